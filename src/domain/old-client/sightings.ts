import type { FoundMark } from '#domain/template-sections/old-case.ts'
import { isUnknownWord } from '#domain/language/dictionary.ts'
import { editDistance } from '#domain/language/edit-distance.ts'
import { foldText, foldWord } from '#domain/language/fold.ts'
import { months } from './lexicon.data.ts'
import { particle, rank, title } from './name-words.ts'
import type { FoundPerson } from './people.ts'
import { standsAlone } from './weak-names.ts'

const titleBefore = new RegExp(
  String.raw`$(?<=((?:(?<![\p{L}])(?:${title}|${rank}|DR|MR|MS|MRS|HON)\.? |\/?\bs\/ ?){1,4}))`,
  'u',
)
const monthWord = new RegExp(`^(?:${months})$`, 'i')

type Word = { readonly start: number; readonly end: number; readonly folded: string; readonly written: string }

/** Every place of a line where one of these people is named, in any form and order. */
export function findSightings(text: string, people: readonly FoundPerson[]): FoundMark[] {
  const words = [...text.matchAll(/\p{Lu}[\p{L}\p{M}’'-]*\.?/gu)].map(({ 0: written, index }): Word => {
    const bare = written.replace(/[’']s?$/u, '').replace(/\.$/, '')
    return { start: index, end: index + bare.length, folded: foldWord(bare), written: bare }
  })
  const isStrong = ({ folded }: Word) => people.some((person) => names(person, folded))
  const isWeak = ({ folded }: Word) => people.some(({ weak }) => weak?.has(folded))
  const isNamed = (word: Word) => isStrong(word) || isWeak(word)
  const marks: FoundMark[] = []
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at]
    if (!first || !isNamed(first) || isMonth(text, first, words[at + 1], isNamed)) continue
    const last = endOfRun(text, words, at, isNamed)
    const run = words.slice(at, last + 1)
    if (!run.some(isStrong) && !isWeakRun(text, run, people)) continue
    const [person] = people.toSorted((a, b) => shared(b, run) - shared(a, run))
    const small = particleLead(text, first, people)
    const titles = small + leadOf(text, first.start - small)
    const lead = titles + postLead(person?.role, text.slice(0, first.start - titles))
    if (person)
      marks.push({
        start: first.start - lead,
        end: (run.at(-1)?.end ?? first.end) + (person.role === 'doctor' ? degreeAfter(text, run.at(-1)?.end ?? 0) : 0),
        slot: person.role,
        person: person.name,
      })
    at = last
  }
  return [...marks, ...initials(text, people), ...spanishJudges(text, people), ...smallNames(text, people)]
}

/** `tesfay haile`, typed without capitals: words of a name that no dictionary has. */
function smallNames(text: string, people: readonly FoundPerson[]): FoundMark[] {
  return [
    ...text.matchAll(
      /(?<![\p{L}\p{M}’'@._-])\p{Ll}[\p{L}\p{M}]{3,30}(?: \p{Ll}[\p{L}\p{M}]{3,30}){0,3}(?![\p{L}\p{M}@_-])/gu,
    ),
  ].flatMap(({ 0: written, index }) => {
    const marks: FoundMark[] = []
    for (const { 0: word, index: at } of written.matchAll(/\S+/g)) {
      const person =
        isUnknownWord(foldWord(word)) &&
        people.find(({ words, weak }) => words.has(foldWord(word)) || weak?.has(foldWord(word)))
      const before = marks.at(-1)
      if (!person) continue
      if (before && before.person === person.name && before.end === index + at - 1)
        marks[marks.length - 1] = { ...before, end: index + at + word.length }
      else marks.push({ start: index + at, end: index + at + word.length, slot: person.role, person: person.name })
    }
    return marks
  })
}

/** `E.G.` for Ephraim Goldwater, where somebody signs for counsel, and for a child whom its caption does not name. */
function initials(text: string, people: readonly FoundPerson[]): FoundMark[] {
  return people
    .filter(({ role }) => role === 'attorney' || role === 'client')
    .flatMap(({ name, role }): FoundMark[] => {
      const letters = name.split(' ').flatMap((word) => word.match(/^\p{Lu}/u) ?? [])
      const short = letters.map((letter) => `${letter}.`).join('')
      const whole = letters.length < (role === 'client' ? 3 : 2) ? -1 : text.indexOf(short)
      // A child of several family names is called by the first three letters too.
      const part = short.slice(0, 6)
      const isPart = whole === -1 && role === 'client' && letters.length > 3
      const at = isPart ? text.indexOf(part) : whole
      return at === -1 || /[\p{L}.]/u.test((text[at - 1] ?? ' ') + (text[at + (isPart ? part : short).length] ?? ' '))
        ? []
        : [{ start: at, end: at + (isPart ? part : short).length, slot: role, person: name }]
    })
}

/** How long the degrees after a name are: `, Psy.D.` */
function degreeAfter(text: string, at: number): number {
  return (
    /^,? (?:M\.?D|Ph\.?D|Psy\.?D|L\.?C\.?S\.?W|R\.?N|LMFT|LMSW|LPC)(?!\p{L})\.?/u.exec(text.slice(at))?.[0].length ?? 0
  )
}

const joint = new RegExp(String.raw`^(?:\.? [“"(]?|[”")] |, |-|,? ${particle} | (?:al|el|ibn|bin|abu|as|ash)-)$`, 'u')

const endsReversed = /^\.(?: ?\p{Lu}\.)?(?=\W*$|[,;)])/u

/** The last word that belongs to the same name; an initial belongs where more of the name or its end follows. */
function endOfRun(text: string, words: readonly Word[], at: number, isNamed: (word: Word) => boolean): number {
  let last = at
  for (let next = at + 1; next < words.length; next += 1) {
    const [before, word] = [words[next - 1], words[next]]
    if (!before || !word || !joint.test(text.slice(before.end, word.start))) break
    const isInitial = word.written.length === 1 && /^\.? ?(?:\p{Lu}|[,.’'])/u.test(text.slice(word.end))
    const following = words[next + 1]
    const isSmall =
      capitalParticle.test(word.written) &&
      following !== undefined &&
      /^\.? $/.test(text.slice(word.end, following.start))
    if (!isInitial && !isSmall && !isNamed(word)) break
    if (!isSmall) last = next
  }
  return withoutLooseInitials(text, words, at, last)
}

/** `Example Ruiz, B.` ends before the comma, but where the name is written the other way round: `Example, Y.` */
function withoutLooseInitials(text: string, words: readonly Word[], at: number, end: number): number {
  let last = end
  const isLooseInitial = (index: number) =>
    words[index]?.written.length === 1 && text.slice(words[index - 1]?.end ?? 0, words[index]?.start).includes(',')
  const isReversed = last === at + 1 && isLooseInitial(last) && endsReversed.test(text.slice(words[last]?.end ?? 0))
  while (!isReversed && last > at && isLooseInitial(last)) last -= 1
  return last
}

/** `la jueza`, or `the`, of `the Honorable`, before the name. */
const judgeLead = (before: string): number =>
  /(?<!\p{L})(?:(?:el|la) jueza?|the(?: Honorable)?|Honorable) $/iu.exec(before)?.[0].length ?? 0

/** How long the post before a name is that whoever comes next need not have. */
const postLead = (role: FoundPerson['role'] | undefined, before: string): number =>
  role === 'judge' ? judgeLead(before) : role === 'department-counsel' ? (counselLead.exec(before)?.[0].length ?? 0) : 0
/** Another post than most of the Department's counsel have: who comes next need not have it. */
const counselLead = /(?<!\p{L})(?:Acting |Senior )?(?:Deputy|Associate) Chief Counsel,? $/u

/** `La jueza` alone, where the judge is known: the word says man or woman. */
function spanishJudges(text: string, people: readonly FoundPerson[]): FoundMark[] {
  const judge = people.find(({ role }) => role === 'judge')
  if (!judge) return []
  return [
    ...text.matchAll(
      /(?<!\p{L})(?:[Ll]a jueza|[Ee]l juez(?! (?:puede|podrá|podría|debe|deberá|decide|quiere)(?!\p{L})))(?!\p{L}| \p{Lu})/gu,
    ),
  ].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
    slot: judge.role,
    person: judge.name,
  }))
}

const capitalParticle =
  /^(?:DE|DEL|LA|LAS|LOS|DA|DO|DOS|DAS|VAN|VON|DER|BIN|AL|EL|De|Del|La|Las|Los|Da|Do|Dos|Das|Van|Von|Der|Bin|Al|El|Ste?|STE?)$/

/** How long the small words with capitals are that open a family name: `Mr. De Souza`, `Van der Berg`. */
function particleLead(text: string, { start, end }: Word, people: readonly FoundPerson[]): number {
  const [, small = ''] =
    /(?<![\p{L}’'-])((?:(?:De|Del|Da|Do|Dos|Das|Van|Von|Der|La|Las|Los|El|Al|Bin)[ -]){1,2})$/iu.exec(
      text.slice(0, start),
    ) ?? []
  if (small === '') return 0
  const whole = foldText(text.slice(start - small.length, end))
  return people.some(({ name }) => foldText(name).includes(whole)) ? small.length : 0
}

function shared(person: FoundPerson, run: readonly Word[]): number {
  return run.filter(({ folded }) => names(person, folded) || person.weak?.has(folded)).length
}

/** Words of the language that stand as somebody's name: several of the same person, one after a title, one that acts. */
function isWeakRun(text: string, run: readonly Word[], people: readonly FoundPerson[]): boolean {
  const [first] = run
  if (!first) return false
  if (people.some((person) => shared(person, run) > 1)) return true
  return titleBefore.test(text.slice(0, first.start)) || standsAlone(text, first.start, first.end, first.folded)
}

/** How long the initials and titles before a name are. */
function leadOf(text: string, start: number): number {
  const initials = /(?<![\p{L}.])(?:\p{Lu}(?:\. ?| )){1,3}$/u.exec(text.slice(0, start))?.[0].length ?? 0
  return initials + (titleBefore.exec(text.slice(0, start - initials))?.[1]?.length ?? 0)
}

function isMonth(
  text: string,
  { start, end, written }: Word,
  next: Word | undefined,
  isNamed: (word: Word) => boolean,
): boolean {
  if (!monthWord.test(written)) return false
  if (/^,? \d/.test(text.slice(end))) return true
  const isWithName = next !== undefined && isNamed(next) && text.slice(end, next.start) === ' '
  return (
    !isWithName &&
    /\b(?:in|since|on|by|until|of|from|to|last|next|this|every|each|early|late|mid) $/iu.test(text.slice(0, start))
  )
}

function names({ words }: FoundPerson, folded: string): boolean {
  if (words.has(folded)) return true
  if (folded.length >= 7 && folded.endsWith('s') && words.has(folded.slice(0, -1))) return true
  return (
    folded.length >= 6 &&
    [...words].some(
      (word) =>
        word.length >= 6 && word[0] === folded[0] && !isOfOther(word, folded) && editDistance(word, folded, 1) <= 1,
    )
  )
}

/** `Zdravka` beside `Zdravko`: another vowel at the end names somebody else of the family. */
const isOfOther = (word: string, other: string): boolean =>
  word.length === other.length &&
  word.slice(0, -1) === other.slice(0, -1) &&
  /[aeiou]$/.test(word) &&
  /[aeiou]$/.test(other)
