import { circuits, reportersAsOf, type Reporter } from '#law/reporters.ts'
import type { Citation } from './citation.ts'
import { findReporter } from './patterns.ts'

/** Why no case can be cited like this: its year, its volume, its court; undefined where it can. */
export function caseProblem(citation: Citation, draftYear: number): string | undefined {
  const reporter = findReporter(citation.reporter ?? '')
  if (!reporter) return undefined
  const { volume = 0, page, year } = citation
  if (volume === 0 || page === 0) return 'A volume or page 0 does not exist.'
  const last = reporter.lastVolume + (reporter.growth ?? 0) * Math.max(0, draftYear - reportersAsOf)
  if (volume > last) return `${reporter.name} has no volume ${volume}; the last one is about ${last}.`
  return (
    (year !== undefined && yearProblem(reporter, volume, year)) || courtProblem(reporter, citation.court) || undefined
  )
}

function yearProblem(reporter: Reporter, volume: number, year: number): string | undefined {
  if (year < reporter.from || (reporter.to !== undefined && year > reporter.to))
    return `${reporter.name} printed no decisions of ${year}; it ran from ${reporter.from}${reporter.to === undefined ? '' : ` to ${reporter.to}`}.`
  const entries = reporter.volumes ?? []
  const below = entries.findLast(([number]) => number <= volume)
  const above = entries.find(([number]) => number >= volume)
  if (below && year < below[1]) return `Volume ${volume} of ${reporter.name} is later than ${year}.`
  if (above && year > above[2] && !isOpenEnd(reporter, above[0]))
    return `Volume ${volume} of ${reporter.name} is earlier than ${year}.`
  return undefined
}

const isOpenEnd = (reporter: Reporter, volume: number) =>
  reporter.to === undefined && volume === reporter.volumes?.at(-1)?.[0]

function courtProblem(reporter: Reporter, court: string | undefined): string | undefined {
  if (court === undefined) return undefined
  const circuit = (/^(.*?) ?Cir\.?$/.exec(court) ?? /^C\.? ?A\.? ?(\d{1,2})$/.exec(court))?.[1]?.replaceAll(' ', '')
  const isNumbered = /^\d{1,2}$/.test(circuit ?? '') && Number(circuit) >= 1 && Number(circuit) <= 11
  if (circuit !== undefined && !isNumbered && !(circuit in circuits)) return `There is no ${court} court of appeals.`
  const isAgency = /BIA|A\. ?G\.|AAO|Comm['’]r|Att['’]y Gen|Board of Immigration/i.test(court)
  const isCircuitElsewhere = circuit !== undefined && ['district', 'supreme'].includes(reporter.prints)
  return isAgency !== (reporter.prints === 'agency') || isCircuitElsewhere
    ? `${reporter.name} prints no decisions of "${court}".`
    : undefined
}
