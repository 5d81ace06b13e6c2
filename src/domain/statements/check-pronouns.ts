import { kinship } from '#domain/language/word-lists.data.ts'
import { placeOf } from '#domain/provenance/passage.ts'
import type { Range } from '#domain/section-content/read.ts'
import type { StatementItem, ToldPassage } from './told-passage.ts'
import { genderOfKin, kinPattern } from '#domain/persons/kin.ts'
import type { EvidenceIndex } from './evidence.ts'
import type { Gender } from './person.ts'
import type { ReadSentence } from './read-statements.ts'

const words = { he: 'a man', she: 'a woman' } as const
const relative = new RegExp(
  String.raw`(?<![\p{L}-])(${kinPattern}),? (?=\p{Lu})|, (?:his|her|their|the) (?:\p{Ll}+ )?(${kinPattern})(?![\p{L}-])`,
  'gu',
)
const titled = /(?<!\p{L})(Mr|Mrs|Ms|Miss)\. /gu

/** Titles, pronouns and words of kinship that do not go with the person on file: `his son Hanna`. */
export function checkPronouns({ passage, evidence, sentences, all }: ToldPassage): StatementItem[] {
  const { persons } = evidence.roster
  const genderOf = (ids: readonly string[]): Gender | undefined => {
    const genders = new Set(ids.map((id) => persons.get(id)?.gender))
    return genders.size === 1 ? [...genders][0] : undefined
  }
  const flag = (sentence: ReadSentence, range: Range, known: Gender): StatementItem => ({
    ...placeOf(passage, { start: sentence.start + range.start, end: sentence.start + range.end }),
    text: sentence.text.slice(range.start, range.end),
    state: 'conflict',
    flag: 'Conflict',
    severity: 'red',
    message: `The draft says “${sentence.text.slice(range.start, range.end).trim()}”; by the file this person is ${words[known]}.`,
  })
  return sentences.flatMap((sentence): StatementItem[] => {
    const { text, mentions } = sentence
    const named = (at: number) => mentions.find(({ start, end, isPronoun }) => !isPronoun && start <= at && at < end)
    const kin = [...text.matchAll(relative)].flatMap((match) => {
      const written = match[1] ?? match[2] ?? ''
      const gender = genderOfKin(written)
      const who =
        match[1] === undefined
          ? mentions.findLast(({ end, isPronoun }) => !isPronoun && end <= match.index)
          : named(match.index + match[0].length)
      const isNear = match[1] !== undefined || (who && who.end === match.index)
      const known = who && isNear ? (genderOf(who.ids) ?? genderByKin(who.ids, evidence.roster.persons)) : undefined
      return gender && known && gender !== known
        ? [flag(sentence, { start: match.index, end: match.index + match[0].length }, known)]
        : []
    })
    const titles = [...text.matchAll(titled)].flatMap((match) => {
      const gender: Gender = match[1] === 'Mr' ? 'he' : 'she'
      const who = named(match.index + match[0].length)
      const known = who && genderOf(who.ids)
      return known && known !== gender
        ? [flag(sentence, { start: match.index, end: match.index + match[0].length - 1 }, known)]
        : []
    })
    return [...kin, ...titles, ...ownPronoun(sentence, all, genderOf(['client']), evidence, flag)]
  })
}

function genderByKin(
  ids: readonly string[],
  persons: ReadonlyMap<string, { readonly kin?: string }>,
): Gender | undefined {
  const kin = persons.get(ids[0] ?? '')?.kin
  return kin !== undefined && kinship.has(kin) ? genderOfKin(kin) : undefined
}

/** An expert or a doctor whose gender no title tells, where an answer says `she`. */
function isProfessional(gender: Gender, { roster, sentences }: EvidenceIndex): boolean {
  const pronoun = gender === 'she' ? /(?<!\p{L})(?:[Ss]he|[Hh]ers?)(?!\p{L})/u : /(?<!\p{L})(?:[Hh]e|[Hh]im)(?!\p{L})/u
  return (
    [...roster.persons.values()].some(({ kin, gender: known }) => kin === 'doctor' && known === undefined) &&
    sentences.some(({ text, from }) => from.source.kind === 'answer' && pronoun.test(text))
  )
}

/** Somebody else of that gender of whom several sentences on file tell, a former lawyer for one. */
const isOftenTold = (gender: Gender, { roster, sentences }: EvidenceIndex) =>
  [...roster.persons.values()].some(
    ({ id, gender: own, kin }) =>
      own === gender &&
      kin === undefined &&
      !/^(?:client|spouse|child-)/.test(id) &&
      sentences.filter(({ mentions }) => mentions[0]?.ids.includes(id) === true).length >= 3,
  )

/** A pronoun that can mean nobody: no person of that gender was named before, and the client is of the other. */
function ownPronoun(
  sentence: ReadSentence,
  all: readonly ReadSentence[],
  client: Gender | undefined,
  evidence: EvidenceIndex,
  flag: (sentence: ReadSentence, range: Range, known: Gender) => StatementItem,
): StatementItem[] {
  if (!client) return []
  const first = /^(?:In \d{4},? |On \p{Lu}\p{L}+ \d+, \d{4},? )?(He|She)(?= )/u.exec(sentence.text)
  const gender = first?.[1]?.toLowerCase() as Gender | undefined
  if (!first || !gender || gender === client) return []
  // `He and Dr. Raghunathan` is somebody beside the client.
  if (/^ and (?=\p{Lu})/u.test(sentence.text.slice(first[0].length))) return []
  const isRelative = [...evidence.roster.persons.values()].some(
    (person) => person.gender === gender && /^(?:spouse|partner|doctor)$/.test(person.kin ?? person.id),
  )
  if (isRelative || isProfessional(gender, evidence) || isOftenTold(gender, evidence)) return []
  const mention = sentence.mentions.find(
    ({ start, isPronoun }) => isPronoun && start >= (first.index ?? 0) && start <= first[0].length,
  )
  const isFirst = all[0]?.start === sentence.start
  return isFirst && mention
    ? [flag(sentence, { start: first[0].length - first[1]!.length, end: first[0].length }, client)]
    : []
}
