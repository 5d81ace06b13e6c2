import type { DraftInput, WrittenSection } from '#domain/drafting/tool.ts'
import { type Check, warn } from '#domain/questionnaire/check.ts'
import type { LetterFacts } from './case.ts'
import { overlapLimit, wordingOverlap } from './writing/similar-wording.ts'
import { boilerplateShingles } from './writing/boilerplate.ts'
import { checkCountrySources } from './review/country-sources.ts'
import { checkFactsOnFile } from './review/facts-on-file.ts'
import { type LetterSection, readSections, statements } from './review/letter-text.ts'
import { checkNames } from './review/names.ts'
import { checkNotesTold } from './review/notes-told.ts'
import { checkSpecialty } from './review/specialty.ts'
import {
  checkBasisOfKnowledge,
  checkDeclaration,
  checkIndependence,
  checkLeftovers,
  checkPersonExaminedInText,
  checkSignatureLine,
} from './review/structure.ts'
import { checkWording } from './review/wording.ts'

/** The pitfalls of a finished letter, `P1` to `P16`, `L15`, `L17` and `L18`. */
export function reviewLetter(facts: LetterFacts, written: readonly WrittenSection[]): Check[] {
  const { input } = facts
  const sections = readSections(written)
  return [
    ...checkIndependence(sections, input),
    ...checkWording(sections, facts),
    ...checkFactsOnFile(sections, input),
    ...checkSpecialty(sections, facts),
    ...checkCountrySources(sections, facts),
    ...checkPersonExaminedInText(sections, facts),
    ...checkBasisOfKnowledge(sections, facts),
    ...checkNotesTold(sections, facts),
    ...checkSimilarity(sections, input),
    ...checkNames(sections, input),
    ...checkDeclaration(sections, facts),
    ...checkLeftovers(sections),
    ...checkSignatureLine(sections),
  ]
}

/** P10: as much wording in common with an earlier letter as readers notice. */
function checkSimilarity(sections: readonly LetterSection[], { earlierDrafts = [], draftId }: DraftInput): Check[] {
  const text = statements(sections)
    .map((section) => section.text)
    .join('\n')
  return earlierDrafts
    .filter((earlier) => earlier.draftId !== draftId)
    .map((earlier) => ({ ...earlier, share: wordingOverlap(text, earlier.text, boilerplateShingles) }))
    .filter(({ share }) => share >= overlapLimit)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, 1)
    .map(({ title, share }) =>
      warn(
        'P10',
        `${Math.round(share * 100)} % of the wording is also in “${title}”. Letters that read alike are doubted.`,
      ),
    )
}
