import { choicesOf, isYes } from '#domain/questionnaire/question.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { compactIdentifier, findIdentifiers } from '#domain/identifiers/find-identifiers.ts'
import { escapeText } from '#domain/section-content/write.ts'
import type { SourceText } from '#domain/drafting/tool.ts'
import { countWords } from '#domain/language/sentences.ts'
import { fieldText } from '#domain/clients/client-record.ts'
import type { NaturalizationCase } from '../case.ts'
import { concernTerms } from '../case/concern-terms.data.ts'
import { enclosedPapers, isOf, isOfConcern, isOfOffice } from '../case/enclosed-papers.ts'
import { chosenConcerns } from '../case/evidence.ts'
import { readPapers } from '../case/papers.ts'
import type { ExhibitCode } from '../case/exhibit-code.ts'
import { answeredDenial } from './answered-denial.ts'
import { enclosedPaper } from './paper-cites.ts'

/** `at`: which sentence of the paper; of a line of figures there is none. */
type Said = {
  readonly paper: string
  readonly words: string
  readonly at?: number
  /** The day of the paper. */
  readonly day?: string
}

const employed =
  /\b(?:has been|is|was) employed (?:by|as)\b|\b(?:is|will be|has been) assigned to\b|\bReporting date\b|\bTour:/u
const intends =
  /\b(?:I|We) (?:will|intend to|shall) (?:live with|reside with|join|take up residence|return to the United States)\b/u
const taxes =
  /\binstallment agreement\b|\brepayment plan\b|\bin good standing\b|\b(?:monthly payment|amount owed|last payment)\b|\$[\d,.]{2,10} (?:monthly|a month)\b|\bbalance(?: due| owed)?:? \$|\bamount (?:due|owed)\b|^tax (?:year|period) (?:19|20)\d\d\b/iu

/** So many sentences of one paper are quoted. */
const most = 3

/** Under INA 319(b) what the papers say of the spouse's employment abroad, and of the Applicant's own intent, word for word. */
export function stationedParagraph(application: NaturalizationCase): string | undefined {
  if (application.basis !== '319(b)') return undefined
  const work = saidIn(application, employed)
  const intent = saidIn(application, intends)
  const told = [
    ...quotedBy(application, work, 'Of the employment and the assignment abroad'),
    ...quotedBy(application, intent, 'Of the Applicant’s intent'),
  ]
  return told.length === 0 ? undefined : told.join(' ')
}

/** Of taxes overdue or not filed that the answers disclose, what the tax office itself says, the year in its own line. */
export function taxesParagraph(application: NaturalizationCase): string | undefined {
  const { input } = application
  const concerns = choicesOf(application.answers, 'legal_concerns')
  const isOverdue = concerns.includes('overdue_taxes')
  const isUnfiled = concerns.includes('failed_to_file_taxes')
  if (!isOverdue && !isUnfiled) return undefined
  const lines = readPapers(application.input)
    .taxes.filter((one) => (one.isUnfiled ? isUnfiled : isOverdue) && one.line.length <= longestLine)
    .map(({ paper, line }) => ({ paper, words: line }))
  const sentences = isOverdue ? inTheirLines(saidIn(application, taxes), application) : []
  const said = [...lines, ...sentences.filter(({ words }) => !lines.some((one) => one.words.includes(words)))].filter(
    ({ paper }) => !isOfOffice(paper) && !account.test(paper) && !isOfSupport(paper, application),
  )
  const told = toldBy(application, said, 'Of the taxes disclosed on Form N-400', 'LEGAL_CONCERNS')
  const isStated = input.sources.some(
    (paper) => paper.kind === 'client_document' && !isOfOffice(paper.title) && isOwn(paper) && ofTaxes.test(paper.text),
  )
  return told === undefined || !isStated ? told : `${told} The Applicant’s own statement on the matter is enclosed.`
}

const ofTaxes = /\b(?:tax(?:es)?|IRS|return for (?:19|20)\d\d|papers for (?:19|20)\d\d)\b/iu

