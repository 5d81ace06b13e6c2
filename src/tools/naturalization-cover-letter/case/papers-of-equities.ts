import { fieldText } from '#domain/clients/client-record.ts'
import type { DraftInput, SourceText } from '#domain/drafting/tool.ts'
import { choicesOf } from '#domain/questionnaire/question.ts'
import { headLength } from './paper-kinds.ts'

/** A paper by which somebody else speaks for the Applicant, on an equity that the answers choose. */
export const speaksForApplicant = (paper: SourceText, input: DraftInput): boolean =>
  isEmployersLetter(paper, input) ||
  isNeighborsLetter(paper, input) ||
  isFamilysLetter(paper, input) ||
  isSchoolsPaper(paper, input)

/** Listed where the answers choose work among what speaks for the Applicant. */
function isEmployersLetter({ title, text }: SourceText, { answers }: DraftInput): boolean {
  return (
    choicesOf(answers, 'positive_equities').includes('employment') &&
    !isAccount.test(title) &&
    employs.test(text.slice(0, headLength))
  )
}

/** The Applicant’s own account, or a paper of a court, is nobody’s letter. */
const isAccount =
  /\b(?:statement|declaration|affidavit|story|docket|citation|order|decree|decision|notice|transcript|ledger)\b/i
const speaksForOthers =
  /\b(?:letter|recommendation|reference|support)\b|\bTo (?:the|whom|USCIS)\b|\b(?:temple|church|parish|mosque|library|program|Red Cross|volunteer)\b/i

const employs =
  /\b(?:has (?:worked|taught|been employed|been with)|is employed|works|drives|teaches)\b[^.]{0,80}\b(?:since|for us|here)\b|\bhas been [^.]{3,80} (?:with|for|at) us\b|\bwas hired on\b|\bhas been (?:on )?(?:our|my) [^.]{3,60} since\b|\bfull[- ]time since\b|\bhas (?:cleaned|cooked|driven|cared|painted|built|served|fished|sailed|sewn|baked)\b[^.]{0,60}\b(?:for us|for (?:my|our) (?:crew|company|shop|family|restaurant|kitchen|boat|guests))\b/i

/** Listed where the answers choose education. */
function isSchoolsPaper({ title, text }: SourceText, { answers }: DraftInput): boolean {
  return (
    choicesOf(answers, 'positive_equities').includes('education') &&
    /\b(?:diploma|transcript|certificate of completion|certificate (?:in|of) \p{Ll}+|certificate, \p{Ll}+|degree|associate of|bachelor of|master of|GED|graduat\p{L}+)\b/iu.test(
      `${title} ${text.slice(0, headLength)}`,
    ) &&
    !/\b(?:IRS|Internal Revenue|tax return|account transcript|certificate of (?:divorce|marriage|death|birth|translation|citizenship|naturalization))\b/iu.test(
      `${title} ${text.slice(0, headLength)}`,
    )
  )
}

/** Listed where the answers choose the standing in the community. */
function isNeighborsLetter({ title, text }: SourceText, { answers }: DraftInput): boolean {
  return (
    choicesOf(answers, 'positive_equities').includes('community') &&
    !isAccount.test(title) &&
    speaksForOthers.test(`${title} ${text.slice(0, 120)}`) &&
    ofCommunity.test(`${title} ${text.slice(0, headLength)}`)
  )
}

/** Listed where the answers choose family and its care: somebody writes of a child of the record. */
function isFamilysLetter({ title, text }: SourceText, { answers, client }: DraftInput): boolean {
  const kin = [...client.children, client.spouse].flatMap((one) => fieldText(one, 'name')?.split(' ')[0] ?? [])
  return (
    choicesOf(answers, 'positive_equities').includes('family_care') &&
    !isAccount.test(title) &&
    speaksForOthers.test(`${title} ${text.slice(0, 120)}`) &&
    kin.some((name) => name.length > 2 && text.includes(name)) &&
    /\b(?:lives?|lived|takes?|took|cares?|cared|sees?|brings?|brought|raises?|raised|helps?)\b/iu.test(text)
  )
}

const ofCommunity =
  /\b(?:pastor|priest|imam|rabbi|reverend|deacon|church|parish|mosque|temple|congregation|gurdwara|neighbou?rs?|coach|volunteers?|volunteered|youth|food (?:bank|pantry)|PTA|community center|fire department|monks|Army|Navy|Marine Corps|citizenship instruction|shelter|nonprofit|free (?:clinic|dental|medical|legal|meals?))\b|\b(?:given|volunteered|helped|donated|coached|tutored|served)\b[^.]{0,60}\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|evenings?|weekends?|hours|mornings?|each week|a week|a month)\b/i
