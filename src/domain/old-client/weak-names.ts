import { isCommonWord } from '#domain/language/dictionary.ts'
import { foldWord } from '#domain/language/fold.ts'
import { givenNames } from '#domain/language/given-names.data.ts'
import type { PersonRole, TemplateLine } from '#domain/template-sections/old-case.ts'
import { kin, organizationEnd } from './lexicon.data.ts'
import { type IsOrdinary, type IsProtected, isNameWord, ownWords, particle, title } from './name-words.ts'
import type { Roll } from './roll.ts'
import { labelBefore } from './table-rows.ts'

/**
 * Names that are words too: Summer Price, Blessing Church, Bo Long. Where a title, a label, an oath, a number of an alien
 * or a relation stands beside them, every word with a capital belongs to the name. Such a word names somebody elsewhere
 * only in the company of the rest of the name, or where nothing else has a capital.
 */

const word = String.raw`(?:\p{Lu}\.|(?:St|Ste)\.|(?:(?:al|el|ibn|bin|abu|as|ash)-)?\p{Lu}[\p{L}\p{M}’'‘-]{0,40})`
/** Where a run may begin: not within a word, so that a chain of hyphens is gone through once. */
const begin = String.raw`(?<![\p{L}\p{M}’'‘-]|\p{Lu}\.)`
const run = (least: number, isTitled = false): string =>
  String.raw`(?<name>${isTitled ? `(?:${particle} )?` : ''}${word}(?:[ \u00a0](?:${particle}[ \u00a0])?${word}){${least - 1},5})`
const open = String.raw`^[^\p{L}\p{N}\n]{0,8}`
const ends = String.raw`(?=,|[.;)]?$|\n| ?[(“"]| (?!of\b|and\b|the\b|for\b|at\b)\p{Ll})`

type Sure = { readonly role: PersonRole; readonly pattern: RegExp }
const sure = (role: PersonRole, pattern: string): Sure => ({ role, pattern: new RegExp(pattern, 'gmu') })
const titled = String.raw`(?:(?:${title})\.? )?(?:${particle} )?`
const party =
  'Respondents?|RESPONDENTS?|Applicants?|APPLICANTS?|(?:Self-)?[Pp]etitioners?|PETITIONERS?|Beneficiar(?:y|ies)|BENEFICIARY|Clients?|CLIENT|Declarant|Affiant|Victim|Patient|Employee|Plaintiff|Name|NAME|Full [Nn]ame|Principal|Noncitizen|Signer|(?:Joint )?[Ss]ponsor|Attorney|Guardian|Interpreter|Witness|Spouse|Parent|Child|Mother|Father|Appellant'

let made: readonly Sure[] | undefined
/** Made at their first use: long patterns take their time. */
const sureAnchors = (): readonly Sure[] => (made ??= makeSureAnchors())

