import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { isClause } from '#domain/prose/whole-sentences.ts'
import { capitalized } from '#domain/prose/words.ts'

const noted = /^I noted: /u

/** `Defibrillator implanted May 12, 2023`: what was done, and nobody who does it. */
const done =
  /^\p{Lu}\p{Ll}+(?: \p{Ll}+)? (?:implanted|removed|repaired|placed|prescribed|started|stopped|increased|performed|completed|inserted|replaced)(?: in| on)? (?:\p{Lu}\p{Ll}+ )?\d/u

/** Words without a verb of their own: `Eight medications, two of them adjusted by daily weight.` */
export function isFragment(words: string): boolean {
  const plain = words.replace(/[.;]$/u, '')
  if (noted.test(plain)) return true
  if (/[?!]$/u.test(plain) || /(?<![\p{L}.])(?:I|[Ww]e|[Mm]y|[Oo]ur)\b/u.test(plain) || /[“”"]/u.test(plain))
    return false
  if (
    /\b\p{Ll}{3,}s (?:the|an?|his|her|their|to|that|it|them|him)\b|\b(?:lie|lies|lay)\b/u.test(plain) ||
    /^(?:He|She|They|We|It|There)\b/u.test(plain)
  )
    return false
  if (done.test(plain)) return true
  if (/^(?:highly |not )?(?:consistent|typical|diagnostic)\b/iu.test(plain)) return false
  const bare = plain
    .replaceAll(/\b(with|of|and|an?|the|without|from|for) \p{Ll}{3,}ed (?=\p{Ll})/gu, '$1 ')
    .replaceAll(/\bof them \p{Ll}{3,}ed by\b/gu, 'of them')
  return !hasFiniteVerb(bare) && !/^\p{Lu}[\p{L}, ’'-]{2,40}: \S/u.test(plain)
}

/** Inside of a sentence a word that opened one is small, and a name keeps its capital. */
const lowered = (words: string): string =>
  /^\p{Lu}\p{Ll}/u.test(words) &&
  !/^\p{Lu}\p{Ll}+(?:’s)? \p{Lu}/u.test(words) &&
  !/^(?:Medicaid|Medicare|\p{L}+(?:ish|ese|ican)|January|February|March|April|May|June|July|August|September|October|November|December)\b/u.test(
    words,
  )
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words

/**
 * Runs of notes without a verb as one sentence behind words that lead into it: `The treatment: eight medications, two of
 * them adjusted by daily weight; no surgery.` Sentences stay as they stand, and the order stays.
 */
export function withFragmentsJoined(sentences: readonly string[], lead: string): string[] {
  const told: string[] = []
  let run: string[] = []
  let isFirst = true
  const close = () => {
    if (run.length > 0) told.push(`${isFirst ? lead : 'I noted further:'} ${run.join('; ')}.`)
    if (run.length > 0) isFirst = false
    run = []
  }
  for (const words of sentences) {
    if (isFragment(words)) run.push(lowered(words.replace(noted, '').replace(/[.;]$/u, '')))
    else {
      close()
      told.push(words)
    }
  }
  close()
  return told
}

const shorthand =
  /[=→<>+#@]|->|\.{3}|\?\?|(?<![\p{L}])(?:w\/|w\/o|abt|yrs?|pt|hx|dx|tx|imo|imho|btw|pls|govt|bc|b\/c|re:|vs\.?)(?![\p{L}])/iu

/** A sentence that a letter can print as it stands: a subject, a verb of its own, no shorthand, and everything that opens closes. */
export function isWhole(words: string): boolean {
  const plain = words.replace(/^In my (?:professional |medical )?(?:opinion|view),? /u, '').trim()
  if (/\b(?:you|your)\b/iu.test(plain)) return false
  if (!/^["“]?\p{Lu}/u.test(words) || !/[.!]["”’)]*$/u.test(words) || shorthand.test(plain) || isFragment(words))
    return false
  const count = (mark: RegExp) => (plain.match(mark) ?? []).length
  if (count(/\(/gu) !== count(/\)/gu) || count(/“/gu) !== count(/”/gu) || count(/"/gu) % 2 > 0) return false
  return isClause(capitalized(plain.replace(/[.!]["”’)]*$/u, ''))) || opensClause.test(plain)
}

const opensClause =
  /^(?:(?:If|When|As|Because|While|Since|After|Before|Without|With|In|On|At|To|For|From|Of|By|During|Until|Although|Though|Most|Many|Some|Such|Each|Nor|Not only)\b[^.]{10,}|I|We|My|Our)\b/u
