import { findDates } from '#domain/language/find-dates.ts'
import type { CaseFact } from '#domain/case-map/case-map.ts'
import { factsFor } from '#domain/case-map/read-map.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { cite } from '#domain/section-content/write.ts'
import { isWithholdingLed } from '../../case.ts'
import { citeAs } from '#domain/section-content/write.ts'
import { regulation } from '../wording.ts'
import { adverseFacts, isOfSameParagraph, meetAdverse } from '../adverse.ts'
import { showsSign } from '#domain/case-map/reading/adverse-signs.ts'
import { partOfBrief, partsOfBrief, type Pen, toldBy } from '../pen.ts'
import { standsForOtherSide } from '../places-of-reports.ts'
import { isChallenged, rulingLead } from './board.ts'
import { changedSince, tellsOfChange } from './changed-country.ts'
import { patternRule } from './grounds.ts'
import { foundElsewhere } from '../relocation-tried.ts'
import { SectionText } from '../section-text.ts'
import { hasCount, isCountry, sparesSomebody, tellsOfAct } from '../signs.ts'
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
  const journeys = adverseFacts(pen, 'S27').filter(({ fact }) => showsSign('returned', fact))
  const own = facts.filter(
    (fact) => !isCountry(fact) && !journeys.some((one) => isOfSameParagraph(one.fact, fact, pen)),
  )
  text.thesis()
  const changes = own.filter(tellsOfChange)
  const since = own.filter((fact) => !changes.includes(fact))
  fourPoints(text, pen, since)
  const mild = country.filter(sparesSomebody)
  const others = country.filter((fact) => !mild.includes(fact))
  if (others.length > 0) text.paragraph('What happens to others').tell(others)
  pattern(text, pen, others)
  changedSince(text, pen, changes, since)
  if (mild.length > 0) {
    text.paragraph('What may be said against the fear').tell(mild)
    if (frame.pastHarm)
      text.say(
        'That is not the position of {applicant}: those who did the harm know {applicant.him} already, and have acted on what they know.',
      )
    else unlikeThem(text, pen)
  }
  meetAdverse(text, pen, 'What may be said against the fear', 'It does not make the fear unreasonable:')
  return text.html()
}

/** What was done already shows that it can be done again; empty where nothing was. */
function capability(pen: Pen, acts: string | undefined, done: boolean): string {
  const { frame } = pen
  const lead = 'On the capability and the inclination to do harm, {applicant.subj} relies on'
  const part = partOfBrief(pen, 'S23')
  const listed = episodesOf(pen).length
  if (frame.pastHarm && listed >= 2 && part)
    return `${lead} what was done already, ${countInWords(listed)} times by the list in ${part}.`
  if ((frame.pastHarm || frame.othersHarmed) && acts) return `${lead} ${acts}.`
  return acts === undefined && done ? `${lead} what was done already.` : ''
}

function fourPoints(text: SectionText, pen: Pen, own: readonly CaseFact[]): void {
  const { frame } = pen
  const grounds = pen.outline.flatMap(({ section }) => (section?.startsWith('S24') ? [section] : []))
  const where = partsOfBrief(pen, grounds.length > 1 ? grounds.filter((id) => id.length > 3) : grounds)
  text.paragraph()
  if (where) text.say(`The trait is shown in ${where}.`)
  if (own.length > 0) text.paragraph('What bears on the danger now').tell(own)
  const acts = timesOfHarm(pen, 3)
  const done = frame.pastHarm && factsFor(pen.map, 'harm').some((fact) => tellsOfAct(fact))
  text.say(capability(pen, acts, done))
  const since = sinceArrival(pen)
  text.say(since)
  const isShown = [acts, since].some((one) => one !== undefined)
  if (own.length === 0 && !isShown && !done)
    text.gap('WHAT SHOWS THAT THE PERSECUTOR STILL LOOKS FOR THE CLIENT OR WOULD LEARN OF THE RETURN')
}

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
      (tellsOfAct(fact) || looksFor.test(fact.statement)),
  )
  const days = [...new Set(told.flatMap((fact) => fact.date?.from ?? []))].toSorted()
  if (days.length === 0) return undefined
  const when = listInWords(days.slice(0, 4).map((day) => `${day.length === 10 ? 'on' : 'in'} ${dateInWords(day)}`))
  const where = told.some(({ id }) => pen.told.get(id) === 'S21') ? partOfBrief(pen, 'S21') : undefined
  return `That those who are feared know of {applicant}, look for {applicant.him} and are ready to act, {applicant.subj} shows by what happened ${when}, after {applicant.his} departure; the Statement of Facts${where === undefined ? ' tells' : ` and ${where} tell`} it.`
}

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

