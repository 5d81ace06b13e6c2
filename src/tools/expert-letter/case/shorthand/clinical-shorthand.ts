import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { capitalized } from '#domain/prose/words.ts'
import { spelledOut } from '../record-lines.ts'
import type { Subject } from '../subject.ts'
import { saidOfBody } from './body.ts'
import type { Examined } from './examined.ts'
import { saidByLabel } from './labels.ts'
import { saidOfScores } from './scores.ts'
import { saidOfSessions } from './sessions.ts'
import { withItsSubject } from './subjectless.ts'
import { withArticles } from './written-out.ts'

const persons: Readonly<Record<'he' | 'she', Examined>> = {
  he: { he: 'he', him: 'him', his: 'his' },
  she: { he: 'she', him: 'her', his: 'her' },
}

export function examinedIn(subject: Subject | undefined): Examined | undefined {
  return subject?.pronoun === undefined ? undefined : persons[subject.pronoun]
}

/**
 * A clinician's line of notes with what stands in shorthand as whole sentences of the clinician's own: `Dx PTSD (F43.10);
 * MDD` becomes `My diagnoses are posttraumatic stress disorder (PTSD, F43.10) and major depressive disorder.` Only what
 * the note says is said. Undefined where nothing of the line is shorthand that is known here.
 */
export function inClinicalSentences(line: string, person: Examined): string | undefined {
  const whole = saidOfScores(line)
  if (whole !== undefined) return whole
  const notes = sentencesOf(line)
  const told = notes.map((note) => {
    const one = tied(note)
    return inOneSentence(one, person) ?? (one === note ? note : withArticles(spelledOut(one)))
  })
  const isSaid = told.some((said, at) => said !== notes[at])
  return isSaid ? told.map((said) => ended(said)).join(' ') : undefined
}

function inOneSentence(note: string, person: Examined): string | undefined {
  const plain = note.replace(/[.;,]$/u, '').trim()
  return (
    saidOfScores(plain) ??
    saidOfSessions(plain, person) ??
    saidByLabel(plain, person) ??
    saidOfBody(plain) ??
    withItsSubject(plain, person) ??
    spelled(plain)
  )
}

/** A sentence of its own in which only words are shortened. */
function spelled(plain: string): string | undefined {
  if (!shortened.test(plain) || !hasFiniteVerb(plain)) return undefined
  return `${capitalized(withArticles(spelledOut(plain)))}.`
}

const shortened = /\b(?:abt|apt|yrs?|meds|b\/c|w\/o?)(?![\p{L}])|\bPTSD \+/u

/** `... "after Holy Week" - common w/ trauma memory, the order was the same`: three statements that dashes and commas tie. */
const tied = (note: string) =>
  note
    .replace(/ [-–—] common (?:w\/ ?|with |in |for )/u, '; that is common with ')
    .replaceAll(/, (?=the (?:\p{Ll}+ ){1,4}(?:was|were) )/gu, '; ')

const ended = (said: string) => (/[.!?:]["”’)]*$/u.test(said) ? said : `${said}.`)
