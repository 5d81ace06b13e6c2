import { formatLongDate } from '#domain/dates/calendar.ts'
import { cite, gap, paragraph } from '#domain/section-content/write.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { relativeKin } from './kin.ts'
import { joinMarkup, own, tellFacts } from './paragraphs.ts'
import { statusWords } from './people.ts'
import { factsIn, type Teller } from './teller.ts'

/** Tie, status and proof of each relative; a petitioner who is none of them is set aside. */
export function writeQualifyingRelatives(teller: Teller): string {
  const { relatives, basis } = teller.waiver
  if (relatives.length === 0) return own(teller, gap('qualifying relatives'))
  const others = ['USC Child', 'USC Sibling', 'Petitioning Employer']
  const isOther = basis.relationship !== undefined && others.includes(basis.relationship)
  const told = relatives.map((relative) => tieAndStatus(teller, relative)).join('')
  return told + (isOther ? own(teller, 'No hardship of the petitioner is relied on in the case of {applicant}.') : '')
}

function tieAndStatus(teller: Teller, relative: QualifyingRelative): string {
  const { role } = relative
  teller.narrator.paragraph()
  const facts = factsIn(teller, 'qualifying_relatives', 'status').filter(
    ({ persons, subject }) => subject === role || persons.includes(role),
  )
  const opening = teller.say(
    `{${role}} is the applicant’s ${relativeKin(teller.map, role)} and ${statusSince(relative)}.`,
  )
  const documented = tellFacts(teller, facts)
  const proof = role === 'spouse' ? 'the marriage certificate' : 'the applicant’s birth certificate'
  const tie = relative.isPetitioner
    ? `The petition that {${role}.subj} filed was approved, and the approval establishes the tie. ${cite('P2')}.`
    : `The tie is shown by ${proof}. ${cite('P2')}.`
  const closing = teller.say(
    `${tie} {${role}} is therefore a qualifying relative. ${cite('S4')}. No hardship of anyone else is relied on except as it reaches {${role}}.`,
  )
  teller.narrator.paragraph()
  return paragraph(joinMarkup(opening, ...documented, closing))
}

/** `a United States citizen, having naturalized on ...`, `has been a lawful permanent resident since ...`. */
function statusSince(relative: QualifyingRelative): string {
  const { status, citizenSince, residentSince } = relative
  const words = `a ${statusWords(relative)}`
  if (status === 'citizen')
    return citizenSince ? `${words}, having naturalized on ${formatLongDate(citizenSince)}` : words
  return residentSince ? `has been ${words} since ${formatLongDate(residentSince)}` : words
}
