import type { Range } from '#domain/section-content/read.ts'
import type { FoundMark, Slot } from '#domain/template-sections/old-case.ts'
import { stepOfCase } from './firm-sentences.ts'
import { kin, proceduralVerbs } from './lexicon.data.ts'
import { kindOfWord } from './usual-words.ts'

/** What each draft fills with its own day, place or person. */
const filled = new Set<Slot>([
  'decision-date',
  'filing-date',
  'hearing-date',
  'notice-date',
  'entry-date',
  'marriage-date',
  'birth-date',
  'letter-date',
  'event-date',
  'entry-place',
  'address',
  'court',
  'judge',
  'receipt-number',
  'number',
  'legal-position',
])
/** Of what somebody has and is, and of others; a sentence with it says more than a step of the client's case. */
const ofLife = new Set<Slot>([
  'family',
  'relative-age',
  'age',
  'amount',
  'doctor',
  'unsure',
  'background',
  'person',
  'relative',
  'witness',
  'name',
  'organization',
])

/**
 * Whether a sentence only looks like a claim and is a step of a case: it has a day or place that each draft fills, and but
 * for what is filled every word of it is one of the law or of an office. `The application was denied on March 3, 2025.`
 */
export function isFilledAnew(text: string, { start, end }: Range, marks: readonly FoundMark[]): boolean {
  const here = marks.filter((mark) => mark.start < end && start < mark.end)
  const words = text.slice(start, end)
  if (!here.some(({ slot }) => filled.has(slot)) || here.some(({ slot }) => ofLife.has(slot))) return false
  if (ofKin.test(words)) return false
  if (/[“”"?!]/u.test(words) || !(proceduralVerbs.test(words) || stepOfCase.test(words) || ofStatus.test(words)))
    return false
  if (/(?<!\p{L})(?:lived|resided|moved)(?!\p{L})/iu.test(words) && here.some(({ slot }) => slot === 'town'))
    return false
  return [...words.matchAll(/[\p{L}\p{N}$][\p{L}\p{M}\p{N}’'-]*/gu)].every(({ 0: written, index }) => {
    const at = start + index
    const isFilled = here.some((mark) => mark.start < at + written.length && at < mark.end)
    return isFilled || kindOfWord(written, text.slice(0, at)) !== 'open' || ofStatus.test(written)
  })
}

const ofKin = new RegExp(String.raw`(?<!\p{L})(?:${kin})(?!\p{L})`, 'iu')
/** What any client's record says of a life. */
const ofStatus =
  /(?<!\p{L})(?:married|divorced|lived|resided|moved|born|became|learned|wrote|written|answered)(?!\p{L})/iu
