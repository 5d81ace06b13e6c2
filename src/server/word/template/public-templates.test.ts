import { expect, test } from 'vitest'
import { findPlaceholders } from '#domain/template-sections/placeholders.ts'
import { furtherPublicTemplates } from '../testing/further-public-templates.data.ts'
import { messyTemplates } from '../testing/messy-templates.data.ts'
import { publicTemplates } from '../testing/public-templates.data.ts'
import { namesOf } from '../testing/section-names.ts'

test.for([...publicTemplates, ...furtherPublicTemplates, ...messyTemplates])(
  '$name: each section is named as its heading says',
  async (template) => {
    const { wanted, found } = await namesOf(template)
    expect(found).toEqual(wanted)
  },
)

test.for([...publicTemplates, ...furtherPublicTemplates, ...messyTemplates])(
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
