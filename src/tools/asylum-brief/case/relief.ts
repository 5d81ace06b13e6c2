import { type Answers, choicesOf, textOf } from '#domain/questionnaire/question.ts'
import { joinWithAnd } from '#domain/section-content/write.ts'
import type { Forum } from './forum.ts'

export type Relief = 'asylum' | 'withholding' | 'torture'
export type Ground = 'race' | 'religion' | 'nationality' | 'political-opinion' | 'social-group'

/** In the order in which they are argued (R7). */
const reliefValues: readonly (readonly [Relief, string])[] = [
  ['asylum', 'asylum'],
  ['withholding', 'Withholdingofremoval'],
  ['torture', 'ConventionAgainstTorture'],
]

const phrases: Readonly<Record<Relief, string>> = {
  asylum: 'asylum',
  withholding: 'withholding of removal under INA 241(b)(3)',
  torture: 'protection under the Convention Against Torture',
}

/** In the order of the sections: race, religion, nationality, political opinion, social group. */
export const grounds: readonly {
  readonly ground: Ground
  /** The answer's value. */
  readonly value: string
  readonly letter: 'r' | 'l' | 'n' | 'p' | 's'
  readonly phrase: string
  readonly details: string
}[] = [
  { ground: 'race', value: 'Race', letter: 'r', phrase: 'race', details: 'race_details' },
  { ground: 'religion', value: 'Religion', letter: 'l', phrase: 'religion', details: 'religion_details' },
  { ground: 'nationality', value: 'Nationality', letter: 'n', phrase: 'nationality', details: 'nationality_details' },
  {
    ground: 'political-opinion',
    value: 'Political Opinion',
    letter: 'p',
    phrase: 'political opinion',
    details: 'political_opinion_details',
  },
  {
    ground: 'social-group',
    value: 'Particular social group',
    letter: 's',
    phrase: 'particular social group',
    details: 'social_group_details',
  },
]

/** The reliefs chosen, in the fixed order whatever the order of the answer. */
export function selectedReliefs(answers: Answers): Relief[] {
  const chosen = choicesOf(answers, 'applicant_basis_addons')
  return reliefValues.filter(([, value]) => chosen.includes(value)).map(([relief]) => relief)
}

/** Before USCIS withholding and torture are only reserved, because an asylum officer may not decide them. */
export function arguedReliefs(selected: readonly Relief[], forum: Forum): Relief[] {
  return selected.filter((relief) => forum !== 'uscis' || relief === 'asylum')
}

/** In the order in which the attorney chose them: the strongest leads. */
export function selectedGrounds(answers: Answers): Ground[] {
  const chosen = [...new Set(choicesOf(answers, 'applicant_basis'))]
  return chosen.flatMap((choice) => grounds.filter(({ value }) => value === choice).map(({ ground }) => ground))
}

export function groundNamed(ground: Ground): (typeof grounds)[number] {
  return grounds.find((entry) => entry.ground === ground) as (typeof grounds)[number]
}

export function reliefPhrase(relief: Relief): string {
  return phrases[relief]
}

/** `asylum, withholding of removal under INA 241(b)(3) and protection under the Convention Against Torture`. */
export function reliefList(reliefs: readonly Relief[]): string {
  return joinWithAnd(reliefs.map(reliefPhrase))
}

/** Capitals for a title; the letters of a paragraph keep theirs. */
export function inCapitals(text: string): string {
  return text.toUpperCase().replaceAll(/\([A-Z]\)/g, (letter) => letter.toLowerCase())
}

/** The title of the brief (domain file 2.5). */
export function documentTitle(answers: Answers, { forum }: { forum: Forum }): string {
  if (forum === 'uscis') return 'BRIEF IN SUPPORT OF FORM I-589'
  if (forum === 'immigration') {
    const sought = selectedReliefs(answers)
    const relief = sought.length > 0 ? ` IN SUPPORT OF ${inCapitals(reliefList(sought))}` : ''
    return `RESPONDENT’S PRE-HEARING BRIEF${relief}`
  }
  return textOf(answers, 'appealing_party') === 'dhs' ? 'BRIEF IN OPPOSITION' : 'RESPONDENT’S BRIEF ON APPEAL'
}
