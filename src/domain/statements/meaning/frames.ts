import type { Range } from '#domain/section-content/read.ts'
import type { Mention } from '../mention.ts'
import { isDenied } from '../polarity.ts'
import { actOf, kindOf } from './group-doers.ts'
import { irregularForms } from '#domain/language/meaning/irregular-forms.data.ts'
import type { Gender } from '../person.ts'
import { nounBefore } from './occurrences.ts'
import type { Token } from './told-index.ts'

/** Who does something or has it done: persons of the roster, or those of a kind (police, soldiers, a court). */
export type Actor = {
  readonly ids: readonly string[]
  readonly kind: number | undefined
  /** By name or by what they are, and not by a pronoun that the sentence before explains. */
  readonly isCalled: boolean
  /** Of a pronoun what it says of whom it means. */
  readonly gender?: Gender
}

/** An act as a clause tells it: who did it, to whom, and whether it is denied. What the words leave open is undefined. */
export type Frame = {
  readonly verb: Token
  readonly subject: Actor | undefined
  readonly object: Actor | undefined
  /** For, against, to or from whom. */
  readonly toward: Actor | undefined
  readonly isDenied: boolean
  /** From where to where the clause goes. */
  readonly clause: Range
}

type Read = { readonly text: string; readonly tokens: readonly Token[]; readonly mentions: readonly Mention[] }

const boundary =
  /[;:–—]|,? (?:but|although|though|while|whereas|because|when|whenever|after|before|until|since|who|whom|which|where|so that|that)(?!\p{L})| and (?=(?:he|she|they|I|we|it|the|an?|his|her|their|my|was|were|has|have|had|is|are|did)(?!\p{L}))/giu
const passive = /(?<!\p{L})(?:was|were|been|being|is|are|got) (?:\p{L}+ )?$/iu
const governed =
  /(?<!\p{L})(?:of|by|for|with|without|from|to|against|at|in|on|near|about|behind|beside|between|among|under|into|through|because of) (?:(?:the|an?|his|her|their|my|our|two|three|four|five|some|several) )*(?:\p{Ll}+ )?$/iu
const possessive = /^(?:his|her|my|their|our)$/iu
const auxiliary = new Set('be have do get'.split(' '))

/** Said as a verb: by its form, or by its usual sense, and not with an article before it or a particle behind. */
function isVerb({ start, end, text, meaning: { kind = 0, lemmas } }: Token, sentence: string): boolean {
  if (lemmas.some((lemma) => auxiliary.has(lemma))) return false
  const isForm = /\p{L}{2}ed$/u.test(text) || irregularForms.has(text.toLowerCase())
  return (
    (isForm || (kind >= 29 && kind < 44)) &&
    !/\p{L}{3}ing$/u.test(text) &&
    !nounBefore.test(sentence.slice(0, start)) &&
    !/^ (?:down|off|out|up|away)(?!\p{L})/u.test(sentence.slice(end))
  )
}

/** What a pronoun or a title says. */
function genderIn(text: string): Gender | undefined {
  if (/^(?:he|him)$|^Mr\.? /iu.test(text)) return 'he'
  return /^(?:she|her)$|^(?:Ms|Mrs|Miss)\.? /iu.test(text) ? 'she' : undefined
}

type Candidate = Range & Actor

/** Everybody who can do or suffer something in a sentence, in order. */
function candidatesOf(read: Read): Candidate[] {
  const { tokens, mentions } = read
  const persons = mentions
    .filter(({ text, end }) => !possessive.test(text) && !/['’]s$/u.test(text) && !/^['’]s/u.test(read.text.slice(end)))
    .map(({ start, end, ids, isPronoun, text }) => {
      const gender = genderIn(text)
      return { start, end, ids, kind: undefined, isCalled: !isPronoun, ...(gender && { gender }) }
    })
  const groups = tokens.flatMap((token) => {
    const kind = kindOf(token)
    const isWithin = mentions.some(({ start, end, ids }) => ids.length > 0 && start <= token.start && token.end <= end)
    return kind === undefined || isWithin ? [] : [{ start: token.start, end: token.end, ids: [], kind, isCalled: true }]
  })
  return [...persons, ...groups].toSorted((one, other) => one.start - other.start)
}

