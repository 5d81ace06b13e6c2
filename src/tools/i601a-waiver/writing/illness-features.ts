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
export function illnessFeatures(facts: readonly CaseFact[], condition?: string): string[] {
  const texts = facts.filter(({ negated }) => !negated).map(({ wording }) => wording)
  const find = (pattern: RegExp) => texts.map((text) => pattern.exec(text)).find((match) => match !== null)
  const year = yearOfDiagnosis(facts, condition)
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

/** The year of the diagnosis where all that tell it agree; what papers say goes before an answer. Of `condition`, where it is given. */
export function yearOfDiagnosis(facts: readonly CaseFact[], condition?: string): string | undefined {
  const yearsOf = (some: readonly CaseFact[]) => [
    ...new Set(some.flatMap(({ negated, wording }) => (negated === true ? [] : (yearIn(wording, condition) ?? [])))),
  ]
  const ofPapers = yearsOf(facts.filter(({ sources }) => sources.some(({ type }) => type === 'passage')))
  const years = ofPapers.length > 0 ? ofPapers : yearsOf(facts)
  return years.length === 1 ? years[0] : undefined
}

/** `has heart failure and dementia, diagnosed in 2024` dates the second; `diagnosed with lupus in 2016 and with nephritis in 2022` each. */
function yearIn(wording: string, condition: string | undefined): string | undefined {
  const found = /\bdiagnosed\b[^.;]{0,300}?\b((?:19|20)\d\d)\b/u.exec(wording)
  const last = condition?.split(/[ ,(]/u).findLast((word) => word.length > 3)
  const at = last === undefined ? -1 : wording.toLowerCase().indexOf(last.toLowerCase())
  if (found === null || last === undefined || at < 0) return found?.[1]
  if (at < found.index) return / and |, ?\S/u.test(wording.slice(at + last.length, found.index)) ? undefined : found[1]
  const directly = /^,? (?:in|on|at) (?:\p{Lu}\p{Ll}+ (?:\d{1,2}, )?)?((?:19|20)\d\d)\b/u.exec(
    wording.slice(at + last.length),
  )?.[1]
  return directly ?? (at > found.index + found[0].length || !/ and /u.test(found[0]) ? found[1] : undefined)
}
