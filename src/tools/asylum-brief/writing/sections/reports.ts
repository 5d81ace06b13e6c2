import type { CaseFact } from '#domain/case-map/case-map.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { quoteDecisive } from '../decisive-words.ts'
import { clientWords, type Pen } from '../pen.ts'
import type { SectionText } from '../section-text.ts'
import { withAntecedents } from '../antecedents.ts'
import { heaviest, weightOnResponse } from '../weight-of-words.ts'
import { wordsOnOffice, wordsOnReport } from '../words-on-office.ts'

/** `Ombudsman of Tibu on September 4, 2024`: in the answer on reports an office and a day are one. */
export function asReport(fact: CaseFact): CaseFact {
  const [, office = '', rest = ''] =
    /^(?!The\b)(\p{Lu}[\p{L} ]{3,40}?) (on \p{Lu}\p{Ll}+ \d{1,2}, \d{4}.*)$/u.exec(
      fact.quoteOnly ? (fact.asTold ?? fact.wording) : '',
    ) ?? []
  if (office === '') return withReporter(fact)
  // `Denuncia fiscalía Istmina`: the complaint itself is no office.
  const plain = office.replace(
    /^(?:Denuncia|Complaint|Report|Police report)(?: (?:to|at|with|ante|en|a))?(?: (?:the|la|el))? /u,
    '',
  )
  const what = plain === office ? 'A report' : 'A complaint'
  const { quoteOnly: _, asTold: __, ...told } = fact
  return { ...told, wording: `${what} was made to the ${plain} ${rest}` }
}

/** `January 29, 2025 tried to register the attack`: the answer is about what the client reported. */
function withReporter(fact: CaseFact): CaseFact {
  const isReporting = fact.sources.every(
    (source) => source.type === 'answer' && source.question === 'yes_client_reported_details',
  )
  const [, day = '', did = ''] =
    /^(\p{Lu}\p{Ll}{2,8} \d{1,2}, \d{4}),? ((?:tried|went|filed|reported|asked|applied|complained|called|wrote|told|gave)\b.*)$/u.exec(
      fact.wording,
    ) ?? []
  return isReporting && day !== '' ? { ...fact, wording: `On ${day} {applicant.subj} ${did}` } : fact
}

/** What the answer on reporting says, where its facts do not say it themselves. */
export function reporting(text: SectionText, pen: Pen, own: readonly CaseFact[]): boolean {
  const isTold = own.length > 0
  const saysSo = own.some(({ statement }) =>
    /\b(?:not|never) (?:report|complain|go to the police|file a)/i.test(statement),
  )
  // Only where the reasons stand right before it.
  const saysWhy = own
    .at(-1)
    ?.sources.some((source) => source.type === 'answer' && source.question === 'no_client_reported_details')
  const answer = textOf(pen.frame.answers, 'client_reported')
  if (answer === 'no') {
    if (!saysSo)
      text.say(
        saysWhy
          ? 'For these reasons the harm was not reported.'
          : pen.frame.persecutor.type === 'state'
            ? 'The harm was not reported: those to whom a report would go are those who did it.'
            : 'The harm was not reported to the authorities.',
      )
    if (!isTold && textOf(pen.frame.answers, 'no_client_reported_details') === undefined)
      text.gap('WHY IT WAS NOT REPORTED')
  }
  if (answer === undefined) text.gap('WAS THE HARM REPORTED TO THE AUTHORITIES')
  return answer === 'yes' && quoteReports(text, pen, isTold)
}

/** What the account tells of going to those in office, in its own words: what they said and did decides the point. */
function quoteReports(text: SectionText, pen: Pen, isTold: boolean): boolean {
  const turned = wordsOnReport(pen, 12)
  const told = (turned.length > 0 ? turned : wordsOnOffice(pen)).filter(({ words }) => !pen.argued.has(words))
  const heavy = withAntecedents(heaviest(told, weightOnResponse, pen, 4, 2), told)
  // Where and when it was brought to them stands before what they did with it.
  const brought = told.find(({ paragraph }) => paragraph === heavy[0]?.paragraph)
  const own = told.filter((one) => heavy.includes(one) || (turned.length > 0 && one === brought))
  const isQuoted = quoteDecisive(
    text,
    pen,
    isTold
      ? '{applicant.poss} own account of it is this'
      : turned.length > 0
        ? 'Of turning to those in office the account says'
        : 'Of those in office the account says',
    own,
  )
  if (isQuoted)
    text.say(
      turned.length > 0
        ? 'That is what those in office did with what was brought to them.'
        : 'From those who did this no protection was to be had.',
    )
  else if (!isTold)
    text.say(`{applicant.subj} reported the harm; what came of it is told with ${clientWords(pen).possessive} account.`)
  return isQuoted
}
