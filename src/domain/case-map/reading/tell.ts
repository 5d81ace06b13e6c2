import type { Person } from '#domain/persons/person.ts'
import { coupleNouns, householdNouns, memberNouns } from './kin-words.ts'
import { numeral } from './numerals.ts'
import { withoutOthers } from './without-others.ts'
import { joinPieces, nextWord, endsWith, type Piece, piecesOf } from './words-in-text.ts'
import { clauseEnds, isOneOfSeveral } from './several-subjects.ts'
import { formOf, inLists, isAdverb, isOfPresent, tellsOfOnce, toThirdPerson } from './verbs.ts'

/** Words that are verbs wherever they stand: `and take sertraline`. */
const onlyVerbs =
  /^(?:take|get|give|keep|make|know|see|earn|bring|teach|speak|eat|wear|send|live|own|attend|receive|suffer|go|buy|hear|write|read|learn|sell|spend|grow|sing|carry|feed|lose|prepare|provide|tell|become|begin|study|use|want|forget|choke|pray|ask|feel|hear|remember|think|believe|depend|manage|sit|understand)$/i

/** Who speaks in a text. `together`: whom `we` stands for; without it a sentence with `we` cannot be turned. */
export type Voice = {
  readonly speaker?: Person | undefined
  readonly together?: readonly Person[] | undefined
  readonly persons: readonly Person[]
  /** The speaker is a relative: `our house` is then the family’s. */
  readonly isOfFamily?: boolean
}

/** `isSure` is false when the sentence could not surely be turned; it is then quoted. */
export type Told = { readonly wording: string; readonly isSure: boolean }

const firstPerson = /^(?:I|me|my|mine|myself|we|us|our|ours|ourselves)$/i
const subjects = /^(?:I|he|she|it|they|we|you|this|that|these|those|there)$/i
const after =
  /^(?:the|a|an|my|his|her|its|our|their|him|them|me|it|us|this|that|these|those|to|in|on|at|for|with|from|about|of|up|out|off|back|down|away|around|over|not|no|any|some|every|each|all|both|as|by|into|home|nothing|everything|so|too|well|only|until|because|when|if|\d.*)$/i

/** Turns a cleaned sentence, with persons as tokens, from the first person to the third. */
export function tellInThirdPerson(sentence: string, voice: Voice): Told {
  const plain = sentence
    .replaceAll(numeral, '$1 Ⅰ')
    .replaceAll('(I)', '(Ⅰ)')
    // `He stepped on a mine`: a thing, and nobody’s.
    .replaceAll(/\b(a|an|the|land|gold|coal|copper|that|this) mine\b/giu, '$1 mi\u2063ne')
    // `I was myself in that prison`: the word only stresses who speaks.
    .replaceAll(/\bI ((?:am|was|have|had) )?myself (?!\p{Lu})/gu, 'I $1')
  const { wording, isSure } = tellWords(withoutOthers(plain, voice), voice)
  return { wording: wording.replaceAll('Ⅰ', 'I').replaceAll('\u2063', ''), isSure }
}

function tellWords(sentence: string, voice: Voice): Told {
  const pieces = piecesOf(sentence)
  const speaks = pieces.some(({ kind, text }) => kind === 'word' && isFirstPerson(text))
  if (!speaks) return { wording: sentence, isSure: true }
  if (
    pieces.some(({ kind, text }) => kind === 'word' && /^(?:we|us|our|ours|ourselves)$/i.test(text) && text !== 'US')
  ) {
    const hasSubject = pieces.some(({ kind, text }) => kind === 'word' && /^(?:we|ourselves)$/i.test(text))
    // `In front of ours`: of what, nobody says.
    if (pieces.some(({ kind, text }) => kind === 'word' && /^ours$/i.test(text)))
      return { wording: sentence, isSure: false }
    if ((voice.together?.length ?? 0) < 2 && (hasSubject || voice.isOfFamily !== true))
      return { wording: sentence, isSure: false }
  }
  if (!voice.speaker) return { wording: sentence, isSure: false }
  return new Teller(pieces, voice, voice.speaker).tell()
}

function isFirstPerson(word: string): boolean {
  return firstPerson.test(word) && word !== 'US' && word !== 'i'
}

class Teller {
  readonly #pieces: Piece[]
  readonly #voice: Voice
  readonly #speaker: Person
  /** True when the sentence has a pronoun of the speaker's sex that is somebody else's. */
  readonly #isShared: boolean
  #isSure = true
  #namedSpeaker = false
  #namedTogether = false
  #othersSince = false

  constructor(pieces: Piece[], voice: Voice, speaker: Person) {
    this.#pieces = pieces
    this.#voice = voice
    this.#speaker = speaker
    const own = speaker.pronoun === 'she' ? /^(?:she|her|hers|herself)$/i : /^(?:he|him|his|himself)$/i
    this.#isShared = pieces.some(({ kind, text }) => kind === 'word' && own.test(text))
  }

