import { findDates } from '#domain/language/find-dates.ts'
import type { Range } from '#domain/section-content/read.ts'
import { months } from './lexicon.data.ts'
import type { FoundMark, DateSlot } from '#domain/template-sections/old-case.ts'

const dateLabels: readonly (readonly [DateSlot, RegExp])[] = [
  ['birth-date', /\b(?:born|birth|DOB|nacimiento|nació)(?!\p{L})/giu],
  ['notice-date', /\b(?:Notices? to Appear|NTA|charging document)\b/giu],
  [
    'entry-date',
    /\b(?:(?<!\b(?:order|judgment|decree|ruling|verdict|plea|sentence|conviction|stay)(?: of removal)?(?:,? (?:that|which))?(?: (?:was|were|is|has been|had been))? )entered|entry|arriv(?:ed|al)|admitted|crossed|paroled into|came to the (?:U\.S\.|United States))\b/giu,
  ],
  // `who became a lawful permanent resident on May 1, 2019, filed`: nothing was filed on that day.
  ['event-date', /\b(?:became|been|is|was) an? (?:lawful |conditional )?(?:permanent )?resident\b/giu],
  // `REMOVAL SCHEDULED FOR` is no hearing.
  ['event-date', /\b(?:removal|deportation|flight|departure|surgery|operation)\b[^.;:]{0,20}\bscheduled\b/giu],
  [
    'hearing-date',
    /\b(?:hearing|merits(?=:)|calendar|trial|set for|scheduled|vacated|interview(?:ed)?|biometrics|audiencia|cita)\b/giu,
  ],
  [
    'service-date',
    /\b(?:I served|served (?:this|a copy|the foregoing|by|on the (?:Department|DHS|Office))|(?<!\b(?:postal|secret|civil|military) )service(?! center)|(?<=\b(?:I|we)\b[^.;:]{0,60})mailed|mailed (?=this|the foregoing|a (?:true )?copy)|certify|caused to be)\b/giu,
  ],
  ['event-date', /\b(?:mailed|returned)\b/giu],
  ['event-date', /\b(?:of|and place of) (?:the )?(?:offense|crime|incident|accident|injury)\b/giu],
  // `His earlier marriage ended by decree on ...`: the day of the decree is no wedding.
  ['event-date', /\b(?:divorced?|dissol(?:ved|ution)|annul(?:led|ment)|decree|ended|separated|widowed)\b/giu],
  ['marriage-date', /\b(?:married|marriage|wedding|casaron|matrimonio|boda)\b/giu],
  [
    'decision-date',
    /\b(?:(?:USCIS|the (?:Service|officer|agency)) (?:has |had )?(?:asked|requested)|request for evidence|RFE|notice of intent|NOID|denied|granted|approved|order(?:ed)?|decision|issued|revoked|terminated)\b/giu,
  ],
  ['letter-date', /\b(?:wrote|letter|e-?mailed|called|conferred|contacted|spoke)\b/giu],
  ['filing-date', /\b(?:filed|lodged|submitted|application|petition|received|Form)\b/giu],
  [
    'signing-date',
    /(?<!\b(?:priority|receipt|notice|approval|filing|entry|expiration|effective|decision) )\b(?:dated?|executed|signed|this ____? day)\b/giu,
  ],
]
/** `The request dated March 3` is of the request; `executed on March 3` is of the paper itself. */
function signedOr(text: string, start: number): DateSlot {
  const what =
    /\b(?:request(?: for evidence)?|RFE|notice(?: of intent(?: to deny)?)?|NOID|letter|order|decision|denial|approval|receipt|report|policy|judgment)(?: \p{L}+){0,2}(?: (?:of|by|from) (?:the )?(?:Immigration Judge|Judge|IJ|Service|Director|officer)(?:[^.;:]|(?<=\p{Lu})\.){0,80})?,? (?:was |is )?dated:? ?(?:on )?$/iu.exec(
      text.slice(0, start),
    )?.[0]
  if (what === undefined) return 'signing-date'
  return /^letter/iu.test(what) ? 'letter-date' : 'decision-date'
}