const makeSureAnchors = (): readonly Sure[] => [
  sure(
    'client',
    String.raw`${begin}${run(1)}(?:,| \(| [·•|/–—-])? ?\(?(?:A-?(?:[Nn]umber|[Nn]o\.|#):? ?)?A ?#?[- ]?\d{3}[- ]?\d{3}[- ]?\d{3}`,
  ),
  sure('client', String.raw`${open}(?:${party}|RE|Re): ${titled}${run(2)}${ends}`),
  sure('client', String.raw`(?:^|[\s“"])(?:I|Yo), ${titled}${run(2)}(?=,)`),
  sure('client', String.raw`\b(?:[Mm]y name is|[Mm]e llamo) ${run(2)}(?=[,.]| and )`),
  sure(
    'client',
    String.raw`\b(?:[Rr]espondent|[Aa]pplicant|[Pp]etitioner|[Bb]eneficiary|[Cc]lient|[Dd]eclarant|represents?|behalf of|[Mm]atter of),? ${titled}${run(2)}(?=,| [(“"])`,
  ),
  sure(
    'client',
    String.raw`${open}(?:DECLARATION|AFFIDAVIT|STATEMENT|Declaration|Affidavit|Statement|DECLARACIÓN|Declaración)(?: (?:IN SUPPORT|in [Ss]upport))? (?:OF|of|DE|de) ${titled}${run(2)}(?=[ .,;:)]{0,3}$|,)`,
  ),
  // The family name first, in the lines of a caption.
  sure(
    'client',
    String.raw`${open}(?<name>\p{Lu}[\p{Lu}\p{M}’'-]{2,}(?: \p{Lu}[\p{Lu}\p{M}’'-]+){0,2}, \p{Lu}\p{Ll}[\p{L}\p{M}’'-]*(?: \p{Lu}[\p{L}\p{M}’'.-]*){0,3})(?=[ .,;:)]{0,3}$|, Respondent)`,
  ),
  sure('judge', String.raw`\b(?:Immigration Judge:?|Judge:|Hon\.|Honorable|IJ) ${run(2)}${ends}`),
  sure('attorney', String.raw`/?\bs/ ?${run(2)}[ .,;:)]{0,3}$`),
  sure('attorney', String.raw`${begin}${run(2)},? (?:Esq\b|ESQ\b|EOIR (?:ID|No)|SBN|Bar No)`),
  sure(
    'client',
    String.raw`\b(?:write|writing|letter|testify|speak|vouch|recommend)(?: this letter| to you| today)? (?:in support of|on behalf of|for|about|regarding|concerning) (?:my (?:\p{L}+ ){0,2})?${titled}${run(2)}${ends}`,
  ),
  sure('attorney', String.raw`\b(?:[Uu]ndersigned )?[Cc]ounsel, ${run(2)}(?=,)`),
  sure(
    'person',
    String.raw`\b(?:petition|application|affidavit|declaration|testimony|letter|statement|consent|passport|case|evaluation|motion) (?:of|by) ${titled}${run(2)}${ends}`,
  ),
  sure(
    'person',
    String.raw`\b(?:Professor|Prof\.|(?:Deportation )?Officer|Sergeant|Detective|Pastor|Father) ${run(1, true)}${ends}`,
  ),
  sure('judge', String.raw`\bIJ ${run(1)}${ends}`),
  sure('doctor', String.raw`\b(?:Dr|DR|Dra)\.? ${run(1, true)}`),
  sure('person', String.raw`\b(?:Mr|Ms|Mrs|Miss|Mx|Sra?|Srta|MR|MS|MRS)\.? ${run(1, true)}`),
  sure('judge', String.raw`\bJudge ${run(1, true)}${ends}`),
  sure(
    'relative',
    String.raw`\b(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir) (?:\p{Ll}+ ){0,2}?(?<kin>${kin}),? ${run(1)}(?=,|[.;)]|$| [(“"]| (?:and )?\p{Ll})`,
  ),
]

/** Adds to the roll what the surest places say, words of English among it. */
export function addWeakNames(
  roll: Roll,
  lines: readonly TemplateLine[],
  isProtected: IsProtected,
  isOrdinary: IsOrdinary,
  signer: PersonRole,
  isSender: (written: string) => boolean,
): void {
  const add = adder(roll, isProtected, isOrdinary, isSender)
  for (const { role, pattern } of sureAnchors())
    for (const line of lines)
      for (const match of line.text.matchAll(pattern))
        add(line, role, match.groups?.['name'] ?? '', match.index, match.groups?.['kin']?.toLowerCase())
  for (const line of lines)
    if (nameLabel.test(labelBefore(lines, line)))
      for (const piece of line.text.split(/, |; | and | & /)) if (wholeRun.test(piece)) add(line, 'person', piece, 0)
  for (const line of signedLines(lines)) add(line, signer, line.text.trim(), 0)
}

type Add = (line: TemplateLine, role: PersonRole, found: string, from: number, kinWord?: string) => void

