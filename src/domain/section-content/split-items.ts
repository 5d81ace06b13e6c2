import { Parser } from 'htmlparser2'
import type { SplitItem } from './split-blocks.ts'

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
