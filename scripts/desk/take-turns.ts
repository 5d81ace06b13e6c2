export type Ask = () => Promise<unknown>

/** Medians in milliseconds: by the clock and of the processor. */
export type Taken = { readonly clock: number; readonly processor: number }

/**
 * What some calls that take turns need, so that all meet the same machine, after a few to warm up. On a busy machine the
 * processor's time says more.
 */
export async function takeTurns(asks: readonly Ask[], runs = 30): Promise<Taken[]> {
  const clock = asks.map((): number[] => [])
  const processor = asks.map((): number[] => [])
  for (let run = 0; run < runs + 5; run += 1)
    for (const [place, ask] of asks.entries()) {
      const start = performance.now()
      const before = process.cpuUsage()
      await ask()
      const { user, system } = process.cpuUsage(before)
      if (run < 5) continue
      clock[place]?.push(performance.now() - start)
      processor[place]?.push((user + system) / 1000)
    }
  return asks.map((_, place) => ({ clock: median(clock[place] ?? []), processor: median(processor[place] ?? []) }))
}

function median(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN
}
