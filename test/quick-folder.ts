import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const memory = '/dev/shm'
const name = 'drafty-tests-'
/** So much has to be free, there and of the memory itself: a run takes less than half of it. */
const needed = 3 * 2 ** 30

/**
 * Lays the temporary files of a run of tests into memory where the system has room for them there: a disk is waited
 * for at every commit of every test's database, a hundred times as long as the commit takes. Where TMPDIR names a
 * folder already, or there is no room, all stays as it is. The folder goes when this process ends, and what a killed
 * run has left goes with the next. Returns the folder, where it made one.
 */
export function keepTemporaryFilesInMemory(): string | undefined {
  if (process.env.TMPDIR !== undefined || !hasRoom()) return undefined
  for (const left of readdirSync(memory).filter((entry) => entry.startsWith(name)))
    if (!existsSync(`/proc/${left.slice(name.length)}`)) rmSync(join(memory, left), { recursive: true, force: true })
  const folder = join(memory, `${name}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function hasRoom(): boolean {
  if (!existsSync(memory) || process.availableMemory() < needed) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= needed
}
