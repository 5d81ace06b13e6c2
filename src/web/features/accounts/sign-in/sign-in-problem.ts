import { AppError } from '#contract/errors.ts'
import { sentenceOf } from '#web/data/problem.ts'

/** Why it did not work: at the fields, or as one sentence. `askTotp`: the account wants its second factor. */
export type SignInProblem = {
  readonly fields?: Partial<Record<'email' | 'password' | 'totp' | 'terms', string>>
  readonly message?: string
  readonly askTotp?: true
}

/** What went wrong, in the server's words: at its fields, or as one sentence. */
export function problemOf(error: unknown): SignInProblem {
  if (isCancelled(error)) return {}
  if (!(error instanceof AppError)) return { message: sentenceOf(error) }
  if (error.code === 'second-factor-needed') return { askTotp: true }
  if (error.code === 'second-factor-wrong') return { askTotp: true, fields: { totp: error.message } }
  const fields = Object.fromEntries(
    (error.details.fields ?? []).map(({ name, message }) => [name === 'accepted_terms' ? 'terms' : name, message]),
  )
  return Object.keys(fields).length > 0 ? { fields } : { message: sentenceOf(error) }
}

/** The attorney closed the browser's question: nothing went wrong. */
function isCancelled(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}
