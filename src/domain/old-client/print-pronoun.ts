import type { NewCase } from './new-case.ts'

const objective =
  /^(?:$|[.,;:!?)\]”"]|\s*(?:on|in|at|to|from|with|by|for|and|or|when|while|because|as|if|that|into|under|since|after|before|until|not|of|the|a|an|out|home|there|here|again)\b)/iu

/** The new client's pronoun in the case of the old one; the family name where the record does not tell. */
export function printPronoun(old: string, { client, pronoun }: NewCase, after: string): string {
  const form = formOf(old.toLowerCase(), after)
  if (pronoun === undefined) return form.startsWith('possessive') ? `${client.last_name}’s` : client.last_name
  const word = pronouns[form][pronoun]
  if (/^\p{Lu}{2,}$/u.test(old)) return word.toUpperCase()
  return /^\p{Lu}/u.test(old) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

/** For somebody of whom nothing is known. */
const neutral = {
  subject: 'he or she',
  object: 'them',
  possessive: 'their',
  'possessive alone': 'theirs',
  reflexive: 'themselves',
}

const pronouns = {
  subject: { he: 'he', she: 'she' },
  object: { he: 'him', she: 'her' },
  possessive: { he: 'his', she: 'her' },
  'possessive alone': { he: 'his', she: 'hers' },
  reflexive: { he: 'himself', she: 'herself' },
}

/** What a pronoun does in its sentence; `her` and `his` do two things, which the word behind them tells. */
function formOf(word: string, after: string): keyof typeof pronouns {
  if (word === 'he' || word === 'she') return 'subject'
  if (word.endsWith('self')) return 'reflexive'
  if (word === 'hers') return 'possessive alone'
  if (word === 'his') return objective.test(after) ? 'possessive alone' : 'possessive'
  return word === 'her' && !objective.test(after) ? 'possessive' : 'object'
}

/** A pronoun of somebody else, whom the draft has yet to name. */
export function printNeutral(old: string, after: string): string {
  const word = neutral[formOf(old.toLowerCase(), after)]
  return /^\p{Lu}/u.test(old) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
