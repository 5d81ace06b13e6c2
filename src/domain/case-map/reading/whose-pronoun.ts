import type { Pronoun } from '#domain/persons/person.ts'
import { personsIn } from '../wording.ts'
import type { Reading } from './feared-in-account.ts'
import { nounPronoun } from '#domain/persons/kin.ts'
import { namesOther, speaksOfUnknown } from './unnamed-others.ts'
import type { Piece } from './words-in-text.ts'

/** The pronoun may stand for this person: of that sex or of none known, and not the one who says `I`. */
export function fits(id: string, pronoun: Pronoun, { persons, speaker, isOwnVoice }: Reading): boolean {
  const person = persons.find((one) => one.id === id)
  if (!person || (isOwnVoice && id === speaker?.id)) return false
  return (person.pronoun ?? pronoun) === pronoun
}

/** `her mother` is a possessive, `told her that` an object; `he` opens a clause. */
export function formOf(pieces: readonly Piece[], at: number): '' | '.subj' | '.poss' {
  const word = pieces[at]?.text.toLowerCase() ?? ''
  if (word === 'he' || word === 'she') return '.subj'
  if (word === 'his' || word === 'hers') return '.poss'
  if (word !== 'her') return ''
  const next = pieces[at + 1]?.text === ' ' ? pieces[at + 2] : undefined
  if (at === 0 && isNumber(next)) return '.poss'
  return isSentBack(pieces, at) || isMadeTo(pieces, at) || isObjectBefore(next) ? '' : '.poss'
}

/** `Her two medicines`: nobody begins a sentence as an object. */
const isNumber = (next: Piece | undefined): boolean =>
  next?.kind === 'word' && /^(?:two|three|four|five|six|seven|eight|nine|ten)$/i.test(next.text)

/** `sent her back to him`, not `hit her back with a belt`. */
const isSentBack = (pieces: readonly Piece[], at: number): boolean =>
  pieces[at + 2]?.text === 'back' && /^(?:to|in|into|home|from|there|here)$/.test(pieces[at + 4]?.text ?? '')

/** `made her sign that she would report`, not `made her bed`. */
const isMadeTo = (pieces: readonly Piece[], at: number): boolean =>
  /^(?:made|make|makes|let|lets)$/i.test(pieces[at - 2]?.text ?? '') &&
  /^(?:sign|swear|promise|confess|kneel|stand|sit|lie|drink|eat|watch|undress|walk|wait|repeat|say|write|leave|pay|read|go|stay|sleep|choose|work|clean|cook|carry|serve|speak|believe|feel|wear|marry)$/i.test(
    pieces[at + 2]?.text ?? '',
  )

/** `told her that`, `without her he`: what follows `her` owns nothing of hers. */
function isObjectBefore(next: Piece | undefined): boolean {
  if (next === undefined) return true
  if (next.kind === 'person' || next.text.startsWith('{')) return !/\.(?:poss|his)\}$/.test(next.text)
  return (
    next.kind !== 'word' ||
    /^(?:he|she|they|we|it|I|you|to|that|in|on|at|for|with|from|two|three|four|five|six|seven|and|or|but|as|by|when|if|because|after|before|until|while|where|what|how|why|this|every|a|an|the|not|so|who|about|up|out|into|down|away|inside|outside|through|over|off|against|behind|there|here|home|weekly|daily|again|twice|once|either|neither|too|also|anymore|alone|anyway|then|now|today|yesterday|any|unless|since|even|is|are|was|were|has|have|had|did|would|could)$/i.test(
      next.text,
    )
  )
}

/** The client, in an answer about somebody of the other sex. */
export function clientBeside(pronoun: Pronoun, { persons, about, isOwnVoice }: Reading): string | undefined {
  const client = persons.find(({ id }) => id === 'applicant')
  const isOther = about?.pronoun !== undefined && about.pronoun !== pronoun
  return !isOwnVoice && isOther && client?.pronoun === pronoun ? client.id : undefined
}

/** `Her brother was shot in 2018` in an answer about the husband: kin abroad are the client's, unless the sentence before is about another. */
export function clientsKin(
  pieces: readonly Piece[],
  at: number,
  pronoun: Pronoun,
  said: readonly string[],
  reading: Reading,
): string | undefined {
  const owned = pieces[at + 1]?.text === ' ' ? (pieces[at + 2]?.text ?? '') : ''
  if (
    !/^(?:his|her)$/i.test(pieces[at]?.text ?? '') ||
    !/^(?:family|relatives|brothers?|sisters?|parents|mother|father|uncles?|aunts?|cousins?|hometown|village)$/.test(
      owned,
    )
  )
    return undefined
  const before = said.at(-1) ?? ''
  const opening = /^\{([a-z0-9-]+)(?:\.subj)?\}/.exec(before)?.[1]
  if (opening !== undefined && mayOwn(opening, owned, pronoun, reading)) return undefined
  return namesOther(before, pronoun) ? undefined : clientBeside(pronoun, reading)
}

