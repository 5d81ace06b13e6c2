/** The parts of a subsection: `(b)(1)(B)(i)` -> `b`, `1`, `B`, `i`. */
function subParts(sub: string): string[] {
  return [...sub.matchAll(/\(([^()]+)\)/g)].map((match) => match[1] ?? '')
}

/** `(b) (1)(B)` -> `(b)(1)(B)`; undefined when there is none. */
export function tidySub(written: string): string | undefined {
  const sub = subParts(written)
    .map((part) => `(${part})`)
    .join('')
  return sub === '' ? undefined : sub
}

/** True when one subsection is the other or stands inside it; the whole section holds every part of it. */
export function isWithin(inner: string | undefined, outer: string | undefined): boolean {
  return (inner ?? '').startsWith(outer ?? '')
}

const letterKind = (part: string): string => {
  if (/^\d/.test(part)) return 'number'
  const isLower = part === part.toLowerCase()
  if (/^[ivx]+$/i.test(part)) return isLower ? 'roman' : 'ROMAN'
  return isLower ? 'letter' : 'LETTER'
}

/**
 * A list item that gives only the end of a subsection (`(b)(1)(B)(i), (ii)`): replaces the last part of the same kind
 * and what is behind it. An item that fits nowhere is taken to stand directly under the section.
 */
export function continueSub(before: string | undefined, item: string): string {
  const parts = subParts(before ?? '')
  const [first = ''] = subParts(item)
  const kinds = kindsOf(first)
  const at = parts.findLastIndex((part) => kindsOf(part).some((kind) => kinds.includes(kind)))
  const kept = at < 0 ? [] : parts.slice(0, at)
  return `${kept.map((part) => `(${part})`).join('')}${item.replaceAll(' ', '')}`
}

/** A single letter such as `i`, `v`, `x` may be a letter or a Roman number. */
function kindsOf(part: string): string[] {
  const kind = letterKind(part)
  if (part.length > 1) return [kind]
  if (kind === 'roman') return ['roman', 'letter']
  return kind === 'ROMAN' ? ['ROMAN', 'LETTER'] : [kind]
}
