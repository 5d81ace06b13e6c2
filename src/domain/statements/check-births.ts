import { citiesOf } from '#domain/language/cities.data.ts'
import { foldToWords } from '#domain/language/fold.ts'
import { placeOf } from '#domain/provenance/passage.ts'
import { countries } from '#law/countries.data.ts'
import type { EvidenceIndex, EvidenceSentence } from './evidence.ts'
import { canBeSame } from './whom-pronouns-mean.ts'
import type { ReadSentence } from './read-statements.ts'
import type { StatementItem, ToldPassage } from './told-passage.ts'

const born =
  /(?<!\p{L})born (?:and (?:raised|grew up) )?(?:(?:on|at) [^.;]{2,40}? )?in (?:the )?(?:(?:city|town|village|state|province) of )?(\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}’'-]+){0,2})/gu
const inRecord = /(?:country|city|place|town) of birth: (\p{Lu}[^\n,;]{1,40})/iu
const countryNames: ReadonlySet<string> = new Set(countries.map(({ name }) => foldToWords(name)))

type Birth = { readonly ids: readonly string[]; readonly place: string; readonly sentence: EvidenceSentence }
const kept = new WeakMap<EvidenceIndex, readonly Birth[]>()

/** Where the file has whom born: lines of the record and sentences, each with the person before the word. */
function birthsOf(evidence: EvidenceIndex): readonly Birth[] {
  const known = kept.get(evidence)
  if (known) return known
  const found = evidence.sentences.flatMap((sentence): Birth[] => {
    const line = inRecord.exec(sentence.text)?.[1]
    if (line !== undefined) return [{ ids: sentence.mentions[0]?.ids ?? [], place: foldToWords(line), sentence }]
    return [...sentence.text.matchAll(born)].map((match) => ({
      ids: whoBefore(sentence, match.index),
      place: foldToWords(match[1] ?? ''),
      sentence,
    }))
  })
  kept.set(evidence, found)
  return found
}

const whoBefore = ({ mentions }: ReadSentence, at: number) => mentions.findLast(({ end }) => end <= at + 1)?.ids ?? []

/** `Kevin was born in Memphis` where the file has only his sister born there; a country that is not the one on record. */
export function checkBirths({ passage, evidence, sentences }: ToldPassage): StatementItem[] {
  return sentences.flatMap((sentence) =>
    [...sentence.text.matchAll(born)].flatMap((match): StatementItem[] => {
      const [ids, place] = [whoBefore(sentence, match.index), foldToWords(match[1] ?? '')]
      const found = isOfAll(sentence, match.index)
        ? bornElsewhere(ids, place, evidence)
        : judgeBirth({ ids, place, written: match[1] ?? '', sentence, at: match.index }, evidence)
      return found ? [toItem({ passage, sentence, match }, found)] : []
    }),
  )
}

type Judged = { readonly by: Birth; readonly isOtherPlace: boolean }

const isOfAll = ({ mentions }: ReadSentence, at: number) =>
  /^(?:all|both) /i.test(mentions.findLast(({ end }) => end <= at + 1)?.text ?? '')

/** One of them was born somewhere else, in a country or a city of another one. */
function bornElsewhere(ids: readonly string[], place: string, evidence: EvidenceIndex): Judged | undefined {
  const cities = citiesOf(place)
  const by = birthsOf(evidence).find(
    (birth) =>
      birth.ids.length === 1 &&
      birth.ids.every((id) => ids.includes(id)) &&
      birth.place !== place &&
      cities?.has(birth.place.split(' ').at(-1) ?? '') !== true &&
      !foldToWords(birth.sentence.text).includes(place),
  )
  return by && { by, isOtherPlace: true }
}

type Claimed = {
  readonly ids: readonly string[]
  readonly place: string
  readonly written: string
  readonly sentence: ReadSentence
  readonly at: number
}

function judgeBirth({ ids, place, written, sentence, at }: Claimed, evidence: EvidenceIndex): Judged | undefined {
  if (ids.length !== 1) return undefined
  const births = birthsOf(evidence)
  const own = births.filter((birth) => birth.ids.length > 0 && canBeSame(birth.ids, ids))
  if (own.some((birth) => birth.place === place || birth.sentence.text.includes(written))) return undefined
  // Who crossed into Greece need not have been born there, where the record has the country of birth.
  const isOnRecord = countryNames.has(place) && own.some((birth) => countryNames.has(birth.place))
  const isNamedWith = ({ text, mentions }: ReadSentence) =>
    text.includes(written) &&
    (!isOnRecord || ofBirth.test(text)) &&
    mentions.some((mention) => mention.ids.length > 0 && canBeSame(mention.ids, ids))
  if (sentence.text.slice(0, at).endsWith(' both ') || evidence.sentences.some(isNamedWith)) return undefined
  const ofOther = births.find((birth) => birth.place === place && birth.ids.length > 0 && !canBeSame(birth.ids, ids))
  const otherCountry = countryNames.has(place) ? own.find((birth) => countryNames.has(birth.place)) : undefined
  const by = otherCountry ?? ofOther
  return by && { by, isOtherPlace: otherCountry !== undefined }
}

const ofBirth = /(?<!\p{L})(?:born|birth|native|from|raised|grew up|nationality)(?!\p{L})/iu

type Where = Pick<ToldPassage, 'passage'> & { readonly sentence: ReadSentence; readonly match: RegExpExecArray }

function toItem({ passage, sentence, match }: Where, { by, isOtherPlace }: Judged): StatementItem {
  const range = { start: sentence.start + match.index, end: sentence.start + match.index + match[0].length }
  const { from, start, end, text } = by.sentence
  const shown = `“${text.replace(/[.;]$/, '')}” (${from.source.title})`
  return {
    ...placeOf(passage, range),
    text: match[0],
    state: 'conflict',
    flag: 'Conflict',
    severity: isOtherPlace ? 'red' : 'amber',
    message: isOtherPlace
      ? `The draft gives another place of birth than the file: ${shown}.`
      : `The file has somebody else born there: ${shown}.`,
    source: {
      id: from.source.id,
      title: from.source.title,
      start: Math.max(0, start),
      end,
      text: from.source.text.slice(Math.max(0, start), end),
    },
  }
}
