import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import type { WaiverCase } from '../case.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { isOfCareOfChildren } from './care-of-children.ts'
import type { Cluster } from './clusters.ts'
import { dependentsIn, otherPatient } from './patients-named.ts'
import { caring, isAloneness, isEvaluationOf, isOwnIllness, isOwnMedical, restTopic, type Topic } from './topics.ts'
import { isClinicalPaper, personOfPaper } from './whose-paper.ts'

export const isSchool = /\bIEP\b|individualized education|school district|school record|report card|education program/iu

/** The section in which a topic is told. */
export function sectionOf(topic: Topic, { role }: QualifyingRelative): string {
  const sections: Readonly<Partial<Record<Topic, string>>> = {
    history: 'immigration_history',
    status: 'qualifying_relatives',
    family: 'statement_of_facts',
    person: 'statement_of_facts',
    others: 'other_relatives',
    character: 'discretion',
    ties: `rel_${role}`,
    services: `rel_${role}`,
    conditions: `rel_${role}`,
  }
  return sections[topic] ?? `sep_${role}`
}

/** What a report on the country tells of. */
export function countryTopic(text: string): Topic {
  return /\b(?:psychiatr|psycholog|doctor|physician|hospital|clinic|health|medic|pharmac|therap|teacher|school|pupil|center|(?:hemo)?dialysis|transplant|genetic|disease|neurolog|treatment|specialist)/iu.test(
    text,
  ) && !/\b(?:armed|police|closed|violence|homicide)\b/u.test(text)
    ? 'services'
    : 'conditions'
}

/** Which ground of hardship a paragraph tells of. */
export function hardshipTopic(cluster: Cluster, relative: QualifyingRelative, waiver: WaiverCase, map: CaseMap): Topic {
  const { text, title } = cluster
  if (isRecordOfChild(title, map)) return 'dependents'
  if (isPraise(cluster, relative, waiver, map)) return 'character'
  const speaksOfMoney = /\$\d/u.test(text) && !/\bdialysis\b/u.test(text)
  if (speaksOfMoney && !isOfAnotherPatient(cluster, relative, waiver, map)) return 'money'
  if (isOfEmployer(title) && cluster.facts.every(({ persons }) => persons.every((id) => id === 'applicant')))
    return 'money'
  const clinical = clinicalTopic(cluster, relative, waiver, map)
  if (clinical !== undefined) return clinical
  return isAloneness(text) ? 'life' : topicByPerson(cluster, relative, waiver, map)
}

/** The price of a device in a clinic’s paper on a child: the paragraph is of the child. */
function isOfAnotherPatient(
  { title, document, facts }: Cluster,
  { role }: QualifyingRelative,
  waiver: WaiverCase,
  map: CaseMap,
): boolean {
  if (!isClinicalPaper(title, document, waiver)) return false
  const whose = personOfPaper(title, document, waiver, map)
  return (
    whose !== undefined &&
    whose !== role &&
    whose !== 'applicant' &&
    facts.filter(({ asTold, wording }) => /\$\d/u.test(asTold ?? wording)).length * 2 < facts.length
  )
}

/** By whom the paragraph is about: the relative's own illness, or the care of somebody else. */
function topicByPerson(
  { facts, text }: Cluster,
  relative: QualifyingRelative,
  waiver: WaiverCase,
  map: CaseMap,
): Topic {
  const { role } = relative
  const dependents = dependentsIn(facts, role, map)
  const own = facts.filter(({ subject }) => subject === role).length
  // `At thirteen I began to fall. They told my mother I was clumsy`: of others it tells nothing.
  if (dependents.length > 0 && isOfSelf(facts, role, own, map))
    return restTopic(facts, text, { own, dependents: 0, role })
  if (dependents.length > 0 && isMostlyOfOthers(facts, role, own, map))
    return waiver.hasOtherRelatives === 'yes' && dependents.every((name) => isOther(name, relative, waiver))
      ? 'others'
      : 'dependents'
  if (isOwnIllness(facts, text, own, dependents) || isOwnDiagnosis(facts, role)) return 'illness'
  if (dependents.length === 0 && isOwnMedical(facts, role)) return 'illness'
  if (!needsCare(facts, text, dependents)) return restTopic(facts, text, { own, dependents: dependents.length, role })
  const ofOthers = waiver.hasOtherRelatives === 'yes' && dependents.every((name) => isOther(name, relative, waiver))
  if (ofOthers) return 'others'
  return isOwnMedical(facts, role) ? 'illness' : 'dependents'
}

/** What an employer writes of pay, of cover and of absences is of the living. */
const isOfEmployer = (title: string): boolean => /\b(?:HR|human resources|employer|payroll|employment)\b/iu.test(title)

const needsCare = (facts: readonly CaseFact[], text: string, dependents: readonly string[]): boolean =>
  dependents.length > 0 && (caring.test(text) || facts.some(({ subject }) => subject?.startsWith('child') === true))

/** `She was diagnosed with lupus when she was twenty-three, right after Marisol`: whoever else is named in it. */
const isOwnDiagnosis = ([first]: readonly CaseFact[], role: string): boolean =>
  first?.subject === role && /\b(?:was diagnosed|has (?:lupus|cancer|diabetes))\b/u.test(first.wording)

