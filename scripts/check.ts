import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

// The quick round after a change: format, lint and types of what differs from the last commit, and its own core and web
// tests: those beside it, and those that name it. `npm run check -- main` compares with another commit, `--all` takes
// every test that depends on it by whatever way, which for a central file are hundreds.
const isAll = process.argv.includes('--all')
const base = process.argv.slice(2).find((word) => word !== '--all') ?? 'HEAD'

function listFiles(...options: readonly string[]): string[] {
  return spawnSync('git', options, { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((path) => existsSync(path))
}

function run(program: string, ...options: readonly string[]): boolean {
  const start = performance.now()
  const passed = spawnSync(program, options, { stdio: 'inherit' }).status === 0
  console.log(`${passed ? 'passed' : 'FAILED'}  ${program}  ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return passed
}

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
  // A file that no test names is tested through its neighbours.
  return near.length + naming.length > 0 ? [...near, ...naming] : beside
}

function runTests(tests: readonly string[]): boolean {
  const own = [...new Set(tests)]
  if (own.length === 0)
    console.log('No test beside the changes names them: `npm run check -- --all` takes what depends on them.')
  return own.length === 0 || run('vitest', '--run', ...quietly, ...own)
}

const changed = [
  ...listFiles('diff', '--name-only', base),
  ...listFiles('ls-files', '--others', '--exclude-standard'),
].filter((path) => path !== '')
const code = changed.filter((path) => /[.]tsx?$/.test(path))
if (code.length === 0) console.log(`No source differs from ${base}.`)
else {
  const results = [
    run('oxfmt', '--check', ...code),
    run('oxlint', ...code),
    run('tsc', '-b'),
    isAll ? run('vitest', 'related', '--run', ...quietly, ...code) : runTests(code.flatMap(testsOf)),
  ]
  process.exit(results.every(Boolean) ? 0 : 1)
}
