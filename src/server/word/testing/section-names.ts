import type { TemplateParagraph } from '#domain/template-sections/template-paragraph.ts'
import { splitIntoSections } from '#domain/template-sections/split-into-sections.ts'
import { readTemplateBytes } from '../template/read-template-bytes.ts'
import type { PublicTemplate } from './public-templates.data.ts'
import { inList, p, r, rawDocx, table } from './raw-docx.ts'

const series = (id: number, format: string) =>
  `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum>`
const numbering = `${series(1, 'decimal')}${series(2, 'upperRoman')}<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num>`
const centred = '<w:jc w:val="center"/>'
const looks: Readonly<Record<string, (text: string) => string>> = {
  H1: (text) => p(text, '<w:outlineLvl w:val="0"/>', '<w:b/>'),
  H2: (text) => p(text, '<w:outlineLvl w:val="1"/>', '<w:b/>'),
  B: (text) => p(text, '', '<w:b/>'),
  C: (text) => p(text, centred, '<w:b/>'),
  U: (text) => p(text, '', '<w:u w:val="single"/>'),
  I: (text) => p(text, '', '<w:b/><w:i/>'),
  L: (text) => p(text, inList(1), '<w:b/>'),
  N: (text) => p(text, inList(1)),
  R: (text) => {
    const [caption = '', rest = ''] = text.split('|')
    return `<w:p>${r(caption, '<w:b/>')}${r(rest)}</w:p>`
  },
  K: (text) => p(text, '', '<w:caps/>'),
  M: (text) => p(text, centred),
  Z: (text) => p(text, '', '<w:sz w:val="32"/>'),
  V: (text) => p(text, '', '<w:b/><w:u w:val="single"/>'),
  E: (text) => p(text, inList(2), '<w:b/>'),
  S: (text) => broken(text, '<w:b/>', '<w:b/>', centred),
  W: (text) => broken(text, '<w:b/>', ''),
  X: (text) => table([[p(text, '', '<w:b/>')]]),
}
/** One paragraph on two lines. */
function broken(text: string, first: string, second: string, paragraph = ''): string {
  const [caption = '', rest = ''] = text.split('|')
  return `<w:p><w:pPr>${paragraph}</w:pPr>${r(caption, first)}<w:r><w:br/></w:r>${r(rest, second)}</w:p>`
}
/** Rows that follow each other stand in one table. */
const bodyOf = (lines: readonly { look: string; words: string }[]): string =>
  lines
    .map(({ look, words }, at) => {
      if (look !== 'T') return (looks[look] ?? p)(words)
      if (lines[at - 1]?.look === 'T') return ''
      const end = lines.findIndex((line, index) => index > at && line.look !== 'T')
      const rows = lines.slice(at, end === -1 ? lines.length : end)
      return table(rows.map((row) => row.words.split(' | ').map((cell) => p(cell))))
    })
    .join('')
const linesOf = ({ text }: PublicTemplate) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      if (line === 'O') return { look: '', isHeading: false, words: '' }
      const [, look = '', star = '', words = line] = /^(H1|H2|[BCUILNRKMZVESWTXOP]|)(\*?) (.*)$/u.exec(line) ?? []
      return { look, isHeading: star !== '', words }
    })

/** A published template as a Word file that uses no styles. */
export const publicDocx = (template: PublicTemplate): Uint8Array => rawDocx(bodyOf(linesOf(template)), { numbering })

export type SectionNames = {
  readonly paragraphs: readonly TemplateParagraph[]
  /** What its headings say, and what its sections and their parts are called. */
  readonly wanted: readonly string[]
  readonly found: readonly string[]
}

/** How a template's sections are named, beside how its headings name them. `bytes`: the file, where another program made it. */
export async function namesOf(template: PublicTemplate, bytes = publicDocx(template)): Promise<SectionNames> {
  const lines = linesOf(template)
  const { paragraphs } = await readTemplateBytes(bytes)
  const { sections } = splitIntoSections(paragraphs)
  // A caption over two lines of one paragraph is one name; one with its prose behind it is the name alone.
  const bare = (text: string) => text.replaceAll(/\s+/g, ' ').replace(/[.:\s]+$/, '')
  const named = ({ look, words }: { look: string; words: string }) =>
    bare(look === 'S' ? words.replace('|', ' ') : words.replace(/\|.*$/su, ''))
  const wanted = lines.filter(({ isHeading }) => isHeading).map(named)
  const found = sections.flatMap(({ level, title, innerHeadings }) => [
    ...(level > 0 ? [bare(title)] : []),
    ...innerHeadings.map((index) => bare(paragraphs[index]?.text ?? '')),
  ])
  return { paragraphs, wanted, found }
}