/** More of it is about those who depend on the relative than about the relative, whose own illness does not open it. */
function isMostlyOfOthers(facts: readonly CaseFact[], role: string, own: number, map: CaseMap): boolean {
  const theirs = facts.filter((fact) => isOfOther(fact, role, map)).length
  return theirs > 0 && theirs >= own && !isOwnMedical(facts, role)
}

const isOfSelf = (facts: readonly CaseFact[], role: string, own: number, map: CaseMap): boolean =>
  own * 2 > facts.length && !facts.some((fact) => isOfOther(fact, role, map))

/** A child, a parent or another relative is whom it tells of. */
function isOfOther({ subject }: CaseFact, role: string, map: CaseMap): boolean {
  const person = map.persons.find(({ id }) => id === subject)
  return subject !== role && person !== undefined && /^(?:child|relative|parent)$/u.test(person.role)
}

/** An employer, a pastor, a friend on the applicant, in whose words neither the relative nor a sum nor an illness stands. */
function isPraise(
  { facts, text, title, document }: Cluster,
  { role }: QualifyingRelative,
  waiver: WaiverCase,
  map: CaseMap,
): boolean {
  return (
    /\b(?:letter|reference|support|statement|testimonial)\b/iu.test(title) &&
    !isClinicalPaper(title, document, waiver) &&
    personOfPaper(title, document, waiver, map) === 'applicant' &&
    !/\$\d|\b(?:coverage|insur\p{L}+|health plan|wage|salary|hours a week)\b/u.test(text) &&
    facts.every(({ persons }) => persons.every((id) => id !== role && !id.startsWith('child')))
  )
}

/** A clinician's paper on the relative, or on somebody else who depends on the couple. */
function clinicalTopic(
  cluster: Cluster,
  relative: QualifyingRelative,
  waiver: WaiverCase,
  map: CaseMap,
): Topic | undefined {
  const { title, document } = cluster
  const whose = personOfPaper(title, document, waiver, map)
  const isOfClinic = isClinicalPaper(title, document, waiver)
  if (!isOfClinic && !(whose !== undefined && isOfProgram.test(title))) return undefined
  if (whose === relative.role && isOfClinic)
    return waiver.children.length > 0 && isOfCareOfChildren(cluster.facts, map) ? 'dependents' : 'illness'
  if (whose === relative.role) return undefined
  if (whose !== undefined && whose !== 'applicant') return 'dependents'
  if (otherPatient(title, map) === undefined && isOfChild(cluster, relative, map)) return 'dependents'
  if (isEvaluationOf(title, relative)) return 'illness'
  return otherPatient(title, map) === undefined ? undefined : 'dependents'
}

/** A school, a day center, a program of care. */
const isOfProgram =
  /\b(?:school|center|program|day ?care|therapy|audiolog\p{L}*|speech|teacher|counselor|agency|home health)\b/iu

/** `Letter of Dr. Sandhu, pediatric cardiologist`: of whom it tells most is a child, and the relative stands nowhere in it. */
function isOfChild({ document }: Cluster, { role }: QualifyingRelative, map: CaseMap): boolean {
  const passages = new Set(map.passages.filter((one) => one.document === document).map(({ id }) => id))
  const facts = map.facts.filter(({ sources }) =>
    sources.some((source) => source.type === 'passage' && passages.has(source.passage)),
  )
  return (
    facts.every(({ persons }) => !persons.includes(role)) &&
    facts.filter(({ persons }) => persons.some((id) => id.startsWith('child'))).length * 2 >= facts.length
  )
}

/** A school's record, `Counseling record of Camila Ocampo`: what it lists is the child's. */
const isRecordOfChild = (title: string, { persons }: CaseMap): boolean =>
  isSchool.test(title) ||
  (!/^(?:declaration|affidavit|statement|letter)/iu.test(title) &&
    persons.some(
      ({ role, full, first = full }) =>
        (role === 'child' && title.includes(full.replace(/,.*$/, ''))) ||
        // `Speech and counseling summary, Caleb`: of a nephew who lives with them.
        ((role === 'relative' || role === 'child') &&
          isOfProgram.test(title) &&
          title.split(/[^\p{L}\p{M}’'-]+/u).includes(first)),
    ))

/** The answer about other relatives names them, and the one about separation does not. */
function isOther(
  name: string,
  relative: QualifyingRelative,
  { otherRelativesText = '', children }: WaiverCase,
): boolean {
  // `cares for the children` speaks of each of them.
  const isChild = relative.role === 'spouse' && children.some((child) => child.name?.split(' ')[0] === name)
  if (
    isChild &&
    /\b(?:the|their|both|two|three) (?:\p{Ll}+ )?(?:children|kids|boys|girls|twins)\b/u.test(relative.separation ?? '')
  )
    return false
  // `Theo` is Theodore.
  const called = name.length > 4 ? name.slice(0, 4) : name
  return otherRelativesText.includes(name) && !(relative.separation ?? '').includes(called)
}
