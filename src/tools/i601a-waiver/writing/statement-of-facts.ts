import type { CaseFact } from '#domain/case-map/case-map.ts'
import { factsToldIn } from '#domain/case-map/read-map.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { counted, listInWords } from '#domain/prose/words.ts'
import { escapeText, paragraph } from '#domain/section-content/write.ts'
import type { WaiverCase } from '../case.ts'
import { relativeKin } from './kin.ts'
import { isStated } from './immigration-history.ts'
import { joinMarkup } from './paragraphs.ts'
import type { Teller } from './teller.ts'

/** The people, without argument: the family first, then each person with what is told of him or her here. */
export function writeStatementOfFacts(teller: Teller): string {
  const facts = factsToldIn(teller.map, 'statement_of_facts')
  for (const fact of facts) if (isStated(fact)) teller.guard.note(fact)
  const subjects = [...new Set(facts.map(subjectOf))]
  const isFamily = (fact: CaseFact) => fact.kind === 'event' || fact.kind === 'family'
  const family = facts.filter(isFamily)
  const people = subjects.flatMap((subject) => {
    const told = facts.filter((fact) => !isFamily(fact) && subjectOf(fact) === subject)
    return told.length === 0 ? [] : [{ subject, told }]
  })
  return joinMarkup(
    ...told(teller, 'The family.', familyOpening(teller), family),
    ...people.flatMap(({ subject, told: facts }) => told(teller, headOf(teller, subject), [], facts)),
    pointers(teller),
  )
}

function subjectOf({ subject, wording }: CaseFact): string {
  return subject ?? /^\{([a-z0-9-]+)/u.exec(wording)?.[1] ?? ''
}

function headOf({ map }: Teller, subject: string): string {
  return `${map.persons.find(({ id }) => id === subject)?.short ?? 'The record'}.`.replace(/^the /u, 'The ')
}

function told(teller: Teller, head: string, opening: readonly string[], facts: readonly CaseFact[]): string[] {
  teller.narrator.paragraph()
  const sentences = [...opening.map((text) => teller.say(text)), ...facts.map((fact) => teller.tell(fact))].filter((text) => text !== '')
  const groups: string[][] = []
  for (const [index, text] of sentences.entries()) {
    if (index % 6 === 0) groups.push([])
    groups.at(-1)?.push(text)
  }
  return groups.map((group, index) => paragraph(...(index === 0 ? [`<strong>${escapeText(head)}</strong>`] : []), ...group))
}

/** Marriage, relatives and children as the record has them. */
function familyOpening({ waiver, map }: Teller): string[] {
  const spouse = waiver.relatives.find(({ role }) => role === 'spouse')
  const married = spouse && waiver.marriedOn ? `{spouse} married {applicant} on ${formatLongDate(waiver.marriedOn)}.` : ''
  const parents = waiver.relatives
    .filter(({ role, name }) => role !== 'spouse' && name !== undefined)
    .map(({ role, movedOn }) => `{${role}} is the ${relativeKin(map, role)} of {applicant}${movedOn === undefined ? '' : ` and came to the United States on ${formatLongDate(movedOn)}`}.`)
  return [married, ...parents, children(waiver)].filter((text) => text !== '')
}

function children({ children: all }: WaiverCase): string {
  const named = all.flatMap(({ name, age }, index) => (name === undefined ? [] : [`{child-${index + 1}}${age === undefined ? '' : `, age ${age},`}`]))
  if (named.length === 0) return ''
  const list = listInWords(named.map((text) => text.replace(/,$/u, '').replace(', age', ' (age').replace(/\(age \d+$/u, (age) => `${age})`)))
  return `{applicant} has ${counted(named.length, 'child', 'children')}, ${list}.`
}

function pointers({ waiver, say }: Teller): string {
  const whom = listInWords(waiver.relatives.map(({ role }) => `{${role}}`))
  return waiver.relatives.length === 0 ? '' : paragraph(say(`What a refusal would mean for ${whom} is told with its evidence in Part V.`))
}

