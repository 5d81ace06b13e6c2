import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'

const children = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(1))

type Surroundings = { readonly stdio: StdioOptions; readonly env?: NodeJS.ProcessEnv }

/** Starts a program that does not outlive this one, however this one ends. */
export function startChild(program: string, args: readonly string[], surroundings: Surroundings): ChildProcess {
  const child = spawn(program, args, surroundings)
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}
