import { fieldText } from '#domain/clients/client-record.ts'
import { choicesOf, isYes } from '#domain/questionnaire/question.ts'
import type { DraftInput, SourceText } from '#domain/drafting/tool.ts'
import type { NaturalizationCase } from '../case.ts'
import { concernTerms } from './concern-terms.data.ts'
import { chosenConcerns } from './evidence.ts'
import type { ExhibitCode } from './exhibit-code.ts'
import { readPapers } from './papers.ts'

/** Papers of the office itself are read for the checks and never enclosed. */
export const isOfOffice = (title: string): boolean => /\b(?:notes?|intake|call|memo|e-?mail)\b/i.test(title)

type Kind = {
  readonly code: ExhibitCode
  readonly title?: RegExp
  /** Looked for in the first lines of the paper, where a court or an office says what it is. */
  readonly head?: RegExp
}

/** What a paper is, by its title and its head: the first kind that fits. */
const kinds: readonly Kind[] = [
  {
    code: 'GREEN_CARD',
    title: /\b(?:permanent resident card|green card|I-551|I-90)\b/i,
    head: /\bNotice of Action\b[^]{0,40}\bI-90\b|^(?:united states of america )?permanent resident (?:card\b|surname\b)/i,
  },
  {
    code: 'NAME_CHANGE',
    title: /\b(?:name change|change of name)\b/i,
    head: /\border (?:changing|for change of) name\b|\bname of (?:the )?(?:petitioner|applicant)\b[^.]{0,80}\bchanged to\b/i,
  },
  {
    code: 'SUPPORT_ORDER',
    title: /\b(?:child )?support order\b|\bcourt\b.{0,60}\bsupport\b|\border\b.{0,40}\bsupport\b/i,
    head: /(?<!\bno )\border (?:of|for|to pay) (?:child )?support\b|\b(?:shall|is ordered to) pay\b[^.]{0,80}\b(?:support of|for (?:the |\w+ )?minor child)/i,
  },
  {
    code: 'SUPPORT_PROOF',
    title: /\bsupport (?:ledger|payments?|history|statement|receipts?)\b/i,
    head: /\b(?:family support center|child support (?:division|services|enforcement)|support payment)\b/i,
  },
  {
    code: 'PRIOR_MARRIAGES',
    title: /\b(?:divorce|dissolution|annulment)\b/i,
    head: /\b(?:decree|judgment) of (?:divorce|dissolution|annulment)\b|\bmarriage\b[^.]{0,120}\b(?:is|was) (?:hereby )?(?:declared|annulled|dissolved)\b/i,
  },
  {
    code: 'MARRIAGE_CERT',
    title: /\bmarriage (?:certificate|license|record)\b|\bcertificate of marriage\b/i,
    head: /^[^.]{0,60}\bcertificate of marriage\b/i,
  },
  {
    code: 'STATIONED_ABROAD',
    head: /\b(?:is|will be|has been) assigned\b|\bORDERS?\b[^]{0,200}?\bassigned\b|\bReporting date\b|\bcommand sponsorship\b/i,
  },
  {
    code: 'INTENT_STATEMENT',
    title: /\bDD (?:Form )?1278\b|\bstatement of intent\b/i,
    head: /\btake up residence in the United States\b/i,
  },
  { code: 'DISCHARGE', title: /\bDD (?:Form )?214\b|\bNGB (?:Form )?22\b|\bdischarge\b/i },
  {
    code: 'IRS_3Y',
    title: /\btax (?:return )?transcripts?\b|^return transcripts?\b|\bform 1040\b|\btax returns?\b/i,
    head: /^tax return transcripts?\b/i,
  },
  {
    code: 'LEGAL_CONCERNS',
    title:
      /\binstallment agreement\b|\bpayment plan\b|\bselective service\b|\b(?:account transcripts?|record of account)\b/i,
    head: /\binstallment agreement\b|\brepayment plan\b|\bselective service system\b/i,
  },
  {
    code: 'JOINT_EVIDENCE',
    title: /\bjoint\b|\b(?:lease|mortgage|deed)\b|\bbank statements?\b|\bbirth certificates? of (?:the )?child/i,
    head: /\bjoint (?:checking|savings|account|tenan\w+)\b/i,
  },
]

const headLength = 600

/** An agency's own record of payments, which names the order that it collects: `Order of support: $390 per month`. */
const isAgencyLedger = ({ title, text }: SourceText): boolean =>
  /\b(?:division of child support|child support (?:services|enforcement|payment center|division)|support (?:registry|disbursement unit))\b/i.test(
    text.slice(0, headLength),
  ) &&
  !/\border\b/i.test(title) &&
  !/\b(?:court|shall pay|ordered to pay)\b/i.test(text.slice(0, headLength))

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
      .filter(
        (paper) =>
          isEmployersLetter(paper, input) ||
          isNeighborsLetter(paper, input) ||
          isFamilysLetter(paper, input) ||
          isSchoolsPaper(paper, input) ||
          isOfTaxesPaid(paper, input),
      )
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
  /\b(?:has (?:worked|taught|been employed|been with)|is employed|works|drives|teaches)\b[^.]{0,80}\b(?:since|for us|here)\b|\bhas been [^.]{3,80} (?:with|for|at) us\b|\bwas hired on\b|\bhas been on our [^.]{3,60} since\b|\bfull[- ]time since\b|\bhas (?:cleaned|cooked|driven|cared|painted|built|served|fished|sailed|sewn|baked)\b[^.]{0,60}\b(?:for us|for (?:my|our) (?:crew|company|shop|family|restaurant|kitchen|boat|guests))\b/i

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

/** Transcripts that no other exhibit takes up, where the taxes speak for the Applicant. */
const isOfTaxesPaid = (paper: SourceText, input: DraftInput): boolean =>
  choicesOf(input.answers, 'positive_equities').includes('taxes') && codeOf(paper, input) === 'IRS_3Y'

const ofCommunity =
  /\b(?:pastor|priest|imam|rabbi|reverend|deacon|church|parish|mosque|temple|congregation|gurdwara|neighbou?rs?|coach|volunteers?|volunteered|youth|food (?:bank|pantry)|PTA|community center|fire department|monks|Army|Navy|Marine Corps|citizenship instruction)\b/i

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

function kindOf(paper: SourceText): ExhibitCode | undefined {
  const { title, text } = paper
  const head = text.slice(0, headLength)
  // What it is called goes before what it also orders: a decree of divorce with support for a child.
  if (/\b(?:divorce|dissolution|annulment)\b/i.test(title) && !/\bsupport\b/i.test(title)) return 'PRIOR_MARRIAGES'
  if (isAgencyLedger(paper)) return 'SUPPORT_PROOF'
  return kinds.find((kind) => kind.title?.test(title) === true || kind.head?.test(head) === true)?.code
}
