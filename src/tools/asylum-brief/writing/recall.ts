import type { CaseFact } from '#domain/case-map/case-map.ts'
import { formOf } from '#domain/case-map/reading/verbs.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { Pen } from './pen.ts'
import { pinsOf } from './pins.ts'

/** So long may a clause be that recalls what is told elsewhere. */
const longestClause = 18

/**
 * Facts that were told in full, recalled in one sentence as clauses: `that he signed the letter of the doctors; and that he
 * spoke on the radio`. Only whole sentences about the client that are short enough, without their day, which the place tells
 * where they stand; undefined where there is none.
 */
export function recalled(
  pen: Pen,
  facts: readonly CaseFact[],
  most = 3,
): { readonly clauses: string; readonly exhibits: readonly string[] } | undefined {
  const chosen = facts
    .flatMap((fact) => {
      const clause = clauseOf(fact)
      return clause === undefined ? [] : [{ fact, clause }]
    })
    .slice(0, most)
  if (chosen.length === 0) return undefined
  const said = chosen.map(
    ({ clause }, at) => `that ${at === 0 ? clause : clause.replace('{applicant.subj}', '{applicant.he}')}`,
  )
  const clauses = said.length > 1 ? `${said.slice(0, -1).join('; ')}; and ${said.at(-1)}` : (said[0] ?? '')
  return {
    clauses,
    exhibits: pinsOf(
      pen,
      chosen.map(({ fact }) => fact),
    ),
  }
}

/** The sentence from its subject on, when the client is its subject and nothing in it leans on what stands before. */
function clauseOf({ wording: whole, quoteOnly, negated }: CaseFact): string | undefined {
  const [wording = ''] = whole.split(/[.] (?=\p{Lu}|\{)/u)
  if (quoteOnly || /[“”]|[.;] /u.test(wording)) return undefined
  const [, clause] =
    /^(?:(?:On|In|At|By) [^,{}]{3,40},? |That (?:night|day|evening|month),? |Then,? )?(\{applicant\.subj\} .*)$/u.exec(
      wording.replace(/\.$/u, '').replace(/\{applicant\}(?= \p{Ll})/u, '{applicant.subj}'),
    ) ?? []
  if (clause === undefined || countWords(clause) > longestClause || countWords(clause) < 4) return undefined
  if (/^\{applicant\.subj\} (?:also|then|still) |\b(?:them|it|this|that day|there)\b/u.test(clause)) return undefined
  // What was not done is known of nobody, and what was said is quoted, not recalled.
  const [, verb = ''] = /^\{applicant\.subj\} (\p{Ll}+)\b/u.exec(clause) ?? []
  const isDeed = /^(?:past|be)$/.test(formOf(verb)) && !/^(?:said|told|asked|stated|answered|thought|knew)$/u.test(verb)
  return negated === true || !isDeed || clause.includes(',') ? undefined : clause
}
