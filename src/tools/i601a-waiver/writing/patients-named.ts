import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'

/** Whose paper it is that is neither the applicant’s nor a qualifying relative’s: `Cardiology summary for Ingrid Lindqvist`. */
export function otherPatient(title: string, { persons }: CaseMap): string | undefined {
  if (/^(?:declaration|affidavit|statement)/iu.test(title)) return undefined
  const named = persons.find(({ full }) =>
    ['of', 'for', 'on', 'about'].some((word) => title.includes(` ${word} ${full.replace(/,.*$/u, '')}`)),
  )
  return named !== undefined &&
    /^(?:parent|relative|child)$/u.test(named.role) &&
    !/^(?:mother|father)$/u.test(named.id)
    ? named.id
    : undefined
}

/** `like my grandmother’s` is somebody of another time. */
const young = /\b(?:son|daughter|twins|baby|child|children|grandmother|grandfather)\b(?![’']s)/u

/** `her mother has dementia`; one who `cannot lift him` depends on nobody. */
const ofSickElder =
  /\b(mother|father|sister|brother)\b[^.;]{0,40} (?:has|had|suffers|needs|lives with|depends|is on|is ill|fell)\b/u

/** Names (or words) of those who depend on the relative and stand in the facts. */
export function dependentsIn(facts: readonly CaseFact[], role: string, map: CaseMap): string[] {
  // `{craig} has taken {spouse} twice`: who helps is not who has to be cared for.
  const helps = (id: string) =>
    facts.some(({ wording }) =>
      new RegExp(String.raw`\{${id}(?:\.subj)?\} (?:has (?:taken|driven) \{|helps\b|works nights)`, 'u').test(wording),
    )
  const names = facts.flatMap(({ persons }) =>
    persons.flatMap((id) => {
      const person = map.persons.find((one) => one.id === id)
      const isDependent =
        id !== 'applicant' &&
        id !== role &&
        !helps(id) &&
        (person?.role === 'child' || person?.role === 'relative' || person?.role === 'parent')
      return isDependent && person ? [person.first ?? person.full] : []
    }),
  )
  if (names.length > 0) return [...new Set(names)]
  const words = facts.flatMap(({ wording, subject }) =>
    subject === role || subject === 'applicant'
      ? []
      : [young.exec(wording)?.[0] ?? ofSickElder.exec(wording)?.[1] ?? ''].filter(
          (word) => word !== '' && word !== role && !/\blost (?:a|the|her|our) (?:baby|child)/u.test(wording),
        ),
  )
  return [...new Set(words)]
}
