/** Where the commas, colons and semicolons outside brackets and quotations divide it. */
export function partsOf(wording: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < wording.length; at += 1) {
    const sign = wording[at] ?? ''
    if ('(“['.includes(sign)) depth += 1
    else if (')”]'.includes(sign)) depth -= 1
    else if (depth === 0 && ',;:'.includes(sign) && wording[at + 1] === ' ') {
      parts.push(wording.slice(start, at).trim())
      start = at + 1
    }
  }
  return withInsertions([...parts, wording.slice(start).trim()].filter((part) => part !== ''))
}

/** `Her mother, who is 71, would be alone`: what is put in stays with what it is put into. */
function withInsertions(parts: readonly string[]): string[] {
  return parts.reduce<string[]>((joined, part) => {
    const before = joined.at(-1)
    if (
      before !== undefined &&
      (inserted.test(part) || /, (?:who|which|whose) [^,]*$|, (?:age )?\d{1,2}$/u.test(before))
    )
      joined[joined.length - 1] = `${before}, ${part}`
    else joined.push(part)
    return joined
  }, [])
}

const inserted = /^(?:(?:who|which|whose|whom) |(?:age )?\d{1,2}$)/u
