import type { CaseFact } from '#domain/case-map/case-map.ts'
import { factsFor } from '#domain/case-map/read-map.ts'
import { cite, citeAs, escapeText } from '#domain/section-content/write.ts'
import { listInWords } from '#domain/prose/words.ts'
import { meetAdverse } from '../adverse.ts'
import { inOwnWords } from '../answers-in-own-words.ts'
import { whereTold } from '../referring.ts'
import { episodesOf } from '../episodes.ts'
import { harmsIn } from '../harms-in.ts'
import { foundAfterwards } from '../found-afterwards.ts'
import { partOfBrief, partsOfBrief, type Pen, toldBy } from '../pen.ts'
import { pointsOfDanger } from '../points-of-danger.ts'
import { chain, torture } from './torture-chain.ts'
import { rulingLead } from './board.ts'
import { inBrackets, pinsOf } from '../pins.ts'
import { purposesOf } from '../purposes.ts'
import { shareInWords, sharesIn } from '../shares-in-reports.ts'
import { officialResponse } from '../official-response.ts'
import { acquiescence } from './acquiescence.ts'
import { countryMarkup } from './opening.ts'
import { SectionText } from '../section-text.ts'
import { quoteDecisive } from '../decisive-words.ts'
import { deedOf } from '../deed-and-speech.ts'
import { weightOnDanger } from '../weight-of-words.ts'
import { actsOnClient, wordsOfAccount } from '../words-of-account.ts'
import { ofOfficials } from '../words-on-office.ts'
import { hasCount, isCountry, sparesSomebody, tellsOfAct } from '../../map/signs.ts'
import { shortWhoPhrase } from '../../case/who.ts'
import { lawfulSanction } from './lawful-sanction.ts'

/** S60: what is done is torture, element by element, and it is more likely than not. */
export function likelyTorture(pen: Pen): string {
  const { frame, map } = pen
  const text = new SectionText(pen, 'S60').paragraph()
  rulingLead(text, pen, 'torture')
  text.law(
    `Protection is required where it is more likely than not that the person would be tortured in ${countryMarkup(frame)}. ${cite('cfr16c2')}.`,
    `Torture is severe physical or mental pain or suffering, intentionally inflicted for a purpose such as punishment, coercion, intimidation or discrimination, and not arising only from lawful sanctions. ${cite('cfr18a1')}; ${cite('je')}.`,
    'No protected ground is needed.',
    `All evidence bearing on future torture must be weighed, including past torture, the possibility of relocation, gross human rights violations and country conditions. ${cite('cfr16c3')}.`,
  )
  const facts = toldBy(pen, 'S60').filter(({ id }) => !pen.told.has(id))
  const others = facts.filter(isCountry)
  // Beside an account of the client's own no long answer is told in its own words.
  const isNote = (fact: CaseFact) =>
    pen.hasAccount &&
    fact.sources.every(({ type }) => type === 'answer') &&
    (!/\bwould\b/u.test(fact.statement) || /\b(?:was|were|had)\b/u.test(fact.statement)) &&
    inOwnWords(fact.wording, pen) === undefined
  const acts = actsOnClient(pen, 3)
  const done = facts.filter(
    (fact) => !isCountry(fact) && !(acts.length > 0 && isNote(fact)) && !isOfOfficials(fact, pen),
  )
  const known = [...new Set([...done, ...factsFor(map, 'cat-torture')])]
  severe(text, pen, done, known)
  if (known.length > 0 || episodesOf(pen).length > 0) intended(text, pen)
  text.paragraph('It is more likely than not')
  chances(text, pen, others)
  meetAdverse(text, pen, 'What may be said against the likelihood of torture', 'It does not outweigh the rest:')
  return text.html()
}

/** `The court used the paper against him`: what the answer says of offices, and of no pain, beside an account that tells the harm. */
const isOfOfficials = (fact: CaseFact, pen: Pen): boolean =>
  pen.hasAccount &&
  pen.outline.some(({ section }) => section === 'S61') &&
  fact.sources.every(
    (source) => source.type === 'answer' && source.question === 'convention_against_torture_details',
  ) &&
  ofOffices.test(fact.statement) &&
  !tellsOfAct(fact) &&
  harmsIn(fact, pen).length === 0 &&
  inOwnWords(fact.wording, pen) !== undefined

const ofOffices =
  /\b(?:police|courts?|bureau|force|government|state|officials?|council|ministry|army|prosecutors?|judges?|authorities|officers?)\b/iu

