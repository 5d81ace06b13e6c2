import { findSentences } from '#domain/language/sentences.ts'
import { formOf } from './verbs.ts'

const subject = String.raw`(?:(she|he|they|it|we|I)|insurance|[A-Z]{2,5}|(?:\p{Lu}[\p{L}\p{M}’-]{1,30} ){0,2}\p{Lu}[\p{L}\p{M}’-]{1,30}|(?:the|his|her|their|an?|my) \p{Ll}{2,20}(?: (?:one|in \p{Lu}\p{Ll}{2,20})){0,2})`
const splice = new RegExp(String.raw`, (?=${subject} (\p{Ll}{2,20})\b)`, 'gu')

/** `Last flare was August 2026, she was in bed 11 days`: two sentences that a comma runs together. */
export function apartAtCommas(text: string): string {
  return findSentences(text, { semicolons: true })
    .map(({ start, end }) => {
      const sentence = text.slice(start, end)
      const found = [...sentence.matchAll(splice)].find(([, pronoun, verb = '']) => opens(pronoun, verb))
      if (found === undefined || !isWhole(sentence.slice(0, found.index))) return sentence
      const rest = sentence.slice(found.index + 2)
      return `${sentence.slice(0, found.index)}. ${rest.charAt(0).toUpperCase()}${rest.slice(1)}`
    })
    .join(' ')
}

const plainVerbs =
  /^(?:signed|sold|filed|moved|passed|helped|paid|sends|pays|helps|calls|called|cannot|gets|works|makes|earns|lives|takes|needs)$/

/** What follows is the verb of that subject: any past of a pronoun, else one that is no participle. */
function opens(pronoun: string | undefined, verb: string): boolean {
  if (formOf(verb) === 'be' || plainVerbs.test(verb)) return true
  if (
    pronoun !== undefined &&
    /^(?:sleeps|drinks|sings|cooks|drives|walks|cries|falls|wakes|plays|pays|sees|goes|gives|keeps|brings|speaks|eats)$/.test(
      verb,
    )
  )
    return true
  if (
    pronoun !== undefined &&
    /^(?:wanders|forgets|screams|bites|leaves|loses|misses|faints|trembles|stutters)$/.test(verb)
  )
    return true
  return formOf(verb) === 'past' && (pronoun !== undefined || !/(?:ed|en|wn|ung|ade|eld|ent)$/.test(verb))
}

const leading =
  /^(?:when|if|because|although|while|since|after|before|as|until|unless|once|in|on|at|for|with|without|during)\b/iu
const told =
  /\bI \p{Ll}{2,}|\b(?:is|are|was|were|has|have|had|\p{L}+ed|\p{L}+s|met|told|went|came|got|lost|gave|took|sent|left|held|hit|beat|made|kept|put|found|fled|broke|paid|makes?|been)\b/u

/** `Bladder problems`: a condition in a word or two. */
const bareNoun =
  /^(?:\p{L}{3,} ){0,2}(?:problems|pain|fracture|attacks|surgery|surgeries|cancer|diabetes|loss|failure)$/iu

function isWhole(first: string): boolean {
  if (
    bareNoun.test(first) &&
    !/\b(?:years?|months?|weeks?|nights?|days?|mornings?|times?|then|now|ago|later|today|once)\b/iu.test(first)
  )
    return true
  return (
    !leading.test(first) &&
    !/[:“"(]/u.test(first.replaceAll(/\([^()]*\)/gu, '')) &&
    first.split(' ').length > 2 &&
    told.test(first)
  )
}
