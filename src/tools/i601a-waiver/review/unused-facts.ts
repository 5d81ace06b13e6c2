import type { CaseMap } from '#domain/case-map/case-map.ts'
import { exhibitOf, liveFacts, passagesOf } from '#domain/case-map/read-map.ts'
import { stemsOf } from '#domain/case-map/reading/stems.ts'
import type { WrittenSection } from '#domain/drafting/tool.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { type Check, inform } from '#domain/questionnaire/check.ts'
import { saysSomething } from '../writing/says-something.ts'

/** So much of a statement has to stand in one paragraph for the brief to say it. */
const statedShare = 0.6

/** So many statements are named; the rest is counted. */
const mostNamed = 8

/**
 * K36: what the papers say on an element of the case and the brief states nowhere. It may be left out; it is never left
 * out in silence. Nothing without a map.
 */
export function checkUnusedFacts(map: CaseMap | undefined, sections: readonly WrittenSection[]): Check[] {
  if (map === undefined || sections.length === 0) return []
  const paragraphs = sections.flatMap(({ html }) => sectionText(html).split('\n')).map((text) => new Set(stemsOf(text)))
  const names = new Set(map.persons.flatMap(({ full, short }) => stemsOf(`${full} ${short}`)))
  const isStated = (words: string) => {
    const stems = [...new Set(stemsOf(words))].filter((stem) => !names.has(stem))
    return (
      stems.length < 2 ||
      paragraphs.some((one) => stems.filter((stem) => one.has(stem)).length >= stems.length * statedShare)
    )
  }
  const linked = new Set(map.links.map(({ fact }) => fact))
  const left = liveFacts(map).flatMap((fact) => {
    const [passage] = passagesOf(map, fact)
    if (passage === undefined || !linked.has(fact.id) || !saysSomething(fact)) return []
    const isSaid = isStated(fact.statement) || isStated(passage.words)
    return isSaid ? [] : [{ words: passage.words, exhibit: exhibitOf(map, passage)?.letter }]
  })
  if (left.length === 0) return []
  const named = left.slice(0, mostNamed).map(({ words, exhibit }) => {
    const plain = curlyQuotes(words.replaceAll(/\s+/gu, ' ').trim()).replaceAll(/[“”]/gu, '’')
    const short = plain.length > 160 ? `${plain.slice(0, 157).replace(/\s+\S*$/u, '')} …` : plain
    return `“${short}”${exhibit === undefined ? '' : ` (Ex. ${exhibit})`}`
  })
  const more = left.length - named.length
  return [
    inform(
      'K36',
      `On file, not used: ${named.join('; ')}${more > 0 ? `; and ${more} more` : ''}. Use what helps, and meet what does not.`,
    ),
  ]
}
