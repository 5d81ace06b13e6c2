import { findDates } from '#domain/language/find-dates.ts'
import type { CaseFact } from '#domain/case-map/case-map.ts'
import { paragraphsOf } from '#domain/case-map/paragraphs.ts'
import { factsFor, passagesOf } from '#domain/case-map/read-map.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { cite } from '#domain/section-content/write.ts'
import { regulation } from '../wording.ts'
import { adverseFacts, isOfSameParagraph, meetAdverse } from '../adverse.ts'
import { quoteDecisive } from '../decisive-words.ts'
import { showsSign } from '#domain/case-map/reading/adverse-signs.ts'
import { partOfBrief, partsOfBrief, type Pen, toldBy } from '../pen.ts'
import { pinsOf } from '../pins.ts'
import { rulingLead } from './board.ts'
import { changedSince, tellsOfChange } from './changed-country.ts'
import { patternRule } from './ground-rules.ts'
import { metInAccount, wordsOfDanger } from './danger-in-account.ts'
import { SectionText } from '../section-text.ts'
import { hasCount, isCountry, sparesSomebody, tellsOfAct } from '../../map/signs.ts'
import { countInWords, listInWords } from '#domain/prose/words.ts'
import { dateInWords } from '../date-in-words.ts'
import { episodesOf } from '../episodes.ts'
import { timesOfHarm } from '../times-of-harm.ts'

/** S27: the presumption where harm was done, then the independent route by the four points of Mogharrabi. */
export function wellFoundedFear(pen: Pen): string {
  const { frame } = pen
  const text = new SectionText(pen, 'S27').paragraph()
  rulingLead(text, pen, 'fear')
  if (frame.pastHarm)
    text.law(
      `Because past persecution is shown, a well-founded fear is presumed and ${frame.burdenParty} must rebut it by a preponderance of the evidence. ${regulation(frame, 'cfr13b1', '13(b)(1)(i)-(ii)')}.`,
      'The fear is well founded without the presumption too.',
    )
  text.law(
    `A reasonable possibility is enough; a fear may be well founded even where harm is less likely than not. ${cite('cardoza')}; ${regulation(frame, 'cfr13b2', '13(b)(2)(i)')}.`,
    `The question is whether a reasonable person in the same position would fear return, and four points guide it: a trait that the persecutor seeks to overcome, awareness of it, the capability to punish it, and the inclination to do so. ${cite('mogharrabi')}.`,
  )
  const facts = toldBy(pen, 'S27').filter(({ id }) => !pen.told.has(id))
  const country = facts.filter(isCountry)
  // What stands beside a journey back in its source is told where that is met.
  const adverse = adverseFacts(pen, 'S27')
  const journeys = adverse.filter(({ fact }) => showsSign('returned', fact))
  const spared = adverse.filter(({ fact }) => showsSign('left-alone', fact) && !pen.told.has(fact.id))
  const besideSpared = facts.filter(
    (fact) => !isCountry(fact) && spared.some((one) => isOfSameParagraph(one.fact, fact, pen)),
  )
  const own = facts.filter(
    (fact) =>
      !isCountry(fact) &&
      !besideSpared.includes(fact) &&
      !journeys.some((one) => isOfSameParagraph(one.fact, fact, pen)),
  )
  text.thesis()
  const changes = [...own, ...pen.map.facts.filter(({ id }) => pen.story.has(id))].filter(tellsOfChange)
  const since = own.filter((fact) => !changes.includes(fact))
  const isShown = fourPoints(text, pen, since)
  const easing = country.filter(
    // `Its leader sits in parliament` goes on from the sentence before it.
    (fact, at) =>
      sparesSomebody(fact) ||
      (at > 0 &&
        /^(?:It|Its|This|That|These|Their)\b/u.test(fact.statement) &&
        sparesSomebody(country[at - 1] ?? fact)),
  )
  const mild = inSourceOrder([...easing, ...spared.map(({ fact }) => fact), ...besideSpared], pen)
  const others = country.filter((fact) => !mild.includes(fact))
  if (others.length > 0) text.paragraph('What happens to others').tell(others)
  pattern(text, pen, others)
  changedSince(text, pen, changes, since.length > 0 || isShown)
  if (mild.length > 0) metWhoAreSpared(text, pen, mild)
  metInAccount(text, pen)
  meetAdverse(
    text,
    pen,
    mild.length > 0 ? 'What else may be said against the fear' : 'What may be said against the fear',
    'It does not make the fear unreasonable:',
  )
  if (isShown || others.length > 0) concludeFear(text, pen, others)
  return text.html()
}

/** As their papers have them. */
const inSourceOrder = (facts: readonly CaseFact[], { map }: Pen): CaseFact[] =>
  facts.toSorted((a, b) => {
    const [one, other] = [passagesOf(map, a)[0], passagesOf(map, b)[0]]
    const place = (id: string | undefined) => map.exhibits.findIndex((exhibit) => exhibit.id === id)
    return place(one?.document) - place(other?.document) || (one?.start ?? 0) - (other?.start ?? 0)
  })

