import { findDates } from '#domain/language/find-dates.ts'
import type { MapInput } from '../map-input.ts'
import { properNamesIn } from '../reading/proper-names.ts'
import type { AnswerSetting } from '../reading/known-of-answer.ts'

/** All free answers of a case. */
function textsOf({ answers }: MapInput): string[] {
  return Object.values(answers).filter((answer): answer is string => typeof answer === 'string')
}

/** What all answers of a case share when they are made ready for reading. */
export function answerSetting(input: MapInput): Omit<AnswerSetting, 'about'> {
  const texts = textsOf(input)
  return {
    names: namesIn([...texts, ...input.rules.persons.map(({ full }) => full)]),
    persons: new Set(
      input.rules.persons.flatMap(({ first }) => (first !== undefined && first.length > 3 ? [first] : [])),
    ),
    // What is typed in haste without its capital is no sign that the papers’ name is a common word.
    proper: new Map([
      ...properNamesIn([...texts, ...input.documents.map(({ text }) => text)]),
      ...properNamesIn(input.documents.map(({ text }) => text)),
    ]),
    isDayFirst: texts.some(hasDayFirst),
  }
}

/** Words that stand with a capital inside a sentence somewhere, and those of names. */
export function namesIn(texts: readonly string[]): ReadonlySet<string> {
  const found = texts.flatMap((text) => text.match(/(?<=[\p{Ll},] |^)\p{Lu}[\p{Ll}\p{M}]{2,}/gu) ?? [])
  const ofCapitals = texts
    .filter((text) => text.length < 60 && text === text.toUpperCase())
    .flatMap((text) => text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [])
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return new Set([...found, ...ofCapitals])
}

/** `22/04/2024`: nobody means a month by 22. */
export function hasDayFirst(text: string): boolean {
  return findDates(text).some(({ text: found }) => /^(?:1[3-9]|2\d|3[01])[/.-]\d{1,2}[/.-]\d{2,4}$/.test(found))
}

/** What the applicant calls each relative. */
export const kinWords: Readonly<Record<string, string>> = {
  spouse: 'wife|husband|spouse',
  mother: 'mother|mom',
  father: 'father|dad',
}

/** `mom is 61`, `wife has lupus`: kin without `my`, as one writes in haste; the verb follows. */
export const bareKin = (kin: string): RegExp =>
  new RegExp(
    String.raw`(?<=^|[.!?;,]\s)(?:${kin})(?= (?:is|isnt|was|has|had|had to|cannot|cant|can|does|needs?|gets?|takes?|goes|works?|lives?|lost|fell|walks?|sleeps?|speaks?|came|died|broke|suffers?|uses?|drinks?|drank|earns?|makes?|pays?|helps?)\b)`,
    'giu',
  )

/** Who says `I` in the answers: the applicant, where they speak of `my wife` or of `mom` beside `I`; else not known. */
export function writerOf(input: MapInput): 'applicant' | undefined {
  const ids = new Set(input.rules.persons.map(({ id }) => id))
  const about = new Map(input.rules.questions.map(({ question, about: id }) => [question, id]))
  const says = Object.entries(input.answers).some(([question, answer]) => {
    if (typeof answer !== 'string') return false
    const id = about.get(question) ?? ''
    const kin = kinWords[id]
    if (kin === undefined || !ids.has(id)) return false
    if (new RegExp(String.raw`\b[Mm]y (?:${kin})\b`, 'u').test(answer)) return true
    return /(?<![\w’'-])I(?![\w-])/u.test(answer) && answer.search(bareKin(kin)) >= 0
  })
  return says ? 'applicant' : undefined
}
