import { daysBetween } from '#domain/dates/calendar.ts'
import { findCountry } from '#law/countries.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import type { Place, Trip } from './paper-facts.ts'
import { hasDay, inOneForm, wholeDays, isStayOfMonth } from './days-of-trips.ts'
import { journeyTold } from './journey-told.ts'

const travel =
  /\b(?:depart(?:ed|ure)?|left(?! (?:MCA|hemisphere|arm|leg|hand|side|sided|eye|foot|knee|hip|ear)\b)|return(?:ed)?|re-?ent(?:ered|ry)|came back|trips?|abroad|travel(?:ed|led)?|outside the United States|itinerary|flew|passport|stamp|visited)\b/i
const travelPaper = /\b(?:travel|trips?|journeys?|itinerary|passport|absences?|I-94|entries and exits)\b/i

/** `went on leave in March and returned to work in October` is no trip. */
const atWork =
  /\b(?:(?:returned|came back|left|return) (?:to |her |his |the )?(?:work|duty|full-time|school|job|position|employ\w*)|employed|on leave|leave of absence|(?:family|medical) leave|position)\b/i

/** `long one was Jan 10 to Jul 6`, behind a line that speaks of trips. */
const leans = /^(?:and |then |also |the )*(?:long(?:est)?|last|first|other|second|third|next|another|one|again)\b/i

/** `Return filed 04/22/2026`, `no return as of`, `a lease from … to`: the days of a tax office, a court or a contract. */
const otherDays =
  /\b(?:tax(?:es|able)?|IRS|Form (?:1040|W-2|1099)|installment|returns? (?:was |were |is )?(?:filed|on file|received|due|processed)|(?:no|amended|original|late) returns?|filed|hearing|plaintiff|defendant|judgment|lease|tenants?)\b|\badmitted\b[^.]{0,40}\bdischarged\b/i

/** A word of travel, or a country abroad beside a day: `El Salvador 12/20/2023 to 1/15/2024`. */
const tellsTravel = (line: string): boolean => travel.test(line) || namesCountry(line)

function namesCountry(line: string): boolean {
  const words = line.match(/\p{L}+/gu)?.slice(0, 60) ?? []
  return words.some(
    (word, at) =>
      [1, 2, 3].some((length) => {
        const country = word.length < 4 ? undefined : findCountry(words.slice(at, at + length).join(' '))
        return country !== undefined && country.code !== 'US'
      }) ||
      (/^(?:el|la|costa|sri|new|south|north)$/i.test(word) &&
        findCountry(words.slice(at, at + 2).join(' ')) !== undefined),
  )
}

/** The line, its paper or what stands above it speaks of travel, and of no work, tax or court. */
function isAboutTravel(lines: readonly Place[], at: number): boolean {
  const { paper, line } = lines[at] ?? { paper: '', line: '' }
  const before = lines[at - 1]
  return (
    travelPaper.test(paper) ||
    (!atWork.test(line) &&
      !otherDays.test(`${paper}: ${line}`) &&
      (tellsTravel(line) ||
        isUnderTrips(lines, at) ||
        (leans.test(line) && before?.paper === paper && tellsTravel(before.line))))
  )
}

/** A line with a day of leaving and a later day of coming back, in a line or a paper about travel. */
export function tripsIn(lines: readonly Place[]): Trip[] {
  const found = lines.flatMap(({ paper, line }, at): Trip[] => {
    if (!isAboutTravel(lines, at)) return []
    // Behind `Trips last 5 years:` every sentence is one of them.
    const isList = listOfTrips.test(line)
    const spans = sentencesOf(line).flatMap((one) =>
      isList || tellsTravel(one) || ofOwnJourney.test(one) ? spansOf(one).map((span) => ({ one, span })) : [],
    )
    if (spans.length > 1) return spans.flatMap(({ one, span }) => journeyIn(paper, one, span))
    const told = journeyTold(line)
    if (told !== undefined)
      return [{ paper, line, ...told, days: Math.max(0, daysBetween(told.left, told.returned) - 1) }]
    const [left, returned, ...more] = wholeDays(line)
    if (left === undefined || returned === undefined || returned <= left) return []
    // `8/1/25-10/14/25 got engaged, married Sep 12 2025`: the two days that stand as a span are the trip.
    if (more.length > 0 && !opensWithSpan.test(inOneForm(line))) {
      // Several journeys told by the Applicant in one paragraph: a sentence each.
      const journeys = sentencesOf(line).filter((one) => ofOwnJourney.test(one))
      return journeys.length < 2 ? [] : journeys.flatMap((one) => journeyIn(paper, one))
    }
    if (!travelPaper.test(paper) && (!areOfOneJourney(line) || isOfLifeFirst(line))) return []
    return [{ paper, line, left, returned, days: Math.max(0, daysBetween(left, returned) - 1) }]
  })
  return found
    .filter(
      (trip, at) => found.findIndex(({ left, returned }) => left === trip.left && returned === trip.returned) === at,
    )
    .toSorted((a, b) => (a.left < b.left ? -1 : 1))
}

