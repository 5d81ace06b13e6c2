import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { countWords } from '#domain/language/sentences.ts'
import { houseStyle } from '#domain/prose/house-style.ts'
import { capitalized, listInWords } from '#domain/prose/words.ts'

const months = 'January February March April May June July August September October November December'.split(' ')
const days: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

const bodyParts =
  'brow|eyebrow|chin|lip|frontal|temporal|parietal|occipital|hemisphere|rib|ribs|jaw|shoulders|fingers|hands|feet|toes|arms|shoulder|scapula|clavicle|arm|forearm|elbow|wrist|hand|thumb|finger|flank|hip|thigh|leg|knee|shin|calf|ankle|foot|toe|heel|sole|ulnar|radial|eye|ear|cheek|temple|breast|buttock|side|upper|lower'

/** `L shoulder`, `winged scapula L`. */
const sideInWords = (_: string, letter: string): string => (letter === 'L' ? 'left ' : 'right ')

/** `RLQ abdomen` */
const quadrant = (_: string, side: string, level = 'L'): string =>
  `${side === 'R' ? 'right' : 'left'} ${level === 'U' ? 'upper' : 'lower'} quadrant of the abdomen`

/** What records of clinics, schools and offices shorten, and nobody else would read. */
const shortened: readonly (readonly [RegExp, string | ((whole: string, letter: string, other: string) => string)])[] = [
  [/\bc\/w\b/giu, 'consistent with'],
  [/(?<=\d )lbs?\b\.?/giu, 'pounds'],
  [/(?<![\p{L}\d~])~ ?(?=\d)/gu, 'about '],
  [/\b([Dd])ecr\.? (?=\p{L})/gu, (_, letter) => `${letter}ecreased `],
  [/\b([Ii])ncr\.? (?=\p{L})/gu, (_, letter) => `${letter}ncreased `],
  [/\bneg\.? (?=for\b)/gu, 'negative '],
  [/(?<=\d )deg\b\.?/gu, 'degrees'],
  [/\bdz\b\.?/gu, 'disease'],
  [/\bw\/o (?=\p{L})/gu, 'without '],
  [/(?<=\p{Ll} )(F\d{2}(?:\.\d{1,3})?)(?=[;,]|\.(?!\d)|$)/gu, (_, code) => `(${code})`],
  [/\b(?:speech|physical|occupational) tx\b/gu, (whole) => whole.replace('tx', 'therapy')],
  [/\bTu\/Th\b/gu, () => 'Tuesdays and Thursdays'],
  [/\bDr (?=\p{Lu})/gu, 'Dr. '],
  [/\b([01]\d|2[0-3])([0-5]\d) ?(?:hrs|hours|h)\b\.?/gu, (_, hour, minute = '') => `at ${hour}:${minute}`],
  [/\b[Ss]usp\b\.?/gu, 'suspect'],
  [/\bV-?(\d)\b/gu, (_, number) => `victim ${number}`],
  [/\bq(\d{1,2}) ?(?:wks?|w)\b/giu, (_, weeks) => `every ${weeks} weeks`],
  [/\b[Dd]ecr\.? (?=\p{L})/gu, () => 'decreased '],
  [/\b[Ii]ncr\.? (?=\p{L})/gu, () => 'increased '],
  [/\b1 times (?=a (?:week|month|day|year)\b)/gu, () => 'once '],
  [/(?<!\b(?:sutures?|sutured|stitche[sd]|stitches|staples?|stapled) )(?<=\p{L} )x ?2\b(?=[,;.]|$)/gu, 'twice'],
  [
    /(?<!\b(?:sutures?|sutured|stitche[sd]|stitches|staples?|stapled) )(?<=\p{L} )x ?(\d)\b(?=[,;.]|$)/gu,
    (_, count) => `${count} times`,
  ],
  [/\b((?:19|20)\d\d) [-–] (?=\d{1,3}(?:[,;.]|$))/gu, (_, year) => `${year}: `],
  [
    /\b(Jan|Feb|Aug|Sept|Oct|Nov|Dec)\.(?=$|[,;])/gu,
    (_, name) => months.find((month) => month.startsWith(name)) ?? name,
  ],
  [/\b(FATHER|MOTHER|HUSBAND|WIFE)\b/gu, (_, kin) => kin.toLowerCase()],
  [/\bROM\b/gu, 'range of motion'],
  [/\bbilat\b\.?/giu, 'bilaterally'],
  [/\b([RL])([UL])Q(?: (?:of (?:the )?)?abdomen)?\b/gu, quadrant],
  [/\bd\/o\b/giu, 'disorder'],
  [/\bfx\b\.?/giu, 'fracture'],
  [/\bTBI\b(?!\))/gu, 'traumatic brain injury'],
  [/(?<=\d(?:st|nd|rd|th)) ?%ile\b/giu, ' percentile'],
  [/<(?=\d{1,2}(?:st|nd|rd|th)\b)/gu, 'below the '],
  [/(?<=\d )secs?\b\.?/gu, 'seconds'],
  [/\bneurocog\b\.?/giu, 'neurocognitive'],
  [/\bBehav\.? obs\b\.?/gu, 'Behavior observed'],
  [/\binterp\b\.?/giu, 'interpreter'],
  [/\bw\/o contrast\b/giu, 'without contrast'],
  [/\bDx\b/gu, 'diagnosis'],
  [/\b(?:P?M)?Hx\b|\bhx\b(?= of\b)/gu, 'history'],
  [/\bTx\b|(?<=[Nn]o (?:prior |previous )?(?:MH |mental health |psych |psychiatric )?)tx\b/gu, 'treatment'],
  [/\bRx\b/gu, 'prescription'],
  [/\b[Ss]x\b/gu, 'symptoms'],
  [/\bMH (?=tx\b|treatment|care|history)/gu, 'mental health '],
  [/\bpsych (?=tx\b|treatment|care|history)/gu, 'psychiatric '],
  [/\bSI (?=risk\b)/gu, 'suicidal ideation '],
  [/\basst\b\.?/gu, 'assistant'],
  [/(?<=\p{L}) re:? (?=\p{Lu}|the\b|his\b|her\b|a\b)/gu, ' about '],
  [/\bh\/o\b/giu, 'history of'],
  [/\bc\/o\b/giu, 'complains of'],
  [/\bs\/p\b/giu, 'after'],
  [/\bf\/u\b/giu, 'follow-up'],
  [/\by\/o\b/giu, 'years old'],
  [/\b[Pp]t\b(?!\.)/gu, 'patient'],
  [/(?<=\b(?:[Cc]urrent|[Aa]ctive|[Pp]assive|[Nn]o|[Dd]enies) )SI\b/gu, 'suicidal ideation'],
  [/\bESRD\b/gu, 'end-stage renal disease (ESRD)'],
  [/\bCKD\b/gu, 'chronic kidney disease (CKD)'],
  [/\bHTN\b/gu, 'hypertension'],
  [/\bFGM\b(?!\))/gu, 'female genital mutilation (FGM)'],
  [/\bUTIs?\b/gu, 'urinary tract infections'],
  [/\bc-sections?\b/giu, 'cesarean sections'],
  [/(?<![\w-])CBT\b(?!\))/gu, 'cognitive behavioral therapy'],
  [/\bPT (?=referral|sessions|\+)/gu, 'physical therapy '],
  [/\brheum\.? (?=care|clinic|visit)/gu, 'rheumatological '],
  [/\blast yr\b/gu, 'the last year'],
  [/\bsingle ep\b\.?/gu, 'single episode'],
  [/\bMDD\b/gu, 'major depressive disorder'],
  // The enzyme of diabetes has the same letters: `GAD antibodies`.
  [/(?<![Aa]nti-)\bGAD\b(?![-\d]| ?(?:65|67|antibod\p{L}*|Abs?\b))/gu, 'generalized anxiety disorder'],
  [/\bint(?:ernal)?\.? med(?:icine)?\b/giu, 'internal medicine'],
  [/(?<=\p{L}) \+ (?=\p{L})/gu, ' and '],
  [/\bmos?\b\.?(?=[ ,;)]|$)/gu, 'months'],
  [/\/ ?wks?\b\.?/gu, ' a week'],
  [/\/ ?(?:mo|month)\b\.?/gu, ' a month'],
  [/\/ ?(?:yr|year)\b\.?/gu, ' a year'],
  [/\/ ?(?:day|d)\b/gu, ' a day'],
  [/\b(a|per|each|last|next|1) wk\b\.?/gu, '$1 week'],
  [/\bwks?\b\.?(?=[ ,;.)]|$)/gu, 'weeks'],
  [/(?<=\b[a-z]{3,12} \d{1,2})h(?=[,;.]|$)/gu, ' hours'],
  [/(?<=\d )(?:hrs?|h)\b\.?/gu, 'hours'],
  [/(?<=\d )min\b\.?/gu, 'minutes'],
  [/\b([Ee])val(s?)\b\.?/gu, '$1valuation$2'],
  [/\bXR\b|(?<![\p{L}-])x-?rays?(?=[ ,.;]|$)/gu, 'X-ray'],
  [/ x (?=(?:many |\d{1,2} )?(?:years?|months?|weeks?|days?|wks?|mos?)\b)/gu, ' for '],
  [/\bmgmt\b\.?/giu, 'management'],
  [/\bhosp\b\.?/gu, 'hospital'],
  [/\bgyn\b(?=[ ,.])/gu, 'gynecological'],
  [new RegExp(String.raw`(?<![\p{L}.])([LR])\.? (?=(?:\p{Ll}+ )?(?:${bodyParts}))`, 'gu'), sideInWords],
  [new RegExp(String.raw`\b(${bodyParts}) ([LR])\b(?![.\p{L}]\p{L})`, 'gu'), '$2 $1'],
  [new RegExp(String.raw`(?<![\p{L}.])([LR]) (?=(?:${bodyParts})\b)`, 'gu'), sideInWords],
  [/(?<=\()([LR]) (?=\d)/gu, sideInWords],
  [/\b2x\b/giu, 'twice'],
  [/\b([Ww]orr(?:ied|ies|y)|[Cc]oncerned|[Aa]nxious) re:? /gu, '$1 about '],
  [/\b(\d{1,2})x\b/giu, '$1 times'],
  [/(?<![\d/-])(\d{1,2})-(\d{1,2})(?= (?:nights|days|hours|times|weeks|months|years)\b)/gu, '$1 to $2'],
]

