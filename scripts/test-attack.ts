import { spawnSync } from 'node:child_process'

// What an attacker would try, made from the contract where it can be: docs/security.md names what each file shows. Each
// prints its figure. 20,000 requests of nonsense that fits the contract unless FUZZ says another number.
const parts: readonly (readonly [name: string, project: string, paths: readonly string[]])[] = [
  ['patterns against pathological texts', 'core', ['test/patterns.test.ts', 'src/domain/section-content']],
  [
    'threads, files and their encryption',
    'core',
    ['src/server/threads', 'src/server/gateways/files', 'src/server/reading'],
  ],
  ['supply chain', 'core', ['test/lockfile.test.ts']],
  ['tenancy over every call', 'server on SQLite', ['src/server/tenancy.test.ts', 'src/server/contract.test.ts']],
  ['fuzz from the contract', 'server on SQLite', ['src/server/fuzz.test.ts', 'src/server/nonsense.test.ts']],
  ['bodies and connections', 'server on SQLite', ['src/server/bodies.test.ts', 'src/server/http']],
  [
    'accounts, sessions and keys',
    'server on SQLite',
    ['src/server/features/accounts', 'src/server/features/privacy', 'src/server/rotated-keys.test.ts'],
  ],
  ['login storm', 'server on SQLite', ['src/server/login-storm.test.ts']],
  [
    'faults: locks, full disk, ends and starts',
    'server on SQLite',
    [
      'src/server/faults.test.ts',
      'src/server/full-disk.sqlite.test.ts',
      'src/server/database/locked.sqlite.test.ts',
      'src/server/main.test.ts',
    ],
  ],
  [
    'hostile texts and lost files',
    'server on SQLite',
    [
      'src/server/features/drafting/check-draft-text.test.ts',
      'src/server/features/records/sources-and-orphans.test.ts',
      'src/server/backup',
    ],
  ],
]

const results = parts.map(([name, project, paths]) => {
  const start = performance.now()
  const { status } = spawnSync('vitest', ['run', '--project', project, ...paths], {
    stdio: 'inherit',
    env: { ...process.env, FUZZ: process.env.FUZZ ?? '20000', ...(process.argv.includes('--long') && { LONG: '1' }) },
  })
  return { name, isPassed: status === 0, seconds: ((performance.now() - start) / 1000).toFixed(0) }
})
for (const { name, isPassed, seconds } of results)
  console.log(`${isPassed ? 'held  ' : 'FAILED'}  ${name}  ${seconds} s`)
process.exitCode = results.every(({ isPassed }) => isPassed) ? 0 : 1
