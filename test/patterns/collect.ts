import { globSync, readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'

export type FoundPattern = { readonly site: string; readonly source: string; readonly flags: string }
export type Patterns = {
  readonly literals: readonly FoundPattern[]
  /** Where a pattern is put together while the program runs: `file:line`. */
  readonly built: readonly string[]
  /** Of those the ones with words of a case in them, with a name in the place of each word. */
  readonly filled: readonly FoundPattern[]
}

/** Somewhere a slash stands where a pattern can begin, and no comment does: else a file need not be taken apart. */
const mayHold = /(?:^|[(,=:[!&|?{};+>\s]|\.\.\.)\/(?![/*])|RegExp/m

/** Every regular expression that the product itself writes. */
export function collectPatterns(): Patterns {
  const files = globSync('src/{law,domain,tools,contract,server}/**/*.ts').filter(
    (file) => !/\.test\.ts$|\/testing\//.test(file),
  )
  const literals: FoundPattern[] = []
  const built: string[] = []
  const filled: FoundPattern[] = []
  for (const file of files) {
    const code = readFileSync(file, 'utf8')
    if (!mayHold.test(code)) continue
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
      if (node.type !== 'NewExpression' || node.callee?.value !== 'RegExp') return
      built.push(siteOf(node.span))
      const sources = fillTemplates(node.arguments?.[0]?.expression)
      const given = node.arguments?.[1]?.expression
      const flags = given?.type === 'StringLiteral' ? (given.value ?? '') : 'u'
      for (const source of sources) filled.push({ site: siteOf(node.span), source, flags })
    })
  }
  return { literals, built, filled }
}

type Node = {
  readonly type: string
  readonly span: { readonly start: number }
  readonly pattern: string
  readonly flags: string
  readonly callee?: { readonly value?: string }
  readonly arguments?: readonly { readonly expression: Expression }[]
}

type Expression = {
  readonly type: string
  readonly value?: string
  readonly template?: Expression
  readonly expression?: Expression
  readonly consequent?: Expression
  readonly alternate?: Expression
  readonly quasis?: readonly { readonly raw: string; readonly cooked: string }[]
}

/** The texts that an expression can be, with `Ana` for all that its templates put in; none for another expression. */
function fillTemplates(expression: Expression | undefined): readonly string[] {
  switch (expression?.type) {
    case 'TaggedTemplateExpression':
      return [expression.template?.quasis?.map(({ raw }) => raw).join('Ana') ?? '']
    case 'TemplateLiteral':
      return [expression.quasis?.map(({ cooked }) => cooked).join('Ana') ?? '']
    case 'StringLiteral':
      return [expression.value ?? '']
    case 'ParenthesisExpression':
      return fillTemplates(expression.expression)
    case 'ConditionalExpression':
      return [...fillTemplates(expression.consequent), ...fillTemplates(expression.alternate)]
    default:
      return []
  }
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
