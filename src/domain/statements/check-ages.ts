import { ageOn, isIsoDate } from '#domain/dates/calendar.ts'
import { isPersonWord } from '#domain/language/dictionary.ts'
import { readNumber } from '#domain/language/numbers.ts'
import { numberWords } from '#domain/language/word-lists.data.ts'
import { placeOf } from '#domain/provenance/passage.ts'
import type { EvidenceIndex } from './evidence.ts'
import type { StatementItem, ToldPassage } from './told-passage.ts'
import type { Mention } from './mention.ts'
import type { ReadSentence } from './read-statements.ts'

const number = String.raw`(\d{1,3}|(?:${[...numberWords.keys()].join('|')})(?:-(?:one|two|three|four|five|six|seven|eight|nine))?)`
const told = new RegExp(
  String.raw`(?:who|he|she|(?<!\p{L})\p{Lu}\p{L}+) (?:is|are|was|turned) (?:now |then |only |just |already )?${number}(?: years? old| years of age)?(?=[,.;]|$| when| and (?!\p{Ll}+s\b))|(?:aged?|at|at age|at the age of) ${number}(?=[,.;]|$| (?:when|he|she|years))|(?<=\p{Lu}\p{L}{1,40}, )${number}(?=[,.;)])|${number}(?:-year-old|[ -]years?[ -]old(?!er)| years of age)`,
  'giu',
)

/** `Owen, who is seven`: an age belongs to its person, by the birth date or the age on file. */
export function checkAges({ passage, evidence, sentences, filingDate }: ToldPassage): StatementItem[] {
  return sentences.flatMap((sentence) =>
    [...sentence.text.matchAll(told)].flatMap((match): StatementItem[] => {
      const age = readNumber(match.slice(1).find((part) => part !== undefined) ?? '')
      if (age === undefined || age < 1 || age > 110 || isPage(sentence.text, match.index)) return []
      if (isOfThing(sentence, match.index)) return []
      const ids = personOf(sentence, match.index, match[0])
      const born = [...new Set(ids.flatMap((id) => evidence.roster.persons.get(id)?.born ?? []))].filter(isIsoDate)
      if (born.length === 0 || !isIsoDate(filingDate)) return []
      const ages = born.map((day) => ageOn(day, filingDate))
      const isThen = /(?:was|were|turned|then|at|when)\b/i.test(
        match[0] + sentence.text.slice(match.index + match[0].length, match.index + match[0].length + 6),
      )
      const wasSo =
        isThen || /(?<!\p{L})(?:was|were|turned|at) (?:only |just |then )?$/iu.test(sentence.text.slice(0, match.index))
      if (isToldSo(age, ids, evidence)) return []
      const fits = ages.some((now) => (wasSo ? age <= now : age === now || age === now - 1))
      if (fits) return []
      const range = { start: sentence.start + match.index, end: sentence.start + match.index + match[0].length }
      const who = ids.length === 1 ? evidence.roster.persons.get(ids[0] ?? '') : undefined
      return [
        {
          ...placeOf(passage, range),
          text: match[0],
          state: 'conflict',
          flag: 'Conflict',
          severity: 'red',
          message: `The draft gives the age as ${age}; by the date of birth on file${who ? '' : ' of the person named'} it is ${ages.join(' or ')}.`,
        },
      ]
    }),
  )
}

/** `His one conviction is almost twenty years old`: what is that old stands before its verb, and is nobody. */
function isOfThing({ text, mentions }: ReadSentence, at: number): boolean {
  const lead = text.slice(0, at)
  const [, noun = ''] =
    /(?<!\p{L})(\p{Ll}{3,})(?:,[^,]{2,60},)? (?:is|are|was|were) (?:\p{Ll}+ ){0,6}$/u.exec(lead) ?? []
  if (noun === '' || isPersonWord(noun)) return false
  const from = lead.lastIndexOf(noun)
  return !mentions.some(({ start, end, isPronoun }) => !isPronoun && start <= from && from < end)
}

/** `Ex. B at 38`, `Tr. at 31`: a page. */
const isPage = (text: string, at: number): boolean =>
  /(?:Ex(?:h|hibit)?|Tr|Tab|Dec|R|Supp|App)\.?(?:\s\p{Lu}{1,2}(?:-\d{1,2})?)?\s$/u.test(
    text.slice(Math.max(0, at - 14), at),
  )

/** A passage on file gives this person this age: `Elena, who was seven`. */
function isToldSo(age: number, ids: readonly string[], { sentences }: EvidenceIndex): boolean {
  return sentences.some(
    ({ text, mentions, from }) =>
      from.source.kind !== 'record' &&
      mentions.some((mention) => mention.ids.some((id) => ids.includes(id))) &&
      [...text.matchAll(told)].some(
        (match) => readNumber(match.slice(1).find((part) => part !== undefined) ?? '') === age,
      ),
  )
}

/** Whose age: the name in the words themselves, else the person right before them, else the one who follows. */
function personOf({ mentions, text }: ReadSentence, at: number, written: string): readonly string[] {
  const inside = mentions.find(({ start }) => start >= at && start < at + written.length)
  if (inside) return inside.ids
  const before = mentions.findLast(({ end }) => end <= at + 1)
  if (written.includes('-year-old') && /(?<!\p{L})(?:an?|the|any|every) $/iu.test(text.slice(0, at)))
    return personOfChild({ mentions, text }, at, written, before)
  const [, name] = /$(?<=(\p{Lu}[\p{L}’'-]+,? ))/u.exec(text.slice(0, at)) ?? []
  if (name !== undefined && !(before && before.end > at - name.length)) return []
  const apposition =
    before &&
    /^,? ?(?:who |her |his |now |is |was |are |turned |an? |the |mother of |father of |of )*$/i.test(
      text.slice(before.end, at),
    )
  if (before && apposition) return before.ids
  return personBehind({ mentions, text }, at, written) ?? before?.ids ?? []
}

/** `A six-year-old who needs an aide` is nobody's age but that child's. */
function personOfChild(
  sentence: Pick<ReadSentence, 'mentions' | 'text'>,
  at: number,
  written: string,
  before: Mention | undefined,
): readonly string[] {
  const { text } = sentence
  const isNamed = /^ (?:\p{Ll}+ )?(?=\p{Lu})/u.test(text.slice(at + written.length))
  if (isNamed) return personBehind(sentence, at, written) ?? []
  return before && isApposed(text.slice(before.end, at)) ? before.ids : []
}

/** `Owen is a six-year-old`, `Owen, a six-year-old`. */
const isApposed = (between: string) => /^(?:, | is | was )(?:an?|the) $/iu.test(between)

/** The person who follows an age; nobody where the words name a parent, undefined where the person before is meant. */
function personBehind(
  { mentions, text }: Pick<ReadSentence, 'mentions' | 'text'>,
  at: number,
  written: string,
): readonly string[] | undefined {
  const behind = mentions.find(({ start }) => start >= at)
  if (/year-old|years? old/.test(written) && behind && behind.start - at < 45) return behind.ids
  return /mother of|father of|parent of/.test(text) || written.includes('-year-old') ? [] : undefined
}
