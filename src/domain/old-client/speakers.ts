import { foldWord } from '#domain/language/fold.ts'
import type { TemplateLine } from '#domain/template-sections/old-case.ts'
import { isLawWord } from './law-words.data.ts'
import { kin } from './lexicon.data.ts'
import { nameRun } from './name-words.ts'

/**
 * Who speaks in a declaration that supports somebody else's case: the one who is married or related to the applicant.
 * Such a declarant is a witness, not the client.
 */
function speakerOf(lines: readonly TemplateLine[]): 'client' | 'witness' {
  const head = lines.slice(0, 12).map(({ text }) => text)
  const isDeclaration = head.some((text) =>
    /^\W*(?:sworn |unsworn )?(?:declaration|affidavit|statement) of\b/iu.test(text),
  )
  const supports =
    /in support of (?:form |the )?(?:(?:Form )?I-?(?:601A?|130|212)\b|(?:my|her|his|their) (?:\p{L}+ ){0,2}(?:husband|wife|spouse|son|daughter|mother|father|brother|sister|friend|employee|neighbor)\b)|of (?:the )?(?:qualifying|U\.S\. citizen|supporting) |letter of support/iu
  const isOfAnother = lines.some(({ part, text }) => part === 'body' && isKinOf.test(text))
  const isFor = head.some((text) => supports.test(text)) || supportedName(lines) !== undefined
  return isDeclaration && (isOfAnother || isFor) ? 'witness' : 'client'
}

/** Whom the head of a paper names as its subject: who is addressed, and for whom somebody declares. */
export const namedAbove = (lines: readonly TemplateLine[]): string[] =>
  [addressedName(lines), supportedName(lines)].filter((name) => name !== undefined)

/** Whose name stands over an address in a letter that speaks of `your hearing`: the client. */
function addressedName(lines: readonly TemplateLine[]): string | undefined {
  const greeting = lines.findIndex(({ part, text }) => part === 'body' && greets.test(text))
  if (greeting === -1 || !lines.some(({ text }) => ofYourCase.test(text))) return undefined
  return lines.slice(0, greeting).flatMap(({ text }, at) => {
    const [, name = ''] = titledLine.exec(text) ?? []
    return name !== '' &&
      /^\d|^(?:Calle|Av|Box|P\.? ?O\.?)/u.test(lines[at + 1]?.text.replace(/^[^\p{L}\d]{1,4}/u, '') ?? '')
      ? [name]
      : []
  })[0]
}
const greets = /^\W*(?:dear|estimad[oa]|querid[oa]) (?!sir|madam|officer|judge|counsel|clerk|director|colleague)/iu
const ofYourCase =
  /\b(?:your|su|sus) (?:\p{L}+ ){0,2}(?:case|hearing|application|interview|petition|documents?|biometrics|caso|solicitud|audiencia|cita|entrevista|documentos)\b/iu
const titledLine = new RegExp(String.raw`^(?:Mr|Mrs|Ms|Mx|Sr|Sra|Srta)\.? (${nameRun})$`, 'u')

/** `IN SUPPORT OF SUKARNO`, on a line of its own: whom somebody else declares for, were it one word. */
function supportedName(lines: readonly TemplateLine[]): string | undefined {
  return lines.slice(0, 12).flatMap(({ text }) => {
    const [, name = ''] = supportLine.exec(text) ?? []
    const words = name.split(' ')
    return name !== '' && words.every((word) => !isLawWord(foldWord(word))) ? [name] : []
  })[0]
}
const supportLine =
  /^[^\p{L}\p{N}]*(?:[Ii]n [Ss]upport [Oo]f|IN SUPPORT OF|[Oo]n [Bb]ehalf [Oo]f|ON BEHALF OF|[Ff]or|FOR) (?:[Mm]y |[Oo]ur )?((?:\p{Lu}[\p{L}\p{M}’'-]*)(?: (?:(?:de|del|da|van|bin|al) )?\p{Lu}[\p{L}\p{M}’'-]*){0,4})[ .,;:)]{0,3}$/u

/** `I am the aunt of Ana Example`: who declares is somebody to the client. */
const isKinOf = new RegExp(
  String.raw`\bI am (?:the |an? )?(?:\p{Ll}+ ){0,2}(?:${kin}|friend|neighbor|employer|supervisor|pastor|teacher|landlord|landlady|co-?worker|roommate) of (?=\p{Lu}\p{Ll})`,
  'u',
)

/** Who says `my name is` in a letter that somebody else than counsel signs: the signer, where it speaks for another. */
export function writerOf(lines: readonly TemplateLine[], isLetter: boolean): 'client' | 'witness' | 'signer' {
  const speaker = speakerOf(lines)
  if (!isLetter) return speaker
  const isOwn = lines
    .slice(0, 12)
    .some(({ text }) => /^\W*(?:sworn |unsworn )?(?:declaration|affidavit|statement) of\b/iu.test(text))
  const isForAnother = !isOwn && lines.some(({ part, text }) => part === 'body' && speaksForAnother.test(text))
  return speaker === 'client' && isForAnother ? 'signer' : speaker
}
const speaksForAnother =
  /\b(?:my|our) (?:former |longtime |dear |good |close )?(?:tenant|student|employee|parishioner|patient|neighbor|co-?worker|colleague|volunteer|player|pupil|trainee)\b|\b(?:write|writing|letter) (?:this letter )?(?:is )?(?:in support of|on behalf of|to support|about|to recommend|for) (?!my (?:own )?(?:case|application|petition))|\b(?:recommend|vouch for)\b/iu
