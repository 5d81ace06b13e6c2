import { nameForms, type Referent } from './referent.ts'

/** How a mention stands in its clause. `name`: not said; the words around it decide. */
export type MentionForm = 'name' | 'subj' | 'poss' | 'he' | 'him' | 'his' | 'himself'

export type Mention = { readonly person: Referent; readonly form: MentionForm }
/** A stretch of a statement: words as they stand, or a person who is named there. */
export type Piece = { readonly text: string } | Mention

/** First names that are ordinary words as well: they name a person only as part of the whole name. */
const ordinaryWords = new Set(
  'April August Autumn Christian Dawn Faith Grace Grant Guy Hope Iris Jack Joy June Mark May Max Miles Pat Pearl Rich Rob Rose Sandy Sky Sue Summer Victor Will'.split(
    ' ',
  ),
)

/**
 * Finds people in a text, by tokens (`{spouse.poss}`, `{mother}`) and by any of their names. A form that two of them share
 * names neither; an unknown token prints as it stands. Built once for all people of a case.
 */
export function createMentionFinder(people: readonly Referent[]): (text: string) => Piece[] {
  const owners = ownersOf(people)
  const forms = [...owners.keys()].toSorted((a, b) => b.length - a.length).map(escapePattern)
  const named = forms.length === 0 ? '' : String.raw`|(?<![\p{L}\p{N}])(?:${forms.join('|')})(?!-?[\p{L}\p{N}])`
  const pattern = new RegExp(String.raw`\{([\p{L}\p{N}_-]+)(?:\.(subj|poss|he|him|his|himself))?\}${named}`, 'gu')
  const byId = new Map(people.map((person) => [person.id, person]))
  return (text) => {
    const pieces: Piece[] = []
    let start = 0
    for (const match of text.matchAll(pattern)) {
      const [found, id, form] = match
      const person = id === undefined ? owners.get(found) : byId.get(id)
      const end = match.index + found.length
      if (person === undefined || (id === undefined && goesOnAsAnotherName(text, end))) continue
      const apostrophe = /^['’]s?(?![\p{L}\p{N}])/u.exec(text.slice(end))?.[0] ?? ''
      pieces.push(
        { text: text.slice(start, match.index) },
        { person, form: apostrophe === '' ? ((form as MentionForm | undefined) ?? 'name') : 'poss' },
      )
      start = end + apostrophe.length
    }
    return [...pieces, { text: text.slice(start) }].filter((piece) => !('text' in piece) || piece.text !== '')
  }
}

function ownersOf(people: readonly Referent[]): ReadonlyMap<string, Referent | undefined> {
  const owners = new Map<string, Referent | undefined>()
  for (const person of people)
    for (const form of nameForms(person)) {
      if (ordinaryWords.has(form)) continue
      owners.set(form, owners.has(form) && owners.get(form)?.id !== person.id ? undefined : person)
    }
  return owners
}

/** `Dana Point`, `Medina Street`: a place or a firm that begins like the person. */
function goesOnAsAnotherName(text: string, end: number): boolean {
  const [, next = ''] = /^ (\p{Lu}[\p{L}.]*)/u.exec(text.slice(end)) ?? []
  return next !== '' && !/^(?:I|Mr|Mrs|Ms|Dr)\b/u.test(next)
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
