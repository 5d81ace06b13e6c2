import { findIdentifiers, type IdentifierKind } from '#domain/identifiers/find-identifiers.ts'
import { states } from '#law/states.ts'
import type { FoundMark, Slot } from '#domain/template-sections/old-case.ts'

const stateNames = states.map(({ name }) => name).join('|')
const barNumber =
  /\b(?:Bar of (?:\p{L}+ ){1,3}(?:No\.?|Number|#)|EOIR ID(?: No\.?| #)?|EOIR No\.?|EOIR ?#|License(?: (?:No\.?|Number|#))?|Lic\. No\.|Bar (?:No\.?|Number|ID|#)|SBN|State Bar No\.?|USCIS Online Account(?: No\.?)?)[:# ]{0,3}(?!(?:in|on|of|by|to|for|from|and|or) )([A-Z]{0,4} ?[-\d]{4,12})/giu
/** `Our file: 2026-0172`: a number on a line of its own, whatever it is the number of. */
const labelled = /^\p{L}[\p{L} .#’/-]{1,40}:\s{0,3}([A-Z]{0,6}[-/ ]?\d[\dA-Z/-]{3,20})\s*$/gu
/** `Me. Bar No.`: the state as its bar is cited. */
const barOfShortState =
  /(?<![\p{L}.])\p{Lu}\p{Ll}{1,4}\.(?: \p{Lu}\p{Ll}{1,4}\.)?(?= (?:State )?Bar (?:No|Number|ID|#|\d))/gu
/** The bar of a state, before the number there. */
const bar = new RegExp(
  String.raw`(?<!\p{L})(?:State Bar of (?:${stateNames})|(?:${stateNames}|${states.map(({ code }) => code).join('|')})(?: State)? (?:Bar(?: Association)?|(?:\p{L}{2,12} )?License))(?=,? (?:No|Number|ID|#|License|Registration|\d))`,
  'giu',
)
const caseNumber =
  /\b(?:Expediente|Caso|Case|Docket|Receipt|Matter|Account|Client|File|Our File|Policy|Loan|Invoice|Report|Incident)(?: (?:No\.?|Núm\.?|Number|#|ID))[: #]{0,3}([A-Z]{0,4}[-/\d]{4,16}[A-Z\d-]*)/giu
const tracking =
  /\b(?:FedEx|UPS|USPS|DHL|Certified Mail|Express Mail|Priority Mail(?: Express)?|Registered Mail|Tracking)(?: (?:No\.?|Number|#))?:? ?(\d(?: ?\d){7,29})/giu
const parcel = /(?<![\p{L}\p{N}])1Z(?: ?[\dA-Z]){16}(?![\p{L}\p{N}])/gu
/** `EE 123 456 789 US`: a number of the post of any country. */
const posted = /(?<![\p{L}\p{N}])[A-Z]{2} ?(?:\d ?){9}[A-Z]{2}(?![\p{L}\p{N}])/gu
const docket = /(?<![\d:])\d{1,2}:\d{2}-[a-z]{2,4}-\d{3,6}(?:-[A-Z]{2,4}){0,3}/giu
const maskedNumber = /(?<![\p{L}\p{N}])A ?[#-]? ?[xX*•#\d]{2,3}[- ]?[xX*•#\d]{3}[- ]?\d{3}(?!\d)/gu
const website = /\b(?:www\.)?[a-z\d-]+\.(?:com|org|net|law|legal|example)(?:\/\S*)?/giu
/** `23-GD-0417`: a number of a court or an office, in any shape of theirs. */
const fileNumber =
  /(?<=\b(?:No|Nos|Number|Num|Docket|Case|Cause|File|Index|Matter|#)\.?:?(?: No\.?:?)? )(?=[\p{Lu}\d./:-]{0,12}\d)[\p{Lu}\d]{1,8}(?:[-/:.][\p{Lu}\d]{1,10}){1,4}(?![\p{L}\d])/gu
/** `incident report 23-004417`, `account ending 4471`: digits behind what is numbered. */
const numberOfThing =
  /(?<=\b(?:report|incident|complaint|account|acct|ending(?: in)?|policy|permit|licen[cs]e|badge|invoice|receipt|confirmation|reference|ticket|citation|claim|check|parcel|unit|plate|serial|member|patient|inmate|booking|log)s? (?:(?:no|number|num|nos)\.? ?|#)?)(?=[\p{Lu}\d-]{0,8}\d{3})[\p{Lu}\d]{1,10}(?:-[\p{Lu}\d]{1,10}){0,3}(?![\p{L}\d])/gu
/** `23-004417`, wherever it stands: no form, year or section is written so. */
const joinedDigits = /(?<![\p{L}\p{N}.§$-])\d{2,4}-\d{4,8}(?:-\d{1,4})?(?![\p{L}\p{N}-])/gu
/** `CR-2024-1187`, `2024-GN-00718`: a number of a case with letters in it. */
const mixedNumber =
  /(?<![\p{L}\p{N}.§/-])(?:[A-Z]{1,4}-(?:19|20)?\d{2}-\d{3,7}|(?:(?:19|20)\d\d|\d{2})-?[A-Z]{2,4}-\d{3,7})(?![\p{L}\p{N}-])/gu
/** `2215CR00318`. */
const closeNumber = /(?<![\p{L}\p{N}.§/-])\d{2,4}[A-Z]{2,3}\d{4,8}(?![\p{L}\p{N}-])/gu
/** `NBC*000112233`. */
const starred = /(?<![\p{L}\p{N}])[A-Z]{3}\*\d{7,10}(?!\d)/gu
const longDigits = /(?<![\p{L}\p{N}.-])\d{3,5}(?: \d{3,5}){1,4}(?![\p{L}\p{N}])/gu
/** Every match as a mark, without the comma and space that it may begin with; `part`: of one group of the pattern. */
export function marksOf(text: string, slot: Slot, pattern: RegExp, part = 0): FoundMark[] {
  return [...text.matchAll(pattern)].flatMap((match): FoundMark[] => {
    const written = match[part] ?? ''
    const start = match.index + (part === 0 ? 0 : match[0].lastIndexOf(written))
    const trimmed = written.replace(/^[, ]+/, '')
    const from = start + written.length - trimmed.length
    const bare = slot === 'amount' ? trimmed.replace(/,$/u, '') : trimmed
    return bare === '' ? [] : [{ start: from, end: from + bare.length, slot }]
  })
}

const identifierSlots: Partial<Record<IdentifierKind, Slot>> = {
  'a-number': 'a-number',
  'receipt-number': 'receipt-number',
  phone: 'phone',
  email: 'email',
}

/** Numbers of persons, cases, letters and firms, and what reaches them. */
export function findNumbers(text: string): FoundMark[] {
  return [
    ...findIdentifiers(text).map(({ kind, start, end }) => ({ start, end, slot: identifierSlots[kind] ?? 'number' })),
    ...marksOf(text, 'a-number', maskedNumber),
    ...marksOf(text, 'attorney-number', barNumber, 1),
    ...marksOf(text, 'attorney-bar', bar),
    ...marksOf(text, 'attorney-bar', barOfShortState),
    ...marksOf(text, 'attorney-number', /(?<=\p{L}, )[A-Z]{3,6} (?:(?:No\.|#) ?\d{4,7}(?!\d)|\d{4,7}(?=\W*$))/gu),
    ...marksOf(text, 'attorney-number', /^[A-Z.]{2,6}(?: No\.?| #)? ?\d{4,7}$/gu),
    ...marksOf(text, 'attorney-number', /(?<![\p{L}\p{N}-])[A-Z]{2}\d{6}(?![\p{L}\p{N}])/gu),
    ...marksOf(text, 'attorney-number', /(?<=\bBar )\d{5,9}(?!\d)/gu),
    ...marksOf(text, 'number', caseNumber, 1),
    ...marksOf(text, 'number', labelled, 1).filter(
      ({ start, end }) => !/^(?:\d{1,2}[-/]\d{1,2}[-/]\d{2,4}|[A-Z]{1,4}-\d{2,4}[A-Z]?)$/.test(text.slice(start, end)),
    ),
    ...marksOf(text, 'number', /(?<=\bExpediente:? )[-/\d]{4,16}/giu),
    ...marksOf(text, 'number', tracking, 1),
    ...marksOf(text, 'number', posted),
    ...marksOf(text, 'number', parcel),
    ...marksOf(text, 'email', website),
    ...marksOf(text, 'number', longDigits),
    ...marksOf(text, 'number', numberOfThing),
    ...marksOf(text, 'number', joinedDigits).filter(
      ({ start, end }) => !/^(?:19|20)\d\d-(?:19|20)\d\d$/.test(text.slice(start, end)),
    ),
    ...marksOf(text, 'number', docket),
    ...marksOf(text, 'number', mixedNumber),
    ...marksOf(text, 'number', closeNumber),
    ...marksOf(text, 'receipt-number', starred),
    ...marksOf(text, 'number', fileNumber),
  ]
}
