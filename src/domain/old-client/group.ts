import { foldText } from '#domain/language/fold.ts'
import { numberOf } from './divide-groups.ts'
import type { FoundMark, FoundGroup, Mark, Slot, StorySentence } from '#domain/template-sections/old-case.ts'

const labels: Readonly<Record<Slot, string>> = {
  client: 'the client',
  relative: 'a relative',
  witness: 'a witness',
  doctor: 'a doctor or expert',
  person: 'another person',
  name: 'a name',
  judge: 'immigration judge',
  attorney: 'signing attorney',
  firm: 'name of the firm',
  'department-counsel': 'counsel of the Department',
  'a-number': 'A-number',
  'relative-a-number': 'A-number of a relative',
  'receipt-number': 'receipt number',
  'attorney-number': 'attorney’s number',
  'attorney-bar': 'attorney’s bar',
  phone: 'telephone',
  email: 'e-mail or website',
  number: 'another number',
  court: 'present court',
  'court-asked': 'court asked for',
  circuit: 'circuit',
  citizenship: 'country',
  nationality: 'nationality',
  language: 'language',
  town: 'town',
  address: 'client’s address',
  'attorney-address': 'firm’s address',
  'attorney-street': 'firm’s street',
  'attorney-city': 'firm’s city',
  'client-street': 'client’s street',
  'client-city': 'client’s city',
  'department-address': 'address of the agency',
  'agency-contact': 'e-mail or telephone of the agency',
  'signer-title': 'title of who signs',
  position: 'position',
  'signer-address': 'address of who signs',
  'signer-contact': 'e-mail or telephone of who signs',
  exhibit: 'exhibit and page',
  'entry-place': 'place of entry',
  age: 'age',
  'relative-age': 'age of somebody else',
  pronoun: 'pronoun',
  'other-pronoun': 'pronoun of somebody else',
  amount: 'amount, distance or time',
  organization: 'employer, school or other body',
  relief: 'relief asked for',
  custody: 'custody',
  visa: 'visa or status',
  'legal-position': 'pleadings',
  procedure: 'earlier requests and stage of the case',
  'department-position': 'position of the Department',
  'hearing-date': 'hearing',
  'entry-date': 'date of entry',
  'notice-date': 'date of the Notice to Appear',
  'birth-date': 'date of birth',
  'marriage-date': 'date of marriage',
  'filing-date': 'date of an application',
  'service-date': 'date of service',
  'signing-date': 'date of signing',
  'sent-date': 'date of this letter',
  'letter-date': 'date of a letter',
  'decision-date': 'date of a decision',
  'event-date': 'date of an event',
  illness: 'illness and care',
  harm: 'harm and fear',
  crime: 'arrests and convictions',
  work: 'work and pay',
  school: 'school',
  family: 'family',
  hardship: 'hardship and daily life',
  background: 'the client’s history',
  claim: 'looks like a claim',
  unsure: 'particular of the case',
  value: 'value of the case',
}

/** What the screen and a gap call a kind of thing. */
export const slotLabel = (slot: Slot): string => labels[slot]

const byPerson = new Set<Slot>(['relative', 'witness', 'doctor', 'person', 'judge', 'attorney', 'department-counsel'])
const byWords = new Set<Slot>(['organization', 'firm', 'name', 'number', 'receipt-number', 'claim', 'unsure'])

/** What a gap in the place of a told sentence asks for. */
export const storyGap = (slot: Slot): string =>
  `${slot === 'claim' ? 'claim about the client' : labels[slot]}: describe`

/** The group of a mark: one for each person and each body, else one for each kind. */
export function groupOf({ slot, person, label }: Pick<FoundMark, 'slot' | 'person' | 'label'>, words: string): string {
  if (slot === 'value' && label !== undefined) return `value: ${foldText(label)}`.slice(0, 100)
  if (byPerson.has(slot) && person !== undefined) return `${slot}: ${foldText(person)}`.slice(0, 100)
  return byWords.has(slot) ? `${slot}: ${foldText(words)}`.slice(0, 100) : slot
}

const detention =
  /\b(?:Detention|Processing|Correctional|Residential) (?:Center|Facility|Complex)\b|\b(?:Jail|Prison|Penitentiary)\b/u

const plainLabel = (slot: Slot, texts: readonly string[]): string =>
  slot === 'organization' && texts.every((text) => detention.test(text))
    ? 'place of detention'
    : slot === 'organization' && texts.every((text) => / Court\b/u.test(text))
      ? 'state court'
      : labels[slot]

/** A judge of another name than the first is the second: `ordered by another judge`. */
function laterJudges(ids: readonly string[]): ReadonlyMap<string, number> {
  const namesOf = (id: string) =>
    id
      .replace(/^judge: /, '')
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2)
  const [first, ...others] = ids.filter((id) => id.startsWith('judge: '))
  const own = new Set(namesOf(first ?? ''))
  const later = others.filter((id) => !namesOf(id).some((word) => own.has(word)))
  return new Map(later.map((id, at) => [id, at + 2]))
}

/** `Certified crime` in a sentence: `certified crime`; `DOB` keeps its capitals. */
const calledBy = (label = labels.value): string =>
  /^\p{Lu}{2}/u.test(label) && /\p{Ll}/u.test(label)
    ? label
    : label === label.toUpperCase() && label.length > 4
      ? label.toLowerCase()
      : label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())

/** What somebody is called who is no relative. */
const roles: ReadonlyMap<string, string> = new Map([
  ['declarant', 'the declarant'],
  ['signer', 'who signs'],
  ['server', 'who serves'],
  ...['former', 'prior', 'previous'].map((word) => [word, 'former counsel'] as const),
])

/** The groups in the order in which a reader meets them; a person's own kind of relation names the group. */
export function groupMarks(
  marks: readonly Mark[],
  stories: readonly StorySentence[],
  kin: ReadonlyMap<string, string>,
  isDeclaredByOther = false,
): FoundGroup[] {
  const told = new Map([...kin].map(([name, word]) => [foldText(name), word]))
  const all = Map.groupBy<string, Pick<Mark, 'text' | 'slot' | 'group' | 'label'>>(
    [...marks, ...stories],
    ({ group }) => group,
  )
  const places = laterJudges([...all.keys()])
  return [...all].map(([id, own]) => {
    const slot = own[0]?.slot ?? 'person'
    const word = told.get(id.replace(/^[^:]*: /, ''))
    const texts = [...new Set(own.map(({ text }) => text))].toSorted((a, b) => b.length - a.length)
    // The words of a number are no count.
    const number = byWords.has(slot) ? undefined : slot === 'judge' ? places.get(id) : numberOf(id)
    const plain = plainLabel(slot, texts) + (number === undefined ? '' : ` (${number})`)
    const relative = slot === 'relative' && word !== undefined && word !== 'signer'
    const label =
      slot === 'value'
        ? calledBy(own[0]?.label)
        : relative
          ? `the ${isDeclaredByOther ? 'declarant' : 'client'}’s ${word}`
          : ((word === undefined ? undefined : roles.get(word)) ?? plain)
    return { id, slot, label, texts: texts.slice(0, 40), places: own.length }
  })
}
