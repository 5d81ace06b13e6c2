import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { stemsOf } from '#domain/case-map/reading/stems.ts'
import type { SourcePassage } from '#domain/findings/flag.ts'
import { findDates } from '#domain/language/find-dates.ts'
import type { MarkedSentence } from '#domain/section-sources/fact-marks.ts'
import { sourcesOfSection } from '#domain/section-sources/sources-of-section.ts'

/** A figure of a sentence beside the one of the fact that its writer named for it. */
export type FigureOffFact = {
  readonly start: number
  readonly end: number
  /** As the sentence has it: `24`. */
  readonly text: string
  /** As the fact has it: `21`. */
  readonly stands: string
  readonly statement: string
  readonly passage?: SourcePassage
}

type Figure = {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly value: string
  /** Words around it that tell what is counted. */
  readonly about: ReadonlySet<string>
}

const number = /(?<![\p{L}\p{N}-])\$?\d{1,3}(?:,\d{3})+(?:\.\d+)?|(?<![\p{L}\p{N}.,-])\$?\d+(?:\.\d+)?(?![\p{L}\d-])/gu
/** Numbers of papers, pages, paragraphs and provisions count nothing. */
const cites =
  /\b(?:Ex\.|Exhibits?|No\.|¶|§)\s?[A-Z]{0,3}(?: at)? ?[\d, –¶-]*|[¶§] ?\d[\d().a-z]*|\b\d+ (?:I&N Dec\.|F\.\d?\w*|U\.S\.C?\.?|C\.F\.R\.|CFR|USCIS-PM|Stat\.)[^.;]*/gu

/**
 * Sentences whose writer named the facts they rest on, with a figure that none of those facts has, where one of them has
 * another figure of the same thing: `a PHQ-9 score of 24` on a fact that says 21. Dates are compared elsewhere.
 */
export function figuresOffFacts(html: string, map: CaseMap, marks: readonly MarkedSentence[]): FigureOffFact[] {
  if (marks.length === 0) return []
  const facts = new Map(map.facts.map((fact) => [fact.id, fact]))
  return sourcesOfSection(html, map, marks)
    .filter(({ known }) => known === 'marked' || known === 'edited')
    .flatMap(({ start, words, facts: ids }) => {
      const named = ids.flatMap((id) => facts.get(id) ?? [])
      const told = figuresIn(words)
      const known = named.map((fact) => ({ fact, figures: figuresIn(`${fact.statement} ${fact.asTold ?? ''}`) }))
      const all = new Set(known.flatMap(({ figures }) => figures.map(({ value }) => value)))
      const said = new Set(told.map(({ value }) => value))
      return told
        .filter(({ value }) => !all.has(value))
        .flatMap((figure) => {
          const other = known
            .map(({ fact, figures }) => ({
              fact,
              as: figures.find((one) => !said.has(one.value) && isSameThing(one, figure)),
            }))
            .find(({ as }) => as !== undefined)
          return other?.as === undefined ? [] : [toFound(figure, start, other.fact, other.as, map)]
        })
    })
}

function toFound({ start, end, text }: Figure, from: number, fact: CaseFact, as: Figure, map: CaseMap): FigureOffFact {
  const passage = passagesOf(map, fact)[0]
  const title = map.exhibits.find(({ id }) => id === passage?.document)?.title ?? 'A document'
  return {
    start: from + start,
    end: from + end,
    text,
    stands: as.text,
    statement: fact.statement,
    ...(passage && {
      passage: { id: passage.document, title, start: passage.start, end: passage.end, text: passage.words },
    }),
  }
}

/** Two words around both of them are the same. */
function isSameThing(one: Figure, other: Figure): boolean {
  return [...one.about].filter((stem) => other.about.has(stem)).length >= 2
}

function figuresIn(words: string): Figure[] {
  const blank = (text: string, from: number, to: number) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to)
  let plain = words.replaceAll(cites, (cite) => ' '.repeat(cite.length))
  for (const { start, end } of findDates(words)) plain = blank(plain, start, end)
  return [...plain.matchAll(number)].map(({ 0: text, index }) => {
    const before =
      plain
        .slice(Math.max(0, index - 40), index)
        .split(/[.;]/)
        .at(-1) ?? ''
    const after = plain.slice(index + text.length, index + text.length + 40).split(/[.;]/)[0] ?? ''
    const about = new Set(
      [...stemsOf(before).slice(-3), ...stemsOf(after).slice(0, 3)].filter((stem) => !/^\d/.test(stem)),
    )
    return { start: index, end: index + text.length, text, value: text.replaceAll(/[$,]/g, ''), about }
  })
}
