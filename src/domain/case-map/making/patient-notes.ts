import type { Person } from '#domain/persons/person.ts'

const does =
  /^(Lives|Uses|Needs|Requires|Takes|Walks|Denies|Reports|Has|Cannot|Receives|Sleeps|Wanders|Depends|Relies) (?=\p{L}|\d)/u
const participle =
  /^(Advised|Counseled|Instructed|Referred|Prescribed|Admitted|Discharged|Hospitalized|Started) (?=to|on|for|with|from|in|at)\b/u
const withKin =
  /(?<= with )(?=(?:daughter|son|wife|husband|mother|father|sister|brother|family|parents|children)(?!\p{L}))/u

/** `Lives with daughter`, `Uses a walker`: what a record notes of its patient, with its subject. */
export function withPatient(wording: string, patient: Person | undefined): string {
  const done = participle.exec(wording)?.[1]
  if (done !== undefined && patient?.pronoun !== undefined)
    return `{${patient.id}.subj} was ${done.toLowerCase()}${wording.slice(done.length)}`
  const verb = does.exec(wording)?.[1]
  if (verb === undefined || patient?.pronoun === undefined) return wording
  const own = patient.pronoun === 'he' ? 'his' : 'her'
  return `{${patient.id}.subj} ${verb.toLowerCase()}${wording.slice(verb.length).replace(withKin, `${own} `)}`
}
