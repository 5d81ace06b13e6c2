import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gapsIn, sectionText } from '#domain/legal-document/from-section.ts'
import { visibleQuestions } from '#domain/questionnaire/visibility.ts'
import { sanitizeSection } from '#domain/section-content/sanitize.ts'
import { draftLetter, letterInput, readLetterCase } from '#test/expert-letter-cases.ts'
import { allSlots } from './case/fact-sheet/all-slots.ts'
import { fieldName } from './case/fact-sheet/slot.ts'
import { letterTypes } from './case/letter-type.ts'
import { sectionIds } from './plan/section-ids.ts'
import { styleSeed } from './plan/style-seed.ts'
import { boilerplateShingles } from './writing/boilerplate.ts'
import { reviewNote } from './document/review-sheet.ts'
import { expertLetterTool as tool } from './tool.ts'

const examples = [
  'eb1a-independent-expert',
  'eb1a-fact-sheet',
  'asylum-country-conditions',
  'hardship-evaluation',
  'niw-grain-scanner',
  'country-bus-driver',
]

test.for(examples)('%s drafts offline as expected', (name) => {
  const letterCase = readLetterCase(name)
  const { expected } = letterCase
  const input = letterInput(letterCase)
  const sections = draftLetter(input)
  const text = sections.map(({ html }) => sectionText(html)).join('\n')
  const facts = tool.open(input).facts()
  expect(facts).toMatchObject({
    plan: expected.plan,
    independence: expected.independence,
    payment: expected.payment,
    addressee: expected.addressee,
    declaration: expected.declaration,
  })
  expect(
    tool
      .open(input)
      .check()
      .map(({ code }) => code),
  ).toEqual(expected.checks)
  expect(sections.map(({ id }) => id).toSorted()).toEqual(expected.sections.toSorted())
  expect(gapsIn(sections.find(({ id }) => id === 'opening')?.html ?? '')).toEqual(expected.opening_gaps)
  for (const words of expected.contains) expect(text).toContain(words)
  for (const words of expected.absent) expect(text).not.toContain(words)
  expect((tool.open(input).review(sections) ?? []).map(({ code, message }) => `${code} ${message}`)).toEqual(
    expected.review.map((code) => expect.stringMatching(new RegExp(`^${code} `))),
  )
})

const eb1a = readLetterCase('eb1a-independent-expert')
const complete = readLetterCase('eb1a-fact-sheet')
const country = readLetterCase('asylum-country-conditions')

const headings = (input: ReturnType<typeof letterInput>) =>
  (draftLetter(input).find(({ id }) => id === 'findings')?.html ?? '').match(/(?<=<h3>)[^<]+/g)
const asked = (answers: Record<string, string>) =>
  visibleQuestions(tool.questionnaire, { client_id: 'c', expert_id: 'e', ...answers }, {}).map(({ name }) => name)

test('the findings of each kind of letter stand under their headings, the role only from somebody who saw it', () => {
  expect(headings(letterInput(complete))?.slice(0, 4)).toEqual([
    'Training and record',
    'The contribution',
    'Use by others',
    'Significance for the field',
  ])
  expect(headings(letterInput(complete))).not.toContain('Role')
  const dependent = { answers: { expert_client_relation: 'Her supervisor since 2015.', role_title: 'lead engineer' } }
  expect(headings(letterInput(complete, dependent))).toContain('Role')
  expect(headings(letterInput(eb1a))).toContain('Training and record')
  expect(headings(letterInput(country))?.slice(0, 10)).toEqual([
    'Method and sources',
    'Political and social context',
    'Treatment of the client’s group',
    'The party feared, its reach and capacity',
    'State protection',
    'Consent or silence of officials',
    'Internal relocation',
    'The claim and known patterns',
    'What happens on return',
    'Contrary indications',
  ])
  const asylumOnly = letterInput(country, { answers: { case_type: 'Asylum country conditions', cc_acquiescence: '' } })
  expect(headings(asylumOnly)).not.toContain('Consent or silence of officials')
})

test('the sentences of the opening and the middle sections are ordered by the draft, always the same for one draft', () => {
  const orders = Array.from({ length: 40 }, (_, index) => {
    const input = letterInput(complete, { draftId: `draft-${index}` })
    expect(tool.open(input).plan()).toEqual(tool.open(input).plan())
    return tool
      .open(input)
      .plan()
      .map(({ id }) => id)
      .join(' ')
  })
  expect(new Set(orders).size).toBe(4)
  const seeds = new Set(Array.from({ length: 200 }, (_, index) => styleSeed(`draft-${index}`).opening))
  expect([...seeds].toSorted()).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
})

