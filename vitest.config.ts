import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { isLong } from './test/long.ts'
import { keepTemporaryFilesInMemory } from './test/quick-folder.ts'
import { findProgram } from './test/system-programs.ts'

keepTemporaryFilesInMemory()
// The servers that tests start find what the last ones have compiled.
process.env.NODE_COMPILE_CACHE ??= 'node_modules/.compile-cache'

// Files share what a worker has loaded: nothing of ours keeps state in modules, and a test makes its own app.
const isolate = false
/** A test that belongs to one engine, or to the long suites, has that in its file's name. */
const notNow = isLong ? [] : ['{src,test}/**/*.long.test.ts']
const server = {
  isolate,
  include: ['src/server/**/*.test.ts'],
  ...(process.env.STATEMENTS_FOLDER !== undefined && { setupFiles: 'test/asked-statements.ts' }),
}
const inCore = ['src/server/{gateways,pdf,word,reading,threads}/**', ...notNow]
const sqliteServer = { ...server, exclude: [...inCore, 'src/**/*.mysql.test.ts'] }

/**
 * What takes long and asks MySQL nothing that no other test asks it: on both of them in the long form only. By the statements
 * that were noted while all of them ran there (`node run.js scripts/asked-of-mysql.ts`), or since they ask no database at all.
 */
const onOneEngine = [
  'abuse',
  'asylum',
  'chargebee',
  'check-draft-text',
  'citation-comments',
  'convert-template',
  'developer-panel',
  'drafting/faults',
  'filed-form',
  'final-draft',
  'google',
  'law-in-use',
  'mysql-docker',
  'naturalization',
  'odd-forms',
  'old-client',
  'old-client-placed',
  'old-client-refilled',
  'old-client-requests',
  'packets',
  'planted-instructions',
  'preflight',
  'print-paper',
  'printed-file',
  'privacy-in-scripts',
  'retired-model',
  'rule-flags',
  'second-filing',
  'shrink-exhibits',
  'surroundings',
  'template-replies',
  'template-revision',
  'two-step',
  'untouched-drafts',
  'waiver',
  'which-filing',
  'without-office',
].map((name) => `src/server/features/**/${name}.test.ts`)
/** What waits for the ends of steps and for slow senders, which no engine makes longer. */
const ofWaits = ['firm-timing', 'bodies', 'login-storm'].map((name) => `src/server/${name}.test.ts`)
const mysqlServer = {
  ...server,
  exclude: [...inCore, 'src/**/*.sqlite.test.ts', ...(isLong ? [] : [...onOneEngine, ...ofWaits])],
}

const web = { environment: 'happy-dom', setupFiles: 'test/wait-for-page.ts' }
/** The streams of a process take no bytes of another realm. */
const ofStreams = ['src/web/features/drafts/request/follow-draft.test.tsx']

/** The server suite runs twice, once on each engine. */
export default defineConfig({
  test: {
    // Limits for a machine that is busy with other things; what is there at once is seen at once.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 180_000 } },
    // One more than there are cores: much of the suite waits for databases, files and other processes.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'core',
          isolate,
          include: [
            'src/{law,domain,tools,contract}/**/*.test.ts',
            'src/server/{gateways,pdf,word,reading,threads}/**/*.test.ts',
            'test/*.test.ts',
          ],
          exclude: notNow,
          // Some of its tests start the whole server: on a copy of an empty migrated database.
          globalSetup: 'test/sqlite.ts',
        },
      },
      {
        test: {
          name: 'web',
          ...web,
          include: ['src/web/**/*.test.{ts,tsx}'],
          exclude: ofStreams,
          // Modules of the page keep state, so that each file has its own: a realm, which costs half of what a process does.
          pool: 'vmForks',
        },
      },
      { test: { name: 'web, streams', ...web, include: ofStreams } },
      { test: { name: 'server on SQLite', ...sqliteServer, globalSetup: 'test/sqlite.ts' } },
      ...(findProgram('mariadbd', 'the server tests on MySQL')
        ? [{ test: { name: 'server on MySQL', ...mysqlServer, globalSetup: 'test/mariadb.ts' } }]
        : []),
    ],
  },
})
