import type { CaseFact } from '#domain/case-map/case-map.ts'
import { cite, escapeText, gap } from '#domain/section-content/write.ts'
import { listInWords } from '#domain/prose/words.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { ageOn, formatLongDate } from '#domain/dates/calendar.ts'
import { argues, type CaseFrame } from '../../case.ts'
import type { FamilyMember } from '../../case/family-members.ts'
import { mayFallUnderBorderRules } from '../../checks/border-and-policies.ts'
import { act, regulation } from '../wording.ts'
import { adverseFacts, isOfSameParagraph, meetAdverse } from '../adverse.ts'
import { partOfBrief, type Pen, toldBy } from '../pen.ts'
import { rulingLead } from './board.ts'
import { SectionText } from '../section-text.ts'

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
  if (textOf(frame.answers, 'country_resided') === 'no')
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
    text.tell(travel)
    text.say('{applicant.subj} was not firmly resettled.')
    const refused = travel.some((fact) =>
      /\b(?:could not|refused|denied|temporary|one-year|told to leave|no (?:right|offer|permanent)|not (?:offered|allowed|renewed))\b/i.test(
        fact.statement,
      ),
    )
    const passed = travel.some(({ statement }) =>
      /\b(?:no (?:legal |immigration )?status|passed through|in transit|changed planes?|did not (?:apply|ask))\b/i.test(
        statement,
      ),
    )
    if (refused) text.say('What was given there was limited in time and in rights; it was no offer to stay for good.')
    else if (passed) text.say('What this tells of is passage; nothing in it is an offer to stay for good.')
    else
      text.law(
        `No such offer was made, or an exception applies because ${gap('ONWARD TRAVEL / RESTRICTED CONDITIONS')}.`,
      )
  } else text.tell(travel)
  if (mayFallUnderBorderRules(frame))
    text
      .paragraph()
      .law(
        `The ${frame.role} does not concede that any rule on entries over the southern border limits eligibility for asylum, and reserves the point. ${gap('DATE, PLACE AND MANNER OF ENTRY; EXCEPTIONS; PRESENT STATUS OF THE BORDER RULES')}`,
      )
  return text.html()
}

/** S31: what speaks for and against, openly. */
export function discretion(pen: Pen): string {
  const { frame } = pen
  const text = new SectionText(pen, 'S31').paragraph()
  rulingLead(text, pen, 'discretion')
  text.law(
    `The totality of the circumstances decides; manner of entry is one factor among others and does not by itself require denial. ${cite('pula')}.`,
  )
  text.thesis()
  const danger = partOfBrief(pen, 'S27')
  text.say(`What weighs most is the danger${danger ? ` that ${danger} shows` : ''}.`)
  const facts = toldBy(pen, 'S31').filter(
    ({ id }) => !pen.told.has(id) && !adverseFacts(pen, 'S31').some((one) => one.fact.id === id),
  )
  // What the paragraph of an adverse fact says next answers it, and stands behind it.
  const open = adverseFacts(pen, 'S31')
  const answersIt = (fact: CaseFact) =>
    settles.test(fact.statement) && open.some((one) => isOfSameParagraph(one.fact, fact, pen))
  text.tell(facts.filter((fact) => !answersIt(fact)))
  if (adverseFacts(pen, 'S31').length > 0) {
    meetAdverse(text, pen, 'Against a grant', 'It is to be weighed with this:')
    text.say('{applicant.subj} does not hide it, and it does not outweigh what awaits {applicant.him}.')
  } else if (facts.length === 0)
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

/** What came of a blemish, as far as its own paragraph tells. */
const settles =
  /\b(?:dismissed|dropped|paid|completed|finished|since then|nothing since|no further|probation|apologi\w+|regrets?|sober|stopped|because|expunged)\b/i

const showsCleanRecord = ({ statement }: CaseFact): boolean =>
  /\b(?:never (?:been )?(?:arrested|charged|convicted)|no criminal record)\b/i.test(statement)

/** `Ana, the applicant’s daughter, was born on May 2, 2012, and was 13 years old on the day of filing.` */
function tieOf({ name, relation = '', born = '' }: FamilyMember, { timing }: CaseFrame): string {
  const isChild = relation === 'son' || relation === 'daughter'
  const age = timing.filed !== undefined && isChild ? ageOn(born, timing.filed) : undefined
  return `${name}, {applicant.poss} ${relation}, was born on ${formatLongDate(born)}${age === undefined ? '' : ` and was ${age} years old when Form I-589 was filed`}.`
}

/** S32: the spouse and children of the principal applicant. */
export function derivativeFamily(pen: Pen): string {
  const { frame } = pen
  const text = new SectionText(pen, 'S32').paragraph()
  const facts = toldBy(pen, 'S32')
  text.tell(facts)
  const names = frame.family.members.map(({ name }) => name)
  if (names.length === 0) text.gap('NAMES OF THE FAMILY MEMBERS')
  else
    text.law(
      `The ${frame.role} asks that asylum status extend to ${escapeText(listInWords(names))}, as spouse or child accompanying the principal. ${act('ina208b3', '208(b)(3)(A)')}.`,
    )
  const known = frame.family.members.filter(({ relation, born }) => relation !== undefined && born !== undefined)
  for (const member of known) text.say(tieOf(member, frame))
  if (facts.length === 0 && known.length < names.length)
    text.gap('MARRIAGE AND BIRTH RECORDS; EACH CHILD’S AGE ON THE FILING DATE')
  return text.html()
}