/** Whether the day stands before the month; `unsure` where nobody can say, and a date stays as it is written. */
export type DayFirst = boolean | 'unsure'

/** A line of a record in words that a reader outside the office understands; dates as Americans write them. */
export function spelledOut(line: string, isDayFirst: DayFirst = false): string {
  const told = shortened.reduce(
    (text, [pattern, words]) =>
      typeof words === 'string' ? text.replaceAll(pattern, words) : text.replaceAll(pattern, words),
    withDays(line),
  )
  // `8th percentile 2022 -> 31st percentile 2025`
  return houseStyle(withDates(told.replaceAll(/(?<=[\p{L}\d%)]) ?(?:->|→) ?(?=[\d\p{L}])/gu, ' to '), isDayFirst))
    .replaceAll(/ {2,}/gu, ' ')
    .trim()
}

function withDays(line: string): string {
  return line.replaceAll(/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:\/(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)){1,6}\b/gu, (row) =>
    listInWords(row.split('/').map((day) => days[day.toLowerCase()] ?? day)),
  )
}

function withDates(line: string, isDayFirst: DayFirst): string {
  return (
    line
      // With dots the day comes first, whatever the rest of the paper does.
      .replaceAll(
        /(?<![\d.])(\d{1,2})\.(\d{1,2})\.((?:19|20)\d{2})(?!\d)/gu,
        (_, day: string, month: string, year: string) =>
          isDayFirst !== false ? `${day}/${month}/${year}` : `${month}/${day}/${year}`,
      )
      .replaceAll(
        /(?<![\d/])(\d{1,2})\/(\d{1,2})\/((?:19|20)\d{2})(?![\d/])/gu,
        (whole, one: string, two: string, year: string) => {
          if (isDayFirst === 'unsure' && Number(one) <= 12 && Number(two) <= 12 && one !== two) return whole
          const [month, day] =
            isDayFirst === true || Number(one) > 12 ? [Number(two), Number(one)] : [Number(one), Number(two)]
          const name = months[month - 1]
          return name === undefined || day < 1 || day > 31 ? whole : `${name} ${day}, ${year}`
        },
      )
      .replaceAll(/(?<![\d/])(\d{1,2})\/((?:19|20)\d{2})(?![\d/])/gu, (whole, month: string, year: string) => {
        const name = months[Number(month) - 1]
        return name === undefined ? whole : `${name} ${year}`
      })
  )
}

