import { expect, test } from 'vitest'
import { splitIntoSections } from '#domain/template-sections/split-into-sections.ts'
import { findPlaceholders } from '#domain/template-sections/placeholders.ts'
import { inList, p, r, rawDocx } from '../testing/raw-docx.ts'
import { type PublicTemplate, publicTemplates } from '../testing/public-templates.data.ts'
import { furtherPublicTemplates } from '../testing/further-public-templates.data.ts'
import { readTemplateBytes } from './read-template-bytes.ts'

const decimal =
  '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>'
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
}
const linesOf = ({ text }: PublicTemplate) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [, look = '', star = '', words = line] = /^(H1|H2|[BCUILNR]|)(\*?) (.*)$/u.exec(line) ?? []
      return { look, isHeading: star !== '', words }
    })

async function namesOf(template: PublicTemplate) {
  const lines = linesOf(template)
  const body = lines.map(({ look, words }) => (looks[look] ?? p)(words)).join('')
  const { paragraphs } = await readTemplateBytes(rawDocx(body, { numbering: decimal }))
  const { sections } = splitIntoSections(paragraphs)
  const bare = (text: string) => text.replace(/\|.*$/su, '').replace(/[.:\s]+$/, '')
  const wanted = lines.filter(({ isHeading }) => isHeading).map(({ words }) => bare(words))
  const found = sections.flatMap(({ level, title, innerHeadings }) => [
    ...(level > 0 ? [bare(title)] : []),
    ...innerHeadings.map((index) => bare(paragraphs[index]?.text ?? '')),
  ])
  return { paragraphs, wanted, found }
}

test.for([...publicTemplates, ...furtherPublicTemplates])(
  '$name: each section is named as its heading says',
  async (template) => {
    const { wanted, found } = await namesOf(template)
    expect(found).toEqual(wanted)
  },
)

test.for([...publicTemplates, ...furtherPublicTemplates])(
  '$name: what a program would fill or repeat is a place or an instruction',
  async (template) => {
    const { paragraphs } = await namesOf(template)
    const open = paragraphs.flatMap((paragraph) => {
      const { placeholders, instructions } = findPlaceholders(paragraph)
      const places = [...placeholders, ...instructions]
      return [...paragraph.text.matchAll(/[{}«»[\]]+/g)]
        .filter(({ index }) => !places.some(({ start, end }) => start <= index && index < end))
        .filter(() => !paragraph.text.includes('[ ]'))
        .map(() => paragraph.text)
    })
    expect([...new Set(open)]).toEqual([])
  },
)