/** `LaVonne Vosberg, 77, his mother` in a list of relatives: whom the answer is about has them, not who was listed before. */
export function kinInList(
  pieces: readonly Piece[],
  at: number,
  pronoun: Pronoun,
  { about, isOwnVoice }: Reading,
): string | undefined {
  const before = pieces
    .slice(0, at)
    .map(({ text }) => text)
    .join('')
  const isListed = /^\{[a-z0-9-]+(?:\.subj)?\}(?:,? \(?\d{1,3}\)?)?, (?:is )?$/u.test(before)
  const isOwner = /^(?:his|her)$/iu.test(pieces[at]?.text ?? '') && pieces[at + 1]?.text === ' '
  const kin =
    /^(?:mother|father|sister|brother|son|daughter|aunt|uncle|cousin|niece|nephew|grandmother|grandfather|mom|dad)$/iu
  return !isOwnVoice && isListed && isOwner && about?.pronoun === pronoun && kin.test(pieces[at + 2]?.text ?? '')
    ? about.id
    : undefined
}

/** `his health insurance`, `her shift`: no child has them. */
export const isOfAdult = (pieces: readonly Piece[], at: number): boolean =>
  /^(?:his|her)$/iu.test(pieces[at]?.text ?? '') &&
  /^ (?:\p{Ll}+ )?(?:insurance|coverage|job|work|pay|paycheck|wages|salary|income|employer|boss|shifts?|overtime|pension|truck|license|taxes)\b/u.test(
    pieces
      .slice(at + 1, at + 6)
      .map(({ text }) => text)
      .join(''),
  )

/** The one with whom the sentence before begins may have such kin. */
function mayOwn(id: string, owned: string, pronoun: Pronoun, reading: Reading): boolean {
  const isChild = reading.persons.some((person) => person.id === id && person.role === 'child')
  return fits(id, pronoun, reading) && !(isChild && ofElders.test(owned))
}

/** Of a child whom the case knows nobody tells the cousins and the village. */
const ofElders = /^(?:relatives|parents|uncles?|aunts?|cousins?|hometown|village)$/

/**
 * `Rogelio calms him` after a sentence about Mateo: who does it is not whom it is done to, so the sentence before tells
 * the one. Only in what an answer tells, of the person with whom the sentence begins.
 */
export function nameObjects(
  pieces: readonly Piece[],
  pronoun: Pronoun,
  said: readonly string[],
  reading: Reading,
): void {
  const doer = /^\{([a-z0-9-]+)(?:\.subj)?\}$/.exec(pieces[0]?.text ?? '')?.[1]
  if (reading.isOwnVoice || doer === undefined || !fits(doer, pronoun, reading)) return
  const object = pronoun === 'he' ? 'him' : 'her'
  const end = pieces.findIndex(
    ({ kind, text }, at) =>
      at > 0 &&
      (kind === 'person' ||
        (kind === 'word' && (nounPronoun(text) === pronoun || text === 'he' || text === 'she')) ||
        /^(?:who|that|which|because|when|while|if|where)$/.test(text)),
  )
  const clause = end < 0 ? pieces : pieces.slice(0, end)
  const done = clause.filter(
    ({ kind, text }, at) => kind === 'word' && text === object && formOf(pieces, at) === '' && at > 1,
  )
  if (done.length === 0) return
  const one = onlyOther(said.at(-1), doer, pronoun, reading)
  if (one !== undefined) for (const piece of done) piece.text = `{${one}}`
}

/** The one person of that sex, beside who does it, of whom the sentence before spoke. */
function onlyOther(before = '', doer: string, pronoun: Pronoun, reading: Reading): string | undefined {
  if (namesOther(before, pronoun) || speaksOfUnknown(before)) return undefined
  const [one, ...others] = new Set(
    personsIn(before).filter((id) => id !== doer && isKnownAs(id, pronoun, reading) && !isDead(id, before)),
  )
  return others.length > 0 ? undefined : one
}

/** Nobody raises or drives one who died. */
const isDead = (id: string, wording: string): boolean =>
  new RegExp(String.raw`\{${id}(?:\.subj)?\} (?:died|was killed|passed away|is dead)\b`).test(wording)

const isKnownAs = (id: string, pronoun: Pronoun, { persons }: Reading): boolean =>
  persons.some((person) => person.id === id && person.pronoun === pronoun)
