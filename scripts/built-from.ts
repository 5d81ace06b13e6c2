import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** What is built, and from what: files and folders of the project, and settings that are fixed in it. */
export type Build = {
  readonly folder: string
  readonly sources: readonly string[]
  readonly settings: readonly (readonly [name: string, value: string | undefined])[]
}

/** Whether a build is there and nothing that it was made from has changed since. */
export function isBuilt(build: Build): boolean {
  const note = noteOf(build)
  return existsSync(note) && readFileSync(note, 'utf8') === stateOf(build)
}

export function noteBuilt(build: Build): void {
  writeFileSync(noteOf(build), stateOf(build))
}

function noteOf({ folder }: Build): string {
  return join(root, folder, 'built-from')
}

/** By names, sizes and times of change: reading all of it would take longer than a start may. */
function stateOf({ sources, settings }: Build): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, settings]))
  for (const path of sources.flatMap((source) => filesIn(join(root, source)))) {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  const found = readdirSync(path, { recursive: true, withFileTypes: true })
  return found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}
