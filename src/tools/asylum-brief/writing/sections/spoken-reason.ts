import type { CaseFact } from '#domain/case-map/case-map.ts'
import { exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { type Ground, groundNamed } from '../../case/relief.ts'
import { groundWords } from '../../map/ground-words.ts'
import { partOfBrief, type Pen } from '../pen.ts'
import { recalled } from '../recall.ts'
import type { SectionText } from '../section-text.ts'
import { dayOf, persecutorSpeaks, tellsOfAct, wasDoneToClient } from '../../map/signs.ts'
import { possessing } from '../what-units-tell.ts'
import {
  answerOn,
  givesReason,
  insults,
  namesReason,
  quotesReason,
  sharedWithReason,
  speaksOfGround,
  spokenIn,
} from '../words-of-reason.ts'
import { groupsIn } from '../../case/social-group.ts'

export const marksLead: Readonly<Record<Ground, string>> = {
  race: 'The trait',
  religion: 'The belief and its practice',
  nationality: 'The people',
  'political-opinion': 'What was read as an opinion',
  'social-group': 'The tie to the group',
}

/** What the client did that was taken for the ground, recalled from the Statement of Facts where the answer names it; true where something was. */
export function ownActs(text: SectionText, pen: Pen, ground: Ground, isLed: boolean): boolean {
  const answer = new Set(stemsOf(textOf(pen.frame.answers, 'why') ?? ''))
  const { lastArrival } = pen.frame.timing
  const own = pen.map.facts.filter(
    (fact) =>
      pen.told.get(fact.id) === 'S15' &&
      !wasDoneToClient(fact) &&
      !tellsOfAct(fact) &&
      (lastArrival === undefined || (fact.date?.from ?? '') < lastArrival) &&
      fact.sources.some(({ type }) => type === 'passage') &&
      stemsOf(sentencesOf(fact.statement)[0] ?? '').filter((stem) => answer.has(stem)).length >= 3,
  )
  const found = recalled(pen, own)
  if (found === undefined) return false
  if (!isLed) text.paragraph(marksLead[ground])
  text.rests(`Before the harm, the Statement of Facts tells ${found.clauses}.`, found.exhibits)
  return true
}

/** What the persecutors said about this ground in events that the Statement of Facts tells. */
export function spokenElsewhere(pen: Pen, ground: Ground): CaseFact[] {
  return pen.map.facts.filter(
    (fact) =>
      (pen.told.get(fact.id) === 'S15' || (isToldLater(fact, pen) && quotesReason(fact, pen))) &&
      ((persecutorSpeaks(fact, pen) && namesReason(fact, ground, pen)) ||
        speaksOfGround(fact, ground, pen) ||
        // What names no ground is quoted under the first: of a second one it shows nothing.
        (pen.frame.grounds[0] === ground &&
          (sharedWithReason(fact, pen) !== undefined || quotesReason(fact, pen) || insults(fact)))) &&
      fact.sources.some(({ type }) => type === 'passage'),
  )
}

/** What the client’s account tells of the danger or of another place, which the brief tells behind the grounds. */
const isToldLater = (fact: CaseFact, { map, told, arrangement }: Pen): boolean =>
  !told.has(fact.id) &&
  passagesOf(map, fact).some(({ speaker }) => speaker === 'applicant') &&
  ['S27', 'S28'].some((section) => (arrangement.get(section) ?? []).some(({ id }) => id === fact.id))

/** Words that are quoted under the first ground speak of this one as well. */
export function wordsOfFirstGround(text: SectionText, pen: Pen, ground: Ground): void {
  const [first] = pen.frame.grounds
  const isNamed = pen.map.facts.some(
    (fact) =>
      givesReason(fact) &&
      first !== undefined &&
      pen.told.get(fact.id) === `S24${groundNamed(first).letter}` &&
      groundWords(fact.statement, ground, pen.frame) > 0,
  )
  if (first === undefined || first === ground || (!isNamed && spokenElsewhere(pen, ground).length === 0)) return
  const section = `S24${groundNamed(first).letter}`
  const where = pen.reasonShown.has(section) ? partOfBrief(pen, section) : undefined
  if (where)
    text.say(
      `The words that ${where} quotes speak to this reason as well, which, it is submitted, is ${reasonPhrase(pen, ground)}.`,
    )
}

/** The words alone, with their day and page; the event is told once, in the Statement of Facts. True when some were. */
export function quoteWords(text: SectionText, pen: Pen, ground: Ground, isTold: boolean): boolean {
  let said = 0
  for (const fact of spokenElsewhere(pen, ground)) {
    const whole = spokenIn(fact).find((one) => one.length >= 12 && one.length <= 240) ?? sharedWithReason(fact, pen)
    // Of several sentences the one that names the reason; the Statement of Facts has them all.
    const words = whole && telling(sentencesOf(`${whole}.`), ground, pen).replace(/[.]$/u, '')
    if (words === undefined || said === mostWords || pen.quoted.has(words)) continue
    if ([...pen.argued].some((one) => curlyQuotes(one).includes(words))) continue
    pen.quoted.add(words)
    if (said === 0 && !isTold) text.paragraph(leadOfWords(pen, ground))
    const day = dayOf(fact)
    const lead = said === 0 ? 'the words were' : 'they spoke these words'
    said += 1
    text.cited(
      `${day === undefined ? (said === 1 ? (isTold ? 'The words themselves were' : 'The words were') : 'And further') : `On ${formatLongDate(day)}, ${lead}`}: “${words}${/[?!]$/u.test(words) ? '' : '.'}”`,
      exhibitTokens(pen.map, passagesOf(pen.map, fact)),
    )
  }
  return said > 0
}

/** Under the first ground and under each that follows. */
export const leadOfWords = ({ frame }: Pen, ground: Ground): string =>
  frame.grounds[0] === ground
    ? 'The words that were spoken'
    : `Words that name ${ground === 'social-group' ? 'the group' : groundNamed(ground).phrase}`

/** The sentence that speaks to the client of the ground, else the one that speaks of it, else the longest. */
function telling(sentences: readonly string[], ground: Ground, pen: Pen): string {
  const { frame } = pen
  const speaks = (one: string) => possessing.test(one) || groundWords(one, ground, frame) > 0
  return (
    sentences.find((one) => namesTrait(one, ground, pen)) ??
    sentences.find((one) => possessing.test(one)) ??
    sentences.find((one) => speaks(one) && /\byour?\b/i.test(one)) ??
    sentences.find(speaks) ??
    longestOf(sentences)
  )
}

/** `Jarai have no God`: a name that the answer on this ground has as well, and that is none of a place or a person. */
function namesTrait(sentence: string, ground: Ground, { frame, map }: Pen): boolean {
  const named = (text: string) => text.match(/(?<![\p{L}’'-])\p{Lu}[\p{L}]{3,}/gu) ?? []
  const own = new Set(named(textOf(frame.answers, answerOn[ground]) ?? ''))
  const taken = [frame.country ?? '', ...map.persons.map(({ full }) => full)].join(' ')
  return named(sentence).some((word) => own.has(word) && !taken.includes(word))
}

const longestOf = (sentences: readonly string[]): string =>
  sentences.reduce((longest, one) => (one.length > longest.length ? one : longest), '')

/** So many of the words that were spoken carry the point; more would tell the story again. */
const mostWords = 4

/** What the reason was, as the brief submits it. */
export function reasonPhrase({ frame }: Pen, ground: Ground): string {
  switch (ground) {
    case 'race':
      return 'the race to which {applicant.subj} belongs'
    case 'religion':
      return 'the belief that {applicant.subj} holds'
    case 'nationality':
      return 'the people to which {applicant.subj} belongs'
    case 'social-group':
      return frame.group.verbatim &&
        frame.group.verbatim.split(/\s+/).length <= 12 &&
        groupsIn(frame.group.verbatim).length === 1
        ? `membership in the group (“${frame.group.verbatim.replaceAll(/[“”"]/g, '')}”)`
        : 'membership in the group'
    case 'political-opinion':
      return 'a political side, whether {applicant.subj} took it or they assigned it to {applicant.him}'
  }
}
