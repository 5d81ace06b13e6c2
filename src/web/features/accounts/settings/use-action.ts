import { useState } from 'react'
import { AppError, errors } from '#contract/errors.ts'
import { NoAnswer } from '#web/data/call.ts'

export type Action = {
  readonly busy: boolean
  /** What is wrong with which field. */
  readonly fields: Readonly<Record<string, string>>
  /** What went wrong otherwise, in one sentence. */
  readonly message: string | undefined
  /** Does it; true when it worked. */
  readonly run: (action: () => Promise<unknown>) => Promise<boolean>
}

/** Something that a settings page does on the server, with what the server says of it. */
export function useAction(): Action {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Pick<Action, 'fields' | 'message'>>({ fields: {}, message: undefined })

  async function run(action: () => Promise<unknown>): Promise<boolean> {
    setBusy(true)
    setProblem({ fields: {}, message: undefined })
    try {
      await action()
      return true
    } catch (error) {
      setProblem(problemOf(error))
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, ...problem, run }
}

function problemOf(error: unknown): Pick<Action, 'fields' | 'message'> {
  if (isCancelled(error)) return { fields: {}, message: undefined }
  if (error instanceof NoAnswer) return { fields: {}, message: error.message }
  if (!(error instanceof AppError)) return { fields: {}, message: errors.unexpected.message }
  const fields = Object.fromEntries((error.details.fields ?? []).map(({ name, message }) => [name, message]))
  return { fields, message: Object.keys(fields).length > 0 ? undefined : error.message }
}

/** The attorney closed a question of the browser: nothing went wrong. */
function isCancelled(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}
