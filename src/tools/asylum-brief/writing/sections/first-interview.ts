import { passagesOf } from '#domain/case-map/read-map.ts'
import { daysBetween } from '#domain/dates/calendar.ts'
import { findDays } from '#domain/language/find-days.ts'
import { counted } from '#domain/prose/words.ts'
import { quoteDecisive } from '../decisive-words.ts'
import type { Pen } from '../pen.ts'
import type { SectionText } from '../section-text.ts'
import { type Words, wordsOfAccount } from '../words-of-account.ts'
import { act } from '../wording.ts'

const ofOfficer = /\b(?:officers?|interview|border patrol|agents? at the border|inspector at)\b/iu
/** Another reason for the journey was given, or less was told, than the account tells now. */
const toldLess =
  /\bI (?:\p{L}+ )?(?:said|told (?:him|her|them|the officer)|answered)\b[^.;]{0,30}\b(?:came|come|was here|wanted)\b[^.;]{0,60}\b(?:to work|work|because|for (?:a|my|the) (?:better|family|children)|no|money|economic|situation)\b|\bI (?:did not|didn[’']t|could not) (?:say|tell|mention|speak)?\b[^.;]{0,40}\b(?:arrest\w*|police|everything|that|it|about|rape\w*|beat\w*|threat\w*)\b|\bI said nothing\b|\bI said (?:that )?(?:no|I was not afraid)\b|\bI (?:said|answered|told (?:him|her|them)|wrote)(?: that)?(?: it was| I was| I came)? (?:for |on |as )?(?:an? )?(?:touris[mt]|vacation|holidays?|visit(?:or)?|business|work|study)\b|\b(?:did not|didn[’']t) have the words\b/iu
