import { foldWord } from '#domain/language/fold.ts'
import { dictionaryLine } from '#domain/language/dictionary.ts'
import { stem } from '#domain/language/words.ts'
import { fieldClasses } from './field-words.data.ts'
import { irregularForms } from './irregular-forms.data.ts'

/** What a word can mean: the classes that it shares with others, and the classes just above those. */
export type Meaning = {
  /** Two words that share one of these can say the same. */
  readonly same: readonly string[]
  readonly above: readonly string[]
  /** The kind of its usual meaning (a person, an act, a thing ...), by number; undefined for a rare word. */
  readonly kind: number | undefined
  readonly lemmas: readonly string[]
}

type Entry = { readonly kind: number; readonly same: readonly string[]; readonly above: readonly string[] }

const entries = new Map<string, Entry>()

function entryOf(word: string): Entry | undefined {
  const known = entries.get(word)
  const line = known ? undefined : dictionaryLine(word)
  if (known || line === undefined) return known
  const [kind = '', same = '', above = ''] = line.split(',')
  const split = (list: string) => (list === '' ? [] : list.split(' ').map((key) => `#${key}`))
  const entry = { kind: Number.parseInt(kind, 36), same: split(same), above: split(above) }
  entries.set(word, entry)
  return entry
}

const fields = new Map<string, string[]>()
for (const [at, line] of fieldClasses.trim().split('\n').entries())
  for (const word of new Set(line.split(' '))) fields.set(word, [...(fields.get(word) ?? []), `f${at}`])

/** The base forms that a word can have, those that the dictionary knows. */
function lemmasOf(word: string): string[] {
  const forms = new Set([word, ...(irregularForms.get(word) ?? [])])
  const add = (base: string) => {
    if (base.length < 3) return
    forms.add(base)
    forms.add(`${base}e`)
    if (/(.)\1$/.test(base)) forms.add(base.slice(0, -1))
  }
  if (word.endsWith('ies') || word.endsWith('ied')) forms.add(`${word.slice(0, -3)}y`)
  if (word.endsWith('es')) add(word.slice(0, -2))
  if (word.endsWith('s') && !word.endsWith('ss')) forms.add(word.slice(0, -1))
  if (word.endsWith('ed')) add(word.slice(0, -2))
  if (word.endsWith('ing')) add(word.slice(0, -3))
  if (word.endsWith('ly')) forms.add(word.slice(0, -2))
  const known = [...forms].filter((form) => fields.has(form) || entryOf(form) !== undefined)
  return known.length > 0 ? known : [word]
}

/** Words whose classes in the dictionary are too wide: who has something need not own it. */
const fieldOnly = new Set(['own', 'owner', 'have', 'be', 'do', 'get', 'make'])

const kept = new Map<string, Meaning>()

/** The meaning of a written word, in any of its forms. */
export function meaningOf(written: string): Meaning {
  const known = kept.get(written)
  if (known) return known
  const word = foldWord(written).replace(/['’]s?$/, '')
  const lemmas = lemmasOf(word)
  const read = lemmas.flatMap((lemma) => (fieldOnly.has(lemma) ? [] : (entryOf(lemma) ?? [])))
  const same = new Set([
    `w${stem(word)}`,
    ...lemmas.map((lemma) => `l${lemma}`),
    ...lemmas.flatMap((lemma) => fields.get(lemma) ?? []),
  ])
  for (const entry of read) for (const key of entry.same) same.add(key)
  const above = new Set(read.flatMap((entry) => entry.above).filter((key) => !same.has(key)))
  const base = lemmas.filter((lemma) => lemma !== word).flatMap((lemma) => entryOf(lemma)?.kind ?? [])
  const own = entryOf(word)?.kind
  const verb = base.find((kind) => kind >= 29 && kind < 44)
  const kind = (own === undefined || own <= 1 || own === 44) && verb !== undefined ? verb : (own ?? base[0])
  const meaning = { same: [...same], above: [...above], kind, lemmas }
  if (kept.size < 20_000) kept.set(written, meaning)
  return meaning
}
