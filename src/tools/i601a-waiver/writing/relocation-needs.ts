import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { listInWords } from '#domain/prose/words.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { speaksOfCountry } from './country-paper.ts'
import { isNameLike } from './name-like.ts'
import { ownConditions } from './own-conditions.ts'
import { own } from './paragraphs.ts'
import { factsIn, type Teller } from './teller.ts'

/** What a report tells of is what this relative needs, and where this family would live: by name, where the facts name it. */
export function tieToRelative(teller: Teller, { role }: QualifyingRelative, facts: readonly CaseFact[]): string {
  const abroad = facts.filter(
    (fact) =>
      fact.sources.some(({ type }) => type === 'passage') &&
      (fact.kind === 'country' || isOfCountryPaper(teller, fact)),
  )
  const ill = factsIn(teller, `sep_${role}`, 'illness', 'support')
  const conditions = ownConditions(teller, role)
  const found = [...new Set([...needsIn(ill), ...rareWordsOf(ill)])].filter((need) =>
    abroad.some(({ wording }) => hasNeed(wording, need)),
  )
  // `osteogenesis` and `imperfecta` are one illness.
  const needs = [
    ...new Set(found.map((need) => conditions.find((one) => one.split(' ').includes(need)) ?? need)),
  ].slice(0, 4)
  const home = facts
    .map(
      ({ wording }) =>
        /\{applicant(?:\.\w+)?\} (?:comes|is|was born|grew up) (?:from|in) (\p{Lu}[\p{L}\p{M}]+)/u.exec(wording)?.[1],
    )
    .find((town) => town !== undefined && abroad.some(({ wording }) => wording.includes(town)))
  return own(
    teller,
    needs.length === 0
      ? undefined
      : `What the record on the country says of ${listInWords(needs)} bears on {${role}} directly: ${needs.length > 1 ? `${needs.length === 2 ? 'both' : 'all of them'} come` : 'it comes'} into the evidence on {${role}.poss} health.`,
    home === undefined ? undefined : `${home}, which the report names, is where {applicant} comes from.`,
  )
}

const isOfCountryPaper = ({ map, waiver }: Teller, fact: CaseFact): boolean =>
  passagesOf(map, fact).some(({ document }) =>
    speaksOfCountry(map.exhibits.find(({ id }) => id === document)?.title ?? '', document, waiver),
  )

/** Treatments and medicines that the facts name. */
function needsIn(facts: readonly CaseFact[]): string[] {
  const found = facts
    .filter(({ negated }) => negated !== true)
    .flatMap(({ wording, asTold }) => {
      const text = asTold ?? wording
      return [
        ...[...text.matchAll(/\b(\p{L}{5,}(?:ine|ol|am|ide|in|one|ate|pam|mab|cin|zol|pine|tam)) \d+ mg\b/giu)].map(
          ([, drug = '']) => drug.toLowerCase(),
        ),
        ...[
          ...text.matchAll(
            /\b(?:dialysis|hemodialysis|insulin|chemotherapy|transplant|speech therapy|special education|psychiatr(?:ist|y)|antiretroviral\p{L}*)\b/giu,
          ),
        ].map(([word]) =>
          word
            .toLowerCase()
            .replace('hemodialysis', 'dialysis')
            .replace(/^psychiatr.*$/u, 'psychiatric care')
            .replace(/^transplant$/u, 'a transplant'),
        ),
        ...[...text.matchAll(specialty)].map(([, stem = '']) => `${stem.toLowerCase()}y`),
      ]
    })
  return [...new Set(found)].slice(0, 4)
}

/** A branch of medicine, by itself or by those who practice it. */
const specialty = /\b((?:nephr|cardi|neur|onc|endocrin|rheumat|pulmon|hemat)olog)(?:y|ists?|ic|ical)\b/giu

/** A medicine or a device: a word that no dictionary has, in the evidence on the illness and in the record on the country. */
function rareWordsOf(facts: readonly CaseFact[]): string[] {
  return [
    ...new Set(
      facts
        .filter(({ sources }) => sources.some(({ type }) => type === 'passage'))
        .flatMap(({ wording, asTold }) => (asTold ?? wording).match(/(?<![\p{L}-])\p{Ll}{7,}(?![\p{L}-])/gu) ?? [])
        // `myasthenic` is what a crisis is called, and nothing that one needs.
        .filter((word) => isNameLike(word) && !/(?:ic|al|ous|ive|ary|ed|ing)$/u.test(word)),
    ),
  ]
}

const hasNeed = (wording: string, need: string): boolean =>
  wording
    .toLowerCase()
    .includes(need === 'psychiatric care' ? 'psychiatr' : need.replace(/^a /u, '').replace(/(?<=olog)y$/u, ''))
