import Foundation

func hex(_ color: TokenColor.Components) -> String {
  [color.red, color.green, color.blue, color.opacity].map { component in
    let digits = String(Int((component * 255).rounded()), radix: 16)
    return digits.count < 2 ? "0" + digits : digits
  }.joined()
}

let brand = Theme.colors.background.brand
print("brand \(hex(brand.light)) \(hex(brand.dark))")
let button = Theme.colors.iconButton.primary.default.background
print("icon button \(hex(button.light)) \(hex(button.dark))")
print("spacer \(DesignSystem.shared.spacer.md)")
print("headline \(DesignSystem.shared.typography.headline.family.name)")
