import { availableParallelism, cpus } from 'node:os'
import { benchDraftChecks } from '#domain/draft-checks/bench.ts'
import { benchDrafting } from './bench-drafting.ts'
import { benchWord } from './bench-word.ts'

// Prints the goals as ratios of one run, with the machine beside them. Nothing here is asserted.
console.log(
  `Machine: ${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`,
)
await benchWord()
const { words, readMs, checkMs } = benchDraftChecks(() => performance.now())
console.log(
  `Checks on 15 pages (${words} words): ${checkMs.toFixed(1)} ms after each change (goal 50), reading the sources ${readMs.toFixed(1)} ms once`,
)
await benchDrafting()
process.exit(0)
