/** Run by itself: prints every pattern that the product puts together, with where. Takes more modules to use as arguments. */
import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { FoundPattern } from './collect.ts'

const found = new Map<string, FoundPattern>()
const Original = globalThis.RegExp

globalThis.RegExp = new Proxy(Original, {
  construct(target, args, newTarget) {
    const pattern = Reflect.construct(target, args, newTarget) as RegExp
    const frame = new Error().stack?.split('\n').find((line) => line.includes('/src/'))
    const [, site] = /(src\/[^:)]+:\d+)/.exec(frame ?? '') ?? []
    const { source, flags } = pattern
    if (site !== undefined) found.set(`${site} ${flags} ${source}`, { site, source, flags })
    return pattern
  },
})

const modules = globSync('src/{law,domain,tools,contract}/**/*.ts').filter(
  (file) => !/\.test\.ts$|\/testing\//.test(file),
)
for (const file of modules) await import(pathToFileURL(file).href)
const { useEverything } = await import('./use-everything.ts')
useEverything()

// A pipe takes a part at a time: the process ends when it has taken all.
process.stdout.write(JSON.stringify([...found.values()]), () => process.exit(0))
