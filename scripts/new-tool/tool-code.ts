/** What a new tool is made of before it has a case; `{{camel}}` and its like stand for the names. */
export const toolCode: Readonly<Record<string, string>> = {
  'README.md': `# {{title}}

What the document is, the legal test that it argues, who files it, the sources and the days on which they were read.

| file | holds |
|---|---|
| \`identity.ts\`, \`questionnaire.ts\` | what the page shows: title, cost, models; the questions |
| \`case.ts\` | the answers and the record as one typed case; everything else works on it |
| \`checks.ts\` | the rules on answers and record |
| \`plan.ts\` | the sections, their waves, lengths and authorities |
| \`writing.ts\` | the text of every section without a model |
| \`digest.ts\` | what a model is told beside the facts |
| \`document.ts\` | sections to a legal document |
| \`sections/*.md\` | the instruction for each section that a model may write |
`,
  'identity.ts': `import type { ToolIdentity } from '#domain/drafting/tool.ts'

export const {{camel}}Identity: ToolIdentity = {
  type: '{{type}}',
  folder: '{{name}}',
  route: '/ai/{{name}}',
  title: '{{title}}',
  produces: 'A letter with one argument, signed by counsel.',
  turnaround: 'about 5 minutes',
  cost: 100,
  models: ['gpt-5', 'gpt-4.1'],
  defaultModel: 'gpt-5',
  fileLabel: '{{title}}',
  permission: 'user',
  keywords: ['letter'],
}
`,
  'questionnaire.ts': `import type { Questionnaire } from '#domain/questionnaire/question.ts'
import { {{camel}}Identity } from './identity.ts'

export const {{camel}}Questionnaire: Questionnaire = {
  groups: [
    {
      id: 'case',
      title: 'The case',
      questions: [
        { name: 'client_id', label: 'Client', kind: 'client', required: true },
        { name: 'what', label: 'What the letter shows', kind: 'textarea', required: true },
        {
          name: 'model',
          label: 'AI model',
          kind: 'choice',
          look: 'select',
          options: {{camel}}Identity.models.map((model) => ({ value: model, label: model })),
          initial: 'gpt-5',
        },
      ],
    },
  ],
}
`,
  'case.ts': `import { fullName } from '#domain/clients/client-record.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { textOf } from '#domain/questionnaire/question.ts'

/** The answers and the record as one typed case: the only thing that checks, writing and digest read. */
export type Case = {
  readonly input: DraftInput
  readonly clientName: string
  readonly what: string | undefined
}

/** Never throws, whatever the answers; what is missing is undefined and becomes a gap. */
export function openCase(input: DraftInput): Case {
  return { input, clientName: fullName(input.client), what: textOf(input.answers, 'what') }
}
`,
  'checks.ts': `import type { Facts } from '#domain/drafting/tool.ts'
import { type Check, warn } from '#domain/questionnaire/check.ts'
import type { Case } from './case.ts'

/** The rules on answers and record. */
export function checkCase({ what }: Case): Check[] {
  return what !== undefined && what.length < 40 ? [warn('N1', 'Say more: one sentence carries no letter.', 'what')] : []
}

/** What software computed, under the names that the page shows. */
export function computeFacts({ clientName }: Case): Facts {
  return { client: clientName }
}
`,
  'plan.ts': `import type { SectionPlan } from '#domain/drafting/tool.ts'

/** The sections in their order; the same for every case. */
export function planSections(): SectionPlan[] {
  return [
    { id: 'heading', title: 'Heading', mode: 'software', wave: 1, heading: false },
    { id: 'body', title: 'What the record shows', mode: 'model', wave: 1, words: { min: 150, max: 400 }, instruction: 'body', authorities: [] },
    { id: 'signature', title: 'Signature', mode: 'software', wave: 1, heading: false },
  ]
}
`,
  'writing.ts': `import { attorneyName } from '#domain/clients/attorney.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import type { SectionPlan } from '#domain/drafting/tool.ts'
import { gap, narrative, paragraph, textOrGap } from '#domain/section-content/write.ts'
import type { Case } from './case.ts'

const writers: Readonly<Record<string, (opened: Case) => string>> = {
  heading: ({ clientName, input }) =>
    paragraph(\`\${formatLongDate(input.filingDate)}<br>Re: \${textOrGap(clientName, 'client')}\`),
  body: ({ what }) => narrative(what) || paragraph(gap('what the letter shows')),
  signature: ({ input }) => paragraph(\`Respectfully submitted,<br>\${textOrGap(attorneyName(input.attorney), 'attorney')}\`),
}

/** A section without a model, as section content with tokens and gaps. */
export function writeSection({ id }: Pick<SectionPlan, 'id'>, opened: Case): string {
  return writers[id]?.(opened) ?? ''
}
`,
  'digest.ts': `import type { Json, SectionPlan } from '#domain/drafting/tool.ts'
import type { Case } from './case.ts'

/** What every section's writer is told of the case. */
export function briefOf({ clientName }: Case): Json {
  return { client: clientName }
}

/** What one section alone is told; the case map holds the answers as facts where there is one. */
export function digestSection({ id }: Pick<SectionPlan, 'id'>, { what, input }: Case): Json {
  return id === 'body' && !input.caseMap ? { what: what ?? null } : null
}
`,
  'document.ts': `import type { WrittenSection } from '#domain/drafting/tool.ts'
import type { LegalDocument } from '#domain/legal-document/block.ts'
import { blocksFromSection } from '#domain/legal-document/from-section.ts'
import type { Case } from './case.ts'
import { {{camel}}Identity } from './identity.ts'
import { planSections } from './plan.ts'

/** The letter from its sections, edited or not. */
export function composeDocument({ clientName }: Case, written: readonly WrittenSection[]): LegalDocument {
  const plans = new Map(planSections().map((plan) => [plan.id, plan]))
  return {
    title: \`\${clientName} - \${{{camel}}Identity.fileLabel}\`,
    properties: { type: {{camel}}Identity.type },
    layout: { lineSpacing: 1.15, paragraphSpacing: 8, pageNumbers: 'from-second' },
    blocks: written.flatMap(({ id, html, heading }) => {
      const plan = plans.get(id)
      const title = heading ?? plan?.title
      const isHeaded = title !== undefined && plan?.heading !== false
      return [
        ...(isHeaded ? [{ kind: 'heading' as const, level: 1 as const, content: [{ text: title }] }] : []),
        ...blocksFromSection(html),
      ]
    }),
  }
}
`,
  'tool.ts': `import { defineTool } from '#domain/drafting/define-tool.ts'
import { openCase } from './case.ts'
import { checkCase, computeFacts } from './checks.ts'
import { briefOf, digestSection } from './digest.ts'
import { composeDocument } from './document.ts'
import { {{camel}}Identity } from './identity.ts'
import { planSections } from './plan.ts'
import { {{camel}}Questionnaire } from './questionnaire.ts'
import { writeSection } from './writing.ts'

export const {{camel}}Tool = defineTool({
  identity: {{camel}}Identity,
  questionnaire: {{camel}}Questionnaire,
  open: openCase,
  check: checkCase,
  facts: computeFacts,
  plan: planSections,
  write: writeSection,
  brief: briefOf,
  digest: digestSection,
  authorities: () => [],
  compose: composeDocument,
})
`,
}
