import { type Answers, textOf } from '#domain/questionnaire/question.ts'

/** What a letter of no special kind is filed for, by the case type. */
export type FiledFor = {
  /** In the reference line. */
  readonly filing: string
  /** Behind "for use in". */
  readonly proceeding: string
  /** `the petition for Ms. Rao is approved`. */
  readonly granted: (client: string) => string
}

const approved = (client: string) => `the petition for ${client} is approved`

const filings: readonly (readonly [RegExp, FiledFor])[] = [
  [
    /\bH-? ?1B\b/iu,
    { filing: 'Form I-129, H-1B specialty occupation', proceeding: 'a Form I-129 petition', granted: approved },
  ],
  [
    /\bL-? ?1[AB]?\b/u,
    { filing: 'Form I-129, L-1 intracompany transferee', proceeding: 'a Form I-129 petition', granted: approved },
  ],
  [/\bI-?140\b|\bPERM\b/u, { filing: 'Form I-140', proceeding: 'a Form I-140 petition', granted: approved }],
  [/\bI-?130\b/u, { filing: 'Form I-130', proceeding: 'a Form I-130 petition', granted: approved }],
  [
    /\bcancellation\b|\b42[AB]\b|\b240A\b/iu,
    {
      filing: 'Cancellation of removal',
      proceeding: 'an application for cancellation of removal',
      granted: (client) => `the removal of ${client} is canceled`,
    },
  ],
  [
    /\basylum\b/iu,
    {
      filing: 'Application for asylum',
      proceeding: 'an application for asylum',
      granted: (client) => `${client} is granted protection`,
    },
  ],
  [
    /\bN-?400\b|\bnaturali[sz]ation\b|\bgood moral character\b/iu,
    {
      filing: 'Form N-400',
      proceeding: 'an application for naturalization',
      granted: (client) => `${client} is naturalized`,
    },
  ],
]

/** Undefined where the case type names none of these. */
export function filedFor(answers: Answers): FiledFor | undefined {
  const words = textOf(answers, 'case_type') ?? ''
  return filings.find(([named]) => named.test(words))?.[1]
}
