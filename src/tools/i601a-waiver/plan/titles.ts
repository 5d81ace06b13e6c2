import type { CaseMap } from '#domain/case-map/case-map.ts'
import { liveFacts, passagesOf } from '#domain/case-map/read-map.ts'
import { capitalized, conditionInSentence, counted, listInWords } from '#domain/prose/words.ts'
import { wholeYears, type WaiverCase } from '../case.ts'
import { isDiversity } from '../case/visa-basis.ts'
import { withoutCapitals } from '../case/words.ts'
import type { RelativeRole } from '../case/vocabulary.ts'
import { applicantShare } from '../writing/compared-sums.ts'
import { readHousehold } from '../writing/money.ts'
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
  if (isDiversity(basis))
    return basis.dvFiscalYear === undefined
      ? 'Selection for a diversity visa opens the provisional process'
      : `Selection for fiscal year ${basis.dvFiscalYear} opens the provisional process to ${applicant.name}`
  return basis.approvedOn === undefined || basis.petitioner === undefined
    ? 'The applicant comes within the provisional process'
    : `The approved petition of ${withoutCapitals(basis.petitioner)} opens the provisional process to ${applicant.name}`
}

/** Why a departure now brings the bar. */
export function presenceTitle({ presence, applicant }: WaiverCase): string {
  const bar = presence?.bar === 'ten_year' ? 'ten-year' : presence?.bar === 'three_year' ? 'three-year' : undefined
  if (bar === undefined || presence === undefined) return 'Unlawful presence'
  const years = Math.floor(presence.days / 365.25)
  const after =
    years > 1
      ? `after ${counted(years, 'year')} of unlawful presence`
      : `after ${counted(presence.days, 'day')} of unlawful presence`
  return applicant.name === ''
    ? `The applicant’s departure would trigger the ${bar} bar`
    : `Leaving ${after} would bring ${applicant.name} under the ${bar} bar`
}

/** Who the relative is and what makes the tie. */
export function relativesTitle({ relatives, applicant }: WaiverCase): string {
  const [first, second] = relatives
  if (second !== undefined)
    return `${listInWords(relatives.map(({ name, role }) => name ?? `the ${role}`))} are qualifying relatives`
  if (first?.name === undefined) return 'The relative is a qualifying relative'
  const status =
    first.status === 'citizen'
      ? first.citizenSince === undefined
        ? 'a United States citizen'
        : `a United States citizen since ${first.citizenSince.slice(0, 4)}`
      : first.residentSince === undefined
        ? 'a lawful permanent resident'
        : `a lawful permanent resident since ${first.residentSince.slice(0, 4)}`
  const tie =
    first.role === 'spouse'
      ? first.isPetitioner
        ? 'spouse and petitioner'
        : 'spouse'
      : first.isPetitioner
        ? `${first.role} and petitioner`
        : first.role
  return applicant.name === ''
    ? `${first.name} is a qualifying relative`
    : `${first.name}, ${status} and the applicant’s ${tie}, is a qualifying relative`
}

/** What the relative would lose there, in the words of the facts. */
export function relocationTitle(name: string, role: RelativeRole, there: string, map: CaseMap | undefined): string {
  const plain = `${name} would also suffer extreme hardship on moving to ${there}`
  if (map === undefined) return plain
  const abroad = new Set(
    map.exhibits.filter(({ title }) => title.includes(there.replace(/^the /u, ''))).map(({ id }) => id),
  )
  const facts = liveFacts(map).filter(
    (fact) =>
      fact.toldIn === `rel_${role}` ||
      fact.kind === 'country' ||
      fact.kind === 'relocation' ||
      fact.kind === 'ties' ||
      passagesOf(map, fact).some(({ document }) => abroad.has(document)),
  )
  const lacks = nounPhrases(facts, role, 12).flatMap((phrase) => {
    const [, place] = /^(?:a place )?without (an? [^{}]{4,40})$/u.exec(phrase) ?? []
    const [, absent] = /^the absence of ([^{}]{4,60})$/u.exec(phrase.replace(` in ${there}`, '')) ?? []
    const [, language] = /^a life in (\p{Lu}\p{L}+)/u.exec(phrase) ?? []
    return place ? [place] : absent ? [absent] : language ? [`command of ${language}`] : []
  })
  return lacks.length === 0
    ? plain
    : `In ${there}, without ${listInWords([...new Set(lacks)].slice(0, 2), 'or')}, ${name} would suffer extreme hardship as well`
}