/** What the points together come to, in the words of the standard. */
function concludeFear(text: SectionText, pen: Pen, others: readonly CaseFact[]): void {
  const { frame } = pen
  const shown = pinsOf(pen, [
    ...pen.map.facts.filter((fact) => pen.told.get(fact.id) === 'S27' && !isCountry(fact)).slice(0, 3),
    ...others.slice(0, 2),
  ])
  text
    .paragraph()
    .rests(
      'Somebody in the position of {applicant} would fear return on these facts, and that is a reasonable possibility and more.',
      shown,
    )
  if (frame.pastHarm)
    text.law(`The presumption therefore stands on its own and is confirmed by what the record shows since.`)
}

/** Those who are left alone, and why that is no answer: they are not known, or the client is. */
function metWhoAreSpared(text: SectionText, pen: Pen, mild: readonly CaseFact[]): void {
  text.paragraph('What may be said against the fear').tell(mild)
  if (mild.some(({ statement }) => hidden.test(statement)))
    text.say(
      pen.frame.pastHarm
        ? 'That is the safety of those of whom nothing is known. Those who did the harm know {applicant} already, and have acted on what they know.'
        : 'That is the safety of those of whom nothing is known, and nobody can be required to live in hiding of what the law protects.',
    )
  else if (pen.frame.pastHarm)
    text.say(
      'That is not the position of {applicant}: those who did the harm know {applicant.him} already, and have acted on what they know.',
    )
  else unlikeThem(text, pen)
}

const hidden =
  /\b(?:as long as|so long as|if|who|nobody|no one) [^.;]{0,40}\b(?:know|knows|known|hid\p{L}*|secret\w*|quiet|silent|discreet|never (?:signed|spoken|spoke|wrote|written))\b|\b(?:quietly|discreetly|secretly)\b/iu

/** What was done already shows that it can be done again; empty where nothing was. */
function capability(pen: Pen, acts: string | undefined, done: boolean): string {
  const { frame } = pen
  const lead = 'On the capability to do harm, {applicant.subj} relies on'
  const part = partOfBrief(pen, 'S23')
  const listed = episodesOf(pen).length
  if (frame.pastHarm && listed >= 2 && part)
    return `${lead} what was done already, ${countInWords(listed)} times by the list in ${part}.`
  if ((frame.pastHarm || frame.othersHarmed) && acts) return `${lead} ${acts}.`
  return acts === undefined && done ? `${lead} what was done already.` : ''
}

/** The four points one after the other, each with its facts; true where something bears on the danger. */
function fourPoints(text: SectionText, pen: Pen, own: readonly CaseFact[]): boolean {
  const { frame } = pen
  const grounds = pen.outline.flatMap(({ section }) => (section?.startsWith('S24') ? [section] : []))
  const where = partsOfBrief(pen, grounds.length > 1 ? grounds.filter((id) => id.length > 3) : grounds)
  text.paragraph()
  if (where) text.say(`The trait is shown in ${where}.${awareness(pen)}`)
  const units = [...Map.groupBy(own, (fact) => placeInSource(fact, pen)).values()]
  const inclined = units.filter((facts) => facts.some(({ statement }) => threatens.test(statement))).flat()
  const rest = own.filter((fact) => !inclined.includes(fact))
  const since = sinceArrival(pen)
  const words = wordsOfDanger(pen)
  if (rest.length + words.length > 0 || since !== undefined) {
    text.paragraph('What bears on the danger now').tell(rest).say(since)
    quoteDecisive(
      text,
      pen,
      'That the danger has not passed {applicant.subj} shows by these words of the account',
      words,
    )
  }
  const acts = timesOfHarm(pen, 3)
  const done = frame.pastHarm && factsFor(pen.map, 'harm').some((fact) => tellsOfAct(fact))
  const able = capability(pen, acts, done)
  if (inclined.length > 0 || able !== '') text.paragraph('Capability and inclination').tell(inclined).say(able)
  const isShown = words.length > 0 || [acts, since].some((one) => one !== undefined)
  if (own.length === 0 && !isShown && !done)
    text.gap('WHAT SHOWS THAT THE PERSECUTOR STILL LOOKS FOR THE CLIENT OR WOULD LEARN OF THE RETURN')
  return own.length > 0 || isShown || done
}

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

/** Those whom a report calls safe keep silent; the client's own account says why that is no way. */
function unlikeThem(text: SectionText, pen: Pen): void {
  const facts = pen.map.facts.filter(
    ({ statement, persons, kind }) => kind !== 'country' && persons.includes('applicant') && isOpen.test(statement),
  )
  const fresh = facts.filter(({ id }) => !pen.told.has(id)).slice(0, 2)
  const where = facts.flatMap(({ id }) => partOfBrief(pen, pen.told.get(id) ?? '') ?? [])[0]
  if (fresh.length > 0) text.say('That is not the position of {applicant}.').tell(fresh)
  else if (where) text.say(`That is not the position of {applicant}, who does not keep silent: ${where} tells why.`)
  else text.gap('WHY THIS DOES NOT DESCRIBE THE CLIENT')
}

