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
  const found: MatterPlace[] = []
  for (const [at, token] of tokens.entries())
    for (const form of formsOf(token))
      for (const { matter, isPlain, words } of termsByWord.get(form) ?? []) {
        const to = lastOf(words, tokens, at)
        const last = to === undefined ? undefined : tokens[to]
        if (last) found.push({ matter, isPlain, isName: token.isName && to === at, start: token.start, end: last.end })
      }
  return found
}

const forms = new Map<string, readonly string[]>()

/** A word as it stands and its base forms, each once; kept, since a language has not many. */
function formsOf({ text, meaning }: Token): readonly string[] {
  const known = forms.get(text) ?? [...new Set([text.toLowerCase(), ...meaning.lemmas])]
  if (forms.size < 20_000) forms.set(text, known)
  return known
}

/** Where a term that begins at a word ends. */
function lastOf(words: Term['words'], tokens: readonly Token[], from: number): number | undefined {
  let at = from
  for (const { word, gap } of words.slice(1)) {
    let next = at + 1
    const end = Math.min(tokens.length - 1, next + gap)
    while (next <= end && !has(tokens[next], word)) next += 1
    if (next > end) return undefined
    at = next
  }
  return at
}

const has = (token: Token | undefined, word: string) => token !== undefined && formsOf(token).includes(word)
