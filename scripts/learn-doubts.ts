import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLabelledCase } from '#domain/draft-checks/measure-statements.ts'
import { textsOf } from '#domain/provenance/passage.ts'
import { readSection } from '#domain/section-content/read.ts'
import { escapeText } from '#domain/section-content/write.ts'
import { align } from '#domain/statements/alignment/align.ts'
import { likelyDoubted, likelyFalse } from '#domain/statements/alignment/likely-false.ts'
import { measureAlignment } from '#domain/statements/alignment/measure-alignment.ts'
import { coverOf } from '#domain/statements/doubts/cover.ts'
import { measureDoubt, measureSentence, type Measures } from '#domain/statements/doubts/measures.ts'
import { isOfUsualReader } from '#domain/statements/doubts/readers-of-doubts.ts'
import { indexEvidence } from '#domain/statements/evidence.ts'
import type { LabelledRecord } from '#domain/statements/labelled-statements.data.ts'
import { indexMeaning } from '#domain/statements/meaning/told-index.ts'
import { readSentences } from '#domain/statements/read-statements.ts'
import { boost, likelihoodOf } from './learn-doubts/boost.ts'
import { fitLogistic } from './learn-doubts/logistic.ts'

/**
 * Learns which sentences of a draft are false from what the checks said of the labelled statements before their round was
 * worked on (`replay-rounds.ts` makes that folder), prints what it is worth with whole rounds left out by turns, and
 * writes `src/domain/statements/alignment/trees.data.ts`. Docs: decision 0029.
 */
const [folder = '', write] = process.argv.slice(2)
if (folder === '') throw new Error('Name the folder that scripts/replay-rounds.ts has filled.')

type Flag = { readonly code: string; readonly severity: string; readonly message: string; readonly text: string }
type Row = {
  readonly round: string
  readonly record: string
  readonly text: string
  readonly isTrue: boolean
  readonly flags: readonly Flag[]
}

const rows = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .toSorted()
  .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Row[])

const labelled = 'src/domain/statements/labelled'
const records = new Map<string, LabelledRecord>()
for (const name of readdirSync(labelled)) {
  const module = (await import(`../${labelled}/${name}`)) as Record<string, readonly LabelledRecord[]>
  const [round] = /\d+/.exec(name) ?? []
  for (const record of Object.values(module).flat()) records.set(`${round} ${record.name}`, record)
}

/** A statement with what was measured of it, and of each doubt about it. */
type Measured = {
  readonly round: number
  readonly isFalse: number
  readonly length: number
  readonly own: Measures
  readonly doubts: readonly { readonly isWeighed: boolean; readonly measures: Measures }[]
}

const cases = new Map<string, ReturnType<typeof readCase>>()
function readCase(record: LabelledRecord) {
  const { facts, told, persons } = readLabelledCase(record)
  const { evidence } = indexEvidence(facts, told, persons)
  return { evidence, index: indexMeaning(evidence) }
}

function measure(row: Row): Measured[] {
  const key = `${row.round} ${row.record}`
  const record = records.get(key)
  if (!record) return []
  const { evidence, index } = cases.get(key) ?? readCase(record)
  cases.set(key, { evidence, index })
  const [passage] = textsOf({ id: 'S', reading: readSection(`<p>${escapeText(row.text)}</p>`) })
  const [sentence] = readSentences(passage?.text ?? '', evidence.roster, 'speaker')
  if (!sentence) return []
  const told = { sentence, index, evidence }
  const cover = coverOf(sentence, index, evidence)
  const aligned = align(sentence, index, evidence, cover)
  const measured = measureSentence(told, cover)
  return [
    {
      round: Number(row.round),
      isFalse: Number(!row.isTrue),
      length: row.text.split(' ').length,
      own: { ...measured, ...(aligned ? measureAlignment(aligned) : {}) },
      doubts: row.flags.map((flag) => {
        const start = Math.max(0, sentence.text.indexOf(flag.text))
        const range = { start, end: start + flag.text.length }
        return {
          isWeighed:
            flag.severity === 'amber' &&
            /^(?:fact|statement)-(?:not-found|conflict)$/.test(flag.code) &&
            isOfUsualReader(flag.message),
          measures: { ...measured, ...measureDoubt(flag, range, told, cover) },
        }
      }),
    },
  ]
}

const all = rows.flatMap(measure)
const rounds = [...new Set(all.map(({ round }) => round))].toSorted((a, b) => a - b)
const folds = 10
/** Whole rounds go together; neighbours into different folds. */
const foldOf = ({ round }: Measured) => rounds.indexOf(round) % folds
const classOf = ({ length }: Measured) => Math.min(13, Math.max(6, Math.round(4 * Math.log(length))))

