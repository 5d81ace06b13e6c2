import type { CaseFact } from '#domain/case-map/case-map.ts'
import { exhibitTokens, factsFor } from '#domain/case-map/read-map.ts'
import { cite, gap } from '#domain/section-content/write.ts'
import { isWholeSentence } from '#domain/case-map/reading/whole-sentence.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { meetAdverse } from '../adverse.ts'
import { circuitLaw } from '../circuit.ts'
import { lendsItsHand, speaksForItself } from '../places-of-reports.ts'
import { whereTold } from '../referring.ts'
import { partOfBrief, type Pen, toldBy } from '../pen.ts'
import { impunityIn, impunityInWords } from '../impunity.ts'
import { officialResponse } from '../official-response.ts'
import { pinsOf } from '../pins.ts'
import { rulingLead } from './board.ts'
import { mixedPart } from './officials.ts'
import { isReport } from '../story.ts'
import { asReport, reporting } from './reports.ts'
import { SectionText } from '../section-text.ts'
import { isCountry } from '../../map/signs.ts'
import { shortWhoPhrase } from '../../case/who.ts'
import { decisiveWords, quoteDecisive } from '../decisive-words.ts'
import { wordsOnStandingBy } from '../words-on-office.ts'
import { dealings, turnedAgainst } from './dealings.ts'

/** S26: the state as persecutor, private persons whom it does not control, or both, each under what proves it. */
export function stateProtection(pen: Pen): string {
  const { frame } = pen
  const text = new SectionText(pen, 'S26').paragraph()
  rulingLead(text, pen, 'government')
  const facts = evidenceFirst(toldBy(pen, 'S26').filter(({ id }) => !pen.told.has(id)))
  if (frame.persecutor.type === 'state') statePart(text, pen, facts)
  else if (frame.persecutor.type === 'mixed') {
    mixedPart(text, pen)
    privatePart(text, pen, facts)
  } else privatePart(text, pen, facts)
  meetAdverse(text, pen, 'What the authorities may be said to have done', 'It was no protection:')
  return text.html()
}

/** What the papers tell, then what the answers add; of an answer that they tell no leavings: `Nothing was done.` */
function evidenceFirst(facts: readonly CaseFact[]): CaseFact[] {
  const isPaper = ({ sources }: CaseFact) => sources.some(({ type }) => type === 'passage')
  const papers = facts.filter(isPaper)
  const answers = facts.filter(
    (fact) => !isPaper(fact) && (papers.length === 0 || fact.wording.split(' ').length > 4) && !isWhyInNotes(fact),
  )
  return [...papers, ...answers]
}

/** `impossible, police = persecutor`: a note on why nothing was reported that is no sentence. */
const isWhyInNotes = ({ sources, wording }: CaseFact): boolean =>
  sources.every((source) => source.type === 'answer' && source.question === 'no_client_reported_details') &&
  (!isWholeSentence(wording) || /^It is the (?:state|government|police)\b/iu.test(wording))

function statePart(text: SectionText, pen: Pen, facts: readonly CaseFact[]): void {
  const phrase = shortWhoPhrase(pen.frame)
  text.law(
    `Where those who act for the state inflict the harm, no showing is needed that it is unable or unwilling to control others. <em>Cf.</em> ${cite('acosta', '222')}.`,
  )
  if (phrase) text.say(`Those who did the harm act for the state: ${phrase}.`)
  const denials = facts.filter(isDenial)
  const others = facts.filter((fact) => !denials.includes(fact))
  text.tell(others)
  if (textOf(pen.frame.answers, 'client_reported') !== 'yes')
    quoteDecisive(
      text,
      pen,
      'What those in office said and did the account tells in these words',
      decisiveWords(pen, ['S26', 'S61'], ofOffice, 4),
    )
  reporting(text, pen, others)
  if (denials.length === 0) return
  const shown = partOfBrief(pen, 'S27')
  text.paragraph('What the government says of itself').tell(denials)
  text.say(
    `A denial in general terms answers none of the events of this record${shown === undefined ? '' : `, nor the figures in ${shown}`}.`,
  )
}

