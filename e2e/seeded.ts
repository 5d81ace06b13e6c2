/** The same numbers from 0 to 1 for the same seed. */
export function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** One of these, each as often as its weight says. */
export function pickWeighted<T extends { readonly weight: number }>(list: readonly T[], next: () => number): T {
  let left = next() * list.reduce((sum, { weight }) => sum + weight, 0)
  const found = list.find(({ weight }) => (left -= weight) < 0) ?? list.at(-1)
  if (!found) throw new Error('Nothing to choose from.')
  return found
}
