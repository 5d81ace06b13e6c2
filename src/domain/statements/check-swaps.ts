import { readNumber } from '#domain/language/numbers.ts'
import { contentWords, stem } from '#domain/language/words.ts'
import { placeOf } from '#domain/provenance/passage.ts'
import type { StatementItem, ToldPassage } from './told-passage.ts'
import type { EvidenceIndex, EvidenceSentence } from './evidence.ts'
import { countNegations } from './polarity.ts'

/** Things of one kind of which a sentence names one: another one in nearly the same sentence on file is a slip. */
const kinds: readonly (readonly [string, RegExp])[] = [
  [
    'part of the body',
    /(?<!\p{L})(legs?|arms?|head|face|back|chest|hands?|foot|feet|fingers?|toes?|ears?|eyes?|nose|shoulder|knees?|stomach|neck|teeth|tooth|ribs?|wrists?)(?!\p{L})/giu,
  ],
  ['period', /(?<=\d )(?:\p{L}+ )?((?:a|per|each|every) (?:week|month|year|day|hour))(?!\p{L})/giu],
  [
    'relative',
    /(?<=(?<!\p{L})(?:my|his|her|their|our) )(mother|father|brother|sister|son|daughter|uncle|aunt|cousin|wife|husband|grandmother|grandfather)(?![\p{L}-])/giu,
  ],
  ['side', /(?<!\p{L})(left|right)(?= (?:leg|arm|hand|foot|ear|eye|knee|shoulder|side))/giu],
  [
    'unit of time',
    /(?<=(?<!\p{L})(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen) )(days|weeks|months|years|hours)(?!\p{L})/giu,
  ],
  [
    'who did it',
    /(?<!\p{L})(police(?:men|man)?|officers?|soldiers?|gang(?: members?)?|gangsters?|neighbou?rs?|rebels?|militia(?:men)?|guards?)(?!\p{L})/giu,
  ],
  [
    'outcome',
    /(?<!\p{L})(approved|granted|denied|refused|rejected|dismissed|sustained|withdrew|withdrawn|appealed|released|convicted|acquitted|revoked|pending)(?!\p{L})/giu,
  ],
]

/** `Neighbours` are neighbors, and `withdrawn` is no other outcome than `withdrew`. */
const plain = (text: string) => text.toLowerCase().replaceAll('our', 'or').replaceAll('withdrawn', 'withdrew')

const daysIn: Readonly<Record<string, number>> = { hours: 1 / 24, days: 1, weeks: 7, months: 30.44, years: 365.25 }
const span = /(?<![\p{L}\p{N}])(\p{L}{1,16}|\d{1,6}) (days|weeks|months|years|hours)(?!\p{L})/giu

/** `Two months` where the file has 61 days: the same time in another unit. */
function isSameSpan(match: RegExpExecArray, text: string, alike: readonly EvidenceSentence[]): boolean {
  const [, number = ''] =
    /(?<![\p{L}\d])(\p{L}{1,16}|\d{1,6}) $/u.exec(text.slice(Math.max(0, match.index - 20), match.index)) ?? []
  const step = daysIn[(match[1] ?? '').toLowerCase()] ?? 0
  const days = (readNumber(number) ?? 0) * step
  return alike.some((from) =>
    [...from.text.matchAll(span)].some(
      ([, count = '', unit = '']) =>
        Math.abs((readNumber(count) ?? 0) * (daysIn[unit.toLowerCase()] ?? 0) - days) <= Math.max(step * 0.1, 0.01),
    ),
  )
}

const roughly =
  /(?<!\p{L})(?:about|nearly|almost|more than|less than|over|under|roughly|approximately|some|around) (?:\p{L}+|\d+) $/iu

/** `More than three weeks` for 23 days is the writer's own sum. */
const isOwnSum = (match: RegExpExecArray, text: string, alike: readonly EvidenceSentence[]) =>
  roughly.test(text.slice(0, match.index)) || isSameSpan(match, text, alike)

/** Of these a sentence names one with its verb; fewer words must agree. */
const loose = new Set(['part of the body', 'period', 'side'])

