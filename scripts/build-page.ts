import { spawnSync } from 'node:child_process'
import { noteBuilt } from './built-from.ts'
import { page } from './builds.ts'

/** The web app as production serves it, whatever the server is: a page built for development waits for Vite's own server. */
const { status } = spawnSync('vite build --logLevel warn', {
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
if (status !== 0) process.exit(1)
noteBuilt(page)
