import * as z from 'zod'
import { sectionKinds, sectionModes } from '#domain/template-sections/template-section.ts'
import { endpoint } from './endpoint.ts'

const index = z.number().int().min(0)

const section = z.object({
  id: z.string().min(1).max(40),
  title: z.string().trim().min(1, 'Please give every section a title.').max(255, 'A title has at most 255 characters.'),
  level: z.number().int().min(0).max(9),
  kind: z.enum(sectionKinds),
  mode: z.enum(sectionModes),
  /** Indexes into the paragraphs of the template; each paragraph belongs to exactly one section. */
  paragraphs: z.array(index).min(1, 'A section holds at least one paragraph.').max(20_000),
  heading: z.enum(['own', 'lead-in', 'none']),
  inner_headings: z.array(index).max(20_000),
  /** Why the section begins where it does. */
  reasons: z.array(z.string().max(200)).max(20),
})
export type SplitSection = z.output<typeof section>

/** A paragraph as the reader found it; what is ordinary about it is left out. */
const paragraph = z.looseObject({ text: z.string() })

const placeholderFields = z.record(z.string().max(255), z.string().max(80))

const split = z.object({
  id: z.string(),
  title: z.string(),
  /** The Word file is built inside a `docx`; from a `pdf` it is built in the product's own style. */
  kind: z.enum(['docx', 'pdf']),
  pages: z.number(),
  /** Its text stands in tables: fields are filled in and nothing is written. */
  is_form: z.boolean(),
  /** `all`: confirmed before for this very text. `some`: choices taken over from an earlier version. */
  recalled: z.enum(['all', 'some', 'none']),
  /** What the attorney should know about the way it was read. */
  warnings: z.array(z.string()),
  paragraphs: z.array(paragraph),
  sections: z.array(section),
  /** What the attorney said a placeholder means: a field by the placeholder's label, folded. */
  placeholder_fields: placeholderFields,
})
export type TemplateSplitReply = z.output<typeof split>

const path = '/briefs/:briefId/sections'

export const templateSections = {
  getTemplateSections: endpoint({
    method: 'GET',
    path,
    access: 'user',
    summary: 'The sections of a template: as they were confirmed, or as they are proposed',
    reply: split,
  }),
  confirmTemplateSections: endpoint({
    method: 'POST',
    path,
    access: 'user',
    summary: 'Stores the sections as the attorney confirms them; they are remembered for the template',
    body: z.object({
      sections: z.array(section).min(1, 'A template has at least one section.').max(500),
      placeholder_fields: placeholderFields.optional(),
    }),
    reply: split,
    example: {
      sections: [
        {
          id: 's0',
          title: 'Opening',
          level: 0,
          kind: 'text',
          mode: 'rewrite',
          paragraphs: [0],
          heading: 'none',
          inner_headings: [],
          reasons: [],
        },
      ],
    },
  }),
}
