import type { Citation } from './citation.ts'
import { subsPattern } from './patterns.ts'
import { listPattern, readList, type ListItem } from './section-list.ts'
import { tidySub } from './subsections.ts'

/** What may follow a section by a hyphen: `-5`, `-1T`, `-DD-254`; a whole section behind the hyphen is the end of a range. */
const behind = String.raw`(?:-(?:\d{1,4}[A-Z]{0,2}|[A-Z]{1,3}|[a-z])(?![\w]|\.\d)){0,4}`
/** `208.16`, `240.10b-5`, `240.15Cc1-1`, `100.T07-0110`, and with a chapter of title 41 before it `109-38.301`. */
const dotted = String.raw`(?:\d{1,3}-)?\d{1,4}[a-z]?\.(?:\d{1,5}[A-Za-z]{0,2}\d{0,3}|T\d{2})${behind}(?![\d\w])`
/** Treasury and securities regulations go on behind their parts: `1.1031(a)-1T`. */
const behindParts = String.raw`(?:(?<=\))-\d{1,2}[A-Z]{0,2}(?![\w.]\w|\w))?`
const dottedList = listPattern(dotted)
const forward = new RegExp(
  String.raw`(?<![\w.])(\d{1,2}) ?(?:C\. ?F\. ?R\.|CFR|Code of Federal Regulations),? ?(§ ?§?|[Ss]ections?|[Ss]ecs?\.|[Pp]arts?|[Pp]ts?\.)? ?(${dotted}|\d{1,4}(?![\d.]\d|\w))(${subsPattern})(${behindParts})`,
  'g',
)
const bare = new RegExp(String.raw`(?<![\w.])(?:§ ?§?|[Ss]ections?) ?(\d{3,4}\.\d{1,3})(?![\d\w])(${subsPattern})`, 'g')
const tail = new RegExp(String.raw`^(?:,? and|,? or|,) (?:§ ?)?(\.\d{1,3})(?!\d)(${subsPattern})`)

/** Citations of the Code of Federal Regulations; `8 C.F.R. part 208` has the part as its key (`8 CFR 208`). */
export function recogniseRegulations(text: string): Citation[] {
  const full = [...text.matchAll(forward)].flatMap((match) => {
    const [whole, title = '', marks, section = '', parts = '', ending = ''] = match
    const [number, sub] = ending === '' ? [section, parts] : [`${section}${parts}${ending}`, '']
    const first = { start: match.index, end: match.index + whole.length, number, sub }
    const items = [first, ...readList(text, first, dottedList, /§ ?§|s\.?$/.test(marks ?? '') || number.includes('.'))]
    return [...items, ...readShortTail(text, items.at(-1) ?? first)].map((item) => toRegulation(text, title, item))
  })
  const alone = [...text.matchAll(bare)].map((match) =>
    toRegulation(text, '8', {
      start: match.index,
      end: match.index + match[0].length,
      number: match[1] ?? '',
      sub: match[2] ?? '',
    }),
  )
  return [...full, ...alone]
}

/** `8 C.F.R. §§ 1208.16(c), .17 and .18`: sections of the same part. */
function readShortTail(text: string, from: ListItem): ListItem[] {
  const items: ListItem[] = []
  const part = from.number.split('.')[0] ?? ''
  let end = from.end
  for (;;) {
    const match = tail.exec(text.slice(end, end + 60))
    if (!match) return items
    const [whole, number = '', sub = ''] = match
    end += whole.length
    items.push({ start: end - number.length - sub.length, end, number: `${part}${number}`, sub })
  }
}

function toRegulation(text: string, title: string, { start, end, number, sub }: ListItem): Citation {
  const tidy = tidySub(sub)
  const isTitle = Number(title) >= 1 && Number(title) <= 50
  return {
    kind: 'regulation',
    start,
    end,
    text: text.slice(start, end),
    key: `${Number(title)} CFR ${number}`,
    ...(tidy && { sub: tidy }),
    ...(!isTitle && { malformed: `The Code of Federal Regulations has no title ${title}.` }),
  }
}