/** `2001–2024`, `2022 to 2024`. */
const yearsTo = /^(?:[–-]| to | through )(?:19|20)\d\d(?!\d)/u
const clockTime =
  /^(?:,? (?:at|a las?) \d{1,2}(?::\d{2})? ?(?:[ap]\.?m\.?|noon)?|,? \d{1,2}:\d{2}(?: ?[ap]\.?m\.?)?)?(?:,? (?:\()?(?:master calendar|individual(?: merits)?|bond)(?: hearing)?\)?(?!\p{L}))?(?:,? (?:by|via|over) (?:Webex|Zoom|Teams|video(?: ?conference)?|televideo|VTC|telephone|the internet)(?!\p{L})|, in person(?!\p{L}))?/iu

/** `On April 2, I electronically filed this`: the day on which the paper itself goes out. */
const serving =
  /^,? I(?:,[^,]{3,50},)? (?:(?:have|also|electronically|personally|caused) ){0,3}(?:filed|served|mailed|uploaded|submitted|sent) (?:this|the (?:foregoing|attached|above)|an? (?:true |copy))/u

/** `January to`, before `April 2023`. */
const earlier = new RegExp(String.raw`\b(?:${months})(?: \d{1,2})? (?:to|through|and|or|until|–|-) $`, 'iu')

/** `July the 1st, `, before `2024`. */
const dayBefore = new RegExp(String.raw`\b(?:${months}) the \d{1,2}(?:st|nd|rd|th),? $`, 'iu')

const weekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day,? $/iu

/** What stands before the day on which a paper is signed. */
const signing =
  /^\W*(?:dated?|fecha(?: ?\/ ?date)?)\W*$|\b(?:respectfully submitted(?: on)?|(?:executed|signed|dated)(?: on)?|this)\W*(?:this )?(?:\d{1,2}(?:st|nd|rd|th)? day of )?$/iu

/** How many letters before a date belong to it: `the 9th of`, `January to`, `Monday,`. */
function leadOf(before: string, date: string): number {
  const isOrdinal = /^\d{1,2}(?:st|nd|rd|th)\b/iu.test(date)
  return Math.max(
    ...[dayOf, isOrdinal ? article : dayBefore, earlier, weekday, season].map(
      (lead) => lead.exec(before)?.[0].length ?? 0,
    ),
  )
}
const dayOf = /\b(?:the )?\d{1,2}(?:(?:st|nd|rd|th)? day|st|nd|rd|th) of $/iu
/** `the fall of`, before `2012`. */
const season = /\b(?:the )?(?:(?:early|late|mid-?) ?)?(?:spring|summer|autumn|fall|winter|beginning|end|middle) of $/iu
const article = /(?<!\p{L})the $/iu

/** `the Protection Act of`, before `2000`. */
const ofStatute = /\bA(?:ct|CT)(?: Amendments)? of $/u

/** The dates and hours of a line, by what happened on them. */
export function findDateMarks(text: string, label = ''): FoundMark[] {
  const marks = findDates(text).flatMap(({ start, end, date }): FoundMark[] => {
    if (
      date.month === undefined &&
      !dayBefore.test(text.slice(0, start)) &&
      !/\b(?:in|since|until|by|from|of|for|during|early|late|mid-?|summer|winter|spring|fall|autumn) $|\p{L}, $|(?:\b(?:for|in)|\p{L},) (?:19|20)\d\d (?:and|or|to|through) $/iu.test(
        text.slice(0, start),
      )
    )
      return []
    if (date.month !== undefined && date.day === undefined && date.year === undefined) return []
    if (date.month === undefined && ofStatute.test(text.slice(0, start))) return []
    const time = (date.month === undefined ? yearsTo : clockTime).exec(text.slice(end))?.[0] ?? ''
    const slot = slotOf(text, label, { start, end })
    return [
      { start: start - leadOf(text.slice(0, start), text.slice(start, end)), end: end + time.trimEnd().length, slot },
    ]
  })
  const times = [...text.matchAll(/\b\d{1,2}:\d{2} ?[ap]\.?m\.?/giu)]
    .map(({ 0: written, index }): FoundMark => ({ start: index, end: index + written.length, slot: 'hearing-date' }))
    .filter(({ start }) => !marks.some((mark) => mark.start <= start && start < mark.end))
  const years = [
    ...text.matchAll(
      /(?<=\b(?:the|my|our|her|his|their) )(?:19|20)\d\d(?= (?:federal |state |joint |individual |income ){0,3}(?:tax|W-2|Form|return|lease|report|season|school))/gu,
    ),
  ]
    .map(({ 0: written, index }): FoundMark => ({ start: index, end: index + written.length, slot: 'event-date' }))
    .filter(({ start }) => !marks.some((mark) => mark.start <= start && start < mark.end))
  const days = [...text.matchAll(dayAlone)]
    .map(({ 0: written, index }): FoundMark => ({ start: index, end: index + written.length, slot: 'event-date' }))
    .filter(({ start }) => !marks.some((mark) => mark.start <= start && start < mark.end))
  const feasts = [...text.matchAll(dayOfFeast)]
    .map(({ 0: written, index }): FoundMark => ({
      start: index,
      end: index + written.length,
      slot: slotOf(text, label, { start: index, end: index + written.length }),
    }))
    .filter(({ start, end }) => !marks.some((mark) => mark.start < end && start < mark.end))
  return [...marks, ...times, ...days, ...years, ...feasts]
}

