/** A name of a script whose letters are syllables: for each letter, how it may be spelled in Latin letters. Surname first. */
export type Syllables = readonly ReadonlySet<string>[]

/**
 * Whether words in Latin letters spell a name syllable by syllable, however its syllables are put together: surname first or
 * last, with one name more (`David Wong Ka Fai`) where that leaves three syllables.
 */
export function spells(words: readonly string[], syllables: Syllables): boolean {
  if (words.length === 0 || syllables.length < 2) return false
  const whole = [words]
  if (words.length > 2 && syllables.length > 2) whole.push(words.slice(1), words.slice(0, -1))
  return whole.some((one) => orders(one).some((text) => isSpelled(text, syllables)))
}

/** As written, and with the last word or the last two, which may be the surname, in front. */
function orders(words: readonly string[]): string[] {
  const turned = [0, 1, 2].filter((last) => last < words.length)
  return turned.map((last) => [...words.slice(words.length - last), ...words.slice(0, words.length - last)].join(''))
}

function isSpelled(text: string, syllables: Syllables): boolean {
  let places = new Set([0])
  for (const syllable of syllables) {
    const next = new Set<number>()
    for (const at of places)
      for (let end = at + 1; end <= Math.min(text.length, at + longest); end += 1)
        if (syllable.has(text.slice(at, end))) next.add(end)
    if (next.size === 0) return false
    places = next
  }
  return places.has(text.length)
}

/** No syllable is written in more letters: `shuang`, `hwang`, `kwong`, `cheung`, `byoung`. */
const longest = 7
