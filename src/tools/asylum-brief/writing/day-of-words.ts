import { paragraphsOf } from '#domain/case-map/paragraphs.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import type { Pen } from './pen.ts'
import type { Words } from './words-of-account.ts'

/**
 * `2024-02-20`, `2021-03`: the last date that the paragraph of a sentence gives up to it, none that is still to come.
 * Undefined where the paragraph gives none.
 */
export function dayOfWords({ passage, paragraph }: Words, { map, frame }: Pen): string | undefined {
  const places = paragraphsOf(map)
  const dated = map.facts.flatMap((fact) => {
    const from = fact.date?.about === true ? undefined : fact.date?.from
    const [own] = passagesOf(map, fact)
    return from !== undefined && own !== undefined && own.start <= passage.start && places.get(own.id) === paragraph
      ? [{ from, start: own.start }]
      : []
  })
  const nearest = dated.toSorted((a, b) => a.start - b.start).at(-1)
  // `On September 3 we left. In December they asked`: a month of its own lies between, and its year nobody gives.
  const between = map.passages.filter(
    ({ id, start }) => places.get(id) === paragraph && start > (nearest?.start ?? 0) && start <= passage.start,
  )
  if (between.some((one) => monthAlone.test(one.words))) return undefined
  const last = nearest?.from
  return last !== undefined && last.length >= 4 && last <= frame.input.filingDate ? last : undefined
}

const monthAlone =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b(?! (?:\d{1,2}, )?\d{4})/u
