import type { PartKind, TemplateLine } from '#domain/template-sections/old-case.ts'

/**
 * A paper of a firm, full of an earlier client, with its old words marked by hand: `{old words}`, and `‹a sentence that
 * tells the old case›`. All else is the firm's own. Lines begin with `# ` or `## ` as headings, `| a | b |` as rows of a
 * table, `@header ` and the like outside the body.
 */
export type FirmDocument = {
  readonly name: string
  /** Who it is drafted for next. */
  readonly client: 'he' | 'she'
  readonly marked: string
  /** What the attorney answers, a line for each, and tells. */
  readonly answers: string
  readonly told: string
  /** What a draft has to say of the new client. */
  readonly facts: readonly string[]
}

export type MarkedLine = {
  readonly part: PartKind
  readonly level: 0 | 1 | 2
  readonly cells?: readonly MarkedText[]
  readonly marked: MarkedText
}
export type MarkedText = {
  readonly text: string
  /** Stretches of old words, by hand. */
  readonly old: readonly { readonly start: number; readonly end: number }[]
  /** Stretches that tell a story. */
  readonly stories: readonly { readonly start: number; readonly end: number }[]
}

const parts: Readonly<Record<string, PartKind>> = {
  header: 'header',
  footer: 'footer',
  footnote: 'footnote',
  box: 'text-box',
  comment: 'comment',
  alt: 'alternative-text',
  property: 'property',
}

export function readMarked({ marked }: Pick<FirmDocument, 'marked'>): MarkedLine[] {
  return marked
    .trim()
    .replaceAll(/\{([^{}\n]*)\n([^{}]*)\}/g, '{$1}\n{$2}')
    .split('\n')
    .map((line): MarkedLine => {
      const [, part, rest] = /^@(\w+) (.*)$/u.exec(line) ?? []
      if (part !== undefined) return { part: parts[part] ?? 'header', level: 0, marked: readMarks(rest ?? '') }
      const [, hashes = '', words = line] = /^(#{1,2}) (.*)$/u.exec(line) ?? []
      if (line.startsWith('| ')) {
        const cells = line.slice(2, -2).split(' | ').map(readMarks)
        return { part: 'body', level: 0, cells, marked: readMarks(line.slice(2, -2)) }
      }
      return { part: 'body', level: hashes.length as 0 | 1 | 2, marked: readMarks(words) }
    })
}

function readMarks(marked: string): MarkedText {
  let text = ''
  const old: { start: number; end: number }[] = []
  const stories: { start: number; end: number }[] = []
  for (const char of marked) {
    if (char === '{') old.push({ start: text.length, end: text.length })
    else if (char === '‹') stories.push({ start: text.length, end: text.length })
    else if (char === '}') (old.at(-1) ?? { end: 0 }).end = text.length
    else if (char === '›') (stories.at(-1) ?? { end: 0 }).end = text.length
    else text += char
  }
  return { text, old, stories }
}

/** The old words of a document, each once. */
export function oldWordsIn(document: FirmDocument): string[] {
  return [
    ...new Set(
      readMarked(document).flatMap(({ marked: { text, old } }) => old.map(({ start, end }) => text.slice(start, end))),
    ),
  ]
}

/** The lines as the reader of templates is given them, with what stands in each by hand. */
export function linesOf(document: FirmDocument): { line: TemplateLine; marked: MarkedText }[] {
  const counts = new Map<string, number>()
  return readMarked(document).flatMap(({ part, cells, marked }) =>
    (cells ?? [marked]).map((one) => {
      const index = counts.get(part) ?? 0
      counts.set(part, index + 1)
      return { line: { part, index, text: one.text }, marked: one }
    }),
  )
}
