import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build, type InlineConfig, type Plugin } from 'vite'
import { asAscii } from './as-ascii.ts'
import { noteBuilt } from './built-from.ts'
import { server } from './builds.ts'
import { findThreadModules, nameOfThread, threadAddress } from './thread-modules.ts'

const root = join(import.meta.dirname, '..')
const outDir = join(root, server.folder)
const threadsDir = join(outDir, 'threads')

/**
 * Where a module finds its files (migrations, instructions) does not change when it is built into one file: its
 * `import.meta` goes on naming the place of its source. Threads are built as well, into a folder of their own.
 */
function asFromItsSource(folder: string): Plugin {
  const threads = relative(folder, threadsDir) || '.'
  return {
    name: 'import-meta-of-the-source',
    // Sources as they are written.
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(join(root, 'src')) || !code.includes('import.meta')) return undefined
      const from = `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url)`
      const parts = code.split(threadAddress).map((part, index) => {
        // Every second part is the address of a thread's module.
        if (index % 2 === 1)
          return `new URL('./${join(threads, nameOfThread(root, join(dirname(id), part)))}.js', import.meta.url)`
        return part
          .replaceAll('import.meta.url', `${from}.href`)
          .replaceAll('import.meta.dirname', `(await import('node:path')).dirname(${from}.pathname)`)
      })
      return { code: parts.join(''), map: null }
    },
  }
}

/** What has to stay in memory while the server runs takes half of it so; without a map of its own, since lines stay as they are. */
const inAscii: Plugin = {
  name: 'in-ascii',
  generateBundle(_, bundle) {
    for (const part of Object.values(bundle)) if (part.type === 'chunk') part.code = asAscii(part.code)
  },
}

function configOf(folder: string, input: Readonly<Record<string, string>>, ssr: InlineConfig['ssr']): InlineConfig {
  return {
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [asFromItsSource(folder), inAscii],
    ssr: { ...ssr, target: 'node' },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node26',
      sourcemap: true,
      // Names stay as they are: what goes wrong is to be read in the log.
      minify: false,
      rolldownOptions: {
        input: { ...input },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', comments: { jsdoc: false } },
      },
    },
  }
}

// The server as production runs it: one file, and parts of it that load when they are first needed.
await build(configOf(outDir, { main: join(root, 'src/server/main.ts') }, { noExternal: true }))
// What its threads load: without the types, which each of them would have to take out of hundreds of files for itself.
const threads = findThreadModules(join(root, 'src/server'), (path) => readFileSync(path, 'utf8'))
await build(
  configOf(threadsDir, Object.fromEntries(threads.map((path) => [nameOfThread(root, path), path])), {
    noExternal: true,
  }),
)
noteBuilt(server)
