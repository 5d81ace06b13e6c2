import type { CaseFact } from '#domain/case-map/case-map.ts'
import { isNotesOfCounsel } from '#domain/case-map/making/notes-of-counsel.ts'
import { isDecision } from '#domain/case-map/reading/classify.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { countInWords, listInWords } from '#domain/prose/words.ts'
import { cite, escapeText } from '#domain/section-content/write.ts'
import { argues, type CaseFrame } from '../../case.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { act } from '../wording.ts'
import { showsSign } from '#domain/case-map/reading/adverse-signs.ts'
import { adverseFacts, isOfSameParagraph, meetAdverse } from '../adverse.ts'
import { adverseIn } from '../adverse-facts.ts'
import { daysBorneOut } from '../days-borne-out.ts'
import { findingFor } from '../judge-reasons.ts'
import { partOfBrief, type Pen, toldBy } from '../pen.ts'
import { inBrackets, pinsOf } from '../pins.ts'
import { isChallenged, rulingLead } from './board.ts'
import { bearOut } from '../borne-out.ts'
import { quoteDecisive } from '../decisive-words.ts'
import { SectionText } from '../section-text.ts'
import { wordsOfAccount } from '../words-of-account.ts'
import { isEarlyAnswer, tellEarlyAnswers } from './early-answers.ts'
import { tellFirstInterview, wordsOfFirstInterview } from './first-interview.ts'
import { documentsWithFacts, isAccount, listPapers } from './papers-listed.ts'
import { tellLimitsOfFindings } from './limits-of-findings.ts'
import { meetCauses, meetDays, meetPapers } from './papers-met.ts'

/** S22 */
export function credibility(pen: Pen): string {
  const { frame } = pen
  const text = new SectionText(pen, 'S22').paragraph()
  for (const ruling of ['credibility', 'corroboration'] as const) rulingLead(text, pen, ruling)
  reasonsOfJudge(text, pen)
  text.law(
    `Credibility is judged on the totality of the circumstances and all relevant factors. ${act('ina208b1biii', '208(b)(1)(B)(iii)')}${credibilityVia(frame)}; <em>see</em> ${cite('jyc')}.`,
    `Testimony may be enough without more where it is credible, persuasive and specific; corroboration that is reasonably available is to be supplied or its absence explained. ${act('ina208b1bii', '208(b)(1)(B)(ii)')}; <em>see</em> ${cite('smj')}.`,
  )
  text.thesis()
  const papers = documentsWithFacts(pen)
  const listed = papers.filter(({ isOfCountry }) => !isOfCountry)
  listPapers(text, frame, papers)
  const shown = new Set(papers.map(({ exhibit }) => exhibit.letter))
  const others = frame.exhibits.filter(
    ({ letter, description, sourceId }) =>
      !shown.has(letter) &&
      !isDecision({ title: description }) &&
      !isAccount({ id: sourceId ?? '', title: description }, pen),
  )
  if (others.length > 0)
    text
      .paragraph()
      .law(
        `${listed.length > 0 ? 'The record also holds' : 'The account is supported by'} ${listInWords(others.map((exhibit) => `${escapeText(exhibit.description)} (${citeOf(exhibit, pen)})`))}.`,
      )
  else if (listed.length === 0 && foundCredible(frame))
    text
      .paragraph()
      .say('The Immigration Judge found {applicant} credible, and nothing on appeal puts that finding in issue.')
  else if (listed.length === 0) text.paragraph().gap('DOCUMENTS THAT SUPPORT THE ACCOUNT, OR WHY THERE ARE NONE')
  askForDeclaration(text, pen)
  text.paragraph()
  sameDays(text, pen)
  bearOut(text, pen)
  tellLimitsOfFindings(text, pen)
  text.paragraph()
  const points = adverseFacts(pen, 'S22')
  // What stands beside a doubtful point in its source is told with it.
  const own = toldBy(pen, 'S22').filter(
    (fact) => !points.some((one) => one.fact.id === fact.id || isOfSameParagraph(one.fact, fact, pen)),
  )
  tellBefore(text, pen, own)
  const spared = isChallenged(pen, 'credibility') ? findingFor(pen, 'credibility') : undefined
  if (spared) text.cited(`On everything else the decision itself says: ${spared.quotation}`, spared.exhibits)
  const adverse = adverseFacts(pen, 'S22').length
  meetAdverse(
    text,
    pen,
    adverse === 1 ? 'One point needs an explanation' : `${capital(countInWords(adverse))} points need an explanation`,
    'The record explains it:',
  )
  meetCauses(text, pen)
  meetDays(text, pen)
  meetPapers(text, pen)
  tellWhatIsLacking(text, pen)
  tellOfVisa(text, pen)
  if (listed.length > 1)
    text
      .paragraph()
      .say(
        isChallenged(pen, 'credibility')
          ? ''
          : 'On the whole of these circumstances the account deserves belief, and what could be had to bear it out has been supplied.',
      )
  return text.html()
}

