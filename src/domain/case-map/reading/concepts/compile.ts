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

const numbers = new Map<string, number>()
const terms: Term[] = []

function termNumber(written: string): number {
  const known = numbers.get(written)
  if (known !== undefined) return known
  const words: { word: string; gap: number }[] = []
  for (const part of written.replaceAll('cannot', 'can_not').split(/(?=[_~])/u)) {
    const gap = part.startsWith('~') ? 3 : 0
    words.push({ word: part.replace(/^[_~]/u, ''), gap })
  }
  const number = terms.length
  numbers.set(written, number)
  terms.push({ number, words })
  return number
}

const classes = new Map(
  wordClasses
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', list = ''] = line.split(': ')
      return [name, list.trim().split(/\s+/u)] as const
    }),
)

/** Forms that a word has by what it names or counts: see `tokensOf`. */
const ofPlaceAndMeasure = new Set(['@place', '@somewhere', '@halfyear', '@highpay', '@lowscore', '@stop'])

function slotOf(written: string): ReadonlySet<number> {
  const alternatives = written.split('/').flatMap((one) => {
    if (!one.startsWith('@') || ofPlaceAndMeasure.has(one)) return [one]
    const words = classes.get(one.slice(1))
    if (!words) throw new Error(`There is no class of words ${one}`)
    return words
  })
  return new Set(alternatives.map(termNumber))
}

function frameOf(sign: AdverseSign, whose: Whose, written: string, unless: ReadonlySet<number>): Frame {
  const [, marks = '', rest = ''] = /^([-?!]*)(.*)$/u.exec(written.trim()) ?? []
  return {
    sign,
    written: written.trim(),
    whose,
    isUndone: marks.includes('-'),
    isActive: marks.includes('!'),
    maySuppose: marks.includes('?'),
    slots: rest.split(/\s+/u).map(slotOf),
    unless,
  }
}

/** All concepts as frames over numbered terms. */
export const frames: readonly Frame[] = adverseConcepts
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [sign = '', whose = '', list = '', apart = ''] = line.split(' | ')
    const unless = new Set(apart === '' ? [] : apart.split(' ').flatMap((one) => [...slotOf(one)]))
    return list.split(';').map((one) => frameOf(sign as AdverseSign, whose as Whose, one, unless))
  })

/** Terms by their first word. */
export const termsByWord: ReadonlyMap<string, readonly Term[]> = (() => {
  const byWord = new Map<string, Term[]>()
  for (const term of terms) {
    const [first, ...rest] = term.words
    if (!first) continue
    const derived = rest.length === 0 ? kinshipOf(first.word) : []
    for (const key of [first.word, ...derived]) byWord.set(key, [...(byWord.get(key) ?? []), term])
  }
  return byWord
})()

/** Frames by the terms that fill their first slot. */
export const framesByHead: ReadonlyMap<number, readonly Frame[]> = (() => {
  const byHead = new Map<number, Frame[]>()
  for (const frame of frames)
    for (const number of frame.slots[0] ?? []) byHead.set(number, [...(byHead.get(number) ?? []), frame])
  return byHead
})()
