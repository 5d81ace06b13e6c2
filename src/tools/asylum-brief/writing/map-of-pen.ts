import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import type { Person } from '#domain/persons/person.ts'

/** `The respondent shall not approach the victim`: in an order of the country the respondent is the other side. */
export function withPartiesQuoted(map: CaseMap): CaseMap {
  const titles = new Map(map.exhibits.map(({ id, title }) => [id, title]))
  return {
    ...map,
    facts: map.facts.map((fact) => {
      const [passage] = fact.sources.flatMap((source) =>
        source.type === 'passage' ? map.passages.filter(({ id }) => id === source.passage) : [],
      )
      if (passage === undefined || passage.speaker !== undefined || !fact.wording.includes('{applicant')) return fact
      const title = titles.get(passage.document) ?? ''
      const isOther =
        ofParties.test(passage.words) && ofCourt.test(title) && !/\b(?:immigration|asylum|EOIR|USCIS)\b/iu.test(title)
      if (!isOther) return fact
      const { subject: _, ...rest } = fact
      return { ...rest, quoteOnly: true as const, asTold: passage.words.replaceAll(/\s+/g, ' ').trim() }
    }),
  }
}

const ofParties = /\b[Tt]he (?:respondent|applicant)\b/u

const ofCourt = /\b(?:order|judge?ment|court|justice|judge|decree|resolution|protection|tribunal)\b/iu

const ofPatient = /\b(?:Pt|Patient|CC|HPI|Exam|Examination|Impression|Diagnosis|Findings|Audiogram|X-ray|CXR)\b/u

/** The report of a clinic, a laboratory or the police that names nobody in its sentences. */
const isOfBody =
  /\b(?:information report|FIR|general diary|charge sheet|x-ray|audiolog\w+|ENT|otolaryng\w+|death|autops\w+|post-?mortem|radiology|ultrasound|MRI|CT scan|medical|hospital|clinic|laboratory|police|incident)\b/i

/** `Movement: 41 of 58 women were found`: the label of a line of a report is no part of its sentence. */
function withoutLabel(fact: CaseFact): CaseFact {
  const bare = (text: string) => text.replace(/^\p{Lu}\p{L}{2,20}(?: \p{L}{2,14})?: (?=\p{Lu}\p{Ll}|\d)/u, '')
  if (bare(fact.wording) === fact.wording) return fact
  return {
    ...fact,
    wording: bare(fact.wording),
    statement: bare(fact.statement),
    ...(fact.asTold !== undefined && { asTold: bare(fact.asTold) }),
  }
}

/** Only a document that speaks of the country alone tells of the country; an account that names places does not. */
export function withCountryApart(map: CaseMap): CaseMap {
  const documentOf = new Map(map.passages.map(({ id, document }) => [id, document]))
  const documents = ({ sources }: CaseFact) =>
    sources.flatMap((source) => (source.type === 'passage' ? (documentOf.get(source.passage) ?? []) : []))
  const named = (fact: CaseFact) =>
    fact.persons.some((id) => map.persons.some((person) => person.id === id && !person.official))
  const about = new Set(map.facts.filter(named).flatMap(documents))
  const spoken = new Set(map.passages.flatMap(({ document, speaker }) => (speaker === undefined ? [] : [document])))
  const counts = (id: string) =>
    map.facts.filter((fact) => documents(fact).includes(id) && /\b\d{1,4} (?:of|\p{Ll}{3,})/u.test(fact.statement))
      .length
  // A clinic's paper that names nobody is about somebody all the same.
  const isOfHealth = (id: string) => {
    const own = map.passages.filter(({ document }) => document === id)
    return own.filter(({ words }) => ofPatient.test(words)).length >= 2
  }
  const reports = new Set(
    map.exhibits
      .filter(
        ({ id, title }) =>
          !about.has(id) &&
          !isOfBody.test(title) &&
          !isOfHealth(id) &&
          // A paper that names nobody of the case and counts: what an organization says of the country, whatever it is called.
          ((!spoken.has(id) && counts(id) >= 3) ||
            /\b(?:report|country|conditions|early warning|alert|observatory|monitor|watch)\b/i.test(title)),
      )
      .map(({ id }) => id),
  )
  const isReport = (fact: CaseFact) => documents(fact).length > 0 && documents(fact).every((id) => reports.has(id))
  const personal = new Set(map.facts.filter((fact) => fact.kind !== 'country' && !isReport(fact)).flatMap(documents))
  return {
    ...map,
    facts: map.facts.map((fact) =>
      isReport(fact)
        ? { ...withoutLabel(fact), kind: 'country' as const }
        : fact.kind === 'country' &&
            (documents(fact).length === 0 ||
              fact.persons.includes('applicant') ||
              documents(fact).some((id) => personal.has(id)))
          ? { ...fact, kind: 'event' as const }
          : fact,
    ),
  }
}

/**
 * Short forms that name one person only: of two with the same one, and of a person without a pronoun, it is the first name,
 * except for a doctor and for one who has a rank in the name.
 */
export function withShortForms(persons: readonly Person[]): Person[] {
  return persons.map((person) => {
    // `the nurse` may be another one in the next paper: a calling stands for a name only where kinship makes it one.
    if (person.role === 'witness' && person.pronoun === undefined && isKin.test(person.roleWord ?? ''))
      return { ...person, short: person.roleWord ?? person.short }
    if (person.role === 'applicant' || person.role === 'doctor' || person.official || person.first === undefined)
      return person
    const isShared = persons.some((other) => other.id !== person.id && other.short === person.short)
    // A professional or a stranger who bears witness is no first name.
    const isPlain = person.role !== 'witness' && person.pronoun === undefined && person.short === person.full
    return isShared || isPlain ? { ...person, short: person.first } : person
  })
}

const isKin =
  /^the (?:brother|sister|mother|father|uncle|aunt|cousin|nephew|niece|grandmother|grandfather|son|daughter|husband|wife)$/u
