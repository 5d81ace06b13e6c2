import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { toolFiles } from './new-tool/tool-files.ts'
import { toolLists } from './new-tool/tool-lists.ts'

// npm run new-tool -- support-letter: a folder in src/tools that passes its tests, and its line in the list of types; the
// lists that follow from both are made anew. Write into the folder what the tool is; docs/adding-a-drafting-tool.md says how.
const name = process.argv[2] ?? ''
const root = process.argv[3] ?? '.'
if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
  console.error('Give the folder of the tool, in small letters and hyphens: npm run new-tool -- support-letter')
  process.exit(1)
}
const folder = join(root, 'src/tools', name)
if (existsSync(folder)) {
  console.error(`src/tools/${name} is there already.`)
  process.exit(1)
}

for (const [path, text] of Object.entries(toolFiles(name))) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const domain = join(root, 'src/domain/drafting/tool.ts')
const text = readFileSync(domain, 'utf8')
const end = text.indexOf('] as const\nexport type DraftType')
if (end < 0) throw new Error(`${domain} has changed: the list of types is not found.`)
writeFileSync(domain, `${text.slice(0, end)}  '${name.replaceAll('-', '_')}',\n${text.slice(end)}`)
for (const [path, list] of Object.entries(toolLists(root))) writeFileSync(join(root, path), list)
console.log(
  `src/tools/${name} is made, with its line in ${domain}. Next: its README.md, questionnaire.ts and writing.ts.`,
)
