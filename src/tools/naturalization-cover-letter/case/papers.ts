import { formatLongDate, type IsoDate, daysBetween } from '#domain/dates/calendar.ts'
import { findCountry } from '#law/countries.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { findDates, type PartialDate } from '#domain/language/find-dates.ts'
import { toIso } from '#domain/language/partial-date.ts'

/** Where a paper says it: its title and the line itself. */
export type Place = { readonly paper: string; readonly line: string }

/** A trip abroad; `days` are those spent outside, without the days of leaving and of coming back. */
export type Trip = Place & { readonly left: IsoDate; readonly returned: IsoDate; readonly days: number }

/** What the client's own papers say that bears on Form N-400, beside the answers. */
export type PapersFacts = {
  /** In the order of their departures, each once. */
  readonly trips: readonly Trip[]
  /** Lines of a list of trips with a day of which no whole trip could be read: a count without them would be wrong. */
  readonly unreadTrips: readonly Place[]
  /** Lines that tell of an arrest, a citation or a charge. */
  readonly arrests: readonly Place[]
  /** Lines of the same papers that tell how a case ended. */
  readonly dispositions: readonly Place[]
  /** Names that the papers call former; of an order that changed it, the new one too. */
  readonly otherNames: readonly (Place & { readonly name: string; readonly became?: string })[]
  /** Tax years with a sum that is owed, or without a return. */
  readonly taxes: readonly (Place & { readonly year: string; readonly isUnfiled: boolean })[]
}

/** A continuous absence of more than this many days may break continuous residence. */
export const halfYear = 180

/** Reads the client's documents line by line; nothing is asserted that no line says. */
export function readPapers({ sources }: Pick<DraftInput, 'sources'>): PapersFacts {
  const lines = sources
    .filter(({ kind }) => kind === 'client_document')
    .flatMap(({ title, text }) => linesOf(text).map((line) => ({ paper: title, line })))
  return {
    trips: tripsIn(apart(lines)),
    unreadTrips: unreadIn(apart(lines)),
    arrests: lines.filter(({ line }) => arrest.test(line) && !denied.test(line)),
    dispositions: lines.filter(
      ({ line, paper }) => ended.test(line) && lines.some((one) => one.paper === paper && arrest.test(one.line)),
    ),
    otherNames: namesIn(lines),
    taxes: taxesIn(lines),
  }
}

const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => line.replaceAll(/\s+/g, ' ').trim() || [])

/** `Lagos 12/10/2023 to 1/14/2024; London 3/28/2026 to 4/2/2026`: one trip between two semicolons. */
const apart = (lines: readonly Place[]): Place[] =>
  lines.flatMap(({ paper, line }) => line.split(/; +/).map((part) => ({ paper, line: part })))

const travel =
  /\b(?:depart(?:ed|ure)?|left|return(?:ed)?|re-?ent(?:ered|ry)|came back|trips?|abroad|travel(?:ed|led)?|outside the United States|itinerary|flew|passport|stamp|visited)\b/i
const travelPaper = /\b(?:travel|trips?|itinerary|passport|absences?|I-94|entries and exits)\b/i

/** `went on leave in March and returned to work in October` is no trip. */
const atWork =
  /\b(?:(?:returned|came back|left|return) (?:to |her |his |the )?(?:work|duty|full-time|school|job|position|employ\w*)|employed|on leave|leave of absence|(?:family|medical) leave|position)\b/i

/** `long one was Jan 10 to Jul 6`, behind a line that speaks of trips. */
const leans = /^(?:and |then |also |the )*(?:long(?:est)?|last|first|other|second|third|next|another|one|again)\b/i

/** `Return filed 04/22/2026`, `no return as of`, `a lease from … to`: the days of a tax office, a court or a contract. */
const otherDays =
  /\b(?:tax(?:es|able)?|IRS|Form (?:1040|W-2|1099)|installment|returns? (?:was |were |is )?(?:filed|on file|received|due|processed)|(?:no|amended|original|late) returns?|filed|hearing|plaintiff|defendant|judgment|lease|tenants?)\b/i

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
function tripsIn(lines: readonly Place[]): Trip[] {
  const found = lines.flatMap(({ paper, line }, at): Trip[] => {
    if (!isAboutTravel(lines, at)) return []
    const [left, returned, ...more] = wholeDays(line)
    if (left === undefined || returned === undefined || returned <= left) return []
    // `8/1/25-10/14/25 got engaged, married Sep 12 2025`: the two days that stand as a span are the trip.
    if (more.length > 0 && !opensWithSpan.test(inOneForm(line))) {
      // Several journeys told by the Applicant in one paragraph: a sentence each.
      const told = sentencesOf(line).filter((one) => ofOwnJourney.test(one))
      return told.length < 2 ? [] : told.flatMap((one) => journeyIn(paper, one))
    }
    return [{ paper, line, left, returned, days: Math.max(0, daysBetween(left, returned) - 1) }]
  })
  return found
    .filter(
      (trip, at) => found.findIndex(({ left, returned }) => left === trip.left && returned === trip.returned) === at,
    )
    .toSorted((a, b) => (a.left < b.left ? -1 : 1))
}

