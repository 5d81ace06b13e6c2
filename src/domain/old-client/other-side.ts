import type { TemplateLine } from '#domain/template-sections/old-case.ts'

/**
 * Whether `counsel, Ana Example`, behind these words, is counsel of the other side: `Respondent’s`, where the paper is of
 * counsel for a petitioner.
 */
export function otherSideOf(lines: readonly TemplateLine[]): (before: string) => boolean {
  const isOfMovant = lines.some(({ text }) =>
    /\b(?:counsel|attorneys?) for (?:the )?(?:petitioner|plaintiff|appellant)s?\b/iu.test(text),
  )
  const always = /\b(?:Government|Department|DHS|Opposing|opposing)(?:[’']s)? $/u
  const other = /\b(?:Respondent|Defendant|Appellee)s?[’']s? $/u
  return (before) => always.test(before) || (isOfMovant && other.test(before))
}
