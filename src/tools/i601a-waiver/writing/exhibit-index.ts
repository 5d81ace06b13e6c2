import type { CaseMap } from '#domain/case-map/case-map.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { capitalized, listInWords } from '#domain/prose/words.ts'
import { isNotesOfCounsel } from '#domain/case-map/making/notes-of-counsel.ts'
import { escapeText, gap } from '#domain/section-content/write.ts'
import { suggestExhibits } from '../case/evidence.ts'
import type { WaiverCase } from '../case.ts'

/**
 * The exhibits that are there: the client's documents by their letters, then what the attorney ticked as enclosed. What is
 * still to be supplied stands on the list beside the draft, never in a filed index.
 */
export function writeExhibitIndex(waiver: WaiverCase, map: CaseMap): string {
  const documents = map.exhibits.map(({ letter, title, pages }) => ({
    letter,
    title: titleInIndex(title),
    pages: pages === undefined ? '' : String(pages),
  }))
  const enclosed = suggestExhibits(waiver).flatMap(({ items }) =>
    items.filter(({ isEnclosed }) => isEnclosed).map(({ text }) => text),
  )
  const rows = [
    ...documents,
    ...enclosed.map((title, index) => ({ letter: letterAt(documents.length + index), title, pages: '' })),
  ].map(
    ({ letter, title, pages }) =>
      `<tr><td>${escapeText(letter)}</td><td>${escapeText(curlyQuotes(title))}</td><td>${pages}</td></tr>`,
  )
  if (rows.length === 0)
    return `<p>${gap('exhibits: choose the documents of the client, or tick what is enclosed; what is still wanted stands beside the draft')}</p>`
  const notes = map.exhibits.filter(isNotesOfCounsel).map(({ letter }) => `Ex. ${letter}`)
  const open =
    notes.length === 0
      ? ''
      : `<p>${gap(`${listInWords(notes)}: notes of an interview are work product and no exhibit; put a signed declaration in their place before filing`)}</p>`
  return `${open}<table><tr><th>Exhibit</th><th>Document</th><th>Pages</th></tr>${rows.join('')}</table>`
}

/** `budget oct 2026.xlsx`, `Psychological Evaluation - FINAL`: the name of a file as the title of an exhibit. */
const titleInIndex = (title: string): string =>
  capitalized(
    title
      .trim()
      .replace(/\.(?:docx?|pdf|xlsx?|csv|txt|rtf|jpe?g|png)$/iu, '')
      .replaceAll('_', ' ')
      .replace(/[ ,–-]{1,3}(?:final|signed|scan(?:ned)?|copy|v\d{1,2}|clean)(?: \d{1,2})?$/iu, '')
      .trim(),
  )

function letterAt(index: number): string {
  return String.fromCodePoint(65 + (index % 26)).repeat(1 + Math.floor(index / 26))
}
