import type { DraftInput } from '#domain/drafting/tool.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { sentenceEnds, trimEndOf } from '#domain/text/trim.ts'
import { humanitarianFiling } from './humanitarian.ts'
import { achievementTypes, isForCancellation, letterTypeOf } from './letter-type.ts'

const asked =
  /^(?:please )?address(?:ed)?(?: (?:it|this|the letter))?(?: to)?:? (?!(?:the )?(?:question|issue|point|fact|concern|argument|matter)s?\b)(.+)$/iu

/**
 * Whom the letter speaks to: the box of the fact sheet, else "Address to ..." in the instructions, else what is usual
 * for this kind of letter.
 */
export function addresseeOf({ answers }: DraftInput): string {
  const given = textOf(answers, 'addressee')
  if (given !== undefined) return given
  const prompt = textOf(answers, 'additional_prompt') ?? ''
  const found = sentencesOf(prompt).flatMap((sentence) => asked.exec(sentence)?.[1] ?? [])[0]
  // `Address to the court` names nobody: the judge of the same note does.
  const isUnnamed = /^(?:the )?(?:immigration )?(?:court|judge|IJ)\W*$/iu.test(found ?? '')
  if (/^USCIS$/iu.test(trimEndOf(found ?? '', sentenceEnds).trim())) return 'U.S. Citizenship and Immigration Services'
  if (found !== undefined && !isUnnamed) return spelledOut(trimEndOf(found, sentenceEnds))
  const named = judgeIn(prompt) ?? (isUnnamed ? 'Immigration Court' : officeIn(prompt))
  return named ?? usualAddressee(answers, prompt)
}

/** Whom a letter of this kind speaks to where nobody is named. */
function usualAddressee(answers: DraftInput['answers'], prompt: string): string {
  const type = letterTypeOf(answers)
  if ((type === 'HARD' || type === 'GENERIC') && isForCancellation(textOf(answers, 'case_type') ?? ''))
    return `Immigration Court${courtIn(prompt)}`
  if (achievementTypes.includes(type) || type === 'HARD' || humanitarianFiling(answers) !== undefined)
    return 'U.S. Citizenship and Immigration Services'
  const speaksOfCourt = /\b(?:immigration (?:court|judge)|eoir|removal)\b/i.test(
    `${textOf(answers, 'case_type')} ${prompt}`,
  )
  return (type === 'CC' || type === 'MED') && speaksOfCourt ? 'Immigration Court' : 'To the adjudicating officer'
}

/** `Immigration Court San Antonio`: its city. */
function courtIn(prompt: string): string {
  const city = /\bImmigration Court,? (?:in |at |of )?(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?=[.,;]|$)/mu.exec(prompt)?.[1]
  return city === undefined ? '' : `, ${city}`
}

/** `IJ M. Quintero, Houston Immigration Court`: the judge's title in words, the court on its own line. */
function spelledOut(addressee: string): string {
  return addressee
    .replace(/\bIJ\b\.?(?= \p{Lu})/u, 'Immigration Judge')
    .replace(/,? (?:of |at )?(?:the )?(?=(?:\p{Lu}[\p{L}.]+ ){1,3}Immigration Court\b)(?<=\p{L}.{1,60})/u, '\n')
    .replace(/,\n/u, '\n')
}

/** `USCIS asylum office Arlington`, alone in its sentence. */
function officeIn(prompt: string): string | undefined {
  const found = sentencesOf(prompt).flatMap(
    (sentence) =>
      /^(?:to (?:the )?)?(?:USCIS )?asylum office,? (?:in |at |of )?(\p{Lu}[\p{L} ]{2,30})[.,]?$/iu.exec(
        sentence.trim(),
      )?.[1] ?? [],
  )[0]
  if (found !== undefined)
    return `U.S. Citizenship and Immigration Services\n${found.trim().replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())} Asylum Office`
  const center =
    /^(?:to (?:the )?)?(?:USCIS,? )?(?:the )?(\p{Lu}\p{Ll}+ Service Center|\p{Lu}\p{Ll}+ Field Office)\b/iu.exec(
      prompt.trim(),
    )?.[1] ?? /\b((?:Texas|Nebraska|California|Vermont|Potomac) Service Center)\b/u.exec(prompt)?.[1]
  if (center !== undefined) return `U.S. Citizenship and Immigration Services\n${center}`
  return /(?:^|\bto )USCIS\b[.,;]|^USCIS$/iu.test(prompt.trim())
    ? 'U.S. Citizenship and Immigration Services'
    : undefined
}

/** An asylum officer of USCIS decides, and no judge. */
export function isBeforeAgency(input: DraftInput): boolean {
  const words = `${textOf(input.answers, 'case_type') ?? ''} ${addresseeOf(input)} ${textOf(input.answers, 'additional_prompt') ?? ''}`
  return (
    /\basylum office\b|\bUSCIS\b|Citizenship and Immigration Services/iu.test(words) &&
    !/\b(?:judge|immigration court|eoir|removal|withholding)\b/iu.test(words)
  )
}

/** `For Immigration Court, Sterling VA. Judge Amara Osei-Boyd.` */
function judgeIn(prompt: string): string | undefined {
  const unnamed =
    /\bto (?:the )?immigration judge,? (?:in |at )?(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?:, [A-Z]{2})?)[.;]/u.exec(
      prompt,
    )?.[1]
  if (unnamed !== undefined) return `Immigration Judge\nImmigration Court, ${unnamed}`
  const name = /\b(?:IJ|(?:Immigration )?Judge) ((?:(?:\p{Lu}\.|\p{Lu}[\p{L}’'-]+) ){0,2}\p{Lu}[\p{L}’'-]+)/u.exec(
    prompt,
  )?.[1]
  if (name === undefined) return undefined
  const place =
    /\bImmigration Court,? (?:in |at |of )?(?!(?:Immigration )?Judge\b)(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?:,? (?!IJ\b)([A-Z]{2})\b)?/u.exec(
      prompt,
    )
  const behind = new RegExp(
    String.raw`${RegExp.escape(name)}, (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?:, [A-Z]{2})?)[.;]`,
    'u',
  ).exec(prompt)?.[1]
  if (place === null && behind !== undefined) return `Immigration Judge ${name}\nImmigration Court, ${behind}`
  const city = place === null ? '' : `, ${[place[1], place[2]].filter((part) => part !== undefined).join(', ')}`
  return `Immigration Judge ${name}\nImmigration Court${city}`
}
