import { type Answers, textOf } from '#domain/questionnaire/question.ts'

/** What is filed for a survivor outside of asylum: who examines for it writes for no asylum case. */
export type HumanitarianFiling = {
  /** In the reference line: `Form I-360, VAWA self-petition`. */
  readonly filing: string
  /** `a self-petition under the Violence Against Women Act (Form I-360)`. */
  readonly proceeding: string
  /** What is granted or not: `the self-petition of Ms. Cruz is approved`. */
  readonly granted: (client: string) => string
}

const filings: readonly (readonly [RegExp, HumanitarianFiling])[] = [
  [
    /\bvawa\b|\bI-?360\b|\bself-?petition/iu,
    {
      filing: 'Form I-360, VAWA self-petition',
      proceeding: 'a self-petition under the Violence Against Women Act (Form I-360)',
      granted: (client) => `the self-petition of ${client} is approved`,
    },
  ],
  [
    /\bU[ -]?(?:visa|nonimmigrant|status)\b|\bI-?918\b/iu,
    {
      filing: 'Form I-918, U nonimmigrant status',
      proceeding: 'a petition for U nonimmigrant status (Form I-918)',
      granted: (client) => `the petition of ${client} is approved`,
    },
  ],
  [
    /\bT[ -]?(?:visa|nonimmigrant|status)\b|\bI-?914\b/iu,
    {
      filing: 'Form I-914, T nonimmigrant status',
      proceeding: 'an application for T nonimmigrant status (Form I-914)',
      granted: (client) => `the application of ${client} is approved`,
    },
  ],
]

/** By the case type; undefined where it names asylum, a court or none of these. */
export function humanitarianFiling(answers: Answers): HumanitarianFiling | undefined {
  const words = textOf(answers, 'case_type') ?? ''
  if (/\basylum\b|\bwithholding\b|\bCAT\b|\bcourt\b|\bremoval\b|\bcancellation\b/iu.test(words)) return undefined
  return filings.find(([named]) => named.test(words))?.[1]
}

/** Names of laws and forms that these sentences use. */
export const humanitarianFilings: readonly string[] = filings.map(
  ([, { filing, proceeding }]) => `${filing}. ${proceeding}.`,
)