test('a co-worker says since when and in what capacity; what is unclear is a gap, never an assertion', () => {
  const dependent = letterInput(eb1a, {
    answers: { expert_client_relation: 'He supervised the thesis from 2015 to 2019.', expert_position: 'Professor' },
  })
  const text = draftLetter(dependent)
    .map(({ html }) => sectionText(html))
    .join('\n')
  expect(text).toContain('I do not write as a stranger to Dr. Verhoeven')
  expect(text).toContain(
    'I supervised the thesis from 2015 to 2019. I state this so that the reader can weigh my opinion.',
  )
  expect(text).not.toMatch(/since 2015|\bnever\b|do not know/)
  const unclear = letterInput(eb1a, { answers: { expert_client_relation: 'Both live in Boulder.' } })
  const relationship = draftLetter(unclear).find(({ id }) => id === 'relationship')?.html ?? ''
  expect(gapsIn(relationship)).toContain('NEEDS: relationship between expert and client')
  expect(relationship).not.toMatch(/independent|never|do not know/)
})

test('the correlation of findings and account is one numbered sentence for each finding', () => {
  const input = letterInput(country, {
    answers: {
      case_type: 'Psychological evaluation for asylum',
      findings: [
        { what: 'Scar on the left forearm', account: 'a cut with a knife', degree: 'highly consistent with' },
        { what: 'Nightmares', account: '', degree: '' },
      ],
    },
  })
  const findings = draftLetter(input).find(({ id }) => id === 'findings')?.html ?? ''
  expect(sectionText(findings)).toContain(
    '1. Scar on the left forearm. Account given: a cut with a knife. In my opinion this finding is highly consistent with the account.',
  )
  expect(gapsIn(findings)).toEqual(expect.arrayContaining(['NEEDS: account given', 'NEEDS: degree of consistency']))
})

test('the document carries the note on every page and a review sheet of its statements', () => {
  const input = letterInput(complete)
  const { blocks, layout, title } = tool.open(input).compose(draftLetter(input))
  expect([title, layout.headerText]).toEqual(['Expert Letter', reviewNote])
  expect(reviewNote).toBe(
    'Draft for the expert’s review. Not a statement by the expert until reviewed, corrected and signed.',
  )
  expect(blocks.filter((block) => block.kind === 'paragraph' && block.comment === reviewNote)).toHaveLength(1)
  const sheet = blocks.findLast((block) => block.kind === 'table')
  const rows =
    sheet?.kind === 'table' ? sheet.rows.map((row) => row.map(({ content }) => JSON.stringify(content)).join(' ')) : []
  const statistics = rows.find((row) => row.includes('41 incidents'))
  expect(statistics).toContain('Failure statistics, Calder report 2025-17')
  expect(rows.length).toBeGreaterThan(8)
})

test('the review sheet lists what was told also where no date, number or name stands in the sentence', () => {
  const changes = { hard_care: 'weekly talks with a therapist', state: 'low mood' }
  const input = letterInput(readLetterCase('hardship-evaluation'), { answers: changes })
  const sheet = tool
    .open(input)
    .compose(draftLetter(input))
    .blocks.findLast((block) => block.kind === 'table')
  const rows = sheet?.kind === 'table' ? sheet.rows.map((row) => JSON.stringify(row)) : []
  for (const told of ['I recommend weekly talks with a therapist.', 'On examination I found low mood.'])
    expect(rows.find((row) => row.includes(told))).toContain('fact sheet')
  expect(rows.some((row) => row.includes('I offer no view on legal eligibility'))).toBe(false)
})