function adder(
  roll: Roll,
  isProtected: IsProtected,
  isOrdinary: IsOrdinary,
  isSender: (written: string) => boolean,
): Add {
  return (line, role, found, from, kinWord) => {
    const written = withoutTitle(found)
    const start = line.text.indexOf(written, from)
    if (
      written === '' ||
      isOfBody.test(written) ||
      isSender(written) ||
      isProtected(line, start, start + written.length)
    )
      return
    const words = [...ownWords(written), ...shortWords(written)]
    const isStrong = (one: string) => one.length > 2 && (roll.knows(one) || isNameWord(capitalised(one), isOrdinary))
    const weak = words.filter((one) => !isStrong(one))
    if (weak.length > 0 || words.some((one) => !roll.knows(one)))
      roll.addWeak(role, written, words.filter(isStrong), weak, kinWord)
  }
}

const nameLabel =
  /^\W*(?:(?:full |other |legal |maiden |birth )?names?|also known as|aliases|parents?|mother|father|spouse|husband|wife|child(?:ren)?|sons?|daughters?|sponsor|subject(?: of the request)?|client|applicant|respondent|beneficiary|petitioner|derivatives?|witness(?:es)?|judge|attorney|declarant|guardian)\b/iu
const wholeRun = new RegExp(`^${run(1)}$`, 'u')
const wholeName = new RegExp(`^[^\\p{L}]{0,8}${run(2)}[^\\p{L}]{0,8}$`, 'u')
const closes =
  /^\W*(?:(?:respectfully submitted|sincerely|very truly yours|truly yours|yours truly|respectfully|best regards|kind regards|with respect|regards),?|_{4,}|by: ?_*)\W*$/iu

/** Lines under a closing or a line to sign on that are nothing but a name. */
const signedLines = (lines: readonly TemplateLine[]): TemplateLine[] =>
  lines.filter(
    ({ part, text, row }, at) =>
      part === 'body' &&
      row === undefined &&
      closes.test(lines[at - 1]?.text ?? '') &&
      wholeName.test(text) &&
      /\p{Ll}/u.test(text) &&
      (!ownWords(text).every(isCommonWord) || lines.filter((line) => line.text.includes(text.trim())).length > 1),
  )

const anyRun = new RegExp(String.raw`(?<![\p{L}\p{M}’'.-])${run(2)}(?![\p{L}\p{M}’'-])`, 'gu')

/** What stands with a capital right beside a known name is of the same name: Hyacinthe Day, Summer Rosales. */
export function addCompany(
  roll: Roll,
  lines: readonly TemplateLine[],
  isProtected: IsProtected,
  isOrdinary: IsOrdinary,
  isSender: (written: string) => boolean,
): void {
  const add = adder(roll, isProtected, isOrdinary, isSender)
  const isKnown = (one: string) => ownWords(one).some((own) => roll.knowsWell(own))
  const mayOpen = (one: string) => {
    const folded = foldWord(one)
    return givenNames.has(folded) || isNameWord(one, isOrdinary) || calendar.test(folded)
  }
  for (const line of lines) {
    if (line.part === 'property' || !/\p{Ll}{2}/u.test(line.text)) continue
    for (const match of line.text.matchAll(anyRun)) {
      const isOpening = opensSentence.test(line.text.slice(Math.max(0, match.index - 4), match.index))
      const parts = withoutTitle(match.groups?.['name'] ?? '').split(/[ \u00a0]/)
      const own = besideKnown(parts, isKnown, (first) => !isOpening || mayOpen(first))
      if (own.length > 1) add(line, 'person', own.join(' '), match.index)
    }
  }
}

