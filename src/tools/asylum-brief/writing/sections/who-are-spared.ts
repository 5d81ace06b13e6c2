import type { CaseFact } from '#domain/case-map/case-map.ts'
import { partOfBrief, type Pen } from '../pen.ts'
import type { SectionText } from '../section-text.ts'

/** Those who are left alone, and why that is no answer: they are not known, or the client is. */
export function metWhoAreSpared(text: SectionText, pen: Pen, mild: readonly CaseFact[]): void {
  text.paragraph('What may be said against the fear').tell(mild)
  if (mild.some(({ statement }) => hidden.test(statement)))
    text.say(
      pen.frame.pastHarm
        ? 'That is the safety of those of whom nothing is known. Those who did the harm know {applicant} already, and have acted on what they know.'
        : 'That is the safety of those of whom nothing is known, and nobody can be required to live in hiding of what the law protects.',
    )
  else if (pen.frame.pastHarm)
    text.say(
      'That is not the position of {applicant}: those who did the harm know {applicant.him} already, and have acted on what they know.',
    )
  else unlikeThem(text, pen)
}

const hidden =
  /\b(?:as long as|so long as|if|who|nobody|no one) [^.;]{0,40}\b(?:know|knows|known|hid\p{L}*|secret\w*|quiet|silent|discreet|never (?:signed|spoken|spoke|wrote|written))\b|\b(?:quietly|discreetly|secretly)\b/iu

/** Those whom a report calls safe keep silent; the client's own account says why that is no way. */
function unlikeThem(text: SectionText, pen: Pen): void {
  const facts = pen.map.facts.filter(
    ({ statement, persons, kind }) => kind !== 'country' && persons.includes('applicant') && isOpen.test(statement),
  )
  const fresh = facts.filter(({ id }) => !pen.told.has(id)).slice(0, 2)
  const where = facts.flatMap(({ id }) => partOfBrief(pen, pen.told.get(id) ?? '') ?? [])[0]
  if (fresh.length > 0) text.say('That is not the position of {applicant}.').tell(fresh)
  else if (where) text.say(`That is not the position of {applicant}, who does not keep silent: ${where} tells why.`)
  else text.gap('WHY THIS DOES NOT DESCRIBE THE CLIENT')
}

const isOpen =
  /\b(?:cannot|could not|will not|would not) (?:be (?:a )?(?:secret|silent|quiet)|hide|keep (?:it|silent|quiet)|deny|stop|give (?:it )?up|live (?:in secret|a lie))|\bhas to (?:teach|sing|preach|speak|pray|practice)\b|\bwould go on\b/i
