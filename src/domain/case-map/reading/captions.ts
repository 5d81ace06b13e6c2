import { hasFiniteVerb } from './finite-verb.ts'

/**
 * `Photograph 6 of the wedding, taken by the family.`: the words under a picture, which state nothing and are cited with
 * their exhibit alone. `Photograph 2 shows the burned shop.` states something and is none.
 */
export function isCaption(text: string): boolean {
  const plain = text.trim()
  if (plain.length > 300 || !opening.test(plain)) return false
  const bare = plain
    .replace(label, '')
    .replace(/,? taken (?:by|at|in|on|from) .{0,200}/u, '')
    .replaceAll(/\bMay (?=\d)/g, '')
  return !hasFiniteVerb(bare)
}

/** `Figure 3.`, `Photo 2:`: what stands behind it is read by itself. */
const label = /^\p{L}{3,10}s?\.? (?:nos?\.? ?)?\d{1,3}[.:] /u
const opening =
  /^(?:photo(?:graph)?|picture|image|fig(?:ure)?)s?(?:\.|\b)(?: ?(?:nos?\.? ?)?\d{1,3}(?:[-–]\d{1,3})?)?[ .:,(]/iu
