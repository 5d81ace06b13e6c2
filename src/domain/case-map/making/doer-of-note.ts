import type { Person } from '#domain/persons/person.ts'
import { formOf } from '../reading/verbs.ts'
import { standsAlone } from './own-pronouns.ts'

/** `Bled that night`, `Dismissed in 2021`: the client did it, or it was done to the client. */
export function withClient(tidy: string, client: Person | undefined): string {
  if (client === undefined) return tidy
  // `Told to report each Monday`: by somebody.
  if (tidy.startsWith(`${client.full} told to `)) return tidy.replace(' told to ', ' was told to ')
  const [first = '', next = ''] = tidy.match(/[\p{L}’'-]+/gu) ?? []
  if (formOf(first.toLowerCase()) !== 'past' || !/^\p{Lu}/u.test(tidy) || lacksDoer(tidy, client)) return tidy
  const rest = `${first.toLowerCase()}${tidy.slice(first.length)}`
  if (/^(?:was|were|had|did|could)$/iu.test(first)) return tidy
  if (isDone(first, next)) return `${client.full} was ${rest}`
  return done.test(first) || (first.endsWith('ed') && next === '') ? tidy : `${client.full} ${rest}`
}

const isDone = (first: string, next: string): boolean =>
  /^(?:told|ordered|forced|allowed|made|asked) to$/iu.test(`${first} ${next}`) ||
  (done.test(first) && !/^(?:the|a|an|his|her|their|two|three|some|no)$/iu.test(next))

/** `took her to stadium`, `asked “where is the owner”`, `say where is the depot`: somebody else did or said it, and the note names nobody. */
export const lacksDoer = (words: string, client: Person | undefined): boolean =>
  client !== undefined &&
  (isDoneToClient(words, client) ||
    /^(?:asked|said|told|shouted|wrote)\b[^.“”"]{0,20}[“"]/iu.test(words) ||
    /^(?:says?|asks?|tells?|asked|demanded|warned|accused|shouted|insulted|wanted to know) /iu.test(words) ||
    ofViolence.test(words))

/** `Pulled outside`, `Burned house`, `Never found`: a deed of those who are feared, or what became of another. */
const ofViolence =
  /^(?:(?:pulled|dragged|burned|burnt|choked|strangled|slapped|punched|looted|destroyed|ransacked|tied|whipped|flogged|lashed)\b|broke (?:the |a )?(?:door|gate|window)\b|said (?:knows|wants|will|has|must|is)\b|never (?:found|caught|charged|identified|punished|seen)\b)/iu

/** Whoever did it, it was not the client. */
function isDoneToClient(tidy: string, { pronoun }: Person): boolean {
  const [, verb = '', object, next = ''] = /^(\p{L}+) (her|him)\b(?: (\p{L}+))?/iu.exec(tidy) ?? []
  if (formOf(verb.toLowerCase()) !== 'past') return false
  return pronoun === 'she' ? object === 'her' && (next === '' || standsAlone.test(next)) : object === 'him'
}

/** `Shot 3x` behind `Clement went to the gate`: who suffered it, nobody can tell. */
export const isSufferedByNobody = (typed: string): boolean => done.test(/^\p{L}+/u.exec(typed)?.[0] ?? '')

/** What is done to somebody where a note names nobody who does it. */
const done =
  /^(?:arrested|beaten|charged|detained|dismissed|fired|invited|released|sentenced|kicked|hit|threatened|followed|taken|raped|shot|hospitalized|killed|murdered|operated|diagnosed|evicted|expelled|deported|searched|questioned|interrogated|robbed|stabbed|promoted|elected|appointed|accused|convicted|summoned|held|kept|tortured|blindfolded|handcuffed|filmed)$/iu
