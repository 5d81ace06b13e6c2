import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Programs of the system that make a packet better where they are installed; nothing needs them. */
export type Program = 'soffice' | 'pdftoppm' | 'tesseract'

const known = new Map<Program, Promise<boolean>>()

/** Whether a program is installed here; looked for once. */
export function isInstalled(program: Program): Promise<boolean> {
  const answer =
    known.get(program) ??
    run('sh', ['-c', 'command -v "$1"', 'sh', program]).then(
      () => true,
      () => false,
    )
  known.set(program, answer)
  return answer
}

export type ProgramLimits = { readonly milliseconds: number; readonly signal?: AbortSignal | undefined }

/** Runs a program outside of this process; throws when it fails, takes too long or is stopped. */
export async function runProgram(
  program: Program,
  options: readonly string[],
  { milliseconds, signal }: ProgramLimits,
): Promise<void> {
  const limits = { timeout: milliseconds, killSignal: 'SIGKILL', maxBuffer: 1_000_000 } as const
  // One thread a page: with more, pages on a small machine wait for each other.
  const command = ['OMP_THREAD_LIMIT=1', program, ...options]
  await run('env', command, { ...limits, ...(signal && { signal }) })
}
