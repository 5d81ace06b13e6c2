import { globSync, readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'

export type FoundPattern = { readonly site: string; readonly source: string; readonly flags: string }
export type Patterns = {
  readonly literals: readonly FoundPattern[]
  /** Where a pattern is put together while the program runs: `file:line`. */
  readonly built: readonly string[]
}

/** Every regular expression that the product itself writes. */
export function collectPatterns(): Patterns {
  const files = globSync('src/{law,domain,tools,contract,server}/**/*.ts').filter(
    (file) => !/\.test\.ts$|\/testing\//.test(file),
  )
  const literals: FoundPattern[] = []
  const built: string[] = []
  for (const file of files) {
    const code = readFileSync(file, 'utf8')
    if (!/[/]|RegExp/.test(code)) continue
    const bytes = Buffer.from(code)
    const program = parseSync(code, { syntax: 'typescript', target: 'esnext' })
    // Positions count bytes, from 1, and go on from file to file; the first comment or word is the program's start.
    const start = program.span.start - leading(bytes)
    const siteOf = ({ start: at }: { start: number }) =>
      `${file}:${
        bytes
          .subarray(0, Math.max(0, at - start))
          .toString()
          .split('\n').length
      }`
    visit(program, (node) => {
      if (node.type === 'RegExpLiteral')
        literals.push({ site: siteOf(node.span), source: node.pattern, flags: node.flags })
      if (node.type === 'NewExpression' && node.callee?.value === 'RegExp') built.push(siteOf(node.span))
    })
  }
  return { literals, built }
}

type Node = {
  readonly type: string
  readonly span: { readonly start: number }
  readonly pattern: string
  readonly flags: string
  readonly callee?: { readonly value?: string }
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  if ('type' in value && 'span' in value) see(value as Node)
  for (const inner of Object.values(value)) visit(inner, see)
}

/** Bytes before the first token: white space and comments. */
function leading(bytes: Buffer): number {
  const [before = ''] = /^(?:\s|\/\/[^\n]*\n|\/\*[^]*?\*\/)*/.exec(bytes.toString()) ?? []
  return Buffer.byteLength(before)
}
