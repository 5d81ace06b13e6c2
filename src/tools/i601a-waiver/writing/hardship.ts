import { formatLongDate } from '#domain/dates/calendar.ts'
import { cite, escapeText, gap, joinWithAnd } from '#domain/section-content/write.ts'
import { wholeYears, type WaiverCase } from '../case.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import type { FactorTag } from '../case/factor-tags.ts'
import { isSurelyInUnitedStates } from '../case/us-places.ts'
import { significantFactors } from '../case/vocabulary.ts'
import { relativeName } from './people.ts'
import { aboutYears, countryInText, flow, narrated, when } from './text.ts'

/** `sep_{r}`: the relative stays without the applicant. */
export function writeSeparation(relative: QualifyingRelative): string {
  const name = relativeName(relative)
  const intends = relative.statedIntentToRemain
    ? 'has stated an intention to remain'
    : gap('confirm: intends to remain')
  return flow(
    `<em>${name} would suffer extreme hardship if ${name} remained in the United States without the applicant.</em>`,
    `${name} ${intends} in the United States if the applicant is refused (Ex. __).`,
    'The following hardship would result.',
    narrated(relative.separation, `hardship to the ${relative.role} on separation`),
    when(
      hasTag(relative, 'health', 'mental', 'disability'),
      `These conditions are significant health factors. ${cite('C1')}.`,
    ),
    when(
      hasTag(relative, 'caregiving'),
      `The applicant provides care that ${name} cannot readily replace ${gap('specify tasks, hours and cost; Ex. __')}.`,
    ),
    when(
      hasTag(relative, 'economic'),
      `The applicant's contribution to the household is ${gap('amount and share; Ex. __')}.`,
    ),
    tickedFactors(relative),
    `Taken together, these facts go beyond the ordinary results of separation, because ${gap('state the two or three decisive facts')}. ${cite('C2')}.`,
    when(
      relative.argueRelocation === 'no',
      'The applicant relies on separation.',
      `${name} would not relocate ${gap('signed statement, Ex. __')}, and hardship on relocation need not also be shown. ${cite('P2')}.`,
    ),
  )
}

/** `rel_{r}`: the relative moves to the applicant's country. */
export function writeRelocation(relative: QualifyingRelative, waiver: WaiverCase): string {
  const country = countryInText(waiver.applicant.citizenship)
  return flow(
    `<em>${relativeName(relative)} would also suffer extreme hardship by moving to ${country}.</em>`,
    lifeHere(relative, waiver),
    narrated(relative.relocation, `hardship to the ${relative.role} on relocation`),
    `Conditions in ${country} are described in Ex. __ ${gap('dated Department of State advisory or report')}.`,
    `These hardships concern health, safety, livelihood and ties built in this country. ${cite('C1')}; ${cite('P3')}.`,
  )
}

function lifeHere(relative: QualifyingRelative, { asOf }: WaiverCase): string {
  const { movedOn, birthplace } = relative
  if (movedOn !== undefined) {
    const years = wholeYears(movedOn, asOf)
    const about = years === undefined ? '' : `, ${aboutYears(years)}`
    return `${relativeName(relative)} has lived in the United States since ${formatLongDate(movedOn)}${about}.`
  }
  return birthplace !== undefined && isSurelyInUnitedStates(birthplace)
    ? `${relativeName(relative)} was born in the United States and has always lived here ${gap('confirm')}.`
    : ''
}

function tickedFactors({ significantFactors: ticked }: QualifyingRelative): string {
  const labels = ticked.map((factor) => escapeText(significantFactors[factor]))
  return when(
    labels.length > 0,
    `Among the circumstances USCIS treats as particularly significant, the record shows ${joinWithAnd(labels)}. ${cite('P3')}.`,
  )
}

function hasTag({ tags }: QualifyingRelative, ...wanted: readonly FactorTag[]): boolean {
  return wanted.some((tag) => tags.includes(tag))
}
