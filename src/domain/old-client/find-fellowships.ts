import type { FoundMark } from '#domain/template-sections/old-case.ts'
import { marksOf } from './find-numbers.ts'
import { demonyms } from './lexicon.data.ts'

const capStart = String.raw`(?=\p{Lu})(?<![\p{L}\p{M}][’'-]*)`
const cap = String.raw`\p{Lu}[\p{L}\p{M}’'-]*`
/** `Stonecutters Local 1183`, `Sisters of St. Brigid`: a union by its number, an order by its patron. */
const fellowship = new RegExp(
  String.raw`${capStart}${cap}(?:(?: of| and| &)? ${cap}){0,4},? (?:Local|LOCAL|Lodge|Post|Chapter|Council)(?: No\.?| #)? ?\d{1,5}(?!\d)|(?<![\p{L}])(?:the )?(?:Little )?(?:Sisters|Brothers|Daughters|Sons|Missionaries|Knights|Congregation|Society|Friends) of (?:the )?(?:St\.? |Saint )?${cap}(?: ${cap}){0,3}`,
  'gu',
)
/** `From: Ana Example, Shop Steward`: what stands behind the name of who writes. */
const postOfSender = /^(?:From|FROM): [^,\n]{3,50}, (\p{Lu}[\p{L} &-]{3,50})$/gmu
/** `an Indian identity certificate`: a paper that names the people of its holder. */
const paperOfPeople = new RegExp(
  String.raw`\ban? (?:${Object.keys(demonyms).join('|')}) (?:\p{Ll}{3,12} ){0,2}(?:certificate|passport|card|document|permit)s?(?!\p{L})`,
  'gu',
)

/** Unions and orders, the post of who sends a letter, and papers that name the people of their holder. */
export const findFellowships = (text: string): FoundMark[] => [
  ...marksOf(text, 'organization', fellowship),
  ...marksOf(text, 'background', paperOfPeople),
  ...marksOf(text, 'signer-title', postOfSender, 1),
]
