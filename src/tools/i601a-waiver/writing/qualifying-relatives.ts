import { factsToldIn } from '#domain/case-map/read-map.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { cite, gap } from '#domain/section-content/write.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { relativeKin } from './kin.ts'
import { own, tellInParagraphs } from './paragraphs.ts'
import { isStated } from './immigration-history.ts'
import { statusWords } from './people.ts'
import type { Teller } from './teller.ts'

/** Tie, status and proof of each relative; a petitioner who is none of them is set aside. */
export function writeQualifyingRelatives(teller: Teller): string {
  const { relatives, basis } = teller.waiver
  if (relatives.length === 0) return own(teller, gap('qualifying relatives'))
  const others = ['USC Child', 'USC Sibling', 'Petitioning Employer']
  const isOther = basis.relationship !== undefined && others.includes(basis.relationship)
  const facts = factsToldIn(teller.map, 'qualifying_relatives')
  const told = relatives.map((relative) => {
    const cites = facts.filter((fact) => fact.kind === 'status' && fact.subject === relative.role)
    const first = cites.find((fact) => !isStated(fact)) ?? cites[0]
    return tieAndStatus(teller, relative, first ? teller.tell(first) : '')
  })
  return told.join('') + tellInParagraphs(teller, facts) + (isOther ? own(teller, 'No hardship of the petitioner is relied on in the case of {applicant}.') : '')
}

function tieAndStatus(teller: Teller, relative: QualifyingRelative, status: string): string {
  const { role } = relative
  const kin = relativeKin(teller.map, role)
  const proof = role === 'spouse' ? 'the marriage certificate' : 'the applicant’s birth certificate'
  const statement = status === '' ? `{${role}} is the applicant’s ${kin} and ${statusSince(relative)}.` : ''
  return own(
    teller,
    status === '' ? statement : `{${role}} is the ${kin} of {applicant}.`,
    status === '' ? undefined : plain(status),
    relative.isPetitioner ? `The approved petition of {${role}} establishes the tie. ${cite('P2')}.` : `The tie is shown by ${proof}. ${cite('P2')}.`,
    `{${role}} is therefore a qualifying relative. ${cite('S4')}. No hardship of anyone else is relied on except as it reaches {${role}}.`,
  )
}

/** A sentence that was told already, as it stands. */
function plain(told: string): string {
  return told
}

/** `a United States citizen, having naturalized on ...`, `has been a lawful permanent resident since ...`. */
function statusSince(relative: QualifyingRelative): string {
  const { status, citizenSince, residentSince } = relative
  const words = `a ${statusWords(relative)}`
  if (status === 'citizen') return citizenSince ? `${words}, having naturalized on ${formatLongDate(citizenSince)}` : words
  return residentSince ? `has been ${words} since ${formatLongDate(residentSince)}` : words
}
