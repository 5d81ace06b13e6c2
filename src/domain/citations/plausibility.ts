import type { IsoDate } from '#domain/dates/calendar.ts'
import type { Citation } from './citation.ts'
import { caseProblem } from './case-plausibility.ts'

/**
 * Why a citation cannot exist, in one sentence; undefined when nothing speaks against it, which proves nothing. Catches
 * volumes that were not printed yet, years outside a reporter, circuits that do not exist, pages before the first.
 */
export function findImplausibility(citation: Citation, draftDate: IsoDate): string | undefined {
  if (citation.malformed) return citation.malformed
  const draftYear = Number(draftDate.slice(0, 4))
  if (citation.year !== undefined && citation.year > draftYear) return `It is dated ${citation.year}, after this draft.`
  if (citation.kind === 'case') return caseProblem(citation, draftYear)
  if (citation.kind === 'register') return registerProblem(citation, draftYear)
  if (citation.kind === 'public-law') return publicLawProblem(citation, draftYear)
  return undefined
}

/** Volume 1 of the Federal Register is of 1936; one volume a year. */
function registerProblem({ volume = 0, year }: Citation, draftYear: number): string | undefined {
  const printed = volume + 1935
  if (printed > draftYear) return `The Federal Register has no volume ${volume} yet.`
  if (year !== undefined && year !== printed)
    return `Volume ${volume} of the Federal Register is of ${printed}, not ${year}.`
  return undefined
}

/** The 119th Congress sits in 2025 and 2026; one Congress every two years. */
function publicLawProblem({ key = '' }: Citation, draftYear: number): string | undefined {
  const congress = Number(/^Pub\. L\. (\d+)-/.exec(key)?.[1] ?? 0)
  return congress > Math.floor((draftYear - 1787) / 2) ? `There has been no ${congress}th Congress yet.` : undefined
}
