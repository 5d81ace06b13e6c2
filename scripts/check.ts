import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { knownTimes, withinSeconds } from './known-times.ts'

// The quick round after a change: format, lint and types of what differs from the last commit, and its own core and web
// tests: those beside it, and those that name it, as far as they take a few seconds; what is left to `npm test` is named.
// `npm run check -- main` compares with another commit, `--all` takes every test that depends on it by whatever way, which
// for a central file are hundreds.
const isAll = process.argv.includes('--all')
const base = process.argv.slice(2).find((word) => word !== '--all') ?? 'HEAD'
/** So long may the tests of a change take together, by what they took last. */
const secondsOfTests = 5

function listFiles(...options: readonly string[]): string[] {
  return spawnSync('git', options, { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((path) => existsSync(path))
}

/** Runs a program beside the others; what it says is printed in one piece when it ends. */
function run(program: string, ...options: readonly string[]): Promise<boolean> {
  const start = performance.now()
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const child = spawn(program, options, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '1' },
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part))
  child.on('close', (status) => {
    process.stdout.write(Buffer.concat(said))
    console.log(
      `${status === 0 ? 'passed' : 'FAILED'}  ${program}  ${((performance.now() - start) / 1000).toFixed(1)} s`,
    )
    resolve(status === 0)
  })
  return promise
}

const times = knownTimes()
const quietly = ['--passWithNoTests', '--reporter=dot', '--project=core', '--project=web*']

/** The tests of a file: itself, those of its folder, and those of other folders that import it by its name. */
function testsOf(path: string): string[] {
  if (/[.]test[.]tsx?$/.test(path)) return [path]
  const beside = listFiles(
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    `:(glob)${dirname(path)}/*.test.ts*`,
  )
  const alias = path.replace(/^src\//, '#').replace(/^test\//, '#test/')
  const naming = listFiles('grep', '-l', '-F', '-e', `'${alias}'`, '--', ':(glob)**/*.test.ts', ':(glob)**/*.test.tsx')
  const near = beside.filter((test) => readFileSync(test, 'utf8').includes(`'./${basename(path)}'`))
  // A file that no test names is tested through its neighbours, the quickest first.
  const quickest = beside.toSorted((a, b) => (times.get(a) ?? 0) - (times.get(b) ?? 0))
  return near.length + naming.length > 0 ? [...near, ...naming] : quickest
}

async function runTests(tests: readonly string[], changed: readonly string[]): Promise<boolean> {
  const own = [...new Set(tests)]
  if (own.length === 0) {
    console.log('No test beside the changes names them: `npm run check -- --all` takes what depends on them.')
    return true
  }
  const { taken, left } = withinSeconds(own, { seconds: secondsOfTests, times, changed })
  const passed = taken.length === 0 || (await run('vitest', '--run', ...quietly, ...taken))
  for (const test of left) console.log(`left to npm test  ${test}  ${times.get(test)?.toFixed(1)} s`)
  return passed
}

const changed = [
  ...listFiles('diff', '--name-only', base),
  ...listFiles('ls-files', '--others', '--exclude-standard'),
].filter((path) => path !== '')
const code = changed.filter((path) => /[.]tsx?$/.test(path))
if (code.length === 0) console.log(`No source differs from ${base}.`)
else {
  const results = await Promise.all([
    run('oxfmt', '--check', ...code),
    run('oxlint', ...code),
    run('tsc', '-b'),
    isAll ? run('vitest', 'related', '--run', ...quietly, ...code) : runTests(code.flatMap(testsOf), code),
  ])
  process.exit(results.every(Boolean) ? 0 : 1)
}
