import type { CaseFact, CaseMap, CasePassage } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import type { WaiverCase } from '../case.ts'
import { isClinicalPaper } from './whose-paper.ts'

/** What a clinician expects, as a noun, and under which condition, in the clinician’s own words. */
export type Foreseen = { readonly what: string; readonly when: string; readonly fact: CaseFact }

const end = String.raw`(?=[.,;:]|$| and (?:he|she|it|they|I)\b| that \p{Ll}+ (?:would|will|could)\b)`

const expected: readonly RegExp[] = [
  new RegExp(
    String.raw`\bI (?:would |do |fully )?(?:expect|anticipate|foresee) ((?!to\b|that\b|h(?:er|im|is)\b|them\b|their\b|M[rs]s?\.|the (?:family|court|officer)\b)[^.,;:]{4,90}?)${end}`,
    'u',
  ),
  new RegExp(
    String.raw`\bat ((?:an? )?(?:high|substantial|serious|grave|increased|significant|real) risk (?:of|for) [^.,;:]{4,90}?)${end}`,
    'u',
  ),
  new RegExp(
    String.raw`\bwould,? (?:(?:in (?:my|all) \p{Ll}+|(?:most )?(?:likely|probably)),? )?(?:bring on|cause|lead to|result in|be followed by) ([^.,;:]{4,90}?)${end}`,
    'u',
  ),
]

const relapse =
  /\brisk that (?:M[rs]s?\. )?[^.;]{2,40} (?:would|will|could) (relapse into [^.,;]{3,60}?)(?= if\b|[.,;]|$)/u

/** `If treatment is interrupted, I expect`; `Without someone who weighs her each day, I would expect`. */
const condition =
  /(?:^|[.;] )((?:If|Without) [^.;]{4,120}?)(?:, (?=I\b|she\b|he\b|the\b|there\b)| (?=I (?:would|will|do|fully)\b))/u

/** What each clinician says is to be expected, the first of each paper; nothing that the first person hides. */
export function foreseenIn(
  facts: readonly CaseFact[],
  { map, waiver }: { readonly map: CaseMap; readonly waiver: WaiverCase },
): Foreseen[] {
  const found = facts
    .filter(({ negated }) => negated !== true)
    .flatMap((fact) =>
      passagesOf(map, fact)
        .filter((passage) => isOfClinic(passage, map, waiver))
        .flatMap(({ document, words }) => {
          const read = readForeseen(words)
          return read === undefined ? [] : [{ ...read, fact, document }]
        }),
    )
  return [...Map.groupBy(found, ({ document }) => document).values()].flatMap(([first]) => first ?? [])
}

const isOfClinic = ({ document }: CasePassage, map: CaseMap, waiver: WaiverCase): boolean =>
  isClinicalPaper(map.exhibits.find(({ id }) => id === document)?.title ?? '', document, waiver)

function readForeseen(words: string): Omit<Foreseen, 'fact'> | undefined {
  const found = expected.flatMap((pattern) => {
    const what = pattern.exec(words)?.[1]?.trim()
    return what === undefined || /\b(?:I|my|me|not|no)\b/u.test(what) ? [] : [withArticle(what)]
  })
  const relapsed = relapse.exec(words)?.[1]
  if (relapsed !== undefined) found.push(`a ${relapsed}`)
  if (found.length === 0) return undefined
  const when = condition.exec(words)?.[1] ?? ''
  return {
    what: found.slice(0, 2).join(' and '),
    when: when === '' || /\b(?:I|my|me)\b/u.test(when) ? '' : ` ${when.charAt(0).toLowerCase()}${when.slice(1)}`,
  }
}

/** `expect the remaining central vision to be lost within months`: the loss of it. */
const withArticle = (said: string): string => {
  const what = said.replace(/^(the|his|her) (.{3,50}?) to be lost\b/u, 'the loss of $1 $2')
  return /^(?:high|substantial|serious|grave|increased|significant|real) risk/u.test(what) ? `a ${what}` : what
}
