import { AppError } from '#contract/errors.ts'
import { messages, unexpectedError } from '#domain/messages.ts'
import { NoAnswer } from './call.ts'
import { supportEmail } from './support-email.ts'

/** Why something did not work: at its fields, or as one sentence. Nothing of both: the attorney took it back. */
export type Problem = {
  readonly fields: Readonly<Record<string, string>>
  readonly message: string | undefined
}

/** What a failure says to the attorney. */
export function problemOf(error: unknown): Problem {
  if (error === null || isCancelled(error)) return { fields: {}, message: undefined }
  if (!(error instanceof AppError)) return { fields: {}, message: sentenceOf(error) }
  const fields = Object.fromEntries((error.details.fields ?? []).map(({ name, message }) => [name, message]))
  return { fields, message: Object.keys(fields).length > 0 ? undefined : sentenceOf(error) }
}

/** The failure as one sentence, whatever it is about; one that nobody expected names the support address. */
export function sentenceOf(error: unknown): string {
  if (error instanceof NoAnswer) return error.message
  if (!(error instanceof AppError)) return unexpectedError(supportEmail.get())
  if (error.hasOwnSentence) return error.message
  if (error.code === 'unexpected') return unexpectedError(supportEmail.get())
  return error.code === 'not-found' ? messages.notFound : error.message
}

/** The attorney closed a question of the browser, or stopped the request: nothing went wrong. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}
