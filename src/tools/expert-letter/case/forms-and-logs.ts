import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { capitalized } from '#domain/prose/words.ts'

/** `0910 arrive`: the time at which a line of a log was written. */
const stamp = /^(?:[01]\d|2[0-3]):?[0-5]\d(?: ?h(?:rs)?)?[: -]+(?=\p{L})/u
const fewestStamps = 3

/** Fields of a form that say who, where and by whom: the letter has them in its own places. */
const ofTheForm =
  /^(?:name(?: of [\p{Ll} ]{3,30})?|place(?: of [\p{Ll} ]{3,30})?|date ?\(s\)|signature|signed(?: by)?)\s?:/iu

const degree = /\b(?:HIGHLY CONSISTENT|NOT CONSISTENT|CONSISTENT|TYPICAL|DIAGNOSTIC)(?: WITH| OF)?\b/gu

/**
 * An expert's log, form or questionnaire as notes: without the clock and the fields of the form, degrees in small letters,
 * and an answer that is no sentence with the words of its question. `him`: how the client is called in the middle of a sentence.
 */
export function asPlainNotes(text: string, him: string): string {
  const lines = text.split('\n')
  const isLog = lines.filter((line) => stamp.test(line.trim())).length >= fewestStamps
  const fields = lines.filter((line) => /^\p{Lu}[\p{L} /()]{2,40}: ?\S/u.test(line)).length
  const isForm = fields > 7 && fields > lines.length * 0.6
  return lines
    .filter((line) => !(isForm && ofTheForm.test(line.trim())))
    .map((line) => (isLog ? line.trim().replace(stamp, '') : line))
    .map((line) => (/\p{Ll}{3}/u.test(line) ? line.replaceAll(degree, (words) => words.toLowerCase()) : line))
    .flatMap((line) => answeredInForm(line, him))
    .join('\n')
}

/** `2. How often do you see him? Sundays at church.`: question and answer in one line. */
const printed = /^\(?\d{1,2}[.)] (\p{Lu}[^?\n]{8,120}\?) (\p{L}.*)$/u

function answeredInForm(line: string, him: string): string[] {
  const [, asked = '', answer = ''] = printed.exec(line.trim()) ?? []
  if (asked === '') return [line]
  if (/^(?:N\/?A|none|nothing|-+)\.?$/iu.test(answer)) return []
  const [first = '', ...rest] = sentencesOf(answer)
  const lead = leadOf(
    asked.replace(/\b(?:the|this) (?:person|applicant|individual)\b/iu, him),
    /^(?:Yes|Yeah)\b/iu.test(first),
  )
  const [told = '', ...more] = /^(?:Yes|Yeah)[.,!]?$/iu.test(first)
    ? rest
    : [first.replace(/^(?:Yes|Yeah)[.,] /iu, ''), ...rest]
  if (lead === undefined || isSentence(told)) return [answer]
  const isName = !small.test(told) && /^\p{Lu}\p{L}*\p{Lu}|^I\b|^\p{Lu}\p{Ll}+ (?:and|&|\p{Lu})/u.test(told)
  const said = isName ? told : told.charAt(0).toLowerCase() + told.slice(1)
  return [[`${lead}${said}`, ...more].join(' ')]
}

const small = /^(?:Since|For|About|With|Without|From|Every|Each|The|An?|Over|More|At|In|On|By|Some|Only|To)\b/u

/** `With keys to my house and my saw, which he has`: what hangs on a word makes no sentence, and `saw` behind `my` is a thing. */
function isSentence(told: string): boolean {
  const main = told.replace(/\b(?:before|when|while|since|which|who|where)\b.*$/u, '')
  const isAlone = /^(?:With|Without|Since|Every|Once|Twice)\b/u.test(told) && !/\b(?:I|he|she|we|they|it)\b/u.test(main)
  return !isAlone && hasFiniteVerb(main)
}

/** The words of a question that its answer leaves out: `How long have you known him?` gives `I have known him`. */
function leadOf(asked: string, isYes: boolean): string | undefined {
  const often = /^How (?:often|long|many times) (do|have|had|did) you (.{3,80})\?$/iu.exec(asked)
  if (often !== null) {
    const [, aux = '', rest = ''] = often
    return /^did$/iu.test(aux) ? undefined : `I ${/^do$/iu.test(aux) ? '' : `${aux.toLowerCase()} `}${rest} `
  }
  const would = /^(Would|Could|Can|Will) you (.{3,80})\?$/iu.exec(asked)
  if (would !== null) return `I ${(would[1] ?? '').toLowerCase()} ${would[2]} `
  const known = /^What (?:do you know|can you say|can you tell us) (of|about) (.{3,80})\?$/iu.exec(asked)
  if (known !== null) return `${capitalized(known[1] ?? 'of')} ${known[2]} I say this: `
  const anything = /^Do you know (?:of )?(?:anything|something) (.{3,80})\?$/iu.exec(asked)
  return anything === null || !isYes ? undefined : `I know of this ${anything[1]}: `
}
