import { AppError, errors } from '#contract/errors.ts'
import { NoAnswer } from './call.ts'

/** Why something did not work: at its fields, or as one sentence. Nothing of both: the attorney took it back. */
export type Problem = {
  readonly fields: Readonly<Record<string, string>>
  readonly message: string | undefined
}

/** What a failure says to the attorney. */
export function problemOf(error: unknown): Problem {
  if (error === null || isCancelled(error)) return { fields: {}, message: undefined }
  if (error instanceof NoAnswer) return { fields: {}, message: error.message }
  if (!(error instanceof AppError)) return { fields: {}, message: errors.unexpected.message }
  const fields = Object.fromEntries((error.details.fields ?? []).map(({ name, message }) => [name, message]))
  return { fields, message: Object.keys(fields).length > 0 ? undefined : error.message }
}

/** The failure as one sentence, whatever it is about. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The attorney closed a question of the browser, or stopped the request: nothing went wrong. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}
