import { isKnownCaption } from './cues.ts'
import { type Candidate, lookOf } from './score-paragraph.ts'

/** `II. Argument`, `Article 3`. */
export const isRoman = (text: string): boolean => /^(?:[IVX]{1,6}[.)]\s|(?:article|part|chapter)\s)/i.test(text)

const numberKinds: readonly (readonly [string, RegExp])[] = [
  ['roman', /^(?:[IVX]{1,6}[.)]\s|(?:article|part|chapter)\s)/i],
  ['letter', /^[A-Z][.)]\s/],
  ['number.number', /^\d+\.\d+/],
  ['number', /^(?:section\s+)?\d+[.)]?\s/i],
  ['in brackets', /^\([a-z0-9]+\)/i],
]

/** What tells the levels apart where the file has no outline: the kind of number, else the look. */
export function signatureOf(candidate: Candidate): string {
  const { text, paragraph } = candidate
  if (candidate.outlineLevel !== null) return `outline ${candidate.outlineLevel}`
  if (candidate.isRunIn) return 'lead-in'
  const numbered = `${paragraph.numbering?.label ?? ''} ${text}`.trim()
  const kind = numberKinds.find(([, pattern]) => pattern.test(numbered))?.[0]
  if (kind !== undefined) return kind
  if (paragraph.numbering) return `list ${paragraph.numbering.level}`
  return isKnownCaption(text) ? 'roman' : `look ${lookOf(candidate)}`
}
