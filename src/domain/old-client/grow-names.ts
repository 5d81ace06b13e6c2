import { foldWord } from '#domain/language/fold.ts'
import { givenNames } from '#domain/language/given-names.data.ts'
import type { FoundMark, TemplateLine } from '#domain/template-sections/old-case.ts'
import type { IsProtected } from './name-words.ts'

/**
 * A name that only the company of other words gave away in one sentence is a name wherever it stands; a given name is
 * somebody's.
 */
export function growNames(raw: Map<TemplateLine, readonly FoundMark[]>, isProtected: IsProtected): void {
  const names = new Set(
    [...raw].flatMap(([{ text }, marks]) =>
      marks.flatMap(({ slot, start, end }) => (slot === 'name' ? [foldWord(text.slice(start, end))] : [])),
    ),
  )
  if (names.size === 0) return
  for (const [line, marks] of raw) {
    const grown = marks.map((mark): FoundMark => {
      const word = line.text.slice(mark.start, mark.end)
      return mark.slot === 'name' && givenNames.has(foldWord(word)) ? { ...mark, slot: 'person', person: word } : mark
    })
    const found = [...line.text.matchAll(capital)].flatMap(({ 0: written, index }): FoundMark[] => {
      const word = written.replace(/[’']s$/u, '')
      const end = index + word.length
      const isFree = marks.every((mark) => end <= mark.start || mark.end <= index) && !isProtected(line, index, end)
      if (!isFree || !names.has(foldWord(word))) return []
      return [
        {
          start: index,
          end,
          ...(givenNames.has(foldWord(word)) ? { slot: 'person', person: word } : { slot: 'name' }),
        },
      ]
    })
    raw.set(
      line,
      [...grown, ...found].toSorted((a, b) => a.start - b.start),
    )
  }
}

/** `Gale Immigration Associates`, of which only the name was known: the body is named by all of it. Changes `raw`. */
export function growBodies(raw: Map<TemplateLine, readonly FoundMark[]>, isProtected: IsProtected): void {
  for (const [line, marks] of raw) {
    const grown = marks.map((mark): FoundMark => {
      const rest = named.has(mark.slot) ? restOfBody.exec(line.text.slice(mark.end))?.[0] : undefined
      if (rest === undefined || isProtected(line, mark.end, mark.end + rest.length)) return mark
      const end = mark.end + rest.length
      return marks.some((one) => one !== mark && one.start < end && mark.end <= one.start)
        ? mark
        : { start: mark.start, end, slot: 'organization' }
    })
    raw.set(line, grown)
  }
}
const named = new Set<FoundMark['slot']>(['person', 'name', 'witness'])
const restOfBody =
  /^(?: (?:& |and )?\p{Lu}[\p{L}’'-]+){0,2} (?:Associates|Law (?:Group|Firm|Offices?|Center)|Immigration Services|LLP|PLLC|LLC|P\.?C\.?|Inc\.?|Corp\.?|Group|Partners|Services)(?![\p{L}.])/u

const capital = /(?<![\p{L}\p{M}’'-])\p{Lu}[\p{L}\p{M}’'-]+/gu
