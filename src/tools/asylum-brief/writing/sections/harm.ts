import type { CaseFact } from '#domain/case-map/case-map.ts'
import { exhibitTokens, factsFor, liveFacts, passagesOf } from '#domain/case-map/read-map.ts'
import { countInWords, listInWords } from '#domain/prose/words.ts'
import { cite, citeAs, escapeText } from '#domain/section-content/write.ts'
import { type CaseFrame, isWithholdingLed } from '../../case.ts'
import { circuitLaw } from '../circuit.ts'
import { circuitLabel, regulation } from '../wording.ts'
import { meetAdverse } from '../adverse.ts'
import { type Pen, toldBy } from '../pen.ts'
import { dateInWords } from '../date-in-words.ts'
import { agreesWithAccount, foundAfterwards, marksFound } from '../found-afterwards.ts'
import { pinsOf } from '../pins.ts'
import { episodesOf } from '../episodes.ts'
import { beforeArrival, referTo } from '../../map/acts-by-day.ts'
import { rulingLead } from './board.ts'
import { SectionText } from '../section-text.ts'
import { gravest, withoutWeaker } from '../weigh-harms.ts'
import { quoteDecisive } from '../decisive-words.ts'
import { deedOf } from '../deed-and-speech.ts'
import { actsOnClient, firstYearOf, paragraphsOfHarm, withoutSpeech, wordsOfAccount } from '../words-of-account.ts'
import { dayOf, isCountry, threatensDeath, wasDoneToClient } from '../../map/signs.ts'

/** S23: what was done, taken together, is persecution. */
export function pastPersecution(pen: Pen): string {
  const { frame, map } = pen
  const text = new SectionText(pen, 'S23').paragraph()
  rulingLead(text, pen, 'past-persecution')
  text.law(presumptionRule(frame))
  text.law(`Harms are weighed together and not one by one. <em>See</em> ${cite('oziz')}.`)
  const harm = factsFor(map, 'harm')
  text.paragraph()
  // The list says more than one act of it would.
  if (episodesOf(pen).flatMap(({ harms }) => harms).length < 2) text.thesis()
  if (!listEpisodes(text, pen)) text.say(whatItRefersTo(pen, harm))
  text.tell(toldBy(pen, 'S23'))
  text.paragraph()
  quoteHarm(text, pen)
  tellMarks(text, pen)
  for (const sentence of severity(pen, harm)) text.say(sentence)
  if (harm.length === 0) text.gap('EACH ACT OF HARM, WITH DATE, INJURY AND TREATMENT')
  const law = circuitLaw(pen, 'S23')
  if (law !== '') text.law(law)
  // No court controls an asylum office; the decisions of the circuit stand among the items for the attorney.
  else if (frame.forum !== 'uscis') text.gap(`APPLY ${circuitLabel(frame)} ON SEVERITY`)
  meetAdverse(text, pen, 'What may be said against this', 'It does not take from the whole:')
  return text.html()
}

/** The gravest of what was done, as the account itself puts it: the words are weighed, and not only their names. */
function quoteHarm(text: SectionText, pen: Pen): void {
  const acts = actsOnClient(pen, 4).map(deedOf)
  if (acts.length === 0) return
  quoteDecisive(text, pen, 'The gravest of it {applicant.subj} tells in these words', acts)
}

/** What those who examined the client found: the account does not stand alone. */
function tellMarks(text: SectionText, pen: Pen): void {
  const found = foundAfterwards(pen)
  const marks = marksFound(found)
  if (marks === undefined) return
  const agreed = agreesWithAccount(found) ? ', and say that this agrees with what {applicant.subj} tells' : ''
  text.rests(`Those who examined {applicant} found ${marks}${agreed}.`, pinsOf(pen, found))
}

/** What was done at each time, by name and with its pages, where there is more than a single blow to weigh. */
function listEpisodes(text: SectionText, pen: Pen): boolean {
  const episodes = episodesOf(pen)
  const told = pen.outline.some(({ section }) => section === 'S15')
  if (!told || episodes.length === 0 || episodes.flatMap(({ harms }) => harms).length < 2) return false
  text.say(
    episodes.length === 1
      ? 'The Statement of Facts tells what was done to {applicant}, which by its parts was this:'
      : `The Statement of Facts tells what was done to {applicant}, on ${countInWords(episodes.length)} occasions:`,
  )
  text.list(
    episodes.map(({ from, isEnd, harms, facts }) => ({
      text: `${isEnd ? 'Until ' : wentOn(from, harms, facts) ? 'From ' : ''}${dateInWords(from)}${wentOn(from, harms, facts) && !isEnd ? ' on' : ''}: ${escapeText(pen.narrator.say(listInWords(harms), { isContinued: true }))}.`,
      exhibits: exhibitTokens(
        pen.map,
        facts.flatMap((fact) => passagesOf(pen.map, fact)),
      ),
    })),
  )
  return true
}

/** Somebody was held for days, or a later day is told among the facts: then the first is not the day of all of it. */
const wentOn = (from: string, harms: readonly string[], facts: readonly CaseFact[]): boolean =>
  from.length === 10 &&
  (harms.some((harm) => / for .{1,20}\b(?:days|nights|weeks|months|years)$/u.test(harm)) ||
    facts.some((fact) => (dayOf(fact) ?? from) > from))

function presumptionRule(frame: CaseFrame): string {
  if (isWithholdingLed(frame))
    return `An applicant who suffered past persecution on account of a protected ground is presumed to face a threat to life or freedom in the future. ${citeAs('cfr16b', '8 C.F.R. § 1208.16(b)(1)(i)')}.`
  return `An applicant who suffered persecution on account of a protected ground is presumed to have a well-founded fear. ${regulation(frame, 'cfr13b1', '13(b)(1)')}; ${cite('dim')}.`
}

