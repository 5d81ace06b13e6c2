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
const server = { isolate, include: ['src/server/**/*.test.ts'] }
const inCore = ['src/server/{gateways,pdf,word,reading,threads}/**', ...notNow]
const sqliteServer = { ...server, exclude: [...inCore, 'src/**/*.mysql.test.ts'] }

/**
 * What is long and has little to do with the engine: on both of them in the long form only. What `packets`, `preflight`,
 * `second-filing`, `shrink-exhibits`, `waiver`, `retired-model` and `naturalization` ask MySQL, others were seen to ask it as
 * well, statement by statement.
 */
const onOneEngine = [
  'abuse',
  'chargebee',
  'developer-panel',
  'faults',
  'google',
  'mysql-docker',
  'naturalization',
  'old-client-refilled',
  'packets',
  'planted-instructions',
  'preflight',
  'privacy-in-scripts',
  'retired-model',
  'second-filing',
  'shrink-exhibits',
  'template-revision',
  'two-step',
  'untouched-drafts',
  'waiver',
].map((name) => `src/server/features/**/${name}.test.ts`)
/** What waits for the ends of steps and for slow senders, which no engine makes longer. */
const ofWaits = ['firm-timing', 'bodies'].map((name) => `src/server/${name}.test.ts`)
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
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
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
