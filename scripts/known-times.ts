import { existsSync, globSync, readFileSync } from 'node:fs'

type Results = {
  readonly projects?: Record<string, { readonly files?: Record<string, { readonly duration?: number }> }>
}

/** How many seconds the tests of each file took when they last ran here, as Vitest keeps them; empty where none ran. */
export function knownTimes(): ReadonlyMap<string, number> {
  const [kept] = globSync('node_modules/.vite/vitest/*/results.json')
  if (kept === undefined || !existsSync(kept)) return new Map()
  const { projects = {} } = JSON.parse(readFileSync(kept, 'utf8')) as Results
  return new Map(
    Object.values(projects).flatMap(({ files = {} }) =>
      Object.entries(files).flatMap(([path, { duration }]): [string, number][] =>
        duration === undefined ? [] : [[path, duration / 1000]],
      ),
    ),
  )
}

/**
 * Of these tests, the nearest first, as many as take so many seconds together; the rest is left. What has not run yet is
 * taken, so that its time is known afterwards, and so are the tests that changed themselves.
 */
export function withinSeconds(
  tests: readonly string[],
  { seconds, times, changed }: { seconds: number; times: ReadonlyMap<string, number>; changed: readonly string[] },
): { readonly taken: readonly string[]; readonly left: readonly string[] } {
  const taken: string[] = []
  let sum = 0
  for (const test of tests) {
    const time = changed.includes(test) ? 0 : (times.get(test) ?? 0)
    if (time > 0 && sum + time > seconds) continue
    taken.push(test)
    sum += time
  }
  return { taken, left: tests.filter((test) => !taken.includes(test)) }
}
