import { isCommonWord } from '#domain/language/dictionary.ts'
import { foldToWords, foldWord } from '#domain/language/fold.ts'
import { givenNames } from '#domain/language/given-names.data.ts'
import type { PersonRole, TemplateLine } from '#domain/template-sections/old-case.ts'
import { isDateLine } from '#domain/template-sections/cues.ts'
import { firmEnd, organizationEnd } from './lexicon.data.ts'
import { type IsOrdinary, type IsProtected, isNameWord, particle } from './name-words.ts'

/** What a letterhead and a signature block say by where they stand. */
export type LetterEnds = {
  /** A law firm writes, not an expert, an employer or a witness. */
  readonly isCounsel: boolean
  readonly signers: readonly { readonly role: PersonRole; readonly written: string; readonly kinWord?: string }[]
  /** Names of the firm or body that writes. */
  readonly firms: readonly string[]
}

const closing =
  /^\W*(?:sincerely|respectfully|very truly|truly yours|yours|(?:best|kind|warm) regards|regards|with (?:thanks|gratitude|regards)|thank you for your|many thanks|cordially|faithfully|god bless|blessings|in christ|peace|bendiciones|que dios|atentamente|dated?\b|executed on|submitted by|by:|signed|agreed)/iu
/** `With hope,`: a few words and a comma on a line of their own. */
const farewell = /^\p{Lu}\p{Ll}[\p{L}’' ]{2,26},$/u
const afterwards =
  /^\W*(?:certificate|proof of|index|exhibits?\b|enclos|encl\b|cc:|attachment|order of|united states|declaration|note)/iu
const counsel =
  /\b(?:our (?:office|firm|client)|(?:this|the) (?:office|firm|letter) (?:represents|will represent)|represents (?:Mr|Ms|Mrs|Mx|\p{Lu}\p{L}+)\b.{2,70} in (?:her|his|their|connection|removal|this)|we (?:write on behalf|represent|are counsel)|under-?signed(?! (?:notary|authority|officer|official|witness))|counsel for|attorneys? (?:at law|for)|law firm|EOIR ID|Bar No|Esq\b|choosing our firm|direct all (?:further )?(?:contact|correspondence)|Form G-28|moves? (?:this|the) court|moves? to|motion|attorney work product|attorney[-–]client|nuestros honorarios|bufete|abogad[oa])/iu
const legal = new RegExp(
  String.raw`(?:${firmEnd}|\b(?:Immigration|Legal|Advocates|Justice|Counsel|Attorneys?|Abogados?)\b.*)$`,
  'iu',
)
const contact =
  /\d{3}[-.) ]{1,2}\d{3}[-. ]?\d{4}|@\p{L}|\b\d{5}(?:-\d{4})?\b|^\d+ \p{L}|\b(?:EOIR|License|Psy\.?D|Ph\.?D|M\.D|LCSW|Esq|Attorneys? for|Counsel for)\b|\b(?:Suite|Street|Avenue|Road|Floor|Box|Lane|Boulevard)\b/u
const body = new RegExp(
  String.raw`(?:${firmEnd}|\b(?:${organizationEnd}|Advocates?|Project|Clinic|Group|Associates|Partners|Offices?|Nurser(?:y|ies)|Immigration|Legal|Justice|Network|Coalition|Practice|Defense|Society|Institute|Department of \p{Lu}\p{L}+ Studies|Agency|Studio|Industries|Enterprises|Solutions|Consulting|Inc|LLC))\b|\p{L} & \p{Lu}`,
  'u',
)
const publicOffice =
  /\b(?:USCIS|U\.S\.|United States|DHS|ICE|EOIR|Department of (?:Homeland|Justice|State|Labor)|Homeland|Citizenship and Immigration|Immigration (?:Court|Judge)|Executive Office|Board of Immigration|Customs|Enforcement and Removal|Service Center|Benefits Center|Records Center|Lockbox|Asylum Office|Field Office|Police|Sheriff|District Attorney|Consulate|Embassy|Office of the)\b/iu

