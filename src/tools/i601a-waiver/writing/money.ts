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

type Sum = { readonly kind: keyof Household; readonly sum: number; readonly word?: string }

/** Reads pay, housing and quoted care from facts; sums for another period than a month are left alone. */
export function readHousehold(facts: readonly CaseFact[], relative: string): Household {
  const sums = facts.filter(({ negated }) => !negated).flatMap(({ wording }) => sumsIn(wording, relative))
  const first = (kind: keyof Household) => sums.find((one) => one.kind === kind)
  const housing = first('housing')
  return {
    applicantPay: first('applicantPay')?.sum,
    relativePay: first('relativePay')?.sum,
    housing: housing && { word: housing.word === 'mortgage' ? 'mortgage' : 'rent', sum: housing.sum },
    care: first('care')?.sum,
  }
}

const otherPeriod = /\$[\d,.]+ (?:a|an|per) (?:hour|day|week|year)|\bwould\b|\bin \p{Lu}\p{Ll}+\b.*\bearns?\b/u

function sumsIn(wording: string, relative: string): Sum[] {
  let isPay = false
  return wording.split(/;|, (?=\{)| and (?=\{)|\. /u).flatMap((clause): Sum[] => {
    isPay ||= pay.test(clause)
    const [, digits] = /\$([\d,]+(?:\.\d\d)?)/u.exec(clause) ?? []
    if (digits === undefined || otherPeriod.test(clause)) return []
    const sum = Number(digits.replaceAll(',', ''))
    const kind = kindOfSum(clause, isPay, relative)
    const [, word = ''] = /\b(rent|mortgage)\b/u.exec(clause) ?? []
    return kind === undefined ? [] : [{ kind, sum, word }]
  })
}

function kindOfSum(clause: string, isPay: boolean, relative: string): keyof Household | undefined {
  if (/\b(?:rent|mortgage)\b/u.test(clause)) return 'housing'
  if (/\bquoted\b|\bday ?care\b|\bafter-school\b|\bcaregiver\b|\baide\b/u.test(clause)) return 'care'
  const [, who] = /\{([a-z0-9-]+)/u.exec(clause) ?? []
  if (!isPay) return undefined
  return who === 'applicant' ? 'applicantPay' : who === relative ? 'relativePay' : undefined
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
