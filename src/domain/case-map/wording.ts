import type { Person } from '#domain/persons/person.ts'

const token = /\{([a-z0-9-]+)(?:\.(subj|poss|he|him|his|himself))?\}/g

export type PersonMention = { readonly person: string; readonly form: MentionForm }
export type MentionForm = 'name' | 'subj' | 'poss' | 'he' | 'him' | 'his' | 'himself'

/** Prints a wording with what `print` gives for each mention, in order. */
export function printWording(wording: string, print: (mention: PersonMention) => string): string {
  return wording.replaceAll(token, (_, person: string, form?: MentionForm) => print({ person, form: form ?? 'name' }))
}

/** All persons that a wording names, each once. */
export function personsIn(wording: string): string[] {
  return [...new Set([...wording.matchAll(token)].map(([, person = '']) => person))]
}

const forms = {
  he: { he: 'he', him: 'him', his: 'his', himself: 'himself' },
  she: { he: 'she', him: 'her', his: 'her', himself: 'herself' },
} as const

/** One mention by the short form, or by the pronoun where the wording asks for one and the person has it. */
export function printMention(person: Person | undefined, { form }: PersonMention): string {
  const name = person?.short ?? '[name]'
  if (form === 'name' || form === 'subj') return name
  if (form === 'poss') return `${name}’s`
  if (person?.pronoun) return forms[person.pronoun][form]
  return form === 'his' ? `${name}’s` : name
}

/** The statement of a wording: short forms, a capital letter, a full stop. */
export function statementOf(wording: string, persons: readonly Person[]): string {
  const text = printWording(wording, (mention) =>
    printMention(
      persons.find(({ id }) => id === mention.person),
      mention,
    ),
  )
  const sentence = text.slice(0, 1).toUpperCase() + text.slice(1)
  return /[.!?][”’"]{0,2}$/.test(sentence) ? sentence : `${sentence}.`
}
