import { warn } from '#domain/questionnaire/check.ts'
import { findOtherGrounds, latePartner, type Narrative, readNarratives } from '../case/narratives.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import type { RelativeRole } from '../case/vocabulary.ts'
import { findPhrase, firstName } from '../case/words.ts'
import type { Rule } from './rule.ts'

const ownWords: Readonly<Record<RelativeRole, readonly string[]>> = {
  spouse: ['spouse', 'husband', 'wife'],
  mother: ['mother'],
  father: ['father'],
}

/** K22: a hardship box that speaks of a child but not of the relative. */
export const hardshipOfChild: Rule = ({ relatives, children }) => {
  const childWords = [
    'son',
    'daughter',
    'child',
    'children',
    'baby',
    ...children.flatMap(({ name }) => firstName(name) ?? []),
  ]
  return relatives.flatMap((relative) =>
    hardshipBoxes(relative).flatMap(({ text, field }) => {
      const child = findPhrase(text, childWords)
      const own = firstName(relative.name)
      const relativeWords = [...ownWords[relative.role], 'qualifying relative', ...(own ? [own] : [])]
      return child === undefined || findPhrase(text, relativeWords) !== undefined
        ? []
        : [
            warn(
              'K22',
              `This text speaks of "${child}" but never of the ${relative.role}. Hardship to a child counts only as it reaches the qualifying relative (INA 212(a)(9)(B)(v); 9 USCIS-PM B.4): say how it does.`,
              field,
            ),
          ]
    }),
  )
}

function hardshipBoxes({ role, separation, relocation }: QualifyingRelative) {
  return [
    { text: separation ?? '', field: `extreme_hardship_${role}_denied_admission` },
    { text: relocation ?? '', field: `extreme_hardship_${role}_return_to_home_country` },
  ]
}

/** K24: words that may point to another ground of inadmissibility. */
export const otherGrounds: Rule = ({ input }) =>
  findOtherGrounds(input).map(({ name, label, words }) =>
    warn(
      'K24',
      `"${label}" says ${words.map((word) => `"${word}"`).join(', ')}. Check every other ground of INA 212(a): a provisional waiver covers unlawful presence only (8 CFR 212.7(e)(3)).`,
      name,
    ),
  )

/** K26: a selected relative seems to have died. */
export const relativeDeceased: Rule = (waiver) => {
  const { input } = waiver
  const narratives = readNarratives(input)
  return waiver.relatives.flatMap(({ role }) => {
    const found = role === 'spouse' ? spouseDied(narratives) : parentDied(narratives, role)
    return found
      ? [
          warn(
            'K26',
            `"${found.phrase}" suggests that the ${role} has died. A deceased relative cannot be the qualifying relative (INA 212(a)(9)(B)(v)); INA 204(l) is for the attorney to consider.`,
            found.field,
          ),
        ]
      : []
  })
}

type Found = { readonly phrase: string; readonly field: string }

function spouseDied(narratives: readonly Narrative[]): Found | undefined {
  const ofSpouse = narratives.filter(({ name }) => isTextAbout('spouse', name))
  return findIn(narratives, latePartner) ?? findIn(ofSpouse, ['passed away', 'deceased', 'died'])
}

function parentDied(narratives: readonly Narrative[], role: RelativeRole): Found | undefined {
  return findIn(
    narratives.filter(({ name }) => isTextAbout(role, name)),
    ['passed away', 'deceased'],
  )
}

function isTextAbout(role: RelativeRole, field: string): boolean {
  return new RegExp(`(^|_)${role}(_|$)`).test(field)
}

function findIn(narratives: readonly Narrative[], phrases: readonly string[]): Found | undefined {
  for (const { name, text } of narratives) {
    const phrase = findPhrase(text, phrases)
    if (phrase !== undefined) return { phrase, field: name }
  }
  return undefined
}
