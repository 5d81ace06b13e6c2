import { formatLongDate } from '#domain/dates/calendar.ts'
import { escapeText, gap, joinWithAnd, textOrGap } from '#domain/section-content/write.ts'
import type { Child, WaiverCase } from '../case.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { applicantName, relativeName } from './people.ts'
import { aboutYears, countryInText, dateOrGap, flow, narrated, sentence, when } from './text.ts'

/** The people, without argument: the applicant, each relative, the children, others in the household. */
export function writeStatementOfFacts(waiver: WaiverCase): string {
  const spouse = waiver.relatives.find(({ role }) => role === 'spouse')
  const parents = waiver.relatives.filter(({ role }) => role !== 'spouse')
  const family = [
    when(spouse, spouse ? spouseFacts(spouse, waiver) : ''),
    ...parents.map(parentFacts),
    childrenFacts(waiver.children),
    waiver.hasOtherRelatives === 'yes' ? narrated(waiver.otherRelativesText, 'other relatives') : '',
  ].filter((text) => text !== '')
  return (
    flow('<em>The applicant.</em>', applicantFacts(waiver)) +
    (family.length === 0 ? '' : flow('<em>The family.</em>', ...family))
  )
}

function applicantFacts(waiver: WaiverCase): string {
  const { bornOn, birthCountry, age, ageAtEntry, yearsInUs } = waiver.applicant
  const born = `${applicantName(waiver)} was born on ${dateOrGap(bornOn)} in ${countryInText(birthCountry)} and is ${age ?? gap('age')} years old.`
  const came =
    ageAtEntry === undefined || yearsInUs === undefined
      ? ''
      : `The applicant came to the United States at age ${ageAtEntry} and has lived here for ${aboutYears(yearsInUs)}.`
  return [born, came].filter((text) => text !== '').join(' ')
}

function spouseFacts(spouse: QualifyingRelative, { metOn, howTheyMet, marriageText }: WaiverCase): string {
  const came = spouse.movedOn ? ` and came to live in the United States on ${formatLongDate(spouse.movedOn)}` : ''
  return [
    sentence(
      `${relativeName(spouse)}, the applicant's spouse, was born in ${textOrGap(spouse.birthplace, 'place of birth')}${came}`,
    ),
    metOn === undefined ? '' : `The couple met on ${formatLongDate(metOn)}.`,
    howTheyMet === undefined ? '' : narrated(howTheyMet, ''),
    narrated(marriageText, 'describe the marriage'),
  ]
    .filter((text) => text !== '')
    .join(' ')
}

function parentFacts(parent: QualifyingRelative): string {
  const { movedOn, residentSince, citizenSince } = parent
  const moved = movedOn ? [`moved to the United States on ${formatLongDate(movedOn)}`] : []
  const steps = [
    ...(residentSince ? [`a permanent resident on ${formatLongDate(residentSince)}`] : []),
    ...(citizenSince ? [`a citizen on ${formatLongDate(citizenSince)}`] : []),
  ]
  const became = steps.length === 0 ? [] : [`became ${joinWithAnd(steps)}`]
  const events = [`was born in ${textOrGap(parent.birthplace, 'place of birth')}`, ...moved, ...became]
  const last = events.pop() ?? ''
  const told = events.length === 0 ? last : `${events.join(', ')}, and ${last}`
  return sentence(`${relativeName(parent)}, the applicant's ${parent.role}, ${told}`)
}

function childrenFacts(children: readonly Child[]): string {
  if (children.length === 0) return ''
  const list = joinWithAnd(
    children.map(({ name, age }) => {
      const called = name === undefined ? gap('name of the child') : escapeText(name)
      return age === undefined ? called : `${called} (age ${age})`
    }),
  )
  return sentence(children.length === 1 ? `The applicant's child is ${list}` : `The applicant's children are ${list}`)
}
