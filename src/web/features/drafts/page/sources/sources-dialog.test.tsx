import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import type { SectionSources } from '#contract/section-sources.ts'
import { renderPage } from '#test/render-page.tsx'
import { answer } from '#web/dev/in-page-server.ts'
import { SourcesDialog } from './sources-dialog.tsx'

const page = '3. I was diagnosed in October 2019.\n4. I drive my mother to dialysis.'
const passage = (id: string, words: string, paragraph: number) =>
  ({
    type: 'passage',
    passage: id,
    document: 'd',
    title: 'Declaration of Dana',
    letter: 'B',
    page: 2,
    paragraph,
    words,
  }) as const

const sources: SectionSources = {
  version: 1,
  sentences: [
    { start: 0, end: 34, words: 'The standard is a high one.', known: null, facts: [] },
    { start: 35, end: 70, words: 'She has been ill since 2019.', known: 'marked', facts: ['F1'] },
    { start: 71, end: 110, words: 'Her mother needs dialysis.', known: 'words', facts: ['F2'] },
  ],
  facts: [
    {
      id: 'F1',
      statement: 'Ms. Medina was diagnosed in October 2019.',
      state: 'proposed',
      sources: [passage('p1', 'I was diagnosed in October 2019.', 3)],
    },
    {
      id: 'F2',
      statement: 'Ms. Medina drives her mother to dialysis.',
      state: 'confirmed',
      sources: [
        passage('p2', 'I drive my mother to dialysis.', 4),
        { type: 'answer', label: 'Hardship if admission is refused', question: 'hardship' },
      ],
    },
  ],
}

function open(asked: { sectionId: string; start?: number; end?: number }, isGone = false) {
  renderPage(
    <SourcesDialog
      path={{ clientId: 'c1', draftId: 'd1' }}
      asked={asked}
      title="III, Hardship"
      onClose={() => undefined}
    />,
    {
      calls: [
        answer(api.getSectionSources, () => sources),
        answer(api.getDraftPassage, ({ params }) => {
          if (isGone) throw new AppError('not-found')
          const words =
            params.passageId === 'p1' ? 'I was diagnosed in October 2019.' : 'I drive my mother to dialysis.'
          const start = page.indexOf(words)
          return {
            id: params.passageId,
            document: 'd',
            title: 'Declaration of Dana',
            letter: 'B',
            page: 2,
            paragraph: 3,
            heading: null,
            words,
            page_text: page,
            start,
            end: start + words.length,
            pages: 3,
          }
        }),
      ],
    },
  )
}

test('a section shows its sentences with their facts, and the page with the words of the source marked', async () => {
  open({ sectionId: 'sep' })
  const dialog = await screen.findByRole('dialog', { name: /Where does this come from/ })
  expect(await within(dialog).findByText('She has been ill since 2019.')).toBeTruthy()
  // Sentences of law are not listed with the section.
  expect(within(dialog).queryByText('The standard is a high one.')).toBeNull()
  expect(within(dialog).getByText('Nobody has confirmed this fact yet.')).toBeTruthy()
  expect(within(dialog).getByText('Answer: Hardship if admission is refused')).toBeTruthy()
  const region = await within(dialog).findByRole('region', { name: /Page of/ })
  expect(region.querySelector('mark')?.textContent).toBe('I was diagnosed in October 2019.')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ex. B, Declaration of Dana, page 2, ¶ 4' }))
  expect(await within(dialog).findByText('I drive my mother to dialysis.', { selector: 'mark' })).toBeTruthy()
})

test('selected words show their own sentence alone; law is said to rest on no fact', async () => {
  open({ sectionId: 'sep', start: 5, end: 12 })
  expect(await screen.findByText('Rests on no fact of the case: law, a request, or words of the form.')).toBeTruthy()
  expect(screen.queryByText('She has been ill since 2019.')).toBeNull()
})

test('a document that has changed since is said to be gone, and the facts stay', async () => {
  open({ sectionId: 'sep' }, true)
  expect(await screen.findByText('The page is not there any more')).toBeTruthy()
  expect(screen.getByText('Her mother needs dialysis.')).toBeTruthy()
})
