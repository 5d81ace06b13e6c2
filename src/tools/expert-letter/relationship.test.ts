import { expect, test } from 'vitest'
import { sectionText } from '#domain/legal-document/from-section.ts'
import type { SourceText } from '#domain/drafting/tool.ts'
import { draftLetter, letterInput, readLetterCase } from '#test/expert-letter-cases.ts'
import { expertLetterTool as tool } from './tool.ts'

const eb1a = readLetterCase('eb1a-independent-expert')

const inputWith = (relation: string, papers: readonly SourceText[] = []) =>
  letterInput(eb1a, {
    answers: {
      expert_client_relation: relation,
      additional_expert_docs: ['X1', 'X2', ...papers.map(({ id }) => id)],
    },
    sources: [...eb1a.sources.filter(({ id }) => !papers.some((paper) => paper.id === id)), ...papers],
  })
const relationship = (relation: string, papers?: readonly SourceText[]) =>
  sectionText(draftLetter(inputWith(relation, papers)).find(({ id }) => id === 'relationship')?.html ?? '')

const paper = (id: string, title: string, text: string): SourceText => ({ id, kind: 'extra_expert', title, text })
const deniesATie = /\bnever\b|\bno (?:relationship|tie|family)|\bindependent\b|\bdo not know\b/i

test('a tie is denied only where the answer denies it', () => {
  expect(relationship('They never met.')).toContain('I have never met Dr. Verhoeven.')
  expect(relationship('They never met.')).not.toMatch(/employed|supervised|taught|family|business|personally/)
  expect(relationship('No prior professional relationship. No fee.')).toContain(
    'I have no prior professional relationship with Dr. Verhoeven.',
  )
  expect(relationship('He knows her reputation.')).not.toMatch(deniesATie)
  expect(relationship('He read the paper of 2021.')).toContain('I read the paper of 2021.')
  expect(relationship('She does not know the client personally, and has read the patent.')).toContain(
    'I do not know Dr. Verhoeven personally.',
  )
})

test('a denial with a limit is not made wider than it is: it stands with its limit, or not at all', () => {
  expect(relationship('They never met before 2021.')).toContain('We never met before 2021.')
  expect(relationship('They have never met in person.')).toContain('We have never met in person.')
  expect(relationship('They met once in 2019 and have not been in contact since.')).toContain(
    'We met once in 2019 and have not been in contact since.',
  )
  for (const limited of [
    'Never worked together except on one panel.',
    'The expert is not independent of the client.',
    'They met once in 2019 and have not been in contact since.',
  ])
    expect(relationship(limited), limited).not.toMatch(deniesATie)
})

test('every part of the answer is told, each as far as it goes', () => {
  const two = relationship('They sit on the same committee. No family or business tie. No fee.')
  expect(two).toContain('We sit on the same committee.')
  expect(two).toContain('I have no family or business tie to Dr. Verhoeven.')
  expect(relationship('never met, knows the papers')).toMatch(/I have never met Dr\. Verhoeven\. I know the papers\./)
  expect(relationship('No relationship other than emails about a dataset in 2021.')).toContain(
    'I have had no relationship with Dr. Verhoeven other than emails about a dataset in 2021.',
  )
  expect(relationship('Interviewed her for 2 hours by video on May 3, 2026. No prior contact.')).toContain(
    'on May 3, 2026. Before that I had had no contact with Dr. Verhoeven.',
  )
})

test('whoever never met the client does not write as somebody who knows her', () => {
  const all = (relation: string) =>
    draftLetter(inputWith(relation))
      .map(({ html }) => sectionText(html))
      .join('\n')
  expect(all('He is a colleague of her former advisor. They have never met.')).not.toContain('as a stranger')
  expect(all('He was her advisor from 2012 to 2017.')).toContain('as a stranger')
})

