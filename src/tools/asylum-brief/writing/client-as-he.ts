import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { nounPronoun } from '#domain/persons/kin.ts'
import type { Pen } from './pen.ts'

/** `took him to the center, where he was held`: in an answer that names nobody else the pronouns are the client. */
export function withClientAsHe(fact: CaseFact, { map, client }: Pen): string {
  const { wording, persons, sources } = fact
  const isAnswer = sources.every(({ type }) => type === 'answer')
  const pronoun = client.pronoun
  // In an affidavit in the third person the one who swears to it is `she`.
  const isAffiant =
    !isAnswer &&
    passagesOf(map, fact).every(
      ({ speaker, words }) => speaker === 'applicant' && !/(?<![\w-])(?:I|my|me)(?![\w-])/u.test(words),
    )
  if (pronoun === undefined || !(isAffiant || (isAnswer && persons.includes('applicant')))) return wording
  // Nobody of the same sex stands in it, by name or as kin.
  const isAlone = persons.every(
    (id) => id === 'applicant' || oppositeOf(pronoun) === map.persons.find((person) => person.id === id)?.pronoun,
  )
  const hasKin = wording.split(/\P{L}+/u).some((word) => nounPronoun(word) === pronoun)
  if (!isAlone || hasKin) return wording
  const at = Math.max(0, wording.indexOf('{applicant'))
  const [subject, object] = pronoun === 'she' ? [/\bshe\b/g, /\bher\b/g] : [/\bhe\b/g, /\bhim\b/g]
  return (
    wording.slice(0, at) + wording.slice(at).replaceAll(object, '{applicant.him}').replaceAll(subject, '{applicant.he}')
  )
}

const oppositeOf = (pronoun: 'he' | 'she') => (pronoun === 'he' ? 'she' : 'he')
