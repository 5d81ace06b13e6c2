import { parsePattern, type PatternNode } from './pattern-tree.ts'

/** Letters, digits, spaces and signs of every kind that legal texts and their markup have. */
const candidates = [
  ...Array.from('aA1 .,\n\t-([{)]}<>/"\'§:;&#@_=|*$%!?+~\\“’–—…éİſßñÉ中٣\u0301\u00a0\u0000'),
  ...Array.from('bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ023456789'),
]
const kindsOf = (character: string) =>
  /\d/.test(character) ? 'digit' : /\p{Lu}/u.test(character) ? 'upper' : /\p{L}/u.test(character) ? 'lower' : character

/** A repetition that goes on for longer than this is worth wearing out. */
const longRepeat = 20

type MakeText = (size: number) => string

/** Texts of about `size` characters, built from a pattern's own alphabet, that make a careless one slow. */
export function* wearingTexts(source: string, flags: string): Generator<MakeText> {
  const seen = new Set<string>()
  for (const [key, make] of allTexts(source, flags)) {
    if (seen.has(key)) continue
    seen.add(key)
    yield make
  }
}

function* allTexts(source: string, flags: string): Generator<readonly [key: string, MakeText]> {
  const sample = createSampler(flags)
  const tree = parsePattern(source)
  for (const { before, part } of longRepeats(tree, '', sample))
    for (const pump of sample(part).slice(0, 8)) if (pump !== '') yield* textsAround(before, pump)
  for (const character of alphabetOf(tree, sample)) {
    yield [`pump ${character}`, (size) => fill(character, size)]
    yield [`words ${character}`, (size) => fill(`${character} `, size)]
  }
}

/** What is repeated: alone, with an end that fits nothing, and with what leads up to it before it or again and again. */
function* textsAround(before: string, pump: string): Generator<readonly [key: string, MakeText]> {
  yield [`pump ${pump}`, (size) => fill(pump, size)]
  yield [`stop ${pump}`, (size) => `${fill(pump, size)}\u0001`]
  if (before === '') return
  yield [`before ${before} ${pump}`, (size) => before + fill(pump, size)]
  yield [`both ${before} ${pump}`, (size) => fill(before + pump, size)]
  yield [`many ${before}`, (size) => fill(before, size)]
  yield [`halves ${before} ${pump}`, (size) => fill(before, size / 2) + fill(pump, size / 2)]
}

function fill(pump: string, size: number): string {
  const times = Math.max(1, Math.floor(size / pump.length))
  if (pump.length > 2) return pump.repeat(times)
  const key = `${times} ${pump}`
  const text = filled.get(key) ?? pump.repeat(times)
  filled.set(key, text)
  return text
}

/** Of one letter, or of one and a space: most patterns are tried on the same. */
const filled = new Map<string, string>()

type Sampler = (node: PatternNode) => readonly string[]

/** Short texts that a part of a pattern matches: one for each kind of character and each way through it, up to a few. */
function createSampler(flags: string): Sampler {
  const known = new Map<string, readonly string[]>()
  const most = 6

  function sampleAtom(source: string): readonly string[] {
    const before = known.get(source)
    if (before) return before
    const atom = new RegExp(`^(?:${source})$`, flags.replaceAll(/[gy]/g, ''))
    const fitting = candidates.filter((candidate) => atom.test(candidate))
    const kinds = [...new Map(fitting.toReversed().map((one) => [kindsOf(one), one])).values()].toReversed()
    const samples = kinds.length > 0 ? kinds.slice(0, most) : [literalOf(source)]
    known.set(source, samples)
    return samples
  }

  function sample(node: PatternNode): readonly string[] {
    if (node.kind === 'atom') return sampleAtom(node.source)
    if (node.kind === 'look') return ['']
    if (node.kind === 'any') return [...new Set(node.parts.flatMap((part) => sample(part).slice(0, 2)))].slice(0, 12)
    if (node.kind === 'repeat') {
      const samples = sample(node.part)
      const repeated = samples.map((one) => one.repeat(Math.max(1, Math.min(node.least, 8))))
      return node.least === 0 ? [...repeated, ''] : repeated
    }
    // The first way through every part, and each other way through one of them.
    const ways = node.parts.map(sample)
    const first = ways.map(([one = '']) => one)
    const others = ways.flatMap((way, index) => way.slice(1).map((one) => first.with(index, one).join('')))
    return [...new Set([first.join(''), ...others])].slice(0, 12)
  }
  return sample
}

/** A character that is named by its number. */
function literalOf(source: string): string {
  const code = /^\\(?:u\{?|x)([\da-fA-F]+)\}?$/.exec(source)?.[1]
  return code === undefined ? source.replace(/^\\/, '').slice(0, 1) : String.fromCodePoint(Number.parseInt(code, 16))
}

