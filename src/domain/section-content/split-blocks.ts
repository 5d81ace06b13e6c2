import { Parser } from 'htmlparser2'

/** The blocks of section content (`p`, `h3`, a whole list or table) as their own HTML, in order. */
export function splitBlocks(html: string): string[] {
  const blocks: string[] = []
  let depth = 0
  let start = 0
  const parser = new Parser({
    onopentag() {
      if (depth === 0) start = parser.startIndex
      depth += 1
    },
    onclosetag() {
      depth -= 1
      if (depth === 0) blocks.push(html.slice(start, parser.endIndex + 1))
    },
  })
  parser.write(html)
  parser.end()
  return blocks
}

export type SplitItem = { readonly html: string; readonly level: 0 | 1 }

/** The citations and sources that stand in section content: their words and the tag that says what they are. */
export function taggedPassages(
  html: string,
): { readonly text: string; readonly tag: 'cite' | 'span'; readonly value: string }[] {
  const passages: { text: string; tag: 'cite' | 'span'; value: string }[] = []
  let open: { text: string; tag: 'cite' | 'span'; value: string } | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      const value =
        name === 'cite' ? attributes['data-authority'] : name === 'span' ? attributes['data-source'] : undefined
      if (value !== undefined && (name === 'cite' || name === 'span')) open = { text: '', tag: name, value }
    },
    ontext(text) {
      if (open) open.text += text
    },
    onclosetag(name) {
      if (open?.tag !== name) return
      passages.push(open)
      open = undefined
    },
  })
  parser.write(html)
  parser.end()
  return passages
}
