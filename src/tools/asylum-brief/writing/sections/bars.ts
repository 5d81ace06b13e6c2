import { cite, gap } from '#domain/section-content/write.ts'
import { findDays } from '#domain/language/find-days.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { argues } from '../../case.ts'
import { mayFallUnderBorderRules } from '../../checks/border-and-policies.ts'
import { countriesOnTheWay } from '../countries-on-the-way.ts'
import { act, regulation } from '../wording.ts'
import { adverseFacts, isOfSameParagraph, meetAdverse } from '../adverse.ts'
import { type Pen, toldBy } from '../pen.ts'
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
  const open = adverseFacts(pen, 'S29')
  // What stands beside an adverse fact in its source is told with it: `there` and `then` keep what they mean.
  const facts = toldBy(pen, 'S29').filter(
    (fact) =>
      !pen.told.has(fact.id) && !open.some((one) => one.fact.id === fact.id || isOfSameParagraph(one.fact, fact, pen)),
  )
  const travel = facts.filter(({ sources }) =>
    sources.some((source) => source.type === 'answer' && source.question === 'benefits_details'),
  )
  text.tell(facts.filter((fact) => !travel.includes(fact)))
  const transit = countriesOnTheWay(pen)
  if (textOf(frame.answers, 'country_resided') === 'no') {
    if (transit === undefined)
      text.say('{applicant.subj} neither lived in another country nor passed through one on the way.')
    // Settlement elsewhere is a bar to asylum alone.
    else if (argues(frame, 'asylum'))
      text.gap(
        `CONFIRM: THE ANSWER SAYS THAT NO OTHER COUNTRY WAS PASSED THROUGH, THE ${transit.startsWith('an entry') ? 'FILE' : 'ACCOUNT'} NAMES ${transit.toUpperCase()}`,
      )
  }
  if (adverseFacts(pen, 'S29').length > 0) {
    meetAdverse(text, pen, 'What may be said to raise a bar', 'It raises no bar:')
    if (argues(frame, 'asylum') && open.some(({ fact }) => notAskedThere.test(fact.statement)))
      text.law(
        'That asylum was not asked for on a visit elsewhere is no bar: no offer to stay there for good is told of, and without one nobody is firmly resettled.',
      )
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
  if (mayFallUnderBorderRules(frame) && !cameWithVisa(pen))
    text
      .paragraph()
      .law(
        `The ${frame.role} does not concede that any rule on entries over the southern border limits eligibility for asylum, and reserves the point. ${gap(`${tellsOfEntry(pen) ? '' : 'DATE, PLACE AND MANNER OF ENTRY; '}EXCEPTIONS; PRESENT STATUS OF THE BORDER RULES`)}`,
      )
  return text.html()
}

/** No answer was given on the border, and the account tells of a visa for the journey here: those rules are of another entry. */
const cameWithVisa = ({ frame, map }: Pen): boolean =>
  textOf(frame.answers, 'southern_border_entry') === undefined &&
  map.facts.some(
    (fact) =>
      fact.persons.includes('applicant') &&
      !fact.negated &&
      namesArrival(fact.statement, frame.timing.lastArrival) &&
      /\b(?:visa|airport|flew|admitted|visitor|landed)\b/iu.test(fact.statement) &&
      !/\b(?:border|river|Mexico|crossed|appointment|CBP)\b/iu.test(fact.statement),
  )

const namesArrival = (text: string, day: string | undefined): boolean =>
  day !== undefined && findDays(text).some(({ from, to }) => from === day && to === day)

const notAskedThere = /\b(?:did not|never) (?:ask|apply|seek|file)\w* (?:for )?(?:asylum|protection|refuge)\b/iu

/** The account tells where and how the client came in: `presented herself at San Ysidro`, `on a CBP One appointment`. */
const tellsOfEntry = ({ map, told }: Pen): boolean =>
  map.facts.some(
    ({ id, statement }) =>
      told.has(id) &&
      /\bpresented (?:himself|herself|themselves) at\b|\bport of entry\b|\bPOE\b|\bCBP One\b/u.test(statement),
  )
