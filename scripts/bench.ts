import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { benchDraftChecks } from '#domain/draft-checks/bench.ts'
import { benchDesk } from './bench-desk.ts'
import { benchDrafts } from './bench-drafts.ts'
import { benchFirm } from './bench-firm.ts'
import { benchGrowth } from './bench-growth.ts'
import { benchLists } from './bench-lists.ts'
import { benchRecords } from './bench-records.ts'
import { benchLighthouse } from './bench-lighthouse.ts'
import { benchReads } from './bench-reads.ts'
import { benchStreams } from './bench-streams.ts'
import { benchWord } from './bench-word.ts'

// The goals in figures, in one run, with the machine beside them. Nothing fails here: figures are goals, not tests.
const memory = (totalmem() / 2 ** 30).toFixed(0)
const load = loadavg()[0]?.toFixed(1)
console.log(`${cpus()[0]?.model ?? 'unknown CPU'}, ${availableParallelism()} cores, ${memory} GB, load ${load}`)
console.log(`Node ${process.versions.node}, SQLite`)

const { words, checks, readMs, checkMs, againMs } = benchDraftChecks(() => performance.now())
console.log(`Checks on 15 pages (${words} words, ${checks} marks): ${checkMs.toFixed(1)} ms (goal 50)`)
console.log(`  again after a change in one section: ${againMs.toFixed(1)} ms`)
console.log(`  reading the sources once: ${readMs.toFixed(1)} ms`)
await benchReads()
await benchWord()
await benchRecords()
await benchFirm()
await benchGrowth()
await benchLists()
await benchDrafts()
await benchStreams()
await benchDesk()
await benchLighthouse()
