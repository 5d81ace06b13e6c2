import type { FoundMark } from '#domain/template-sections/old-case.ts'
import { marksOf } from './find-numbers.ts'

const cap = String.raw`\p{Lu}[\p{L}\p{M}’'-]*`

/** `the duplex on Example Road`: a street without its number. */
const streetAlone = new RegExp(
  String.raw`(?:(?<=\b(?:of|for|in|from|to|at) )the \p{Ll}{3,20} (?:on|off|at|along) |(?<=\b(?:on|off|at|along) ))${cap}(?: ${cap}){0,2} (?:Street|Avenue|Road|Boulevard|Lane|Drive|Parkway|Highway)(?!\p{L})`,
  'gu',
)
/** `Returned envelope, Example Avenue`. */
const streetBehind = new RegExp(
  String.raw`(?<=\p{Ll}, )${cap}(?: ${cap}){0,2} (?:Street|Avenue|Road|Boulevard|Lane|Drive|Parkway|Highway)(?=[,.;)]|$)`,
  'gu',
)
/** `the 9700 block of Example Road`. */
const block = new RegExp(String.raw`(?<![\p{L}\p{N}])\d{2,5} block of (?:[NSEW]\.? )?${cap}(?: ${cap}){0,3}`, 'gu')

/** Streets without a house number, and blocks of them. */
export const findStreets = (text: string): FoundMark[] => [
  ...marksOf(text, 'town', streetAlone),
  ...marksOf(text, 'town', streetBehind),
  ...marksOf(text, 'town', block),
]
