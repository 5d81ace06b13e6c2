import type { Sighting } from './identity.ts'
import type { PlainView } from './plain-view.ts'

const line = /(?<=^|\n)[^\n]{20,120}(?=\n|$)/g
const within = /(?<![A-Z0-9<])(?=[A-Z0-9<]{0,60}<<)[A-Z0-9<]{20,100}/g

/**
 * The lines that machines read on passports, visas and cards (ICAO Doc 9303: 30, 36 or 44 characters of capitals, digits and `<`), whole,
 * also when a scan has put spaces between them or read the `<` as `«`, `‹` or `K`-free fillers.
 */
export function findMachineReadable({ text }: PlainView): Sighting[] {
  if (!/[<«‹]/.test(text)) return []
  const toSighting = (start: number, end: number): Sighting => ({
    start,
    end,
    identity: `zone:${text.slice(start, end).replaceAll(/[^A-Z0-9]/g, '')}`,
    word: 'Number',
    role: 'machine-readable zone',
  })
  const lines = [...text.matchAll(line)].flatMap(({ 0: whole, index }) => {
    const start = index + whole.length - whole.trimStart().length
    const words = whole.trim()
    return isZone(words) ? [toSighting(start, start + words.length)] : []
  })
  const runs = [...text.matchAll(within)].map(({ 0: run, index }) => toSighting(index, index + run.length))
  return [...lines, ...runs, ...secondLines(text).map(([start, end]) => toSighting(start, end))]
}

function isZone(words: string): boolean {
  const bare = words.replaceAll(/[ «‹]/g, (mark) => (mark === ' ' ? '' : '<'))
  return /^[A-Z0-9<]{26,48}$/.test(bare) && (bare.match(/</g) ?? []).length >= 2
}

/** Number, day of birth and day of expiry with their check digits, as they follow each other in the second line. */
function secondLines(text: string): [number, number][] {
  const data = /(?<![A-Z0-9<])[A-Z0-9<]{0,16}\d{6}\d[MFX<]\d{6}\d[A-Z0-9<]{0,24}/g
  return [...text.matchAll(data)].map(({ 0: whole, index }) => [index, index + whole.length])
}