/** `12-31-2022: ... Balance $106.00`: a sentence under the year of its line stands with the line; of what is settled nothing is told. */
function inTheirLines(said: readonly Said[], { input }: NaturalizationCase): Said[] {
  const whole = said.map((one) => {
    const text = input.sources.find(({ title }) => title === one.paper)?.text ?? ''
    const line = text.split('\n').find((row) => row.replaceAll(/\s+/gu, ' ').includes(one.words))
    const isOfYear = line !== undefined && line.length <= longestLine && /^[^.]{0,60}\b(?:19|20)\d\d: /u.test(line)
    return isOfYear ? { paper: one.paper, words: line.trim() } : one
  })
  return whole.filter(
    ({ words }, at) =>
      !/\bBalance:? \$0\.00\.?$/iu.test(words) && whole.findIndex((other) => other.words === words) === at,
  )
}

/** Its balance is one of support. */
const isOfSupport = (paper: string, application: NaturalizationCase): boolean =>
  (['SUPPORT_ORDER', 'SUPPORT_PROOF', 'PRIOR_MARRIAGES'] as const).some((code) =>
    enclosedPapers(application, code).includes(paper),
  )

/** Of support that is paid, or in arrears, what the paper of its payments says. */
export function supportParagraph(application: NaturalizationCase): string | undefined {
  const isOwing = choicesOf(application.answers, 'legal_concerns').includes('support_arrears')
  if (!isOwing && !isYes(application.answers, 'is_paying_child_support')) return undefined
  const papers = enclosedPapers(application, 'SUPPORT_PROOF')
  const said = saidIn(application, isOwing ? arrears : payments).filter(({ paper }) => papers.includes(paper))
  return toldBy(
    application,
    said,
    isOwing ? 'Of the arrears of support disclosed on Form N-400' : 'Of the support that the Applicant pays',
    'SUPPORT_PROOF',
  )
}

/** Of each other matter that the answers disclose, what an office says of it, word for word; the Applicant's own account is enclosed. */
export function concernsParagraphs(application: NaturalizationCase): string[] {
  const { input, answers } = application
  const chosen = chosenConcerns({ answers })
  return Object.entries(concernTerms).flatMap(([concern, terms]) => {
    if (!chosen.includes(concern)) return []
    // A paper speaks of its own matter alone: a change of address is no removal proceeding.
    const papers = input.sources.filter(
      (paper) =>
        paper.kind === 'client_document' &&
        !isOfOffice(paper.title) &&
        (isOf(terms.words, paper) || (isOwn(paper) && (isOfConcern(paper, input) || terms.words.test(paper.text)))),
    )
    const own = papers.filter(isOwn)
    const lead = `Of ${terms.name}, disclosed on Form N-400`
    const said = papers
      .filter((paper) => !own.includes(paper))
      .flatMap((paper) => [...boxesOf(paper, terms.words), ...sentencesOfOffice(paper)])
      .map((one) => ({ ...one, words: withoutNumbersOfOthers(one.words, application) }))
    const told = quotedBy(application, said, lead, 'LEGAL_CONCERNS')
    const answered = concern === 'prior_denial' ? answeredDenial(application, papers) : []
    const stated = own.length > 0 ? ['The Applicant’s own statement on the matter is enclosed.'] : []
    // W09 asks for it: without a paper the letter says nothing.
    if (told.length === 0) return []
    return [[...told, ...answered, ...stated].join(' ')]
  })
}

const isOwn = ({ title, text }: SourceText): boolean =>
  account.test(title) || /\bstatement\b/iu.test(title) || inOwnVoice.test(text)

/** Somebody else’s A-number, and anybody’s Social Security number, stands in no letter: brackets say what was there. */
function withoutNumbersOfOthers(words: string, { input }: NaturalizationCase): string {
  const own = compactIdentifier('a-number', fieldText(input.client.client, 'a_number') ?? '')
  return findIdentifiers(words).reduceRight((text, { kind, value, start, end }) => {
    if (kind === 'social-security-number') return `${text.slice(0, start)}[number left out]${text.slice(end)}`
    if (kind !== 'a-number' || value === own) return text
    return `${text.slice(0, start)}[another A-number]${text.slice(end)}`
  }, words)
}