export function readLetterEnds(
  lines: readonly TemplateLine[],
  isProtected: IsProtected,
  isOrdinary: IsOrdinary,
): LetterEnds {
  const written = lines.filter(({ part }) => part === 'body')
  const isOpen = (line: TemplateLine) => !isProtected(line, 0, line.text.length)
  const around = lines.filter(({ part }) => part === 'header' || part === 'footer')
  const head = letterhead(written).filter(isOpen)
  const top = [...head, ...around.filter(isOpen)].flatMap(pieces)
  const below = signatureLines(written)
    .filter((line) => isOpen(line) && !isNotary(line, written) && !ofAddress.test(line.text))
    .flatMap(pieces)
  const served = servers(written)
  const signed = below.filter((piece) => !served.includes(piece))
  const [first] = head
  const isFirms = (piece: string) => isSender(piece) || (first !== undefined && isOverAddress(first, written, below))
  const sender = head.slice(0, 1).flatMap(pieces).filter(isFirms)
  const isCounsel =
    !written.some(({ text }) => another.test(text)) &&
    ([...written, ...around].some(({ text }) => counsel.test(text)) ||
      [...head, ...signatureLines(written)].some(isOfLaw))
  const role: PersonRole = isCounsel ? 'attorney' : 'person'
  return {
    isCounsel,
    firms: [
      ...new Set(
        [...sender, ...firmsOfCounsel(written), ...[...top, ...below].filter(isBody)].map((piece) =>
          piece.replace(/[,;]$/, ''),
        ),
      ),
    ],
    signers: [
      ...over(written, judgeTitle).map((piece) => ({ role: 'judge' as const, written: piece })),
      ...over(written, otherCounsel).map((piece) => ({ role: 'department-counsel' as const, written: piece })),
      ...served.map((piece) => ({ role: 'person' as const, written: piece, kinWord: 'server' })),
      ...signed.map((piece) => ({ role, written: piece })),
    ].filter((signer) => !isBody(signer.written) && isPersonName(signer.written, isOrdinary)),
  }
}

/** The line over the street of whoever signs as `Counsel for`, under the name: the firm, whatever it is called. */
function firmsOfCounsel(written: readonly TemplateLine[]): string[] {
  return written.flatMap(({ text }, at) => {
    if (!/^\W*(?:attorneys?|counsel) for\b/iu.test(text)) return []
    const block = written.slice(Math.max(0, at - 6), at).map((line) => line.text.trim())
    const street = block.findLastIndex((line) => /^\d+ \p{L}|^P\.? ?O\.? Box/u.test(line))
    const [name = '', firm = ''] = block.slice(Math.max(0, street - 2), Math.max(0, street))
    const isName = /^\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]*){1,3}(?:, Esq\.?)?$/u.test(name)
    const isFirm = /^\p{Lu}[\p{L}’'&,. -]{6,60}$/u.test(firm) && firm.includes(' ') && !publicOffice.test(firm)
    return isName && isFirm && firm.toLowerCase() !== name.toLowerCase() && !paper.test(firm) ? [firm] : []
  })
}

/** Who takes the oath signs nothing of the letter: a name over `Notary Public`, and what stands under it. */
const isNotary = (line: TemplateLine, written: readonly TemplateLine[]): boolean =>
  /\bnotary public\b|\bmy commission expires\b/iu.test(line.text) ||
  /^\W*notary public\b/iu.test(written[written.indexOf(line) + 1]?.text ?? '')

const isOfLaw = ({ text }: TemplateLine): boolean => text.length < 60 && !publicOffice.test(text) && legal.test(text)
/** Somebody else than counsel writes. */
const another =
  /\b(?:my (?:professional|expert) opinion|(?:(?:this|my) (?:\p{L}+ )?psychological evaluation|psychological certainty)|I (?:have been|was) (?:asked|retained) by|^(?!\W*[-–•])(?!.{0,80}\b(?:of|by|from) ).{2,60}(?:Psy\.?D|LCSW)\.?\s*$|has worked for (?:me|us)|our employee|as (?:her|his) (?:employer|supervisor|pastor|teacher)|in support of its petition)/iu

