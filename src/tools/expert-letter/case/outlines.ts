import { countWords } from '#domain/language/sentences.ts'
import { isOfLimits, isTopic, topicAsked } from './note-topics.ts'

/** `A. Diagnosis`, `III) If he is removed`: a heading of an outline, which ends without a full stop. */
const lettered = /^([A-H])[.)]\s+(\S.{0,90}?)\s*:?$/u
const roman = /^(I|II|III|IV|V|VI|VII|VIII|IX|X)[.)]\s+(\S.{0,90}?)\s*:?$/u
/** `1. Seen 23 times.`, `a) ...`, `ii. ...`, `- ...`: an item under it. */
const item = /^(?:\(?\d{1,2}[.)]|\(?[a-z][.)]|\(?[ivx]{1,4}[.)]|[-–—*•·])\s+(?=\S)/u

/** Of whom the headings of an outline speak. */
export type OutlinePeople = {
  /** First and family name of the client. */
  readonly names: readonly string[]
  readonly country?: string | undefined
}

/** So many headings make an outline. */
const fewest = 3
const longestHeading = 10

/**
 * An outline as a memo with headings: each heading on a line of its own, in the words by which the letter knows its topic
 * where it names one, and its items as the sentences under it. A text without such headings stays as it is.
 */
export function withOutlineRead(text: string, people: OutlinePeople): string {
  const lines = text.split('\n').map((line) => line.trim())
  const marks = [lettered, roman].map((pattern) => lines.map((line) => headingIn(line, pattern)))
  const headings = marks.find((found) => isInOrder(found))
  if (headings === undefined) return text
  const first = headings.findIndex((one) => one !== undefined)
  const told: string[] = lines.slice(0, first).filter((line) => !isTitle(line))
  let isOpen = false
  lines.slice(first).forEach((line, at) => {
    const heading = headings[first + at]
    if (heading !== undefined) {
      told.push('', topicIn(heading.title, people).toUpperCase(), '')
      isOpen = false
      return
    }
    if (line === '') return
    const words = ended(line.replace(item, ''))
    if (isOpen) told[told.length - 1] = `${told.at(-1) ?? ''} ${words}`
    else told.push(words)
    isOpen = true
  })
  return told.join('\n')
}

type Heading = { readonly mark: string; readonly title: string }

function headingIn(line: string, pattern: RegExp): Heading | undefined {
  const [, mark = '', title = ''] = pattern.exec(line) ?? []
  return mark === '' || countWords(title) > longestHeading || /[.!?;]$/u.test(title) ? undefined : { mark, title }
}

/** `A.`, `B.`, `C.`: a letter that stands alone is the initial of a name. */
function isInOrder(found: readonly (Heading | undefined)[]): boolean {
  const marks = found.flatMap((one) => one?.mark ?? [])
  const order =
    marks.length > 0 && /^[A-H]$/u.test(marks[0] ?? '') && marks[1] !== 'II' ? 'A B C D E F G H'.split(' ') : romans
  return marks.length >= fewest && marks.every((mark, at) => mark === order[at])
}
const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']

const isTitle = (line: string): boolean => /^(?:outline|points?|notes?|draft)\b[^.]{0,40}$/iu.test(line)

const ended = (line: string): string => (/[.!?:]["”’)]*$/u.test(line) ? line : `${line.replace(/[;,]$/u, '')}.`)

const ofWriter =
  /^(?:who I am|about me|my (?:background|qualifications|training|role)|qualifications|introduction)\b|\bhow I know\b|^(?:my )?(?:relationship|relation|role)\b/iu

/** What the words of a heading are about, and the name of that topic. */
const byWords: readonly (readonly [RegExp, string])[] = [
  [
    /\brelocat|\bmov(?:e|es|ed|ing) (?:to|there|abroad|along)\b|\b(?:goes|went|going) (?:along|too|with)\b/iu,
    'Relocation',
  ],
  [/\bdiagnos|\bconditions?\b|\billness|\bsymptoms?\b|\bpresentation\b|\bmedical (?:facts|state)\b/iu, 'Diagnosis'],
  [/\btreatment\b|\bmedications?\b|\bregimen\b|\bdaily care\b/iu, 'Treatment'],
  [/\b(?:testing|evaluation|sessions|examination|history|referral)\b/iu, 'History'],
  [/\blimit|\bnot (?:known|done|seen)\b|\bcannot say\b/iu, 'Limits'],
  [/\brecommend|\bneeded\b|\bneeds\b/iu, 'Recommendations'],
]

/** The name of the topic under which the letter has it; a heading of the writer's own person and one that names none stay. */
export function topicIn(title: string, { names, country }: OutlinePeople): string {
  if (ofWriter.test(title) || isTopic(title) || isOfLimits(title)) return title
  const who = ['he', 'she', 'they', 'husband', 'wife', 'spouse', 'father', 'mother', 'son', 'daughter', ...names]
    .filter((name) => name !== '')
    .map((name) => RegExp.escape(name))
    .join('|')
  const away = new RegExp(
    String.raw`\bseparat|\bwithout (?:the |her |his |Mr\. |Ms\. )?(?:${who}|him|them)\b|\b(?:if|when|after|should) (?:the |her |his |Mr\. |Ms\. )?(?:${who}) (?:is|are|was|were|be|has to|had to) (?:removed|deported|refused|sent|denied|gone|leave|go)\b|\b(?:removal|deportation|absence) of\b`,
    'iu',
  )
  const toCountry =
    country === undefined ? undefined : new RegExp(String.raw`\b(?:to|in) ${RegExp.escape(country)}\b`, 'iu')
  if (away.test(title)) return 'Separation'
  if (toCountry?.test(title) === true) return 'Relocation'
  const named = byWords.find(([pattern]) => pattern.test(title))?.[1]
  if (named !== undefined) return named
  const asked = topicAsked(title)
  return asked === undefined || countWords(title) > 6 ? title : asked
}
