import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// The quick round after a change: format, lint and types of what differs from the last commit, and the core and web
// tests that depend on it. `npm run check -- main` compares with another commit.
const base = process.argv[2] ?? 'HEAD'

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
    run(
      'vitest',
      'related',
      '--run',
      '--passWithNoTests',
      '--reporter=dot',
      '--project=core',
      '--project=web',
      ...code,
    ),
  ]
  process.exit(results.every(Boolean) ? 0 : 1)
}