/** The lines of the sender: those on top that an address, a telephone number or a date follows. */
function letterhead(written: readonly TemplateLine[]): TemplateLine[] {
  const start = written.findIndex(({ text }) =>
    /^\W*(?:re|in re|in the matter|to|dear|subject)\b|UNITED STATES|^\W*declara/iu.test(text),
  )
  // The day of a letter ends what its sender wrote over it.
  const day = written.slice(0, 8).findIndex(({ text }, at) => at > 1 && isDateLine(text))
  const head = written.slice(0, Math.min(start === -1 ? 6 : start, day === -1 ? 8 : day + 1))
  const [first] = head
  const isFollowed = (at: number) =>
    head.slice(at + 1, at + 4).some(({ text }) => contact.test(text) || /\b(?:19|20)\d\d\b/.test(text))
  return head.filter((line, at) => isFollowed(at) || (line === first && isSender(first.text)))
}

/** The line on top of an address that nobody signs: an employer, a school, a church. */
const isOverAddress = ({ text }: TemplateLine, written: readonly TemplateLine[], below: readonly string[]): boolean =>
  below.length > 0 &&
  written[0]?.text === text &&
  /^\d+ \p{L}|^P\.? ?O\.? Box/u.test(written[1]?.text ?? '') &&
  !below.some((piece) => text.includes(piece))

/** The first line of a paper in capitals that is no title of one. */
const isSender = (text: string): boolean =>
  text === text.toUpperCase() &&
  text.split(' ').length < 8 &&
  !/^via\b|\d{3}/iu.test(text) &&
  /\p{L} \p{L}/u.test(text) &&
  !paper.test(text)
const paper =
  /\b(?:motion|declaration|affidavit|statement|brief|letter|notice|petition|application|evaluation|report|agreement|memorandum|opinion|response|request|order|certificate|united states|court|department|detained|urgent|draft|confidential|privileged|declaración|carta|contract|retainer|index|exhibits?|(?:state|county|commonwealth|city) of)\b/iu

const isShortLine = ({ text, isHeading, row }: TemplateLine): boolean =>
  isHeading !== true && row === undefined && text.length < 50 && !tagged.test(text)
/** `Tab D Statements of Example Credit Union`: nobody signs with it. */
const tagged = /^\W*(?:Tab|Exhibit|Exh?\.|Attachment|Appendix) (?:[A-Z]{1,2}|\d{1,3})(?![\p{L}\d])/u

/** The lines under a closing, up to the next heading or what follows signatures. */
function signatureLines(written: readonly TemplateLine[]): TemplateLine[] {
  const firstHeading = written.findIndex(({ isHeading }) => isHeading)
  const body = firstHeading === -1 ? Math.floor(written.length / 2) : firstHeading
  return written.flatMap((line, at) => {
    // A name alone on its line, late in the paper or over `Attorney for`, is signed there.
    const isAlone = at > body || /^\W*(?:attorneys?|counsel) for\b/iu.test(written[at + 1]?.text ?? '')
    if (isAlone && isShortLine(line)) return [line]
    // `Date`, over a column, closes nothing.
    const isHead = line.row !== undefined && /^\W*\p{L}+\W*$/u.test(line.text)
    const isClosing = !isHead && (closing.test(line.text) || (at > written.length / 2 && farewell.test(line.text)))
    if (line.text.length > 80 || !isClosing) return []
    const next = written.slice(at + 1, at + 8)
    const end = next.findIndex(({ text, isHeading }) => isHeading || afterwards.test(text) || text.length > 80)
    return [line, ...(end === -1 ? next : next.slice(0, end))]
  })
}

/** Names over what their bearer is. */
const over = (written: readonly TemplateLine[], title: RegExp): string[] =>
  written.filter((_, at) => title.test(written[at + 1]?.text ?? '')).flatMap(pieces)
const judgeTitle = /^\W*(?:united states )?immigration judge\W*$/iu
const otherCounsel =
  /^\W*(?:(?:assistant|deputy|senior|acting|associate) )*(?:chief counsel|trial attorney)\b|^\W*(?:counsel|attorneys?) for (?:the )?(?:department|DHS|government|respondent agency)\b/iu

/**
 * Who certifies that a paper was served and signs nothing else of it: the last lines under `Certificate of Service` that
 * are a name. `earlier`: whom the paper names before.
 */
