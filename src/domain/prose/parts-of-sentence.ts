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
      (inserted.test(part) ||
        isNameOfKin(before, part) ||
        isBehindName.test(before) ||
        /, (?:who|which|whose) [^,]*$|, (?:age )?\d{1,2}$/u.test(before))
    )
      joined[joined.length - 1] = `${before}, ${part}`
    else joined.push(part)
    return joined
  }, [])
}

const inserted = /^(?:(?:who|which|whose|whom) |(?:age )?\d{1,2}$)/u

/** `Her mother, Kristine, has her the other days` */
const kin = String.raw`(?:^|[.;] )(?:His|Her|Their|My|\{[^{}]*\.poss\}) (?:\p{Ll}+ )?(?:mother|father|sister|brother|aunt|uncle|wife|husband|cousin|niece|nephew|grandmother|grandfather|mom|dad|ex-wife|ex-husband)`
const ofKin = new RegExp(String.raw`${kin}$`, 'u')
const isBehindName = new RegExp(String.raw`${kin}, \p{Lu}[\p{L}\p{M}’-]+(?: \p{Lu}[\p{L}\p{M}’-]+){0,2}$`, 'u')
const isNameOfKin = (before: string, part: string): boolean =>
  ofKin.test(before) && /^(?:\{[^{}]+\}|\p{Lu}[\p{L}\p{M}’-]+(?: \p{Lu}[\p{L}\p{M}’-]+){0,2})$/u.test(part)