/** Whose hardship comes through to the relative. */
export function othersTitle({ relatives, children }: WaiverCase): string {
  const whom = relatives[0]?.name ?? 'the qualifying relative'
  const names = children.flatMap(({ name }) => name?.split(' ')[0] ?? [])
  return names.length === 0 || names.length > 3
    ? `What others in the family would suffer would fall on ${whom}`
    : `What ${listInWords([...names, 'others in the family'])} would suffer would fall on ${whom}`
}

/** The point of the totality with what comes together in it. */
export function cumulativeTitle({ relatives, input }: WaiverCase): string {
  const [first] = relatives
  const map = input.caseMap
  if (first === undefined || map === undefined) return 'Taken together, the hardship is extreme'
  const burdens = burdensOf(first.role, map)
  return burdens.length < 2
    ? 'Taken together, the hardship is extreme'
    : `Taken together, ${listInWords(burdens)} amount to extreme hardship`
}

/** The point with its strongest facts: the relative's own illness, whom she would care for alone, what pay would stop. */
export function separationTitle(name: string, role: RelativeRole, map: CaseMap | undefined): string {
  const plain = `${name} would suffer extreme hardship if separated from the applicant`
  if (map === undefined) return plain
  const burdens = burdensOf(role, map)
  return burdens.length === 0 ? plain : `Without the applicant, ${name} would face ${listInWords(burdens)} alone`
}

/** The relative's own illness, whom she would care for, what pay would stop; each only where the facts name it. */
function burdensOf(role: RelativeRole, map: CaseMap): string[] {
  const facts = liveFacts(map)
  const shown = nounPhrases(facts, role, 12)
  const all = shown.filter((phrase) => phrase.startsWith(`{${role}.poss} `) && !/^\{[^{}]*\} \p{Ll}+’s /u.test(phrase))
  // An illness by its name leads, and not what is done for it.
  const own = all.find((phrase) => ofIllness.test(phrase)) ?? all[0]
  const child = map.persons.find(
    ({ id, role: kind }) => kind === 'child' && shown.some((phrase) => phrase.startsWith(`{${id}.poss} `)),
  )
  const share = applicantShare(readHousehold(facts, role, map.persons))
  const burdens = [
    ...(own === undefined ? [] : [conditionInSentence(own.replace(`{${role}.poss} `, ''))]),
    ...(child === undefined ? [] : [`the care of ${child.first ?? child.short}`]),
    ...(share === undefined ? [] : [`the loss of about ${share} of the income`]),
  ]
  const plain = burdens.filter((burden) => !burden.includes('{'))
  // A case of money alone: the debts by name.
  const debts = shown.filter((phrase) => /^(?:a |student )?loans? of \$/u.test(phrase)).slice(0, 2)
  return plain.length === 0 ? debts : plain
}

const ofIllness =
  /\b(?:disease|disorder|cancer|diabetes|failure|sclerosis|syndrome|PTSD|depression|lupus|epilepsy|dementia|stroke|hemiplegia|aphasia|injury|hypertension|asthma|COPD)\b/iu

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
    ? equities[0] !== undefined && applicant.name !== ''
      ? `${capitalized(equities[0].replace(/^(.*) of life here$/u, 'a life of $1 here'))} and the hardship to ${listInWords(relatives.map(({ name, role }) => name ?? `the ${role}`))} call for a favorable exercise of discretion`
      : 'The applicant merits a favorable exercise of discretion'
    : `${capitalized(listInWords(equities))} call for a favorable exercise of discretion`
}