/** Two days of a paragraph are those of a journey where one sentence has both, or where each of its own tells of travel and of nothing else. */
function areOfOneJourney(line: string): boolean {
  const dated = sentencesOf(line).filter((one) => wholeDays(one).length > 0)
  return dated.every((one) => !ofAnotherDay.test(one) && (dated.length < 2 || tellsTravel(one)))
}

const ofAnotherDay = /\bborn\b|\bbirth\b|\b(?:signed|sworn|subscribed|dated|executed)\b|\bmarried\b|\bdivorced?\b/iu

/** `He died on May 28. I stayed, and we flew home on July 18`: the first day, whatever year the other has, is none of a departure. */
function isOfLifeFirst(line: string): boolean {
  const [first = '', ...more] = sentencesOf(line).filter((one) => hasDay.test(one))
  return more.length > 0 && !tellsTravel(first) && ofLife.test(first)
}

const ofLife =
  /\b(?:died|passed away|was born|gave birth|married|was (?:buried|diagnosed|hospitalized)|funeral|burial|had (?:a|an) (?:stroke|operation|surgery|accident|heart attack))\b/iu

/** `Trips last 5 years:` */
export const listOfTrips =
  /^(?:all |foreign )?(?:trips?|travel|absences|abroad|out of (?:the )?(?:US|U\.S\.|country))\b[^:.;]{0,40}:/iu

/** `trips last five years:` above lines of which each has its days. */
function isUnderTrips(lines: readonly Place[], at: number): boolean {
  const paper = lines[at]?.paper
  const head = lines.slice(Math.max(0, at - 12), at).findLast((one) => one.paper === paper && !hasDay.test(one.line))
  if (head === undefined) return false
  return (
    /^[^.:]{0,20}\b(?:trips?|travel)\b[^.:]{0,40}:$/i.test(head.line) ||
    // `trips (she read them to me)` above lines with dashes.
    (/^[^.:]{0,20}\b(?:trips?|travel)\b[^.:]{0,60}$/i.test(head.line) && /^[-–•*]/u.test(lines[at]?.line ?? ''))
  )
}

const ofOwnJourney = /\bI (?:also )?(?:left|went|flew|travell?ed|was in|departed)\b/u

/** A sentence with a day of leaving and a day of coming back, and no other. */
function journeyIn(paper: string, line: string, span = line): Trip[] {
  const [left, returned, ...more] = wholeDays(span)
  if (left === undefined || returned === undefined || returned <= left || more.length > 0) return []
  return [{ paper, line, left, returned, days: Math.max(0, daysBetween(left, returned) - 1) }]
}

const month = String.raw`(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}{0,6}\.?`
const day = String.raw`(?:${month} \d{1,2}(?:,? (?:19|20)\d\d)?|\d{1,2} ${month}(?: (?:19|20)\d\d)?|\d{1,2}[/.]\d{1,2}[/.]\d{2,4})`
const daySpan = new RegExp(String.raw`\b${day}(?: (?:to|until|through) | ?[-–] ?)${day}(?!\d)`, 'gu')

/** Every span from a day to a day: `from January 12 to February 20, 2024, and from June 3 to December 14, 2025` has two. */
const spansOf = (sentence: string): string[] => inOneForm(sentence).match(daySpan) ?? []

/** From a day to a day, before anything else is told: `Cairo 8/1/25 to 10/14/25`. */
const opensWithSpan =
  /^[^\d]{0,60}\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4} (?:to|until|through|-|–) \d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}(?!\d)/u

/** `Trips outside the United States since June 3, 2019`: what the list is of. */
const isHeading =
  /^(?:list of |all |my |foreign )?(?:trips?|travel|absences|journeys|visits)\b[^:\d]{0,60}\b(?:since|from|as of|until|between|during)\b[^:]{0,40}$/i

/** `Toluca: left Feb 30, 2025`: a day of travel in a list of trips, and no trip of which both ends are known. */
export function unreadIn(lines: readonly Place[]): Place[] {
  const listed = lines.filter(
    ({ paper, line }, at) =>
      /\b(?:trips?|journeys|itinerary|travel (?:history|list|record)|absences|entries and exits)\b|^travel$/i.test(
        paper.trim(),
      ) ||
      (tellsTravel(line) && tripsIn(lines.filter((one) => one.paper === paper)).length > 1) ||
      (isStayOfMonth(line) && isUnderTrips(lines, at)),
  )
  const read = new Set(
    listed.flatMap((place, at) => tripsIn(listed.slice(Math.max(0, at - 1), at + 1)).map(({ line }) => line)),
  )
  return listed.filter(
    ({ line }) =>
      (hasDay.test(line) || isStayOfMonth(line)) &&
      !read.has(line) &&
      // A paragraph of which each journey was read by its sentence.
      ![...read].some((one) => line.includes(one)) &&
      !isHeading.test(line) &&
      !/\bsame[- ]day\b|\bday trip\b|\b(?:as of|date of|dated|printed|prepared|issued)\b/i.test(line),
  )
}
