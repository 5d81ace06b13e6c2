import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * Runs the checks as they were right before each round of labelled statements came in over that round, and writes what they
 * flagged into a folder, a file a commit: the only doubts that tell what the checks do with statements they never saw.
 * `node run.js scripts/replay-rounds.ts FOLDER` in a clone with its history; a few minutes.
 */
const [target = ''] = process.argv.slice(2)
if (target === '') throw new Error('Name a folder for what is found.')
mkdirSync(target, { recursive: true })

const labelled = 'src/domain/statements/labelled'
/** Worked on by nobody, and kept to measure with. */
const firstUnworked = 51
const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8', maxBuffer: 2 ** 30 })

const byCommit = new Map<string, string[]>()
for (const name of readdirSync(labelled)) {
  if (Number(/\d+/.exec(name)?.[0]) >= firstUnworked) continue
  const added =
    git('log', '--diff-filter=A', '--format=%h', '--', `${labelled}/${name}`).trim().split('\n').at(-1) ?? ''
  byCommit.set(added, [...(byCommit.get(added) ?? []), name])
}

const program = `
import { existsSync, writeFileSync } from 'node:fs'
const [, , file, ...names] = process.argv
const here = './draft-checks/measure-statements.ts'
const { measureStatements } = await import(existsSync('src/domain/draft-checks/measure-statements.ts') ? here : './statements/measure-statements.ts')
const found = []
for (const name of names)
  for (const record of Object.values(await import('./statements/labelled/' + name)).flat())
    for (const one of measureStatements(record))
      found.push({ round: /\\d+/.exec(name)[0], ...one, flags: one.flags.map(({ code, severity, message, text }) => ({ code, severity, message, text })) })
writeFileSync(file, JSON.stringify(found))
`

for (const [commit, names] of byCommit) {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'))
  try {
    const archive = join(folder, 'before.tar')
    git('archive', '-o', archive, `${commit}^`, 'src', 'package.json')
    execFileSync('tar', ['xf', archive, '-C', folder])
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    mkdirSync(join(folder, labelled), { recursive: true })
    for (const name of names) cpSync(join(labelled, name), join(folder, labelled, name))
    writeFileSync(join(folder, 'src/domain/replay.ts'), program)
    execFileSync(
      process.execPath,
      ['--conditions=source', 'src/domain/replay.ts', resolve(target, `${commit}.json`), ...names],
      { cwd: folder, stdio: 'inherit' },
    )
    console.log(commit, ...names)
  } catch (error) {
    console.log(commit, ...names, 'could not be run:', (error as Error).message.split('\n')[0])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
