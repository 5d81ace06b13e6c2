import type { CaseFact } from '#domain/case-map/case-map.ts'
import { cite, gap } from '#domain/section-content/write.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { findCountry } from '#law/countries.ts'
import { argues } from '../../case.ts'
import { mayFallUnderBorderRules } from '../../checks/border-and-policies.ts'
import { act, regulation } from '../wording.ts'
import { adverseFacts, isOfSameParagraph, meetAdverse } from '../adverse.ts'
import { partOfBrief, type Pen, toldBy } from '../pen.ts'
import { rulingLead } from './board.ts'
import { SectionText } from '../section-text.ts'
import { tellStays } from './stays.ts'

/** S29: no bar, what the facts raise, firm resettlement, and the border rules reserved. */
export function noBar(pen: Pen): string {
  const { frame } = pen
  const text = new SectionText(pen, 'S29').paragraph()
  rulingLead(text, pen, 'bars')
  const bars = [
    argues(frame, 'asylum') ? act('ina208b2a', '208(b)(2)(A)') : '',
    argues(frame, 'withholding') ? act('ina241b3b', '241(b)(3)(B)') : '',
  ].filter((bar) => bar !== '')
  text.law(
    `Nothing in the record indicates that a bar in ${bars.join(' or ')} applies ${gap('CONFIRM CRIMINAL, SECURITY AND PERSECUTOR-BAR SCREENING')}.`,
  )
  const facts = toldBy(pen, 'S29').filter(
    ({ id }) => !pen.told.has(id) && !adverseFacts(pen, 'S29').some((one) => one.fact.id === id),
  )
  const travel = facts.filter(({ sources }) =>
    sources.some((source) => source.type === 'answer' && source.question === 'benefits_details'),
  )
  text.tell(facts.filter((fact) => !travel.includes(fact)))
  const transit = transitIn(pen)
  if (textOf(frame.answers, 'country_resided') === 'no' && transit !== undefined)
    text.gap(
      `CONFIRM: THE ANSWER SAYS THAT NO OTHER COUNTRY WAS PASSED THROUGH, THE ACCOUNT NAMES ${transit.toUpperCase()}`,
    )
  else if (textOf(frame.answers, 'country_resided') === 'no')
    text.say('{applicant.subj} neither lived in another country nor passed through one on the way.')
  if (adverseFacts(pen, 'S29').length > 0) {
    meetAdverse(text, pen, 'What may be said to raise a bar', 'It raises no bar:')
    text.law(
      `Should the evidence be held to indicate a bar, the ${frame.role} has the burden of proving by a preponderance that it does not apply. ${regulation(frame, 'cfr16d2', '16(d)(2)')}.`,
    )
  }
  if (frame.thirdCountry && argues(frame, 'asylum')) {
    text
      .paragraph('Firm resettlement')
      .law(
        `Firm resettlement requires an offer of permanent residence, citizenship or other permanent resettlement. ${act('ina208b2a6', '208(b)(2)(A)(vi)')}; ${regulation(frame, 'cfr15', '15')}; ${cite('agg')}.`,
      )
    tellStays(text, pen, travel)
  } else text.tell(travel)
  if (mayFallUnderBorderRules(frame))
    text
      .paragraph()
      .law(
        `The ${frame.role} does not concede that any rule on entries over the southern border limits eligibility for asylum, and reserves the point. ${gap(`${tellsOfEntry(pen) ? '' : 'DATE, PLACE AND MANNER OF ENTRY; '}EXCEPTIONS; PRESENT STATUS OF THE BORDER RULES`)}`,
      )
  return text.html()
}

/** The account tells where and how the client came in: `presented herself at San Ysidro`, `on a CBP One appointment`. */
const tellsOfEntry = ({ map, told }: Pen): boolean =>
  map.facts.some(
    ({ id, statement }) =>
      told.has(id) &&
      /\bpresented (?:himself|herself|themselves) at\b|\bport of entry\b|\bPOE\b|\bCBP One\b/u.test(statement),
  )

/** `by boat to Dubai and flew to Los Angeles`: the first place of a journey in two parts, which the account names. */
function transitIn({ map, frame }: Pen): string | undefined {
  const journey =
    /\b(?:left|fled|flew|crossed|travel+ed|went)\b[^.;]{0,80}\b(?:to|through|via|into|for) (\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{2,20})?)(?!\p{L})[^.;]{0,80}\b(?:and|then|from there)(?: then)? (?:to|flew|travel+ed|continued|went on|came|crossed|walked)\b/u
  return map.facts.flatMap((fact) => {
    // A journey back after the arrival is no way here.
    const isLater = frame.timing.lastArrival !== undefined && (fact.date?.from ?? '') > frame.timing.lastArrival
    const isOfWay = fact.sources.some((source) => source.type === 'answer' && source.question === 'benefits_details')
    const told = isLater || fact.kind === 'country' || isOfWay ? '' : fact.statement
    const [, place] = journey.exec(told) ?? []
    const stayed = stayIn(told, frame)
    return place !== undefined ? [place] : byLand.test(told) ? ['a journey by land'] : (stayed ?? [])
  })[0]
}