/** Severe pain or suffering: what was done, by its names and pages, and what it left behind. */
function severe(text: SectionText, pen: Pen, done: readonly CaseFact[], known: readonly CaseFact[]): void {
  const episodes = episodesOf(pen).filter(({ harms }) => harms.some((harm) => torture.test(harm)))
  const names = [...new Set(episodes.flatMap(({ harms }) => harms.filter((harm) => torture.test(harm))))].slice(0, 6)
  text.paragraph('The pain or suffering is severe').tell(done)
  const where = whereTold(
    pen,
    known.filter((fact) => !done.includes(fact)),
    'S60',
  )
  if (names.length > 0) {
    text.rests(
      `{applicant.subj} has suffered ${listInWords(names)}.`,
      pinsOf(
        pen,
        episodes.flatMap(({ facts }) => facts),
      ),
    )
    text.say('Harm of that kind causes severe pain or suffering, of the body and of the mind.')
  } else if (done.length === 0 && where) text.say(`What was done is set out in ${where}.`)
  const acts = actsOnClient(pen, 3).map(deedOf)
  const quotedBefore = acts.some(({ words }) => pen.argued.has(words)) ? partOfBrief(pen, 'S23') : undefined
  if (quotedBefore) text.say(`The words of the account that ${quotedBefore} quotes are weighed here as well.`)
  else quoteDecisive(text, pen, 'What is weighed here is this', acts)
  const lasting = pinsOf(pen, foundAfterwards(pen))
  if (names.length > 0 && lasting.length > 0)
    text.rests('What it left behind, as those who examined {applicant} found it, shows how severe it was.', lasting)
  if (known.length === 0 && names.length === 0)
    text.gap('FACTS ON TORTURE: WHAT WOULD BE DONE, FOR WHAT PURPOSE, WITH WHAT EFFECT')
}

/** Intended, for a purpose that the definition names, and no lawful sanction: each with the facts that show it. */
function intended(text: SectionText, pen: Pen): void {
  const purposes = purposesOf(pen)
  text.paragraph('It is intended, for a purpose that the definition names')
  if (purposes.length > 0) {
    text.say('Harm of this kind is not done by mistake, and the record shows what it was done for:')
    text.list(
      purposes.map(({ name, shown, said, facts }) => ({
        text: `${name}: ${shown}${said === undefined ? '' : `, “${escapeText(said)}”`}${inBrackets(pinsOf(pen, facts.slice(0, 4)))}.`,
      })),
    )
  } else {
    const why = reasonShownIn(pen)
    if (why === undefined) text.gap('PURPOSE: WHAT WAS ASKED OR SAID WHILE IT WAS DONE')
    else
      text.say(
        `Blows of this kind are not struck by mistake. Discrimination of any kind is among the purposes that the definition names, and that it fell on {applicant} for a reason, and not by chance, is shown in ${why}.`,
      )
  }
  lawfulSanction(text, pen)
}

function reasonShownIn(pen: Pen): string | undefined {
  const grounds = pen.outline.flatMap(({ section }) => (section?.startsWith('S24') ? [section] : []))
  return partsOfBrief(pen, grounds.length > 1 ? grounds.filter((id) => id.length > 3) : grounds)
}

/** The chain from return to torture, from what was done, what has happened since and what the sources count; then its end. */
function chances(text: SectionText, pen: Pen, others: readonly CaseFact[]): void {
  const { frame, map } = pen
  const done = episodesOf(pen).filter(({ harms }) => harms.some((harm) => torture.test(harm)))
  const fear = partOfBrief(pen, 'S27')
  const own = dangerIsShown(pen)
  if (frame.pastHarm && (done.length > 0 || factsFor(map, 'harm').some((fact) => tellsOfAct(fact))))
    text.say('Past torture comes first among the evidence that must be weighed, and it is shown above.')
  const points = pointsOfDanger(pen).filter(({ kind }) => kind !== 'done' && kind !== 'found')
  if (fear && own && points.length === 0)
    text.say(`Those who did it have not let go: what sets {applicant.him} apart is told in ${fear}.`)
  chain(text, pen, points)
  if (others.length > 0) text.tell(others)
  countedBefore(text, pen)
  const shares = sharesIn(pen, pen.map.facts).filter(({ part, whole }) => part * 2 > whole)
  if (shares.length > 0)
    text.rests(
      `In figures: ${shares.map(shareInWords).join('; ')}. More likely than not means more than half, and that is more than half before anything is said of what sets {applicant.him} apart.`,
      pinsOf(
        pen,
        shares.flatMap(({ facts }) => facts),
      ),
    )
  const relocation = partOfBrief(pen, 'S28')
  if (relocation) text.say(`Living elsewhere in the country is no answer, for the reasons given in ${relocation}.`)
  const isShown = others.length > 0 || factsFor(map, 'cat-likelihood').length > 0
  if (!isShown) text.gap('AGGREGATE RISK FROM ALL SOURCES; COUNTRY EVIDENCE')
  else if (done.length > 0 || own) text.say('Weighed together, these make torture more likely than not.')
}

