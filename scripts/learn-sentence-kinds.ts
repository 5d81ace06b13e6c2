import { writeFileSync } from 'node:fs'
import { findEverything } from '#domain/old-client/find-everything.ts'
import { seenSentences } from '#domain/old-client/sentence-kinds/weigh-sentences.ts'
import { learnedDocuments } from '#tools/template-revision/testing/firm-documents/learned-documents.ts'
import type { FirmDocument } from '#tools/template-revision/testing/firm-documents/firm-document.ts'
import { newAttorney, newClients } from '#tools/template-revision/testing/firm-documents/new-client.ts'
import { linesOfFile } from '#server/features/drafting/testing/draft-firm-document.ts'
import { linesOf } from '#tools/template-revision/testing/firm-documents/firm-document.ts'

/**
 * Learns from the papers that are marked by hand how likely a sentence tells an old case, and writes
 * `sentence-weights.data.ts`: a logistic regression on what `featuresOf` sees. Prints before how it does on papers that
 * it has not learned from, a twentieth of them at a time. Started by `node run.js scripts/learn-sentence-kinds.ts`.
 */

type Example = { readonly features: readonly string[]; readonly isStory: boolean; readonly line: object }
type Weights = { readonly of: ReadonlyMap<string, number>; readonly bias: number }

const strength = 3
const steps = 120
const beside = 0.7
const shift = -0.3
const folds = 20

async function examplesOf(document: FirmDocument): Promise<Example[]> {
  const lines = await linesOfFile(document)
  const marked = linesOf(document)
  const { raw } = findEverything(lines, { attorney: newAttorney, clients: Object.values(newClients) })
  return seenSentences(raw).flatMap(({ line, sentence: { start, end }, features }) => {
    const by = marked.find((one) => one.line.part === line.part && one.line.text === line.text)?.marked
    if (!by) return []
    const told = by.stories.reduce(
      (sum, one) => sum + Math.max(0, Math.min(end, one.end) - Math.max(start, one.start)),
      0,
    )
    return [{ features, line, isStory: told > (end - start) / 2 }]
  })
}

/** Features that several papers have, so that no single case is learned by heart. */
function commonIn(papers: readonly (readonly Example[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const paper of papers)
    for (const feature of new Set(paper.flatMap(({ features }) => features)))
      counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return new Set([...counts].filter(([name, count]) => count >= (name.startsWith('b:') ? 6 : 4)).map(([name]) => name))
}

/** Gradient descent with a step of its own for each feature; always the same for the same papers. */
function learn(papers: readonly (readonly Example[])[]): Weights {
  const places = new Map([...commonIn(papers)].map((name, place) => [name, place]))
  const rows = papers.flat().map(({ features, isStory }) => ({
    at: features.flatMap((name) => places.get(name) ?? []),
    isStory: Number(isStory),
  }))
  const weights = new Float64Array(places.size + 1)
  const squares = new Float64Array(places.size + 1).fill(1e-8)
  for (let step = 0; step < steps; step += 1) {
    const slopes = new Float64Array(places.size + 1)
    for (const { at, isStory } of rows) {
      let odds = weights[places.size] ?? 0
      for (const place of at) odds += weights[place] ?? 0
      const error = 1 / (1 + Math.exp(-odds)) - isStory
      for (const place of [...at, places.size]) slopes[place] = (slopes[place] ?? 0) + error
    }
    for (const [place, slope] of slopes.entries()) {
      const whole = slope + (place < places.size ? strength * (weights[place] ?? 0) : 0)
      const square = (squares[place] ?? 0) + whole * whole
      squares[place] = square
      weights[place] = (weights[place] ?? 0) - (0.5 * whole) / Math.sqrt(square)
    }
  }
  return {
    of: new Map([...places].map(([name, place]) => [name, weights[place] ?? 0])),
    bias: weights[places.size] ?? 0,
  }
}

function weigh(paper: readonly Example[], { of, bias }: Weights): number[] {
  const alone = paper.map(({ features }) => features.reduce((sum, name) => sum + (of.get(name) ?? 0), bias))
  const near = (at: number, by: number) =>
    paper[at + by]?.line === paper[at]?.line ? Math.tanh((alone[at + by] ?? 0) / 3) : 0
  return alone.map((odds, at) => odds + beside * (near(at, -1) + near(at, 1)) + shift)
}

const papers = await Promise.all(learnedDocuments.map(examplesOf))
const unseen = papers.map(() => [] as number[])
for (let fold = 0; fold < folds; fold += 1) {
  const weights = learn(papers.filter((_, at) => at % folds !== fold))
  for (const [at, paper] of papers.entries()) if (at % folds === fold) unseen[at] = weigh(paper, weights)
}
const judged = papers.flatMap((paper, at) =>
  paper.map(({ isStory }, place) => ({ isStory, odds: unseen[at]?.[place] ?? 0 })),
)
const stories = judged.filter(({ isStory }) => isStory)
process.stdout.write(
  `${papers.length} papers, ${judged.length} sentences, ${stories.length} of them stories; on unseen papers:\n`,
)
for (const odds of [-4, -2, -1, 0, 1, 2]) {
  const found = judged.filter((one) => one.odds >= odds)
  const right = found.filter(({ isStory }) => isStory).length
  process.stdout.write(
    `odds ${odds} and more: ${found.length}, ${right} of them stories, ${stories.length - right} stories below\n`,
  )
}

const { of, bias } = learn(papers)
const kept = [...of]
  .filter(([, weight]) => Math.abs(weight) >= 0.05)
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, weight]) => `${name} ${Math.round(weight * 100)}`)
const day = new Date().toISOString().slice(0, 10)
writeFileSync(
  'src/domain/old-client/sentence-kinds/sentence-weights.data.ts',
  `/** What a sentence has, each with its weight, a line for each; \`bias\` without any. \`beside\`: the weight of a neighbour. */
type SentenceWeights = {
  readonly source: string
  readonly made: string
  readonly papers: number
  readonly bias: number
  readonly beside: number
  readonly shift: number
  readonly features: string
}

/** Learned by scripts/learn-sentence-kinds.ts from ${papers.length} papers marked by hand, ${day}: hundredths of log odds for each feature. */
export const sentenceWeights: SentenceWeights = {
  source: 'scripts/learn-sentence-kinds.ts',
  made: '${day}',
  papers: ${papers.length},
  bias: ${bias.toFixed(3)},
  beside: ${beside},
  shift: ${shift},
  features: \`
${kept.join('\n').replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('$', '\\$')}
\`.trim(),
}
`,
)
