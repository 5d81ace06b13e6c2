import { provisionParts, type ProvisionParts } from '#law/provision-parts.ts'
import type { Citation } from './citation.ts'

/** In one sentence why a paragraph cannot be, where it is known how far a provision goes. */
export function findMissingPart(citation: Citation): string | undefined {
  const row = rowOf(citation, (part, last) => placeOf(part, last) > placeOf(last, last))
  return (
    row &&
    `${row.key.replace(' USC ', ' U.S.C. § ').replace(' CFR ', ' C.F.R. § ')}${row.under} goes to (${row.last}); there is no ${citation.sub}.`
  )
}

/** True when the paragraph lies within how far its provision is known to go. */
export function isKnownPart(citation: Citation): boolean {
  const parts = partsOf(citation.sub)
  return (
    parts.length > 0 &&
    parts.every((_, depth) => {
      const under = parts
        .slice(0, depth)
        .map((part) => `(${part})`)
        .join('')
      const row = provisionParts.find(({ key, under: own }) => key === citation.key && own === under)
      const place = row ? placeOf(parts[depth] ?? '', row.last) : 0
      return row !== undefined && place > 0 && place <= placeOf(row.last, row.last)
    })
  )
}

const partsOf = (sub = '') => [...sub.matchAll(/\(([^()]+)\)/g)].map((match) => match[1] ?? '')

function rowOf({ key, sub }: Citation, isBeyond: (part: string, last: string) => boolean): ProvisionParts | undefined {
  const parts = partsOf(sub)
  return provisionParts.find((row) => {
    if (row.key !== key) return false
    const depth = partsOf(row.under).length
    const part = parts[depth]
    return (
      part !== undefined &&
      parts
        .slice(0, depth)
        .map((one) => `(${one})`)
        .join('') === row.under &&
      isBeyond(part, row.last)
    )
  })
}

const numerals = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv']

/** The place of a part among its fellows, counted as the last one is: `(b)` 2, `(iv)` 4; 0 where it is of another kind. */
function placeOf(part: string, last: string): number {
  if (/^\d+$/.test(last)) return /^\d+$/.test(part) ? Number(part) : 0
  const isUpper = last === last.toUpperCase()
  if ((part === part.toUpperCase()) !== isUpper) return 0
  const [one, other] = [part.toLowerCase(), last.toLowerCase()]
  if (other.length > 1 || (other === 'v' && numerals.includes(one))) return Math.max(0, numerals.indexOf(one))
  return /^[a-z]$/.test(one) ? one.charCodeAt(0) - 96 : 0
}
