import type { PersonRole, TemplateLine } from './found.ts'
import { firmEnd, organizationEnd } from './lexicon.data.ts'
import { type IsOrdinary, type IsProtected, isNameWord, particle } from './name-words.ts'

/** What a letterhead and a signature block say by where they stand. */
export type LetterEnds = {
  readonly signers: readonly { readonly role: PersonRole; readonly written: string }[]
  /** Names of the firm or body that writes. */
  readonly firms: readonly string[]
}

const closing =
  /^\W*(?:sincerely|respectfully|very truly|truly yours|yours|(?:best|kind|warm) regards|regards|with (?:thanks|gratitude|regards)|thank you for your|many thanks|cordially|faithfully|atentamente|dated?\b|executed on|submitted by|by:|signed|agreed)/iu
const afterwards =
  /^\W*(?:certificate|proof of|index|exhibits?\b|enclos|encl\b|cc:|attachment|order of|united states|declaration|note)/iu
const counsel =
  /\b(?:our (?:office|firm|client)|(?:this|the) (?:office|firm|letter) (?:represents|will represent)|we (?:write on behalf|represent|are counsel)|under-?signed|counsel for|attorneys? (?:at law|for)|law firm|EOIR ID|Bar No|Esq\b|choosing our firm|direct all (?:further )?(?:contact|correspondence)|Form G-28|moves? (?:this|the) court|moves? to|motion)/iu
const legal = new RegExp(String.raw`(?:${firmEnd}|\b(?:Immigration|Legal|Advocates?|Justice)\b.*)$`, 'u')
const contact =
  /\d{3}[-.) ]{1,2}\d{3}[-. ]?\d{4}|@\p{L}|\b\d{5}(?:-\d{4})?\b|^\d+ \p{L}|\b(?:Suite|Street|Avenue|Road|Floor|Box|Lane|Boulevard)\b/u
const body = new RegExp(
  String.raw`(?:${firmEnd}|\b(?:${organizationEnd}|Advocates?|Project|Clinic|Group|Associates|Partners|Offices?|Nurser(?:y|ies)|Immigration|Legal|Justice|Network|Coalition|Society|Institute|Department of \p{Lu}\p{L}+ Studies|Agency|Studio|Industries|Enterprises|Solutions|Consulting|Inc|LLC))\b|\p{L} & \p{Lu}`,
  'u',
)
const publicOffice =
  /\b(?:USCIS|U\.S\.|United States|DHS|ICE|EOIR|Department of (?:Homeland|Justice|State|Labor)|Homeland|Citizenship and Immigration|Immigration (?:Court|Judge)|Executive Office|Board of Immigration|Customs|Enforcement and Removal|Service Center|Asylum Office|Field Office|Police|Sheriff|District Attorney|Consulate|Embassy|Office of the)\b/iu

export function readLetterEnds(
  lines: readonly TemplateLine[],
  isProtected: IsProtected,
  isOrdinary: IsOrdinary,
): LetterEnds {
  const written = lines.filter(({ part }) => part === 'body')
  const isCounsel = written.some(({ text }) => counsel.test(text) || (text.length < 60 && legal.test(text)))
  const role: PersonRole = isCounsel ? 'attorney' : 'person'
  const isOpen = (line: TemplateLine) => !isProtected(line, 0, line.text.length)
  const around = lines.filter(({ part }) => part === 'header' || part === 'footer')
  const top = [...letterhead(written), ...around].filter(isOpen).flatMap(pieces)
  const below = signatureLines(written).filter(isOpen).flatMap(pieces)
  return {
    firms: [...new Set([...top, ...below].filter(isBody).map((piece) => piece.replace(/[,;]$/, '')))],
    signers: below
      .filter((piece) => !isBody(piece) && isPersonName(piece, isOrdinary))
      .map((piece) => ({ role, written: piece })),
  }
}

/** The lines of the sender: those on top that an address, a telephone number or a date follows. */
function letterhead(written: readonly TemplateLine[]): TemplateLine[] {
  const start = written.findIndex(({ text }) =>
    /^\W*(?:re|in re|in the matter|to|dear|subject)\b|UNITED STATES|^\W*declara/iu.test(text),
  )
  const head = written.slice(0, Math.min(start === -1 ? 6 : start, 8))
  const isFollowed = (at: number) =>
    head.slice(at + 1, at + 4).some(({ text }) => contact.test(text) || /\b(?:19|20)\d\d\b/.test(text))
  return head.filter((_, at) => isFollowed(at))
}

/** The lines under a closing, up to the next heading or what follows signatures. */
function signatureLines(written: readonly TemplateLine[]): TemplateLine[] {
  return written.flatMap((line, at) => {
    if (line.text.length > 80 || !closing.test(line.text)) return []
    const next = written.slice(at + 1, at + 8)
    const end = next.findIndex(({ text, isHeading }) => isHeading || afterwards.test(text) || text.length > 80)
    return [line, ...(end === -1 ? next : next.slice(0, end))]
  })
}

/** The pieces of a line without `By:`, `/s/` and what the signer is. */
function pieces({ text }: TemplateLine): string[] {
  return text.split(/ {2,}|\t| [·|•] |\n/).flatMap((piece) => {
    const bare = piece
      .replace(/^\W*(?:by|signed|agreed|from)\W+/iu, '')
      .replace(/^\W*\/?s\/\s*/u, '')
      .replace(/^[_\s]+/u, '')
      .replace(
        /,? (?:Esq\.?|Owner|Partner|Director|Manager|President|J\.?D\.?|Ph\.?D\.?|M\.?D\.?|LCSW|L\.C\.S\.W\.)$/iu,
        '',
      )
      .trim()
    return bare === '' || /[a-z] [a-z]+ [a-z]+ [a-z]/.test(bare) || publicOffice.test(bare) ? [] : [bare]
  })
}

const isBody = (piece: string): boolean =>
  body.test(piece) && piece.length < 70 && /^\p{Lu}/u.test(piece) && !contact.test(piece)

const small = new RegExp(`^${particle}$`, 'iu')

/** A line that is nothing but a name: two to six words with capitals, of which none is the law's or the office's. */
function isPersonName(text: string, isOrdinary: IsOrdinary): boolean {
  const words = text.replace(/^(?:Mr|Ms|Mrs|Mx|Dr|Prof|Professor|Rev|Hon)\.? /u, '').split(/\s+/)
  if (words.length < 2 || words.length > 6) return false
  return words.every(
    (word) => small.test(word) || (/^\p{Lu}/u.test(word) && isNameWord(word.replace(/,$/, ''), isOrdinary)),
  )
}
