import type { CaseFact } from '#domain/case-map/case-map.ts'
import { adverseFactsIn, factOf, passagesOf } from '#domain/case-map/read-map.ts'
import { stemsShared } from '#domain/prose/fact-guard.ts'
import { quoted } from '#domain/prose/quoting.ts'
import { escapeText, paragraph } from '#domain/section-content/write.ts'
import { joinMarkup } from './paragraphs.ts'
import type { Teller } from './teller.ts'

/** The facts against the client that a section must meet, each told openly and answered where the map has an answer. */
export function meetAdverse(teller: Teller, section: string, supporting: readonly CaseFact[]): string {
  return adverseFactsIn(teller.map, section)
    .map(({ fact, link }, index) => {
      const adverse = teller.tell(fact)
      if (adverse === '') return ''
      const opening = teller.say(openings[Math.min(index, openings.length - 1)] ?? '')
      const answers = answersTo(teller, fact, link.metBy ?? [], supporting)
      const told = answers.map((answer) => teller.tell(answer)).filter((text) => text !== '')
      const quote = quoteAnswer(teller, link.quote)
      const met =
        link.met === undefined
          ? ''
          : teller.say(`${link.met.replace(/[.;]$/u, '').replaceAll(/ ?\([A-Z]\d+(?:, [A-Z]\d+)*\)/gu, '')}.`)
      teller.narrator.paragraph()
      return paragraph(joinMarkup(opening, adverse, quote, ...told, quote === '' && told.length === 0 ? met : ''))
    })
    .join('')
}

const openings = [
  'The record also holds a fact on the other side, and it should be read with the rest.',
  'A second fact deserves an answer.',
  'A further point is conceded and weighed.',
]

/** The facts that the attorney named, else the supporting ones that speak of the same thing. */
function answersTo(
  teller: Teller,
  fact: CaseFact,
  metBy: readonly string[],
  supporting: readonly CaseFact[],
): CaseFact[] {
  const named = metBy.flatMap((id) => factOf(teller.map, id) ?? [])
  if (named.length > 0) return named
  return supporting
    .filter((one) => one.id !== fact.id && !teller.guard.isTold(one) && stemsShared(one, fact) >= 2)
    .slice(0, 2)
}

function quoteAnswer(teller: Teller, passage: string | undefined): string {
  const found = teller.map.passages.find(({ id }) => id === passage)
  const words = found && quoted(found.words)
  if (found === undefined || words === undefined) return ''
  const fact = teller.map.facts.find((one) => passagesOf(teller.map, one).some(({ id }) => id === found.id))
  if (fact) teller.guard.note(fact)
  teller.narrator.interrupt()
  const cite = found.page === undefined ? `([[ex:${found.document}]])` : `([[ex:${found.document}|p=${found.page}]])`
  return `The same record answers it: ${escapeText(words)} ${cite}.`
}