/** What the judge held against the testimony, as the procedural history has it: each reason by itself, for each is met below. */
function reasonsOfJudge(text: SectionText, pen: Pen): void {
  if (!isChallenged(pen, 'credibility') || findingFor(pen, 'credibility') !== undefined) return
  const history = textOf(pen.frame.answers, 'procedural_history_details') ?? ''
  const [, why = ''] = /\bnot credible (?:because|since|as) ([^.;]{10,400})/u.exec(history) ?? []
  const [first = '', ...others] = why.split(
    /,? and (?=(?:did|could|gave|said|had|was|omitted|left|never|told|failed)\b)/u,
  )
  const [, subject = ''] = /^(he|she|they|the respondent)\b/iu.exec(first) ?? []
  if (subject === '') return
  const reasons = [first.slice(subject.length).trim(), ...others]
  text.say(
    `What was held against the testimony is ${reasons.length > 1 ? 'this' : 'one thing'}: ${listInWords(reasons.map((one) => `that {applicant.he} ${one.trim()}`))}. ${reasons.length > 1 ? 'Each of it' : 'It'} is answered below by the record.`,
  )
}

/** What the client said to officers before, as their records have it or the account tells it, behind all else that stands here. */
function tellBefore(text: SectionText, pen: Pen, own: readonly CaseFact[]): void {
  const early = own.filter((fact) => isEarlyAnswer(fact, pen))
  const interview = early.length > 0 ? [] : wordsOfFirstInterview(pen)
  const isOfInterview = (fact: CaseFact) =>
    passagesOf(pen.map, fact).some(({ id }) => interview.some(({ passage }) => passage.id === id))
  for (const fact of own.filter(isOfInterview)) pen.told.set(fact.id, 'S22')
  text.tell(own.filter((fact) => !early.includes(fact) && !isOfInterview(fact)))
  tellEarlyAnswers(text, pen, early)
  tellFirstInterview(text, pen, interview)
}

/** What was given for a visa is met in discretion; here it is said what it does to the account. */
function tellOfVisa(text: SectionText, pen: Pen): void {
  const part = partOfBrief(pen, 'S31')
  const given = adverseIn(pen.map, pen.frame, 'S31').filter(
    ({ fact }) => showsSign('misrepresented', fact) && /\bvisa\b/iu.test(fact.statement),
  )
  if (part === undefined || given.length === 0) return
  text.paragraph('What was said for a visa').rests(
    `What {applicant.subj} said for a visa is met in ${part}. It concerns the way out of the country, and none of the events on which the claim rests.`,
    pinsOf(
      pen,
      given.map(({ fact }) => fact),
    ),
  )
}

/** A paper of which the account says that there is none. */
function tellWhatIsLacking(text: SectionText, pen: Pen): void {
  const lacking = wordsOfAccount(pen).filter(
    ({ words, told }) => hasNoPaper.test(told) && !isOfPermit.test(told) && !pen.argued.has(words),
  )
  if (lacking.length === 0) return
  text.paragraph('What could not be had')
  if (!quoteDecisive(text, pen, 'Where a paper is lacking the account says so', lacking.slice(0, 4))) return
  text.law(
    'The Statement of Facts tells how that came about; the law asks for what can reasonably be had, and for no more.',
  )
}

const hasNoPaper =
  /\bI (?:have|had|got|was given|received) no (?!(?:criminal|police|arrest) )(?:\p{Ll}+ )?(?:papers?|cop(?:y|ies)|records?|documents?|proof|photographs?|receipts?|certificates?)\b(?! (?:to|that)\b)/u

/** `The police took money because I had no papers`: a permit is no evidence. */
const isOfPermit =
  /\b(?:police|policem[ae]n|officers?|soldiers?|patrol|checkpoint)\b[^.;]{0,80}\bpapers\b|\bpermits?\b/iu

/** Notes of counsel are no evidence. */
function askForDeclaration(text: SectionText, { map }: Pen): void {
  if (map.exhibits.some(isNotesOfCounsel))
    text.gap('NOTES OF COUNSEL ARE WORK PRODUCT: PUT A DECLARATION OF THE CLIENT IN THEIR PLACE BEFORE FILING')
}

/** Papers by others that give the same days. */
function sameDays(text: SectionText, pen: Pen): void {
  const days = daysBorneOut(pen)
  if (days.length === 0) return
  text.say(
    days.length === 1
      ? 'One day of the account is given by another paper as well:'
      : 'These days of the account are given by other papers as well:',
  )
  text.list(days.map(({ day, exhibits }) => ({ text: `${day}${inBrackets(exhibits)}.` })))
  text.paragraph()
}

/** A document of the packet is cited by its record, so that the letter follows when it moves. */
const citeOf = ({ letter, sourceId }: Pen['frame']['exhibits'][number], { map }: Pen): string =>
  map.exhibits.some(({ id }) => id === sourceId) ? `[[ex:${sourceId}]]` : `Ex. ${letter}`

/** Before the Board: the history says that the judge believed the client. */
const foundCredible = ({ forum, answers, rulings }: CaseFrame): boolean =>
  forum === 'board' &&
  !(rulings?.made.includes('credibility') ?? false) &&
  /\bfound (?:her|him|the (?:respondent|applicant)|\p{Lu}\S+(?: \p{Lu}\S+)?) (?:to be )?(?:generally )?credible\b/iu.test(
    textOf(answers, 'procedural_history_details') ?? '',
  )

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The provision that carries the asylum credibility rules over to the relief that is argued. */
function credibilityVia(frame: CaseFrame): string {
  if (argues(frame, 'asylum')) return ''
  if (argues(frame, 'withholding')) return `, applied to withholding by ${act('ina241b3c', '241(b)(3)(C)')}`
  return argues(frame, 'torture') ? `, and, for this relief, ${act('ina240c4', '240(c)(4)(C)')}` : ''
}