test('a model is told the facts of the section, missing ones by their label, and never another client’s facts', () => {
  const input = {
    ...letterInput(eb1a),
    earlierDrafts: ['Boris Tarn', 'Ada Quill'].map((name, index) => ({
      draftId: `old-${index}`,
      title: name,
      text: `I have long admired ${name} and it is my pleasure to write on behalf of ${name} in 2019.`,
    })),
  }
  const plan = tool
    .open(input)
    .plan()
    .find(({ id }) => id === 'qualifications')
  const opened = tool.open(input)
  expect(opened.brief()).toMatchObject({ relationship_label: 'independent, knows the work', payment: 'none' })
  expect(plan && opened.digest(plan, [])).toMatchObject({ missing: expect.arrayContaining(["expert's degrees"]) })
  const digest = JSON.stringify([opened.brief(), plan && opened.digest(plan, [])])
  expect(digest).toContain('is my pleasure to write')
  expect(digest).not.toMatch(/Tarn|Quill|Boris|Ada|2019 "/)
})

test('every instruction of every plan exists, with front matter; the rules too', () => {
  const names = letterTypes.flatMap((type) =>
    tool
      .open(letterInput(complete, { answers: { letter_type: type } }))
      .plan()
      .flatMap(({ instruction }) => instruction ?? []),
  )
  for (const name of new Set([...names, '_rules'])) {
    const text = readFileSync(new URL(`sections/${name}.md`, import.meta.url), 'utf8')
    expect(text).toMatch(/^---\ntitle: .+\n---\n\S/)
  }
  expect(new Set(names).size).toBe(15)
})

test('the fact sheet asks what the chosen plan has a place for, and nothing else', () => {
  expect(asked({ case_type: 'EB-1A' })).toContain('contrib_what')
  expect(asked({ case_type: 'EB-1A' })).not.toContain('cc_country')
  expect(asked({ case_type: 'EB-1A', letter_type: 'CC' })).toContain('cc_country')
  expect(asked({ case_type: 'asylum', letter_type: 'matched' })).toContain('cc_country')
  expect(asked({ case_type: '' })).not.toContain('expert_position')
  expect(asked({ case_type: 'O-1A' })).not.toContain('subject_name')
  expect(asked({ case_type: 'I-601A' })).toContain('subject_name')
  expect(new Set(allSlots.map(({ name }) => fieldName(name))).size).toBe(allSlots.length)
})

test('the form has the fields of the specification in its order', () => {
  const names = tool.questionnaire.groups.flatMap(({ questions }) => questions).filter(({ advanced }) => !advanced)
  expect(names.map(({ name }) => name)).toEqual([
    'client_id',
    'case_type',
    'client_cv_id',
    'additional_client_docs',
    'expert_id',
    'additional_expert_docs',
    'expert_client_relation',
    'additional_prompt',
    'model',
  ])
  expect(names.filter(({ required }) => required).map(({ name }) => name)).toEqual([
    'client_id',
    'case_type',
    'expert_id',
  ])
})

test('every slot in our sentences has a label, so that no gap shows a technical name', () => {
  for (const type of letterTypes) {
    const input = letterInput({ ...eb1a, answers: {}, sources: [] }, { answers: { case_type: 'x', letter_type: type } })
    const gaps = draftLetter(input).flatMap(({ html }) => gapsIn(html))
    expect(gaps.filter((gap) => /[a-z][._][a-z]/.test(gap))).toEqual([])
    expect(gaps.length).toBeGreaterThan(8)
  }
  expect(boilerplateShingles.size).toBeGreaterThan(200)
})

test('any answers give clean text: no doubled spaces, nothing undefined, section ids of the plan', () => {
  const names = [
    'case_type',
    'expert_client_relation',
    'additional_prompt',
    'addressee',
    ...allSlots.map(({ name }) => fieldName(name)),
  ]
  const answers = fc.dictionary(
    fc.constantFrom(...names),
    fc.oneof(fc.string(), fc.constantFrom('yes', 'no', 'a\nb', 'Ends.')),
  )
  fc.assert(
    fc.property(answers, fc.constantFrom(...letterTypes), (given, type) => {
      const input = letterInput(
        { ...eb1a, answers: {} },
        { answers: { expert_id: 'expert-1', ...given, letter_type: type } },
      )
      const opened = tool.open(input)
      const sections = draftLetter(input, opened)
      opened.check()
      opened.review(sections)
      opened.facts()
      for (const plan of opened.plan()) JSON.stringify(opened.digest(plan, sections))
      expect(JSON.stringify(opened.compose(sections))).not.toContain('undefined')
      for (const { id, html } of sections) {
        expect(sectionIds).toContain(id)
        expect(html).not.toMatch(/undefined|\bnull\b| {2}/)
        expect(sectionText(sanitizeSection(html))).toBe(sectionText(html))
      }
    }),
    { numRuns: 150 },
  )
})

test('figures, countries and addresses stand in the letter as a sentence needs them', () => {
  const hardship = readLetterCase('hardship-evaluation')
  const relationship = (count: string) =>
    sectionText(
      draftLetter(letterInput(hardship, { answers: { sessions_count: count } })).find(({ id }) => id === 'relationship')
        ?.html ?? '',
    )
  expect(relationship('1')).toMatch(/I saw \w+ once for /)
  expect(relationship('three sessions')).toMatch(/I saw \w+ three times for /)
  const changes = { cc_country: 'Philippines', expert_contact: 'b.solheim@rift.example', expert_years: '22 years' }
  const sections = draftLetter(letterInput(country, { answers: changes }))
  const text = sections.map(({ html }) => sectionText(html)).join('\n')
  expect(text).toContain('In the Philippines, people who are')
  expect(text).toContain('for 22 years. ')
  expect(text).not.toContain('B.solheim')
})
