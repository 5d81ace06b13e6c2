import { editDistance } from '#domain/language/edit-distance.ts'
import { foldWord } from '#domain/language/fold.ts'
import type { FoundMark } from './find-marks.ts'
import { months } from './lexicon.data.ts'
import type { FoundPerson } from './people.ts'

const titleBefore =
  /$(?<=((?:\b(?:Mr|Ms|Mrs|Miss|Mx|Sr|Sra|Srta|Dr|Prof|Hon|Rev)\.? |\b(?:Judge|Don|Doña|Señora?|Doctor|Pastor) |\/s\/ ?)+))/u
const monthWord = new RegExp(`^(?:${months})$`, 'i')

type Word = { readonly start: number; readonly end: number; readonly folded: string; readonly written: string }

/** Every place of a line where one of these people is named, in any form and order. */
export function findSightings(text: string, people: readonly FoundPerson[]): FoundMark[] {
  const words = [...text.matchAll(/\p{Lu}[\p{L}\p{M}’'-]*\.?/gu)].map(({ 0: written, index }): Word => {
    const bare = written.replace(/[’']s?$/u, '').replace(/\.$/, '')
    return { start: index, end: index + bare.length, folded: foldWord(bare), written: bare }
  })
  const isNamed = ({ folded }: Word) => people.some((person) => names(person, folded))
  const marks: FoundMark[] = []
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at]
    if (!first || !isNamed(first) || isMonth(text, first)) continue
    const last = endOfRun(text, words, at, isNamed)
    const run = words.slice(at, last + 1)
    const [person] = people.toSorted((a, b) => shared(b, run) - shared(a, run))
    const lead = leadOf(text, first.start)
    if (person)
      marks.push({
        start: first.start - lead,
        end: run.at(-1)?.end ?? first.end,
        slot: person.role,
        person: person.name,
      })
    at = last
  }
  return marks
}

const joint = /^(?:\.? |, |-|(?:,? (?:de|del|de la|la|los|da|do|dos|van|von|bin|al|el|y|e) ))$/u

/** The last word that belongs to the same name; an initial belongs where more of the name or its end follows. */
function endOfRun(text: string, words: readonly Word[], at: number, isNamed: (word: Word) => boolean): number {
  let last = at
  for (let next = at + 1; next < words.length; next += 1) {
    const [before, word] = [words[next - 1], words[next]]
    if (!before || !word || !joint.test(text.slice(before.end, word.start))) break
    const isInitial = word.written.length === 1 && /^\.? ?(?:\p{Lu}|[,.’'])/u.test(text.slice(word.end))
    if (!isInitial && !isNamed(word)) break
    last = next
  }
  const isLooseInitial = (index: number) =>
    words[index]?.written.length === 1 && text.slice(words[index - 1]?.end ?? 0, words[index]?.start).includes(',')
  while (last > at && isLooseInitial(last)) last -= 1
  return last
}

function shared(person: FoundPerson, run: readonly Word[]): number {
  return run.filter(({ folded }) => names(person, folded)).length
}

/** How long the initials and titles before a name are. */
function leadOf(text: string, start: number): number {
  const initials = /(?:(?<![\p{L}])\p{Lu}\.? ){1,2}$/u.exec(text.slice(0, start))?.[0].length ?? 0
  return initials + (titleBefore.exec(text.slice(0, start - initials))?.[1]?.length ?? 0)
}

function isMonth(text: string, { start, end, written }: { start: number; end: number; written: string }): boolean {
  return (
    monthWord.test(written) &&
    (/\b(?:in|since|on|by|until|of|from|to) $/iu.test(text.slice(0, start)) || /^ \d/.test(text.slice(end)))
  )
}

function names({ words }: FoundPerson, folded: string): boolean {
  if (words.has(folded)) return true
  if (folded.length >= 7 && folded.endsWith('s') && words.has(folded.slice(0, -1))) return true
  return (
    folded.length >= 6 &&
    [...words].some((word) => word.length >= 6 && word[0] === folded[0] && editDistance(word, folded, 1) <= 1)
  )
}
