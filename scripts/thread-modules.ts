import { readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** How sources name the module of a thread; split by it, every second part of a text is such a name. */
export const threadAddress = /new URL\('([./\w-]+\.ts)', import\.meta\.url\)/

/** The modules that run in threads, as the sources of a folder name them. */
export function findThreadModules(folder: string, read: (path: string) => string): string[] {
  const found = new Set<string>()
  for (const { parentPath, name } of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (name.endsWith('.ts') && !/[.]test[.]ts$/.test(name)) {
      const path = join(parentPath, name)
      // Not a line of a comment, which tells how it is done.
      const code = read(path).replaceAll(/^ \* .*$/gm, '')
      for (const [index, part] of code.split(threadAddress).entries())
        if (index % 2 === 1) found.add(join(dirname(path), part))
    }
  return [...found]
}

/** What the built module of a thread is called. */
export function nameOfThread(root: string, path: string): string {
  return relative(join(root, 'src/server'), path)
    .replace(/[.]ts$/, '')
    .replaceAll('/', '-')
}
