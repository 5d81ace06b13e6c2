import type { CaseFact } from '#domain/case-map/case-map.ts'
import { paragraphsOf } from '#domain/case-map/paragraphs.ts'
import { exhibitTokens, factsFor, passagesOf } from '#domain/case-map/read-map.ts'
import { listInWords } from '#domain/prose/words.ts'
import { quoteDecisive } from '../decisive-words.ts'
import { episodesOf } from '../episodes.ts'
import { partOfBrief, partsOfBrief, type Pen } from '../pen.ts'
import { paperInWords, papersAgainst } from '../papers-against.ts'
import { pointsOfDanger, timesInWords } from '../points-of-danger.ts'
import type { SectionText } from '../section-text.ts'
import { tellsOfAct } from '../../map/signs.ts'
import { timesOfHarm } from '../times-of-harm.ts'
import { gravest } from '../weigh-harms.ts'
import { isSearch, isThreat, weightOnDanger } from '../weight-of-words.ts'
import { type Words, wordsOfAccount } from '../words-of-account.ts'
import { wordsOfDanger } from './danger-in-account.ts'
import { wordsOnStandingBy } from '../words-on-office.ts'
import { sinceArrival } from './since-arrival.ts'

/** What they can do: what was done already, with whose means, and before whose eyes. Empty where nothing was. */
function capability(
  pen: Pen,
  acts: string | undefined,
  done: boolean,
): readonly { text: string; exhibits: string[] }[] {
  const { frame } = pen
  const part = partOfBrief(pen, 'S23')
  const listed = episodesOf(pen)
  const names = gravest([...new Set(listed.flatMap(({ harms }) => harms))], 3)
  const said: { text: string; exhibits: string[] }[] = []
  if (frame.pastHarm && listed.length >= 2 && part)
    said.push({
      text: `What those who are feared can do they have shown ${timesInWords(listed.length)} by the list in ${part}: ${listInWords(names)}.`,
      exhibits: [],
    })
  else if ((frame.pastHarm || frame.othersHarmed) && acts)
    said.push({ text: `On the capability to do harm, {applicant.subj} relies on ${acts}.`, exhibits: [] })
  else if (acts === undefined && done)
    said.push({ text: 'On the capability to do harm, {applicant.subj} relies on what was done already.', exhibits: [] })
  if (said.length === 0) return said
  const office = partOfBrief(pen, 'S26')
  const openly = wordsOnStandingBy(pen)
  if (openly.length > 0)
    said.push({
      text: 'They could do it in the open, before the eyes of those whose office it was to step in.',
      exhibits: exhibitTokens(
        pen.map,
        openly.map(({ passage }) => passage),
      ),
    })
  if (office !== undefined && frame.persecutor.type !== 'non-state')
    said.push({
      text:
        frame.persecutor.type === 'state'
          ? `They have the means of the state: its stations, its cells and its registers (${office}).`
          : `Some of them hold office, and have its means (${office}).`,
      exhibits: [],
    })
  return said
}

/** The four points one after the other, each with its facts; true where something bears on the danger. */
export function fourPoints(text: SectionText, pen: Pen, own: readonly CaseFact[]): boolean {
  const { frame } = pen
  const grounds = pen.outline.flatMap(({ section }) => (section?.startsWith('S24') ? [section] : []))
  const where = partsOfBrief(pen, grounds.length > 1 ? grounds.filter((id) => id.length > 3) : grounds)
  const { seeking, threats, feared } = wordsOfDanger(pen)
  text.paragraph(where ? 'Trait and awareness' : '')
  if (where) text.say(`The trait is shown in ${where}.${awareness(pen)}`)
  quoteDecisive(text, pen, 'What {applicant.subj} fears {applicant.subj} says in these words', feared)
  const units = [...Map.groupBy(own, (fact) => placeInSource(fact, pen)).values()]
  const inclined = units.filter((facts) => facts.some(({ statement }) => threatens.test(statement))).flat()
  const since = sinceArrival(pen)
  known(text, pen, { rest: own.filter((fact) => !inclined.includes(fact)), since, seeking })
  inclination(text, pen, inclined, threats)
  const acts = timesOfHarm(pen, 3)
  const done = frame.pastHarm && factsFor(pen.map, 'harm').some((fact) => tellsOfAct(fact))
  papersHeld(text, pen)
  const able = capability(pen, acts, done)
  if (able.length > 0) text.paragraph('Capability')
  for (const { text: point, exhibits } of able) text.rests(point, exhibits)
  const isShown =
    seeking.length + threats.length + own.length > 0 || [acts, since].some((one) => one !== undefined) || done
  if (!isShown) text.gap('WHAT SHOWS THAT THE PERSECUTOR STILL LOOKS FOR THE CLIENT OR WOULD LEARN OF THE RETURN')
  return isShown
}

