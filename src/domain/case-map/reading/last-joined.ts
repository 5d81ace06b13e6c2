import { hasFiniteVerb } from './finite-verb.ts'
import { piecesOf } from './note-words.ts'
import { isFinite } from './note-clauses.ts'

/** `She braids her hair, goes to the conferences` -> `... and goes ...`: the last of verbs that one subject has. */
function withLastVerbJoined(sentence: string): string {
  if (/[:“"]|\b(?:who|which|that)\b/u.test(sentence)) return sentence
  const found =
    /^(\p{Lu}[\p{L}\p{M}’'-]*(?: \p{Lu}[\p{L}\p{M}’'-]*){0,3}) (\p{Ll}+) ([^,]+), (\p{Ll}+)(?= )([^,]*)$/u.exec(
      sentence,
    )
  if (found === null) return sentence
  const [, who = '', first = '', rest = '', second = '', end = ''] = found
  const isFirst = isFinite(first) || (/^\p{Lu}/u.test(who) && /[^s]s$/u.test(first))
  return isFirst && isFinite(second) && !isDoneToIt(second, end) && !/ and /.test(end)
    ? `${who} ${first} ${rest} and ${second}${end}`
    : sentence
}

const isDoneToIt = (verb: string, end: string): boolean =>
  /^(?:diagnosed|confirmed|treated|caused|complicated)$/.test(verb) ||
  (mayBePassive.test(verb) && /^ (?:by|in|on|at|after|when|for) /.test(end))

/** `multiple myeloma, found in April`, `injections, paid by Medical Assistance`: what was done to the thing, by nobody. */
const mayBePassive =
  /^(?:found|paid|given|made|held|kept|known|called|covered|seen|set|bought|taught|led|lost|caught|brought|prescribed|ordered|done|inherited|removed|discovered|detected|noticed|repaired|funded|provided|supplied|received)$/

/** The last of several verbs or things that only commas part is joined. */
export const withLastJoined = (sentence: string): string => withLastThingJoined(withLastVerbJoined(sentence))

/** `Liam has hearing loss, hearing aids, speech therapy weekly` -> `... and speech therapy weekly`. */
function withLastThingJoined(sentence: string): string {
  const found =
    /^((?:\p{Lu}[\p{L}\p{M}’'-]*|He|She|They)(?: \p{Lu}[\p{L}\p{M}’'-]*){0,3} (?:has|have|had|needs|takes|uses|gets|plays) )([^:“"()]+)$/u.exec(
      sentence,
    )
  if (found === null) return sentence
  const [, lead = '', rest = ''] = found
  const end = /[.;]$/.exec(rest)?.[0] ?? ''
  const pieces = piecesOf(end === '' ? rest : rest.slice(0, -1))
  const last = pieces.at(-1) ?? ''
  if (pieces.length < 2 || pieces.slice(1).some((piece) => hasFiniteVerb(`x ${piece}`)) || /\band\b/.test(rest))
    return sentence
  // `a son in Jamaica, Tajay 17`: the name of the one, and no second thing.
  if (/^\p{Lu}\p{Ll}/u.test(last)) return sentence
  if (
    /^(?:age|\d|diagnosed|(?:found|paid|given|discovered|detected|covered|prescribed) (?:by|in|on|at|after)|who|which|especially|including|since|in|on|at|from|due|because|after|before|so|but|then|mostly|now|no|not|without|with|under|as|by|for|to)\b/iu.test(
      last,
    )
  )
    return sentence
  return `${lead}${pieces.slice(0, -1).join(', ')} and ${last}${end}`
}