/** `In 2021 I spent four months in Almaty, in Kazakhstan`: another country in which the client lived. */
function stayIn(told: string, { country, nationality }: Pen['frame']): string[] | undefined {
  if (
    !/\b(?:spent|lived|stayed|resided|worked|studied|was a refugee|asked for asylum|applied for asylum)\b/iu.test(told)
  )
    return undefined
  const names = [...told.matchAll(/\bin (?:the )?(\p{Lu}\p{L}{3,20}(?: \p{Lu}\p{L}{2,20})?)/gu)].flatMap(
    ([, name = '']) => findCountry(name)?.name ?? [],
  )
  const other = names.find((name) => name !== country && name !== nationality && name !== 'United States')
  return other === undefined ? undefined : [other]
}

const byLand =
  /\b(?:from there|then|came|went|travel+ed|continued) (?:on )?by land\b|\bcrossed (?:by the|the) (?:desert|river|border)\b[^.;]{0,40}\b(?:near|at|into|by)\b/u

/** S31: what speaks for and against, openly. */
export function discretion(pen: Pen): string {
  const { frame } = pen
  const text = new SectionText(pen, 'S31').paragraph()
  rulingLead(text, pen, 'discretion')
  text.law(
    `The totality of the circumstances decides; manner of entry is one factor among others and does not by itself require denial. ${cite('pula')}.`,
  )
  const danger = partOfBrief(pen, 'S27')
  text.say(`What weighs most is the danger${danger ? ` that ${danger} shows` : ''}.`)
  const facts = toldBy(pen, 'S31').filter(
    ({ id }) => !pen.told.has(id) && !adverseFacts(pen, 'S31').some((one) => one.fact.id === id),
  )
  // What the paragraph of an adverse fact says next answers it, and stands behind it.
  const open = adverseFacts(pen, 'S31')
  const answersIt = (fact: CaseFact) =>
    (settles.test(fact.statement) || !fact.wording.includes('{')) &&
    open.some((one) => isOfSameParagraph(one.fact, fact, pen))
  text.tell(facts.filter((fact) => !answersIt(fact)))
  if (adverseFacts(pen, 'S31').length > 0) {
    meetAdverse(text, pen, 'Against a grant', 'It is to be weighed with this:')
    text.say('{applicant.subj} does not hide it, and it does not outweigh what awaits {applicant.him}.')
  } else if (facts.length === 0 && lifeHereIn(pen) !== undefined)
    text
      .say(
        `The life of {applicant} in the United States, so far as the record tells it, is set out in ${lifeHereIn(pen)}.`,
      )
      .law(`Adverse factors: ${gap('LIST OR NONE KNOWN')}.`)
  else if (facts.length === 0)
    text.law(`${gap('FAMILY, COMMUNITY, WORK AND HEALTH IN THE UNITED STATES; ADVERSE FACTORS: LIST OR NONE KNOWN')}.`)
  else if (
    facts.some(
      ({ statement, persons, subject }) =>
        /\b(?:arrested|charged|convicted|cited)\b/i.test(statement) &&
        !/\bnever\b/i.test(statement) &&
        (subject === undefined ? persons.every((id) => id === 'applicant') : subject === 'applicant'),
    )
  )
    text.law(
      `That belongs in the balance, and it does not outweigh the danger. ${gap('CONFIRM THAT NO OTHER ADVERSE FACTOR IS KNOWN')}.`,
    )
  else if (!facts.some(showsCleanRecord)) text.law(`Adverse factors: ${gap('LIST OR NONE KNOWN')}.`)
  if (frame.forum === 'uscis' && facts.length > 0) text.say('The favorable factors prevail.')
  return text.html()
}

/** The part that tells what the client does here: `teaches the children on Sundays`, `was admitted as a member in July`. */
function lifeHereIn(pen: Pen): string | undefined {
  const { lastArrival } = pen.frame.timing
  const here = pen.map.facts.filter(
    (fact) =>
      fact.persons.includes('applicant') &&
      pen.told.has(fact.id) &&
      ((lastArrival !== undefined &&
        (fact.date?.from ?? '') > lastArrival &&
        /\b(?:member|church|mosque|temple|work\w*|stud\w+|school|volunteer\w*|teach\w*)\b/i.test(fact.statement)) ||
        /\b(?:teaches|works|studies|volunteers|attends|sings|helps|serves) /i.test(fact.statement)),
  )
  return here.flatMap(({ id }) => partOfBrief(pen, pen.told.get(id) ?? '') ?? [])[0]
}

/** What came of a blemish, as far as its own paragraph tells. */
const settles =
  /\b(?:dismissed|dropped|paid|completed|finished|since then|nothing since|no further|probation|apologi\w+|regrets?|sober|stopped|because|expunged)\b/i

const showsCleanRecord = ({ statement }: CaseFact): boolean =>
  /\b(?:never (?:been )?(?:arrested|charged|convicted)|no criminal record)\b/i.test(statement)
