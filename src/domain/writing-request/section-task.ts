import type { CaseMap } from '#domain/case-map/case-map.ts'
import { adverseFactsIn, gapsIn } from '#domain/case-map/read-map.ts'
import type {
  CitableAuthority,
  Json,
  OpenCase,
  SectionPlan,
  SectionTelling,
  WrittenSection,
} from '#domain/drafting/tool.ts'
import { foldToWords } from '#domain/language/fold.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { authorityLine } from './authority-line.ts'
import { numberFacts } from '#domain/case-map/fact-numbers.ts'
import { statementsOfLaw } from './statements-of-law.ts'
import { block, lineOf, linesOf } from '#domain/request-material.ts'

export type SectionTask = {
  readonly opened: OpenCase
  readonly plan: SectionPlan
  /** What earlier waves wrote. */
  readonly written: readonly WrittenSection[]
  /** The tool's instruction for this section. */
  readonly instruction: string
}

/**
 * The part of a request that is this section's alone: its element, facts by id, law, length and instruction. Its heading and
 * its thesis are in the outline, as those of all others. What earlier waves wrote stands before it, the same for every
 * section of the wave, so that it can be cached too.
 */
export function writeSectionTask({ opened, plan, written, instruction }: SectionTask): string {
  const map = opened.input.caseMap
  const own = opened.write(plan, written)
  const parts = [
    ...(map ? factsOfSection(map, plan, opened.telling(plan.id)) : []),
    block('law', statementsOfLaw(own, namesOf(map)).map(lineOf)),
    block('authorities', authoritiesOf(opened.authorities(), plan, own)),
    block('given', linesOf(withNumbers(opened.digest(plan, written), map))),
    block('words', plan.words ? [`${plan.words.min} to ${plan.words.max}`] : []),
    block('instruction', instruction === '' ? [] : [instruction]),
  ]
  const before = block('finished_sections', sumsUp(plan) ? finished(opened.plan(), written) : [])
  const inner = parts.filter((part) => part !== '').join('\n\n')
  const section = `<section id="${plan.id}">\n${inner}\n</section>`
  return numberFacts(map, before === '' ? section : `${before}\n\n${section}`)
}

/** How the case's people are called. */
const namesOf = (map: CaseMap | undefined): string[] =>
  map?.persons.flatMap(({ full, short }) => [full, short]).filter((name) => /^\p{Lu}/u.test(name)) ?? []

/** A later section sees what earlier ones wrote, unless it is as short as a request for relief. */
function sumsUp({ wave, words }: SectionPlan): boolean {
  return wave > 1 && (words?.max ?? 0) > 170
}

function factsOfSection(map: CaseMap, { id }: SectionPlan, { tells, refers }: SectionTelling): string[] {
  const elements = map.elements.filter(({ sections }) => sections.includes(id))
  return [
    block(
      'elements',
      elements.map(({ name, test }) => lineOf(`${name}: ${test}`)),
    ),
    block('tell_in_full', idLine(tells)),
    block('may_refer_to', idLine(refers)),
    block('must_meet', mustMeet(map, id)),
    block(
      'gaps',
      gapsIn(map, id).map(({ text }) => `[${lineOf(text)}]`),
    ),
  ]
}

const idLine = (ids: readonly string[]) => (ids.length === 0 ? [] : [ids.join(' ')])

/** Each fact against the client with what answers it, those that nothing answers together; software fixes which section that is. */
function mustMeet(map: CaseMap, section: string): string[] {
  const open: string[] = []
  const answered = adverseFactsIn(map, section).flatMap(({ fact, link }) => {
    const passage = map.passages.find(({ id }) => id === link.quote)
    const metBy = link.metBy?.length ? ` Met by ${link.metBy.join(', ')}.` : ''
    const answer = link.met === undefined ? '' : ` The attorney's answer: ${link.met}`
    const quote = passage ? ` Quote: "${passage.words}"` : ''
    if (metBy !== '' || answer !== '') return [lineOf(`${fact.id}.${metBy}${answer}${quote}`)]
    open.push(`${fact.id}${quote === '' ? '' : `.${lineOf(quote)}`}`)
    return []
  })
  if (open.length === 0) return answered
  return [
    ...answered,
    `${open.join(' ')}: not answered yet; state each fairly and meet it with what the facts answer; where they answer nothing, a gap.`,
  ]
}

/** What is given, with the number of a fact in place of a sentence that the fact has word for word: it is not sent twice. */
function withNumbers(given: Json, map: CaseMap | undefined): Json {
  if (!map) return given
  const told = new Map(
    map.facts
      .filter(({ state }) => state !== 'left-out')
      .flatMap(({ id, statement, asTold }) => [statement, asTold ?? statement].map((text) => [foldToWords(text), id])),
  )
  const numbered = (value: Json): Json => {
    if (typeof value === 'string')
      return value.split(' ').length < leastWords ? value : (told.get(foldToWords(value)) ?? value)
    if (typeof value !== 'object' || value === null) return value
    if (isList(value)) return value.map(numbered)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, numbered(one)]))
  }
  return numbered(given)
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

/** A shorter sentence costs no more than its number. */
const leastWords = 6

/** The pages that the section's own text cites are as sure as those of the list. */
function authoritiesOf(citable: readonly CitableAuthority[], { authorities = [] }: SectionPlan, own: string): string[] {
  const allowed = citable.filter(({ id }) => authorities.includes(id))
  const pins = new Map([...own.matchAll(/\[\[cite:([^\][|]+)\|pin=([^\][|]+)\]\]/g)].map(([, id, pin]) => [id, pin]))
  return allowed.length === 0
    ? ['none: cite no authority in this section']
    : allowed.map((authority) => authorityLine(authority, pins.get(authority.id)))
}

/** Earlier sections as plain text, for those that sum up. */
function finished(plans: readonly SectionPlan[], written: readonly WrittenSection[]): string[] {
  return plans.flatMap(({ id, title, mode }) => {
    const html = written.find((section) => section.id === id)?.html
    return html === undefined || mode === 'software' ? [] : [`${id} (${lineOf(title)}): ${lineOf(sectionText(html))}`]
  })
}
