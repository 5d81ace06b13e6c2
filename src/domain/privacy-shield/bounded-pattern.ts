/**
 * A pattern whose match must not run on into more letters or digits. The edges are looked at outside of the pattern: classes of all
 * letters make patterns that take milliseconds to compile, and a shield has dozens.
 */
export type BoundedPattern = { readonly pattern: RegExp; readonly edge: 'word' | 'digit' | 'none' }

const wordCharacter = /[\p{L}\p{N}]/u

function runsOn(text: string, at: number, edge: BoundedPattern['edge']): boolean {
  if (edge === 'none') return false
  const character = text.charAt(at)
  return edge === 'digit' ? character >= '0' && character <= '9' : wordCharacter.test(character)
}

/** Every match in order that begins and ends at an edge. */
export function matchesOf(text: string, { pattern, edge }: BoundedPattern): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [start, end] = [match.index, match.index + match[0].length]
    const isWhole = end > start && !runsOn(text, start - 1, edge) && !runsOn(text, end, edge)
    if (isWhole) found.push({ start, end })
    else pattern.lastIndex = start + 1
  }
  return found
}
