/** Text without what XML 1.0 cannot hold (section 2.2): control characters, non-characters, halves of surrogate pairs. */
export function xmlSafe(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are the characters that must go
  return text.toWellFormed().replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
}
