import { capitalized } from '#domain/prose/words.ts'
import { escapeText } from '#domain/section-content/write.ts'
import type { Line } from './quotations-joined.ts'

/** Lines that rest on the same place share one cite, after the last of them. */
export function lineOf({ markup: text, exhibits }: Line, next: readonly string[]): string {
  if (exhibits.length === 0) return text
  const goesOn = exhibits.length === next.length && exhibits.every((token, index) => token === next[index])
  return goesOn ? text : `${text} ${exhibits.join('; ')}.`
}

/** Plain text as markup; the first letter a capital. */
export function markup(text: string): string {
  // A stop that stands within the marks stands once.
  return escapeText(capitalized(text).replaceAll(/(?<=[.?!][’”]{1,2})\.(?=\s|$)/gu, '')).replaceAll('&quot;', '”')
}

/** A paragraph of lines, with a bold lead where it has one. */
export function paragraphOf(lines: readonly Line[], runIn: string): string {
  const body = lines.map((line, index) => lineOf(line, lines[index + 1]?.exhibits ?? [])).join(' ')
  const lead = runIn === '' ? '' : `<strong>${markup(runIn)}.</strong> `
  return `<p>${lead}${body}</p>`
}
