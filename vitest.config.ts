import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { isLong } from './test/long.ts'
import { findProgram } from './test/system-programs.ts'

// Files share what a worker has loaded: nothing of ours keeps state in modules, and a test makes its own app.
const isolate = false
const server = {
  isolate,
  include: ['src/server/**/*.test.ts'],
  exclude: ['src/server/{gateways,word,reading,threads}/**'],
}

/** What is long and has little to do with the engine: on both of them in the long form only. */
const onOneEngine = [
  'abuse',
  'chargebee',
  'developer-panel',
  'faults',
  'google',
  'mysql-docker',
  'planted-instructions',
  'template-revision',
  'two-step',
].map((name) => `src/server/features/**/${name}.test.ts`)
const mysqlServer = isLong ? server : { ...server, exclude: [...server.exclude, ...onOneEngine] }

/** The server suite runs twice, once on each engine. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    // How long something awaited may take on a busy machine; what is there at once is seen at once.
    expect: { poll: { timeout: 15_000 } },
    // One more than there are cores: much of the suite waits for databases, files and other processes.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'core',
          isolate,
          include: [
            'src/{law,domain,tools,contract}/**/*.test.ts',
            'src/server/{gateways,word,reading,threads}/**/*.test.ts',
            'test/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: 'test/wait-for-page.ts',
        },
      },
      { test: { name: 'server on SQLite', ...server } },
      ...(findProgram('mariadbd', 'the server tests on MySQL')
        ? [{ test: { name: 'server on MySQL', ...mysqlServer, globalSetup: 'test/mariadb.ts' } }]
        : []),
    ],
  },
})
