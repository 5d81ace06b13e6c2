import type { CaseFact } from '#domain/case-map/case-map.ts'

/** What is said of an illness is said of this one: the statement names it. */
export const namesOneOf = (conditions: readonly string[], { wording, asTold }: CaseFact): boolean => {
  const text = `${wording} ${asTold ?? ''}`.toLowerCase()
  return conditions.some((condition) =>
    condition
      .replaceAll(/\{[^{}]*\}/gu, ' ')
      .toLowerCase()
      .split(/\P{L}+/u)
      .some((word) => word.length > 4 && !/^(?:disorder|disease|chronic|severe)$/u.test(word) && text.includes(word)),
  )
}

/** What the facts say of an illness, in the words of the test; each only where a fact, not negated, has it. */
export function illnessFeatures(facts: readonly CaseFact[]): string[] {
  const texts = facts.filter(({ negated }) => !negated).map(({ wording }) => wording)
  const find = (pattern: RegExp) => texts.map((text) => pattern.exec(text)).find((match) => match !== null)
  const year = yearOfDiagnosis(facts)
  const often = find(
    /\b(?:sees?|visits|attends)\b[^.;]{0,200}?\b(?:every|each) (week|month)\b|\b(?:sees?|visits)\b[^.;]{0,30}\b(weekly|monthly)\b/u,
  )
  return [
    ...(year ? [`diagnosed in ${year}`] : []),
    ...(often
      ? [`under ${(often[1] ?? often[2] ?? '').replace(/ly$/u, '')}ly treatment`]
      : find(
            /\b(?:takes|medication|insulin|chemotherapy|dialysis(?! (?:nurse|unit|technician|tech|center|clinic|chair|ward))|infusions?)\b/u,
          )
        ? ['under continuous treatment']
        : []),
    ...(find(/(?<!\b(?:with|and|of) )\b[Cc]hronic\b/u) ? ['chronic'] : []),
    ...(find(/\b(?:relapse[sd]|has relapsed|recurren|episodes)/u) ? ['recurrent'] : []),
    ...(find(
      /\b(?:was|were|been) (?:\p{L}+ )?(?:hospitalized|admitted|operated)\b|\bhad (?:\p{L}+ ){0,2}(?:surgery|operations?)\b|\b(?:surgeries|underwent|emergency room)\b|\bin the hospital for\b/u,
    )
      ? ['grave enough for hospital care']
      : []),
    ...(find(
      /\b(?:wheelchair|walker|catheteriz\p{L}{1,6}|cannot walk|cannot dress|cannot stand|disabled|lost the use)\b/u,
    )
      ? ['disabling']
      : []),
  ]
}

/** The year of the diagnosis where all that tell it agree; what papers say goes before an answer. */
export function yearOfDiagnosis(facts: readonly CaseFact[]): string | undefined {
  const yearsOf = (some: readonly CaseFact[]) => [
    ...new Set(
      some.flatMap(({ negated, wording }) =>
        negated === true ? [] : (/\bdiagnosed\b[^.;]{0,300}?\b((?:19|20)\d\d)\b/u.exec(wording)?.[1] ?? []),
      ),
    ),
  ]
  const ofPapers = yearsOf(facts.filter(({ sources }) => sources.some(({ type }) => type === 'passage')))
  const years = ofPapers.length > 0 ? ofPapers : yearsOf(facts)
  return years.length === 1 ? years[0] : undefined
}
