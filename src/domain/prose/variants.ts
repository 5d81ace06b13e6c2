/**
 * Hands out the wordings of a pattern so that one brief never prints the same one twice: the first that fits the facts and
 * is still unused. Once all that fit are used it gives undefined, and the sentence is left out.
 */
export type Variants = <Facts>(
  name: string,
  wordings: readonly { readonly when?: (facts: Facts) => boolean; readonly say: (facts: Facts) => string }[],
  facts: Facts,
) => string | undefined

/** `seed` turns the order of equally fitting wordings, so that two clients of one attorney differ (a draft's id will do). */
export function createVariants(seed: string): Variants {
  const used = new Set<string>()
  return (name, wordings, facts) => {
    const fitting = wordings
      .map((wording, index) => ({ wording, index }))
      .filter(({ wording }) => wording.when?.(facts) ?? true)
    // A wording that asks for something says more than one that asks for nothing.
    const telling = fitting.filter(({ wording }) => wording.when)
    const order = [
      ...telling,
      ...turned(
        fitting.filter(({ wording }) => !wording.when),
        seed + name,
      ),
    ]
    const chosen = order.find(({ index }) => !used.has(`${name}/${index}`))
    if (chosen === undefined) return undefined
    used.add(`${name}/${chosen.index}`)
    return chosen.wording.say(facts)
  }
}

function turned<T>(items: readonly T[], seed: string): T[] {
  if (items.length < 2) return [...items]
  let hash = 0
  for (const character of seed) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  const start = hash % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}
