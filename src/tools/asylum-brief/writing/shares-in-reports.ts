import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { withThousands } from '#domain/prose/words.ts'
import { countsIn } from './counts-in-reports.ts'
import type { Pen } from './pen.ts'
import { isCountry } from '../map/signs.ts'

/** So many of those whom a report counts suffered it. */
export type Share = { readonly part: number; readonly whole: number; readonly facts: readonly CaseFact[] }

const interviewed = /\b(?:interviewed|spoke with|documented|traced|examined|registered|recorded|followed|heard)\b/iu
const tortured =
  /\b(?:beat\w*|tortur\w*|suspen\w+|electric\w*|burn\w*|struck|whipp\w*|rap(?:e|ed)|soles|suffocat\w*|ill-treat\w*|arrested|detained|held)\b/iu

/**
 * Counts that stand in one paragraph of a report: of how many persons it heard, and how many of them suffered what is feared.
 * Only where the part is of that whole: the first count of the paragraph, or `12 of 17` itself.
 */
export function sharesIn(pen: Pen, facts: readonly CaseFact[]): Share[] {
  const paragraphs = Map.groupBy(facts.filter(isCountry), (fact) => {
    const [passage] = passagesOf(pen.map, fact)
    return passage === undefined ? fact.id : `${passage.document} ${passage.heading ?? ''} ${passage.paragraph ?? ''}`
  })
  return [...paragraphs.values()].flatMap((own) => shareIn(own) ?? [])
}

function shareIn(facts: readonly CaseFact[]): Share | undefined {
  const said = facts.flatMap((fact) => sentencesOf(fact.statement).map((sentence) => ({ fact, sentence })))
  const first = said[0]
  if (first === undefined) return undefined
  const [whole] = interviewed.test(first.sentence) ? countsIn(first.sentence) : []
  if (whole === undefined || whole.count < 10) return undefined
  for (const { fact, sentence } of said.slice(1, 3)) {
    const [part] = countsIn(sentence)
    if (part === undefined || part.start > 3 || !tortured.test(sentence) || part.count > whole.count) continue
    return { part: part.count, whole: whole.count, facts: [...new Set([first.fact, fact])] }
  }
  return undefined
}

/** `68 of 96, that is 71 percent`: whole percent, half up. */
export const shareInWords = ({ part, whole }: Share): string =>
  `${withThousands(part)} of ${withThousands(whole)}, that is ${Math.round((part / whole) * 100)} percent`
