import type { Condition } from '#domain/questionnaire/condition.ts'
import { all, any, isOneOf, not, readsAs } from '#domain/questionnaire/condition.ts'
import { type Answers, type Option, textOf } from '#domain/questionnaire/question.ts'
import { classifyText, type TextClasses } from '#domain/questionnaire/text-classes.ts'

/** The kinds of letter; each has a plan of its own for its findings. */
export const letterTypes = ['EB1A', 'EB1B', 'NIW', 'O1A', 'O1B', 'CC', 'MED', 'HARD', 'GENERIC'] as const
export type LetterType = (typeof letterTypes)[number]

export const letterTypeNames: Readonly<Record<LetterType, string>> = {
  EB1A: 'EB-1A extraordinary ability',
  EB1B: 'EB-1B outstanding professor or researcher',
  NIW: 'EB-2 national interest waiver',
  O1A: 'O-1A extraordinary ability',
  O1B: 'O-1B extraordinary achievement in the arts',
  CC: 'Asylum: country conditions',
  MED: 'Asylum: medical or psychological findings',
  HARD: 'I-601A or I-601: psychological hardship',
  GENERIC: 'General expert opinion',
}

/** Letters about what a person has achieved; written to USCIS in support of a petition. */
export const achievementTypes: readonly LetterType[] = ['EB1A', 'EB1B', 'NIW', 'O1A', 'O1B']
/** Letters of a clinician who examined a person. */
export const clinicalTypes: readonly LetterType[] = ['MED', 'HARD']

/** How the required free text `case_type` is read. The order matters: O-1A before EB-1A, waiver before asylum. */
const caseTypeClasses: TextClasses = {
  rules: [
    { class: 'O1B', pattern: String.raw`\bo ?1 ?b\b|\bo ?1\b.{0,100}\b(arts|motion picture)` },
    { class: 'O1A', pattern: String.raw`\bo ?1( ?a)?\b` },
    { class: 'EB1A', pattern: String.raw`\beb ?1 ?a\b|extraordinary ability` },
    { class: 'EB1B', pattern: String.raw`\beb ?1 ?b\b|outstanding (professor|researcher)` },
    { class: 'NIW', pattern: String.raw`\bniw\b|national interest` },
    { class: 'CC', pattern: 'country (condition|expert)' },
    // Who examines papers, or writes for a parish or a school, examines no person and speaks of no country.
    {
      class: 'GENERIC',
      pattern: String.raw`^(?!.*\b(hardship|waiver|601a?|cancellation|42b|240a|country|psycholog|medical)).*(\b(document examiner|document examination|handwriting|questioned documents?|forensic (linguist|accountant|accounting|document))|\b(pastor|priest|reverend|imam|rabbi|chaplain|clergy|parish|teacher|coach|employer|landlord)\b)`,
    },
    // A witness of somebody's character examines nobody and weighs no hardship.
    {
      class: 'GENERIC',
      pattern: String.raw`^(?!.*\b(hardship|psycholog|medical)).*\bcharacter (letter|reference|witness|statement|affidavit)`,
    },
    {
      class: 'MED',
      pattern:
        '(medical|psycholog|psychiatr|forensic|physician).{0,70}(asylum|torture|withholding|\\bcat\\b|vawa|[tu] visa)|(asylum|torture|withholding|\\bcat\\b|vawa|[tu] visa).{0,70}(medical|psych|forensic|physician)|(vawa|\\b[tu] (visa|nonimmigrant)|i (914|918|360)|traffick).{0,70}(evaluation|trauma|clinical|therap|social work|counsel)|(evaluation|trauma|clinical|therap|social work|counsel).{0,70}(vawa|\\b[tu] (visa|nonimmigrant)|i (914|918|360)|traffick)',
    },
    {
      class: 'HARD',
      pattern: String.raw`\b(i ?)?601a?\b|hardship|waiver|\b42b\b|\b240a b\b|cancellation of removal(?!.*42a)`,
    },
    { class: 'CC', pattern: String.raw`asylum|withholding|\bcat\b|torture` },
  ],
  otherwise: 'GENERIC',
}

/** What the answer "as read from the case type" is stored as. */
export const matchedType = 'matched'

export const letterTypeOptions: readonly Option[] = [
  { value: matchedType, label: 'As read from the case type' },
  ...letterTypes.map((value) => ({ value, label: letterTypeNames[value] })),
]

/** The kind of letter for these answers: what the attorney chose, else what the case type reads as. */
export function letterTypeOf(answers: Answers): LetterType {
  const chosen = letterTypes.find((type) => type === answers['letter_type'])
  return chosen ?? readCaseType(textOf(answers, 'case_type') ?? '')
}

export function readCaseType(text: string): LetterType {
  const read = classifyText(text, caseTypeClasses)
  return letterTypes.find((type) => type === read) ?? 'GENERIC'
}

/** Hardship that is weighed in removal proceedings, and in no waiver. */
export const isForCancellation = (caseType: string): boolean => /\bcancellation\b|\b42[AB]\b|\b240A\b/iu.test(caseType)

/** A question shows for these kinds of letter only. */
export function whenLetterIs(types: readonly LetterType[]): Condition {
  return any(
    isOneOf('letter_type', types),
    all(not(isOneOf('letter_type', letterTypes)), readsAs('case_type', types, caseTypeClasses)),
  )
}
