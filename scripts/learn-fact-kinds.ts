import { writeFileSync } from 'node:fs'
import type { FactKind } from '#domain/case-map/case-map.ts'
import { keptFromFiling } from '#domain/case-map/reading/classify.ts'
import { kindByWords, listedOf } from '#domain/case-map/reading/kinds/kind-by-words.ts'
import { kindFeatures } from '#domain/case-map/reading/kinds/kind-features.ts'
import { directionOf } from '#domain/language/word-vectors.ts'
import { type LabelledStatement, labelledStatements } from '#test/fact-kinds/labelled-statements.ts'
import { readStatements } from '#test/fact-kinds/read-statements.data.ts'
import { writtenStatements } from '#test/fact-kinds/written-statements.data.ts'
import { type Example, kindFrom, kinds, learn, size } from './fact-kinds/regression.ts'

/**
 * Learns from labelled statements what each is about, prints how today's weights would do on cases that they were not learned
 * from, beside the lists of words, and with `write=1` writes `kind-weights.data.ts`: a multinomial logistic regression on
 * what `kindFeatures` sees and the direction of the words (docs/decisions/0027). Started by
 * `node run.js scripts/learn-fact-kinds.ts write=1`.
 */

/** `variants=words,pairs,listed folds=8 write=1 wrong=FILE`, and what steers the learning. */
const options = new Map(process.argv.slice(2).map((one) => one.split('=') as [string, string]))
const option = (name: string, usual: number) => Number(options.get(name) ?? usual)
const steering = {
  strength: option('l2', 0.02),
  epochs: option('epochs', 10),
  rate: option('rate', 0.04),
  leastCases: option('cases', 2),
  scale: option('vectors', 6),
}
const folds = option('folds', 8)

type Judged = Example & { readonly today: FactKind }

function exampleOf(one: LabelledStatement): Judged {
  const { names, words } = kindFeatures({ ...one, listed: listedOf(`${one.words} ${one.heading ?? ''}`) })
  return {
    one,
    names,
    direction: directionOf(words),
    today: ruledKind(one),
  }
}
/** What the lists of words alone would say, as it was before the weights. */
function ruledKind({ words, heading, sort, asked }: LabelledStatement): FactKind {
  if (sort === 'country') return 'country'
  const text = `${words} ${heading ?? ''}`
  if (keptFromFiling.test(text)) return 'deadline'
  const { kind, shared } = kindByWords(text)
  if (kind !== undefined && shared >= 2) return kind
  return usualKind[sort] ?? kind ?? asked ?? 'other'
}
const usualKind: Partial<Record<string, FactKind>> = {
  medical: 'health',
  evaluation: 'health',
  school: 'school',
  financial: 'money',
  identity: 'identity',
}

function report(name: string, found: readonly { one: LabelledStatement; kind: FactKind }[], isWhole = false): void {
  const first = found.filter(({ one, kind }) => one.kinds[0] === kind).length
  const right = found.filter(({ one, kind }) => one.kinds.includes(kind)).length
  const share = (part: number, of: number) => (of === 0 ? '  –' : `${Math.round((100 * part) / of)}`.padStart(3))
  console.log(
    `${name.padEnd(34)} best kind ${share(first, found.length)} %, a right kind ${share(right, found.length)} %`,
  )
  if (!isWhole) return
  for (const kind of kinds) {
    const said = found.filter((one) => one.kind === kind)
    const best = found.filter(({ one }) => one.kinds[0] === kind)
    if (best.length + said.length === 0) continue
    console.log(
      `  ${kind.padEnd(14)} ${String(best.length).padStart(4)} statements; precision ${share(said.filter(({ one }) => one.kinds.includes(kind)).length, said.length)}, recall ${share(best.filter((one) => one.kind === kind).length, best.length)}, kept right ${share(best.filter(({ one, kind: got }) => one.kinds.includes(got)).length, best.length)}`,
    )
  }
}

