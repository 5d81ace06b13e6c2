import { spawnSync } from 'node:child_process'

// What an attacker would try, made from the contract where it can be: docs/security.md names what each file shows.
const files = {
  core: ['src/domain/section-content', 'src/server/threads', 'src/server/gateways/files'],
  'server on SQLite': [
    'src/server/bodies.test.ts',
    'src/server/contract.test.ts',
    'src/server/nonsense.test.ts',
    'src/server/main.test.ts',
    'src/server/backup',
    'src/server/http',
    'src/server/features/accounts/abuse.test.ts',
    'src/server/features/accounts/hash-queue.test.ts',
    'src/server/features/drafting/check-draft-text.test.ts',
    'src/server/features/records/sources-and-orphans.test.ts',
  ],
}

let failed = false
for (const [project, paths] of Object.entries(files)) {
  const { status } = spawnSync('vitest', ['run', '--project', project, '--reporter=verbose', ...paths], {
    stdio: 'inherit',
    env: { ...process.env, ...(process.argv.includes('--long') && { LONG: '1' }) },
  })
  failed ||= status !== 0
}
process.exitCode = failed ? 1 : 0
