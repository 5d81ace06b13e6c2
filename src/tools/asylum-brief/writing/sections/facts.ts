import type { CaseFact } from '#domain/case-map/case-map.ts'
import { factsToldIn, liveFacts } from '#domain/case-map/read-map.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import type { Pen } from '../pen.ts'
import { partOfBrief } from '../pen.ts'
import { dayOf } from '../signs.ts'
import { SectionText } from '../section-text.ts'

/** Facts of one day with what the sources tell right after it; without a day: who the client is. */
type Group = { readonly day: string | undefined; readonly facts: CaseFact[] }

/** S15: who the client is, then what happened in the order of its dates. What an element argues is told there. */
export function statementOfFacts(pen: Pen): string {
  const text = new SectionText(pen, 'S15').paragraph()
  const facts = factsToldIn(pen.map, 'S15').filter(({ id }) => !pen.told.has(id))
  const [background = [], ...dated] = [
    groupsOf(facts).flatMap((group) => (group.day === undefined ? group.facts : [])),
    ...groupsOf(facts)
      .filter(({ day }) => day !== undefined)
      .toSorted((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1))
      .map((group) => group.facts),
  ]
  text.tell(background)
  const long = dated.filter((group) => group.length >= 2).length
  for (const group of dated) {
    const [first] = group
    const day = first && dayOf(first)
    if (day !== undefined && long >= 2 && group.length >= 2) text.paragraph(formatLongDate(day))
    else if (group.length >= 2 || !text.isOpen) text.paragraph()
    text.tell(group)
  }
  const elsewhere = argumentReference(pen)
  if (elsewhere) text.paragraph().law(elsewhere)
  if (!pen.map.facts.some(({ sources }) => sources.some(({ type }) => type === 'passage')))
    text.gap('CITE DECLARATION AND EXHIBITS FOR EACH FACT')
  if (text.words === 0) text.gap('FACTS OF THE CASE, IN THE ORDER OF THEIR DATES')
  return text.html()
}

/** A fact without a day goes with the one that its source tells just before it. */
function groupsOf(facts: readonly CaseFact[]): Group[] {
  const groups: Group[] = []
  let open: Group | undefined
  let source: string | undefined
  for (const fact of facts) {
    const day = dayOf(fact)
    const from = sourceOf(fact)
    if (day === undefined && open && from === source) {
      open.facts.push(fact)
      continue
    }
    source = from
    const known = groups.find((group) => group.day === day)
    if (known) known.facts.push(fact)
    else groups.push({ day, facts: [fact] })
    open = known ?? groups.at(-1)
  }
  return groups
}

function sourceOf({ sources }: CaseFact): string | undefined {
  const [first] = sources
  if (first?.type === 'passage') return first.passage.replace(/[-:#].*$/, '')
  return first?.type === 'answer' ? first.question : undefined
}

/** Where the reader finds what this section leaves to the argument. */
function argumentReference(pen: Pen): string | undefined {
  const told = liveFacts(pen.map).map(({ toldIn }) => toldIn)
  const reason = ['S24', 'S24r', 'S24l', 'S24n', 'S24p', 'S24s'].filter((id) => told.includes(id))
  const [first] = reason
  const reasonPart = first && partOfBrief(pen, first)
  const officials = told.includes('S26') ? partOfBrief(pen, 'S26') : undefined
  if (reasonPart && officials)
    return `The reasons that were given for it are set out in ${reasonPart}, and what the authorities did in ${officials}.`
  if (reasonPart) return `The reasons that were given for it are set out in ${reasonPart}.`
  return officials && `What the authorities did is set out in ${officials}.`
}
