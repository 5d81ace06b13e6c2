import { label, listed, numbered, pageBefore, pageLine } from './paragraph-marks.ts'
import { hasVerb, ofCode } from './heading-looks.ts'

/** A line of a text, trimmed, with its range. */
export type Line = { readonly start: number; readonly end: number; readonly text: string }

/** `Account: The complainants state that since October …`: the label of a form before what somebody said in a sentence. */
const isLabelledSentence = (text: string): boolean => {
  const rest = /^[^:]{3,48}: (?=(?:The|An?|It|In|On|He|She|They|There|This|These|According) )(.{40,})[.]$/u.exec(
    text,
  )?.[1]
  return rest !== undefined && hasVerb(rest.slice(0, 200))
}

/** The space after a paragraph's own number makes no columns. */
export function isEntry(text: string): boolean {
  const item = listed.exec(text)?.[0]
  const plain = text.slice(item?.length ?? 0).replace(numbered, '')
  // `- 38 mosques damaged`: a row of figures, and no title.
  if (item !== undefined && /\d/.test(plain) && !/[.!?:;]$/.test(plain)) return true
  if (isLabelledSentence(plain)) return false
  if (ofCode.test(plain) && !/[.!?]$/.test(plain)) return true
  if (label.test(plain) && plain.length < 80 && !hasVerb(plain.replace(/^[^:]*:/u, ' '))) return true
  return (label.test(plain) && !/[.!?]["”]?\s+\S/.test(plain)) || /\S\s{3,}\S/.test(plain)
}

/** The lines of a text that have words; the mark of a page beside them is a line of its own. */
export function linesOf(text: string): Line[] {
  return [...text.matchAll(/[^\n]+/g)].flatMap((match) => {
    const trimmed = match[0].trim()
    if (trimmed === '') return []
    const start = match.index + match[0].indexOf(trimmed)
    // `September 30, 2026          Page 1 of 2`: the mark of the page stands beside something else.
    const mark = /(?<=\S)\s{3,120}(page \d{1,4}(?: of \d{1,4})?)$/iu.exec(trimmed)
    if (mark?.[1] !== undefined) {
      const text = trimmed.slice(0, mark.index)
      const at = start + trimmed.length - mark[1].length
      return [
        { start, end: start + text.length, text },
        { start: at, end: at + mark[1].length, text: mark[1] },
      ]
    }
    return [{ start, end: start + trimmed.length, text: trimmed }]
  })
}

/** Printed lines of one paragraph are joined: the line before fills its width and does not end a sentence. */
export function joinPrinted(lines: readonly Line[], text: string): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    // An entry of a form ends with its line; a blank line ends it the more.
    const isApart =
      before !== undefined &&
      /^\p{Lu}/u.test(line.text) &&
      isEntry(before.text) &&
      /\n\s*\n/u.test(text.slice(before.end, line.start))
    if (before && !isApart && continues(before.text, line.text))
      joined[joined.length - 1] = { start: before.start, end: line.end, text: `${before.text} ${line.text}` }
    else joined.push(line)
  }
  return joined
}

const opensItem = (text: string): boolean => numbered.test(text) || listed.test(text) || label.test(text)

function continues(before: string, text: string): boolean {
  if (pageLine.test(before) || pageLine.test(text) || pageBefore.test(text) || opensItem(text)) return false
  if (/[.!?:]["”’)]*$/.test(before) || /^[QA][.:] /.test(text)) return false
  if (isCoded(before, text)) return false
  if (/^\p{Ll}/u.test(text)) return before.length > 30
  if (listed.test(before) && !/\p{Ll}$/u.test(before)) return false
  // `Re: Program of Assistance` ends with its line, whatever the length.
  if (/^(?:Re|RE|Subject|SUBJECT|In re|Matter of)\b/.test(before)) return false
  const last = before.split(' ').slice(-14).join(' ')
  return last.length > 55 && /\p{Ll}/u.test(before) && /[\p{Ll},]$/u.test(before)
}

/** A diagnosis with its code behind or before it is a line of its own. */
const isCoded = (before: string, text: string): boolean =>
  /^\p{Lu}/u.test(text) &&
  (ofCode.test(before) || [before, text].some((line) => /^[A-TV-Z]\d{2}(?:\.\d{1,3})? /u.test(line)))