const ofOffice =
  /\b(?:police|prosecutors?|judges?|court|commissioner|ministry|lawyer|officers?|officials?|state|security|investigator|complain\w*)\b/iu

/** `The Ministry stated that no one is persecuted`: what the government says in a report. */
const isDenial = (fact: CaseFact): boolean =>
  speaksForItself(fact) ||
  (isCountry(fact) &&
    /\b(?:government|ministry|ministries|police|authorit(?:y|ies)|army|spokes\p{L}+|president)\b[^.;]{0,60}\b(?:states?|stated|says?|said|claims?|claimed|denie[sd]|maintains?|announced)\b/iu.test(
      fact.statement,
    ) &&
    /\b(?:no one|nobody|not|none|never|common crimes|isolated|political and not)\b/iu.test(fact.statement))

function privatePart(text: SectionText, pen: Pen, facts: readonly CaseFact[]): void {
  const { frame } = pen
  if (frame.persecutor.type !== 'mixed')
    text.law(
      `Harm by private persons is persecution where the government is unable or unwilling to control them. ${cite('acosta', '222')}.`,
    )
  text.paragraph(leadOfResponse(pen, facts)).tell(facts.filter((fact) => !isCountry(fact)).map(asReport))
  const isQuoted = reporting(
    text,
    pen,
    facts.filter((fact) => !isCountry(fact)),
  )
  const isStandingBy = quoteDecisive(
    text,
    pen,
    'While it was done those in office were there',
    wordsOnStandingBy(pen).filter(({ words }) => !pen.argued.has(words)),
  )
  const isInFacts = !isQuoted && dealings(pen) !== undefined
  if (!isQuoted) text.say(dealings(pen))
  tellOffices(text, pen, facts)
  const law = circuitLaw(pen, 'S26')
  text.paragraph(law === '' ? '' : 'The standard is met').law(law)
  unwillingOrUnable(text, pen)
  const where = isQuoted
    ? undefined
    : isInFacts
      ? 'the Statement of Facts'
      : whereTold(pen, factsFor(pen.map, 'government'), 'S26')
  if (facts.length === 0 && where && !isInFacts) text.say(`What the authorities did is set out in ${where}.`)
  text.law(
    `The ${frame.role} acknowledges the description of this standard in ${cite('ab1')}, as reinstated in 2025, and submits that it is met ${facts.length > 0 || isQuoted || isStandingBy ? 'on the facts set out here' : where ? `on the facts set out in ${where}` : `because ${gap('REASONS')}`}.`,
  )
}

/** What was reported, where the first that is told is a report; of an office that stood by it is what it did. */
function leadOfResponse({ frame }: Pen, facts: readonly CaseFact[]): string {
  if (textOf(frame.answers, 'client_reported') === 'no') return 'What the authorities did'
  const [first] = facts.filter((fact) => !isCountry(fact))
  return first === undefined || facts.some((fact) => !isCountry(fact) && isReport.test(fact.statement))
    ? 'What was reported'
    : 'What the authorities did, and what was reported'
}

/** What reports tell of the authorities: what stands on paper, then what is done. */
function tellOffices(text: SectionText, pen: Pen, facts: readonly CaseFact[]): void {
  const country = facts.filter(isCountry)
  const onPaper = country.filter(
    (fact) => standsOnPaper.test(fact.statement) || isDenial(fact) || isStep.test(fact.statement),
  )
  const inPractice = country.filter((fact) => !onPaper.includes(fact))
  if (country.length > 0) text.paragraph('The authorities in the country').tell(onPaper)
  if (onPaper.length > 0 && inPractice.length > 0) text.say('What these are worth is shown by what is done.')
  if (inPractice.length > 0) text.tell(inPractice)
  // With an account of what the authorities did, country evidence is wanted beside the draft and leaves no hole in it.
  else if (facts.length === 0 && !factsFor(pen.map, 'government').some(isCountry))
    text.gap('COUNTRY CONDITIONS ON POLICE RESPONSE')
}

