import type { CaseFact } from '#domain/case-map/case-map.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import type { Ground } from '../../case/relief.ts'
import { groundWords } from '../../map/ground-words.ts'
import type { Pen } from '../pen.ts'
import { possessing } from '../what-units-tell.ts'
import { givesReason } from '../words-of-reason.ts'

/** An answer under oath that the section has just told quotes the persecutors, in words of the ground. */
export const toldUnderOath = (pen: Pen, id: string, ground: Ground): boolean =>
  pen.map.facts.some((fact) => {
    const [, answer = ''] = /^Asked “[^”]*”[^“]{0,80}“([^]*)”$/u.exec(fact.wording) ?? []
    return (
      pen.told.get(fact.id) === id &&
      /‘[^’]{8,}/u.test(answer) &&
      /\b(?:said|shouted|told|called|asked)\b/iu.test(answer) &&
      (groundWords(answer, ground, pen.frame) > 0 || possessing.test(answer))
    )
  })

/** `He said that ...` in the answer on the reason is the one whom the answer on the persecutor names. */
export function withPersecutorNamed(fact: CaseFact, { frame, client }: Pen): CaseFact {
  if (!givesReason(fact)) return fact
  const [, pronoun] = /^(He|She)(?= )/u.exec(fact.wording) ?? []
  if (pronoun === undefined || pronoun.toLowerCase() === client.pronoun) return fact
  const [, relation, name] =
    /^(?:his|her|my|the) ((?:former |ex-|late )?(?:husband|wife|partner|boyfriend|girlfriend|father|mother|stepfather|uncle|aunt|brother|cousin|neighbor|landlord|teacher))(?:,? (?:called |named )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?))?/iu.exec(
      textOf(frame.answers, 'who') ?? '',
    ) ?? []
  const who =
    relation === undefined ? 'The persecutor' : `{applicant.poss} ${relation}${name === undefined ? '' : `, ${name},`}`
  const { quoteOnly: _, asTold: __, ...rest } = fact
  return { ...rest, wording: fact.wording.replace(/^(?:He|She)\b/u, who) }
}
