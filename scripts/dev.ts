import { spawn } from 'node:child_process'

// The server restarts when its code changes; Vite serves the page and passes calls on to it.
const options = {
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development', PORT: '4000' },
} as const
const children = [spawn('node --watch src/server/main.ts', options), spawn('vite --port 5173 --strictPort', options)]
const stop = () => children.forEach((child) => child.kill('SIGTERM'))
process.on('SIGINT', stop).on('SIGTERM', stop)
for (const child of children) child.on('exit', stop)
