import type { CaseFact, CasePassage } from '#domain/case-map/case-map.ts'
import { exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import { daysBetween, type IsoDate, isIsoDate } from '#domain/dates/calendar.ts'
import { documentNoun } from '#domain/prose/document-noun.ts'
import { dateInWords } from './date-in-words.ts'
import { isOfficialTitle } from './kinds-of-paper.ts'
import type { Pen } from './pen.ts'
import { isCountry } from '../map/signs.ts'

/** A day that a paper gives for an arrest or a capture, beside the one that the account gives. */
type Difference = { readonly sentence: string; readonly isOfOffice: boolean; readonly exhibits: readonly string[] }

const taken = /\b(?:arrest\w*|detained|taken|kidnap\w*|abduct\w*|seized|captured|held from)\b/iu
const takesClient =
  /\b(?:arrested|detained|took|taken|kidnap\w*|abduct\w*|seized|put (?:me|him|her|\{applicant\.him\}) in)\b/iu

/** More days apart than this are two events. */
const sameEvent = 15

/**
 * Where a paper dates the day on which the client was taken otherwise than the account does, by a few days: the other side
 * lays them side by side, and so does the brief.
 */
export function daysThatDiffer(pen: Pen): readonly Difference[] {
  const own = pen.map.facts.flatMap((fact) => {
    const day = fact.date?.from ?? ''
    const isOwn = passagesOf(pen.map, fact).some(({ speaker }) => speaker === 'applicant')
    return isOwn && isIsoDate(day) && isBeforeArrival(day, pen) ? [{ fact, day }] : []
  })
  const known = new Set(own.map(({ day }) => day))
  const found = pen.map.facts.flatMap((fact) => {
    const [passage] = passagesOf(pen.map, fact)
    const day = passage === undefined ? undefined : dayIn(fact, passage)
    if (passage === undefined || day === undefined || isCountry(fact)) return []
    if (passage.speaker === 'applicant' || !taken.test(passage.words) || known.has(day)) return []
    const near = own
      .filter((one) => takesClient.test(around(one.fact, pen)) && Math.abs(daysBetween(one.day, day)) <= sameEvent)
      .toSorted((a, b) => Math.abs(daysBetween(a.day, day)) - Math.abs(daysBetween(b.day, day)))[0]
    return near === undefined ? [] : [differenceOf(near, { fact, day, passage }, pen)]
  })
  return found.slice(0, 2)
}

function differenceOf(
  near: { readonly fact: CaseFact; readonly day: IsoDate },
  { day, passage }: { readonly fact: CaseFact; readonly day: IsoDate; readonly passage: CasePassage },
  pen: Pen,
): Difference {
  const noun = documentNoun(pen.map, passage.document)
  return {
    sentence: `The ${noun} gives ${dateInWords(day)} for what the account dates ${dateInWords(near.day)}.`,
    isOfOffice: isOfficialTitle(pen.map.exhibits.find(({ id }) => id === passage.document)?.title ?? ''),
    exhibits: exhibitTokens(pen.map, [passage, ...passagesOf(pen.map, near.fact)]),
  }
}

const isBeforeArrival = (day: string, { frame }: Pen): boolean => day < (frame.timing.lastArrival ?? '9999')

/** The fact and what its paragraph tells next. */
function around(fact: CaseFact, { map }: Pen): string {
  const [passage] = passagesOf(map, fact)
  if (passage === undefined) return fact.statement
  return map.passages
    .filter(
      ({ document, paragraph, heading, start }) =>
        document === passage.document &&
        paragraph === passage.paragraph &&
        heading === passage.heading &&
        start >= passage.start &&
        start - passage.start < 500,
    )
    .map(({ words }) => words)
    .join(' ')
}

/** The day of a statement; one that an office writes in words, `the thirteenth of February`, is read. */
function dayIn({ date }: CaseFact, { words }: CasePassage): IsoDate | undefined {
  if (date !== undefined && isIsoDate(date.from) && date.to === undefined) return date.from
  const [, ordinal = '', month = ''] = inWords.exec(words) ?? []
  const day = ordinals.indexOf(ordinal.toLowerCase()) + 1
  const at = months.indexOf(month.toLowerCase()) + 1
  const year = /\b(?:19|20)\d\d\b/u.exec(words)?.[0] ?? yearInWords(words)
  const iso = `${year ?? ''}-${String(at).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return day > 0 && at > 0 && isIsoDate(iso) ? iso : undefined
}

const units = 'one|two|three|four|five|six|seven|eight|nine'.split('|')
const tens = ['ten', 'twenty', 'thirty']

/** `two thousand twenty-three` */
function yearInWords(words: string): string | undefined {
  const [, ten = '', unit = ''] =
    /\btwo thousand (?:and )?(ten|twenty|thirty)(?:[- ](one|two|three|four|five|six|seven|eight|nine))?\b/iu.exec(
      words,
    ) ?? []
  const at = tens.indexOf(ten.toLowerCase()) + 1
  return at === 0 ? undefined : `20${at}${units.indexOf(unit.toLowerCase()) + 1}`
}

const ordinals =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty-first|twenty-second|twenty-third|twenty-fourth|twenty-fifth|twenty-sixth|twenty-seventh|twenty-eighth|twenty-ninth|thirtieth|thirty-first'.split(
    '|',
  )
const months = 'january|february|march|april|may|june|july|august|september|october|november|december'.split('|')
const inWords =
  /\b((?:twenty|thirty)-(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth) (?:day )?of (January|February|March|April|May|June|July|August|September|October|November|December)\b/iu
