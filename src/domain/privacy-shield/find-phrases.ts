import { type KnownValue, type Sighting, wordOf } from './identity.ts'
import { viewPlainly, type PlainView } from './plain-view.ts'
import type { StandInWord } from './stand-in.ts'
import { wordsOf, type Token, isClose } from './tokens.ts'

type PhraseWords = { readonly needed: readonly string[]; readonly optional: ReadonlySet<string> }
export type Phrase = PhraseWords & {
  readonly identity: string
  readonly word: StandInWord
  readonly role: string
}

const optionalInAddress = new Set(
  'street st avenue ave av road rd boulevard blvd lane ln drive dr court ct way place pl terrace ter parkway pkwy highway hwy circle cir square sq north south east west n s e w ne nw se sw apartment apt suite ste unit floor fl number no p o box calle c avenida colonia col'.split(
    ' ',
  ),
)
const optionalInFirm = new Set(
  'the law laws office offices of and llc llp pllc pc p c apc plc pa inc group firm associates assoc attorneys attorney at immigration legal services'.split(
    ' ',
  ),
)

/** The words of an address or a firm that have to be met, and those that may be missing; of anything else, none. */
export function toPhrase({ kind, role, value }: KnownValue): Phrase[] {
  if (kind !== 'address' && kind !== 'firm') return []
  const words = wordsOf(viewPlainly(value).lower)
  const optional = kind === 'address' ? optionalInAddress : optionalInFirm
  const needed = words.filter((word) => !optional.has(word))
  if (needed.length === 0) return []
  return [{ needed, optional, identity: `value:${words.join('')}`, word: wordOf[kind], role }]
}

/** The length of an apartment's number behind the word for it (`Apt. 4-C`), which an address on file may write otherwise. */
function unitLength(text: string, end: number): number {
  if (!/(?:apt|apartment|suite|ste|unit|floor|#)$/i.test(text.slice(Math.max(0, end - 10), end))) return 0
  const number = /^\.?[ #]{0,3}[\p{L}\p{N}]{1,4}(?:-[\p{L}\p{N}]{1,3})?(?![\p{L}\p{N}])/u
  return number.exec(text.slice(end, end + 16))?.[0].length ?? 0
}

/** Words of an address or firm in order; its abbreviable words may be missing or written otherwise. */
export function findPhrase(view: PlainView, tokens: readonly Token[], phrase: Phrase): Sighting[] {
  const [first] = phrase.needed
  return tokens.flatMap(({ lower, start }, at) => {
    if (lower !== first) return []
    const last = followPhrase(view, tokens, at, phrase)
    const whole = last === at ? undefined : tokens[last ?? -1]?.end
    const end = whole === undefined ? undefined : whole + unitLength(view.text, whole)
    return end === undefined ? [] : [{ start, end, identity: phrase.identity, word: phrase.word, role: phrase.role }]
  })
}

/** The last token of a phrase that begins at a token; the needed words in order, abbreviable ones anywhere between. */
function followPhrase(
  view: PlainView,
  tokens: readonly Token[],
  at: number,
  { needed, optional }: PhraseWords,
): number | undefined {
  let last = at
  let met = 1
  for (let next = at + 1; isClose(view, tokens[next - 1], tokens[next]); next += 1) {
    const word = tokens[next]?.lower ?? ''
    if (word === needed[met]) {
      met += 1
      last = next
    } else if (optional.has(word))
      last = isComplete(met, needed) && next === last + 1 && !linking.has(word) ? next : last
    else break
  }
  return isComplete(met, needed) ? last : undefined
}

/** Words that lead on to something else when a name is complete. */
const linking = new Set(['of', 'and', 'the', 'at'])

/** All words met; of a street address the house number and one word are enough. */
function isComplete(met: number, needed: readonly string[]): boolean {
  return met === needed.length || (met >= 2 && /\d/.test(needed[0] ?? ''))
}
