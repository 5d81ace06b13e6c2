import { isSameName } from './case-names.ts'
import type { Citation } from './citation.ts'
import { longestDecision } from './resolve.ts'

/** What a citation of a decision says differently from the same decision on file; undefined when nothing differs. */
export function findDifference(cited: Citation, onFile: Citation): string | undefined {
  if (cited.name && onFile.name && !isSameName(cited.name, onFile.name))
    return `another case stands there: ${onFile.name}`
  if (cited.year !== undefined && onFile.year !== undefined && cited.year !== onFile.year)
    return `the year is ${onFile.year}, not ${cited.year}`
  if (cited.court && onFile.court && foldCourt(cited.court) !== foldCourt(onFile.court))
    return `the court is ${onFile.court}, not ${cited.court}`
  return findPinProblem(cited.pin, onFile.page)
}

/** A pinpoint lies on a page of the decision: not before its first, not more than 200 behind it. */
export function findPinProblem(pin: string | undefined, firstPage: number | undefined): string | undefined {
  if (pin === undefined || firstPage === undefined) return undefined
  const page = Number.parseInt(pin, 10)
  if (page < firstPage) return `page ${page} lies before its first page, ${firstPage}`
  if (page > firstPage + longestDecision) return `page ${page} is too far from its first page, ${firstPage}`
  return undefined
}

function foldCourt(court: string): string {
  return court
    .toLowerCase()
    .replaceAll(/[ .’']/g, '')
    .replace(/^ca(\d{1,2}|dc)$/, '$1cir')
    .replace(/^(\d{1,2})(?:st|nd|rd|th|d)(?=cir$)/, '$1')
    .replace(/^(?:bd|board)(?:of)?imm(?:igr(?:ation)?)?app(?:eal)?s?$/, 'bia')
    .replace(/^att(?:orne)?ygen(?:eral)?$/, 'ag')
    .replace('northerndistrictof', 'nd')
    .replace(/^commissioner$/, 'commr')
}
