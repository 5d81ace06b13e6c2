import { editDistance } from '#domain/language/edit-distance.ts'
import { foldWord } from '#domain/language/fold.ts'
import type { FoundMark } from './find-marks.ts'
import { months } from './lexicon.data.ts'
import type { FoundPerson } from './people.ts'

const titleBefore =
  /(?:\b(?:Mr|Ms|Mrs|Miss|Mx|Sr|Sra|Srta|Dr|Prof|Hon|Rev)\.? |\b(?:Judge|Don|Doña|Señora?|Doctor|Pastor) |\/s\/ ?)+$/u
const monthWord = new RegExp(`^(?:${months})$`, 'i')

/** Every place of a line where one of these people is named, in any form and order. */
export function findSightings(text: string, people: readonly FoundPerson[]): FoundMark[] {
  const words = [...text.matchAll(/\p{Lu}[\p{L}\p{M}’'-]*\.?/gu)].map(({ 0: written, index }) => {
    const bare = written.replace(/[’']s?$/u, '').replace(/\.$/, '')
    return { start: index, end: index + bare.length, folded: foldWord(bare), written: bare }
  })
  const marks: FoundMark[] = []
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at]
    if (!first || !people.some((person) => names(person, first.folded)) || isMonth(text, first)) continue
    let last = at
    let end = first.end
    for (let next = at + 1; next < words.length; next += 1) {
      const word = words[next]
      if (
        !word ||
        !/^(?:\.? |, |-|(?:,? (?:de|del|de la|la|los|da|do|dos|van|von|bin|al|el|y|e) ))$/u.test(
          text.slice(end, word.start),
        )
      )
        break
      const isInitial = word.written.length === 1
      if (isInitial && !/^\.? ?(?:\p{Lu}|[,.’'])/u.test(text.slice(word.end))) break
      if (!isInitial && !people.some((person) => names(person, word.folded))) break
      last = next
      end = word.end
    }
    while (
      last > at &&
      (words[last]?.written.length ?? 0) === 1 &&
      text.slice(words[last - 1]?.end ?? 0, words[last]?.start).includes(',')
    )
      last -= 1
    end = words[last]?.end ?? end
    const run = words.slice(at, last + 1).map(({ folded }) => folded)
    const person = people
      .map((one) => ({ one, score: run.filter((word) => names(one, word)).length }))
      .toSorted((a, b) => b.score - a.score)[0]?.one
    const initials = /(?:(?<![\p{L}])\p{Lu}\.? ){1,2}$/u.exec(text.slice(0, first.start))?.[0] ?? ''
    const lead = titleBefore.exec(text.slice(0, first.start - initials.length))?.[0] ?? ''
    if (person)
      marks.push({ start: first.start - initials.length - lead.length, end, slot: person.role, person: person.name })
    at = last
  }
  return marks
}

function isMonth(text: string, { start, end, written }: { start: number; end: number; written: string }): boolean {
  return (
    monthWord.test(written) &&
    (/\b(?:in|since|on|by|until|of|from|to) $/iu.test(text.slice(0, start)) || /^ \d/.test(text.slice(end)))
  )
}

function names({ words }: FoundPerson, folded: string): boolean {
  if (words.has(folded)) return true
  if (folded.length >= 7 && /s$/.test(folded) && words.has(folded.slice(0, -1))) return true
  return (
    folded.length >= 6 &&
    [...words].some((word) => word.length >= 6 && word[0] === folded[0] && editDistance(word, folded, 1) <= 1)
  )
}
