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

const capital = /(?<![\p{L}\p{M}’'-])\p{Lu}[\p{L}\p{M}’'-]+/gu