const isOpen =
  /\b(?:cannot|could not|will not|would not) (?:be (?:a )?(?:secret|silent|quiet)|hide|keep (?:it|silent|quiet)|deny|stop|give (?:it )?up|live (?:in secret|a lie))|\bhas to (?:teach|sing|preach|speak|pray|practice)\b|\bwould go on\b/i

/** What was asked, said or done after the client had left: the persecutor knows of the client and looks. */
function sinceArrival(pen: Pen): string | undefined {
  const { lastArrival } = pen.frame.timing
  if (lastArrival === undefined) return undefined
  const told = pen.map.facts.filter(
    (fact) =>
      !isCountry(fact) &&
      fact.date?.about !== true &&
      // Of several days in one sentence nobody can say which is that of the act.
      findDates(fact.statement).length <= 1 &&
      (fact.date?.from ?? '') > lastArrival &&
      /^S(?:15|21)$/u.test(pen.told.get(fact.id) ?? '') &&
      isOfThoseFeared(fact, pen) &&
      !isOwnDoing(fact) &&
      (tellsOfAct(fact) || looksFor.test(fact.statement)),
  )
  const days = [...new Set(told.flatMap((fact) => fact.date?.from ?? []))].toSorted()
  if (days.length === 0) return undefined
  const when = listInWords(days.slice(0, 4).map((day) => `${day.length === 10 ? 'on' : 'in'} ${dateInWords(day)}`))
  const where = told.some(({ id }) => pen.told.get(id) === 'S21') ? partOfBrief(pen, 'S21') : undefined
  return `That those who are feared know of {applicant}, look for {applicant.him} and are ready to act, {applicant.subj} shows by what happened ${when}, after {applicant.his} departure; the Statement of Facts${where === undefined ? ' tells' : ` and ${where} tell`} it.`
}

/** The client does it: nobody searches. */
const isOwnDoing = ({ subject, wording, asTold }: CaseFact): boolean =>
  subject === 'applicant' ||
  wording.startsWith('{applicant.subj}') ||
  /^I\b|, I\b|\bI (?:took|went|moved)\b/u.test(asTold ?? '')

/**
 * What the late filing tells of doctors and preparers is nobody's search: where the case names those who are feared, one of
 * them stands in the fact, or an office of the country, or nobody at all (`Somebody asked for me at the house`).
 */
function isOfThoseFeared({ persons, statement }: CaseFact, { map, frame }: Pen): boolean {
  const feared = new Set(map.persons.flatMap(({ role, id }) => (role === 'persecutor' ? [id] : [])))
  if (isOfTheFiling.test(statement)) return false
  // `M23 men asked for the archive`: a band that the case does not name among those who are feared.
  const who = textOf(frame.answers, 'who') ?? ''
  const bands = statement.match(/\b[A-Z][A-Z0-9]+(?:-\d{1,2})?\b/gu) ?? []
  if (who !== '' && bands.some((band) => !who.includes(band) && !/^(?:WhatsApp|SMS|TV|US|USA|ID|AM|PM)$/u.test(band)))
    return false
  if (persons.some((id) => feared.has(id)) || officeOfCountry.test(statement)) return true
  return !isOfTheFiling.test(statement) && (feared.size === 0 || !persons.some((id) => id === 'applicant'))
}

const officeOfCountry =
  /\b(?:police|officers?|soldiers?|army|military|intelligence|ministry|prosecutor|court|summons|warrant|criminal case|agents?|gang|members?|men|militants?|Taliban)\b/i
const isOfTheFiling =
  /\b(?:asylum|I-589|attorney|lawyer|notario|abogado|legal aid|therap\w{1,6}|counsel\w{1,4}|psychologist|doctor|clinic|medicines?|diagnos\w{1,4}|application|preparer|hospital|tuberculosis|treatment|isolation|took (?:the|a) (?:medicines?|bus|job|course)|took \$)/i

const looksFor =
  /\b(?:asked (?:if|when|whether|for|about)|came (?:again|to the house|to our)|summons|warrant|order of arrest|criminal case|interrogated|looking for|searched|took|list|called|showed a (?:picture|photograph))\b/i

/** Others in the same position: only where country facts with numbers or others harmed are there. */
function pattern(text: SectionText, pen: Pen, country: readonly CaseFact[]): void {
  const { frame } = pen
  const counted = country.some(hasCount) || factsFor(pen.map, 'fear').some((fact) => isCountry(fact) && hasCount(fact))
  if (!frame.othersHarmed && !counted) return
  text.law(
    `Where there is a pattern or practice of persecuting persons similarly situated, the ${frame.role} need not show being singled out. ${patternRule(frame)}.`,
  )
}
