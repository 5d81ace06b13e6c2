import { passagesOf } from '#domain/case-map/read-map.ts'
import { quoteDecisive } from '../decisive-words.ts'
import type { Pen } from '../pen.ts'
import type { SectionText } from '../section-text.ts'
import { type Words, wordsOfAccount } from '../words-of-account.ts'
import { act } from '../wording.ts'

const ofOfficer = /\b(?:officers?|interview|border patrol|agents? at the border)\b/iu
/** Another reason for the journey was given, or less was told, than the account tells now. */
const toldLess =
  /\bI (?:\p{L}+ )?(?:said|told (?:him|her|them|the officer)|answered)\b[^.;]{0,30}\b(?:came|come|was here|wanted)\b[^.;]{0,60}\b(?:to work|work|because|for (?:a|my|the) (?:better|family|children)|no|money|economic|situation)\b|\bI (?:did not|didn[’']t|could not|said nothing) (?:say|tell|mention|speak)?\b[^.;]{0,40}\b(?:arrest\w*|police|everything|that|it|about|rape\w*|beat\w*|threat\w*)\b|\bI said (?:that )?(?:no|I was not afraid)\b/iu
const explains =
  /\b(?:afraid|ashamed|because|did not understand|nobody who spoke|no interpreter|interpreter|language|in front of|thought that|tired|later I told|I told the officer|a week later|next day)\b/iu
const ofLanguage =
  /\b(?:did not understand|nobody who spoke|no interpreter|interpreter|my language|in (?:Spanish|English))\b/iu
const ofFear = /\b(?:afraid|fear\w*|ashamed|shame)\b/iu
const putRight =
  /\b(?:later I told|I told the officer|I told (?:him|her|them) (?:about|then)|the next (?:day|time) I)\b/iu

/** The sentences of the account on what was said to an officer at the border, with those that explain it; empty where it tells of none. */
export function wordsOfFirstInterview(pen: Pen): readonly Words[] {
  const all = wordsOfAccount(pen)
  const places = new Set(all.filter(({ told }) => ofOfficer.test(told)).map(({ paragraph }) => paragraph))
  const first = all.find(
    ({ told, words, paragraph }) => places.has(paragraph) && toldLess.test(told) && !pen.argued.has(words),
  )
  if (first === undefined) return []
  const behind = all
    .slice(all.indexOf(first) + 1)
    .filter(({ paragraph, words }) => paragraph === first.paragraph && !pen.argued.has(words))
  const chosen = [first, ...behind.filter(({ told }) => explains.test(told) || ofLanguage.test(told))]
  return chosen.length < 2 && !explains.test(first.told) ? [] : chosen.slice(0, 4)
}

/**
 * What the client said to an officer at the border, where the account tells that it was less or something else: the words, why
 * it was so by the same paragraph, and what it is worth.
 */
export function tellFirstInterview(text: SectionText, pen: Pen, chosen: readonly Words[]): void {
  if (chosen.length === 0) return
  text
    .paragraph('What was said at the border')
    .law(
      `Statements are compared in the light of the circumstances in which each was made. ${act('ina208b1biii', '208(b)(1)(B)(iii)')}.`,
    )
  if (!quoteDecisive(text, pen, 'The account tells it openly, with the reason', chosen)) return
  meet(chosen, pen)
  text.law(worth(chosen))
}

function worth(chosen: readonly Words[]): string {
  const said = chosen.map(({ told }) => told).join(' ')
  return [
    ofLanguage.test(said)
      ? 'An answer to a question that was not understood says nothing against what is told with an interpreter.'
      : '',
    ofFear.test(said) && !ofLanguage.test(said)
      ? 'Fear of what becomes of one’s words keeps many silent before an office at first, and does not make untrue what is told later.'
      : '',
    chosen.slice(1).some(({ told }) => putRight.test(told)) ? 'It was put right by the one who had said it.' : '',
  ]
    .filter((one) => one !== '')
    .join(' ')
}

function meet(chosen: readonly Words[], pen: Pen): void {
  for (const { passage } of chosen)
    for (const fact of pen.map.facts)
      if (passagesOf(pen.map, fact).some(({ id }) => id === passage.id)) pen.met.add(fact.id)
}
