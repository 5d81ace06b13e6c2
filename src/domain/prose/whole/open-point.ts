import { curlyQuotes } from '#domain/prose/house-style.ts'
import { escapeText, gap, paragraph } from '#domain/section-content/write.ts'
import type { NotedText } from './note-search.ts'

const lead = 'From the notes, to be worded: '

/** What a section could not word: one gap with the words of the file, each once; empty where there is nothing. */
function openPoint(notes: readonly NotedText[]): string {
  const said = eachOnce(notes)
  return said.length === 0 ? '' : gap(`${lead}${said.join('; ')}`)
}

/** The section with these notes in its open point: in the one that its writer has put at its end, else in a new one. */
export function withOpenPoint(html: string, notes: readonly NotedText[]): string {
  const said = openPoint(notes)
  if (said === '' || !hasOpenPoint(html)) return `${html}${paragraph(said)}`
  const start = html.lastIndexOf(opening)
  const before = html.slice(start + opening.length, html.indexOf('"', start + opening.length))
  const label = `${lead}${before}; ${escapeText(eachOnce(notes).join('; '))}`
  return `${html.slice(0, start)}<p><mark data-gap="${label}">[${label}]</mark></p>`
}

const opening = `<p><mark data-gap="${lead}`

/** Its writer has put an open point at its end. */
export const hasOpenPoint = (html: string): boolean =>
  html.endsWith('</mark></p>') && html.lastIndexOf(opening) === html.lastIndexOf('<p>') && html.includes(opening)

/** The same as a sentence with the words in quotation marks, where a draft has gaps enough. */
export function quotedNotes(notes: readonly NotedText[]): string {
  const said = eachOnce(notes)
  return said.length === 0 ? '' : escapeText(`The notes on file say: ${said.join('; ')}.`)
}

/** Each note once, those of one paper behind its title. */
function eachOnce(notes: readonly NotedText[]): string[] {
  return [...Map.groupBy(notes, ({ title }) => title)].map(([title, some]) => {
    const said = [...new Set(some.map(({ text }) => quoted(text)))]
    const each = said.filter(
      (one, at) => !said.some((other, place) => place !== at && other.includes(one.slice(1, -1))),
    )
    return `${title === undefined ? '' : `${title}: `}${each.join('; ')}`
  })
}

const quoted = (text: string): string =>
  `“${curlyQuotes(text.trim().replace(/[.;,:]$/u, ''))
    .replaceAll('“', '‘')
    .replaceAll('”', '’')}”`