/** A date of this text that can only be day first. */
export function writesDayFirst(text: string): boolean {
  return /(?<![\d/])(?:1[3-9]|2\d|3[01])\/(?:0?[1-9]|1[0-2])\/(?:19|20)\d{2}(?![\d/])/u.test(text)
}

/**
 * How a paper writes its days: as it proves by one of them, else as the other papers of the file that were written abroad do.
 * A translation that nothing proves is unsure.
 */
export function dayOrderOf(
  paper: { readonly title: string; readonly text: string },
  others: readonly string[],
): DayFirst {
  if (writesDayFirst(paper.text)) return true
  if (!/\btranslat/iu.test(paper.title) || writesMonthFirst(paper.text)) return false
  return others.some((text) => writesDayFirst(text)) ? true : 'unsure'
}

const writesMonthFirst = (text: string): boolean =>
  /(?<![\d/])(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/(?:19|20)\d{2}(?![\d/])/u.test(text)

const formField =
  /^(?:client|patient|name|dob|d\.o\.b\.|date of birth|sex|address|phone|tel|fax|e-?mail|date|date of (?:intake|visit|report|issue)|referred by|complainant|respondent|student|mrn|file(?: no\.?)?|case no\.?|record no\.?|to|from|re|subject|page)\b ?:|^DOB\b|^MRN\b/iu

/** The lines of an entry that say something of the case: fields of the form itself fall away. */
export function recordLines(words: string): string[] {
  return (
    words
      .split(/\n|\s{3,}|(?<=\S) {2}(?=\p{Lu}[\p{L} -]{1,30}:)/u)
      .map((line) => line.replaceAll(/\s+/g, ' ').trim())
      // `Patient: Rahimzada N. Admitted 17.02.2018.` has the stay behind the name.
      .map((line) =>
        line.replace(/^(?:Patient|Client|Name): (?:\p{Lu}[\p{L}.’'-]{0,25} ){1,4}(?=\p{Lu}\p{Ll}+ (?:on )?\d)/u, ''),
      )
      .filter(
        (line) =>
          !formField.test(line) && (countWords(line) > 2 || /:\s*\S|^\p{Lu}[\p{L}\d-]+ [\p{L}\d]+\.$/u.test(line)),
      )
  )
}

/** A line of a record even where it was read as a sentence. Only a clinic's lines do without a verb. */
export function isLine(words: string, isOfClinic: boolean): boolean {
  return isLabelled(words.trim()) || (isOfClinic && !hasFiniteVerb(words))
}

const isLabelled = (plain: string) =>
  /^\p{Lu}[\p{L}\d ()/-]{0,28}: ?\S/u.test(plain) || /\b(?:Dx|Hx|Tx|Sx|h\/o|c\/o|s\/p)\b/u.test(plain)

/** Telegraph style: a label with a colon, or no verb. It is no sentence and is listed. */
export function isNote(words: string): boolean {
  return isLabelled(words.trim()) || !hasFiniteVerb(words)
}

const subjectless =
  /^(?:States?|Stated|Reports?|Reported|Notes?|Certif(?:y|ies)|Adds?|Requests?|Requested|Denies|Denied|Describes?|Described|Declares?|Declared|Confirms?|Confirmed|Alleges|Alleged)\b(?= )/u

/** `States that ...` gets its subject. */
export function withSubject(sentence: string, subject: string): string {
  const found = subjectless.exec(sentence)?.[0]
  return found === undefined ? sentence : `${capitalized(subject)} ${found.charAt(0).toLowerCase()}${sentence.slice(1)}`
}
