import { foldWithOffsets, type FoldedText } from '#domain/language/folded-text.ts'
import type { Range } from '#domain/section-content/read.ts'
import { hashText } from '#domain/findings/name-finding.ts'

/** Words in one run. */
const runLength = 5
/** Of this many neighbouring runs the smallest hash is kept (winnowing); any 8 equal words share a kept run. */
const windowLength = 4
/** Shorter repetitions are turns of phrase. */
const shortestPassage = 20

/** What is kept of an earlier draft: numbers, from which no text can be read. */
export type EarlierDraft = { readonly id: string; readonly title: string; readonly fingerprints: readonly number[] }

export type RepeatedPassage = Range & { readonly draft: Pick<EarlierDraft, 'id' | 'title'>; readonly words: number }

/** The fingerprints of a text, to be stored instead of it. */
export function fingerprintText(text: string): number[] {
  const hashes = runsOf(foldWithOffsets(text)).map(({ hash }) => hash)
  const kept = new Set<number>()
  for (let from = 0; from < hashes.length; from += 1) {
    const window = hashes.slice(from, from + windowLength)
    if (window.length === windowLength || from === 0) kept.add(Math.min(...window))
  }
  return [...kept]
}

/** Which of the earlier drafts have a fingerprint; read once for a list of them. */
const holders = new WeakMap<readonly EarlierDraft[], ReadonlyMap<number, readonly EarlierDraft[]>>()

function holdersIn(earlier: readonly EarlierDraft[]): ReadonlyMap<number, readonly EarlierDraft[]> {
  const known = holders.get(earlier)
  if (known) return known
  const made = new Map<number, EarlierDraft[]>()
  for (const draft of earlier)
    for (const fingerprint of draft.fingerprints) {
      const others = made.get(fingerprint)
      if (others) others.push(draft)
      else made.set(fingerprint, [draft])
    }
  holders.set(earlier, made)
  return made
}

type Run = Range & { readonly hash: number; readonly at: number }

function runsOf(folded: FoldedText): Run[] {
  const words = [...folded.text.matchAll(/[^ ]+/g)]
  const runs: Run[] = []
  for (let at = 0; at + runLength <= words.length; at += 1) {
    const run = words.slice(at, at + runLength)
    const [first, last] = [run[0], run.at(-1)]
    if (!first || !last) continue
    const start = folded.offsets[first.index] ?? 0
    const end = (folded.offsets[last.index + last[0].length - 1] ?? 0) + 1
    runs.push({ at, start, end, hash: hashText(run.map(([word]) => word).join(' ')) })
  }
  return runs
}

/**
 * Passages of at least 20 words that stand in an earlier draft too. `hidden` passages (boilerplate, citations, quotations)
 * do not count. Each passage is told with the draft that shares most of it.
 */
export function findRepetitions(
  text: string,
  earlier: readonly EarlierDraft[],
  hidden: readonly Range[],
): RepeatedPassage[] {
  const runs = runsOf(foldWithOffsets(text)).filter(
    ({ start, end }) => !hidden.some((range) => start < range.end && range.start < end),
  )
  const known = holdersIn(earlier)
  const shared = new Map<EarlierDraft, Run[]>()
  for (const run of runs)
    for (const draft of known.get(run.hash) ?? []) {
      const others = shared.get(draft)
      if (others) others.push(run)
      else shared.set(draft, [run])
    }
  const found = [...shared].flatMap(([{ id, title }, same]) =>
    joinRuns(same).map((passage) => ({ ...passage, draft: { id, title } })),
  )
  const longest = found.toSorted((a, b) => b.words - a.words)
  return longest
    .filter(
      (passage, index) =>
        !longest.slice(0, index).some((other) => passage.start < other.end && other.start < passage.end),
    )
    .toSorted((a, b) => a.start - b.start)
}

/** Kept runs lie at most a window apart where a text goes on being the same. */
function joinRuns(runs: readonly Run[]): (Range & { words: number })[] {
  const passages: { start: number; end: number; from: number; to: number }[] = []
  for (const { start, end, at } of runs) {
    const last = passages.at(-1)
    if (last && at - last.to <= windowLength + 1) {
      last.end = end
      last.to = at
    } else passages.push({ start, end, from: at, to: at })
  }
  return passages
    .map(({ start, end, from, to }) => ({ start, end, words: to - from + runLength }))
    .filter(({ words }) => words >= shortestPassage)
}
