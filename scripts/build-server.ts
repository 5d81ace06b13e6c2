import { join, relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { asAscii } from './as-ascii.ts'
import { noteBuilt } from './built-from.ts'
import { server } from './builds.ts'

const root = join(import.meta.dirname, '..')
const outDir = join(root, server.folder)

/**
 * Where a module finds its files (migrations, instructions, threads) does not change when it is built into one file: its
 * `import.meta` goes on naming the place of its source.
 */
const asFromItsSource: Plugin = {
  name: 'import-meta-of-the-source',
  transform(code, id) {
    if (!id.startsWith(join(root, 'src')) || !code.includes('import.meta')) return undefined
    const from = `new URL(${JSON.stringify(relative(outDir, id))}, import.meta.url)`
    return {
      code: code
        .replaceAll('import.meta.url', `${from}.href`)
        .replaceAll('import.meta.dirname', `(await import('node:path')).dirname(${from}.pathname)`),
      map: null,
    }
  },
}

/** What has to stay in memory while the server runs takes half of it so; without a map of its own, since lines stay as they are. */
const inAscii: Plugin = {
  name: 'in-ascii',
  generateBundle(_, bundle) {
    for (const part of Object.values(bundle)) if (part.type === 'chunk') part.code = asAscii(part.code)
  },
}

// The server as production runs it: one file, and parts of it that load when they are first needed.
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  plugins: [asFromItsSource, inAscii],
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node26',
    sourcemap: true,
    // Names stay as they are: what goes wrong is to be read in the log.
    minify: false,
    rolldownOptions: {
      input: { main: join(root, 'src/server/main.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', comments: { jsdoc: false } },
    },
  },
})
noteBuilt(server)
