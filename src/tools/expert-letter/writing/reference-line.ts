import { textOf } from '#domain/questionnaire/question.ts'
import { escapeText, paragraph } from '#domain/section-content/write.ts'
import type { LetterFacts } from '../case.ts'
import { filedFor } from '../case/filed-for.ts'
import { humanitarianFiling } from '../case/humanitarian.ts'
import { isForCancellation } from '../case/letter-type.ts'
import { needs } from './fill.ts'
import * as frame from './frame.ts'

/** Whom the letter is about and what is filed. */
export function writeReference(facts: LetterFacts): string {
  const { values } = facts
  const name = values['client.name']?.value
  const lines = [
    `RE: ${name === undefined ? needs('client name') : escapeText(name)}`,
    escapeText(filingOf(facts)),
    values['client.a_number'] ? `A-number: ${escapeText(values['client.a_number'].value)}` : '',
  ]
  return paragraph(lines.filter((line) => line !== '').join('<br>'))
}

/** What is filed, by the kind of letter; a kind that has no name of its own is named as the attorney wrote it. */
function filingOf(facts: LetterFacts): string {
  const {
    type,
    input: { answers },
  } = facts
  const caseType = textOf(answers, 'case_type') ?? ''
  const isCourt = /\b(?:immigration (?:court|judge)|eoir|removal)\b/iu.test(caseType)
  if (type === 'HARD') return hardshipFiling(facts, caseType)
  if (type === 'CC') return `Country conditions${isCourt ? ', removal proceedings' : ''}`
  const survivor = type === 'MED' ? humanitarianFiling(answers) : undefined
  if (survivor !== undefined) return `${survivor.filing}, clinical evaluation`
  if (type === 'MED') return `Clinical evaluation${isCourt ? ', removal proceedings' : ''}`
  const filed = type === 'GENERIC' ? filedFor(answers) : undefined
  if (filed !== undefined) return `${filed.filing}, ${facts.lay === undefined ? 'expert opinion' : 'supporting letter'}`
  return frame.filings[type] ?? withoutHope(caseType)
}

/** The form, and whose letter it is. */
function hardshipFiling(facts: LetterFacts, caseType: string): string {
  const isCancellation = isForCancellation(caseType)
  const form = /601 ?a\b/iu.test(caseType)
    ? 'Form I-601A'
    : /601/u.test(caseType)
      ? 'Form I-601'
      : isCancellation
        ? 'Cancellation of removal'
        : 'Waiver of inadmissibility'
  return `${form}, ${facts.lay !== undefined ? 'supporting letter' : facts.isAnalyst === true ? 'expert opinion' : isOfMind(facts) ? 'psychological evaluation' : 'medical letter'}`
}

/** A letter of a psychologist or the like, not of another doctor. */
function isOfMind({ input, sources, expertLife }: LetterFacts): boolean {
  const words = [sources.expert?.title, sources.expert?.text, ...expertLife.posts.map(({ title }) => title)].join(' ')
  const isOther = /\b(?:M\.?D\.?|D\.O\.|physician|surgeon|\p{L}+(?:ologist|iatrician|ternist))\b/iu.test(words)
  return (
    /psych|therap|counsel|social work|L\.?C\.?S\.?W|L\.?M\.?F\.?T/iu.test(words) ||
    !(isOther || /physician|doctor|medical/iu.test(textOf(input.answers, 'case_type') ?? ''))
  )
}

/** The case type as the reference line names it: "independent expert" is what the attorney hopes for, not what is known. */
function withoutHope(caseType: string): string {
  return caseType
    .replaceAll(/[,;:–-]?\s{0,3}\b(?:an )?independent(?: expert)?(?: (?:opinion|letter|witness))?\b/giu, '')
    .replace(/^[\s,;:–-]{1,9}/u, '')
    .trim()
}
