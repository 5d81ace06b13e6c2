/** A person as a text may call them. Every form is as it stands inside a sentence: "the applicant", not "The applicant". */
export type Referent = {
  readonly id: string
  /** As the record has it, with a degree where there is one: `Thomas Ibarra, M.D.`. */
  readonly full: string
  /** Chosen once for the whole text: `Ms. Medina`, `Dr. Ibarra`, `Mateo`. */
  readonly short: string
  readonly first?: string | undefined
  /** `the applicant`, `their daughter`; what stands in for a name that a sentence has already used. */
  readonly roleWord?: string | undefined
  /** Only when the record, an answer or the attorney gives it; never guessed from a name. */
  readonly pronoun?: 'he' | 'she' | undefined
  /** False: the short form from the first mention on (children, whom a text calls by first name). */
  readonly fullOnFirstMention?: boolean | undefined
  /** `Mrs. Boone` may be somebody else of that name (her son's wife), so that it names neither. */
  readonly isNotMrs?: boolean | undefined
}

type Pronouns = { readonly subject: string; readonly object: string; readonly possessive: string }

const pronouns: Readonly<Record<'he' | 'she', Pronouns>> = {
  he: { subject: 'he', object: 'him', possessive: 'his' },
  she: { subject: 'she', object: 'her', possessive: 'her' },
}

export function pronounsOf({ pronoun }: Referent): Pronouns | undefined {
  return pronoun && pronouns[pronoun]
}

const degree = /,\s*(?:[A-Z][A-Za-z]*\.?){1,4}(?:,?\s*(?:[A-Z][A-Za-z]*\.){2,})?$/u
const title = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Judge|Pastor|Rev|Father|Sister)\.?\s+/u

/** Every form under which a text may name the person, the longest first. */
export function nameForms(person: Referent): string[] {
  // A gap in place of a name is known by its token alone.
  if (person.full.startsWith('<')) return []
  const bare = person.full.replace(degree, '').trim()
  const parts = bare.split(/\s+/)
  const first = person.first ?? parts[0] ?? bare
  const rest = parts.slice(1)
  const shortName = person.short.replace(title, '')
  const shortTitle = title.exec(person.short)?.[0].trim()
  const titles =
    shortTitle === undefined
      ? []
      : [shortTitle, ...(shortTitle === 'Mr.' ? [] : ['Ms.', ...(person.isNotMrs ? [] : ['Mrs.', 'Miss'])])]
  const titled = titles
    .filter((word) => shortTitle !== 'Mr.' || word === 'Mr.')
    .flatMap((word) => [`${word} ${shortName}`, ...(rest.length === 0 ? [] : [`${word} ${rest.join(' ')}`])])
  const withTitle = shortTitle === undefined ? [] : [`${shortTitle} ${bare}`]
  const forms = [
    person.full,
    bare,
    person.short,
    first,
    ...titled,
    ...withTitle,
    ...rest.map((name) => `${first} ${name}`),
  ]
  return [...new Set(forms.filter((form) => /^\p{Lu}.|^the \p{Ll}/u.test(form)))].toSorted(
    (a, b) => b.length - a.length,
  )
}