function clauseOf(text: string, at: number): Range {
  const cuts = [...text.matchAll(boundary)]
  const before = cuts.findLast(({ index, 0: cut }) => index + cut.length <= at)
  const behind = cuts.find(({ index }) => index >= at)
  const start = before ? before.index + before[0].length : 0
  const end = behind?.index ?? text.length
  // `Her aunt, who had arranged it, ...`: what stands behind the second comma is told of the whole.
  const comma = before && /^, (?:who|whom|which|where)$/iu.test(before[0]) ? text.indexOf(',', start) : -1
  return { start, end: comma >= at && comma < end ? comma : end }
}

const actorOf = ({ ids, kind, isCalled, gender }: Candidate): Actor | undefined =>
  ids.length === 0 && kind === undefined && gender === undefined
    ? undefined
    : { ids, kind, isCalled, ...(gender !== undefined && { gender }) }

/** The acts of a sentence. `they` is whoever did something in the sentences before. */
export function framesOf(read: Read, they?: Actor): Frame[] {
  const all = candidatesOf(read)
  const { text } = read
  return read.tokens
    .filter((token) => isVerb(token, text))
    .map((verb): Frame => {
      const clause = clauseOf(text, verb.start)
      const lead = text.slice(clause.start, verb.start)
      const before = all.find(
        ({ start, end }) =>
          start >= clause.start && end <= verb.start && !governed.test(text.slice(clause.start, start)),
      )
      const isRelative = /(?:who|whom|which|that)$/iu.test(text.slice(0, clause.start).trimEnd())
      const taken =
        before ?? (isRelative ? all.find(({ end }) => relative.test(text.slice(end, clause.start))) : undefined)
      const isThey = !before && /(?<!\p{L})(?:[Tt]hey|[Oo]ne of them)(?!\p{L})/u.test(lead)
      const first = taken ? actorOf(taken) : isThey ? they : undefined
      const denied = isDenied(text, verb.start, verb.end)
      const side = all.find(
        ({ start }) => start > verb.end && start < clause.end && towardBefore.test(text.slice(verb.end, start)),
      )
      const toward = side && actorOf(side)
      const agent = all.find(
        ({ start }) => start > verb.end && start < clause.end && agentBefore.test(text.slice(verb.end, start)),
      )
      if (agent && isReduced(verb, agent, text))
        return { verb, subject: actorOf(agent), object: undefined, toward, isDenied: denied, clause }
      if (passive.test(text.slice(0, verb.start))) {
        return { verb, subject: agent && actorOf(agent), object: first, toward, isDenied: denied, clause }
      }
      const behind = all.find(
        ({ start }) => start > verb.end && start < clause.end && objectBefore.test(text.slice(verb.end, start)),
      )
      const subject = isRelative && !taken ? undefined : first
      return { verb, subject, object: behind && actorOf(behind), toward, isDenied: denied, clause }
    })
}

/** `Sertraline, prescribed by Dr. Shah`: who stands before has it, and does not do it. */
const isReduced = (verb: Token, agent: Candidate, text: string) =>
  participle.test(verb.text) &&
  / by (?:\p{Ll}+ ){0,2}$/u.test(text.slice(verb.end, agent.start)) &&
  !passive.test(text.slice(0, verb.start))

const participle = /(?:ed|en|wn|ght|id|ade|uilt|un|ut|ritten)$/iu

/** Whom `who` takes up: the one right before it. */
const relative = /^,? (?:also )?who$/iu
const agentBefore = /^ (?:\p{L}+ ){0,4}by (?:(?:the|an?|his|her|their|two|three|four|several|armed) )*(?:\p{Ll}+ )?$/iu
const towardBefore = /^ (?:[\p{L}\p{N}$,-]+ ){0,4}(?:for|against|to|from) (?:(?:the|an?|his|her|their|my) )*$/iu
const objectBefore = /^ (?:(?:the|an?|his|her|their|my|two|three|four|several|only|also|both) )*$/iu

/** The act is one that both words can name: the same verb, or one of its class. */
export function isSameAct(own: Token, other: Token): boolean {
  const { meaning } = own
  if (meaning.lemmas.some((lemma) => other.meaning.lemmas.includes(lemma))) return true
  const act = actOf(own)
  if (act !== undefined && act === actOf(other)) return true
  return meaning.same.some((key) => key.startsWith('f') && other.meaning.same.includes(key))
}