type LongRepeat = { readonly before: string; readonly part: PatternNode }

/** Every long repetition, with a text that leads up to it. */
function* longRepeats(node: PatternNode, before: string, sample: Sampler): Generator<LongRepeat> {
  if (node.kind === 'repeat') {
    if (node.most > longRepeat) yield { before, part: node.part }
    yield* longRepeats(node.part, before, sample)
  } else if (node.kind === 'any') {
    for (const part of node.parts) yield* longRepeats(part, before, sample)
  } else if (node.kind === 'look') {
    if (node.part) yield* longRepeats(node.part, before, sample)
  } else if (node.kind === 'all') {
    let led = before
    for (const part of node.parts) {
      yield* longRepeats(part, led, sample)
      led += sample(part)[0] ?? ''
    }
  }
}

function alphabetOf(node: PatternNode, sample: Sampler): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (one: PatternNode): void => {
    if (one.kind === 'atom') for (const character of sample(one)) found.add(character)
    if (one.kind === 'all' || one.kind === 'any') one.parts.forEach(visit)
    if ((one.kind === 'repeat' || one.kind === 'look') && one.part) visit(one.part)
  }
  visit(node)
  return new Set([...found].slice(0, 14))
}

/** Milliseconds that a pattern may take for a text of 100 kB. */
export const mostMs = 50
/**
 * A machine that is half as fast today takes twice as long for the same text. Up to so many times the limit it is therefore asked
 * how the time grows: with the length of the text alone it passes, with more than that it does not.
 */
const slowMachine = 3
/** Twice the text in so many times the time is more than its length alone; the square would be four times. */
const mostGrowth = 2.8
const longest = 100_000
const sizes = [20, 26, 32, 60, 200, 700, 2000, 20_000, longest]
/** Of a text this short no repetition tells: a pattern that is slow here takes hours for more. */
const shortText = 100

export type WornOut = { readonly ms: number; readonly size: number; readonly text: string }

/** The first text that takes a pattern too long; undefined for one whose time grows with the length of the text alone. */
export function wearOut(source: string, flags: string): WornOut | undefined {
  const pattern = new RegExp(source, flags)
  // Making ready is done once for narrow letters and once for wide ones, and is not what a text costs.
  for (const text of ['a', 'a', 'Ж', 'Ж']) look(pattern, text)
  for (const make of wearingTexts(source, flags))
    for (const size of sizes) {
      const text = make(size)
      // Never less than the thread's own time, and a hundred times as quickly asked: that is looked at where this is long.
      const passed = clockOf(pattern, text)
      const ms = passed > mostMs ? timeOf(pattern, text) : 0
      if (ms > mostMs && (size < shortText || ms > 10 * mostMs || isTooSlow(pattern, make, size)))
        return { ms, size, text: text.slice(0, 60) }
      // Even if it grew with the square of the length, the rest would be within the limit.
      if (size >= 2000 && passed * (longest / size) ** 2 < 0.75 * mostMs) break
    }
  return undefined
}

function isTooSlow(pattern: RegExp, make: MakeText, size: number): boolean {
  const whole = fastest(pattern, make(size))
  if (whole.ms <= mostMs) return false
  if (whole.ms > slowMachine * mostMs) return true
  const half = fastest(pattern, make(size / 2))
  // The thread's own time is counted in coarse steps, the clock counts neighbours too: a square shows by both.
  return whole.ms > mostGrowth * half.ms && whole.passed > mostGrowth * half.passed
}

/** Another program may have taken the processor: the best of some tries is the pattern's own time. */
function fastest(pattern: RegExp, text: string): { readonly ms: number; readonly passed: number } {
  const tries = Array.from({ length: 6 }, () => {
    const began = performance.now()
    return { ms: timeOf(pattern, text), passed: performance.now() - began }
  })
  return { ms: Math.min(...tries.map(({ ms }) => ms)), passed: Math.min(...tries.map(({ passed }) => passed)) }
}

function timeOf(pattern: RegExp, text: string): number {
  // The time of this thread alone: neighbours on a busy machine do not count.
  const before = process.threadCpuUsage()
  look(pattern, text)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

function clockOf(pattern: RegExp, text: string): number {
  const began = performance.now()
  look(pattern, text)
  return performance.now() - began
}

/** As the product uses it: all matches of a global pattern, the first of any other. */
function look(pattern: RegExp, text: string): void {
  pattern.lastIndex = 0
  // Replaced by nothing, a hundred thousand matches are found without an object for each: those took most of the time.
  if (pattern.global) text.replaceAll(pattern, '')
  else pattern.exec(text)
}
