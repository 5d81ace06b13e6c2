import type { StoryKind } from '#domain/template-sections/old-case.ts'

/** What a heading over a part of a paper is about, by the kinds of facts that serve it. */
const topics: readonly (readonly [RegExp, readonly StoryKind[]])[] = [
  [/\b(?:health|medical|illness|psycholog\p{L}*|conditions?|treatment|mental|disabilit\p{L}+)\b/iu, ['illness']],
  [
    /\b(?:harm\p{L}*|persecut\p{L}+|abuse\p{L}*|cruelty|fear\p{L}*|threat\p{L}*|crimes?|victim\p{L}*|tortur\p{L}+|battery|happened|violence|extreme cruelty)\b/iu,
    ['harm'],
  ],
  [/\b(?:criminal|arrests?|convictions?|moral character|rehabilitation|record|danger\p{L}*)\b/iu, ['crime']],
  [/\b(?:work|employ\p{L}+|jobs?|financ\p{L}+|money|income|econom\p{L}+|salary|duties|pay)\b/iu, ['work']],
  [/\b(?:school\p{L}*|educat\p{L}+|stud(?:y|ies)|training|qualifications?)\b/iu, ['school']],
  [
    /\b(?:family|relatives?|child(?:ren)?|spouses?|marriage|relationship|married|couple|ties|household|parents?|met)\b/iu,
    ['family'],
  ],
  [/\b(?:hardship|separation|relocat\p{L}+|stays?|goes|go)\b/iu, ['hardship', 'illness']],
  [
    /\b(?:life|lives|equit\p{L}+|community|who (?:he|she|they)|character)\b/iu,
    ['background', 'work', 'school', 'family', 'hardship'],
  ],
  [/\b(?:discretion\p{L}*|favorable|equities)\b/iu, ['background', 'work', 'school', 'hardship']],
  [
    /\b(?:background|history|facts?|personal|about|introduction|story|case)\b/iu,
    ['background', 'work', 'school', 'family', 'hardship'],
  ],
]

/** Under these a paper speaks of the case itself; what somebody does in life is no part of them. */
const ofProcedure =
  /\b(?:orders?|procedur\p{L}+|jurisdiction|consent|standards?|timel\p{L}+|notice|service|venue|pleadings?|law|legal|issues?|age|deadline|inadmissib\p{L}+|statute|requirements?|information|helpful\p{L}*|eligibility|cooperation)\b/iu
const ofLife = new Set<StoryKind>(['work', 'school', 'family', 'hardship', 'background', 'illness'])

/** 1 where a fact of this kind serves the heading, -1 where the heading is about the procedure and the fact is of a life, else 0. */
export function servesHeading(heading: string, kind: StoryKind): -1 | 0 | 1 {
  if (topics.some(([pattern, kinds]) => kinds.includes(kind) && pattern.test(heading))) return 1
  return ofLife.has(kind) && ofProcedure.test(heading) ? -1 : 0
}
