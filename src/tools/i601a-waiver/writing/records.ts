import type { CaseFact } from '#domain/case-map/case-map.ts'
import { exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { formatLongDate, isIsoDate } from '#domain/dates/calendar.ts'
import { isNameLike } from './name-like.ts'
import { documentNoun } from '#domain/prose/document-noun.ts'
import { houseStyle } from '#domain/prose/house-style.ts'
import { isNamedCondition } from '#domain/prose/words.ts'
import { escapeText } from '#domain/section-content/write.ts'
import { quotedIn } from './clusters.ts'
import { withoutParticiple } from './notes-without-verb.ts'
import { otherPatient } from './topics.ts'
import type { Teller } from './teller.ts'

/** `Right plantar ulcer, Wagner grade 2`: what a clinician notes without a verb. */
export function isClinicalNote({ map }: Teller, fact: CaseFact): boolean {
  const [passage] = passagesOf(map, fact)
  const words = (fact.asTold ?? fact.wording).trim()
  return (
    passage !== undefined &&
    /\b(?:record|note|clinic|hospital|center|discharge|chart|summary|(?:cardi|onc|neur|rheumat|nephr|pulmon)ology|bank|benefits?|statements?|lease|pay|wages?|tax(?:es)?|budget|bills?|receipts?|invoices?|earnings)\b/iu.test(
      map.exhibits.find(({ id }) => id === passage.document)?.title ?? '',
    ) &&
    !fact.wording.startsWith('{') &&
    !/\b(?:I|we|my|our)\b/u.test(words) &&
    words.split(' ').length <= 30 &&
    (!hasFiniteVerb(` x ${withoutParticiple(words.replace(/\.$/u, ''))}`) ||
      /^(?:(?:gross|net) [^{}]{3,40} \$[\d,.]{1,12}|\p{L}[\p{L} ]{2,40}: [^.{}]{2,60})$/iu.test(
        words.replace(/\.$/u, ''),
      ))
  )
}

const titleOf = ({ map }: Teller, document: string | undefined): string =>
  map.exhibits.find(({ id }) => id === document)?.title ?? ''

/** Notes that are told as one list: several, one of money, or one of somebody else’s record. */
export function areList(teller: Teller, notes: readonly CaseFact[]): boolean {
  const [first] = notes
  if (first === undefined) return false
  const title = titleOf(teller, passagesOf(teller.map, first)[0]?.document)
  return notes.length > 1 || /\$\d/u.test(first.asTold ?? '') || otherPatient(title, teller.map) !== undefined
}

/** The notes of one record as one sentence, with the cite at its end. */
export function tellNotes(teller: Teller, notes: readonly CaseFact[]): string {
  const open = notes.filter((fact) => teller.guard.take(fact))
  if (open.length === 0) return ''
  teller.narrator.interrupt()
  const passages = open.flatMap((fact) => passagesOf(teller.map, fact).slice(0, 1))
  const items = open.map(({ asTold, wording }) =>
    houseStyle(numericDates((asTold ?? wording).trim().replace(/[.;]$/u, '')))
      .replace(/^S\/P\b/iu, 'after')
      .replace(/^([\p{L} -]{3,40}): (?=\S)/u, '$1, ')
      .replace(/^\p{Lu}(?=\p{Ll})/u, (letter, _at: number, whole: string) =>
        isNamedCondition(whole) ? letter : letter.toLowerCase(),
      ),
  )
  const noun = documentNoun(teller.map, passages[0]?.document ?? '')
  const whose = otherPatient(titleOf(teller, passages[0]?.document), teller.map)
  if (whose !== undefined)
    return `${teller.say(`{${whose}.poss} ${noun === 'document' ? 'record' : noun} notes:`)} ${escapeText(items.join('; '))} (${exhibitTokens(teller.map, passages).join('; ')}).`
  return `The ${noun === 'document' ? 'record' : noun} notes: ${escapeText(items.join('; '))} (${exhibitTokens(teller.map, passages).join('; ')}).`
}

/** `11/17/2022`, `03/2023` as dates are written in a brief. */
const numericDates = (text: string): string =>
  text
    .replaceAll(/\b(\d{1,2})\/(\d{1,2})\/((?:19|20)\d\d)\b/gu, (whole, month: string, day: string, year: string) => {
      const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
      return isIsoDate(date) ? formatLongDate(date) : whole
    })
    .replaceAll(/(?<![\d/])(0[1-9]|1[0-2])\/((?:19|20)\d\d)(?![\d/])/gu, (_, month: string, year: string) => {
      const [name = ''] = formatLongDate(`2000-${month}-01`).split(' ')
      return `${name} ${year}`
    })

/** Rows of a record as one sentence, with the share that the applicant has in them where the record counts both. */
export function tellEntries(teller: Teller, facts: readonly CaseFact[]): string {
  const open = facts.filter((fact) => teller.guard.take(fact))
  if (open.length === 0) return ''
  const rows = open
    .flatMap(({ statement, asTold }) => (quotedIn(statement) ?? asTold ?? '').split(/; (?=\p{Lu})|\n/u))
    .map((row) => row.replace(/(?<!\b[ap]\.m)\.$/u, ''))
  const passages = open.flatMap((fact) => passagesOf(teller.map, fact).slice(0, 1))
  rows.sort((a, b) => Number(!isFinding.test(a)) - Number(!isFinding.test(b)))
  const list = rows
    .map((row) => lowered(row).replace(/: (.*)$/u, (_, value: string) => `, ${lowered(value)}`))
    .join('; ')
  teller.narrator.interrupt()
  const cite = exhibitTokens(teller.map, passages).join('; ')
  const noun = documentNoun(teller.map, passages[0]?.document ?? '')
  const named = noun === 'document' ? 'record' : noun
  // `Diagnoses: F41.0` is what a paper finds, and no item of a list.
  const found = isFinding.test(list) ? (/^diagnos[ei]s, /iu.exec(list)?.[0] ?? '') : undefined
  const told =
    found === undefined
      ? `lists: ${list}`
      : `gives as its findings: ${plainDisorders(lowered(list.slice(found.length)))}`
  return `The ${named} ${escapeText(told)}${cite === '' ? '' : ` (${cite})`}.${shareOf(teller, rows)}`
}

/** The first word in small letters where it is a plain word and opens no title: `Retail theft`, not `Trail Making B`. */
const lowered = (text: string): string =>
  text.replace(/^(\p{Lu})(\p{Ll}+(?:-\p{Ll}+)*)(?![\p{L}’-]| \p{Lu})/u, (whole) =>
    isNamedCondition(text) || isNameLike(whole.split('-')[0] ?? '') ? whole : whole.toLowerCase(),
  )

const isFinding = /^(?:diagnos[ei]s[:,] (?=\S)|[^:;]{4,90}? \([A-TV-Z]\d{2}(?:\.\d{1,3})?\))/iu

/** `Major Depressive Disorder; posttraumatic Stress Disorder` as prose writes them; a name in one keeps its capital. */
const plainDisorders = (list: string): string =>
  list.replaceAll(/(?:\p{L}[\p{L}-]{2,20} ){0,3}(?:Disorder|Disease|Syndrome)\b/gu, (words) =>
    isNamedCondition(words) ? words : words.toLowerCase(),
  )

/** The applicant's part of what the record counts, where it names the parent and the whole. */
function shareOf(teller: Teller, rows: readonly string[]): string {
  const applicant = teller.map.persons.find(({ id }) => id === 'applicant')
  const word = applicant?.pronoun === 'he' ? 'father|husband' : applicant?.pronoun === 'she' ? 'mother|wife' : undefined
  if (word === undefined) return ''
  const [, label = '', whole] = find(rows, /^(?:total )?(?=[^:]*\battended)([^:]*): (\d+)/iu) ?? []
  const [, part] = find(rows, new RegExp(String.raw`\bby (?:the )?(?:${word})\b[^:]{0,80}: (\d+)`, 'iu')) ?? []
  // The rows "by ..." must be parts of this whole: they add up to it, or nothing is computed.
  const parts = rows.map((row) => Number(/\bby [^:]{1,40}: (\d+)/iu.exec(row)?.[1] ?? 0))
  if (whole === undefined || part === undefined || parts.reduce((sum, one) => sum + one, 0) !== Number(whole)) return ''
  const percent = Math.round((Number(part) / Number(whole)) * 100)
  return ` ${teller.say(`{applicant} accounts for ${percent} percent of the ${label.toLowerCase()}.`)}`
}

function find(rows: readonly string[], pattern: RegExp): RegExpExecArray | undefined {
  return rows.map((row) => pattern.exec(row)).find((found) => found !== null) ?? undefined
}