const examples = [...labelledStatements(readStatements), ...labelledStatements(writtenStatements)].map(exampleOf)
const cases = [...new Set(examples.map(({ one }) => one.case))]
console.log(`${examples.length} statements of ${cases.length} cases`)
report(
  'today, by lists of words',
  examples.map(({ one, today }) => ({ one, kind: today })),
  true,
)

const isWords = (name: string) => /^[wsdq0h] /.test(name)
const variants: Readonly<Record<string, (name: string) => boolean>> = {
  words: isWords,
  pairs: (name) => isWords(name) || /^[bg] /.test(name),
  listed: (name) => isWords(name) || /^[bgr] /.test(name),
}
const wantedVariants = (options.get('variants') ?? 'listed').split(',')
for (const name of wantedVariants) {
  const uses = variants[name]!
  const found: { one: LabelledStatement; kind: FactKind; share: number }[] = []
  for (let fold = 0; fold < folds; fold += 1) {
    const isOut = ({ one }: Example) => cases.indexOf(one.case) % folds === fold
    const model = learn(
      examples.filter((one) => !isOut(one)),
      uses,
      steering,
    )
    for (const example of examples.filter(isOut))
      found.push({ one: example.one, ...kindFrom(model, example, steering.scale) })
  }
  report(`learned (${name})`, found, name === wantedVariants.at(-1))
  for (const least of [0.3, 0.4, 0.5, 0.7, 0.9]) {
    const sure = found.filter(({ share }) => share >= least)
    console.log(
      `   share ≥ ${least}: ${sure.length}, right ${Math.round((100 * sure.filter(({ one, kind }) => one.kinds.includes(kind)).length) / sure.length)} %`,
    )
  }
  if (options.has('wrong'))
    writeFileSync(
      options.get('wrong')!,
      found
        .filter(({ one, kind }) => !one.kinds.includes(kind))
        .map(
          ({ one, kind, share }) =>
            `${kind} ${share.toFixed(2)} for ${one.kinds.join('/')} [${one.case} ${one.sort}] ${one.words}`,
        )
        .join('\n'),
    )
}

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const unit = 0.05
const signOf = (value: number) => signs[Math.min(63, Math.max(0, Math.round(value / unit) + 32))]!
if (options.has('write')) {
  const model = learn(examples, variants[wantedVariants.at(-1)!]!, steering)
  const row = (weights: Float64Array, at: number) =>
    Array.from(weights.subarray(at * size, at * size + size), signOf).join('')
  const features = [...model.places]
    .filter(([, place]) =>
      model.weights.subarray(place * size, place * size + size).some((weight) => Math.abs(weight) > 0.08),
    )
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, place]) => `${row(model.weights, place)} ${name}`)
  const directions = Array.from({ length: model.of.length / size }, (_, at) => row(model.of, at)).join('')
  const text = features.join('\n').replaceAll('\\', '\\\\').replaceAll('`', '\\`')
  writeFileSync(
    'src/domain/case-map/reading/kinds/kind-weights.data.ts',
    `import type { FactKind } from '../../case-map.ts'

/**
 * Learned by scripts/learn-fact-kinds.ts from ${examples.length} statements of ${cases.length} cases: what a statement has, one sign for each kind
 * before it (its place among 64 signs, less 32, is that many units of log odds), and the same for each direction of its words.
 */
export const kindWeights: {
  readonly kinds: readonly FactKind[]
  readonly unit: number
  readonly scale: number
  readonly bias: readonly number[]
  readonly directions: () => string
  readonly features: () => string
} = {
  kinds: ${JSON.stringify(kinds)},
  unit: ${unit},
  scale: ${steering.scale},
  bias: [${Array.from(model.bias, (one) => one.toFixed(2)).join(', ')}],
  directions: () => '${directions}',
  features: () => \`
${text}
\`.slice(1, -1),
}
`,
  )
  console.log(`${features.length} features written`)
}
