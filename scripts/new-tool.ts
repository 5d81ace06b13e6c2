import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { toolFiles } from './new-tool/tool-files.ts'

// npm run new-tool -- support-letter: a folder in src/tools that passes its tests, and its lines in the five lists that the
// compiler keeps complete. Write into the folder what the tool is; docs/adding-a-drafting-tool.md says how.
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

const type = name.replaceAll('-', '_')
const camel = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
addLine('src/domain/drafting/tool.ts', '] as const\nexport type DraftType', `  '${type}',\n`)
addEntry('src/tools/identities.ts', `${camel}Identity`, 'identity', '.')
addEntry('src/tools/catalog.ts', `${camel}Questionnaire`, 'questionnaire', '.', '() => ')
addLine('src/domain/law-changes/touched.ts', '\n}\n\n/** The changes that reach', `\n  ${type}: { name: '${name}' },`)
addEntry('src/server/recipes.ts', `${camel}Tool`, 'tool', '#tools')
console.log(
  `src/tools/${name} is made, with its lines in five lists. Next: its README.md, questionnaire.ts and writing.ts.`,
)

/** One import and one entry in a list by type. */
function addEntry(path: string, value: string, file: string, from: string, given = ''): void {
  addLine(path, 'import ', `import { ${value} } from '${from}/${name}/${file}.ts'\n`)
  addLine(path, '\n}\n', `\n  ${type}: ${given}${value},`)
}

/** Puts a line before the first place of a list where `before` stands. */
function addLine(path: string, before: string, line: string): void {
  const file = join(root, path)
  const text = readFileSync(file, 'utf8')
  const at = text.indexOf(before)
  if (at < 0) throw new Error(`${path} has changed: "${before.trim()}" is not there.`)
  writeFileSync(file, text.slice(0, at) + line + text.slice(at))
}
