import { choicesOf } from '#domain/questionnaire/question.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { escapeText } from '#domain/section-content/write.ts'
import type { NaturalizationCase } from '../case.ts'
import { enclosedPapers, isOfOffice } from '../case/enclosed-papers.ts'
import { readPapers } from '../case/papers.ts'

type Said = { readonly paper: string; readonly words: string }

const employed =
  /\b(?:has been|is|was) employed (?:by|as)\b|\b(?:is|will be|has been) assigned to\b|\bReporting date\b|\bTour:/u
const intends =
  /\b(?:I|We) (?:will|intend to|shall) (?:live with|reside with|join|take up residence|return to the United States)\b/u
const taxes =
  /\binstallment agreement\b|\brepayment plan\b|\baccount is in good standing\b|\b(?:monthly payment|amount owed)\b/iu

/** So many sentences of one paper are quoted. */
const most = 3

/** Under INA 319(b) what the papers say of the spouse's employment abroad, and of the Applicant's own intent, word for word. */
export function stationedParagraph(application: NaturalizationCase): string | undefined {
  if (application.basis !== '319(b)') return undefined
  const work = saidIn(application, employed)
  const intent = saidIn(application, intends)
  const told = [
    ...quotedBy(work, 'Of the employment and the assignment abroad'),
    ...quotedBy(intent, 'Of the Applicant’s intent'),
  ]
  return told.length === 0 ? undefined : told.join(' ')
}

/** Of taxes overdue or not filed that the answers disclose, what the tax office itself says, the year in its own line. */
export function taxesParagraph(application: NaturalizationCase): string | undefined {
  const concerns = choicesOf(application.answers, 'legal_concerns')
  const isOverdue = concerns.includes('overdue_taxes')
  const isUnfiled = concerns.includes('failed_to_file_taxes')
  if (!isOverdue && !isUnfiled) return undefined
  const lines = readPapers(application.input)
    .taxes.filter((one) => (one.isUnfiled ? isUnfiled : isOverdue) && one.line.length <= longestLine)
    .map(({ paper, line }) => ({ paper, words: line }))
  const sentences = isOverdue ? saidIn(application, taxes) : []
  const said = [...lines, ...sentences.filter(({ words }) => !lines.some((one) => one.words.includes(words)))].filter(
    ({ paper }) => !isOfOffice(paper) && !account.test(paper),
  )
  return toldBy(said, 'Of the taxes disclosed on Form N-400')
}

/** Of support in arrears that the answers disclose, what the paper of its payments says. */
export function supportParagraph(application: NaturalizationCase): string | undefined {
  if (!choicesOf(application.answers, 'legal_concerns').includes('support_arrears')) return undefined
  const papers = enclosedPapers(application, 'SUPPORT_PROOF')
  const said = saidIn(application, arrears).filter(({ paper }) => papers.includes(paper))
  return toldBy(said, 'Of the arrears of support disclosed on Form N-400')
}

const arrears = /\b(?:past due|arrears|arrearage|repayment|in addition)\b/iu
const account = /\b(?:declaration|affidavit|statement of)\b/iu
/** A longer line is no line of a transcript. */
const longestLine = 320

function toldBy(said: readonly Said[], lead: string): string | undefined {
  const told = quotedBy(said, lead)
  return told.length === 0 ? undefined : told.join(' ')
}

function saidIn({ input }: NaturalizationCase, says: RegExp): Said[] {
  return input.sources
    .filter(({ kind, title }) => kind === 'client_document' && !isOfOffice(title))
    .flatMap(({ title, text }) =>
      text
        .split('\n')
        .flatMap((line) => sentencesOf(line.replaceAll(/\s+/gu, ' ').trim()))
        .filter((words) => says.test(words))
        .slice(0, most)
        .map((words) => ({ paper: title, words })),
    )
}

function quotedBy(said: readonly Said[], lead: string): string[] {
  return [...Map.groupBy(said, ({ paper }) => paper)].map(
    ([paper, all], at) =>
      `${at === 0 ? `${lead}, the` : 'The'} enclosed paper “${escapeText(paper)}” states: ${all
        .map(({ words }) => escapeText(`“${curlyQuotes(words.replace(/[.;]$/u, ''))}.”`))
        .join(' ')}`,
  )
}
