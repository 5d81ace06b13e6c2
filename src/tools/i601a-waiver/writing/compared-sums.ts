import { dollars, shareInWords } from '#domain/prose/telling.ts'
import type { Household } from './money.ts'

/** The share of the two pays that is the applicant's, in words: `three quarters`. */
export function applicantShare({ applicantPay, relativePay }: Household): string | undefined {
  return applicantPay === undefined || relativePay === undefined || applicantPay < relativePay / 4
    ? undefined
    : shareInWords(applicantPay, applicantPay + relativePay)
}

/** What the sums say when they are set side by side; software computed them. */
export function compareSums(household: Household, relative: string): string[] {
  const { applicantPay, relativePay, housing, care, beside } = household
  const share = applicantShare(household)
  return [
    ...(share === undefined || applicantPay === undefined || relativePay === undefined
      ? []
      : [
          `{applicant.poss} income of ${dollars(applicantPay)} a month, against {${relative}.poss} ${dollars(relativePay)}, is about ${share} of the ${dollars(applicantPay + relativePay)} that the two bring home.`,
        ]),
    ...(housing && relativePay
      ? [
          beside
            ? homeSentence(housing, beside, relativePay, relative)
            : housingSentence(housing, relativePay, relative),
        ]
      : []),
    ...(care && relativePay
      ? [
          care > relativePay
            ? `At ${dollars(care)} a month, paid care alone would cost ${dollars(care - relativePay)} more than {${relative}.poss} whole income.`
            : `At ${dollars(care)}, paid care would take about ${Math.round((care / relativePay) * 100)} percent of {${relative}.poss} present income.`,
        ]
      : []),
  ]
}

function homeSentence(
  housing: NonNullable<Household['housing']>,
  beside: NonNullable<Household['beside']>,
  relativePay: number,
  relative: string,
): string {
  const sum = housing.sum + beside.sum
  const both = `The ${housing.word} of ${dollars(housing.sum)} and the ${beside.word} of ${dollars(beside.sum)} come to ${dollars(sum)} a month`
  return sum > relativePay
    ? `${both}, about ${dollars(sum - relativePay)} more than the whole income of {${relative}}.`
    : `${both}, about ${Math.round((sum / relativePay) * 100)} percent of the income of {${relative}}.`
}

function housingSentence(
  { word, sum }: NonNullable<Household['housing']>,
  relativePay: number,
  relative: string,
): string {
  return sum > relativePay
    ? `The ${word} of ${dollars(sum)} alone is about ${dollars(sum - relativePay)} more than the whole income of {${relative}}.`
    : `The ${word} of ${dollars(sum)} alone would take about ${Math.round((sum / relativePay) * 100)} percent of the income of {${relative}}.`
}
