import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import type { DraftInput, SectionTelling } from '#domain/drafting/tool.ts'
import { noteSearchOf } from '#domain/prose/whole/note-search.ts'
import { wordedBrief } from '#domain/prose/whole/worded-section.ts'
import type { CaseFrame } from '../case.ts'
import { mapOf } from './map-of.ts'
import { sectionsOf } from '../plan/section-order.ts'
import { groundNamed, grounds } from '../case/relief.ts'
import { createPen, type Pen } from './pen.ts'
import { noBar } from './sections/bars.ts'
import { discretion } from './sections/discretion.ts'
import { derivativeFamily } from './sections/family.ts'
import { issuesPresented, standardOfReview, summaryOfArgument } from './sections/board.ts'
import { conclusion } from './sections/closing.ts'
import { oneYearDeadline } from './sections/deadline.ts'
import { credibility } from './sections/evidence.ts'
import { statementOfFacts } from './sections/facts.ts'
import { wellFoundedFear } from './sections/fear.ts'
import { groundAndNexus, severalGrounds } from './sections/grounds.ts'
import { socialGroup } from './sections/group.ts'
import { pastPersecution } from './sections/harm.ts'
import { humanitarianAsylum } from './sections/humanitarian.ts'
import { introduction } from './sections/opening.ts'
import { internalRelocation } from './sections/relocation.ts'
import { proceduralHistory } from './sections/procedural-history.ts'
import { stateProtection } from './sections/protection.ts'
import { asylumStandard } from './sections/standard.ts'
import { formOfProtection, likelyTorture, officialInvolvement } from './sections/torture.ts'
import { withholding } from './sections/withholding.ts'

const writers: Readonly<Record<string, (pen: Pen) => string>> = {
  S10: introduction,
  S11: issuesPresented,
  S12: standardOfReview,
  S13: summaryOfArgument,
  S14: proceduralHistory,
  S15: statementOfFacts,
  S20: asylumStandard,
  S21: oneYearDeadline,
  S22: credibility,
  S23: pastPersecution,
  S24: oneOrSeveralGrounds,
  ...Object.fromEntries(
    grounds.map(({ ground, letter }) => [`S24${letter}`, (pen: Pen) => groundAndNexus(pen, ground, `S24${letter}`)]),
  ),
  S25: socialGroup,
  S26: stateProtection,
  S27: wellFoundedFear,
  S28: internalRelocation,
  S29: noBar,
  S30: humanitarianAsylum,
  S31: discretion,
  S32: derivativeFamily,
  S50: withholding,
  S60: likelyTorture,
  S61: officialInvolvement,
  S62: formOfProtection,
  S70: conclusion,
}

type Brief = { readonly written: ReadonlyMap<string, string>; readonly pen: Pen }

const briefs = new WeakMap<DraftInput, Brief>()

/**
 * The argued sections of the brief by id, written at once in the order of the brief, so that a fact is told in full once,
 * people are called as they should be and no sentence stands twice. Written once for an input.
 */
export const briefOf = (frame: CaseFrame): ReadonlyMap<string, string> => wholeBrief(frame).written

/** What each section of that brief tells of the map, and what of the Statement of Facts its argument rests on. */
export function tellingOf(frame: CaseFrame): ReadonlyMap<string, SectionTelling> {
  const { arrangement, bearing } = wholeBrief(frame).pen
  const ids = (facts: readonly CaseFact[] = []) => facts.map(({ id }) => id)
  return new Map(
    sectionsOf(frame).map(({ id }) => [id, { tells: ids(arrangement.get(id)), refers: ids(bearing.get(id)) }]),
  )
}

function wholeBrief(frame: CaseFrame): Brief {
  const known = briefs.get(frame.input)
  if (known) return known
  const brief = writeBrief(frame, mapOf(frame))
  briefs.set(frame.input, brief)
  return brief
}

function writeBrief(frame: CaseFrame, map: CaseMap): Brief {
  const pen = createPen(frame, map)
  const written = new Map<string, string>()
  for (const { id } of sectionsOf(frame)) {
    const write = writers[id]
    if (write) written.set(id, write(pen))
  }
  return { written: wordedBrief(written, noteSearchOf(frame.input)), pen }
}

function oneOrSeveralGrounds(pen: Pen): string {
  const [only, ...more] = pen.frame.grounds
  return only && more.length === 0 ? groundAndNexus(pen, groundNamed(only).ground, 'S24') : severalGrounds(pen)
}
