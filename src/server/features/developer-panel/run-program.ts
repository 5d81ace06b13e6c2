import { spawn } from 'node:child_process'

export type Ran = { readonly code: number | null; readonly output: string; readonly error: string }

/** Runs a program to its end; `code` is null when it could not be started or took longer than `timeoutMs`. */
export function runProgram(program: string, options: readonly string[], timeoutMs: number): Promise<Ran> {
  return new Promise((done) => {
    const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'pipe'], timeout: timeoutMs })
    let output = ''
    let error = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()))
    child.once('error', (problem) => done({ code: null, output, error: problem.message }))
    child.once('close', (code) => done({ code, output, error }))
  })
}

/** The path of a program of the system, looked for also where Debian keeps its servers. */
export async function findProgram(name: string): Promise<string | undefined> {
  const look = 'PATH="$PATH:/usr/sbin:/usr/local/sbin"; command -v "$0"'
  const { code, output } = await runProgram('/bin/sh', ['-c', look, name], 2000)
  return code === 0 ? output.trim() : undefined
}
