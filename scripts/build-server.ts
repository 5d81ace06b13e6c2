import { readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { build, type InlineConfig, minifySync, type Plugin } from 'vite'
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

/**
 * What has to stay in memory while the server runs takes two thirds of it so. Names stay as they are: what goes wrong is to be
 * read in the log, and the map tells the line.
 */
const small: Plugin = {
  name: 'small-sources',
  renderChunk(code, { fileName }) {
    const options = { mangle: false, compress: false, codegen: { removeWhitespace: true }, sourcemap: true } as const
    const { code: tight, map } = minifySync(fileName, code, options)
    return { code: tight, map: map ?? null }
  },
}
const inAscii: Plugin = {
  name: 'in-ascii',
  renderChunk(code) {
    const ascii = asAscii(code)
    return { code: ascii.toString(), map: ascii.generateMap({ hires: 'boundary' }) }
  },
}

/** A list so long that it is a text of its own: its characters. */
const longText = 100_000

/** Long texts lie beside the program and are read when first needed: in it, each thread would keep them. */
const textsBeside: Plugin = {
  name: 'texts-beside',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.data.ts')) return undefined
    let count = 0
    const lighter = code.replaceAll(/=>\s+(?:`([^`\\]+)`|'([^'\\]+)')/g, (whole, lines?: string, line?: string) => {
      const text = lines ?? line ?? ''
      if (text.length < longText || text.includes('${')) return whole
      const encoding = /^[\0-\x7f]*$/.test(text) ? 'latin1' : 'utf8'
      const fileName = `texts/${basename(id, '.data.ts')}-${(count += 1)}.txt`
      this.emitFile({ type: 'asset', fileName, source: text })
      return `=> readText(new URL('./${fileName}', import.meta.url), '${encoding}')`
    })
    return count === 0
      ? undefined
      : { code: `import { readFileSync as readText } from 'node:fs'\n${lighter}`, map: null }
  },
}

function configOf(folder: string, input: Readonly<Record<string, string>>, ssr: InlineConfig['ssr']): InlineConfig {
  return {
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [asFromItsSource(folder), textsBeside, small, inAscii],
    ssr: { ...ssr, target: 'node' },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node26',
      sourcemap: true,
      ssrEmitAssets: true,
      rolldownOptions: {
        input: { ...input },
        // Printed once more afterwards, the program would be large again, and not in ASCII.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', minify: false },
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
