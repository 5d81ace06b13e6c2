import { parentPort } from 'node:worker_threads'
import { readLawFrom } from '#law/in-force.ts'

/** A call that a thread is asked to make: the exported function `name` of the module at `url`. */
export type ThreadCall = {
  readonly url: string
  readonly name: string
  readonly args: readonly unknown[]
  /** The law under which it is answered; the built-in one when absent. */
  readonly law?: ThreadLaw
}
/** A pack by its version. The parts that are not the built-in ones come with the first call that needs them. */
export type ThreadLaw = { readonly version: string; readonly parts?: object }
export type ThreadReply = { readonly result: unknown } | { readonly error: ThreadError }
export type ThreadError = {
  readonly name: string
  readonly message: string
  readonly code?: unknown
  /** What was behind it, for the log. */
  readonly cause?: string
}

const laws = new Map<string, object>()
let lawNow: object | undefined
readLawFrom(() => lawNow)

async function answer({ url, name, args, law }: ThreadCall): Promise<ThreadReply> {
  try {
    if (law?.parts) laws.set(law.version, law.parts)
    // One call at a time: the law of this one counts until it is answered.
    lawNow = law && laws.get(law.version)
    const module = (await import(url)) as Record<string, (...args: readonly unknown[]) => unknown>
    return { result: await module[name]?.(...args) }
  } catch (error) {
    return { error: describe(error) }
  }
}

function describe(error: unknown): ThreadError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) }
  const { name, message, cause } = error
  const behind = cause instanceof Error ? (cause.stack ?? String(cause)) : undefined
  return { name, message, ...('code' in error && { code: error.code }), ...(behind !== undefined && { cause: behind }) }
}

// What a document makes a library print is nobody's log line.
for (const stream of [process.stdout, process.stderr]) stream.write = () => true

/**
 * A promise that a library forgot about and that failed. The call may still come to its end; when it does not within a
 * second, that failure is its answer.
 */
let onForgottenFailure: (error: unknown) => void = () => {}
process.on('unhandledRejection', (error) => setTimeout(onForgottenFailure, 1000, error))

parentPort?.on('message', async (call: ThreadCall) => {
  const forgotten = new Promise<ThreadReply>((resolve) => {
    onForgottenFailure = (error) => resolve({ error: describe(error) })
  })
  parentPort?.postMessage(await Promise.race([answer(call), forgotten]))
})