  tell(): Told {
    // Verbs first: they are judged by the words that stand around them.
    for (let at = 0; at < this.#pieces.length; at += 1) if (this.#isWord(at, /^I$/)) this.#turnVerbs(at)
    for (let at = 0; at < this.#pieces.length; at += 1) this.#turnPronoun(at)
    return { wording: joinPieces(this.#pieces), isSure: this.#isSure }
  }

  #isWord(at: number, words: RegExp): boolean {
    const piece = this.#pieces[at]
    return piece?.kind === 'word' && words.test(piece.text)
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

  #turnPronoun(at: number): void {
    const piece = this.#pieces[at]
    if (!piece) return
    if (piece.kind === 'person') this.#notePerson(piece)
    if (piece.kind !== 'word' || !isFirstPerson(piece.text)) return
    const word = piece.text.toLowerCase()
    if (/^(?:we|us|our|ours|ourselves)$/.test(word)) this.#set(at, this.#together(word, at))
    else if (word === 'i' && this.#isRepeated(at)) this.#set(at, '')
    else this.#set(at, this.#mention(word))
  }

  /** `I have been a physician and I have worked here`: without a pronoun the second subject is left out. */
  #isRepeated(at: number): boolean {
    const space = this.#pieces[at + 1]
    const and = nextWord(this.#pieces, at, -1)
    if (this.#speaker.pronoun !== undefined || space?.text !== ' ' || !/^(?:and|but)$/i.test(this.#word(and)))
      return false
    if (this.#subjectBefore(and) !== this.#speaker.id) return false
    space.text = ''
    return true
  }

  /** The person who is the subject of the clause that ends here; undefined when it is another word. */
  #subjectBefore(end: number): string | undefined {
    for (let place = nextWord(this.#pieces, end, -1); place >= 0; place = nextWord(this.#pieces, place, -1)) {
      const piece = this.#pieces[place]
      const subject = /^\{([a-z0-9-]+)\.subj\}$/.exec(piece?.text ?? '')?.[1]
      if (subject !== undefined || piece?.kind === 'person') return subject
      if (clauseEnds.test(this.#word(place)) || subjects.test(this.#word(place))) return undefined
    }
    return undefined
  }

  #notePerson(piece: Piece): void {
    const id = /\{([a-z0-9-]+)/.exec(piece.text)?.[1]
    if (id === this.#speaker.id) {
      this.#namedSpeaker = true
      this.#othersSince = false
    } else if (this.#voice.persons.find((person) => person.id === id)?.pronoun === this.#speaker.pronoun)
      this.#othersSince = true
  }

  #mention(word: string): string {
    const { id } = this.#speaker
    const isName = !this.#namedSpeaker || this.#isShared || this.#othersSince
    this.#namedSpeaker = true
    this.#othersSince = false
    if (word === 'myself') return `{${id}.himself}`
    // `The fault is mine`: a name can stand there no more than `her`.
    if (word === 'mine') return isName ? `{${id}.poss} own` : `{${id}.his} own`
    if (isName) return word === 'my' ? `{${id}.poss}` : word === 'i' ? `{${id}.subj}` : `{${id}}`
    return `{${id}.${word === 'i' ? 'he' : word === 'me' ? 'him' : 'his'}}`
  }

  /** What is the couple's: `their` once both are named, else `the couple’s` where a spouse speaks; of others the family's. */
  #ours(at: number): string {
    const couple = this.#voice.together ?? []
    const named = this.#pieces.map(({ text }) => text).join(' ')
    const isBoth = couple.length > 1 && couple.every(({ id }) => named.includes(`{${id}`))
    if (this.#namedTogether || isBoth) return 'their'
    if (/^(?:bed|bedroom|marriage|wedding)$/u.test(this.#word(nextWord(this.#pieces, at)))) return 'the couple’s'
    return this.#speaker.role === 'spouse' && couple.length > 1 ? 'the couple’s' : 'the family’s'
  }

  #together(word: string, at: number): string {
    if (word === 'our' || word === 'ours') {
      if (!this.#isSurelyOurs(at)) this.#isSure = false
      return this.#ours(at)
    }
    if (word === 'ourselves') return 'themselves'
    if (word === 'us' && !this.#namedTogether) {
      // Of an applicant alone nobody knows who the others were.
      if (this.#speaker.role === 'applicant' && (this.#voice.together?.length ?? 0) < 2) this.#isSure = false
      return 'the family'
    }
    const isNamed = this.#namedTogether
    this.#namedTogether = true
    this.#namedSpeaker = true
    if (isNamed) return word === 'we' ? 'they' : 'them'
    return (this.#voice.together ?? [])
      .map(({ id }, index) => (index === 0 && word === 'we' ? `{${id}.subj}` : `{${id}}`))
      .join(' and ')
  }

  /** What a couple or a household has; of `our photograph` and `our mosque` only the words themselves say whose it is. */
  #isSurelyOurs(at: number): boolean {
    const { role } = this.#speaker
    const next = nextWord(this.#pieces, at)
    const [first, second] = [this.#word(next), this.#word(nextWord(this.#pieces, next))]
    // `In front of our mother`: of an applicant and somebody whom nobody here knows.
    if (role === 'applicant' && /^(?:mother|father|parents|grandmother|grandfather|uncle|aunt)$/.test(first))
      return false
    if (/^(?:applicant|spouse)$/.test(role) && (memberNouns.test(first) || memberNouns.test(second))) return false
    // `Our truck ran over a mine`: of a soldier it is the unit's.
    if (role === 'spouse') return [first, second].some((word) => householdNouns.test(word) || coupleNouns.test(word))
    // Beside `the Marku family` the family’s house would be theirs.
    const others = /(?<!\p{L})\p{Lu}\p{L}{1,30} famil(?:y|ies)\b/u.test(this.#pieces.map(({ text }) => text).join(''))
    return role !== 'applicant' || (!others && ((this.#voice.together?.length ?? 0) > 1 || householdNouns.test(first)))
  }

  #set(at: number, text: string): void {
    const piece = this.#pieces[at]
    if (piece) piece.text = text
  }
}
