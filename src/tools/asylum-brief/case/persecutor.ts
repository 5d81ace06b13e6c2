import { type Answers, textOf } from '#domain/questionnaire/question.ts'

export type PersecutorType = 'state' | 'non-state' | 'mixed'

export type Persecutor = {
  readonly type: PersecutorType
  /** `attorney`: chosen; `words`: read from the answer; `assumed`: nothing told, so treated as private. */
  readonly from: 'attorney' | 'words' | 'assumed'
}

const state =
  /\b(?:police(?:m[ae]n|wom[ae]n)?|arm(?:y|ies)|militar(?:y|ies)|soldiers?|governments?|mayors?|intelligence|guards?|prosecutors?|officials?|constables?|(?:special|security|armed|defen[cs]e) forces|gendarme(?:s|rie)?|BIR|commandos?|troops|(?:zone|district|county|local|regional) administrators?|magistrates?|sheriffs?|secret services?|(?:police |sub-?|deputy )?inspectors?|detectives?|militia officers?|religious police|hisbah|DPI|DGCIM|SEBIN|ANR|DIE|SNB|NISS|Mukhabarat|(?:Lt|Lieut|Capt|Sgt|Insp|Maj|Col)(?=\.? \p{L}{3}))(?!\p{L})/iu
const nonState =
  /\b(?:gangs?|husbands?|wi(?:fe|ves)|partners?|boyfriends?|famil(?:y|ies)|relatives?|cartels?|neighbou?rs?|m[ae]n|mobs?|crowds?|clerics?|villagers?|militias?|colectivos?|boys|youths?|fighters?|separatists?|rebels?|militants?|jihadists?|Taliban|Al[- ]Shabaab|Boko Haram|pandill\w{1,8}|extortionists?|traffickers?|landlords?|in-laws|uncles?|brothers?|fathers?|stepfathers?|cousins?|guerrillas?|paramilitar(?:y|ies)|insurgents?|armed groups?|(?:party|political|[A-Z]{2,5}) (?:workers?|members?|activists?|supporters?|cadres?)|goons?|thugs?|hooligans?|supporters of|ELN|FARC|AGC|Barrio 18|MS-?13|maras?)\b/i

/** Who the persecutor is in law: the attorney's choice, else the words of the answer `who` (R10). */
export function persecutorOf(answers: Answers): Persecutor {
  const chosen = textOf(answers, 'persecutor_type')
  if (chosen === 'state' || chosen === 'non-state' || chosen === 'mixed') return { type: chosen, from: 'attorney' }
  const who = asAuthorities(answers)
  const named = classifyPersecutor(who)
  const read = named === 'state' && (namesBand(who) || namesOthers(who)) ? 'mixed' : named
  return read ? { type: read, from: 'words' } : { type: 'non-state', from: 'assumed' }
}

/** In Afghanistan the Taliban hold the offices since August 15, 2021: of harm since then they are no private persons. */
function asAuthorities(answers: Answers): string {
  const who = textOf(answers, 'who') ?? ''
  const isThere = /\bafghan/i.test(textOf(answers, 'country_persecution') ?? '')
  const isSince = /\b202[1-9]\b/.test(`${textOf(answers, 'when') ?? ''} ${textOf(answers, 'what') ?? ''}`)
  return isThere && isSince ? who.replaceAll(/\bTaliban\b/gi, 'government') : who
}

/** `Gran Grif (leader Luckson Elan), and Commissioner Dorvil`: who has a leader and no office beside others who have one. */
const namesBand = (who: string): boolean =>
  who
    .split(/[;.]\s|, (?:and|as well as) |\band (?=\p{Lu})/u)
    .some((part) => /\b(?:leaders?|led by|headed by|boss|kingpin)\b/i.test(part) && !state.test(part))

/** `Los Lobos, cell of Chuky in Durán. Police sergeant Iza.`: of each one named apart it is asked whether there is an office. */
const namesOthers = (who: string): boolean =>
  who
    .split(/(?<=[^A-Z])[.;]\s+|\n/u)
    .filter(
      (part) => /^\W*\p{Lu}/u.test(part) && !/\b(?:is|are|was|were|has|have|had|did|works?|worked)\b/iu.test(part),
    )
    .some((part) => !state.test(part) && !office.test(part))

/** Besides the words that name who acts for a state: its organs, which act through them. */
const office =
  /\b(?:state|regime|ministr(?:y|ies)|courts?|judges?|tribunals?|prisons?|authorit(?:y|ies)|commissioners?|governors?|deput(?:y|ies)|senators?|presidents?|vice-presidents?|ministers?|colonels?|captains?|majors?|lieutenants?|sergeants?|commanders?|security|customs|immigration|(?:ruling|communist) party|agents?|officers?|PNR|SNB|MIT|FSB|KGB|IRGC|NISS|ISI|CIO)\b/i

/** State, non-state or both by whole words or plurals, ignoring case; undefined when no word tells. */
export function classifyPersecutor(who: string): PersecutorType | undefined {
  if (state.test(who)) return nonState.test(who) ? 'mixed' : 'state'
  return nonState.test(who) ? 'non-state' : undefined
}
