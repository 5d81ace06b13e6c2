import { beforeTheDeed, type Words, withoutSpeech } from './words-of-account.ts'

/**
 * The chosen sentences with those that say who `he` is: one that begins with a pronoun stands behind the sentence before it.
 */
export function withAntecedents(chosen: readonly Words[], all: readonly Words[]): Words[] {
  const wanted = new Set(chosen)
  for (const one of chosen) {
    let at = all.indexOf(one)
    // Two sentences back at most: further back nobody is meant.
    for (let back = 0; back < 2 && leans.test(all[at]?.words ?? ''); back += 1) {
      const before = all[at - 1]
      if (before?.paragraph !== one.paragraph || beforeTheDeed(withoutSpeech(before.told)) !== undefined) break
      wanted.add(before)
      at -= 1
    }
  }
  return all.filter((one) => wanted.has(one))
}

const leans = /^(?:He|She|They|It)\b/u
