import type { Filing, Tick } from './filing.ts'

/**
 * How a rule comes out. `holds`; `none`: it has nothing to say here; `later`: it is judged on the finished packet; `ask`: the
 * attorney is asked; `fails`: it does not hold there, and is asked elsewhere.
 */
export type Outcome =
  | { readonly state: 'holds' | 'none' | 'later' }
  | { readonly state: 'ask'; readonly questions: readonly Place[] }
  | { readonly state: 'fails'; readonly failures: readonly Failure[]; readonly questions?: readonly Place[] }

type Place = { readonly place: string; readonly sentence: string }
export type Failure = Place & {
  /** Where it is less grave here than the rule usually is. */
  readonly severity?: 'block' | 'warn' | 'fix' | 'info'
}

/** Judges one rule of a filing. Pure. */
export type Judge = (filing: Filing) => Outcome

export const holds: Outcome = { state: 'holds' }
export const none: Outcome = { state: 'none' }
export const later: Outcome = { state: 'later' }

export function ask(sentence: string, place = ''): Outcome {
  return { state: 'ask', questions: [{ place, sentence }] }
}

export function askEach(questions: readonly Place[]): Outcome {
  return questions.length === 0 ? none : { state: 'ask', questions }
}

export function fail(sentence: string, place = '', severity?: Failure['severity']): Outcome {
  return { state: 'fails', failures: [{ place, sentence, ...(severity && { severity }) }] }
}

/** Holds without failures. */
export function failures(found: readonly Failure[]): Outcome {
  return found.length === 0 ? holds : { state: 'fails', failures: found }
}

/** What fails in some places and is asked in others; holds where neither is so. */
export function failuresAnd(found: readonly Failure[], questions: readonly Place[]): Outcome {
  if (found.length === 0) return questions.length === 0 ? holds : { state: 'ask', questions }
  return { state: 'fails', failures: found, questions }
}

export function when(condition: boolean, outcome: () => Outcome): Outcome {
  return condition ? outcome() : none
}

/** The attorney's latest answer about a rule in a place. */
export function tickOf(ticks: readonly Tick[], code: string, place: string): Tick | undefined {
  return ticks.findLast((tick) => tick.code === code && tick.place === place)
}
