import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type List = {
  readonly path: string
  readonly room: string
  /** What its file imports beside the rooms. */
  readonly imports: string
  /** How its file goes on after them; the entries stand at `ENTRIES`. */
  readonly text: string
}

/** Three lists and not one, so that the first page loads no questions, and the page nothing of what only the server runs. */
const lists: readonly List[] = [
  {
    path: 'src/tools/every-identity.ts',
    room: 'identity',
    imports: `import type { DraftType, ToolIdentity } from '#domain/drafting/tool.ts'
`,
    text: `
/** Every tool without its questions, by the type of its drafts, in the order of the dashboard: the first page needs no more. */
export const identitiesByType: Readonly<Record<DraftType, ToolIdentity>> = {
ENTRIES}
`,
  },
  {
    path: 'src/tools/every-questionnaire.ts',
    room: 'questionnaire',
    imports: `import type { DraftType } from '#domain/drafting/tool.ts'
import type { Questionnaire } from '#domain/questionnaire/question.ts'
`,
    text: `
/** The questions of every tool, by the type of its drafts: the page of a tool loads them. */
export const questionnairesByType: Readonly<Record<DraftType, Questionnaire | (() => Questionnaire)>> = {
ENTRIES}
`,
  },
  {
    path: 'src/server/recipes.ts',
    room: 'tool',
    imports: `import { type DraftingTool, type DraftType, draftTypes } from '#domain/drafting/tool.ts'
import { AppError } from '#contract/errors.ts'
`,
    text: `
/** Every tool with all its rooms, by the type of its drafts. */
export const recipes: Readonly<Record<DraftType, DraftingTool>> = {
ENTRIES}

/** The tool of a draft type; 404 for anything else. */
export function findTool(type: string): DraftingTool {
  const known = draftTypes.find((name) => name === type)
  if (!known) throw new AppError('not-found')
  return recipes[known]
}
`,
  },
]

/** The lists of the tools by type, made from their folders: each file's text by its path. */
export function toolLists(root: string): Readonly<Record<string, string>> {
  const tools = join(root, 'src/tools')
  const named = readFileSync(join(root, 'src/domain/drafting/tool.ts'), 'utf8')
  const types = [...(/draftTypes = \[([^\]]*)\]/.exec(named)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
    ([, type]) => type ?? '',
  )
  const folders = readdirSync(tools, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [{ folder: entry.name, type: typeOf(join(tools, entry.name)) }] : [],
  )
  const inOrder = types.flatMap((type) => folders.filter((tool) => tool.type === type))
  return Object.fromEntries(
    lists.map((list) => [
      list.path,
      textOf(
        list,
        inOrder.map((tool) => ({ ...tool, value: onlyValue(join(tools, tool.folder, `${list.room}.ts`)) })),
      ),
    ]),
  )
}

type Entry = { readonly folder: string; readonly type: string; readonly value: string }

function textOf({ path, room, imports, text }: List, entries: readonly Entry[]): string {
  const from = path.startsWith('src/tools/') ? '.' : '#tools'
  return [
    '// Made by `node run.js scripts/tool-lists.ts` from the folders in src/tools: no line of it is written by hand.\n',
    imports,
    ...entries.map((entry) => `import { ${entry.value} as ${entry.type} } from '${from}/${entry.folder}/${room}.ts'\n`),
    text.replace('ENTRIES', entries.map(({ type }) => `  ${type},\n`).join('')),
  ].join('')
}

function typeOf(folder: string): string {
  return /\btype: '(\w+)'/.exec(readFileSync(join(folder, 'identity.ts'), 'utf8'))?.[1] ?? ''
}

/** The one constant that a room exports: what the lists hold of it. */
function onlyValue(path: string): string {
  const values = [...readFileSync(path, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name ?? '')
  const [value] = values
  if (value === undefined || values.length > 1)
    throw new Error(`${path} exports ${values.length} constants instead of one.`)
  return value
}
