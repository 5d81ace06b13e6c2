import { fieldText } from '#domain/clients/client-record.ts'
import { addDays } from '#domain/dates/calendar.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { findDates } from '#domain/language/find-dates.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { daysOf } from '#domain/language/partial-date.ts'
import { isOfOffice } from './enclosed-papers.ts'
import type { Trip } from './paper-facts.ts'

/** A sentence of a paper, in its own words. */
type Said = { readonly paper: string; readonly line: string }

const familyMatter = 'Immediate family'
/** `Earl stayed in the house`, `Ali was enrolled in grade 1`: by the names of the record. */
const staysOfKin = (line: string, kin: readonly string[]): boolean =>
  kin.some((name) => name.length > 2 && line.includes(name)) &&
  /\b(?:stayed|remained|was enrolled|kept (?:her|my|his|the) room|lived)\b/iu.test(line)
const homeMatter = 'The home in the United States'
/** A ledger of support is no rent. */
const ofSupport = /\b(?:support|arrears|arrearage|obligor|obligee|tax(?:es)? owed|installment)\b/i
/** A paper of payments, whose lines say no more than the sum and the month. */
const paysRent = /\b(?:rent|mortgage|lease|ledger)\b/i

/** What 8 CFR 316.5(c)(1)(i) looks to after an absence of more than six months. */
const matters: readonly { readonly name: string; readonly says: RegExp }[] = [
  {
    name: 'Employment in the United States',
    says: /\b(?:leave of absence|on (?:[a-z]+,? ){0,5}leave|leave without pay|(?:kept|held) (?:(?:my|his|her|the|our) )(?:job|position|post|seniority|place|berth|spot)|(?:un)?paid (?:family |medical )?leave|family leave|(?:job|position|post|seniority) (?:was|were) (?:held|kept|open)|remained employed|did not (?:quit|resign|terminate)|job would be (?:there|open|held)|come back when|asked for leave\b[^.]{0,60}\b(?:gave|granted)|came back on\b[^.]{0,40}\bto the same|worked remotely for|continued to work for|(?:placed|put) on inactive status|was reactivated|kept (?:his|her|my) (?:job|route|contract))\b/i,
  },
  {
    name: familyMatter,
    says: /\b(?:wife|husband|spouse|sons?|daughters?|children|kids|family)\b[^.]{0,80}\b(?:stayed|remained|lives?|lived|continued to live|were enrolled|attended)\b|\bI (?:ran|kept|managed|looked after) (?:the|our) (?:house|home|household|family|children|kids)\b/i,
  },
  {
    name: homeMatter,
    says: /\b(?:lease|rent|mortgage|apartment|house|home|tenan(?:ts?|cy))\b[^.]{0,80}\b(?:begins?|began|runs?|ran|paid|kept|continued|remained|renewed|from)\b|\brent\b[^$\n]{0,80}\$? ?\d|\bproperty tax\b|\b(?:kept|paid(?: for)?) (?:my|our|his|her|the) (?:lease|apartment|house|home|rent|mortgage)\b/i,
  },
  {
    name: 'No work abroad',
    says: /\b(?:did not|didn[’']t|never|not) (?:work|have a job|take a job|take (?:any )?(?:work|employment)|(?:accept|obtain) (?:any )?(?:work|employment))(?: \w+){0,2} (?:in|abroad|there|while)\b/i,
  },
]

const because =
  /\bvisa\b[^.]{0,60}\b(?:promised|refused|delayed|issued|printed)\b|\b(?:because|to care for|to nurse|in order to|was (?:sick|ill|dying)|until (?:he|she|my \w+) (?:died|passed away)|(?:he|she|my \w+) (?:died|passed away) on|burial|funeral|family emergency|surgery|operation|operated|stroke|cancer|in (?:the )?hospital|hospitali[sz]ed|fractur\w+|(?:I|he|she) (?:fell|broke)\b|accident|could not (?:travel|fly|walk|sit)|not (?:be )?(?:allowed|permitted|able|fit) to (?:travel|fly)|travel by air was not permitted)\b/i
/** `In 2016 I was arrested because ...`: a reason of other years is none of this journey. */
function isOfOtherYears(line: string, { left, returned }: Trip): boolean {
  const years = (line.match(/\b(?:19|20)\d\d\b/gu) ?? []).map(Number)
  const [from, to] = [Number(left.slice(0, 4)) - 1, Number(returned.slice(0, 4))]
  return years.length > 0 && years.every((year) => year < from || year > to)
}

/** A debt has its own reason, and is none for a journey. */
const ofMoneyOwed = /\b(?:IRS|tax(?:es)?|owed?)\b/iu
/** Words that take the matter back; such a sentence is the attorney's to weigh. */
const undone =
  /\b(?:gave up|given up|sublet|subleased|moved out|ended|terminated|resigned|quit|laid off|unpaid rent|evict\w*|sold|did not (?:stay|remain|pay|keep|continue))\b/i
const whileAway =
  /\b(?:while (?:I|he|she) (?:was|were) (?:away|abroad|gone)|the whole time|during (?:my|his|her) (?:absence|trip|stay|leave))\b/i
/** The sentences of the client's papers about one trip: why it lasted, and what was kept meanwhile; one for each matter. */
export function keptResidence(
  { sources, client }: Pick<DraftInput, 'sources' | 'client'>,
  trip: Trip,
): { readonly reasons: readonly Said[]; readonly matters: readonly { readonly name: string; readonly place: Said }[] } {
  const kin = [fieldText(client.spouse, 'name'), ...client.children.map((child) => fieldText(child, 'name'))].flatMap(
    (name) => name?.split(' ')[0] ?? [],
  )
  const said = sources
    .filter(({ kind, title }) => kind === 'client_document' && !isOfOffice(title))
    .flatMap(({ title, text }) => aboutTrip(text, trip, goesTo(trip)).map((line) => ({ paper: title, line })))
  const kept = matters.flatMap(({ name, says }) => {
    const places = said.filter(
      ({ line, paper }) =>
        (says.test(line) ||
          (name === familyMatter && staysOfKin(line, kin)) ||
          (name === homeMatter && paysRent.test(paper) && line.includes('$') && !ofSupport.test(`${paper} ${line}`))) &&
        (name !== homeMatter || !ofSupport.test(line)) &&
        (name === 'No work abroad' || !undone.test(line)),
    )
    // Whoever employed or let says it better than the Applicant.
    const ofOthers = places.filter(({ paper }) => !/\b(?:statement|declaration|affidavit)\b/i.test(paper))
    const place =
      (ofOthers.length > 0 ? ofOthers : places).find(({ line }) => liesIn(line, trip)) ?? ofOthers[0] ?? places[0]
    if (place === undefined) return []
    return [{ name, place: name === homeMatter ? { ...place, line: rowsOfHome(place.line) } : withKept(place, places) }]
  })
  const told = said.filter(
    ({ line }) =>
      because.test(line) &&
      !isOfOtherYears(line, trip) &&
      !ofMoneyOwed.test(line) &&
      !kept.some(({ place }) => place.line.includes(line.replace(/\.$/, ''))),
  )
  // Somebody's own words say why better than a list of days.
  const first = told.find(({ paper }) => !/\b(?:trips?|travel|itinerary|passport)\b/i.test(paper)) ?? told[0]
  return { reasons: told.filter(({ paper }) => paper === first?.paper).slice(0, 2), matters: kept }
}

/** `Approved leave June 1 to December 20, 2025. … Position and seniority were kept`: that the post was kept, beside the leave. */
function withKept(place: Said, places: readonly Said[]): Said {
  const saysKept = /\b(?:kept|held)\b/iu
  const further = places.find(
    ({ paper, line }) =>
      paper === place.paper && line !== place.line && saysKept.test(line) && !saysKept.test(place.line),
  )
  return further === undefined ? place : { ...place, line: `${place.line.replace(/\.$/, '')}. … ${further.line}` }
}

const ofHome = /\b(?:rent|lease|mortgage|tax|power|electric\w*|gas|water|sewer|heat\w*|oil|insurance|internet)\b/i

/** Of a statement's rows in one line (`03/01 property tax 1,120.00; 04/11 transfer 350.00`) those of the home, with what is left out marked. */
function rowsOfHome(line: string): string {
  const rows = line.split(/;\s*/)
  const kept = rows.flatMap((row, at) => (ofHome.test(row) ? [{ row, at }] : []))
  if (rows.length < 3 || kept.length === 0) return line
  return kept.map(({ row, at }, place) => (at - (kept[place - 1]?.at ?? at - 1) > 1 ? `… ${row}` : row)).join('; ')
}

/** Papers on an illness, a death, a birth or a visa of the days of a trip: `Death certificate`, `I-730 notice`. */
export function proofsOfReason({ sources }: Pick<DraftInput, 'sources'>, trip: Trip): { readonly paper: string }[] {
  return sources
    .filter(
      ({ kind, title, text }) =>
        kind === 'client_document' &&
        /\b(?:death|burial|funeral|hospita\p{L}*|medical|clini\p{L}*|birth|visa|I-730|embassy|consul\p{Ll}*)\b/iu.test(
          title,
        ) &&
        text.split('\n').some((line) => liesIn(line, { left: addDays(trip.left, -31), returned: trip.returned })),
    )
    .map(({ title }) => ({ paper: title }))
}

/** Sentences with a day in the trip or a span over it; those after such a one, in the same paper, until another time is named. */
function aboutTrip(text: string, trip: Trip, goes: RegExp | undefined): string[] {
  let isAbout = false
  const all = text
    .split('\n')
    .flatMap((line) => sentencesOf(line.replaceAll(/\s+/g, ' ').trim()))
    .map((sentence) => sentence.trim())
  // `In 2022 my mother had a stroke. I went on January 10`: the reason in front of the journey.
  const isReason = (sentence: string, at: number) =>
    because.test(sentence) && sentence.includes(trip.left.slice(0, 4)) && liesIn(all[at + 1] ?? '', trip)
  return all.filter((sentence, at) => {
    if (isReason(sentence, at)) return true

    const days = [
      ...findDates(sentence).flatMap(({ date }) => {
        const span = daysOf(date)
        return span === undefined ? [] : [span]
      }),
      ...spansOfMonths(sentence),
    ]
    if (days.length > 0) isAbout = overlaps(days, trip)
    else if (goes?.test(sentence) === true) isAbout = true
    else if (!isAbout) return whileAway.test(sentence)
    return isAbout
  })
}

/** `from January to December 2024`, `the school year 2023-2024`: their first days, for the last are read as dates. */
function spansOfMonths(sentence: string): { readonly from: string; readonly to: string }[] {
  const [, month = '', year = ''] =
    /\b(January|February|March|April|May|June|July|August|September|October|November) (?:to|through|until|[–-]) \p{Lu}\p{Ll}{2,8} ((?:19|20)\d\d)\b/u.exec(
      sentence,
    ) ?? []
  const [, first, last] = /\bschool year (?:of )?((?:19|20)\d\d)[–/-]((?:19|20)?\d\d)\b/u.exec(sentence) ?? []
  const at = months.indexOf(month) + 1
  const day = `${year}-${String(at).padStart(2, '0')}-01`
  return [
    ...(at === 0 ? [] : [{ from: day, to: day }]),
    ...(first === undefined || last === undefined
      ? []
      : [
          { from: `${first}-09-01`, to: `${first}-09-01` },
          {
            from: `${first.slice(0, 4 - last.length)}${last}-05-31`,
            to: `${first.slice(0, 4 - last.length)}${last}-05-31`,
          },
        ]),
  ]
}

const months = 'January February March April May June July August September October November December'.split(' ')

/** `I went to Addis because`: a sentence without a day, of the place that the list names for this trip. */
function goesTo({ line }: Trip): RegExp | undefined {
  const places = (line.match(/\p{Lu}\p{Ll}{3,}/gu) ?? []).filter((word) => !notPlace.test(word))
  if (places.length === 0) return undefined
  return new RegExp(`\\b(?:went|traveled|travelled|flew|go|return) (?:back )?to (?:${places.join('|')})\\b`)
}

const notPlace =
  /^(?:Left|Returned|Departed|Arrived|Trip|Travel|January|February|March|April|June|July|August|Sept|September|October|November|December)$/

/** A day of the line is one of the trip itself, and not of the month before or after. */
function liesIn(line: string, { left, returned }: Pick<Trip, 'left' | 'returned'>): boolean {
  return findDates(line).some(({ date }) => {
    const span = daysOf(date)
    return span !== undefined && span.from >= left && span.to <= returned
  })
}

function overlaps(days: readonly { readonly from: string; readonly to: string }[], { left, returned }: Trip): boolean {
  const from = days.map((day) => day.from).toSorted()[0] ?? ''
  const to =
    days
      .map((day) => day.to)
      .toSorted()
      .at(-1) ?? ''
  if (days.length === 1) return to >= addDays(left, -31) && from <= addDays(returned, 31)
  return from <= returned && to >= left
}