/** Of words with capitals the known ones and those that stand right beside them. */
function besideKnown(
  parts: readonly string[],
  isKnown: (one: string) => boolean,
  mayOpen: (first: string) => boolean,
): readonly string[] {
  let from = parts.findIndex(isKnown)
  if (from === -1) return []
  let to = parts.findLastIndex(isKnown)
  const isOpen = (at: number) => isWord.test(parts[at] ?? '')
  while (from > 0 && isOpen(from - 1) && (from > 1 || mayOpen(parts[0] ?? ''))) from -= 1
  while (isOpen(to + 1) && !endsBody.test(parts[to + 1] ?? '')) to += 1
  return parts.slice(from, to + 1)
}
const opensSentence = /(?:^|[.!?:”"] ?)$/u
const isWord = /^\p{Lu}\p{Ll}[\p{L}\p{M}’'-]*$/u
const endsBody = new RegExp(
  `^(?:${organizationEnd}|Law|Legal|Group|Project|Street|Avenue|Road|Drive|Lane|Boulevard|Place|Partners|Associates|Immigration|Advocates)$`,
  'u',
)

/** `Do` of Minh Do, `An` of An Nguyen: a name of two letters that is a small word elsewhere, but never between two others. */
function shortWords(written: string): string[] {
  const parts = written.split(/[ \u00a0,]+/)
  return [parts[0], parts.at(-1)].flatMap((part = '') =>
    /^\p{Lu}\p{L}$/u.test(part) &&
    ownWords(part).length === 0 &&
    !/^(?:Mr|Ms|Dr|Jr|Sr|MR|MS|DR|JR|SR|II|IV|MD)$/.test(part)
      ? [foldWord(part)]
      : [],
  )
}
const capitalised = (folded: string): string => folded.charAt(0).toUpperCase() + folded.slice(1)
const withoutTitle = (written: string): string =>
  written.replace(new RegExp(String.raw`^(?:(?:${title})\.? )+`, 'u'), '').replace(/[’']s$/u, '')

/** A public body, an office or a paper after a label: nobody. */
const isOfBody =
  /\b(?:Department|Court|Office|Service|Services|Center|Centre|Judge|Counsel|Attorney|United|States|Immigration|Homeland|Security|Form|Motion|Notice|Petition|Application|Declaration|Affidavit|Statement|Inc|LLC|LLP|Company|Corporation|Counsel|Order|Government|Board|Bureau|Agency|University|College|School|Hospital|Clinic|County|City|State|Petitioners?|Respondents?|Applicants?|Beneficiar\p{L}+|Plaintiffs?|Defendants?|Director|Secretary|Officer|Warden|Sir|Madam|Notary|Public|Proceedings?)\b|\b(?:DEPARTMENT|COURT|OFFICE|IMMIGRATION|JUDGE|MOTION|RESPONDENTS?|FORM|UNITED|IN|OF|FOR|TO|AND|THE)\b/u

/** Whether a weak word stands alone as a name: somebody does something, has something, or is spoken to. */
export function standsAlone(text: string, start: number, end: number, folded: string): boolean {
  const [before, after] = [text.slice(Math.max(0, start - 24), start), text.slice(end, end + 30)]
  if (
    /^ ?[-–]?\p{Lu}|^,? \d(?!\d?(?:[;.)]|, | and ))|^ \p{Lu}/u.test(after) ||
    /(?<![\p{L}.’'-])\p{Lu}[\p{L}.’'-]{0,20} $/u.test(before)
  )
    return false
  if (
    /\b(?:the|an?|this|that|each|every|any|our|your|last|next|on|in|since|until|late|early|mid|by|Section|Form|Tab|Exhibit) $/iu.test(
      before,
    )
  )
    return false
  if (folded.length < 3) return false
  const isSubject =
    /^(?:[’']s(?!\p{L})| (?:is|was|has|had|will|would|can|could|cannot|did|does|who|says|and (?:I|he|she)|\p{Ll}{2,20}(?:s|ed)) )/u.test(
      after,
    )
  const isWithin = /[\p{Ll}\d][,;]? $/u.test(before)
  // `Sunday, 9; Grace, 4`: names with how old they are.
  const isAged = /^, \d{1,2}(?:[;.)]|, | and )/u.test(after) && /(?:[:;,]| and) $/u.test(before)
  return isSubject || isAged || (isWithin && !calendar.test(folded))
}
const calendar =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)$/
