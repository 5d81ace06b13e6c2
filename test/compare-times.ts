/** How often each call is made for the one and for the other, by turns: where a few tell nothing, no more are made. */
const [few, some, many] = [9, 25, 100] as const

type Ask = () => Promise<unknown>

export type Measured = {
  readonly name: string
  readonly tries: number
  readonly slower: number
  /** Milliseconds between the medians of the two, and the median of the second. */
  readonly apart: number
  readonly around: number
}

type Times = readonly [number[], number[]]

/** How often the first of two calls took longer than the second, and how far apart their medians are. */
export async function compareTimes(name: string, one: Ask, other: Ask, tries: number): Promise<Measured> {
  const times: Times = [[], []]
  await takeTurns(times, [one, other], -2, tries)
  return measure(name, times)
}

/** Makes both calls by turns; whichever goes first meets a colder machine: they take turns at that too. */
async function takeTurns(times: Times, asks: readonly [Ask, Ask], from: number, to: number): Promise<void> {
  for (let turn = from; turn < to; turn += 1)
    for (const place of turn % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const start = performance.now()
      await asks[place]()
      if (turn >= 0) times[place].push(performance.now() - start)
    }
}

function measure(name: string, [one, other]: Times): Measured {
  const middle = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
  return {
    name,
    tries: one.length,
    slower: one.filter((time, turn) => time > (other[turn] ?? 0)).length,
    apart: middle(one) - middle(other),
    around: middle(other),
  }
}

/** By chance a call is slower in 23 of 25 pairs once in fifty thousand times; and what nobody can measure tells nothing. */
export function tells({ tries, slower, apart, around }: Measured): boolean {
  const telling = tries <= some ? 23 / 25 : 0.75
  return (slower >= telling * tries || slower <= (1 - telling) * tries) && Math.abs(apart) > 0.05 * around
}

/**
 * Compares two calls in as few pairs as say something. Nine do where neither is slower in seven of them: what tells in 23
 * of 25 is, in 97 of a hundred times. Else the pairs go on to 25. Something else that the machine does for a moment makes a
 * call slower as well: what seems to tell then is asked again, so often that three in four of a hundred pairs come by
 * chance once in a million times.
 */
export async function compareByTurns(name: string, one: Ask, other: Ask): Promise<Measured> {
  const times: Times = [[], []]
  await takeTurns(times, [one, other], -2, few)
  const first = measure(name, times)
  if (first.slower < 7 && first.slower > few - 7) return first
  await takeTurns(times, [one, other], few, some)
  const second = measure(name, times)
  return tells(second) ? compareTimes(name, one, other, many) : second
}
