import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { liveFacts } from '#domain/case-map/read-map.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { continued } from '#domain/prose/words.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { Filling } from '#domain/template-sections/fill-section.ts'
import type { ConfirmedSection } from '#domain/template-sections/template-section.ts'
import { isStanding } from './particulars.ts'
import { tellFacts } from './say-facts.ts'

/** Where facts are told: in the place of an instruction to the drafter, or at the end of a section. */
export type Host = {
  readonly section: string
  readonly paragraph: number
  readonly start: number
  readonly words: string
}

type Told = ReadonlyMap<string, string>

const known = new WeakMap<DraftInput, Told>()

const keyOf = ({ section, paragraph, start }: Omit<Host, 'words'>) => `${section} ${paragraph} ${start}`

/**
 * What stands in the place of this instruction: the facts of the file that belong there, as sentences with their exhibits.
 * Undefined where the file has none: then one gap says what is asked for.
 */
export function toldAt(place: Omit<Host, 'words'>, input: DraftInput, text: TemplateText): string | undefined {
  let told = known.get(input)
  if (told === undefined) {
    told = tellAll(input, text)
    known.set(input, told)
  }
  return told.get(keyOf(place))
}

/** The end of the section that takes facts for which no instruction asks. */
export const atEnd = 1_000_000

export type TemplateText = {
  readonly sections: readonly ConfirmedSection[]
  readonly fillings: (section: ConfirmedSection) => readonly Filling[]
  readonly hostOfRest: string | undefined
}

function tellAll(input: DraftInput, text: TemplateText): Told {
  const { caseMap } = input
  if (!caseMap) return new Map()
  const hosts = hostsIn(text)
  const places = new Map(hosts.map((host) => [keyOf(host), { host, facts: [] as CaseFact[] }]))
  for (const fact of untold(caseMap, input, text)) {
    const host = bestHost(fact, hosts, text, caseMap)
    if (host) places.get(keyOf(host))?.facts.push(fact)
  }
  return new Map(
    [...places].flatMap(([key, { facts }]): [string, string][] => {
      const said = tellFacts(facts, caseMap, input)
      return said === '' ? [] : [[key, said]]
    }),
  )
}

function hostsIn({ sections, fillings, hostOfRest }: TemplateText): Host[] {
  const asked = sections
    .filter(({ mode }) => mode === 'rewrite')
    .flatMap((section) =>
      fillings(section).flatMap(({ kind, paragraph, start, label }): Host[] =>
        kind === 'instruction'
          ? [{ section: section.id, paragraph, start, words: `${headingOver(section, paragraph)} ${label}` }]
          : [],
      ),
    )
  const isTold = asked.some(({ section }) => section === hostOfRest)
  return hostOfRest === undefined || isTold
    ? asked
    : [...asked, { section: hostOfRest, paragraph: atEnd, start: 0, words: '' }]
}

/** The heading of the section, or of the part of it in which the paragraph stands. */
function headingOver({ title, content, paragraphs, innerHeadings }: ConfirmedSection, paragraph: number): string {
  const inner = innerHeadings.findLast((index) => paragraphs.indexOf(index) <= paragraph)
  return inner === undefined ? title : (content[paragraphs.indexOf(inner)]?.text ?? title)
}

/** Facts that the template's own sentences do not say already, places filled. */
function untold(map: CaseMap, input: DraftInput, { sections, fillings }: TemplateText): CaseFact[] {
  const said = sections.map((section) => filledText(section, fillings(section))).join('\n')
  const stems = new Set(stemsOf(said))
  const values = new Set(said.split(/\s+/).filter((word) => /\d/.test(word)))
  return liveFacts(map).filter((fact) => {
    if (fact.sources.every(({ type }) => type === 'record') || isStanding(fact, input)) return false
    const own = stemsOf(fact.statement.replace(/^[^“”]{3,60}: “/u, ''))
    const covered = own.filter((stem) => stems.has(stem)).length / Math.max(1, own.length)
    const figures = fact.statement.match(/\d[\d,./-]*\d|\d/gu) ?? []
    const isNew = figures.some((figure) => ![...values].some((value) => value.includes(figure.replace(/[.,]$/u, ''))))
    const isPlaced = figures.length > 0 && !isNew && countWords(fact.statement.replace(/^[^“”]{3,60}: “/u, '')) <= 9
    return !isPlaced && (covered < 0.7 || (isNew && covered < 0.9))
  })
}

function filledText({ content }: ConfirmedSection, fillings: readonly Filling[]): string {
  return content
    .map(({ text }, index) =>
      fillings
        .filter(({ paragraph }) => paragraph === index)
        .toReversed()
        .reduce(
          (told, one) => told.slice(0, one.start) + (one.kind === 'value' ? one.text : '') + told.slice(one.end),
          text,
        ),
    )
    .join('\n')
}

const reasons =
  /\b(?:should|must|cannot|can ?not|may not|will not|does not|do not|would|needs? to|unable|no longer|asks? for)\b|^No /u

/** The place whose words, section and kind fit best. */
function bestHost(
  fact: CaseFact,
  hosts: readonly Host[],
  { sections, hostOfRest }: TemplateText,
  map: CaseMap,
): Host | undefined {
  const stems = new Set(stemsOf(`${fact.statement} ${fact.kind}`))
  const scored = hosts.map((host, index) => {
    const section = sections.find(({ id }) => id === host.section)
    const overlap = stemsOf(host.words).filter((stem) => stems.has(stem)).length
    const link = map.links.find((one) => one.fact === fact.id && one.element === host.section)
    const isReason = reasons.test(fact.statement)
    const fits =
      section?.kind === 'argument' ? (isReason ? 1 : -1) : section?.kind === 'facts' ? (isReason ? 0 : 0.6) : 0
    const isFromPaper = fact.sources.some(({ type }) => type === 'passage')
    const asks = isFromPaper && /\b(?:evidence|submitted|document|enclosed|proof|shows?)\b/iu.test(host.words) ? 2 : 0
    const rest = host.section === hostOfRest ? 0.2 : 0
    return { host, score: overlap + (link?.weight ?? 0) * 0.5 + fits + asks + rest - index / 100 }
  })
  return scored.toSorted((a, b) => b.score - a.score)[0]?.host
}

/** `because of [REASON FOR CONTINUANCE]`: the clause that follows "because", from the event that the file tells first. */
export function reasonFor(input: DraftInput): string | undefined {
  const { caseMap } = input
  if (!caseMap) return undefined
  const fact = liveFacts(caseMap).find(
    ({ kind, quoteOnly, sources, statement }) =>
      !quoteOnly &&
      /^(?:health|event|care|family|work|school|presence)$/u.test(kind) &&
      sources.some(({ type }) => type === 'answer') &&
      /\b(?:\p{L}+ed|had|was|were|fell|broke|lost|gave|is|has)\b/u.test(statement),
  )
  if (!fact) return undefined
  const [said = ''] = tellFacts([fact], caseMap, input).split(/, (?!\d{4})|\.(?: |$)/u)
  return countWords(said) > 3 ? continued(said.replace(/\.$/u, ''), (word) => word !== 'The') : undefined
}
