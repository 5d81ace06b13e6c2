import type { DraftInput } from '#domain/drafting/tool.ts'
import { escapeText } from '#domain/section-content/write.ts'
import { suggestExhibits } from '../evidence.ts'

/** A table of letter and document; what is not ticked as enclosed says so. */
export function writeExhibitIndex(input: DraftInput): string {
  const rows = suggestExhibits(input).map(
    ({ letter, text, isEnclosed }) =>
      `<tr><td>${letter}</td><td>${escapeText(text)}${isEnclosed ? '' : ' (to be supplied)'}</td></tr>`,
  )
  return `<table><tr><th>Exhibit</th><th>Document</th></tr>${rows.join('')}</table>`
}
