import type { CaseMap } from '#domain/case-map/case-map.ts'
import { curlyMarkup } from '#domain/prose/house-style.ts'
import { noteSearchOf } from '#domain/prose/whole/note-search.ts'
import { wordedBrief } from '#domain/prose/whole/worded-section.ts'
import type { WaiverCase } from '../case.ts'
import { hardshipOf, planWaiverSections } from '../plan.ts'
import { writeCaption } from './caption.ts'
import { writeConclusion } from './conclusion.ts'
import { writeDiscretion } from './discretion.ts'
import { writeEligibility } from './eligibility.ts'
import { writeExhibitIndex } from './exhibit-index.ts'
import { writeImmigrationHistory } from './immigration-history.ts'
import { writeIntroduction } from './introduction.ts'
import { writeLegalStandard } from './legal-standard.ts'
import { writeQualifyingRelatives } from './qualifying-relatives.ts'
import { writeRelocation } from './relocation.ts'
import { writeSeparation } from './separation.ts'
import { writeStatementOfFacts } from './statement-of-facts.ts'
import { createTeller, type Teller } from './teller.ts'
import { openNotes } from './open-notes.ts'
import { writeOtherRelatives } from './other-relatives.ts'
import { writeCumulative } from './totality.ts'
import { writeUnlawfulPresence } from './unlawful-presence.ts'

type Writer = (teller: Teller) => string

const writers: Readonly<Record<string, Writer>> = {
  caption: ({ waiver }) => writeCaption(waiver),
  introduction: writeIntroduction,
  immigration_history: writeImmigrationHistory,
  statement_of_facts: writeStatementOfFacts,
  legal_standard: ({ waiver }) => writeLegalStandard(waiver),
  eligibility: writeEligibility,
  unlawful_presence: writeUnlawfulPresence,
  qualifying_relatives: writeQualifyingRelatives,
  other_relatives: writeOtherRelatives,
  cumulative: writeCumulative,
  discretion: writeDiscretion,
  conclusion: writeConclusion,
  exhibit_index: ({ waiver, map }) => writeExhibitIndex(waiver, map),
}

/**
 * The whole brief without a model, by section id: written once in reading order, because a fact is told in one place and
 * a name is introduced where it is read first.
 */
export function writeBrief(waiver: WaiverCase, map: CaseMap): ReadonlyMap<string, string> {
  const teller = createTeller(waiver, map)
  const written = planWaiverSections(waiver).map(({ id }): [string, string] => {
    teller.beginSection()
    const section = writeSection(teller, id)
    return [id, curlyMarkup(section + openNotes(teller, section))]
  })
  const argued = written.filter(([id]) => !framed.has(id))
  return new Map([...written, ...wordedBrief(new Map(argued), noteSearchOf(waiver.input))])
}

/** What is neither argued nor told: every line of it stays. */
const framed: ReadonlySet<string> = new Set(['caption', 'exhibit_index'])

function writeSection(teller: Teller, id: string): string {
  const hardship = hardshipOf(id)
  if (hardship === undefined) return writers[id]?.(teller) ?? ''
  const relative = teller.waiver.relatives.find(({ role }) => role === hardship.role)
  if (relative === undefined) return ''
  return hardship.scenario === 'separation' ? writeSeparation(teller, relative) : writeRelocation(teller, relative)
}
