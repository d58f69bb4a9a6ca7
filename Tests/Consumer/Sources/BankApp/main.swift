import BackbaseDesignSystem

Theme.switchTo("premium")
print(DesignSystem.Images.logo)
print("brand \(BankTheme.colors.background.brand.light.red * 255)")
print("premium brand \(BankTheme(.premium).colors.background.brand.light.red * 255)")
print("radius \(BankTheme.cornerRadius.medium)")
