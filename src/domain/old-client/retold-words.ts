import { formsOf, dictionaryLine } from '#domain/language/dictionary.ts'
import { foldWord } from '#domain/language/fold.ts'
import { findSentences } from '#domain/language/sentences.ts'
import type { Range } from '#domain/section-content/read.ts'
import { isStoryThing } from './claims.ts'
import { isSpecific } from './specific-words.ts'

/** Told sentences of an old case by their things: which of them has a thing, by its folded word without an ending. */
export type RetoldWords = ReadonlyMap<string, ReadonlySet<number>>

/**
 * The things that told sentences speak of (a `dishcloth`, a `fender`), each with the sentences that have it. What
 * `isUsual` knows, the new case's words and the firm's own, is none of them.
 */
export function retoldWordsOf(told: readonly string[], isUsual: (word: string) => boolean): RetoldWords {
  const words = new Map<string, Set<number>>()
  for (const [at, text] of told.entries())
    for (const [written] of text.matchAll(word)) {
      const form = thingOf(written)
      if (form === undefined || isUsual(form)) continue
      const all = words.get(form) ?? new Set()
      words.set(form, all.add(at))
    }
  return words
}

/**
 * Where a sentence has two things and more of one told sentence: the old story in other words. One of them alone says
 * nothing, for any case may have a truck.
 */
export function findRetold(text: string, words: RetoldWords): Range[] {
  if (words.size === 0) return []
  return findSentences(text).flatMap(({ start, end }) => {
    const here = [...text.slice(start, end).matchAll(word)].flatMap(({ 0: written, index }) => {
      const form = thingOf(written)
      const told = form === undefined ? undefined : words.get(form)
      return form === undefined || !told
        ? []
        : [{ form, told, start: start + index, end: start + index + written.length }]
    })
    return here.filter(({ form, told }) =>
      here.some((other) => other.form !== form && [...told].some((at) => other.told.has(at))),
    )
  })
}

/** The form of a word under which its thing is kept: the one that the dictionary has. */
export function thingOf(written: string): string | undefined {
  const folded = foldWord(written)
  if (!isStoryThing(folded) && (/^\p{Lu}/u.test(written) || !isSpecific(folded))) return undefined
  return formsOf(folded).findLast((form) => dictionaryLine(form) !== undefined) ?? folded.replace(/s$/, '')
}

const word = /(?<![\p{L}\p{N}])\p{L}[\p{L}’'-]{3,30}(?![\p{L}\p{N}])/gu
