import { type Context, type Mention, toMention } from './mention.ts'
import { pronounIds } from './whom-pronouns-mean.ts'

/** The `I` of `Form I-130` is nobody. */
const pronoun = /(?<![\p{L}])(he|him|his|himself|she|her|hers|herself|I(?!-\d)|me|my|myself|we)(?![\p{L}])/giu

/** The pronouns of a sentence that stand for themselves, each with whom it can mean. */
export function findPronouns(sentence: string, others: readonly Mention[], context: Context): Mention[] {
  const pronouns: Mention[] = []
  const relatives = others.filter(({ text }) => / /.test(text))
  for (const match of sentence.matchAll(pronoun)) {
    const isCovered = relatives.some(({ start, end }) => start <= match.index && match.index < end)
    if (isCovered || match[0] === 'i') continue
    const earlier = [...context.before, ...[...others, ...pronouns].filter(({ start }) => start < match.index)]
    const isObject = /^(?:him|her)$/i.test(match[0]) && !beforeNoun.test(sentence.slice(match.index + match[0].length))
    const isOther = ({ ids }: Mention) =>
      !isObject || !ids.every((id) => context.roster.persons.get(id)?.kin === 'doctor')
    const isSubject = ({ start, end, isPronoun }: Mention) =>
      isObject && !isPronoun && start >= 0 && !clauseEnd.test(sentence.slice(end, match.index))
    const likely = earlier.filter(
      (mention) => isOther(mention) && !isSubject(mention) && !isOwnedBy(mention, sentence.slice(0, match.index)),
    )
    const isNominative = /^(?:he|she)$/i.test(match[0])
    const subjects = isNominative ? likely.filter((mention) => !isGoverned(mention, sentence)) : likely
    pronouns.push({ ...toMention(match, pronounIds(match[0], subjects, context)), isPronoun: true })
  }
  return pronouns
}

/** `Kofi, the son of his first marriage`: whose it is, is another than Kofi. */
const isOwnedBy = ({ start, end }: Mention, lead: string) =>
  start >= 0 && /^, (?:the|an?|one|now) [^,;.]{0,40} of $/u.test(lead.slice(end))

/** `Without the applicant`: whom a preposition brings in is less likely taken up by `he` than the subject. */
const isGoverned = ({ start }: Mention, sentence: string) =>
  start > 0 &&
  /(?<!\p{L})(?:without|with|for|than|besides|about|beside) $/iu.test(sentence.slice(Math.max(0, start - 10), start))

/** Who does something to `him` in one clause is another than he. */
const clauseEnd = /[,;:]|(?<!\p{L})(?:and|but|that|when|while|because|who|after|before|as|if|to|for|of|with)(?!\p{L})/u

const beforeNoun =
  /^ (?!for|since|in|on|and|at|to|with|both|once|twice|when|by|from|as|from|about|that|who|after|before|every|over|until)\p{Ll}/u
