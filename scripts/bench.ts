import { spawnSync } from 'node:child_process'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/**
 * The goals in figures, in one run, with the machine beside them. Nothing fails here: figures are goals, not tests. Each
 * part has a process of its own, so that none carries what another has filled its memory with. `npm run bench -- firm desk`
 * runs some of them.
 */
const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  checks: async () => {
    const { benchDraftChecks } = await import('#domain/draft-checks/bench.ts')
    const { words, checks, readMs, checkMs, againMs } = benchDraftChecks(() => performance.now())
    console.log(`Checks on 15 pages (${words} words, ${checks} marks): ${checkMs.toFixed(1)} ms (goal 50)`)
    console.log(`  again after a change in one section: ${againMs.toFixed(1)} ms`)
    console.log(`  reading the sources once: ${readMs.toFixed(1)} ms`)
  },
  reads: async () => (await import('./bench-reads.ts')).benchReads(),
  word: async () => (await import('./bench-word.ts')).benchWord(),
  records: async () => (await import('./bench-records.ts')).benchRecords(),
  firm: async () => (await import('./bench-firm.ts')).benchFirm(),
  growth: async () => (await import('./bench-growth.ts')).benchGrowth(),
  lists: async () => (await import('./bench-lists.ts')).benchLists(),
  drafts: async () => (await import('./bench-drafts.ts')).benchDrafts(),
  streams: async () => (await import('./bench-streams.ts')).benchStreams(),
  desk: async () => (await import('./bench-desk.ts')).benchDesk(),
  lighthouse: async () => (await import('./bench-lighthouse.ts')).benchLighthouse(),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
const [first = ''] = wanted
if (process.env['BENCH_PART'] === first) await parts[first]?.()
else {
  const memory = (totalmem() / 2 ** 30).toFixed(0)
  const load = loadavg()[0]?.toFixed(1)
  console.log(`${cpus()[0]?.model ?? 'unknown CPU'}, ${availableParallelism()} cores, ${memory} GB, load ${load}`)
  console.log(`Node ${process.versions.node}, SQLite`)
  for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) {
    const { status } = spawnSync(process.execPath, [...process.execArgv, import.meta.filename, name], {
      stdio: 'inherit',
      env: { ...process.env, BENCH_PART: name },
    })
    if (status !== 0) process.exitCode = 1
  }
}
