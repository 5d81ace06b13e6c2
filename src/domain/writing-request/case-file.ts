import type { CaseFact, CaseMap, CasePassage, Conflict, FactSource } from '#domain/case-map/case-map.ts'
import type { Person } from '#domain/persons/person.ts'
import { exhibitOf, liveFacts, passagesOf } from '#domain/case-map/read-map.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import type { OpenCase, SectionPlan } from '#domain/drafting/tool.ts'
import { foldToWords } from '#domain/language/fold.ts'
import { numberFacts } from '#domain/case-map/fact-numbers.ts'
import { block, lineOf, linesOf } from '#domain/request-material.ts'
import { otherSources } from './other-sources.ts'
import { otherPassages } from './other-passages.ts'

/**
 * What is the same in every request of one draft, byte for byte, so that a provider can cache it: forum and roles,
 * persons, theory, facts with their passages, conflicts, exhibits and the outline. Everything in it is material.
 */
export function writeCaseFile(opened: OpenCase): string {
  const { input } = opened
  const map = input.caseMap
  const parts = [
    block('case', [`Day of filing: ${formatLongDate(input.filingDate)}`, ...linesOf(opened.brief())]),
    ...(map ? partsOfMap(map, toldWhere(opened)) : []),
    block(
      'sources',
      otherSources(input.sources, map).map(
        ({ id, kind, title, excerpt }) => `${id} (${lineOf(title)}; ${kind.replaceAll('_', ' ')}): ${lineOf(excerpt)}`,
      ),
    ),
    block('outline', outlineOf(opened.plan(), map)),
  ]
  return numberFacts(map, `<case_file>\n${parts.filter((part) => part !== '').join('\n\n')}\n</case_file>`)
}

/** The section that tells a fact in full, or has to meet it, by the fact's id. */
const toldWhere = (opened: OpenCase): ReadonlyMap<string, string> =>
  new Map([
    ...(opened.input.caseMap?.sections.flatMap(({ section, meets }) => meets.map((id) => [id, section] as const)) ??
      []),
    ...opened.plan().flatMap(({ id }) => opened.telling(id).tells.map((fact) => [fact, id] as const)),
  ])

function partsOfMap(map: CaseMap, told: ReadonlyMap<string, string>): string[] {
  const facts = liveFacts(map)
  return [
    block('persons', map.persons.map(personLine)),
    block('theory', map.theory === undefined ? [] : [lineOf(map.theory)]),
    block('chronology', chronologyOf(map, facts)),
    block(
      'facts',
      facts.map((fact) => factLines(map, fact, told.get(fact.id))),
    ),
    block('conflicts', map.conflicts.map(conflictLine)),
    block(
      'exhibits',
      map.exhibits.map(({ letter, title, date, pages }) =>
        lineOf(
          `${letter}. ${title}${date ? `, ${date}` : ''}${pages ? `, ${pages} ${pages === 1 ? 'page' : 'pages'}` : ''}`,
        ),
      ),
    ),
    block(
      'other_passages',
      otherPassages(map).map((passage) => `${placeOf(map, passage)}: "${lineOf(passage.words)}"`),
    ),
  ]
}

/** `Rogelio Medina: the applicant; "Mr. Medina" after the first mention; he; citizen of Mexico`. */
function personLine({ full, short, roleWord, role, pronoun, official, status }: Person): string {
  const said = [
    roleWord ?? role,
    ...(short === full ? [] : [`"${short}" after the first mention`]),
    pronoun ?? 'no pronoun known: repeat the name or say the role',
    ...(official ? ['public official'] : []),
    ...(status === undefined ? [] : [status]),
  ]
  return lineOf(`${full}: ${said.join('; ')}`)
}

function chronologyOf(map: CaseMap, facts: readonly CaseFact[]): string[] {
  return map.chronology.flatMap((id) => {
    const date = facts.find((fact) => fact.id === id)?.date
    if (!date) return []
    return [`${date.about ? 'about ' : ''}${date.from}${date.to ? ` to ${date.to}` : ''} ${id}`]
  })
}

/** The statement with its kind and where it is told, then what it rests on, with the exact words of documents. */
function factLines(map: CaseMap, fact: CaseFact, told: string | undefined): string {
  const marks = [
    fact.kind,
    ...(told === undefined ? [] : [`told in full in ${told}`]),
    ...(fact.quoteOnly ? ['only as a quotation'] : []),
    ...(map.links.some((link) => link.fact === fact.id && link.direction === 'against') ? ['adverse'] : []),
  ]
  const said = ` ${foldToWords(fact.statement)} `
  const passages = passagesOf(map, fact).map((passage) =>
    // The statement has the words already: they are not sent twice.
    said.includes(` ${foldToWords(passage.words)} `)
      ? `  - ${placeOf(map, passage)}, verbatim`
      : `  - ${placeOf(map, passage)}: "${lineOf(passage.words)}"`,
  )
  const others = [...new Set(fact.sources.flatMap(otherSource))]
  return [
    `${fact.id} [${marks.join('; ')}] ${lineOf(fact.statement)}${others.length > 0 ? ` (${others.join(', ')})` : ''}`,
    ...passages,
  ].join('\n')
}

function otherSource(source: FactSource): string[] {
  switch (source.type) {
    case 'passage':
      return []
    case 'computed':
      return [`computed${source.how === undefined ? '' : ` ${source.how}`}`]
    default:
      return [source.type]
  }
}

function placeOf(map: CaseMap, passage: CasePassage): string {
  const page = passage.page === undefined ? '' : `|p=${passage.page}`
  const paragraph = passage.paragraph === undefined ? '' : `|n=${passage.paragraph}`
  return `[[ex:${exhibitOf(map, passage)?.letter ?? 'none'}${page}${paragraph}]]`
}

function conflictLine({ id, about, sides, settled, gap }: Conflict): string {
  const told = sides.map(({ fact, value }) => `${value} (${fact})`).join(' against ')
  const kept = settled?.keep === 'none' ? 'tell neither' : `use ${settled?.keep}`
  const how = settled
    ? `Settled: ${kept}${settled.why ? `. ${settled.why}` : ''}`
    : `Open: write [${gap}] and neither side`
  return lineOf(`${id} ${about}: ${told}. ${how}`)
}

function outlineOf(plans: readonly SectionPlan[], map: CaseMap | undefined): string[] {
  return plans.map(({ id, title }) => {
    const thesis = map?.sections.find(({ section }) => section === id)?.thesis
    return lineOf(`${id}: ${title}${thesis === undefined ? '' : `. ${thesis}`}`)
  })
}
