import type { SourceText } from '#domain/drafting/tool.ts'
import type { CaseFact, CaseMap, CasePassage } from '#domain/case-map/case-map.ts'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import { liveFacts } from '#domain/case-map/read-map.ts'
import { referentsOf } from '#domain/prose/case-people.ts'
import { createNarrator } from '#domain/prose/narrator.ts'
import { expertLetterIdentity } from '../identity.ts'
import { dayOrderOf } from '../case/record-lines.ts'
import { isListing, type LetterExhibit } from '../case/exhibits.ts'
import { chartLines } from '../case/shorthand/chart.ts'
import { examinedIn } from '../case/shorthand/clinical-shorthand.ts'
import { isOwnVoice } from '../case/own-voice.ts'
import { isTableRow, tablesIn } from '../case/tables.ts'
import { isAvoided } from '../case/instructions.ts'
import type { LetterFacts } from '../case.ts'
import { restId } from '../map/best-issue.ts'
import { caseRulesOf } from '../map/elements.ts'
import { surnameOf } from '../case/letter-sources.ts'
import { citeOf, leadOf } from './paper-leads.ts'
import { account, asAccount, type Placed, placeOf, withNeighbors } from './place-of-paper.ts'
import { type Teller, tellGroup, tellUnit, type Unit } from './tell-paper.ts'

/** What the papers say on one issue, and what limits it, as paragraphs of markup. */
export type Evidence = { readonly supports: string; readonly limits: readonly string[] }

const told = new WeakMap<LetterFacts, ReadonlyMap<string, Evidence>>()

/** The statements of the papers, told once in the whole letter, under the issue that each paragraph serves best. */
export function evidenceOf(facts: LetterFacts): ReadonlyMap<string, Evidence> {
  let known = told.get(facts)
  if (known === undefined) {
    known = writeEvidence(facts, mapOf(facts))
    told.set(facts, known)
  }
  return known
}

/** The map that came with the input; without one, what software makes of the papers. */
function mapOf(facts: LetterFacts): CaseMap {
  const { input } = facts
  const { answers, client, filingDate } = input
  const rules = caseRulesOf(facts)
  return (
    input.caseMap ??
    makeCaseMap({ tool: expertLetterIdentity.type, asOf: filingDate, answers, client, rules, documents: [] })
  )
}

function writeEvidence(facts: LetterFacts, map: CaseMap): ReadonlyMap<string, Evidence> {
  const placed = unitsOf(facts, map).map((unit): Placed => ({ ...unit, ...placeOf(unit, map) }))
  const units = withNeighbors(placed.map((unit) => asAccount(unit, facts)))
  const people = referentsOf(map.persons).map((one) =>
    one.id === 'applicant' || one.full === facts.subject?.name ? { ...one, full: one.short } : one,
  )
  const narrator = createNarrator(people)
  const used = new Set<string>()
  const elements = [...new Set([...map.elements.map(({ id }) => id), restId])]
  let leads = 0
  const short = facts.values['client.short']?.value
  const abroad = facts.exhibits.map(({ source }) => source.text)
  const tellerOf = ({ source }: LetterExhibit): Teller => ({
    narrator,
    isDayFirst: dayOrderOf(source, abroad),
    persons: map.persons,
    ...(account.test(source.title) && isOfClient(source, facts) && { speaker: short }),
    ...(facts.subject && { patient: facts.subject.short, person: examinedIn(facts.subject) }),
  })
  return new Map(
    elements.flatMap((element): [string, Evidence][] => {
      const here = units.filter((unit) => unit.element === element)
      if (here.length === 0) return []
      const groups = [
        ...Map.groupBy(
          here.filter(({ isLimit }) => !isLimit),
          ({ exhibit }) => exhibit,
        ),
      ]
      const supports = groups
        .map(([exhibit, group]) =>
          tellGroup(
            exhibit,
            group,
            tellerOf(exhibit),
            leadOf(exhibit, group, leads++, { used, own: surnameOf(facts.sources.expert?.title ?? '') }),
          ),
        )
        .join('')
      const limits = here
        .filter(({ isLimit }) => isLimit)
        .map((unit) =>
          `${tellUnit(unit, tellerOf(unit.exhibit))} (${citeOf(unit.exhibit, [unit])})`.replace(
            /\.( \([^()]*\))$/u,
            '$1.',
          ),
        )
      return [[element, { supports, limits }]]
    }),
  )
}

