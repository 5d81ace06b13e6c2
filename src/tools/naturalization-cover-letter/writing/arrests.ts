import { isYes, rowsOf } from '#domain/questionnaire/question.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { escapeText, gap } from '#domain/section-content/write.ts'
import type { NaturalizationCase } from '../case.ts'
import { enclosedPapers, isOfOffice } from '../case/enclosed-papers.ts'
import { readPapers } from '../case/papers.ts'
import { enclosedPaper } from './paper-cites.ts'

/** What the Applicant or somebody else tells of it; a court's or an agency's paper says it better. */
export const accountPaper = /\b(?:declaration|affidavit|statement|letter)\b/i

/**
 * What the enclosed papers say of an arrest, a citation or a charge that the answers disclose, and how each case ended;
 * what they do not say of its end is a gap. Nothing where no paper speaks of one.
 */
export function arrestsParagraph(application: NaturalizationCase): string | undefined {
  const { input, answers } = application
  if (!isYes(answers, 'has_past_arrests')) return undefined
  const { arrests, dispositions } = readPapers(input)
  // What USCIS decided of an earlier application speaks of an arrest, and is no record of it.
  const enclosed = arrests.filter(({ paper }) => !isOfOffice(paper) && !isDecisionOfUscis(input, paper))
  const records = enclosed.filter(({ paper }) => !accountPaper.test(paper))
  const told = records.length > 0 ? records : enclosed
  const papers = [...new Set(told.map(({ paper }) => paper))]
  const ofPolice = toldByPolice(application, papers)
  if (papers.length === 0 && ofPolice.length === 0) return undefined
  const said = papers.map((paper) => {
    const ends = sentences(dispositions.filter((one) => one.paper === paper).map(({ line }) => line))
    const the = enclosedPaper(application, paper, { noun: 'record', under: 'ARREST_RECORDS' })
    if (accountPaper.test(paper))
      return accountOf(
        enclosedPaper(application, paper),
        told.filter((one) => one.paper === paper).map(({ line }) => line),
      )
    const begins = sentences(
      told.filter((one) => one.paper === paper && !ends.includes(one.line)).map(({ line }) => line),
    )
    // A program’s certificate tells what was done after a case, and is no case.
    if (begins.length > 0 && ends.length === 0 && begins.every((line) => completed.test(line)))
      return `The ${the} states: ${begins.slice(0, 2).map(quoted).join(' ')}`
    const charge = begins.length === 0 ? '' : ` states: ${begins.slice(0, 2).map(quoted).join(' ')}`
    const end =
      ends.length === 0
        ? ` ${gap(`How the matter in “${paper}” ended, with the certified disposition`)}`
        : ` ${charge === '' ? ' states' : 'Of how the matter ended it states'}: ${ends.slice(0, 3).map(quoted).join(' ')}`
    return `The ${the}${charge}${end}`.replaceAll(/ {2,}/g, ' ')
  })
  const ends = dispositions.filter(({ paper }) => records.some((one) => one.paper === paper)).map(({ line }) => line)
  const after = endedWithoutConviction(application, papers, ends)
  return `The Applicant discloses every arrest, citation and charge on Form N-400. ${[...said, ...ofPolice, ...after].join(' ')}`
}

/** What the police write of a stop that led to no charge, where no other record of it is told. */
function toldByPolice(application: NaturalizationCase, told: readonly string[]): string[] {
  return enclosedPapers(application, 'ARREST_RECORDS')
    .filter((title) => !told.includes(title))
    .flatMap((title) => {
      const text = application.input.sources.find((one) => one.title === title)?.text ?? ''
      const said = text
        .split('\n')
        .flatMap((line) => sentencesOf(line.replaceAll(/\s+/gu, ' ').trim()))
        .filter(
          (one) => /\b(?:detained|arrest\p{Ll}*|released|charges?|incident)\b/iu.test(one) && /\p{Ll}{2}/u.test(one),
        )
      return said.length === 0
        ? []
        : [
            `The ${enclosedPaper(application, title, { noun: 'record', under: 'ARREST_RECORDS' })} states: ${said.slice(0, 3).map(quoted).join(' ')}`,
          ]
    })
}

const completed =
  /\b(?:completed|completion of|graduated|finished)\b[^.]{0,80}\b(?:program|course|class|school|treatment|counseling|intervention)\b/i

/** `ORDER OF DISMISSAL` is what the paper is called, and says nothing where a sentence does. */
const sentences = (lines: readonly string[]): readonly string[] => {
  const said = lines.filter((line) => /\p{Ll}{2}/u.test(line))
  return said.length > 0 ? said : lines
}

/** No record is at hand: what the paper tells of it, and a gap for the record. */
const accountOf = (paper: string, lines: readonly string[]): string =>
  `The ${paper} says of it: ${lines.slice(0, 2).map(quoted).join(' ')} ${gap('The certified record of the arrest, citation or charge, and how it ended')}`

/** Without the number of its paragraph; the full stop stands within the quotation. */
const quoted = (line: string): string =>
  escapeText(`“${curlyQuotes(line.replace(/^\(?\d{1,2}[.)]\s+/, '').replace(/[.;]$/, ''))}.”`)

const isDecisionOfUscis = ({ sources }: NaturalizationCase['input'], title: string): boolean =>
  sources.some(
    (one) =>
      one.title === title &&
      /\b(?:U\.?S\.? Citizenship and Immigration Services|USCIS)\b/iu.test(one.text.slice(0, 200)) &&
      /\b(?:decision|denied|denial|notice of (?:action|intent))\b/iu.test(`${title} ${one.text.slice(0, 400)}`),
  )

/** Every matter was dismissed, by its own record, and none of these records tells of a plea or of terms: no conviction. */
function endedWithoutConviction(
  { input, answers }: NaturalizationCase,
  papers: readonly string[],
  ends: readonly string[],
): string[] {
  const outcomes = rowsOf(answers, 'arrests').map(({ outcome = '' }) => outcome)
  const text = input.sources
    .filter(({ title }) => papers.includes(title))
    .map((one) => one.text)
    .join('\n')
    .replaceAll(/\bnot guilty\b/giu, ' ')
  return outcomes.length === papers.length &&
    outcomes.length > 0 &&
    outcomes.every((one) => one === 'charged_dismissed' || one === 'acquitted') &&
    ends.some((line) => /\b(?:dismiss\p{Ll}*|acquitted|not guilty|nolle)\b/iu.test(line)) &&
    !/\b(?:plea|plead\p{Ll}*|pled|guilty|convict\p{Ll}*|no contest|nolo|deferred|diversion|probation|adjudicat\p{Ll}*|sentence\p{Ll}*|conditions?)\b/iu.test(
      text,
    )
    ? ['By that record no conviction followed (INA § 101(a)(48)(A), 8 U.S.C. § 1101(a)(48)(A)).']
    : []
}
