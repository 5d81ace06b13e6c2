import { expect, test } from 'vitest'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { foldText } from '#domain/language/fold.ts'
import { readOldCase } from '#domain/old-client/read-old-case.ts'
import { proposedSource } from '#domain/old-client/settle.ts'
import { splitIntoSections } from '#domain/template-sections/split-into-sections.ts'
import { templateParagraph as line } from '#domain/template-sections/template-paragraph.ts'
import { confirmTemplate } from '#domain/template-sections/template-section.ts'
import { type OldDocument, oldDocuments } from './testing/old-documents.data.ts'
import { templateRevisionTool as tool } from './tool.ts'

const field = (value: string) => ({ value, dataType: 'text' as const })

function inputOf({ text }: OldDocument): DraftInput {
  const paragraphs = text
    .split('\n')
    .map((one) =>
      one.startsWith('# ') ? line(one.slice(2), { outlineLevel: 0, boldShare: 1, style: 'Heading 1' }) : line(one),
    )
  const found = readOldCase(paragraphs.map(({ text: words }, index) => ({ part: 'body' as const, index, text: words })))
  const sources = Object.fromEntries(found.groups.map((group) => [group.id, proposedSource(group) ?? ('ask' as const)]))
  const answers = {
    template: 't',
    template_answers: 'Judge: Leopold F. Anstey\nHearing: February 17, 2027 at 9:00 a.m.\nCourt: Denver, Colorado',
    additional_facts:
      'The client has a herniated disc and sees a physician each month. The client is employed as a welder.',
  }
  return {
    draftId: 'draft',
    answers,
    givenAnswers: answers,
    client: {
      id: 'client',
      first_name: 'Issouf',
      middle_name: 'Rasmané',
      last_name: 'Kaboré',
      client: {
        a_number: field('A 000-000-772'),
        gender: field('male'),
        date_of_birth: field('1982-05-19'),
        country_of_citizenship: field('Burkina Faso'),
      },
      spouse: {},
      children: [],
    },
    attorney: {
      email: 'p@firm.example',
      phone: null,
      first_name: 'Philippa',
      middle_name: null,
      last_name: 'Oyelowo',
      title: null,
      firm_name: 'Oyelowo Law Group',
      license_number: 'PO117203',
      license_authority: null,
      address_1: '400 Brightwater Street',
      address_2: null,
      city: 'Columbus',
      state: 'Ohio',
      zip_code: '43201',
    },
    filingDate: '2026-11-20',
    sources: [],
    template: {
      ...confirmTemplate({ id: 't', title: 'Template' }, paragraphs, splitIntoSections(paragraphs)),
      oldCase: { found, sources },
    },
  }
}

/** Words that a draft is read by, whatever case they are in. */
const holds = (text: string, words: string) => foldText(text).includes(foldText(words))

test.for(oldDocuments)(
  '$name: nothing of the earlier client is drafted or told to a model, and the firm’s words stay',
  (document) => {
    const input = inputOf(document)
    const opened = tool.open(input)
    const plans = opened.plan()
    const draft = plans.map((plan) => `${plan.title}\n${sectionText(opened.write(plan, []))}`).join('\n')
    const told = JSON.stringify([opened.brief(), plans.map((plan) => opened.digest(plan, []))])
    expect(document.old.filter((words) => holds(draft, words))).toEqual([])
    expect(document.old.filter((words) => holds(told, words))).toEqual([])
    expect(document.own.filter((words) => !holds(draft, words))).toEqual([])
  },
)

test('the new client’s facts take the places of the old ones', () => {
  const [motion] = oldDocuments
  const opened = tool.open(inputOf(motion as OldDocument))
  const draft = opened
    .plan()
    .map((plan) => sectionText(opened.write(plan, [])))
    .join('\n')
  const facts = [
    'Issouf Rasmané Kaboré',
    'A 000-000-772',
    'Burkina Faso',
    'Leopold F. Anstey',
    'February 17, 2027',
    'DENVER, COLORADO',
    'herniated disc',
    'welder',
    'Philippa Oyelowo',
    'PO117203',
  ]
  expect(facts.filter((words) => !draft.includes(words))).toEqual([])
  expect(draft).not.toContain('/s/')
  const letter = tool.open(inputOf(oldDocuments[1] as OldDocument))
  const caption = letter
    .plan()
    .map((plan) => sectionText(letter.write(plan, [])))
    .join('\n')
  expect(caption).toContain('for Issouf Rasmané Kaboré, A 000-000-772')
  expect(caption).toContain('Petitioner: [the client’s wife]')
})
