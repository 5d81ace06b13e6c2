import { type Check, warn } from '#domain/questionnaire/check.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { givenText, type ReviewedDraft } from './reviewed-draft.ts'

const enjoinedParagraphs = /§{1,2} ?1?208\.13\(c\)\([3-6]\)/
const enjoinedWords = /under color of law|recklessly disregard(?:ed|s)?/i

/** C23: the amendments of 2020 that never took effect. */
export function enjoinedTextChecks({ sections }: ReviewedDraft): Check[] {
  return sections.flatMap(({ text, title }) => {
    const found = enjoinedParagraphs.exec(text)?.[0] ?? enjoinedWords.exec(text)?.[0]
    return found === undefined
      ? []
      : [warn('C23', `“${title}” relies on enjoined text of 2020 (“${found}”). Remove it.`)]
  })
}

/** C24: statements against the answers. */
export function contradictionChecks({ sections, frame, input }: ReviewedDraft): Check[] {
  const checks: Check[] = []
  const deadline = sections.find(({ id }) => id === 'S21')
  if (frame.timing.answeredTimely === false && deadline && /\btimely\b/i.test(deadline.text))
    checks.push(warn('C24', `“${deadline.title}” calls the filing timely, but you answered that it was late.`))
  const given = givenText(input)
  for (const { text, title } of sections) {
    if (textOf(frame.answers, 'client_reported') === 'no' && saysReported(text, given))
      checks.push(warn('C24', `“${title}” says that harm was reported, but you answered that it was not.`))
    const clean = /no criminal (?:history|record)/i.exec(text)?.[0]
    if (clean !== undefined && !given.toLowerCase().includes(clean.toLowerCase()))
      checks.push(warn('C24', `“${title}” says “${clean}”, which nobody told.`))
  }
  return checks
}

/** A sentence with "reported" and neither "not" nor "never" before it; what the attorney wrote so is left alone. */
function saysReported(text: string, given: string): boolean {
  const sentences = text.match(/(?<![^.!?\n])[^.!?\n]*\breported\b/gi) ?? []
  return sentences.some((part) => !/\b(?:not|never)\b/i.test(part) && !given.includes(part.trim()))
}

/** C19: the client's name, pronouns and role. */
export function consistencyChecks(draft: ReviewedDraft): Check[] {
  return [...nameChecks(draft), ...pronounChecks(draft), ...roleChecks(draft)]
}

/** `De Pena-Paniagua v. Barr`: parties of a decision are nobody of this case. */
const caseName = /(?<![\p{L}.’'-])(?:\p{Lu}[\p{L}.’'-]{0,40} ){1,4}v\. (?:U\.S\. )?\p{Lu}[\p{L}.’'-]{0,40}/gu

function nameChecks({ sections, frame, input }: ReviewedDraft): Check[] {
  const given = new Set(givenText(input).match(/\p{L}+/gu) ?? [])
  const names = (frame.clientName.match(/\p{L}{4,}/gu) ?? []).filter((name) => given.has(name))
  const written = new Set(
    sections.flatMap(({ text }) => text.replaceAll(caseName, ' ').match(/\p{Lu}\p{L}{3,}/gu) ?? []),
  )
  return names.flatMap((name) =>
    [...written]
      .filter((word) => word.toLowerCase() !== name.toLowerCase() && !given.has(word) && differsByOne(word, name))
      .map((word) => warn('C19', `The draft spells the client's name “${word}” and “${name}”.`)),
  )
}

/** One letter changed, added, left out, or two neighbours swapped. */
function differsByOne(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  let start = 0
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (restA.length <= 1 && restB.length <= 1) return true
  return restA.length === 2 && restA[0] === restB[1] && restA[1] === restB[0]
}

const feminine = /\b(?:she|hers?|herself)\b/i
const masculine = /\b(?:he|him|his|himself)\b/i

/** A draft that says "she" where the answers only ever say "he" has mistaken somebody. */
function pronounChecks({ sections, frame }: ReviewedDraft): Check[] {
  const told = Object.values(frame.answers)
    .filter((answer) => typeof answer === 'string')
    .join(' ')
  const said = sections.map(({ text }) => text).join(' ')
  const mixed =
    (feminine.test(said) && !feminine.test(told) && masculine.test(told)) ||
    (masculine.test(said) && !masculine.test(told) && feminine.test(told))
  return mixed ? [warn('C19', 'The draft uses pronouns of another gender than the answers.')] : []
}

function roleChecks({ sections, frame }: ReviewedDraft): Check[] {
  const foreign = frame.forum === 'uscis' ? /\b(?:Petitioner|Respondent)\b/ : /\b(?:Petitioner|Applicant)\b/
  return sections.flatMap(({ text, title }) => {
    const word = foreign.exec(text)?.[0]
    return word === undefined
      ? []
      : [warn('C19', `“${title}” calls somebody “${word}”; here the client is the ${frame.role}.`)]
  })
}