/** `trips last five years:` above lines of which each has its days. */
function isUnderTrips(lines: readonly Place[], at: number): boolean {
  const paper = lines[at]?.paper
  const head = lines.slice(Math.max(0, at - 12), at).findLast((one) => one.paper === paper && !hasDay.test(one.line))
  return head !== undefined && /^[^.:]{0,20}\b(?:trips?|travel)\b[^.:]{0,40}:$/i.test(head.line)
}

const ofOwnJourney = /\bI (?:also )?(?:left|went|flew|travell?ed|was in|departed)\b/u

/** A sentence with a day of leaving and a day of coming back, and no other. */
function journeyIn(paper: string, line: string): Trip[] {
  const [left, returned, ...more] = wholeDays(line)
  if (left === undefined || returned === undefined || returned <= left || more.length > 0) return []
  return [{ paper, line, left, returned, days: Math.max(0, daysBetween(left, returned) - 1) }]
}

/** From a day to a day, before anything else is told: `Cairo 8/1/25 to 10/14/25`. */
const opensWithSpan =
  /^[^\d]{0,60}\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4} (?:to|until|through|-|–) \d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}(?!\d)/u

/** `Toluca: left Feb 30, 2025`: a day of travel in a list of trips, and no trip of which both ends are known. */
function unreadIn(lines: readonly Place[]): Place[] {
  const listed = lines.filter(
    ({ paper, line }) =>
      /\b(?:trips?|itinerary|travel (?:history|list|record)|absences|entries and exits)\b|^travel$/i.test(
        paper.trim(),
      ) ||
      (tellsTravel(line) && tripsIn(lines.filter((one) => one.paper === paper)).length > 1),
  )
  const read = new Set(
    listed.flatMap((place, at) => tripsIn(listed.slice(Math.max(0, at - 1), at + 1)).map(({ line }) => line)),
  )
  return listed.filter(
    ({ line }) =>
      hasDay.test(line) &&
      !read.has(line) &&
      // A paragraph of which each journey was read by its sentence.
      ![...read].some((one) => line.includes(one)) &&
      !/\bsame[- ]day\b|\bday trip\b|\b(?:as of|date of|dated|printed|prepared|issued)\b/i.test(line),
  )
}

const hasDay =
  /\b\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{Ll}{0,6}\.? \d{1,2}\b/iu

/** The days of a line; of two days with one year (`2022 Jan 10 to Jul 6`) the other has it too, or the one beside it. */
function wholeDays(typed: string): IsoDate[] {
  const line = inOneForm(typed).replaceAll(
    /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{Ll}{0,6} (?=\d)/gu,
    (month) => month.charAt(0).toUpperCase() + month.slice(1),
  )
  const found = findDates(line)
    .toSorted((a, b) => a.start - b.start)
    .filter(({ date }) => date.day !== undefined)
    .map(({ date, start }): PartialDate => {
      const year = date.year ?? yearBefore(line, start)
      return year === undefined ? date : { ...date, year }
    })
  const [first, second] = found
  const read = (date: PartialDate) => {
    const day = date.year === undefined ? undefined : toIso(date)
    return day === undefined || day.length < 10 ? [] : [day]
  }
  if (!first || !second || found.length > 2 || (first.year === undefined) === (second.year === undefined))
    return found.flatMap(read)
  if (second.year === undefined) {
    const [left] = read(first)
    const [same, next] = [0, 1].flatMap((more) => read({ ...second, year: (first.year ?? 0) + more }))
    return [left, left !== undefined && same !== undefined && same < left ? next : same].flatMap((day) => day ?? [])
  }
  const [returned] = read(second)
  const [same, before] = [0, 1].flatMap((less) => read({ ...first, year: (second.year ?? 0) - less }))
  return [returned !== undefined && same !== undefined && same > returned ? before : same, returned].flatMap(
    (day) => day ?? [],
  )
}

/** `12/20/2023-1/4/2024`: from a day to a day. */
const inOneForm = (typed: string): string =>
  typed
    // `July 2025 (July 3 to July 24)`, `Aug 2024 (8/9 - 8/14)`: the year before the brackets is that of both.
    .replaceAll(
      /\b((?:19|20)\d\d) \((\p{Lu}\p{Ll}{2,8} \d{1,2}) (?:to|-|–|until) (\p{Lu}\p{Ll}{2,8} \d{1,2})\)/gu,
      (_, year: string, left: string, returned: string) => `: ${left}, ${year} to ${returned}, ${year}`,
    )
    .replaceAll(
      /\b((?:19|20)\d\d) \((\d{1,2}\/\d{1,2}) ?(?:to|-|–|until) ?(\d{1,2}\/\d{1,2})\)/gu,
      (_, year: string, left: string, returned: string) => `: ${left}/${year} to ${returned}/${year}`,
    )
    // `6/1-6/8/2024`: one year for both.
    .replaceAll(
      /(?<![\d/])(\d{1,2}\/\d{1,2}) ?[-–—] ?(\d{1,2}\/\d{1,2}\/)(\d{2,4})(?!\d)/gu,
      (_, left: string, day: string, year: string) => `${left}/${year} to ${day}${year}`,
    )
    .replaceAll(/(?<=\/\d{2,4}) ?[-–—] ?(?=\d{1,2}\/)/gu, ' to ')

