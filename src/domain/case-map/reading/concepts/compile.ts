import type { AdverseSign } from '../adverse-sign.ts'
import { adverseConcepts } from './concepts.data.ts'
import { kinshipOf } from './kinship.ts'
import { wordClasses } from './word-classes.data.ts'

/** Whose doing or state it has to be. */
export type Whose = 'applicant' | 'client' | 'other' | 'any'

export type Frame = {
  readonly sign: AdverseSign
  /** As the table has it. */
  readonly written: string
  readonly whose: Whose
  /** The first slot is denied or left undone. */
  readonly isUndone: boolean
  /** Whose doing it is does it, and does not suffer it. */
  readonly isActive: boolean
  /** What would be counts as well. */
  readonly maySuppose: boolean
  /** For each slot the numbers of the terms that fill it. */
  readonly slots: readonly ReadonlySet<number>[]
  /** Terms beside which the frame says nothing. */
  readonly unless: ReadonlySet<number>
}

/** A word or a phrase: its words in order, each with how many words may stand before it. */
export type Term = { readonly number: number; readonly words: readonly { word: string; gap: number }[] }

export type Concepts = {
  /** Terms by their first word. */
  readonly termsByWord: ReadonlyMap<string, readonly Term[]>
  /** Frames by the terms that fill their first slot. */
  readonly framesByHead: ReadonlyMap<number, readonly Frame[]>
}

let compiled: Concepts | undefined

/** All concepts as frames over numbered terms, made at their first use: a server starts sooner without them. */
export function concepts(): Concepts {
  return (compiled ??= compile())
}

function compile(): Concepts {
  const terms = new Terms()
  const frames = adverseConcepts
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [sign = '', whose = '', list = '', apart = ''] = line.split(' | ')
      const unless = new Set(apart === '' ? [] : apart.split(' ').flatMap((one) => [...terms.slotOf(one)]))
      return list.split(';').map((one) => frameOf(terms, sign as AdverseSign, whose as Whose, one, unless))
    })
  const framesByHead = new Map<number, Frame[]>()
  for (const frame of frames)
    for (const number of frame.slots[0] ?? []) framesByHead.set(number, [...(framesByHead.get(number) ?? []), frame])
  return { termsByWord: terms.byWord(), framesByHead }
}

/** Forms that a word has by what it names or counts: see `tokensOf`. */
const ofPlaceAndMeasure = new Set(['@place', '@somewhere', '@halfyear', '@highpay', '@lowscore', '@stop'])

class Terms {
  readonly #numbers = new Map<string, number>()
  readonly #terms: Term[] = []
  readonly #classes = new Map(
    wordClasses
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', list = ''] = line.split(': ')
        return [name, list.trim().split(/\s+/u)] as const
      }),
  )

  slotOf(written: string): ReadonlySet<number> {
    const alternatives = written.split('/').flatMap((one) => {
      if (!one.startsWith('@') || ofPlaceAndMeasure.has(one)) return [one]
      const words = this.#classes.get(one.slice(1))
      if (!words) throw new Error(`There is no class of words ${one}`)
      return words
    })
    return new Set(alternatives.map((one) => this.#numberOf(one)))
  }

  #numberOf(written: string): number {
    const known = this.#numbers.get(written)
    if (known !== undefined) return known
    const words: { word: string; gap: number }[] = []
    for (const part of written.replaceAll('cannot', 'can_not').split(/(?=[_~])/u)) {
      const gap = part.startsWith('~') ? 3 : 0
      words.push({ word: part.replace(/^[_~]/u, ''), gap })
    }
    const number = this.#terms.length
    this.#numbers.set(written, number)
    this.#terms.push({ number, words })
    return number
  }

  byWord(): ReadonlyMap<string, readonly Term[]> {
    const byWord = new Map<string, Term[]>()
    for (const term of this.#terms) {
      const [first, ...rest] = term.words
      if (!first) continue
      const derived = rest.length === 0 ? kinshipOf(first.word) : []
      for (const key of [first.word, ...derived]) byWord.set(key, [...(byWord.get(key) ?? []), term])
    }
    return byWord
  }
}

function frameOf(terms: Terms, sign: AdverseSign, whose: Whose, written: string, unless: ReadonlySet<number>): Frame {
  const [, marks = '', rest = ''] = /^([-?!]*)(.*)$/u.exec(written.trim()) ?? []
  return {
    sign,
    written: written.trim(),
    whose,
    isUndone: marks.includes('-'),
    isActive: marks.includes('!'),
    maySuppose: marks.includes('?'),
    slots: rest.split(/\s+/u).map((one) => terms.slotOf(one)),
    unless,
  }
}
