const stampAtEnd = /^Ex\. [A-Z-]{1,5}\d{0,3}\s{0,6}\d{1,5}\s{0,6}(?:[\p{Lu}\p{N}-]{1,40}-\d{6})?\s{0,6}$/u

/** The text of a page without the stamp, which is the last that is drawn on it. */
export function withoutStamp(text: string): string {
  const at = text.lastIndexOf('Ex. ')
  return at >= 0 && text.length - at < 120 && stampAtEnd.test(text.slice(at)) ? text.slice(0, at) : text
}
