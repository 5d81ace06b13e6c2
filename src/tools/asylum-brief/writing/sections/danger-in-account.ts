import type { CasePassage } from '#domain/case-map/case-map.ts'
import { paragraphsOf } from '#domain/case-map/paragraphs.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { journeysHome, leftOpenly } from '../adverse-in-account.ts'
import { isBehindArrival } from '../behind-arrival.ts'
import { decisiveWords, quoteDecisive } from '../decisive-words.ts'
import type { Pen } from '../pen.ts'
import type { SectionText } from '../section-text.ts'
import type { Words } from '../words-of-account.ts'

/** Where the account tells that they look for the client or know where to: decisive, wherever the story has it. */
export const wordsOfDanger = (pen: Pen): readonly Words[] =>
  [
    ...decisiveWords(pen, ['S27', 'S60'], reachesOut, 4),
    ...decisiveWords(pen, ['S15', 'S24', 'S28'], stillToCome, 2),
    ...decisiveWords(pen, ['S15', 'S24', 'S21'], reachesOut, 4).filter(({ passage }) => isSinceArrival(passage, pen)),
  ].filter((one, at, all) => all.findIndex(({ words }) => words === one.words) === at)

/** A passage of the account behind the last arrival. */
const isSinceArrival = (passage: CasePassage, pen: Pen): boolean =>
  pen.map.facts.some(
    (fact) => passagesOf(pen.map, fact).some(({ id }) => id === passage.id) && isBehindArrival(fact, pen),
  )

const reachesOut =
  /\b(?:ask(?:s|ed)? (?:\p{L}+ ){0,3}?(?:for|about|after|where|when|if|whether|him|my)|escaped from|(?:was|were) released|(?:is|are) free|walks? free|look(?:s|ed|ing) for|search\w*|came (?:to|for|again|with)|picture|photograph|warrants?|summons|lists?|next time|finish(?:ed)?|leash|(?:they|he|she|men|soldiers|police) came|(?:will|would) (?:sign|kill|arrest|find|be taken|be (?:killed|arrested)|take|come))\b|[“"][^“”"]{0,200}?\b(?:you|I|we)\b/iu
/** Words that were spoken and tell of more: `The cleansing was not finished`, `Next time it is the dam`. */
const stillToCome =
  /[“"‘][^“”"‘’]{0,200}?\b(?:next time|not finished|did not finish|until|will|when is|come back|one day|as good as|leash)\b|\b(?:when|until) I (?:come|return|go back)\b|\b(?:instead of|in place of) me\b|\bwith a paper for me\b|\bdoes not count for\b/iu

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
