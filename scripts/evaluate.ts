import { readdirSync, readFileSync } from 'node:fs'
import { gapsIn, sectionText } from '#domain/legal-document/from-section.ts'
import { checkDraft } from '#domain/draft-checks/check-draft.ts'
import { readMaterial } from '#domain/draft-checks/material.ts'
import { fullName, recordValues } from '#domain/clients/client-record.ts'
import type { DraftingTool, DraftInput, WrittenSection } from '#domain/drafting/tool.ts'
import { factSourcesOf } from '#domain/provenance/fact-sources.ts'
import { checkAnswers } from '#domain/questionnaire/validate.ts'
import { catalog } from '#tools/catalog.ts'
import { type GivenFields, inferFields } from '#server/features/clients/infer-fields.ts'
import { findTool } from '#server/features/drafting/recipes.ts'
import { writeFromTemplate } from '#server/features/drafting/write-sections.ts'

// Drafts every example case of a tool with the offline writer and prints what the checks say of each:
//   npm run evaluate -- upw
const wanted = process.argv[2]
const entry = catalog.find(({ identity }) => identity.type === wanted)
if (!entry) {
  console.log(`Name a tool: ${catalog.map(({ identity }) => identity.type).join(', ')}`)
  process.exit(1)
}

const folders: Readonly<Record<string, string>> = {
  draft_generator: 'asylum-brief',
  naturalization: 'naturalization-cover-letter',
  upw: 'i601a-waiver',
  expert_letter: 'expert-letter',
  draft_from_template_sections: 'template-revision',
}
const nobody = {
  email: 'nora@firm.example',
  phone: null,
  first_name: null,
  middle_name: null,
  last_name: null,
  title: null,
  firm_name: null,
  license_number: null,
  license_authority: null,
  address_1: null,
  address_2: null,
  city: null,
  state: null,
  zip_code: null,
}

const folder = `src/tools/${folders[entry.identity.type]}/examples`
const tool = findTool(entry.identity.type)
console.log(['case', 'sections', 'words', 'gaps', 'citations', 'facts', 'red', 'amber', 'green'].join('\t'))
for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) evaluate(tool, name)

type Case = {
  readonly id?: string
  readonly as_of?: string
  readonly filing_date?: string
  readonly client?: Record<string, unknown>
  readonly answers?: Record<string, unknown>
  readonly extra?: Record<string, unknown>
}

function evaluate(tool: DraftingTool, name: string): void {
  const example = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Case
  const input = inputOf(tool, example)
  const written: WrittenSection[] = []
  for (const plan of tool.planSections(input))
    written.push({ id: plan.id, html: writeFromTemplate(tool, plan, input, written) })
  const computed = tool.computeFacts(input)
  const material = readMaterial(input.sources, factSourcesOf(input, { computed }))
  const ownNames = [fullName(input.client)]
  const found = checkDraft({ sections: written, material, filingDate: input.filingDate, ownNames })
  const by = (of: (check: (typeof found)[number]) => boolean) => found.filter(of).length
  const words = written.reduce((sum, { html }) => sum + sectionText(html).split(/\s+/).length, 0)
  const gaps = written.reduce((sum, { html }) => sum + gapsIn(html).length, 0)
  const figures = [
    written.length,
    words,
    gaps,
    by(({ code }) => code.startsWith('citation')),
    by(({ code }) => code.startsWith('fact')),
    by(({ severity }) => severity === 'red'),
    by(({ severity }) => severity === 'amber'),
    by(({ severity }) => severity === 'green'),
  ]
  console.log([example.id ?? name, ...figures].join('\t'))
}

function inputOf(tool: DraftingTool, example: Case): DraftInput {
  const given = example.client ?? {}
  const {
    first_name = 'Ana',
    middle_name = null,
    last_name = 'Example',
    spouse = {},
    children = [],
    client = {},
    ...record
  } = given
  const filingDate = example.as_of ?? example.filing_date ?? '2026-11-20'
  const person = {
    id: 'example',
    first_name: String(first_name),
    middle_name: typeof middle_name === 'string' ? middle_name : null,
    last_name: String(last_name),
    client: inferFields({ ...record, ...(client as object) } as GivenFields),
    spouse: inferFields(spouse as GivenFields),
    children: (children as GivenFields[]).map(inferFields),
  }
  const sent = { ...example.answers, ...example.extra, client_id: 'example' }
  const { answers, given: all } = checkAnswers(tool.questionnaire, sent, recordValues(person), filingDate)
  return { draftId: 'example', answers, givenAnswers: all, client: person, attorney: nobody, filingDate, sources: [] }
}