/** The year that stands directly in front: `2022 Jan 10`. */
function yearBefore(line: string, start: number): number | undefined {
  const [year] = /(?:19|20)\d\d(?=,? $)/.exec(line.slice(Math.max(0, start - 6), start)) ?? []
  return year === undefined ? undefined : Number(year)
}

const arrest =
  /\b(?:arrest(?:ed)?|citation|cited for|ticketed|charged with|convicted|pleaded (?:guilty|no contest)|pled guilty|booked|DUI|DWI|misdemeanor|felony|(?:traffic|speeding) (?:ticket|citation)|(?:stopped|pulled over|fined) for (?:speeding|reckless|driving)|driving (?:while|under)|(?:plea|verdict|disposition): guilty|found guilty)\b|\b(?:charges?|offense(?: date)?): ?\S|\b(?:violation date|non-criminal citation|petty offense)\b/i
const denied =
  /\b(?:no (?:arrests?|record|criminal|citations?|charges?)|never (?:been )?(?:arrested|cited|charged|convicted)|not (?:been )?(?:arrested|charged|convicted)|without (?:any )?(?:arrests?|record))\b/i

const ended =
  /\bplea: |\bsentence: |\bdisposition: |\bprobation closed\b|\bsentenced to\b|\b(?:dismissed|dismissal|no charges (?:were )?filed|not filed|acquitted|not guilty|expunged|sealed|vacated|set aside|nolle|withdrawn|diversion|probation (?:was )?(?:ended|completed|terminated)|fine (?:was )?paid|case closed|deferred disposition|conditions (?:were )?met|paid in full)\b|\bFINE \$\d|\bPAID \d/i

const formerName =
  /\b(?:[Mm]aiden name|[Ff]ormer name|[Nn]ame at birth|[Bb]irth name|(?:[Ff]ormerly|[Pp]reviously|[Aa]lso) known as|[Aa]\.?k\.?a\.?|[Nn][ée]e|MAIDEN NAME|FORMER NAME)[:,]? (?:was |is )?(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,4})/u

/** `that the name of the petitioner Jan Kowalczyk is changed to Jan Kowal`. */
const changedName =
  /\bname of (?:the )?(?:petitioner |applicant )?(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){1,4}) (?:is|be|was|shall be) (?:hereby )?changed to (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){1,4})/u

function namesIn(lines: readonly Place[]): PapersFacts['otherNames'] {
  return lines.flatMap((place) => {
    const [, name, became] = changedName.exec(place.line) ?? []
    if (name !== undefined && became !== undefined) return [{ ...place, name, became }]
    const [, found] = formerName.exec(place.line) ?? []
    return found === undefined ? [] : [{ ...place, name: found }]
  })
}

const owed =
  /\b(?:balance due|amount (?:you )?owed?|balance owed|unpaid balance|account balance|balance as of [\p{L}. ]{3,12}\d{1,2}, \d{4})\b[^$\d]{0,20}\$ ?([\d,]+(?:\.\d\d)?)/iu
const unfiled =
  /\b(?:no (?:tax )?return (?:was )?(?:filed|on file|found|received)|did not file|return not (?:filed|on file)|no record of return filed)\b/i
const taxYear =
  /\b(?:tax (?:year|period)(?: ending)?:? ?(?:\w+\.? \d{1,2}, )?|for |Form 1040[^\d]{0,20})((?:19|20)\d\d)\b/i

/** The year stands in the line or in the last line above it that names one. */
function taxesIn(lines: readonly Place[]): PapersFacts['taxes'] {
  let year: string | undefined
  let paper: string | undefined
  return lines.flatMap((place) => {
    if (place.paper !== paper) year = undefined
    paper = place.paper
    year = taxYear.exec(place.line)?.[1] ?? year
    const sum = Number(owed.exec(place.line)?.[1]?.replaceAll(',', '') ?? 0)
    const isUnfiled = unfiled.test(place.line)
    return year === undefined || (sum === 0 && !isUnfiled) ? [] : [{ ...place, year, isUnfiled }]
  })
}

/** `March 3, 2023, to October 20, 2023 (230 days)`. */
export const tripWords = ({ left, returned, days }: Trip): string =>
  `${formatLongDate(left)}, to ${formatLongDate(returned)} (${days === 1 ? 'one day' : `${days.toLocaleString('en-US')} days`})`
