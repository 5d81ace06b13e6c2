import { formatLongDate } from '#domain/dates/calendar.ts'
import { cite, gap } from '#domain/section-content/write.ts'
import type { WaiverCase } from '../case.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { relativeName, statusWords } from './people.ts'
import { flow } from './text.ts'

/** Tie, status and proof of each relative; a petitioner who is none of them is set aside. */
export function writeQualifyingRelatives({ relatives, basis }: WaiverCase): string {
  if (relatives.length === 0) return flow(gap('qualifying relatives'))
  const others = ['USC Child', 'USC Sibling', 'Petitioning Employer']
  const isOther = basis.relationship !== undefined && others.includes(basis.relationship)
  return (
    relatives.map(tieAndStatus).join('') + flow(isOther ? "The petitioner's own hardship is not relied on." : undefined)
  )
}

function tieAndStatus(relative: QualifyingRelative): string {
  const name = relativeName(relative)
  const proof = relative.role === 'spouse' ? 'the marriage certificate' : "the applicant's birth certificate"
  return flow(
    `${name} is the applicant's ${relative.role} and ${statusSince(relative)} (Ex. __).`,
    `${name} is therefore a qualifying relative. ${cite('S4')}.`,
    relative.isPetitioner
      ? `The approved petition establishes the relationship. ${cite('P2')}.`
      : `The relationship is shown by ${proof} (Ex. __). ${cite('P2')}.`,
  )
}

/** `a United States citizen, having naturalized on ...`, `has been a lawful permanent resident since ...`. */
function statusSince(relative: QualifyingRelative): string {
  const { status, citizenSince, residentSince } = relative
  const words = `a ${statusWords(relative)}`
  if (status === 'citizen')
    return citizenSince ? `${words}, having naturalized on ${formatLongDate(citizenSince)}` : words
  return residentSince ? `has been ${words} since ${formatLongDate(residentSince)}` : words
}
