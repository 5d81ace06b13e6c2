import type { DraftInput } from '#domain/drafting/tool.ts'
import { readMany } from './answers.ts'
import { hadAuthorizedStay } from './entry.ts'
import { findOtherGrounds, readsAsWidowed } from './narratives.ts'
import type { WaiverCase } from '../case.ts'
import type { QualifyingRelative } from './relatives.ts'
import { isDerivative, isDiversity } from './visa-basis.ts'
import {
  type CaseCondition,
  caseExhibits,
  type ExhibitGroup,
  type RelativeCondition,
  relativeExhibits,
} from './exhibits.data.ts'

export type Exhibit = {
  /** `A` to `Z`, then `AA`, `BB`. */
  readonly letter: string
  readonly title: string
  readonly items: readonly ExhibitItem[]
}

type ExhibitItem = {
  readonly group: ExhibitGroup
  readonly text: string
  /** Ticked by the attorney as ready to enclose; everything else is only suggested. */
  readonly isEnclosed: boolean
}

/**
 * The exhibits suggested for this case (section 4.4 of the domain file), lettered in order: form, identity and visa case,
 * relationship and status, then for each relative health, economic, social and country, then discretion. A group without
 * items takes no letter.
 */
export function suggestExhibits(waiver: WaiverCase): Exhibit[] {
  const { input } = waiver
  const ofCase = suggestForCase(waiver)
  const relatives = waiver.relatives.map((relative) => ({ relative, items: suggestForRelative(input, relative) }))
  const shared = relatives.flatMap(({ items }) => items)
  return [
    ...groupsOfCase.map((group) => ({ title: titleOf(group), items: pick([...ofCase, ...shared], group) })),
    ...relatives.flatMap(({ relative, items }) =>
      groupsOfRelative.map((group) => ({
        title: `${titleOf(group)}: ${relative.name ?? `the ${relative.role}`}`,
        items: pick(items, group),
      })),
    ),
    { title: titleOf('discretion'), items: pick(ofCase, 'discretion') },
  ]
    .filter(({ items }) => items.length > 0)
    .map((exhibit, index) => ({ letter: exhibitLetter(index), ...exhibit }))
}

const groupsOfCase = ['form', 'identity and visa case', 'relationship and status'] as const
const groupsOfRelative = ['health', 'economic', 'social and country conditions'] as const

function pick(items: readonly ExhibitItem[], group: ExhibitGroup): ExhibitItem[] {
  return items.filter((item) => item.group === group)
}

function titleOf(group: ExhibitGroup): string {
  return `${group.charAt(0).toUpperCase()}${group.slice(1)}`
}

function suggestForCase(waiver: WaiverCase): ExhibitItem[] {
  const enclosed = readMany(
    waiver.input.answers,
    'enclosed_exhibits',
    caseExhibits.map(({ id }) => id),
  )
  const holdsNow = caseConditions(waiver)
  return caseExhibits
    .filter(({ when, notFiled }) => holdsNow[when] && !notFiled)
    .map(({ id, group, text }) => ({ group, text, isEnclosed: enclosed.includes(id) }))
}

function caseConditions(waiver: WaiverCase): Readonly<Record<CaseCondition, boolean>> {
  const { basis, entry, applicant, input } = waiver
  return {
    always: true,
    petition: basis.type !== undefined && !isDiversity(basis),
    diversity: isDiversity(basis),
    derivative: isDerivative(basis),
    widowed: readsAsWidowed(input),
    uninspected: entry.manner.includes('without_inspection'),
    'authorized stay': hadAuthorizedStay(entry),
    'entered under 18': applicant.ageAtEntry !== undefined && applicant.ageAtEntry < 18,
    'other relatives': waiver.hasOtherRelatives === 'yes',
    character: waiver.argueCharacter === 'yes',
    'other grounds': findOtherGrounds(input).length > 0,
  }
}

function suggestForRelative(input: DraftInput, relative: QualifyingRelative): ExhibitItem[] {
  const enclosed = readMany(
    input.answers,
    `${relative.role}_enclosed_exhibits`,
    relativeExhibits.map(({ id }) => id),
  )
  return relativeExhibits
    .filter(({ when }) => appliesTo(when, relative))
    .map(({ id, group, text }) => ({
      group,
      text: group === 'relationship and status' ? `${text}: ${relative.name ?? `the ${relative.role}`}` : text,
      isEnclosed: enclosed.includes(id),
    }))
}

function appliesTo(condition: RelativeCondition, { role, isPetitioner, tags }: QualifyingRelative): boolean {
  switch (condition) {
    case 'always':
      return true
    case 'spouse':
    case 'father':
      return role === condition
    case 'parent':
      return role !== 'spouse'
    case 'not the petitioner':
      return !isPetitioner
    default:
      return condition.some((tag) => tags.includes(tag))
  }
}

/** After Z the letter doubles: AA, BB, as exhibits are tabbed. */
function exhibitLetter(index: number): string {
  return String.fromCodePoint(65 + (index % 26)).repeat(1 + Math.floor(index / 26))
}
