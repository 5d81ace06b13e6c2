import { fieldText } from '#domain/clients/client-record.ts'
import { choicesOf, isYes } from '#domain/questionnaire/question.ts'
import type { DraftInput, SourceText } from '#domain/drafting/tool.ts'
import type { NaturalizationCase } from '../case.ts'
import { concernTerms } from './concern-terms.data.ts'
import { chosenConcerns } from './evidence.ts'
import type { ExhibitCode } from './exhibit-code.ts'
import { headLength, kindOf } from './paper-kinds.ts'
import { readPapers } from './papers.ts'
import { speaksForApplicant } from './papers-of-equities.ts'

/** Papers of the office itself are read for the checks and never enclosed. */
export const isOfOffice = (title: string): boolean => /\b(?:notes?|intake|call|memo|e-?mail)\b/i.test(title)

/** Papers of the client that no exhibit of the letter takes up. */
export function looseTitles(
  application: NaturalizationCase,
  codes: readonly ExhibitCode[],
  told: readonly string[],
): string[] {
  const taken = new Set([...codes.flatMap((code) => enclosedPapers(application, code)), ...told])
  return papersOf(application.input)
    .map(({ title }) => title)
    .filter((title) => !taken.has(title))
}

/** The client's papers that belong to an exhibit, by their titles in the order of the file; none of them twice. */
export function enclosedPapers({ input }: Pick<NaturalizationCase, 'input'>, code: ExhibitCode): string[] {
  if (code === 'ARREST_RECORDS') return arrestPapers(input)
  const papers = papersOf(input)
  if (code === 'POSITIVE_EQUITIES')
    return papers
      .filter((paper) => speaksForApplicant(paper, input) || isOfTaxesPaid(paper, input))
      .map(({ title }) => title)
  const own = papers.filter(
    (paper) => codeOf(paper, input) === code || (code === 'LEGAL_CONCERNS' && provesTaxes(paper, input)),
  )
  if (code === 'NAME_CHANGE' && own.length === 0)
    return papers
      .filter((paper) => codeOf(paper, input) === 'MARRIAGE_CERT' && givesName.test(paper.text))
      .map(({ title }) => title)
  if (code !== 'SUPPORT_PROOF' || own.length > 0) return own.map(({ title }) => title)
  // One paper is the order and the record of its payments.
  return papers
    .filter((paper) => codeOf(paper, input) === 'SUPPORT_ORDER' && tellsPayments.test(paper.text))
    .map(({ title }) => title)
}

const tellsPayments =
  /\bpayments?\b[^.]{0,120}\b(?:history|record|received|made|balance|due|paid)\b|\b\d+ (?:of \d+ )?payments\b/iu

function codeOf(paper: SourceText, input: DraftInput): ExhibitCode | undefined {
  if (isSpousesCitizenship(paper, input)) return 'SPOUSE_USC'
  if (endsMarriageByDeath(paper)) return 'PRIOR_MARRIAGES'
  return kindOf(paper) ?? (isOfConcern(paper, input) || isOwnAccount(paper, input) ? 'LEGAL_CONCERNS' : undefined)
}

/** Transcripts that answer a long trip or taxes that are disclosed; under INA 319(a) they have an exhibit of their own. */
const provesTaxes = (paper: SourceText, { answers }: DraftInput): boolean =>
  !isYes(answers, 'is_applying_based_on_marriage') &&
  chosenConcerns({ answers }).some((one) => /^(?:trip_over_6_months|overdue_taxes|failed_to_file_taxes)$/u.test(one)) &&
  kindOf(paper) === 'IRS_3Y'

/** The Applicant’s own statement, where there is a matter to state. */
const isOwnAccount = ({ title, text }: SourceText, { answers, client }: DraftInput): boolean =>
  isYes(answers, 'has_legal_concerns') &&
  ((/^(?:affidavit|declaration|statement) of\b/i.test(title) && title.includes(client.first_name)) ||
    (/\b(?:statement|story|account)\b(?! transcript)/i.test(title) &&
      /(?<![\p{L}.])I (?:am|was|had|did|have|went|came|applied|slapped|left)\b/u.test(text)))

/** A certificate of death that speaks of a marriage; that of a parent ends none. */
const endsMarriageByDeath = ({ title, text }: SourceText): boolean =>
  (/\bdeath certificate\b|\bcertificate of death\b/i.test(title) ||
    /^[^.]{0,40}\b(?:death certificate|certificate of death)\b/i.test(text)) &&
  !/\b(?:mother|father|parent|son|daughter)\b/i.test(title) &&
  /\b(?:spouse|wife|husband|married|widow(?:er|ed)?)\b/i.test(`${title} ${text.slice(0, headLength)}`)

/** `Name of bride after marriage`: the certificate that says which name is borne since. */
const givesName = /\bnames?\b[^.:\n]{0,40}\bafter (?:the )?marriage\b|\b(?:new|married) name\b/i

/** A paper of an office on a matter that the answers disclose, or the Applicant's own statement on it. */
export function isOfConcern(paper: SourceText, { answers }: DraftInput): boolean {
  const terms = chosenConcerns({ answers }).flatMap((concern) => concernTerms[concern] ?? [])
  if (terms.length === 0) return false
  return terms.some(({ words }) => isOf(words, paper))
}

/** Its title or its head has these words. */
export const isOf = (words: RegExp, { title, text }: SourceText): boolean =>
  words.test(title) || words.test(text.slice(0, headLength))

/** `Passport of Jerome Baker`: a paper of citizenship that bears the name of the spouse on record. */
function isSpousesCitizenship({ title, text }: SourceText, { client }: DraftInput): boolean {
  const name = fieldText(client.spouse, 'name')?.toLowerCase().split(/\s+/) ?? []
  const words = `${title} ${text.slice(0, headLength)}`.toLowerCase()
  return (
    /\b(?:passport|birth certificate|certificate of (?:naturalization|citizenship)|naturalization certificate|FS-240)\b/i.test(
      title,
    ) &&
    name.length > 1 &&
    name.every((part) => words.includes(part))
  )
}

/** Transcripts that no other exhibit takes up, where the taxes speak for the Applicant. */
const isOfTaxesPaid = (paper: SourceText, input: DraftInput): boolean =>
  choicesOf(input.answers, 'positive_equities').includes('taxes') && codeOf(paper, input) === 'IRS_3Y'

/** Records of courts and agencies that tell of an arrest or of its end; an account of it is none. */
function arrestPapers(input: DraftInput): string[] {
  const { arrests, dispositions } = readPapers(input)
  return papersOf(input)
    .filter(
      ({ title, text }) =>
        (isOfCourt.test(text.slice(0, 120)) ||
          isOfPolice(title, text) ||
          !/\b(?:declaration|affidavit|statement|letter|application|form n-400)\b/i.test(title)) &&
        ([...arrests, ...dispositions].some(({ paper }) => paper === title) || isOfPolice(title, text)),
    )
    .map(({ title }) => title)
}

/** The head of a docket, whatever somebody called the file. */
const isOfCourt = /\b(?:trial court|district court|municipal court|superior court|docket)\b/i

/** What the police say of a stop that led to no charge. */
const isOfPolice = (title: string, text: string): boolean =>
  /\b(?:police|sheriff)\b/i.test(title) && /\b(?:arrest(?:ed)?|detained|no charges?)\b/i.test(text)

const papersOf = ({ sources }: Pick<DraftInput, 'sources'>): SourceText[] =>
  sources.filter(({ kind, title }) => kind === 'client_document' && !isOfOffice(title))
