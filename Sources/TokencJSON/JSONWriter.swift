package import TokencText

/// Writes JSON in the order of the calls: pretty with two-space indent, or compact on one line.
///
/// Members of an object are `key` followed by exactly one value.
///
///     var writer = JSONWriter(isCompact: true)
///     writer.beginObject()
///     writer.key("size")
///     writer.value(16)
///     writer.endObject()
package struct JSONWriter {
  /// The buffer to write to.
  package var output: OutputBuffer
  /// For each open container, whether it already has contents.
  private var hasContent: [Bool] = []
  private var isAfterKey = false
  private let isCompact: Bool
  /// How many additional steps every line is indented.
  private let level: Int

  package init(output: OutputBuffer = OutputBuffer(), isCompact: Bool = false, level: Int = 0) {
    self.output = output
    self.isCompact = isCompact
    self.level = level
  }

  /// Opens an object, as a value.
  package mutating func beginObject() {
    beginValue()
    output.write(UInt8(ascii: "{"))
    hasContent.append(false)
  }

  /// Closes the innermost object.
  package mutating func endObject() {
    end(UInt8(ascii: "}"))
  }

  /// Opens an array, as a value.
  package mutating func beginArray() {
    beginValue()
    output.write(UInt8(ascii: "["))
    hasContent.append(false)
  }

  /// Closes the innermost array.
  package mutating func endArray() {
    end(UInt8(ascii: "]"))
  }

  /// Begins a member of the innermost object.
  package mutating func key(_ name: String) {
    key(Array(name.utf8)[...])
  }

  /// Begins a member whose name is UTF-8 bytes.
  package mutating func key(_ name: ArraySlice<UInt8>) {
    beginItem()
    output.writeJSON(string: name)
    output.write(UInt8(ascii: ":"))
    if !isCompact { output.write(UInt8(ascii: " ")) }
    isAfterKey = true
  }

  /// A string, as a value.
  package mutating func value(_ text: String) {
    beginValue()
    output.writeJSON(string: text)
  }

  /// A string of UTF-8 bytes, as a value.
  package mutating func value(_ text: [UInt8]) {
    beginValue()
    output.writeJSON(string: text)
  }

  /// A whole number, as a value.
  package mutating func value(_ number: Int) {
    beginValue()
    output.write(decimal: number)
  }

  /// Text that is JSON already, as a value.
  package mutating func value(literal text: [UInt8]) {
    beginValue()
    output.write(text)
  }

  /// A value written by a closure, which gets the indentation of its lines.
  package mutating func value(_ write: (inout OutputBuffer, _ level: Int) -> Void) {
    beginValue()
    write(&output, level + hasContent.count)
  }

  private mutating func beginValue() {
    if isAfterKey {
      isAfterKey = false
    } else if !hasContent.isEmpty {
      beginItem()
    }
  }

  private mutating func beginItem() {
    if hasContent[hasContent.count - 1] { output.write(UInt8(ascii: ",")) }
    hasContent[hasContent.count - 1] = true
    newLine()
  }

  private mutating func end(_ bracket: UInt8) {
    if hasContent.removeLast() { newLine() }
    output.write(bracket)
  }

  private mutating func newLine() {
    guard !isCompact else { return }
    output.write(UInt8(ascii: "\n"))
    output.indent(2 * (level + hasContent.count))
  }
}
