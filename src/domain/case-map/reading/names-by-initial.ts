import type { Person } from '../case-map.ts'
import { foldToWords } from '#domain/language/fold.ts'

/** `D. Pierre-Toussaint`: the one person on file whose first name begins so and who bears the rest; of two nobody can say. */
export function byInitial(written: string, persons: readonly Person[]): Person | undefined {
  const [, initial = '', rest = ''] = /^(\p{Lu})\.? (\p{Lu}\p{L}.+)$/u.exec(written.trim()) ?? []
  if (initial === '') return undefined
  const named = persons.filter(({ full }) => {
    const [first = '', ...others] = full.replace(/,.*$/u, '').split(/\s+/)
    return first.length > 1 && first.startsWith(initial) && foldToWords(others.join(' ')) === foldToWords(rest)
  })
  return named.length === 1 ? named[0] : undefined
}

/** `W lifts him`, `K pays all of it` in an answer: the one of these persons whose first name begins so. */
export function withInitialsNamed(text: string, persons: readonly Person[]): string {
  return text.replaceAll(/(?<![\p{L}\p{M}.’'&-])([B-HJ-Z])(?= \p{Ll}{3,12}s(?![\p{L}’'.]))/gu, (initial) => {
    const named = persons.flatMap(({ first, full }) => {
      const name = first ?? full.split(' ')[0] ?? ''
      return name.length > 1 && name.startsWith(initial) ? [name] : []
    })
    return named.length === 1 ? (named[0] ?? initial) : initial
  })
}

/** `Declaration - N. Rahimzada`: whose surname the title has, where it is one person's alone. */
export function surnameInTitle({ title }: { readonly title: string }, persons: readonly Person[]): Person | undefined {
  const words = new Set(title.match(/\p{L}[\p{L}’'-]+/gu) ?? [])
  const named = persons.filter(({ full, last }) => words.has((last ?? full).split(/\s+/).at(-1) ?? full))
  return named.length === 1 ? named[0] : undefined
}
