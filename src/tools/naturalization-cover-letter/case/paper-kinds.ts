import type { SourceText } from '#domain/drafting/tool.ts'
import type { ExhibitCode } from './exhibit-code.ts'

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

/** So many letters of a paper are its head. */
export const headLength = 600

/** An agency's own record of payments, which names the order that it collects: `Order of support: $390 per month`. */
const isAgencyLedger = ({ title, text }: SourceText): boolean =>
  /\b(?:division of child support|child support (?:services|enforcement|payment center|division)|support (?:registry|disbursement unit))\b/i.test(
    text.slice(0, headLength),
  ) &&
  !/\border\b/i.test(title) &&
  !/\b(?:court|shall pay|ordered to pay)\b/i.test(text.slice(0, headLength))

/** Which exhibit a paper is by itself, whatever the answers say. */
export function kindOf(paper: SourceText): ExhibitCode | undefined {
  const { title, text } = paper
  const head = text.slice(0, headLength)
  // What it is called goes before what it also orders: a decree of divorce with support for a child.
  if (/\b(?:divorce|dissolution|annulment)\b/i.test(title) && !/\bsupport\b/i.test(title)) return 'PRIOR_MARRIAGES'
  if (isAgencyLedger(paper)) return 'SUPPORT_PROOF'
  return kinds.find((kind) => kind.title?.test(title) === true || kind.head?.test(head) === true)?.code
}
