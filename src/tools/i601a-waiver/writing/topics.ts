import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'

/** Under which heading of an argument a fact is told. It decides the place only; no sentence claims anything by it. */
export type SeparationTopic = 'intention' | 'illness' | 'dependents' | 'support' | 'money' | 'opinion' | 'family'
export type RelocationTopic = 'ties' | 'services' | 'conditions' | 'opinion'

const staying =
  /\b(?:will|would|wants to|intends to|plans to) (?:stay|remain|not (?:move|leave))|\bcannot (?:leave|move)\b/u
const opinion =
  /\bmore likely than not\b|\bopinion\b|\bwould (?:bring on|likely|worsen|put|be likely)\b|\bis likely to\b|\brisk\b|\bprognosis\b|\bcannot safely\b|\brecommend/iu
const dollars = /\$\d/u
const kinOfRelative =
  /\b(?:son|daughter|child|children|mother|father|grandmother|grandfather|brother|sister|baby|toddler|twins)\b/u

export function separationTopic(fact: CaseFact, role: string, map: CaseMap): SeparationTopic {
  const { kind, wording } = fact
  if (kind === 'intention' || (staying.test(wording) && wording.includes(`{${role}`))) return 'intention'
  if (kind === 'opinion' || (isFromEvaluation(fact, map) && opinion.test(wording))) return 'opinion'
  if (dollars.test(wording) || kind === 'money') return 'money'
  if (namesDependent(fact, role, map)) return 'dependents'
  if (kind === 'health') return 'illness'
  if (kind === 'care') return fact.persons.includes('applicant') ? 'support' : 'illness'
  return kind === 'work' ? 'money' : kind === 'school' ? 'dependents' : 'family'
}

export function relocationTopic({ kind, wording }: CaseFact): RelocationTopic {
  if (kind === 'opinion' || opinion.test(wording)) return 'opinion'
  if (
    /\b(?:psychiatr|psycholog|doctor|physician|hospital|clinic|health|medic|pharmac|therap|teacher|school|pupil|dialysis|treatment|specialist)/iu.test(
      wording,
    )
  )
    return kind === 'ties' && /\b(?:never lived|speak|lived in)\b/u.test(wording) ? 'ties' : 'services'
  if (kind === 'country' || kind === 'money' || kind === 'work') return 'conditions'
  return 'ties'
}

function namesDependent({ persons, wording, subject }: CaseFact, role: string, map: CaseMap): boolean {
  const isOther = (id: string) => {
    const person = map.persons.find((one) => one.id === id)
    return (
      id !== 'applicant' &&
      id !== role &&
      (person?.role === 'child' || person?.role === 'relative' || person?.role === 'parent')
    )
  }
  if (persons.some(isOther)) return true
  return subject !== role && kinOfRelative.test(wording)
}

function isFromEvaluation(fact: CaseFact, map: CaseMap): boolean {
  return fact.sources.some((source) => {
    if (source.type !== 'passage') return false
    const document = map.passages.find(({ id }) => id === source.passage)?.document
    const title = map.exhibits.find(({ id }) => id === document)?.title ?? ''
    return /evaluation|psycholog|psychiatr|physician|doctor|medical|M\.?D\.?|clinic|treatment|nephrolog|therap/iu.test(
      title,
    )
  })
}
