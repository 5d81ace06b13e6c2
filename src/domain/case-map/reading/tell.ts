import type { Person } from '#domain/persons/person.ts'
import { coupleNouns, householdNouns, memberNouns } from './kin-words.ts'
import { numeral } from './numerals.ts'
import { withoutOthers } from './without-others.ts'
import { joinPieces, nextWord, type Piece, piecesOf } from './words-in-text.ts'
import { clauseEnds } from './several-subjects.ts'
import { subjects, turnVerbs } from './turn-verbs.ts'

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

/** Most sentences of a record have none of these: they need no taking apart. */
const anyFirstPerson = /\b(?:I|me|my|mine|myself|we|us|our|ours|ourselves)\b/i

/** Turns a cleaned sentence, with persons as tokens, from the first person to the third. */
export function tellInThirdPerson(sentence: string, voice: Voice): Told {
  const plain = sentence
    .replaceAll(numeral, '$1 Ⅰ')
    .replaceAll('(I)', '(Ⅰ)')
    // `L&I`, an office.
    .replaceAll(/(?<=\p{Lu}&)I(?![\p{L}’'])/gu, 'Ⅰ')
    // `He stepped on a mine`: a thing, and nobody’s.
    .replaceAll(/\b(a|an|the|land|gold|coal|copper|that|this) mine\b/giu, '$1 mi\u2063ne')
    // `I was myself in that prison`: the word only stresses who speaks.
    .replaceAll(/\bI ((?:am|was|have|had) )?myself (?!\p{Lu})/gu, 'I $1')
  const { wording, isSure } = tellWords(withoutOthers(plain, voice), voice)
  return { wording: wording.replaceAll('Ⅰ', 'I').replaceAll('\u2063', ''), isSure }
}

function tellWords(sentence: string, voice: Voice): Told {
  if (!anyFirstPerson.test(sentence)) return { wording: sentence, isSure: true }
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
    this.#isSure = turnVerbs(this.#pieces)
    for (let at = 0; at < this.#pieces.length; at += 1) this.#turnPronoun(at)
    return { wording: joinPieces(this.#pieces), isSure: this.#isSure }
  }

  #word(at: number): string {
    return this.#pieces[at]?.kind === 'word' ? (this.#pieces[at]?.text ?? '') : ''
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
