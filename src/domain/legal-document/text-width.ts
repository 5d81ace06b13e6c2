/** Advance widths of Times Roman in thousandths of the size, for the characters from the space to the tilde. */
const widths = [
  250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278, 500, 500, 500, 500, 500, 500, 500,
  500, 500, 500, 278, 278, 564, 564, 564, 444, 921, 722, 667, 667, 722, 611, 556, 722, 722, 333, 389, 722, 611, 889,
  722, 722, 556, 722, 667, 556, 611, 722, 722, 944, 722, 722, 611, 333, 278, 333, 469, 500, 333, 444, 500, 444, 500,
  444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 480,
  200, 480, 541,
]
const otherWidth = 500
const dashWidth = 1000

/** Width of a text in Times Roman, in points. Kerning and bold are left out; it is for estimates. */
export function textWidth(text: string, size: number): number {
  let total = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    total += widths[code - 32] ?? (character === '\u2014' || code > 0x2e80 ? dashWidth : otherWidth)
  }
  return (total * size) / 1000
}

/** Lines that a text fills when it is set in a column, broken at spaces as a word processor does. At least one. */
export function linesFilled(text: string, columnWidth: number, size: number, firstLineIndent = 0): number {
  const space = textWidth(' ', size)
  let lines = 0
  for (const [index, line] of text.split('\n').entries()) {
    lines += 1
    let used = index === 0 ? firstLineIndent : 0
    for (const word of line.split(/[ \t]+/)) {
      const width = textWidth(word, size)
      if (used > 0 && used + width > columnWidth) {
        lines += 1
        used = 0
      }
      lines += Math.max(0, Math.ceil(width / columnWidth) - 1)
      used += width + space
    }
  }
  return lines
}