/** The part on the fear tells or quotes what those who are feared did or said of the client since. */
const dangerIsShown = (pen: Pen): boolean =>
  pen.map.facts.some((fact) => pen.told.get(fact.id) === 'S27' && !isCountry(fact) && !fact.negated) ||
  wordsOfAccount(pen).some((one) => pen.argued.has(one.words) && weightOnDanger(one, pen) >= 3)

/** What reports count of such treatment is told under the ground, the protection or the fear: it is weighed here as well. */
function countedBefore(text: SectionText, pen: Pen): void {
  const counted = pen.map.facts.filter(
    (fact) =>
      isCountry(fact) &&
      hasCount(fact) &&
      /^S2[4-7]/u.test(pen.told.get(fact.id) ?? '') &&
      !sparesSomebody(fact) &&
      ofTreatment.test(fact.statement),
  )
  const where = partsOfBrief(pen, [...new Set(counted.flatMap(({ id }) => pen.told.get(id) ?? []))].toSorted())
  if (where !== undefined)
    text.rests(
      `What the reports count of such treatment, set out in ${where}, is weighed with it.`,
      pinsOf(pen, counted.slice(0, 4)),
    )
}

const ofTreatment =
  /\b(?:tortur\w*|beat\w*|suspension|shocks?|rap\w+|(?:were|was|been) held|custody|detain\w*|detentions?|disappear\w*|kill\w*|died|burn\w*|mock executions?|cellars?|camps?)\b/iu

/** S61: officials as torturers, their consent or acquiescence, or both one after the other. */
export function officialInvolvement(pen: Pen): string {
  const { frame } = pen
  const text = new SectionText(pen, 'S61').paragraph()
  rulingLead(text, pen, 'officials')
  const { type } = frame.persecutor
  const ofAnswer = toldBy(pen, 'S60').filter((fact) => isOfOfficials(fact, pen))
  const facts = [...ofAnswer, ...toldBy(pen, 'S61')].filter(({ id }) => !pen.told.has(id))
  const byOfficials = type === 'non-state' ? [] : ofOfficials(pen)
  if (type === 'state') {
    const phrase = shortWhoPhrase(frame)
    text.say(
      `The torture would be inflicted by public officials acting in that capacity${phrase ? `: ${phrase}` : ''}.`,
    )
    text.law(`Nothing more is needed. ${citeAs('cfr18a1', '8 C.F.R. § 1208.18(a)(1)')}.`)
    tellOfficials(text, pen, byOfficials)
    const part = partOfBrief(pen, 'S26')
    if (part) text.say(`Their office is shown in ${part}.`)
    text.tell(ofAnswer)
    const { knew, failed } = officialResponse(pen)
    if (knew.length + failed.length === 0) return text.tell(facts).html()
    text.paragraph().say('In the alternative, other officials would acquiesce.')
  } else if (type === 'mixed') {
    text.law(
      `Where those in office take part themselves, they act under the colors of their office and nothing more is asked. ${citeAs('cfr18a1', '8 C.F.R. § 1208.18(a)(1)')}.`,
    )
    tellOfficials(text, pen, byOfficials)
    text.say('As to those who hold no office, officials would consent or acquiesce.')
  } else text.say('Officials would consent or acquiesce.')
  acquiescence(text, pen, facts)
  return text.html()
}

/** What the account tells of officials who did it with their own hands. */
function tellOfficials(text: SectionText, pen: Pen, acts: ReturnType<typeof ofOfficials>): void {
  if (acts.length === 0) return
  const fresh = acts.filter(({ words }) => !pen.argued.has(words))
  const part = partOfBrief(pen, 'S23')
  if (fresh.length > 0) quoteDecisive(text, pen, 'By the account it was those in office who acted', fresh)
  else if (part) text.say(`By the account that ${part} quotes it was those in office who acted.`)
}

/** S62 */
export function formOfProtection(pen: Pen): string {
  const rules = `${citeAs('cfr16c4', '8 C.F.R. §§ 1208.16(c)(4)')}, ${citeAs('cfr17a', '1208.17(a)')}`
  return new SectionText(pen, 'S62')
    .paragraph()
    .law(
      `If the ${pen.frame.role} is entitled to protection, withholding must be granted unless a mandatory bar applies, in which case removal must be deferred. ${rules}.`,
    )
    .html()
}
