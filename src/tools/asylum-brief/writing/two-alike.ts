import type { CaseFact } from '#domain/case-map/case-map.ts'
import type { Pen } from './pen.ts'

/**
 * `I told the prosecutor what they did. He asked whether I had a report. He said, “Then you fell.”`: where the client and another are called by the
 * same pronoun and no name, nobody could say in the third person who spoke; the words themselves can.
 */
export function isOfTwoAlike({ wording, asTold }: CaseFact, { map }: Pen): boolean {
  const pronoun = map.persons.find(({ id }) => id === 'applicant')?.pronoun
  if (pronoun === undefined || asTold === undefined || !/(?<![\w-])I(?![\w-])/u.test(asTold)) return false
  const plain = wording.replaceAll(/“[^“”]{0,600}”|"[^"\n]{0,600}"/gu, ' ')
  const isNamedFirst = /^[^.;]{0,120}\{(?!applicant)[a-z0-9-]+/u.test(plain)
  return !isNamedFirst && /\{applicant(?:\.subj|\.he)\} \p{Ll}/u.test(plain) && opensWith[pronoun].test(plain)
}

/** A later sentence or clause begins with the pronoun of somebody else. */
const opensWith = {
  he: /(?:^|[.!?;] |, (?:and|but) )he \p{Ll}/iu,
  she: /(?:^|[.!?;] |, (?:and|but) )she \p{Ll}/iu,
} as const
