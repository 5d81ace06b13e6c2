import type { SourceText } from '#domain/drafting/tool.ts'

/**
 * What a paper is, by its own head, for a letter that is filed: `order of the immigration judge`. Undefined where its
 * head does not say, or where the title that it has on file is no name for a file but its own.
 */
export function nameOfPaper(
  { title, text }: Pick<SourceText, 'title' | 'text'>,
  applicant: readonly string[],
): string | undefined {
  if (!isNameOfFile(title)) return undefined
  const head = text.slice(0, 900)
  const isOwn = isOfApplicant(title, text, applicant)
  return kinds
    .flatMap(({ says, name }) => (says.test(head) ? [name(head, title, text, isOwn)] : []))
    .find((one) => one !== undefined)
}

/** `my statement`, or one in which the Applicant says who speaks or signs. */
function isOfApplicant(title: string, text: string, names: readonly string[]): boolean {
  if (/^(?:my )?(?:statement|story|account|declaration)\b(?! of\b)$/iu.test(title.trim())) return true
  const signed = `${text.slice(0, 300)}\n${text.slice(-120)}`
  const [first = ' '] = names
  return (
    /\b(?:statement|declaration|affidavit|account|story)\b/iu.test(title) &&
    signed.includes(first) &&
    names.slice(1).some((name) => signed.includes(name))
  )
}

/**
 * `IJ order`, `decree`, `statement Wilder`: what counsel calls a file. It begins small, shortens, or is a word or two that
 * name nobody; `Letter of Mercy Regional Hospital` names the paper.
 */
const isNameOfFile = (title: string): boolean =>
  /^\p{Ll}/u.test(title) ||
  title.split(/\s+/u).some((word) => /^\p{Lu}{2,6}$/u.test(word) && !known.test(word)) ||
  title.split(/\s+/u).length < 3

const known = /^(?:IRS|USCIS|DMV|FBI|DD|NGB|GED|USA|US|INA|VA|DUI|DWI|EOIR|DHS|CP\d*)$/u

type Kind = {
  readonly says: RegExp
  readonly name: (head: string, title: string, text: string, isOwn: boolean) => string | undefined
}

const court =
  /^[^\n]{0,80}?\b((?:\p{L}[\p{L}’.&-]{0,20} ){1,6}COURT|COURT OF (?:\p{Lu}{1,20} ?){1,5}|(?:\p{Lu}[\p{L}’.&-]{0,20} ){1,6}Court)\b/mu

const kinds: readonly Kind[] = [
  {
    says: /^(?:United States of America )?permanent resident\b/imu,
    name: () => 'Permanent Resident Card',
  },
  {
    says: /\border of the immigration judge\b/iu,
    name: (head) => `${dayOf(head)}order of the immigration judge`,
  },
  {
    says: /\border of dismissal\b/iu,
    name: (head) => `${dayOf(head)}${ofCourt('order of dismissal', head)}`,
  },
  {
    says: /\b(?:final )?(?:divorce order|decree of (?:divorce|dissolution))\b|\bmarriage\b[^.]{0,120}\bdissolved\b/iu,
    name: (head) => ofCourt('divorce decree', head),
  },
  {
    says: /\bdivision of child support\b|\bchild support (?:services|enforcement|payment center|division)\b/iu,
    name: (head) =>
      `payment record of ${/division of/iu.test(head) ? 'the ' : ''}${titled(/\b(?:division of child support|child support (?:services|enforcement|payment center|division))\b/iu.exec(head)?.[0] ?? '')}`,
  },
  {
    says: /^[^\n]{0,60}\b(?:police department|police|sheriff[’']s office)\b/imu,
    name: (head) => {
      const office = /^((?:\p{L}[\p{L}’'.-]{0,20} ){1,4}(?:police department|sheriff[’']s office))/imu.exec(head)?.[1]
      return office === undefined ? undefined : `letter of the ${titled(office)}`
    },
  },
  {
    says: /\binternal revenue service\b/iu,
    name: (head) => {
      const notice = /\bNotice (CP ?\d{2,4}\p{Lu}?)\b/u.exec(head)?.[1]
      if (notice !== undefined) return `IRS Notice ${notice}`
      return /\btranscripts?\b/iu.test(head)
        ? 'IRS transcripts'
        : `${dayOf(head)}letter of the Internal Revenue Service`
    },
  },
  {
    says: /(?<![\p{L}.])[Ii](?:['’](?:m|ve|d))? \p{Ll}/u,
    name: (_head, _title, _text, isOwn) => (isOwn ? 'statement of the Applicant' : undefined),
  },
  {
    says: /\bcertificate of marriage\b|\bmarriage certificate\b/iu,
    name: () => 'certificate of marriage',
  },
  {
    says: /\bcertificate of death\b|\bdeath certificate\b/iu,
    name: () => 'certificate of death',
  },
  {
    says: /^\p{Lu}[^\n.]{6,80}(?:,|\.|\n)/u,
    name: (head, title, text) => {
      if (!/\bletter|ltr|employer|temple|church|parish|pastor|imam\b/iu.test(title)) return undefined
      const writer =
        /^((?:\p{Lu}[\p{L}’&.-]{0,24}|of|the|and|for)(?: (?:\p{Lu}[\p{L}’&.-]{0,24}|of|the|and|for)){1,6})(?=,|\n|\. )/u.exec(
          head,
        )?.[1]
      if (writer !== undefined && !/^(?:To|Dear|Re|I)\b/u.test(writer))
        return `letter of ${titled(writer).replace(/^The /u, 'the ')}`
      // `... to school each day. Lorena Paredes, Oct 2026`
      const signer = /[.!?]\s(\p{Lu}\p{Ll}{1,20}(?: \p{Lu}[\p{L}.’-]{1,20}){1,2})(?:, [^.\n]{2,40})?\.?\s{0,4}$/u.exec(
        text,
      )?.[1]
      return signer === undefined ? undefined : `letter of ${signer}`
    },
  },
  {
    says: court,
    name: (head, title) => ofCourt(/\bdivorce\b/iu.test(title) ? 'divorce record' : 'record', head),
  },
]

/** `order of dismissal of the Skagit County District Court`; without a court that is named, the paper alone. */
function ofCourt(paper: string, head: string): string {
  const name = titled(court.exec(head)?.[1] ?? '').replace(/^In the /u, '')
  return `${paper}${name === '' ? '' : ` of the ${name}`}`
}

/** `April 8, 2024 `: the day that a paper gives in a line of its own. */
const dayOf = (head: string): string => {
  const day = /^(?:(?:Date|Dated):? )(\p{Lu}\p{Ll}{2,8} \d{1,2}, (?:19|20)\d\d)/mu.exec(head)?.[1]
  return day === undefined ? '' : `${day} `
}

/** `SKAGIT COUNTY DISTRICT COURT` as prose writes it. */
const titled = (words: string): string =>
  // `Bay Ridge Dialysis LLC` is written as it should be.
  /\p{Lu}\p{Ll}/u.test(words)
    ? words.trim()
    : words
        .trim()
        .split(/\s+/u)
        .map((word, at) =>
          at > 0 && /^(?:of|the|and|for|in)$/iu.test(word)
            ? word.toLowerCase()
            : /^\p{Lu}{2}/u.test(word) || /^\p{Ll}/u.test(word)
              ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
              : word,
        )
        .join(' ')
