import { textOf } from '#domain/questionnaire/question.ts'
import type { Pen } from './pen.ts'

/** `My aunt said`, where the answer names `her aunt` among those who are feared. */
export function isOfFearedKin(bare: string, { frame }: Pen): boolean {
  const kin =
    /\b[Mm]y (?:\p{Ll}+ )?(aunt|uncle|father|mother|brother|stepfather|husband|wife|cousin|father-in-law|mother-in-law|brother-in-law)\b/u.exec(
      bare,
    )?.[1]
  return (
    kin !== undefined &&
    new RegExp(String.raw`\b(?:her|his|my|their|the client[’']s) (?:\p{Ll}+ )?${kin}\b`, 'iu').test(
      textOf(frame.answers, 'who') ?? '',
    )
  )
}
