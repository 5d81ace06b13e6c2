import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isInstalled, runProgram } from './programs.ts'

type Conversion = {
  readonly path: string
  readonly folder: string
  readonly to: string
  readonly as?: 'pdf' | 'docx'
}

const milliseconds = 90_000
let turn: Promise<unknown> = Promise.resolve()

/**
 * A Word, RTF or ODT file as PDF, or as a Word file of today, made by the LibreOffice of this machine: one at a time, each with a profile of its own.
 * False where LibreOffice is not installed; throws when it cannot make the file. `folder` is emptied by the caller.
 */
export async function convertOffice(file: Conversion, signal?: AbortSignal): Promise<boolean> {
  if (!(await isInstalled('soffice'))) return false
  const converting = turn.then(() => convert(file, signal))
  turn = converting.catch(() => undefined)
  await converting
  return true
}

async function convert({ path, folder, to, as = 'pdf' }: Conversion, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted()
  const profile = join(folder, 'profile')
  await mkdir(profile, { recursive: true, mode: 0o700 })
  const options = [`-env:UserInstallation=file://${profile}`, '--headless', '--norestore', '--convert-to', as]
  try {
    await runProgram('soffice', [...options, '--outdir', to, path], { milliseconds, signal })
  } finally {
    await rm(profile, { recursive: true, force: true })
  }
}
