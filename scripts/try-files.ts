import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, extname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readDocument } from '#server/reading/read-document.ts'
import { UnreadableDocument } from '#server/office/unreadable-document.ts'
import { tryPair, tryTemplate } from './try-template.ts'

/**
 * Puts every file of a folder, such as a public collection of odd and broken ones, through the readers of uploads, and
 * every Word file through the template tool as well; two versions of a document (`X-Before`, `X-After`) are compared. A file is read, or refused with a sentence; anything else, and
 * more than 20 s for one step, is a failure and exit code 1. With `--list` the outcome of each file is printed, with
 * `--keep <folder>` the files are kept that were made of a template with a failure.
 * `npm run try:files -- <folder or file> [extension ...]`
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean' }, keep: { type: 'string' } },
})
const [folder, ...extensions] = positionals
if (folder === undefined) throw new Error('Name the folder whose files are to be read.')
const longest = 20_000
const templates = new Set(['.docx', '.dotx', '.docm'])
const counts = new Map<string, number>()
const lines: string[] = []
let failures = 0
let slowest = { name: '', milliseconds: 0 }

const names = filesOf(folder)
for (const name of names) {
  const kind = extname(name).toLowerCase()
  await step(name, `${kind} document`, async () => {
    const { needsOcr, text } = await readDocument(resolve(name))
    return needsOcr ? 'needs OCR' : text === '' ? 'read, empty' : 'read'
  })
  if (templates.has(kind)) await step(name, `${kind} template`, () => fillTemplate(name))
}

for (const before of names.filter((name) => /Before[^/]*\.docx$/.test(name)))
  for (const after of names.filter((name) => isOtherVersion(before, name)))
    await step(after, 'pair of versions', () => comparePair(before, after))

for (const [what, number] of [...counts].toSorted(([one], [other]) => one.localeCompare(other)))
  console.log(`${String(number).padStart(6)}  ${what}`)
console.log(`${names.length} files; the slowest took ${(slowest.milliseconds / 1000).toFixed(1)} s: ${slowest.name}`)
for (const line of lines) console.log(line)
console.log(`${failures} failures`)
process.exitCode = failures === 0 ? 0 : 1

function filesOf(place: string): string[] {
  if (extname(place) !== '') return [place]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((name) => extensions.length === 0 || extensions.includes(extname(name).slice(1).toLowerCase()))
    .toSorted((one, other) => one.localeCompare(other))
}

async function step(name: string, what: string, work: () => Promise<string>): Promise<void> {
  const start = performance.now()
  const result = await outcome(work)
  const milliseconds = performance.now() - start
  if (milliseconds > slowest.milliseconds) slowest = { name, milliseconds }
  const said = milliseconds > longest ? `${result} FAILED: took more than 20 s` : result
  const isFailure = said.includes('FAILED')
  if (isFailure) failures += 1
  const counted = `${what}: ${said.split('\n')[0]?.replaceAll(/\d+/g, '0')}`
  counts.set(counted, (counts.get(counted) ?? 0) + 1)
  if (isFailure || values.list) lines.push(`${what}: ${said}  ${name}`)
}

/** A refusal is an outcome; one that hides a failure of the program is none. */
async function outcome(work: () => Promise<string>): Promise<string> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) return `FAILED: ${String(error)}`
    const { cause } = error
    return `refused: ${error.message}${cause instanceof Error ? ` (${cause.message.split('\n')[0]})` : ''}`
  }
}

/** `X-Before.docx` and `X-After1.docx` are two versions of one document. */
function isOtherVersion(before: string, name: string): boolean {
  return name.startsWith(before.replace(/Before[^/]*$/, '')) && /After[^/]*\.docx$/.test(name)
}

async function comparePair(before: string, after: string): Promise<string> {
  const [old, now] = [before, after].map((name) => new Uint8Array(readFileSync(name)))
  const problems = old && now ? [...(await tryPair(old, now)), ...(await tryPair(now, old))] : []
  return problems.length === 0 ? 'compared' : problems.map((problem) => `FAILED ${problem}`).join('\n')
}

async function fillTemplate(name: string): Promise<string> {
  const { problems, files } = await tryTemplate(new Uint8Array(readFileSync(name)))
  if (problems.length === 0) return 'filled'
  if (values.keep !== undefined) {
    const place = join(values.keep, basename(name))
    mkdirSync(place, { recursive: true })
    for (const [what, bytes] of Object.entries(files)) writeFileSync(join(place, `${what}.docx`), bytes)
  }
  return problems.map((problem) => `FAILED ${problem}`).join('\n')
}