type Known = {
  readonly rest: readonly CaseFact[]
  readonly since: string | undefined
  readonly seeking: readonly Words[]
}

/** Those who are feared know the client and ask for him still. */
function known(text: SectionText, pen: Pen, { rest, since, seeking }: Known): void {
  if (rest.length + seeking.length === 0 && since === undefined) return
  text.paragraph('What bears on the danger now').tell(rest).say(since)
  const isTold = quoteDecisive(
    text,
    pen,
    'That they are there, and look for {applicant.him}, the account tells',
    seeking,
  )
  if ((isTold && seeking.some(isSearch)) || since !== undefined)
    text.law('Whoever is asked for is known to those who ask, and has not been forgotten by them.')
}

/** What they have said of the time to come, here or under the reason for the harm. */
function inclination(text: SectionText, pen: Pen, inclined: readonly CaseFact[], threats: readonly Words[]): void {
  const quotedBefore = threats.length === 0 ? threatsQuoted(pen) : undefined
  if (inclined.length + threats.length === 0 && quotedBefore === undefined) return
  const before = text.paragraph('Inclination').words
  text.tell(inclined)
  const isQuoted = quoteDecisive(text, pen, 'What they have said of the time to come is this', threats)
  // Of notes of counsel nothing may be left that can be told.
  if (quotedBefore === undefined && !isQuoted && text.words === before) return
  if (quotedBefore !== undefined)
    text.say(
      `${quotedBefore} ${quotedBefore.startsWith('Parts') ? 'quote' : 'quotes'} what they said of the time to come.`,
    )
  text.law(
    pen.frame.pastHarm
      ? 'Those who have done such things before, and say what they will do, are inclined to do it.'
      : 'Those who say what they will do show the inclination for which the standard asks.',
  )
  for (const { kind, text: point, exhibits } of pointsOfDanger(pen)) if (kind === 'since') text.rests(point, exhibits)
}

/** What courts and offices hold against the client is more than anybody's inclination: it stands by itself. */
function papersHeld(text: SectionText, pen: Pen): void {
  const held = pointsOfDanger(pen).find(({ kind }) => kind === 'ordered')
  if (held === undefined) return
  const papers = papersAgainst(pen)
  text.paragraph('What is in writing')
  if (!held.text.startsWith('It stands in writing')) text.rests(held.text, held.exhibits)
  if (papers.length > 0)
    text
      .rests(`Against {applicant} the authorities hold ${listInWords(papers.map(paperInWords))}.`, [
        ...new Set(papers.flatMap(({ exhibits }) => exhibits)),
      ])
      .say(
        `Nothing in the record shows that ${papers.length > 1 ? 'they were' : 'it was'} taken back. Whoever is named so does not have to be searched for: {applicant.he} would be known by {applicant.his} name from the day of return.`,
      )
}

/** The part that quotes a threat already, under the reason for the harm. */
const threatsQuoted = (pen: Pen): string | undefined =>
  wordsOfAccount(pen).some((one) => pen.argued.has(one.words) && isThreat(one) && weightOnDanger(one, pen) >= 3)
    ? partsOfBrief(pen, [...pen.reasonShown])
    : undefined

const awareness = (pen: Pen): string =>
  pen.frame.pastHarm && episodesOf(pen).length > 0
    ? ' Those who did the harm are aware of it, for they acted on it.'
    : ''

/** The paragraph of a source, whose statements stay together. */
const placeInSource = (fact: CaseFact, { map }: Pen): string => {
  const [passage] = passagesOf(map, fact)
  return (passage && paragraphsOf(map).get(passage.id)) ?? fact.id
}

/** What would be done: a threat, or what somebody says will happen. */
const threatens =
  /\b(?:will|would|shall|going to|want(?:s|ed)? to) (?:\p{L}+ ){0,3}(?:kill\w*|finish|deal with|burn|beat|cut|arrest\w*|die|hang|punish|shoot|destroy|find|do the rest)\b|\bthreat\p{L}*|\b(?:swore|vowed|warned)\b/iu
