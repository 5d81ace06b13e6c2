import type { Json } from '#domain/drafting/tool.ts'

/** Text from outside on one line; it can neither close nor open a mark of the request. */
export function lineOf(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().replaceAll('<', '&lt;')
}

/** A part of a request between its marks; nothing when there are no lines. */
export function block(name: string, lines: readonly string[], attributes = ''): string {
  return lines.length === 0 ? '' : `<${name}${attributes}>\n${lines.join('\n')}\n</${name}>`
}

/** The entries of an object one a line, `name: value`; nothing for what is unknown, except that it is. */
export function linesOf(value: Json): string[] {
  if (value === null) return []
  if (Array.isArray(value)) return value.map((one: Json) => `- ${printed(one)}`)
  if (typeof value !== 'object') return [lineOf(String(value))]
  return Object.entries(value).map(([name, one]: readonly [string, Json]) => `${name}: ${printed(one)}`)
}

function printed(value: Json): string {
  if (value === null) return 'unknown'
  if (typeof value === 'string') return lineOf(value)
  return lineOf(typeof value === 'object' ? JSON.stringify(value) : String(value))
}