/** Nearly a sentence of the file, with one thing exchanged, or with the opposite said. */
export function checkSwaps({ passage, evidence, sentences }: ToldPassage): StatementItem[] {
  return sentences.flatMap((sentence): StatementItem[] => {
    const words = contentWords(sentence.text)
    if (words.size < 2) return []
    let found: readonly Near[] | undefined
    const near = () => (found ??= nearest(words, evidence))
    const flag = (
      start: number,
      written: string,
      other: string,
      from: EvidenceSentence,
      message: string,
    ): StatementItem => ({
      ...placeOf(passage, { start: sentence.start + start, end: sentence.start + start + written.length }),
      text: written,
      state: 'conflict',
      flag: 'Conflict',
      severity: 'red',
      message,
      source: {
        id: from.from.source.id,
        title: from.from.source.title,
        start: Math.max(0, from.start),
        end: from.end,
        text: from.from.source.text.slice(Math.max(0, from.start), from.end),
      },
    })
    for (const [kind, pattern] of kinds)
      for (const match of sentence.text.matchAll(pattern)) {
        const written = (match[1] ?? '').toLowerCase()
        if (sharing(words, evidence).some((from) => plain(from.text).includes(plain(written)))) continue
        const alike = loose.has(kind)
          ? alikeBut(written, words, evidence, kind === 'side' ? 0.5 : 0.66)
          : near().map(({ from }) => from)
        const other = alike
          .flatMap((from) => [...from.text.matchAll(pattern)].map((found) => ({ from, word: found[1] ?? '' })))
          .find(({ word }) => word !== '' && !plain(sentence.text).includes(plain(word)))
        if (kind === 'unit of time' && isOwnSum(match, sentence.text, alike)) continue
        if (other)
          return [
            flag(
              match.index + match[0].indexOf(match[1] ?? ''),
              match[1] ?? '',
              other.word,
              other.from,
              `The draft says “${match[1]}”; the file says “${other.word}” (${other.from.from.source.title}): check the ${kind}.`,
            ),
          ]
      }
    if (!canBeOpposite(words, sentence.text)) return []
    return opposite(words, sentence.text, near()).map(({ from }) =>
      flag(0, sentence.text, '', from, `The file says the opposite: “${from.text}” (${from.from.source.title}).`),
    )
  })
}

/** A sentence of one clause and few words. */
const canBeOpposite = (words: ReadonlySet<string>, text: string) =>
  words.size <= 9 && !/[,;:]| and | but | nor |^nor |nothing else|first time|before/i.test(text)

/** The same words with and without a negation, in a sentence of one clause. */
function opposite(words: ReadonlySet<string>, text: string, near: readonly Near[]): Near[] {
  if (near.some(({ from, share }) => share >= 0.75 && !differsInPolarity(text, from.text))) return []
  return near
    .filter(
      ({ from, share }) =>
        share >= (words.size <= 2 ? 1 : 0.75) &&
        from.words.size <= words.size * 2 + 2 &&
        differsInPolarity(text, clausesWith(words, from)),
    )
    .slice(0, 1)
}

/** The clauses of a sentence on file that share a word with these, without the question before an answer. */
function clausesWith(words: ReadonlySet<string>, { text, start }: EvidenceSentence): string {
  const own = start < 0 ? text.slice(-start) : text
  const clauses = own.split(/[,;:] | and | but /)
  return clauses.filter((clause) => [...contentWords(clause)].some((word) => words.has(word))).join(' ')
}

/** Every sentence on file that has two words with this one in common. */
function sharing(words: ReadonlySet<string>, { byWord }: EvidenceIndex): EvidenceSentence[] {
  const seen = new Set<EvidenceSentence>()
  const twice = new Set<EvidenceSentence>()
  for (const word of words)
    for (const from of byWord.get(word) ?? []) {
      if (seen.has(from)) twice.add(from)
      seen.add(from)
    }
  return [...twice]
}

/** Sentences on file that have two thirds of the words of this one, the exchanged word aside. */
function alikeBut(
  written: string,
  words: ReadonlySet<string>,
  { byWord }: EvidenceIndex,
  share: number,
): EvidenceSentence[] {
  const own = contentWords(written)
  const rest = [...words].filter((word) => !own.has(word))
  const counts = new Map<EvidenceSentence, number>()
  for (const word of rest) for (const from of byWord.get(word) ?? []) counts.set(from, (counts.get(from) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= 2 && count >= rest.length * share).map(([from]) => from)
}

type Near = { readonly from: EvidenceSentence; readonly share: number }

function nearest(words: ReadonlySet<string>, { byWord }: EvidenceIndex): Near[] {
  const least = Math.min(3, words.size)
  const counts = new Map<EvidenceSentence, number>()
  for (const word of words) for (const from of byWord.get(word) ?? []) counts.set(from, (counts.get(from) ?? 0) + 1)
  return [...counts]
    .filter(([from, count]) => count >= least && count / Math.min(words.size, from.words.size) >= 0.6)
    .map(([from, count]) => ({ from, share: count / words.size }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, 5)
}

/** True when one of two sentences denies something and the other does not; what both are without, they agree on. */
export function differsInPolarity(one: string, other: string): boolean {
  const both = new Set(lacksOf(one).filter((thing) => lacksOf(other).includes(thing)))
  const rest = (text: string) =>
    both.size === 0
      ? text
      : text.replaceAll(lacking, (written, thing: string) => (both.has(stem(thing)) ? ' ' : written))
  return countNegations(rest(one)) > 0 !== countNegations(rest(other)) > 0
}

/** `Gives no warning` and `without warning` say the same. */
const lacking = /(?<!\p{L})(?:no|without(?: an?| any)?) (\p{Ll}{3,30})/gu
const lacksOf = (text: string) => [...text.matchAll(lacking)].map(([, thing = '']) => stem(thing))
