import type { Person } from '#domain/persons/person.ts'
import type { MapDocument } from '../map-input.ts'
import { isSameName } from '#domain/persons/same-name.ts'
import { withoutTitles } from '#domain/persons/titles.ts'

/** `TZOC, NAOMI R` as a record writes it, `Nakato Patience, 27 years` without what is no name. */
function inUsualOrder(written: string): string {
  const name = withoutTitles(written.trim())
  const [last = '', first] = name.split(',').map((part) => part.trim())
  return first !== undefined && /^\p{L}+(?: \p{L}\.?)*$/u.test(first) ? `${first.split(' ')[0]} ${last}` : last
}

/**
 * Whom a document is about: `Patient: ...` or `Re: ...` at its head, or the person whom its title names after `on`, `of` or
 * `for` (`Neurology report on Pham Van Duc`).
 */
export function subjectOf({ title, text }: MapDocument, persons: readonly Person[]): Person | undefined {
  const head = text.slice(0, 1200)
  const name =
    /(?:^|\n)(?:Patient|PATIENT|Pt|Student|STUDENT|Name|NAME|Examinee|Employee|Client|Soldier)(?: name)?: ([^\n;(]+?)(?= {2,}|\t|[\n;(])/.exec(
      head,
    )?.[1] ??
    // `RE: LAVALLEE, Raymond J.`: the family name first.
    /(?:^|\n)(?:R[Ee]|SUBJECT|Subject): (\p{Lu}[\p{Lu}’'-]+(?: \p{Lu}[\p{Lu}’'-]+)*, \p{Lu}\p{L}+)/u.exec(head)?.[1] ??
    /(?:^|\n)(?:R[Ee]|SUBJECT|Subject): ([^\n,;(]+)/.exec(head)?.[1]
  const named =
    name === undefined ? [] : persons.filter(({ full }) => isSameName(full, inUsualOrder(withoutBirth(name))))
  // A family name alone is nobody's where several bear it.
  const known = named.length > 1 && !/[ ,]/.test(name?.trim() ?? '') ? undefined : named[0]
  if (known) return known
  if (/^(?:declaration|affidavit|statement)/i.test(title)) return undefined
  const alone = /\b(?:eval|psych|exam|assessment|clinic|medical)/iu.test(title) ? namedAlone(head, persons) : undefined
  if (alone) return alone
  return persons.find(({ full }) =>
    [' on ', ' of ', ' for ', ' about '].some((word) => title.includes(`${word}${full.replace(/,.*$/, '')}`)),
  )
}

/** `Rosa Lema DOB 2/14/1964`: the name without what follows it. */
const withoutBirth = (name: string): string =>
  name.replace(/,? \(?(?:DOB|D\.O\.B\.|born|date of birth|age|MRN|A#)\b.*$/iu, '').trim()

/** The one person whose name, with the age or without, is a line of the head. */
function namedAlone(head: string, persons: readonly Person[]): Person | undefined {
  const lines = head
    .slice(0, 400)
    .split('\n')
    .map((line) => line.trim().replace(/,? (?:age )?\d{1,3}$/iu, ''))
  const found = persons.filter(({ full }) => lines.includes(full.replace(/,.*$/u, '')))
  return found.length === 1 ? found[0] : undefined
}
