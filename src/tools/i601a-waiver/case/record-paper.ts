import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { formatLongDate, isIsoDate } from '#domain/dates/calendar.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { SourceText } from '#domain/drafting/tool.ts'
import { chartLabels, chartWords } from './chart-words.data.ts'

/** A form, a chart or a docket: rows of somebody who writes no sentences, with what is shortened in them written out. */
export type RecordPaper = {
  readonly document: string
  /** `The clinic’s note of September 15, 2026`, as a sentence begins with it. */
  readonly name: string
  readonly rows: readonly RecordRow[]
}

/** `isSentence`: it can be told like any other statement. */
export type RecordRow = { readonly typed: string; readonly said: string; readonly isSentence: boolean }

const fewest = 2
/** A list of more rows is read by nobody. */
const most = 14

/** The paper by its rows, where two thirds of it or more are no sentences and nobody says `I` in it; undefined for an account, a letter or a report. */
export function recordPaper({ id, kind, title, text }: SourceText): RecordPaper | undefined {
  if (kind !== 'client_document' || isProse.test(title)) return undefined
  const lines = linesOf(text)
  const body = lines.filter((line, at) => !isOfHead(line, at, lines))
  const rows = body.flatMap(itemsOf).filter((row) => !isHeadAlone(row))
  if (rows.length < fewest || text.length > longestRecord) return undefined
  const noted = rows.filter((row) => isLabelled.test(row) || isDated.test(row) || !hasFiniteVerb(` x ${row}`))
  const spoken = rows.filter((row) => /(?<![\p{L}.])(?:I|[Mm]y|[Ww]e|[Oo]ur)(?![\p{L}.])/u.test(row))
  if (noted.length * 3 < rows.length * 2) return undefined
  if (spoken.length > 0) return undefined
  const isDiary = rows.filter((row) => isDated.test(row)).length > 1
  return { document: id, name: nameOf(title, text, isDiary), rows: chosen(rows).map(rowOf) }
}

const rowOf = (typed: string): RecordRow => ({
  typed,
  said: writtenOut(typed),
  isSentence: !isLabelled.test(typed) && !isDated.test(typed) && hasFiniteVerb(` x ${typed}`) && /[.]$/u.test(typed),
})

/** A longer paper is a report, whatever lists it has. */
const longestRecord = 4000
const isProse =
  /^(?:sworn )?(?:declaration|affidavit|statement|letter|e-?mail)\b|\b(?:evaluation|psych(?:ological)? (?:eval|report)|^eval|summary|declaration|affidavit|statement (?:of|by)|letter|ltr|e-?mail|brief|country|country conditions)\b/iu
const isLabelled = /^[^:.!?]{1,40}: ?\S/u
const isDated = /^\d{1,2}\/\d{1,2}\/\d{2,4}\b/u

/** The lines of the paper, each with what the paper breaks off it. */
function linesOf(text: string): string[] {
  return text.split('\n').reduce<string[]>((all, typed) => {
    const line = typed.replaceAll(/[ \t]+/gu, ' ').trim()
    const before = all.at(-1)
    if (line === '') return all
    if (before !== undefined && /^\p{Ll}{2}/u.test(line) && !/[.!?]$/u.test(before))
      return [...all.slice(0, -1), `${before} ${line}`]
    return [...all, line]
  }, [])
}

/** `A: 1. Cancer, treated. 2. Lymphedema.`: each item its own row. */
const itemsOf = (line: string): string[] => line.replace(/^[-–•*] /u, '').split(/(?<=[.;]) (?=\d{1,2}\. \p{Lu})/u)

/** `Services`, `Parent input` above what it heads. */
const isHeadAlone = (row: string): boolean =>
  /^\p{Lu}[\p{L} ]{2,30}$/u.test(row) && row.split(' ').length <= 3 && !hasFiniteVerb(` x ${row}`)

/** What only says whose paper it is, when, and who wrote it. */
function isOfHead(line: string, at: number, lines: readonly string[]): boolean {
  const isOfPaper =
    ofForm.test(line) ||
    ofSignature.test(line) ||
    !/\p{L}{3}/u.test(line) ||
    /^page \d|\bD\.?O\.?B\b|\bMRN\b|\bdate of birth\b/iu.test(line)
  return isOfPaper || isTitle(line, at, lines.length)
}

/** A title, the name of the patient or of the parties among the first lines. */
function isTitle(line: string, at: number, count: number): boolean {
  const isPatient = at < 3 && /\bPt\.? \p{Lu}\p{L}+|^\d{1,2}(?:st|nd|rd|th) grade\b/u.test(line)
  const isBare = at < 3 && !/[.:]/u.test(line.replaceAll(/\b(?:v|vs|Dr|St|No)\./gu, '')) && !hasFiniteVerb(` x ${line}`)
  const isOfParties = at < 4 && /\b(?:v|vs)\.? /u.test(line) && !/\d{1,2}\/\d{1,2}\/\d{2,4}/u.test(line)
  return isPatient || isBare || isOfParties || (at < 6 && count > 2 && isShouted(line))
}

/** More capitals than small letters, and no figure. */
const isShouted = (line: string): boolean =>
  !/\d/u.test(line) && (line.match(/\p{Lu}/gu)?.length ?? 0) > (line.match(/\p{Ll}/gu)?.length ?? 0)

const ofForm =
  /^(?:patient|pt|client|name|student|child|re|regarding|seen|visit|date|dos|dob|accompanied by|acc by|interp(?:reter)?|present|team|case manager|teacher|grade|school|records reviewed|referred by|referral|provider|examiner|clinician|author|language|printed|case(?: no| number)?|docket(?: no| number)?|citation(?: no)?|rtc|return)\b\.?[^:\n]{0,24}(?::|\d{1,2}\/\d|$)|^(?:rtc|f\/u|follow[- ]?up|return)\b[^:]{0,24}$/iu
