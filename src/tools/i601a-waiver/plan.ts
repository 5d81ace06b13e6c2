import { countryName } from '#domain/prose/words.ts'
import type { SectionPlan } from '#domain/drafting/tool.ts'
import { readsAsWidowed } from './case/narratives.ts'
import type { WaiverCase } from './case.ts'
import type { QualifyingRelative } from './case/relatives.ts'
import { isDerivative, isDiversity } from './case/visa-basis.ts'
import { isInNinthCircuit } from './case/circuit.ts'
import {
  cumulativeTitle,
  discretionTitle,
  eligibilityTitle,
  othersTitle,
  presenceTitle,
  relativesTitle,
  relocationTitle,
  separationTitle,
} from './plan/titles.ts'
import { type RelativeRole, relativeRoles } from './case/vocabulary.ts'

/** What `sep_mother` and `rel_father` speak about. */
export type HardshipSection = { readonly scenario: 'separation' | 'relocation'; readonly role: RelativeRole }

/** Which relative and scenario a section id names; undefined for all other sections. */
export function hardshipOf(sectionId: string): HardshipSection | undefined {
  const [, scenario, role] = /^(sep|rel)_(.*)$/.exec(sectionId) ?? []
  const known = relativeRoles.find((one) => one === role)
  return known && { scenario: scenario === 'sep' ? 'separation' : 'relocation', role: known }
}

/**
 * The sections of this case in the order of the brief (section 2 of the domain file). Each relative is argued whole,
 * separation then relocation. Wave 2 sees the finished hardship sections.
 */
export function planWaiverSections(waiver: WaiverCase): SectionPlan[] {
  return [
    bySoftware('caption', 'Cover block', []),
    byModel('introduction', 'Introduction', 2, [180, 280], ['S1', 'S4', 'R1', ...derivativeLaw(waiver)]),
    byModel('immigration_history', 'Immigration history', 1, [180, 300], historyLaw(waiver)),
    byModel('statement_of_facts', 'Statement of facts', 1, [400, 800], []),
    { ...bySoftware('legal_standard', 'Legal standard', legalStandardLaw), words: { min: 450, max: 650 } },
    argued(byModel('eligibility', eligibilityTitle(waiver), 1, [250, 400], ['R2', 'R3'])),
    {
      ...bySoftware('unlawful_presence', presenceTitle(waiver), ['S1', 'S2', 'S3']),
      words: { min: 120, max: 220 },
      level: 2,
    },
    qualifyingRelatives(waiver),
    ...waiver.relatives.flatMap((relative) => hardshipSections(waiver, relative)),
    ...(waiver.hasOtherRelatives === 'yes'
      ? [argued(byModel('other_relatives', othersTitle(waiver), 1, [180, 350], ['P2', 'P3', 'C4']))]
      : []),
    argued(byModel('cumulative', cumulativeTitle(waiver), 2, [300, 500], cumulativeLaw(waiver))),
    discretion(waiver),
    byModel('conclusion', 'Conclusion', 2, [80, 150], ['S4', 'R1']),
    bySoftware('exhibit_index', 'Exhibit index', []),
  ]
}

const legalStandardLaw = 'S1 S2 S3 S4 R1 R4 R5 P1 P2 P3 P5 C1 C2 C3 C7 C8 C11 C17'.split(' ')

function qualifyingRelatives(waiver: WaiverCase): SectionPlan {
  const { relatives, basis } = waiver
  const people = Math.max(1, relatives.length)
  const title = relativesTitle(waiver)
  return argued(
    byModel(
      'qualifying_relatives',
      title,
      1,
      [100 * people, 180 * people],
      ['S4', 'P2', ...(basis.reliesOnSurvivingRelative ? ['S5'] : [])],
    ),
  )
}

function hardshipSections({ applicant, input }: WaiverCase, relative: QualifyingRelative): SectionPlan[] {
  const { role, name = `The ${role}`, argueRelocation } = relative
  const ninth = isInNinthCircuit(applicant.state) ? ['C14', 'C15'] : []
  const there = applicant.citizenship === undefined ? 'the country of relocation' : countryName(applicant.citizenship)
  const separation = argued(
    byModel(
      `sep_${role}`,
      separationTitle(name, role, input.caseMap),
      1,
      [600, 1000],
      ['P2', 'P3', 'C1', 'C2', ...ninth],
    ),
  )
  const relocation = argued(
    byModel(`rel_${role}`, relocationTitle(name, role, there, input.caseMap), 1, [500, 900], ['P2', 'P3', 'C1', 'C5']),
  )
  return [
    { ...separation, instruction: 'separation' },
    ...(argueRelocation === 'yes' ? [{ ...relocation, instruction: 'relocation' }] : []),
  ]
}

/** Argued by the model where the attorney gave details; the short form is fixed text. */
function discretion(waiver: WaiverCase): SectionPlan {
  const { argueCharacter } = waiver
  const title = discretionTitle(waiver)
  const law = ['P5', 'C8', 'C9']
  return argueCharacter === 'yes'
    ? argued(byModel('discretion', title, 1, [350, 650], law))
    : argued(bySoftware('discretion', title, law))
}

function historyLaw(waiver: WaiverCase): string[] {
  const { basis, category } = waiver
  const isImmediate = category === 'immediate relative' || readsAsWidowed(waiver.input)
  return [
    'R2',
    ...derivativeLaw(waiver),
    ...(isImmediate ? ['S7'] : []),
    ...(isDiversity(basis) ? ['S8'] : []),
    ...(basis.reliesOnSurvivingRelative ? ['S5'] : []),
  ]
}

/** INA 203(d) gives nothing to the family of an immediate relative or of a widow(er). */
export function citesDerivativeStatus({ basis, category }: WaiverCase): boolean {
  return isDerivative(basis) && basis.type !== 'i_360' && category !== 'immediate relative'
}

function derivativeLaw(waiver: WaiverCase): string[] {
  return citesDerivativeStatus(waiver) ? ['S6'] : []
}

function cumulativeLaw({ applicant }: WaiverCase): string[] {
  return ['C2', 'C3', 'C12', 'C13', 'P3', ...(isInNinthCircuit(applicant.state) ? ['C14', 'C15'] : [])]
}

function bySoftware(id: string, title: string, authorities: readonly string[]): SectionPlan {
  const cover = id === 'caption' ? ({ heading: false, setting: 'caption' } as const) : {}
  return { id, title, mode: 'software', wave: 1, authorities, level: 1, ...cover }
}

function byModel(
  id: string,
  title: string,
  wave: 1 | 2,
  [min, max]: readonly [number, number],
  authorities: readonly string[],
): SectionPlan {
  const instruction = id.replaceAll('_', '-')
  return { id, title, mode: 'model', wave, words: { min, max }, instruction, authorities, level: 1 }
}

/** A point of the argument. */
function argued(plan: SectionPlan): SectionPlan {
  return { ...plan, level: 2 }
}