function whatItRefersTo(pen: Pen, harm: readonly CaseFact[]): string {
  const toldBefore = pen.map.facts.filter((fact) => pen.told.get(fact.id) === 'S15' && !isCountry(fact))
  const acts = referTo(
    beforeArrival(pen, [...new Set([...harm, ...toldBefore])]).filter(
      (fact) => wasDoneToClient(fact) || threatensDeath(fact),
    ),
  )
  const told = pen.outline.some(({ section }) => section === 'S15')
  if (acts === undefined) return told ? `The Statement of Facts sets out what was done to {applicant}.` : ''
  return `The Statement of Facts sets out ${acts}.`
}

/** From when to when it went on, and what the gravest of it was: the whole that is weighed. */
function asOneCourse(times: readonly string[], episodes: ReturnType<typeof episodesOf>): string {
  const named = gravest(withoutWeaker([...new Set(episodes.flatMap(({ harms }) => harms))]), 2)
  const among = named.length > 0 ? `, and ${listInWords(named)} ${named.length > 1 ? 'are' : 'is'} among them` : ''
  const count = times.length === episodes.length ? `${countInWords(times.length)} ` : ''
  return `These are not ${count}incidents beside each other: they run from ${dateInWords(times[0] ?? '')} to ${dateInWords(times.at(-1) ?? '')}${among}.`
}

/** Why this is severe, each sentence only where a fact says that it was done to the client. */
function severity(pen: Pen, harm: readonly CaseFact[]): string[] {
  const told = liveFacts(pen.map).filter(({ toldIn }) => toldIn === 'S15' || toldIn === 'S23')
  const first = firstYearOf(pen.frame)
  // A night in custody as a student, years before, is not what the case rests on.
  const all = [...new Set([...harm, ...told])].filter(
    (fact) => !isCountry(fact) && (fact.date?.from.slice(0, 4) ?? '9999') >= first,
  )
  const was = (...nouns: readonly string[]) => all.some((fact) => wasDoneToClient(fact, ...nouns))
  const episodes = episodesOf(pen)
  const done = (kinds: RegExp) => episodes.some(({ harms }) => harms.some((harm) => kinds.test(harm)))
  const times = new Set(episodes.map(({ from }) => from).filter((from) => from !== ''))
  const custody = was('detention', 'abduction') || done(ofCustody)
  const blows =
    was('beating', 'stabbing', 'shooting', 'strangling', 'burning') ||
    done(ofBody) ||
    all.some((fact) => wasDoneToClient(fact, 'attack') && /\b(?:broke|cut) \{applicant/u.test(fact.wording))
  const said: string[] = []
  if (times.size >= 2) said.push(asOneCourse([...times].toSorted(), episodes))
  if (was('rape') || done(/^(?:rape|a sexual assault|sexual violence)/u))
    said.push('Sexual violence is among the gravest of harms.')
  if (custody && blows)
    said.push(
      '{applicant.subj} was deprived of liberty and hurt in body, and both belong to the whole that is weighed.',
    )
  else if (custody) said.push('{applicant.subj} was deprived of liberty.')
  else if (blows) said.push('Violence to the body is at the core of what the word means.')
  if (all.some(threatensDeath)) said.push('Threats of death belong to the whole that is weighed.')
  const reached = whatItReached(pen, { custody, blows })
  if (reached.length > 1)
    said.push(
      `Together they reached ${listInWords(reached)}: what might be called harassment by itself is persecution as a whole.`,
    )
  if (harm.length > 0) said.push('Taken together, the acts that are told amount to persecution.')
  return said
}

/** The goods of a life that the acts reached, each by an act that is named or told. */
function whatItReached(pen: Pen, { custody, blows }: { readonly custody: boolean; readonly blows: boolean }): string[] {
  const harms = episodesOf(pen).flatMap((episode) => episode.harms)
  const own = wordsOfAccount(pen).filter(({ paragraph }) => paragraphsOfHarm(pen).has(paragraph))
  const isWork = harms.some((harm) => ofWork.test(harm)) || own.some(({ told }) => lostWork.test(withoutSpeech(told)))
  return [
    ...(blows ? ['{applicant.poss} body'] : []),
    ...(custody ? ['{applicant.his} liberty'] : []),
    ...(isWork ? ['{applicant.his} livelihood'] : []),
    ...(harms.some((harm) => /\b(?:house|home|hut|compound)\b/u.test(harm)) ? ['{applicant.his} home'] : []),
  ]
}

const ofWork = /\b(?:shop|store|farm|workshop|salon|pharmacy|bakery|office|clinic|stall|truck|taxi|property)\b/u
const lostWork =
  /\bI (?:was (?:dismissed|fired|sacked|suspended)|lost my (?:job|post|work|position|licen[cs]e|shop))\b|\b(?:dismissed|fired|suspended) me\b|\b(?:closed|took|confiscated|sealed) my (?:\p{Ll}+ )?(?:shop|pharmacy|business|licen[cs]e|store|stall|salon|land)\b/iu

const ofCustody = /^(?:detention|captivity|confinement|abduction|imprisonment|capture|shackling|chaining|tying up)/u
const ofBody =
  /\b(?:beating|blows|kicks|whipping|strokes|lashes|gunshot|stabbing|knife wound|cuts|burns|broken|shocks|stoning|strangling|suspension|suffocation|pulling out|lost teeth|cutting|head forced)\b/u
