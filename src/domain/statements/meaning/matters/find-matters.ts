import type { Range } from '#domain/section-content/read.ts'
import type { Token } from '../told-index.ts'
import { matters } from './matters.data.ts'

/** A matter that decides a case. */
export type Matter = {
  readonly name: string
  /** So of one person, which says nothing of another. */
  readonly isPersonal: boolean
}

/** Where a text speaks of a matter: as a draft does, or only as a file may. */
export type MatterPlace = Range & {
  readonly matter: Matter
  readonly isPlain: boolean
  /** One word with a capital within a sentence: a part of a name. */
  readonly isName: boolean
}

type Term = {
  readonly matter: Matter
  readonly isPlain: boolean
  readonly words: readonly { readonly word: string; readonly gap: number }[]
}

const widest = 3
const termsByWord = new Map<string, Term[]>()
for (const line of matters.trim().split('\n')) {
  const [, star, name = '', plain = '', more = ''] = /^(\*?)(\w+): ([^|]*)\|?(.*)$/u.exec(line) ?? []
  const matter = { name, isPersonal: star === '*' }
  for (const [list, isPlain] of [[plain, true] as const, [more, false] as const])
    for (const written of list.split(' ').filter((one) => one !== '')) addTerm(written, matter, isPlain)
}

function addTerm(written: string, matter: Matter, isPlain: boolean): void {
  const words = written.split(/(?=[_~])/u).flatMap((part) => {
    const gap = part.startsWith('~') ? widest : 0
    return part
      .replace(/^[_~]/u, '')
      .split('-')
      .map((word, at) => ({ word, gap: at === 0 ? gap : 0 }))
  })
  const first = words[0]?.word ?? ''
  termsByWord.set(first, [...(termsByWord.get(first) ?? []), { matter, isPlain, words }])
}

/** Every place of a text that speaks of a matter. */
export function findMatters(tokens: readonly Token[]): MatterPlace[] {
  const forms = tokens.map(({ text, meaning }) => new Set([text.toLowerCase(), ...meaning.lemmas]))
  return tokens.flatMap((token, at) => {
    const terms = new Set([...(forms[at] ?? [])].flatMap((form) => termsByWord.get(form) ?? []))
    return [...terms].flatMap((term): MatterPlace[] => {
      const to = lastOf(term, forms, at)
      const last = to === undefined ? undefined : tokens[to]
      return last
        ? [
            {
              matter: term.matter,
              isPlain: term.isPlain,
              isName: token.isName && to === at,
              start: token.start,
              end: last.end,
            },
          ]
        : []
    })
  })
}

/** Where a term that begins at a word ends. */
function lastOf({ words }: Term, forms: readonly ReadonlySet<string>[], from: number): number | undefined {
  let at = from
  for (const { word, gap } of words.slice(1)) {
    const next = forms.slice(at + 1, at + 2 + gap).findIndex((one) => one.has(word))
    if (next < 0) return undefined
    at += 1 + next
  }
  return at
}
