import type { CaseMap } from '#domain/case-map/case-map.ts'
import { liveFacts } from '#domain/case-map/read-map.ts'
import { capitalized, counted, listInWords } from '#domain/prose/words.ts'
import { wholeYears, type WaiverCase } from '../case.ts'
import type { RelativeRole } from '../case/vocabulary.ts'
import { applicantShare, readHousehold } from '../writing/money.ts'
import { nounPhrases } from '../writing/noun-phrases.ts'

/** Claims no more than the answers carry: every requirement only where each was answered. */
export function eligibilityTitle({ applicant, basis, screening, presence }: WaiverCase): string {
  const isAnswered =
    screening.dos_fee_paid === 'yes' &&
    presence !== undefined &&
    (applicant.age ?? 0) >= 17 &&
    presence.bar !== 'none' &&
    screening.admin_closed === undefined &&
    screening.i212_approved === undefined &&
    (['in_proceedings', 'final_order', 'reinstated_order', 'pending_i485', 'other_inadmissibility'] as const).every(
      (name) => screening[name] === 'no',
    )
  if (isAnswered) return 'On this record the applicant meets each requirement of the provisional process'
  return basis.approvedOn === undefined
    ? 'The applicant comes within the provisional process'
    : 'With an approved petition, the applicant comes within the provisional process'
}

/** The point with its strongest facts: the relative's own illness, whom she would care for alone, what pay would stop. */
export function separationTitle(name: string, role: RelativeRole, map: CaseMap | undefined): string {
  const plain = `${name} would suffer extreme hardship if separated from the applicant`
  if (map === undefined) return plain
  const facts = liveFacts(map)
  const shown = nounPhrases(facts, role, 12)
  const own = shown.find((phrase) => phrase.startsWith(`{${role}.poss} `) && !phrase.includes('’s '))
  const child = map.persons.find(
    ({ id, role: kind }) => kind === 'child' && shown.some((phrase) => phrase.startsWith(`{${id}.poss} `)),
  )
  const share = applicantShare(readHousehold(facts, role))
  const burdens = [
    ...(own === undefined ? [] : [own.replace(`{${role}.poss} `, '')]),
    ...(child === undefined ? [] : [`the care of ${child.first ?? child.short}`]),
    ...(share === undefined ? [] : [`the loss of about ${share} of the income`]),
  ]
  return burdens.length < 2 || burdens.join('').includes('{')
    ? plain
    : `Without the applicant, ${name} would bear alone ${listInWords(burdens)}`
}

/** What the record itself counts in favor; the bare point where it counts little. */
export function discretionTitle({ applicant, relatives, marriedOn, asOf, children }: WaiverCase): string {
  const married = relatives.some(({ role }) => role === 'spouse') ? wholeYears(marriedOn, asOf) : undefined
  const years = applicant.yearsInUs
  const equities = [
    ...(married === undefined || married < 1 ? [] : [`a marriage of ${counted(married, 'year')}`]),
    ...(children.length === 0 ? [] : [counted(children.length, 'child', 'children')]),
    ...(years === undefined || years < 1 ? [] : [`${counted(years, 'year')} of life here`]),
  ]
  return equities.length < 2
    ? 'The applicant merits a favorable exercise of discretion'
    : `${capitalized(listInWords(equities))} call for a favorable exercise of discretion`
}