/** The two words of the standard, each with the facts that show it. */
function unwillingOrUnable(text: SectionText, pen: Pen): void {
  const { failed, counted } = officialResponse(pen)
  const figures = impunityIn(
    pen,
    pen.map.facts.filter((fact) => isCountry(fact) && pen.told.has(fact.id)),
  )
  if (failed.length > 0)
    text.rests(
      'That is unwillingness: it shows in how those in office met what was brought to them.',
      pinsOf(pen, failed.slice(0, 4)),
    )
  withoutWill(text, pen)
  const turned = turnedAgainst(pen)
  if (turned.length > 0)
    text.rests(
      'What was brought to them was turned against {applicant}: it is {applicant.he} who was charged or held, and not those who did it. An office that acts so is not unable to help; it will not.',
      exhibitTokens(
        pen.map,
        turned.map(({ passage }) => passage),
      ),
    )
  if (figures.length > 0) {
    const [first, ...others] = figures.map(impunityInWords)
    text.rests(
      `The figures of the reports say the same: ${[first, ...others].join('; ')}.`,
      pinsOf(
        pen,
        figures.flatMap(({ facts }) => facts),
      ),
    )
    text.law(
      'Where so little comes of a complaint, those who do such things have nothing to fear from the law, and whoever complains has nothing to hope from it: that is inability, whatever stands in the statute book.',
    )
  } else if (counted.length > 0)
    text.rests(
      failed.length > 0
        ? 'Nor was it the failing of one station alone.'
        : textOf(pen.frame.answers, 'client_reported') === 'yes'
          ? 'What others meet who complain shows that it was no failing of one office.'
          : 'What others meet who complain shows what a complaint would have brought.',
      pinsOf(pen, counted.slice(0, 3)),
    )
}

/** What no law forbids, and what those in office license or live by: each by the statements that show it. */
function withoutWill(text: SectionText, pen: Pen): void {
  const told = pen.map.facts.filter((fact) => isCountry(fact) && /^S(?:26|61)$/u.test(pen.told.get(fact.id) ?? ''))
  const lawless = told.filter((fact) =>
    /\b[Nn]o law (?:forbids|prohibits|bans|punishes|criminali[sz]es)\b/u.test(fact.statement),
  )
  if (lawless.length > 0)
    text.rests(
      'What no law forbids no officer is bound to stop: a state that leaves it so protects nobody from it.',
      pinsOf(pen, lawless),
    )
  const hands = told.filter((fact) => lendsItsHand.test(fact.statement))
  if (hands.length > 0)
    text.rests(
      'Where those in office license what is done, take their part in it or ask leave of those who do it, the state is not merely weak: it does not mean to prevent it.',
      pinsOf(pen, hands),
    )
}

/** `The government created a unit`, `killings fell by a fifth`: what the other side will point to. */
const isStep =
  /\b(?:government|police|army|ministry|(?<!of )parliament) (?:has |have )?(?:created|opened|deployed|adopted|declared|introduced|established|increased|paid)\b|\b(?:killings|attacks|violence|cases|homicides|murders|crimes?)\b[^.;]{0,40}\b(?:fell|dropped|declined|decreased|went down|halved)\b|\b(?:were|was) (?:charged|convicted|sentenced|prosecuted|compensated)\b|\bpassed with few incidents\b/iu

/** Laws, courts and shelters that a report names: the other side will point to them. */
const standsOnPaper =
  /\b(?:there are (?:now )?(?:\p{Ll}+ )?(?:courts|shelters|units|prosecutors)|has (?:opened|created|established|adopted|passed)|(?:a|the|new) law (?:of|on|against)|law (?:of \d{4} )?(?:makes|punishes|criminali[sz]es)|courts (?:were|was) (?:founded|created|set up)|opened shelters|specialized courts|is open (?:24|twenty-four) hours|sentences are given)\b/iu
