import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { quotedIn } from './clusters.ts'
import { withoutParticiple } from './notes-without-verb.ts'
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

/** The applicant's part of what the record counts, where it names the parent and the whole. */
export function shareOf(teller: Teller, entries: readonly CaseFact[]): string {
  const rows = entries.flatMap(({ statement, asTold }) =>
    (quotedIn(statement) ?? asTold ?? '').split(/; (?=\p{Lu})|\n/u),
  )
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
