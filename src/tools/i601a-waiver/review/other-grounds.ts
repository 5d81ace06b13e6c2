import type { CaseMap } from '#domain/case-map/case-map.ts'
import { exhibitOf, liveFacts, passagesOf } from '#domain/case-map/read-map.ts'
import type { AdverseSign } from '#domain/case-map/reading/adverse-sign.ts'
import { conceptSignsOf } from '#domain/case-map/reading/adverse-signs.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { block, type Check } from '#domain/questionnaire/check.ts'

/** What may be another ground of INA 212(a), as an attorney calls it. None of them is waived on Form I-601A. */
const grounds: Partial<Record<AdverseSign, string>> = {
  reentered: 'a second entry, which may mean the permanent bar of INA 212(a)(9)(C)',
  'false-citizenship': 'a claim to U.S. citizenship, INA 212(a)(6)(C)(ii)',
  voted: 'a vote by a noncitizen, INA 212(a)(10)(D)',
  smuggled: 'help for another’s unlawful entry, INA 212(a)(6)(E)',
}

/**
 * K37: an answer or a paper tells of what may be another ground of inadmissibility. A provisional waiver covers unlawful
 * presence alone (8 CFR 212.7(e)(3)), so that the brief must not be used before somebody has read it. Nothing without a map.
 */
export function checkOtherGrounds(map: CaseMap | undefined): Check[] {
  if (map === undefined) return []
  const against = new Set(map.links.filter(({ direction }) => direction === 'against').map(({ fact }) => fact))
  return liveFacts(map).flatMap((fact) => {
    const [passage] = passagesOf(map, fact)
    if (!against.has(fact.id)) return []
    const [ground] = [...conceptSignsOf(fact, fact.persons)].flatMap((sign) => grounds[sign] ?? [])
    if (ground === undefined) return []
    const exhibit = passage && exhibitOf(map, passage)?.letter
    const words = curlyQuotes((passage?.words ?? fact.statement).replaceAll(/\s+/gu, ' ').trim()).replaceAll(
      /[“”]/gu,
      '’',
    )
    const short = words.length > 200 ? `${words.slice(0, 197).replace(/\s+\S*$/u, '')} …` : words
    const place = exhibit === undefined ? '' : ` (Ex. ${exhibit})`
    return [
      block(
        'K37',
        `The file may tell of ${ground}: “${short}”${place}. A provisional waiver covers unlawful presence only (8 CFR 212.7(e)(3)). Settle this before the brief is used.`,
      ),
    ]
  })
}
