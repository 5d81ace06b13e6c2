import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { shownBy } from './help-of-others.ts'
import { own } from './paragraphs.ts'
import type { Teller } from './teller.ts'
import { isClinicalPaper } from './whose-paper.ts'

/** What a place may be that does somebody harm: how a clinician speaks of it, how a report does, and what it is called. */
const hazards: readonly { readonly advice: RegExp; readonly report: RegExp; readonly what: string }[] = [
  {
    advice: /\b(?:heat|hot|humid|tropical|high temperatures?)\b/iu,
    report: /\b(?:heat|hot|humid\p{L}*|temperatures?|degrees)\b/iu,
    what: 'a heat against which a clinician advises',
  },
  {
    advice: /\b(?:cold|freezing|winters?|ic[ey]|snow)\b/iu,
    report: /\b(?:cold|freez\p{L}+|frost|ic[ey]|snow)\b/iu,
    what: 'cold and ice against which a clinician advises',
  },
  { advice: /\bmalaria\p{L}*\b/iu, report: /\bmalaria\b/iu, what: 'malaria, against which a clinician warns' },
  {
    advice: /\bwheelchair\b/iu,
    report: /\b(?:ramps?|wheelchair)\b/iu,
    what: 'barriers to a wheelchair, against which a clinician advises',
  },
  {
    advice: /\b(?:dengue|mosquito\p{L}*)\b/iu,
    report: /\b(?:dengue|mosquito\p{L}*)\b/iu,
    what: 'dengue, against which a clinician warns',
  },
  {
    advice: /\b(?:smoke|pollut\p{L}+|dust|air quality)\b/iu,
    report: /\b(?:smoke|pollut\p{L}+|dust|air quality|PM2\.5)\b/iu,
    what: 'an air against which a clinician advises',
  },
]

const advises =
  /\b(?:advis\p{L}+|recommend\p{L}*|must not|should not|should avoid|avoid|contraindicated|unsafe|caution\p{L}*|warn\p{L}*)\b/iu

type Met = { readonly what: string; readonly advice: CaseFact; readonly report: CaseFact }

/** A clinician’s advice against such a place, and a report by which the place is such a one. */
function metIn({ map, waiver }: Teller, facts: readonly CaseFact[]): Met[] {
  const ofClinic = (fact: CaseFact) =>
    passagesOf(map, fact).some(({ document }) =>
      isClinicalPaper(map.exhibits.find(({ id }) => id === document)?.title ?? '', document, waiver),
    )
  const wordsOf = (fact: CaseFact) => passagesOf(map, fact)[0]?.words ?? ''
  const advice = facts.filter((fact) => ofClinic(fact) && advises.test(wordsOf(fact)))
  const reports = facts.filter(({ kind, negated }) => kind === 'country' && negated !== true)
  return hazards.flatMap(({ advice: against, report, what }) => {
    const [said] = advice.filter((fact) => against.test(wordsOf(fact)))
    const [told] = reports.filter((fact) => passagesOf(map, fact).length > 0 && report.test(wordsOf(fact)))
    return said === undefined || told === undefined ? [] : [{ what, advice: said, report: told }]
  })
}

export const hazardsAdvisedAgainst = (teller: Teller, facts: readonly CaseFact[]): string[] =>
  metIn(teller, facts).map(({ what }) => what)

/** The advice and the report, set side by side. */
export function againstAdvice(teller: Teller, { role }: QualifyingRelative, facts: readonly CaseFact[]): string {
  const met = metIn(teller, facts)
  return met.length === 0
    ? ''
    : own(
        teller,
        ...[...new Map(met.map((one) => [one.advice.id, one])).values()].map(
          ({ advice, report }) =>
            `What the clinician advises {${role}} against${shownBy(teller, [advice])} is what the record tells of the country${shownBy(teller, [report])}.`,
        ),
      )
}