/** S28 */
export function internalRelocation(pen: Pen): string {
  const { frame } = pen
  const text = new SectionText(pen, 'S28').paragraph()
  rulingLead(text, pen, 'relocation')
  const led = isWithholdingLed(frame)
  const rule = led
    ? citeAs('cfr16b', '8 C.F.R. § 1208.16(b)(3)(i)-(ii)')
    : regulation(frame, 'cfr13b3', frame.relocationBurden === 'government' ? '13(b)(3)(ii)' : '13(b)(3)(i)')
  text.law(
    frame.relocationBurden === 'government'
      ? `${burdenGround(pen)}, relocation is presumed unreasonable unless ${frame.burdenParty} proves otherwise. ${rule}.`
      : `Where the harm feared comes from private persons and no past persecution is shown, the ${frame.role} bears the burden on relocation. ${rule}.`,
    `A proposed area must be substantially better than the place of harm, and relocation must be reasonable in all the circumstances. ${cite('mzmr')}.`,
  )
  text.thesis()
  placesWithin(text, pen)
  return text.html()
}

/** What speaks for another place first, openly; then what speaks against one. */
function placesWithin(text: SectionText, pen: Pen): void {
  const { frame, map } = pen
  meetAdverse(text, pen, 'What speaks for another place', 'That does not hold here:')
  const facts = toldBy(pen, 'S28').filter(({ id }) => !pen.told.has(id))
  const mild = facts.filter((fact) => isCountry(fact) && (sparesSomebody(fact) || standsForOtherSide(fact, map)))
  const against = facts.filter((fact) => !mild.includes(fact))
  if (mild.length > 0) text.paragraph('What speaks for another place').tell(mild)
  if (mild.length > 0)
    text.law(
      `That names no place where the ${frame.role} would be safe and could reasonably live${frame.relocationBurden === 'government' ? `, and it is for ${frame.burdenParty} to name one` : ''}.`,
    )
  if (against.length > 0) text.paragraph().tell(against)
  const tried = triedElsewhere(pen)
  if (tried) text.say(tried)
  // Where nothing else is told the attempt is the answer.
  if (tried === undefined || against.length > 0) concludeRelocation(text, pen, facts, mild)
  if (facts.length === 0 && factsFor(map, 'relocation').length === 0 && frame.relocationBurden !== 'government')
    text.gap('REACH OF THE PERSECUTOR; TIES, WORK, LANGUAGE AND HEALTH ELSEWHERE; PAST ATTEMPTS')
}

function concludeRelocation(text: SectionText, pen: Pen, facts: readonly CaseFact[], mild: readonly CaseFact[]): void {
  if (mild.length > 0 && mild.length === facts.length) text.paragraph()
  else if (facts.length === 0 && isChallenged(pen, 'relocation'))
    text.gap('THE PLACE THAT THE JUDGE NAMED, AND WHY IT IS NEITHER SAFE NOR REASONABLE')
  else text.say(relocationConclusion(pen, facts))
}

/** The client moved within the country and was found: told in the facts, and the answer to a place that is named. */
function triedElsewhere({ map, told, frame }: Pen): string | undefined {
  const attempt = foundElsewhere(map, frame, ({ id }) => told.get(id) === 'S15')
  if (attempt === undefined) return undefined
  const [year] = /\b(?:19|20)\d\d\b/.exec(attempt) ?? []
  const [, place] = /\b(?:stayed|lived|hid|fled|moved) (?:in|to) (\p{Lu}\p{L}{2,30})\b/u.exec(attempt) ?? []
  return `${place === undefined ? 'Another place in the country has been tried' : `${place} has been tried`}${year === undefined ? '' : `, in ${year}`}: as the Statement of Facts tells, {applicant.subj} was found there. Distance did not end the danger then, and nothing shows that it would now.`
}

function burdenGround({ frame }: Pen): string {
  if (frame.persecutor.type === 'mixed')
    return frame.pastHarm
      ? 'Where past persecution is shown, and so far as the persecutor is the government'
      : 'So far as the persecutor is the government'
  const isState = frame.persecutor.type !== 'non-state'
  if (isState && frame.pastHarm) return 'Where the persecutor is the government, and where past persecution is shown'
  return isState ? 'Where the persecutor is the government' : 'Where past persecution is shown'
}

function relocationConclusion(pen: Pen, facts: readonly CaseFact[]): string {
  const { frame } = pen
  if (facts.length > 0)
    return frame.relocationBurden === 'government'
      ? `The burden is on ${frame.burdenParty}, and these facts weigh against relocation.`
      : 'On these facts relocation is neither safe nor reasonable.'
  if (frame.relocationBurden !== 'government') return ''
  const part = partOfBrief(pen, 'S26')
  return frame.persecutor.type === 'state' && part
    ? `The persecutor acts for the state, as ${part} shows; it is for ${frame.burdenParty} to name a place that its reach leaves out.`
    : pen.map.facts.some(({ statement }) => saferPlace.test(statement))
      ? `It is for ${frame.burdenParty} to name such a place.`
      : 'Nothing in the record names such a place.'
}

/** Of some place the file says that it is safer: then nobody may say that it names none. */
const saferPlace =
  /\b(?:safer?|less violence|less dangerous|no violence|peaceful) (?:in|there|place)\b|\bless violence\b/iu