const inOwnVoice =
  /(?<![\p{L}.])[Ii](?:['’](?:m|ve|d|ll))? (?:am|was|did|have|had|do|drive|work|live|went|never|got|took)\b/u
/** `Re: Mutasim Abdelrahim, voter no. 2207714`, and what is set in capitals, is the head of a paper. */
const isSentence = (words: string): boolean =>
  !/^(?:Re|RE|Subject|To|From|Date|Dated|In (?:the )?(?:[Mm]atter|re)(?: of)?|In the interest of)\b ?:?/u.test(words) &&
  /\p{Ll}{2}/u.test(words)
/** What a paper of an office says, its head and its addresses left out. */
const sentencesOfOffice = ({ title, text }: SourceText): Said[] => {
  const all = sentencesIn(text)
  const day = all.find((words) => /^\p{Lu}\p{Ll}{2,8} \d{1,2}, (?:19|20)\d\d\.$/u.test(words))?.slice(0, -1)
  return all
    .map((words, at) => ({ paper: title, words, at, ...(day !== undefined && { day }) }))
    .filter(({ words }) => isSentence(words) && /[.]$/u.test(words) && countWords(words) > 3)
    .slice(0, mostOfConcern)
}

/** `Are you a citizen? [X] Yes [ ] No`: a box of a form that was checked on the matter itself. */
const boxesOf = ({ title, text }: SourceText, words: RegExp): Said[] =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/gu, ' ').trim())
    .filter((line) => /\[x\]/iu.test(line) && (words.test(line) || /\bcitizen\b|\bregist(?:er|ration)\b/iu.test(line)))
    .map((line) => ({ paper: title, words: line }))

/** So many sentences on a matter that has to be told whole. */
const mostOfConcern = 6

const payments = /\bpayments?\b[^]{0,120}\b(?:\d+ payments|balance|received|arrears)\b|\b\d+ of \d+\b|\barrears:? \$0/iu
const arrears =
  /\b(?:past due|arrears|arrearage|repayment|in addition|balance as of|payments? (?:are |is )?current)\b/iu
const account = /\b(?:declaration|affidavit|statement of)\b/iu
/** A longer line is no line of a transcript. */
const longestLine = 320

function toldBy(
  application: NaturalizationCase,
  said: readonly Said[],
  lead: string,
  under: ExhibitCode,
): string | undefined {
  const told = quotedBy(application, said, lead, under)
  return told.length === 0 ? undefined : told.join(' ')
}

function saidIn({ input }: NaturalizationCase, says: RegExp): Said[] {
  return input.sources
    .filter(({ kind, title }) => kind === 'client_document' && !isOfOffice(title))
    .flatMap(({ title, text }) =>
      sentencesIn(text)
        .map((words, at) => ({ paper: title, words, at }))
        .filter(({ words }) => says.test(words) && (says !== taxes || !ofNothing.test(words)))
        // A plan of payments says more than one more balance.
        .toSorted((a, b) => Number(ofPlan.test(b.words)) - Number(ofPlan.test(a.words)))
        .slice(0, most)
        .toSorted((a, b) => a.at - b.at),
    )
}

const sentencesIn = (text: string): string[] =>
  text.split('\n').flatMap((line) => sentencesOf(line.replaceAll(/\s+/gu, ' ').trim()))

const ofPlan = /\b(?:installment agreement|repayment plan|in good standing|payments received)\b/iu
const ofNothing = /\bbalance:? \$0\.00\.?$/iu

/** In one pair of quotation marks what follows on each other in the paper; marks inside of it are single ones. */
const runOf = (said: readonly Said[]): string =>
  escapeText(
    `“${curlyQuotes(
      said
        .map(({ words }) => words.replace(/[.;]$/u, '.'))
        .join(' ')
        .replace(/[.;]$/u, ''),
    )
      .replaceAll('“', '‘')
      .replaceAll('”', '’')}.”`,
  )

function quotedBy(application: NaturalizationCase, said: readonly Said[], lead: string, under?: ExhibitCode): string[] {
  return [...Map.groupBy(said, ({ paper }) => paper)].map(
    ([paper, all], at) =>
      `${at === 0 ? `${lead}, the` : 'The'} ${enclosedPaper(application, paper, { day: all[0]?.day, under })} states: ${runsOf(all).map(runOf).join(' ')}`,
  )
}

/** Sentences that follow on each other in the paper are one run; what lies apart stands alone. */
function runsOf(said: readonly Said[]): Said[][] {
  return said.reduce<Said[][]>((runs, one) => {
    const last = runs.at(-1)
    const before = last?.at(-1)
    if (before?.at !== undefined && before.at + 1 === one.at && before.words.endsWith('.')) last?.push(one)
    else runs.push([one])
    return runs
  }, [])
}
