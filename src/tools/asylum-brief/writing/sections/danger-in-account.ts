import { paragraphsOf } from '#domain/case-map/paragraphs.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { journeysHome, leftOpenly } from '../adverse-in-account.ts'
import { quoteDecisive } from '../decisive-words.ts'
import { attemptElsewhere } from '../moved-within.ts'
import type { Pen } from '../pen.ts'
import type { SectionText } from '../section-text.ts'
import { withAntecedents } from '../antecedents.ts'
import { saysFear } from '../says-fear.ts'
import { heaviest, isThreat, weightOnDanger } from '../weight-of-words.ts'
import { type Words, wordsOfAccount } from '../words-of-account.ts'

/**
 * Where the account tells that they look for the client, and what they say is still to come: the sentences of the greatest
 * weight, wherever the story has them.
 */
export function wordsOfDanger(pen: Pen): Danger {
  // How a place that was tried came to its end is told where relocation is argued.
  const tried = pen.outline.some(({ section }) => section === 'S28') ? attemptElsewhere(pen) : []
  const fresh = wordsOfAccount(pen).filter((one) => !pen.argued.has(one.words) && !tried.includes(one))
  const seeking = heaviest(
    fresh.filter((one) => !isThreat(one)),
    weightOnDanger,
    pen,
    2,
  )
  return {
    seeking: withAntecedents(seeking, fresh),
    threats: withAntecedents(heaviest(fresh.filter(isThreat), weightOnDanger, pen, 2), fresh),
    feared: fresh.filter((one) => saysFear(one) && !seeking.includes(one)).slice(-1),
  }
}

type Danger = Readonly<Record<'seeking' | 'threats' | 'feared', readonly Words[]>>

/** A journey home, and that the client could leave openly: what the account tells of them, and what they are worth. */
export function metInAccount(text: SectionText, pen: Pen): void {
  for (const [lead, passage] of [
    ['The journey home', journeysHome(pen)],
    ['How {applicant} could leave', leftOpenly(pen)],
  ] as const) {
    const words = passage?.words.filter((one) => !pen.argued.has(one.words)) ?? []
    if (passage === undefined || words.length === 0) continue
    text.paragraph(pen.narrator.say(lead))
    quoteDecisive(text, pen, 'The account tells it openly', words)
    countAsMet(passage.words, pen)
    text.say(passage.answer)
  }
}

/** What their paragraphs tell is met with them. */
function countAsMet(words: readonly Words[], pen: Pen): void {
  const places = new Set(words.map(({ paragraph }) => paragraph))
  const all = paragraphsOf(pen.map)
  for (const fact of pen.map.facts)
    if (passagesOf(pen.map, fact).some(({ id }) => places.has(all.get(id) ?? id))) pen.met.add(fact.id)
}
