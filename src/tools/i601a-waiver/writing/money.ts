import type { CaseFact } from '#domain/case-map/case-map.ts'
import { dollars, shareInWords } from '#domain/prose/telling.ts'

/** What the household's facts say in dollars a month. */
export type Household = {
  readonly applicantPay: number | undefined
  readonly relativePay: number | undefined
  readonly housing: { readonly word: 'rent' | 'mortgage'; readonly sum: number } | undefined
  /** A price that was quoted for care. */
  readonly care: number | undefined
}

const pay = /\b(?:pay|earn|earns|earned|brings? home|takes? home|makes|income|wage|wages|salary)\b/u

/** Reads pay, housing and quoted care from facts; sums for another period than a month are left alone. */
export function readHousehold(facts: readonly CaseFact[], relative: string): Household {
  const household: { -readonly [name in keyof Household]: Household[name] } = {
    applicantPay: undefined,
    relativePay: undefined,
    housing: undefined,
    care: undefined,
  }
  for (const { wording, negated } of facts) {
    if (negated) continue
    let isPay = false
    for (const clause of wording.split(/;|, (?=\{)| and (?=\{)|\. /u)) {
      isPay ||= pay.test(clause)
      const [, digits] = /\$([\d,]+(?:\.\d\d)?)/u.exec(clause) ?? []
      if (
        digits === undefined ||
        /\$[\d,.]+ (?:a|an|per) (?:hour|day|week|year)|\bwould\b|\bin \p{Lu}\p{Ll}+\b.*\bearns?\b/u.test(clause)
      )
        continue
      const sum = Number(digits.replaceAll(',', ''))
      const [, who] = /\{([a-z0-9-]+)/u.exec(clause) ?? []
      const [, word] = /\b(rent|mortgage)\b/u.exec(clause) ?? []
      if (word !== undefined) household.housing ??= { word: word as 'rent' | 'mortgage', sum }
      else if (/\bquoted\b|\bday ?care\b|\bafter-school\b|\bcaregiver\b|\baide\b/u.test(clause)) household.care ??= sum
      else if (isPay && who === 'applicant') household.applicantPay ??= sum
      else if (isPay && who === relative) household.relativePay ??= sum
    }
  }
  return household
}

/** The share of the two pays that is the applicant's, in words: `three quarters`. */
export function applicantShare({ applicantPay, relativePay }: Household): string | undefined {
  return applicantPay === undefined || relativePay === undefined || applicantPay < relativePay / 4
    ? undefined
    : shareInWords(applicantPay, applicantPay + relativePay)
}

/** What the sums say when they are set side by side; software computed them. */
export function compareSums(household: Household, relative: string): string[] {
  const { applicantPay, relativePay, housing, care } = household
  const share = applicantShare(household)
  return [
    ...(share === undefined || applicantPay === undefined || relativePay === undefined
      ? []
      : [
          `{applicant.poss} pay of ${dollars(applicantPay)} a month, against {${relative}.poss} ${dollars(relativePay)}, is ${share} of the ${dollars(applicantPay + relativePay)} that the two bring home.`,
        ]),
    ...(housing && relativePay ? [housingSentence(housing, relativePay, relative)] : []),
    ...(care && relativePay
      ? [
          `At ${dollars(care)}, paid care would take ${Math.round((care / relativePay) * 100)} percent of {${relative}.poss} present pay.`,
        ]
      : []),
  ]
}

function housingSentence(
  { word, sum }: NonNullable<Household['housing']>,
  relativePay: number,
  relative: string,
): string {
  return sum > relativePay
    ? `The ${word} of ${dollars(sum)} alone is ${dollars(sum - relativePay)} more than the whole pay of {${relative}}.`
    : `The ${word} of ${dollars(sum)} alone would take ${Math.round((sum / relativePay) * 100)} percent of the pay of {${relative}}.`
}
