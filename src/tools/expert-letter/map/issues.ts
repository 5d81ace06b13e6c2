import type { LetterFacts } from '#tools/expert-letter/case.ts'
import type { LetterType } from '#tools/expert-letter/case/letter-type.ts'
import { eb1aIssues, eb1bIssues, niwIssues, o1Issues } from './achievement-issues.ts'
import { genericIssues, hardshipIssues, medicalIssues } from './clinical-issues.ts'
import { humanitarianFiling } from '#tools/expert-letter/case/humanitarian.ts'
import { countryIssues } from './country-issues.ts'
import type { Issue } from './issue.ts'

const issues: Readonly<Record<LetterType, readonly Issue[]>> = {
  EB1A: eb1aIssues,
  EB1B: eb1bIssues,
  NIW: niwIssues,
  O1A: o1Issues,
  O1B: o1Issues,
  CC: countryIssues,
  MED: medicalIssues,
  HARD: hardshipIssues,
  GENERIC: genericIssues,
}

/** The issues of this letter's findings, in order. */
export function issuesOf(facts: LetterFacts): Issue[] {
  const own = issues[facts.type].filter(({ when }) => when?.(facts) ?? true)
  const headings =
    facts.type === 'MED'
      ? { ...(isOfBody(facts) && bodyHeadings), ...(humanitarianFiling(facts.input.answers) && survivorHeadings) }
      : facts.type !== 'HARD'
        ? {}
        : facts.lay !== undefined
          ? layHeadings
          : facts.isAnalyst === true
            ? analystHeadings
            : {}
  return own.map((issue) => ({ ...issue, heading: headings[issue.id] ?? issue.heading }))
}

/** A physician who examined the body, and diagnoses no illness of the mind. */
export const isOfBody = ({ sources: { expert } }: LetterFacts): boolean => {
  const record = `${expert?.title ?? ''} ${expert?.text ?? ''}`
  return (
    /physician|surgeon|dermatolog|radiolog|orthop|patholog|gynecolog|\bM\.?D\b/u.test(record) &&
    !/psych|therapist|counsel|social work/iu.test(record)
  )
}

/** A petition of a survivor sends nobody back. */
const survivorHeadings: Readonly<Record<string, string>> = { 'med.needs': 'Treatment needs and prognosis' }

const bodyHeadings: Readonly<Record<string, string>> = { 'clinical.state': 'Findings on examination' }

/** An economist or a vocational expert finds no illness and prescribes nothing. */
const analystHeadings: Readonly<Record<string, string>> = {
  'clinical.basis': 'What I was asked, and what I used',
  'clinical.state': 'The household and its means',
  'hard.care': 'What would be needed',
}

/** A pastor or a teacher examines nobody and recommends no care. */
const layHeadings: Readonly<Record<string, string>> = {
  'clinical.basis': 'How I know the family',
  'clinical.state': 'What I have seen',
  'hard.care': 'What would help',
}