/** `the 2nd of Lent, 2021`: a day that is counted from a feast. */
const dayOfFeast =
  /(?:the )?(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|last) (?:(?:Sunday|day|week) )?(?:of|after|in|before) (?!Circuit|Amendment|Act|Avenue|Street|Floor)\p{Lu}\p{Ll}{2,20},? (?:19|20)\d\d(?!\d)/gu

/** `before the 15th`: a day without its month; `that June`: a month without its year. */
const dayAlone =
  /(?<=\b(?:that|the following|the next|the same) )(?:January|February|March|April|May|June|July|August|September|October|November|December)(?=[.,;]|$| (?:and|when|he|she|they|I|we|the|in|at)\b)|(?<=\b(?:on|by|until|since|before|after|till) )the \d{1,2}(?:st|nd|rd|th)(?=[.,;]|$| (?:and|to|or|at|for|with|but)\b)/giu

/** The end of something is none of the days that its sentence names. */
const expiring =
  /\b(?:(?:valid|admitted|authorized|paroled|granted|extended)(?: [^.;:,]{0,40})? (?:until|through|to)|valid to|expir(?:es|ed|ing|ation)(?: date)?(?: on)?:?|no later than|on or after|on or before) $/iu

/** `They have one child, Ana, born in`: a birth that is not the client's. */
const bornOther =
  /\b(?:child(?:ren)?|sons?|daughters?|twins|brothers?|sisters?|husband|wife|spouse|mother|father|nephews?|nieces?|cousins?)\b(?:,? (?:who|and|is|was|were|are|named|called|\p{Lu}[\p{L}’'-]{0,24})){0,6},? born(?: (?:in|on))?(?: \p{Lu}[\p{L}’', -]{0,40}(?: (?:in|on))?)? $/u

/** What happened on the date that stands there. */
function slotOf(text: string, label: string, { start, end }: Range): DateSlot {
  if (serving.test(text.slice(end))) return 'service-date'
  if (expiring.test(text.slice(0, start)) || bornOther.test(text.slice(0, start))) return 'event-date'
  if (/^ as the (?:last day|deadline|due date|final day)\b/iu.test(text.slice(end))) return 'event-date'
  const isAlone = label === '' && text.trim() === text.slice(start, end).trim()
  const isSigning = isAlone || signing.test(text.slice(0, start))
  if (isSigning && /^\W*(?:enc|attachments?:)/iu.test(text)) return 'event-date'
  return isSigning ? signedOr(text, start) : labelOf(`${label} ${text}`, label.length + 1 + start)
}

/** The nearest label to the left in its sentence; to the right where there is none. */
function labelOf(text: string, at: number): DateSlot {
  // The stop behind a title ends no sentence.
  const before = text.slice(0, at).replaceAll(/(?<=\b(?:Mr|Ms|Mrs|Dr))\./gu, ' ')
  const from = Math.max(...['.', '!', '?'].map((end) => before.lastIndexOf(end))) + 1
  const left = nearest(text.slice(from, at), true)
  return (
    left ?? nearest(text.slice(at, at + 90).replace(/[.!?] .*$|, (?:and|but|while) .*$/su, ''), false) ?? 'event-date'
  )
}

function nearest(text: string, isFromEnd: boolean): DateSlot | undefined {
  let best: { slot: DateSlot; distance: number } | undefined
  for (const [slot, pattern] of dateLabels)
    for (const match of text.matchAll(pattern)) {
      const distance = isFromEnd ? text.length - match.index - match[0].length : match.index
      if (best === undefined || (slot !== 'signing-date' && distance < best.distance)) best = { slot, distance }
    }
  return best?.slot
}
