import { spawn } from 'node:child_process'

// The server restarts when its code changes; Vite serves the page and passes calls on to it.
const { PORT = '4000', WEB_PORT = '5173' } = process.env
const page = `http://127.0.0.1:${WEB_PORT}`
const api = `http://127.0.0.1:${PORT}`
const env = { ...process.env, NODE_ENV: 'development', PORT, DEVELOPER_PAGE: page, API_URL: process.env.API_URL ?? api }
const options = { shell: true, stdio: 'inherit', env } as const
console.log(`The page: ${page}, its server: ${api}. Other ports: WEB_PORT and PORT in the environment.`)
console.log('The developer panel is on the page alone that is opened by the address with the key, which follows.')
const vite = `vite --host 127.0.0.1 --port ${Number(WEB_PORT)} --strictPort`
const children = [spawn('node --watch src/server/main.ts', options), spawn(vite, options)]
const stop = () => children.forEach((child) => child.kill('SIGTERM'))
process.on('SIGINT', stop).on('SIGTERM', stop)
for (const child of children) child.on('exit', stop)