test('a post at the same project, whatever its title, opens the question: both lines, a gap, and no denial', () => {
  const cv = paper('X3', 'CV', 'Harpsichord tuner, Norrland Valley Project, Umea, May 2016 to August 2018.')
  const client = eb1a.sources.map((source) =>
    source.id === 'cv-1'
      ? { ...source, text: `${source.text}\nInterpreter, Norrland Valley Project, Umea, March 2014 to June 2017.` }
      : source,
  )
  const changes = {
    answers: { expert_client_relation: 'Never met. No relationship.', additional_expert_docs: ['X1', 'X2', 'X3'] },
  }
  const input = letterInput(eb1a, { ...changes, sources: [...client, cv] })
  const text = sectionText(draftLetter(input).find(({ id }) => id === 'relationship')?.html ?? '')
  expect(text).not.toMatch(deniesATie)
  expect(text).toContain('“Harpsichord tuner, Norrland Valley Project, Umea, May 2016 to August 2018.”')
  expect(text).toContain('[NEEDS: whether you knew or worked with Dr. Verhoeven at Norrland Valley Project')
  const opened = tool.open(input)
  expect(opened.brief()).toMatchObject({ relationship_label: 'unclear' })
  const relationship = opened.plan().find(({ id }) => id === 'relationship')
  if (!relationship) throw new Error('A letter without its relationship.')
  expect(opened.digest(relationship, [])).toMatchObject({ relationship_statements: [] })

  const notes = paper(
    'X4',
    'Notes of the expert',
    '1. I did not know Dr. Verhoeven at the Norrland Valley Project. We never met.',
  )
  const settled = letterInput(eb1a, {
    answers: { ...changes.answers, additional_expert_docs: ['X1', 'X2', 'X3', 'X4'] },
    sources: [...client, cv, notes],
  })
  const told = sectionText(draftLetter(settled).find(({ id }) => id === 'relationship')?.html ?? '')
  expect(told).toContain('I did not know Dr. Verhoeven at the Norrland Valley Project. We never met.')
  expect(told).not.toContain('NEEDS: whether')
})

test('a namesake among the authors of a publication is no overlap', () => {
  const listed = 'Deshpande R. and others, "Cells," Journal, 2017. Authors: Deshpande R., Verhoeven J., and 22 more.'
  expect(relationship('They never met.', [paper('X3', 'Publications', listed)])).toContain('I have never met')
  const shared = listed.replace('Verhoeven J.', 'Verhoeven I.')
  expect(relationship('They never met.', [paper('X3', 'Publications', shared)])).not.toMatch(deniesATie)
})

test('what the expert saw, was paid for and depends on is said only where the file says it', () => {
  const all = (relation: string) =>
    draftLetter(inputWith(relation, [paper('X2', 'Fee note', 'Fee $700.')]))
      .map(({ html }) => sectionText(html))
      .join('\n')
  const supervisor = all('He supervised the thesis from 2015 to 2019.')
  expect(supervisor).toContain('My fee is $700.')
  expect(supervisor).not.toMatch(/observ|saw myself|depend/i)
  const clinician = draftLetter(letterInput(readLetterCase('hardship-evaluation')))
    .map(({ html }) => sectionText(html))
    .join('\n')
  expect(clinician).not.toMatch(/counsel referred|confidentiality|treated/)
})

test('the expert’s notes and the papers carry the letter: opinions, figures with exhibit and page, conditions kept', () => {
  const report: SourceText = {
    id: 'D9',
    kind: 'extra_client',
    title: 'Test report',
    text: '=== Page 1 of 2 ===\nTEST REPORT\n1. The coating was tried in 37 cells. Two of the cells failed.\n\n=== Page 2 of 2 ===\n2. We plan a line of 5,400 cells. The plan depends on a permit.',
  }
  const notes = paper(
    'X9',
    'Notes for counsel',
    "1. In my opinion the coating's worth lies in its price. I have not handled it.\n2. I have not seen the business plan.\n3. Please do not mention the grant of $90,000.",
  )
  const input = letterInput(eb1a, {
    answers: { additional_client_docs: ['D9'], additional_expert_docs: ['X1', 'X2', 'X9'] },
    sources: [...eb1a.sources, report, notes],
  })
  const text = draftLetter(input)
    .map(({ html }) => sectionText(html))
    .join('\n')
  expect(text).toContain('the test report (Ex. C at 1, 2). The coating was tried in 37 cells. Two of the cells failed.')
  expect(text).toContain(': “We plan a line of 5,400 cells.” The plan depends on a permit.')
  expect(text).toContain('My opinion, explained below, is that the coating’s worth lies in its price.')
  expect(text).toContain('In my opinion the coating’s worth lies in its price. I have not handled it.')
  expect(text).toContain('I have not seen the business plan.')
  expect(text).not.toMatch(/90,000|Notes for counsel|Fee note|["']/)
})

test('a model is asked about sessions only where a clinician writes, and about the post of a co-worker only where one does', () => {
  const missingOf = (answers: Record<string, string>) => {
    const opened = tool.open(letterInput(eb1a, { answers }))
    const plan = opened.plan().find(({ id }) => id === 'relationship')
    if (!plan) throw new Error('no section on the relationship')
    return JSON.stringify(opened.digest(plan, []))
  }
  const country = missingOf({ case_type: 'Asylum country conditions', expert_client_relation: 'Never met.' })
  expect(country).not.toMatch(/session|person examined|interpreter|role towards|capacity/)
  expect(missingOf({ case_type: 'Asylum psychological evaluation', expert_client_relation: 'Evaluated her.' })).toMatch(
    /session/,
  )
  expect(missingOf({ case_type: 'EB-1A', expert_client_relation: 'Her former supervisor.' })).toContain(
    'relation.capacity',
  )
})
