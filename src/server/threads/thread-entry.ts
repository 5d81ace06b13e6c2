import { parentPort } from 'node:worker_threads'

/** A call that a thread is asked to make: the exported function `name` of the module at `url`. */
export type ThreadCall = { readonly url: string; readonly name: string; readonly args: readonly unknown[] }
export type ThreadReply =
  | { readonly result: unknown }
  | { readonly error: { readonly name: string; readonly message: string; readonly code?: unknown } }

async function answer({ url, name, args }: ThreadCall): Promise<ThreadReply> {
  try {
    const module = (await import(url)) as Record<string, (...args: readonly unknown[]) => unknown>
    return { result: await module[name]?.(...args) }
  } catch (error) {
    if (!(error instanceof Error)) return { error: { name: 'Error', message: String(error) } }
    return { error: { name: error.name, message: error.message, ...('code' in error && { code: error.code }) } }
  }
}

parentPort?.on('message', async (call: ThreadCall) => parentPort?.postMessage(await answer(call)))