/** Of every length false and true ones weigh the same: how long a sentence is tells nothing. */
const weights = all.map((one) => {
  const same = all.filter((other) => classOf(other) === classOf(one))
  return Math.min(4, same.length / (2 * same.filter(({ isFalse }) => isFalse === one.isFalse).length))
})

const doubts = all.flatMap((one) =>
  one.doubts.filter(({ isWeighed }) => isWeighed).map(({ measures }) => ({ one, measures })),
)
const doubtNames = [...new Set(doubts.flatMap(({ measures }) => Object.keys(measures)))].toSorted()
const toRow = (names: readonly string[], measures: Measures) => Float64Array.from(names, (name) => measures[name] ?? 0)

/** How likely its surest doubt is right, learned from other rounds: 1 where a rule stands that is not weighed, 0 without any. */
const surest = new Map<Measured, number>()
for (let fold = 0; fold < folds; fold += 1) {
  const others = doubts.filter(({ one }) => foldOf(one) !== fold)
  const judge = fitLogistic(
    others.map(({ measures }) => toRow(doubtNames, measures)),
    others.map(({ one }) => one.isFalse),
    others.map(({ one }) => (one.round >= 34 ? 1.5 : 1) / one.doubts.length),
  )
  for (const one of all.filter((each) => foldOf(each) === fold))
    surest.set(
      one,
      Math.max(0, ...one.doubts.map(({ isWeighed, measures }) => (isWeighed ? judge(toRow(doubtNames, measures)) : 1))),
    )
}

/** Not measures: they count how long a sentence is. */
const ofLength = new Set(['farAway', 'hedged'])
const names = [...new Set(all.flatMap(({ own }) => Object.keys(own))), 'doubt']
  .filter((name) => !ofLength.has(name))
  .toSorted()
const table = all.map((one) => toRow(names, { ...one.own, doubt: surest.get(one) ?? 0 }))
const labels = all.map(({ isFalse }) => isFalse)
const count = 120

const likely = new Float64Array(all.length)
for (let fold = 0; fold < folds; fold += 1) {
  const others = [...all.keys()].filter((at) => foldOf(all[at]!) !== fold)
  const learned = boost(
    others.map((at) => table[at]!),
    others.map((at) => labels[at]!),
    others.map((at) => weights[at]!),
    count,
  )
  for (const at of all.keys()) if (foldOf(all[at]!) === fold) likely[at] = likelihoodOf(learned, table[at]!)
}
const shares = (isFlagged: (at: number) => boolean) =>
  [1, 0].map((isFalse) => {
    const own = [...all.keys()].filter((at) => labels[at] === isFalse)
    return `${((100 * own.filter(isFlagged).length) / own.length).toFixed(1)} %`
  })
console.log(`${all.length} statements, ${names.length} measures; false and true doubted, whole rounds left out`)
console.log('every doubt', ...shares((at) => all[at]!.doubts.length > 0))
console.log('doubts by weight', ...shares((at) => surest.get(all[at]!)! >= 0.5))
for (const limit of [0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8])
  console.log(`likely false from ${limit}`, ...shares((at) => likely[at]! >= limit))
console.log(
  `as the checks do: ${likelyDoubted} with a doubt, ${likelyFalse} without`,
  ...shares((at) => likely[at]! >= (surest.get(all[at]!)! >= 0.5 ? likelyDoubted : likelyFalse)),
)

if (write === '--write') {
  const { bias, trees } = boost(table, labels, weights, count)
  const used = [
    ...new Set(
      trees.flatMap(({ branches }) => branches.flatMap(([measure, limit]) => (limit === Infinity ? [] : [measure]))),
    ),
  ].toSorted((a, b) => a - b)
  const lines = trees.map(({ branches, values }) =>
    [
      ...branches.map(([measure, limit]) => (limit === Infinity ? ' ' : `${used.indexOf(measure)} ${limit}`)),
      ...values.map((value) => value.toFixed(4)),
    ].join(' '),
  )
  writeFileSync(
    'src/domain/statements/alignment/trees.data.ts',
    `/** Made by \`scripts/learn-doubts.ts\` from ${all.length} statements (decision 0029): the measures that the trees ask for. */
export const measuresAsked =
  '${used.map((at) => names[at]).join(' ')}'

export const treeBias = ${bias.toFixed(4)}

/** A line is a tree: seven branches, each the number of a measure and a limit (none: always left), then eight values. */
export const treeLines = \`
${lines.join('\n')}
\`
`,
  )
}
