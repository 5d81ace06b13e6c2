import { escapeText } from '#domain/section-content/write.ts'

/** The section with its first gap of this label filled in by the attorney's words. */
export function fillGap(html: string, label: string, words: string): string {
  const opening = `<mark data-gap="${escapeText(label)}">`
  const start = html.indexOf(opening)
  const end = start === -1 ? -1 : html.indexOf('</mark>', start)
  if (end === -1) return html
  return html.slice(0, start) + escapeText(words) + html.slice(end + '</mark>'.length)
}
