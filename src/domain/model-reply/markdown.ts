/** Markdown as models write it (paragraphs, headings, lists, quotations, tables) as the HTML subset of sections. */
export function fromMarkdown(text: string): string {
  const blocks = text
    .replaceAll(/^(#{1,6} .*)$/gm, '\n$1\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !/^(?:[-*_]\s*){3,}$/.test(block))
  return joinLists(blocks.map(toBlock)).join('')
}

/** Bold and italic between Markdown marks; a star that stands alone stays. */
export function inlineMarkdown(text: string): string {
  return text
    .replaceAll(
      /\*\*(?=\S)([^*]+?)(?<=\S)\*\*|__(?=\S)([^_]+?)(?<=\S)__/g,
      (_, a?: string, b?: string) => `<strong>${a ?? b}</strong>`,
    )
    .replaceAll(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]+?)(?<=\S)\*(?![\p{L}\p{N}*])/gu, '<em>$1</em>')
    .replaceAll(/(?<![\p{L}\p{N}_[|])_(?=\S)([^_\n]+?)(?<=\S)_(?![\p{L}\p{N}_])/gu, '<em>$1</em>')
    .replaceAll(/`([^`\n]+)`/g, '$1')
}

const bullet = /^\s*[-*•+]\s+/
const number = /^\s*\d{1,3}[.)]\s+/

function toBlock(block: string): string {
  const lines = block.split('\n')
  const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(block)
  if (heading && lines.length === 1) return headingOf(heading[1]?.length ?? 2, heading[2] ?? '')
  if (lines.every((line) => bullet.test(line) || /^\s{2,}\S/.test(line))) return list('ul', lines, bullet)
  if (lines.every((line) => number.test(line) || /^\s{2,}\S/.test(line))) return list('ol', lines, number)
  if (lines.every((line) => /^\s*>/.test(line)))
    return `<blockquote>${inlineMarkdown(lines.map((line) => line.replace(/^\s*>\s?/, '')).join(' '))}</blockquote>`
  if (lines.length > 1 && lines.every((line) => /^\s*\|.*\|\s*$/.test(line))) return table(lines)
  return `<p>${inlineMarkdown(lines.map((line) => line.trim()).join(' '))}</p>`
}

function headingOf(depth: number, text: string): string {
  const level = depth === 1 ? 1 : depth === 2 ? 2 : 3
  return `<h${level}>${inlineMarkdown(text)}</h${level}>`
}

function list(name: 'ul' | 'ol', lines: readonly string[], mark: RegExp): string {
  const items: string[] = []
  for (const line of lines)
    if (mark.test(line)) items.push(line.replace(mark, '').trim())
    else items.push(`${items.pop() ?? ''} ${line.trim()}`.trim())
  return `<${name}>${items.map((item) => `<li>${inlineMarkdown(item)}</li>`).join('')}</${name}>`
}

function table(lines: readonly string[]): string {
  const rows = lines.filter((line) => !/^[\s|:-]+$/.test(line)).map((line) => line.trim().slice(1, -1).split('|'))
  const cells = (row: readonly string[]) => row.map((cell) => `<td>${inlineMarkdown(cell.trim())}</td>`).join('')
  return `<table>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</table>`
}

/** Items that blank lines set apart belong to one list. */
function joinLists(blocks: readonly string[]): string[] {
  const joined: string[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    const name = /^<(ul|ol)>/.exec(block)?.[1]
    if (name && last?.endsWith(`</${name}>`)) joined[joined.length - 1] = last.slice(0, -5) + block.slice(4)
    else joined.push(block)
  }
  return joined
}