function unitsOf({ exhibits, instructions }: LetterFacts, map: CaseMap): Unit[] {
  const passages = new Map(map.passages.map((passage) => [passage.id, passage]))
  return exhibits
    .filter(({ source }) => !isListing(source) && !isOwnVoice(source))
    .flatMap((exhibit) => {
      const tabled = tablesIn(exhibit.source.text).lines
      const rows = liveFacts(map)
        .flatMap((fact) => {
          const own = fact.sources.flatMap((source) =>
            source.type === 'passage' ? (passages.get(source.passage) ?? []) : [],
          )
          const passage = own.find(({ document }) => document === exhibit.source.id)
          return passage &&
            !isTitle(passage.words) &&
            !isDateline(passage.words) &&
            !isTableRow(passage.words, tabled) &&
            !isCitation(passage.words, exhibit.source.text) &&
            !isAvoided(passage.words, instructions)
            ? [{ fact, passage }]
            : []
        })
        .toSorted((a, b) => a.passage.start - b.passage.start)
      const units = joinRows(rows, exhibit)
      const chart = account.test(exhibit.source.title) ? [] : chartLines(exhibit.source.text)
      // A line is printed whole only where nothing of the paper was set aside or corrected.
      const isWhole = map.facts.every(
        (fact) =>
          (fact.state !== 'left-out' && fact.state !== 'corrected') ||
          !fact.sources.some(
            (source) => source.type === 'passage' && passages.get(source.passage)?.document === exhibit.source.id,
          ),
      )
      return chart.length === 0 || units.length === 0 || !isWhole
        ? units
        : [
            {
              exhibit,
              chart,
              facts: units.flatMap(({ facts }) => facts),
              passages: units.flatMap((unit) => unit.passages),
            },
          ]
    })
}

/** `Deshmukh, A., Liu, W., and Carver, T. (2022). A coupled ...`: the line in which a paper cites itself. */
const isCitation = (words: string, text: string): boolean =>
  text
    .split('\n')
    .some(
      (line) =>
        /^\p{Lu}[\p{L}’-]+, \p{Lu}\.,? [^]{0,120}\((?:19|20)\d\d\)/u.test(line.trim()) && line.includes(words.trim()),
    )

/** `Toronto, May 7, 2023.`: where and when a notice came out. */
const isDateline = (words: string): boolean =>
  /^\p{Lu}[\p{L} .’-]{1,40}, (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}*\.? \d{1,2}, \d{4}\.?$/u.test(
    words.trim(),
  )

/** A line of the paper's head: words of a title, and no statement. */
function isTitle(words: string): boolean {
  const all = words.match(/\p{L}[\p{L}’'-]*/gu) ?? []
  const capital = all.filter((word) => /^\p{Lu}/u.test(word)).length
  return !/[.]$/.test(words.trim()) && capital / Math.max(1, all.length) > 0.6
}

const leansBack =
  /^(?:This|That|These|Those|It|They|Of these|Of them|Both|Two days later|The same|Then|But|However|He|She|Most of them|The others)\b/u

function joinRows(
  rows: readonly { readonly fact: CaseFact; readonly passage: CasePassage }[],
  exhibit: LetterExhibit,
): Unit[] {
  const units: Unit[] = []
  for (const { fact, passage } of rows) {
    const before = units.at(-1)
    const last = before?.passages.at(-1)
    if (before && last && (isSameParagraph(last, passage) || leansBack.test(passage.words)))
      units[units.length - 1] = {
        ...before,
        facts: [...before.facts, fact],
        passages: [...before.passages, passage],
      }
    else units.push({ exhibit, facts: [fact], passages: [passage] })
  }
  return units
}

function isSameParagraph(last: CasePassage, next: CasePassage): boolean {
  if (last.paragraph !== undefined || next.paragraph !== undefined)
    return last.paragraph === next.paragraph && last.page === next.page && last.heading === next.heading
  return next.start - last.end <= 2 && last.heading === next.heading && last.page === next.page
}

/** The client tells it, and not a witness. */
function isOfClient({ title, text }: SourceText, { parties }: LetterFacts): boolean {
  const [first = '', last = ''] = parties.clientNames.map((name) => name.toLowerCase())
  // `Declaration of Rocío Bautista` is hers, whatever name she shares, and whomever she speaks of at its beginning.
  const named = /\b(?:of|by|from)(?: (?:Mr|Ms|Mrs|Dr|Prof)\.?)? ((?:\p{Lu}[\p{L}\p{M}’'-]+ ?){1,5})/u.exec(title)?.[1]
  if (named !== undefined) {
    const words = named.trim().toLowerCase().split(/\s+/u)
    return words.length === 1
      ? first
          .split(/\s+/u)
          .concat(last.split(/\s+/u))
          .includes(words[0] ?? '')
      : words.some((word) => first.split(/\s+/u).includes(word))
  }
  const head = `${title}\n${text.slice(0, 200)}`.toLowerCase()
  return parties.clientNames.some((name) =>
    name.split(/\s+/).some((word) => word.length > 2 && head.includes(word.toLowerCase())),
  )
}
