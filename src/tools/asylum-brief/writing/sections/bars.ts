import { cite, gap } from '#domain/section-content/write.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { findCountry } from '#law/countries.ts'
import { argues } from '../../case.ts'
import { mayFallUnderBorderRules } from '../../checks/border-and-policies.ts'
import { act, regulation } from '../wording.ts'
import { adverseFacts, meetAdverse } from '../adverse.ts'
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
    /\b(?:left|fled|flew|crossed|travel+ed|went)\b[^.;]{0,80}\b(?:to|through|via|into|for) (\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{2,20})?)(?!\p{L})[^.;]{0,80}\b(?:and|then|from there)(?: then)?(?: (?:I|he|she|we|they))? (?:to|flew|travel+ed|continued|went on|came|crossed|walked)\b/u
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
