import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { WrittenSection } from '#domain/drafting/tool.ts'
import type { FactItem } from '#domain/provenance/fact.ts'
import type { MarkedSentence } from '#domain/section-sources/fact-marks.ts'
import type { Unnamed } from './from-old-case.ts'
import { type FigureOffFact, figuresOffFacts } from './figures-of-facts.ts'
import { type TurnedFact, turnedFacts } from './turned-facts.ts'

/** The case map of a draft, and the facts that writers named for its sentences, by section. */
export type NamedFacts = {
  readonly map: CaseMap
  readonly marks: Readonly<Record<string, readonly MarkedSentence[]>>
}

/** Figures and persons that are others in the facts that the sentence's own writer named, and what it denies of them; `known`: what the look at all facts found. */
export function fromNamedFacts(
  { id, html }: WrittenSection,
  rests: NamedFacts | undefined,
  known: readonly FactItem[],
): Unnamed[] {
  const marks = rests?.marks[id]
  if (rests === undefined || marks === undefined) return []
  const isKnown = (start: number, end: number) =>
    known.some(
      (item) =>
        item.sectionId === id &&
        item.severity === 'red' &&
        item.footnote === undefined &&
        item.start < end &&
        start < item.end,
    )
  const found = figuresOffFacts(html, rests.map, marks).filter(({ start, end }) => !isKnown(start, end))
  return [...found.map((one) => offFact(one, id)), ...turnedFacts(html, rests.map, marks).map((one) => turned(one, id))]
}

function offFact({ start, end, text, stands, statement, passage }: FigureOffFact, sectionId: string): Unnamed {
  return {
    code: 'fact-conflict',
    kind: 'Conflict',
    severity: 'red',
    message: `The draft says "${text}"; the fact that this sentence rests on says "${stands}": ${statement}`,
    place: { sectionId, start, end },
    text,
    suggest: stands,
    passages: passage ? [passage] : [],
  }
}

/** A denial is red; a name may stand there for a reason that the fact does not tell. */
function turned(found: TurnedFact, sectionId: string): Unnamed {
  const { start, end, text, fact } = found
  const rests = `the fact that this sentence rests on: ${fact.statement}`
  return {
    code: 'fact-conflict',
    kind: 'Conflict',
    severity: found.how === 'denied' ? 'red' : 'amber',
    message:
      found.how === 'denied'
        ? `The draft denies ${rests}`
        : `The draft names ${text}, and not ${found.instead}, who stands in ${rests}`,
    place: { sectionId, start, end },
    text,
    passages: [],
  }
}