function servers(written: readonly TemplateLine[]): string[] {
  const start = written.findLastIndex(({ text }) => serves.test(text))
  if (start === -1) return []
  const end = written.slice(start + 1).findIndex(({ text, isHeading }) => isHeading === true || afterwards.test(text))
  const own = written.slice(start + 1, end === -1 ? undefined : start + 1 + end)
  const before = foldToWords(
    written
      .slice(0, start)
      .map(({ text }) => text)
      .join(' '),
  )
  return own
    .filter(({ text, row }) => row === undefined && text.length < 50 && !ofAddress.test(text))
    .flatMap((line) =>
      pieces({ ...line, text: line.text.replace(/, (?:Legal )?(?:Paralegal|Secretary|Assistant|Clerk)$/u, '') }),
    )
    .filter((piece) => !before.includes(foldToWords(piece.split(' ').at(-1) ?? '')))
}
const serves = /^\W*(?:certificate|proof|declaration|affidavit) of (?:service|mailing)\b/iu
/** `Los Angeles, CA 90017`. */
const ofAddress = /(?<!\d)\d{5}(?:-\d{4})?\W*$/u

/** The pieces of a line without `By:`, `/s/` and what the signer is. */
function pieces({ text }: TemplateLine): string[] {
  return text.split(/ {2,}|\t| [·|•] |\n/).flatMap((piece) => {
    const bare = piece
      .replace(/^\p{L}[\p{L} ]{1,30}: /u, '')
      .replace(/^\W*(?:by|signed|agreed|from|for)\W+/iu, '')
      .replace(/,? \(?[A-Z]{0,5}[ -]?\d[\dA-Z-]*\)?$/u, '')
      .replace(/^\W*\/?s\/\s*/u, '')
      .replace(/^[_\s]+/u, '')
      .replace(
        /,? (?:Esq\.?|Owner|Partner|Director|Manager|President|J\.?D\.?|Psy\.?D\.?|Ph\.?D\.?|M\.?D\.?|LCSW|L\.C\.S\.W\.)$/iu,
        '',
      )
      .trim()
    return bare === '' || /[a-z] [a-z]+ [a-z]+ [a-z]/.test(bare) || publicOffice.test(bare) ? [] : [bare]
  })
}

/** `EXAMPLE LEGAL CLINIC` is called `Example Legal Clinic`; titles of papers and public offices are written so too. */
const isInCapitals = (piece: string): boolean =>
  piece === piece.toUpperCase() && !paper.test(piece) && !publicOffice.test(piece) && piece.split(' ').length > 2
const asTitle = (piece: string): string =>
  piece.replaceAll(/\p{L}+/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
const isBody = (piece: string): boolean =>
  (body.test(piece) || (isInCapitals(piece) && body.test(asTitle(piece)))) &&
  !/, (?:Legal |Administrative )?(?:Assistant|Paralegal|Secretary|Intern|Clerk|Fellow)$/u.test(piece) &&
  piece.length < 70 &&
  /^\p{Lu}/u.test(piece) &&
  !contact.test(piece) &&
  !isField(piece)

/** `Business Immigration`: what a firm does, with nothing that it is called by. */
const isField = (piece: string): boolean =>
  !/&|,|\p{L} \p{L}+ (?:Clinic|Project|Practice|Partners|Group|Associates|Network|Society|Collective|Coalition)$/iu.test(
    piece,
  ) &&
  foldToWords(piece)
    .split(' ')
    .every((word) => isCommonWord(word) || /^(?:law|and|at|legal|attorneys?|lawyers?)$/.test(word))

const small = new RegExp(`^${particle}$`, 'iu')

/** A line that is nothing but a name: two to six words with capitals, of which none is the law's or the office's. */
function isPersonName(text: string, isOrdinary: IsOrdinary): boolean {
  const words = text
    .replaceAll(/[“”"]/gu, '')
    .replace(
      /^(?:Mr|Ms|Mrs|Mx|Dr|Prof|Professor|Rev|Reverend|Pastor|Father|Sister|Deacon|Imam|Rabbi|Bishop|Elder|Coach|Hon)\.? /u,
      '',
    )
    .split(/\s+/)
  if (words.length < 2 || words.length > 6 || /, \p{Lu}\p{Ll}{1,4}\.$/u.test(text)) return false
  return words.every(
    (word, at) =>
      small.test(word) ||
      (/^\p{Lu}/u.test(word) &&
        // Lucía and Virginia are first names too.
        (isNameWord(word.replace(/,$/, ''), isOrdinary) || (at === 0 && givenNames.has(foldWord(word))))),
  )
}