const ofSignature =
  /^[\p{L}.’' -]{3,40},? (?:M\.?D|D\.?O|PA-?C|N\.?P|CPNP|CNP|APRN|R\.?N|Ph\.?D|Psy\.?D|LCSW(?:-C)?|MSW|PT|OT|CLT|CCC-SLP|M\.?S\.?Ed|M\.?Ed|principal|clerk)\b.{0,20}$/u

/** The rows that tell most, in their order: of the people, of findings and figures. */
function chosen(rows: readonly string[]): readonly string[] {
  if (rows.length <= most) return rows
  const weight = (row: string) =>
    Number(/\b(?:father|mother|dad|mom|husband|wife|spouse|son|daughter|parents?|caregiver|alone)\b/iu.test(row)) * 2 +
    Number(/\b(?:dx|diagnos|assessment|plan|plea|dismiss|recommend|unable|cannot|risk)/iu.test(row)) * 2 +
    Number(/\d/u.test(row))
  const kept = new Set(rows.toSorted((a, b) => weight(b) - weight(a)).slice(0, most))
  return rows.filter((row) => kept.has(row))
}

/** One row as it is read: its label and its shortenings in words, its days as a brief has them. */
export function writtenOut(typed: string): string {
  const row = typed.replace(/^\d{1,2}[.)] (?=\p{Lu})/u, '')
  const [, label = '', rest = row] = /^([^:.!?\d]{1,14}): ?(.+)$/u.exec(row) ?? []
  const named = chartLabels[label.toLowerCase()]
  const words = chartWords.reduce(
    (text, [pattern, said]) => text.replaceAll(pattern, said),
    named === undefined ? row : `${named}: ${rest}`,
  )
  return datesIn(words)
    .replaceAll(/ {2,}/gu, ' ')
    .replace(/(?<![.;,])[.;,]+$/u, '')
    .replaceAll(/(?<=(?:^|[\p{L}\d)]{1}\. ))\p{Ll}(?=\p{Ll})/gu, (letter) => letter.toUpperCase())
}

/** `5/15/2019 plea guilty`, `9/15/26`, `4/2026` in the American order. */
function datesIn(text: string): string {
  return text
    .replaceAll(
      /(?<![\d/.-])(\d{1,2})\/(\d{1,2})\/((?:19|20)?\d\d)(?![\d/])(:?)(?= ?(\p{L}?))/gu,
      (whole, month: string, day: string, year: string, colon: string, next: string) => {
        const iso = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
        return isIsoDate(iso)
          ? `${formatLongDate(iso)}${colon === '' && next !== '' && isOpening(text, whole) ? ':' : colon}`
          : whole
      },
    )
    .replaceAll(/(?<![\d/.-])(1[0-2]|0?[1-9])\/((?:19|20)\d\d)(?![\d/])/gu, (_, month: string, year: string) => {
      const day = formatLongDate(`${year}-${month.padStart(2, '0')}-01`)
      return `${day.split(' ')[0]} ${year}`
    })
}

const isOpening = (text: string, date: string): boolean => text.startsWith(date)

/** What the paper is called in a brief, with its day where it has one. */
function nameOf(title: string, text: string, isDiary: boolean): string {
  const head = `${title} ${text.slice(0, 300)}`
  const [, noun = 'record'] =
    nouns.find(([pattern]) => pattern.test(title)) ?? nouns.find(([pattern]) => pattern.test(head)) ?? []
  const day = isDiary || noun.startsWith('court') ? undefined : dayOf(text)
  return `The ${noun}${day === undefined ? '' : ` of ${day}`}`
}

const nouns: readonly (readonly [RegExp, string])[] = [
  [/\bIEP\b|individualized education/iu, 'school’s education program'],
  [/\b504 plan\b/iu, 'school’s plan'],
  [/\b(?:school|attendance|teacher|grade \d|\dth grade|\dnd grade|\drd grade)\b/iu, 'school’s record'],
  [/\b(?:court|docket|citation|disposition)\b/iu, 'court’s record'],
  [/\bprogress report\b/iu, 'progress report'],
  [/\bdepartment of labor\b/iu, 'Department of Labor’s record'],
  [/\b(?:HR|human resources|verification of employment|payroll|employer)\b/iu, 'employer’s verification'],
  [
    /\b(?:clinic|center|oncology|cardiology|neurology|orthopedics?|ortho|pulmonary|health care|visit notes?|pediatrics?)\b/iu,
    'clinic’s note',
  ],
  [/\b(?:hospital|discharge|emergency)\b/iu, 'hospital’s record'],
]

/** The day of the visit, the meeting or the printing, else the only whole day in the head. */
function dayOf(text: string): string | undefined {
  const head = text.slice(0, 400)
  const [, said] =
    /\b(?:DOS|seen|visit|date|meeting|printed|report|reviewed)\b[^\d\n]{0,24}(\d{1,2}\/\d{1,2}\/(?:19|20)?\d\d)\b/iu.exec(
      head,
    ) ?? []
  const all = [
    ...head
      .replaceAll(/\b(?:DOB|born|birth)\b[^\d\n]{0,10}\d{1,2}\/\d{1,2}\/\d{2,4}/giu, ' ')
      .matchAll(/(?<![\d/])\d{1,2}\/\d{1,2}\/(?:19|20)?\d\d(?![\d/])/gu),
  ]
  const typed = said ?? (all.length === 1 ? all[0]?.[0] : undefined)
  if (typed === undefined) return undefined
  const long = datesIn(typed)
  return long === typed || countWords(long) < 3 ? undefined : long
}
