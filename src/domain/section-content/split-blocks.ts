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

/** The items of a list with those inside them, each as the HTML between its tags. */
export function splitItems(list: string): SplitItem[] {
  const items: { html: string; level: 0 | 1 }[] = []
  const open: { from: number; item: number }[] = []
  const take = (to: number) => {
    const last = open.at(-1)
    const item = last && items[last.item]
    if (item && last.from >= 0) item.html += list.slice(last.from, to)
  }
  const parser = new Parser({
    onopentag(name) {
      if (/^[uo]l$/.test(name)) {
        take(parser.startIndex)
        const last = open.at(-1)
        if (last) last.from = -1
      }
      if (name !== 'li') return
      open.push({ from: parser.endIndex + 1, item: items.length })
      items.push({ html: '', level: open.length > 1 ? 1 : 0 })
    },
    onclosetag(name) {
      if (name !== 'li') return
      take(parser.startIndex)
      open.pop()
    },
  })
  parser.write(list)
  parser.end()
  return items.map(({ html, level }) => ({ html: html.trim(), level }))
}

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