const explains =
  /\b(?:afraid|ashamed|because|did not understand|nobody who spoke|no interpreter|interpreter|language|in front of|thought that|tired|later I told|I told the officer|a week later|next day|(?:could not|cannot|can[’']t) (?:say|speak|tell)|men in the room|did not ask|was told to (?:go on|be quiet|answer)|hoped)\b/iu
/** `I said that I was held for “about two weeks”`: a length that the account corrects. */
const saidOtherLength =
  /\bI said\b[^.;“"]{0,60}[“"][^”"]{0,20}\b(?:hours?|days?|weeks?|months?|years?)\b[^”"]{0,10}[”"]/u

/** The question or the answer went through a tongue that the client does not have. */
const notUnderstood =
  /\b(?:did not understand|nobody who spoke|(?:no|without an?) interpreter|not (?:in )?my language|not speak (?:it )?(?:well|enough)|(?:did|do) not have the words|did not know the words?)\b/iu
const ofLanguage =
  /\b(?:interpreter|my language|in (?:Spanish|English|French|Portuguese|Russian|\p{Lu}\p{Ll}{2,12}) (?:which|and|through))\b/u
/** Fear as the reason for what was said; `I did not say that I was afraid` gives another. */
const ofFear =
  /(?<!\b(?:that|if|whether) (?:I|he|she) (?:was|am|were|had) )\b(?:afraid|fear(?:ed|s)?|frightened|ashamed|shame)\b(?! of (?:anyone|anybody|someone|something)\b)/iu
const misCounted = /\bI (?:was frightened and )?(?:counted|mixed|added|confused)\b/iu
const beforeMen =
  /\b(?:to|before|in front of) (?:\p{Ll}+ )?(?:men|a man|strangers)\b|\b(?:two|three|only|all|the) men\b/iu
const notAsked = /\b(?:did not|didn[’']t|never|nobody) ask(?:ed)?\b|\b(?:five|ten|fifteen|twenty|a few) minutes\b/iu
const putRight =
  /\b(?:later I told|I told (?:all|everything|the truth|the whole|an? (?:\p{L}+ )?(?:asylum )?officer|the officer)|I told (?:him|her|them) (?:about|then)|the next (?:day|time) I)\b/iu

/** Such paragraphs, one for each officer. */
const mostInterviews = 2

/** The sentences of the account on what was said to officers on coming here, with those that explain it; empty where it tells of none. */
export function wordsOfFirstInterview(pen: Pen): readonly Words[] {
  const all = wordsOfAccount(pen).filter(({ words }) => !pen.argued.has(words))
  const places = new Set(all.filter(({ told }) => ofOfficer.test(told)).map(({ paragraph }) => paragraph))
  const lessIn = [
    ...new Set(
      all
        .filter(({ told, paragraph }) => places.has(paragraph) && (toldLess.test(told) || saidOtherLength.test(told)))
        .map((one) => one.paragraph),
    ),
  ]
  return lessIn.slice(0, mostInterviews).flatMap((paragraph) => {
    const own = all.filter((one) => one.paragraph === paragraph)
    // An interview that the account tells in a few sentences is quoted whole.
    if (own.length <= 5 && /\binterview\b/iu.test(own[0]?.told ?? '')) return own
    const from = own.findIndex(({ told }) => toldLess.test(told))
    const before = own.slice(0, Math.max(0, from)).findLast(({ told }) => notUnderstood.test(told))
    const behind = own
      .slice(from + 1)
      .filter(({ told }) => explains.test(told) || toldLess.test(told) || ofLanguage.test(told) || putRight.test(told))
    const [first] = own.slice(from)
    if (first === undefined || (behind.length === 0 && !explains.test(first.told))) return []
    // In which tongue the question was put stands right before the answer.
    return [...(before === undefined ? [] : [before]), first, ...behind.slice(0, 3)]
  })
}

/**
 * What the client said to an officer on coming here, where the account tells that it was less or something else: the words, why
 * it was so by the same paragraph, and what it is worth.
 */
export function tellFirstInterview(text: SectionText, pen: Pen, chosen: readonly Words[]): void {
  if (chosen.length === 0) return
  const said = chosen.map(({ told }) => told).join(' ')
  text
    .paragraph(placeOfWords(said, chosen[0]?.told ?? ''))
    .law(
      `Statements are compared in the light of the circumstances in which each was made. ${act('ina208b1biii', '208(b)(1)(B)(iii)')}.`,
    )
  if (!quoteDecisive(text, pen, 'The account tells it openly, with the reason', chosen)) return
  meet(chosen, pen)
  for (const sentence of worth(chosen, pen)) text.law(sentence)
}

/** Where it was said, by the words themselves. */
function placeOfWords(said: string, first: string): string {
  if (/\basylum (?:office|officer|interview)\b/iu.test(first)) return 'What was said in the interview'
  return /\bairport\b|\btouris/iu.test(said) ? 'What was said on arrival' : 'What was said at the border'
}

/** Why such words do not defeat the account: by what the account says of how they came about, and of nothing else. */
function worth(chosen: readonly Words[], pen: Pen): string[] {
  // A `credible fear` is a finding, and no feeling.
  const said = chosen
    .map(({ told }) => told)
    .join(' ')
    .replaceAll(/\bcredible fear\b/giu, ' ')
  const reasons = [
    notUnderstood.test(said)
      ? 'What is asked or answered in a tongue that is not one’s own says little against what is told with an interpreter.'
      : '',
    beforeMen.test(said)
      ? 'What was done to the body is not easily said to strangers, and least of all before men.'
      : '',
    ofFear.test(said) && !misCounted.test(said) && !notUnderstood.test(said) && !beforeMen.test(said)
      ? 'Fear of what becomes of one’s words keeps many silent before an office at first, and does not make untrue what is told later.'
      : '',
    misCounted.test(said)
      ? 'A length that is estimated under questions, and put right by the one who gave it, touches nothing of what happened in that time.'
      : '',
    notAsked.test(said) ? 'What nobody asked for, in an interview of that kind, was not held back.' : '',
  ].filter((one) => one !== '')
  const right = chosen.slice(1).find(({ told }) => putRight.test(told))
  return [...reasons, ...(right === undefined ? [] : [correction(right, pen)])]
}

/** How soon it was put right, where the sentence gives the day. */
function correction({ words }: Words, { frame }: Pen): string {
  const arrival = frame.timing.lastArrival
  const [day] = findDays(words)
  const days = day === undefined || arrival === undefined || day.from !== day.to ? 0 : daysBetween(arrival, day.from)
  return days > 0 && days <= 90
    ? `It was put right ${counted(days, 'day')} after the arrival, by the one who had said it.`
    : 'It was put right by the one who had said it.'
}

function meet(chosen: readonly Words[], pen: Pen): void {
  for (const { passage } of chosen)
    for (const fact of pen.map.facts)
      if (passagesOf(pen.map, fact).some(({ id }) => id === passage.id)) pen.met.add(fact.id)
}
