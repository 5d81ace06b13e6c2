import { isOneOfSeveral, clauseEnds } from './several-subjects.ts'
import { formOf, inLists, isAdverb, isOfPresent, tellsOfOnce, toThirdPerson } from './verbs.ts'
import { endsWith, nextWord, type Piece } from './words-in-text.ts'

/** Words that are verbs wherever they stand: `and take sertraline`. */
const onlyVerbs =
  /^(?:take|get|give|keep|make|know|see|earn|bring|teach|speak|eat|wear|send|live|own|attend|receive|suffer|go|buy|hear|write|read|learn|sell|spend|grow|sing|carry|feed|lose|prepare|provide|tell|become|begin|study|use|want|forget|choke|pray|ask|feel|hear|remember|think|believe|depend|manage|sit|understand)$/i

/** Pronouns and pointers with which a clause of its own begins. */
export const subjects = /^(?:I|he|she|it|they|we|you|this|that|these|those|there)$/i
/** What may stand behind a verb and not behind a noun: `take the bus`. */
const after =
  /^(?:the|a|an|my|his|her|its|our|their|him|them|me|it|us|this|that|these|those|to|in|on|at|for|with|from|about|of|up|out|off|back|down|away|around|over|not|no|any|some|every|each|all|both|as|by|into|home|nothing|everything|so|too|well|only|until|because|when|if|\d.*)$/i

/**
 * Turns the verbs whose subject is `I` into the third person, in place: `I work nights and bring home` -> `works`, `brings`.
 * False where one of them is not surely known.
 */
export function turnVerbs(pieces: Piece[]): boolean {
  return new SpeakerVerbs(pieces).turn()
}

class SpeakerVerbs {
  readonly #pieces: Piece[]
  #isSure = true

  constructor(pieces: Piece[]) {
    this.#pieces = pieces
  }

  turn(): boolean {
    for (const [at, { kind, text }] of this.#pieces.entries()) if (kind === 'word' && text === 'I') this.#turnVerbs(at)
    return this.#isSure
  }

  #word(at: number): string {
    return this.#pieces[at]?.kind === 'word' ? (this.#pieces[at]?.text ?? '') : ''
  }

  #turnVerbs(at: number): void {
    if (isOneOfSeveral(this.#pieces, at) || this.#turnHelper(at)) return
    const verb = this.#verbAfter(at)
    const form = verb < 0 ? 'unknown' : this.#judge(verb)
    // Of `I cut it` nobody can say when, and `she cuts it` would say that it is so still.
    const isOpen = verb >= 0 && formOf(this.#word(verb)) === 'same'
    const isLikely =
      form === 'unknown' && verb >= 0 && !isOpen && this.#isVerbHere(verb) && /^[a-z]+$/.test(this.#word(verb))
    if (form === 'present' || form === 'be' || isLikely) {
      this.#set(verb, toThirdPerson(this.#word(verb)))
      this.#turnChain(verb)
    } else if (form === 'past') this.#turnChain(verb)
    else if (form === 'unknown') this.#isSure = false
  }

  /** `Nor have I seen`: the helping verb before the subject is turned; false when there is none. */
  #turnHelper(at: number): boolean {
    const before = nextWord(this.#pieces, at, -1)
    const helper = before < 0 ? '' : this.#word(before)
    if (!/^(?:am|have|do|did|had|was|could|can|would|should|will)$/i.test(helper) || !this.#isInverted(before))
      return false
    if (/^(?:am|have|do)$/i.test(helper)) this.#set(before, toThirdPerson(helper))
    return true
  }

  /** `Nor did I know`, `Only then have I seen`: the helping verb stands right before and opens the clause. */
  #isInverted(helper: number): boolean {
    const earlier = nextWord(this.#pieces, helper, -1)
    return earlier < 0 || /^(?:nor|neither|never|then|so|only|not|how|what|why|when|where)$/i.test(this.#word(earlier))
  }

  #verbAfter(at: number): number {
    let verb = nextWord(this.#pieces, at)
    while (verb >= 0 && isAdverb(this.#word(verb))) verb = nextWord(this.#pieces, verb)
    return verb >= 0 && this.#pieces[verb]?.kind === 'word' ? verb : -1
  }

  /** `read` is past beside other past verbs and present beside present ones; alone it is neither surely. */
  #judge(verb: number) {
    // `I shall be arrested` is `he will be arrested`.
    if (/^shall$/i.test(this.#word(verb))) this.#set(verb, 'will')
    const form = formOf(this.#word(verb))
    if (form !== 'same') return form
    const others = this.#pieces
      .filter((piece, at) => piece.kind === 'word' && at !== verb)
      .map(({ text }) => text.toLowerCase())
    const isPast = others.some(
      (word) => /^(?:was|were|did|had)$/.test(word) || formOf(word) === 'past' || /^(?:19|20)\d\d$/.test(word),
    )
    const isOnce = others.some((word, at) => tellsOfOnce(word, others[at + 1]))
    const isPresent = others.some((word) => isOfPresent(word))
    if ((isPast || isOnce) && !isPresent) return 'past'
    return isPresent && !isPast ? 'present' : 'unknown'
  }

  /** `I work nights and bring home $900`: later verbs of the same subject. */
  #turnChain(verb: number): void {
    // `had to stop and take`, `did not eat and sleep`: what follows is no finite verb.
    let isBare = /^(?:did|do|does)$/i.test(this.#word(verb)) && /^not$/i.test(this.#word(nextWord(this.#pieces, verb)))
    for (let at = nextWord(this.#pieces, verb); at >= 0; at = nextWord(this.#pieces, at)) {
      const word = this.#word(at)
      if (/^I$/.test(word) || endsWith(this.#pieces, at, clauseEnds)) return
      isBare ||= /^(?:to|did)$/i.test(word) || formOf(word) === 'modal'
      if (!isBare && inLists.test(word) && this.#pieces[at - 1]?.text.includes(',')) this.#set(at, toThirdPerson(word))
      if (!/^(?:and|or|but|then)$/i.test(word)) continue
      const next = this.#verbAfter(at)
      if (next < 0 || subjects.test(this.#word(next))) return
      if (this.#isFinite(next, isBare)) this.#set(next, toThirdPerson(this.#word(next)))
    }
  }

  /** A verb of the present that goes with the subject. */
  #isFinite(at: number, isBare: boolean): boolean {
    const word = this.#word(at)
    const form = formOf(word)
    if (form === 'be') return /^(?:am|have|do)$/i.test(word)
    return form === 'present' && !isBare && (this.#isVerbHere(at) || onlyVerbs.test(word))
  }

  #isVerbHere(at: number): boolean {
    const following = nextWord(this.#pieces, at)
    if (following < 0) return false
    return this.#pieces[following]?.kind === 'person' || after.test(this.#word(following))
  }

  #set(at: number, text: string): void {
    const piece = this.#pieces[at]
    if (piece) piece.text = text
  }
}
