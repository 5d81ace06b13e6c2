import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { caseMaps, type CaseMapReply } from '#contract/case-maps.ts'
import { AppError } from '#contract/errors.ts'
import type { CaseFact } from '#domain/case-map/case-map.ts'
import { findEntry } from '#tools/catalog.ts'
import { renderPage } from '#test/render-page.tsx'
import { answer } from '#web/dev/in-page-server.ts'
import { sampleMap, samplePassage } from '#web/dev/sample-map.data.ts'
import { Evidence } from './evidence.tsx'
import { markedPieces } from '#web/features/drafts/page/sources/marked-pieces.ts'

/** Opens the step over a server that keeps what is decided; tells what it was asked to do. */
function openEvidence(start: Partial<CaseMapReply> = {}, refuses?: AppError) {
  const asked: unknown[] = []
  let reply: CaseMapReply = { ...sampleMap, ...start }
  const note = (...what: unknown[]) => {
    asked.push(what)
    if (refuses) throw refuses
    return reply
  }
  const questionnaire = findEntry('draft_generator')?.questionnaire
  if (!questionnaire) throw new Error('no such tool')
  renderPage(
    <Evidence
      path={{ clientId: 'c1', type: 'draft_generator' }}
      questionnaire={questionnaire}
      tool={{ label: 'Asylum brief', to: '/ai/asylum?client=c1' }}
      client={{ label: 'Emmanuel Ngwa Tabot', to: '/drafty/clients/c1' }}
      isDrafting={false}
      onDraft={() => asked.push('draft')}
    />,
    {
      calls: [
        answer(caseMaps.getCaseMap, () => reply),
        answer(caseMaps.makeCaseMap, () => {
          asked.push('make')
          reply = { ...sampleMap }
          return reply
        }),
        answer(caseMaps.getPassage, ({ params }) => samplePassage(params.passageId)),
        answer(caseMaps.changeFact, ({ params, body }) => {
          const facts = sampleMap.map.facts.map((fact) =>
            fact.id === params.factId ? ({ ...fact, ...body } as CaseFact) : fact,
          )
          if (!refuses) reply = { ...reply, map: { ...sampleMap.map, facts } }
          return note('fact', params.factId, body)
        }),
        answer(caseMaps.changeLink, ({ body }) => note('link', body)),
        answer(caseMaps.addFact, ({ body }) => note('add', body)),
        answer(caseMaps.changeTheory, ({ body }) => note('theory', body.theory)),
        answer(caseMaps.settleConflict, ({ params, body }) => note('settle', params.conflictId, body)),
        answer(caseMaps.changePerson, ({ params, body }) => note('person', params.personId, body)),
        answer(caseMaps.changeExhibits, ({ body }) => note('exhibits', body)),
      ],
    },
  )
  return asked
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const facts = () => within(screen.getByRole('heading', { level: 1, name: 'Evidence' }).ownerDocument.body)
/** The row of a fact; its words may stand on the page of its source as well. */
const rowOf = async (words: RegExp) => {
  const statement = await screen.findByText(words, { selector: 'li p' })
  return statement.closest('li') as HTMLElement
}

test('it opens where something waits, with the facts for and against, where they come from, and their page', async () => {
  openEvidence()
  expect(await screen.findByRole('heading', { name: 'Political opinion, imputed' })).toBeTruthy()
  const row = within(await rowOf(/fed the boys in the bush/))
  expect(row.getByText('Declaration of father (translated), page 2, ¶ 7')).toBeTruthy()
  expect(row.getByText('In document')).toBeTruthy()
  expect(within(await rowOf(/went to a cousin/)).getByText(/Not met yet/)).toBeTruthy()
  expect(within(await rowOf(/no party post/)).getByText(/What the soldiers believed controls/)).toBeTruthy()
  const page = within(await screen.findByRole('region', { name: /Page of Declaration/ }))
  expect(page.getByText('He said that my son’s money fed the boys in the bush.').dataset['is']).toBe('chosen')
  expect(page.getByText('all Anglophones who are abroad are terrorists').dataset['is']).toBe('other')
})

test('by keyboard alone: Y confirms and goes on, J and K move, X leaves out, E corrects', async () => {
  const asked = openEvidence()
  await rowOf(/fed the boys in the bush/)
  press('y')
  await waitFor(() => expect(asked).toEqual([['fact', 'f1', { state: 'confirmed' }]]))
  await waitFor(() => expect(document.activeElement?.id).toBe('fact-f3'))
  press('k')
  await waitFor(() => expect(document.activeElement?.id).toBe('fact-f2'))
  press('j')
  press('x')
  await waitFor(() => expect(asked.at(-1)).toEqual(['fact', 'f3', { state: 'left-out' }]))
  await waitFor(() => expect(document.activeElement?.id).toBe('fact-f4'))
  press('e')
  const field = await screen.findByRole('textbox', { name: 'Fact 3 in your words' })
  fireEvent.change(field, { target: { value: 'Two transfers went to a cousin who paid the hospital.' } })
  fireEvent.keyDown(field, { key: 'y' })
  fireEvent.click(screen.getByRole('button', { name: 'Save correction' }))
  const statement = 'Two transfers went to a cousin who paid the hospital.'
  await waitFor(() => expect(asked.at(-1)).toEqual(['fact', 'f4', { statement }]))
  expect(asked).toHaveLength(3)
})

test('brackets move between elements, and what is missing there is said', async () => {
  openEvidence()
  await screen.findByRole('heading', { name: 'Political opinion, imputed' })
  press(']')
  expect(await screen.findByRole('heading', { name: 'Relocation' })).toBeTruthy()
  expect(screen.getByText('No fact serves this element yet.')).toBeTruthy()
  expect(facts().getAllByText(/why no other part of the country is safe/).length).toBeGreaterThan(0)
})

test('the answer to an adverse fact, a fact of the attorney’s own and the theory go to the server', async () => {
  const asked = openEvidence()
  const row = within(await rowOf(/went to a cousin/))
  fireEvent.click(row.getByRole('button', { name: 'Say how it is met' }))
  fireEvent.change(row.getByRole('textbox'), { target: { value: 'The cousin paid the hospital.' } })
  fireEvent.click(row.getByRole('button', { name: 'Save' }))
  const met = { fact: 'f4', element: 'opinion', direction: 'against', met: 'The cousin paid the hospital.', met_by: [] }
  await waitFor(() => expect(asked.at(-1)).toEqual(['link', met]))
  fireEvent.click(screen.getByRole('button', { name: 'Add a fact' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'The fact, in one sentence' }), {
    target: { value: 'He wrote.' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Add fact' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject(['add', { statement: 'He wrote.', element: 'opinion' }]))
  const theory = screen.getByRole('textbox', { name: /Theory of the case/ })
  fireEvent.change(theory, { target: { value: 'The soldiers believe that he pays the separatists.' } })
  fireEvent.blur(theory)
  const sentence = 'The soldiers believe that he pays the separatists.'
  await waitFor(() => expect(asked.at(-1)).toEqual(['theory', sentence]))
})

test('a decision that the server refuses goes back to what it was', async () => {
  openEvidence({}, new AppError('not-now'))
  const row = within(await rowOf(/fed the boys in the bush/))
  fireEvent.click(row.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(row.getByRole('button', { name: 'Confirm' })).toBeTruthy())
})

test('a contradiction is settled in the chronology, and a pronoun is chosen', async () => {
  const asked = openEvidence()
  await rowOf(/fed the boys/)
  fireEvent.click(screen.getAllByRole('radio', { name: 'Chronology' })[0] as HTMLElement)
  const card = within(await screen.findByRole('group', { name: 'Date of the burning' }))
  fireEvent.click(card.getByRole('radio', { name: /October 17, 2024/ }))
  fireEvent.click(card.getByRole('button', { name: 'Use October 17, 2024' }))
  await waitFor(() => expect(asked).toEqual([['settle', 'c1', { keep: 'f6' }]]))
  fireEvent.click(screen.getAllByRole('button', { name: /Joseph Tabot Ngwa/ })[0] as HTMLElement)
  fireEvent.click(screen.getAllByRole('radio', { name: 'he' })[0] as HTMLElement)
  await waitFor(() => expect(asked.at(-1)).toEqual(['person', 'father', { pronoun: 'he' }]))
})

test('exhibits are ordered by buttons, which say where each one is now', async () => {
  const asked = openEvidence()
  await rowOf(/fed the boys/)
  fireEvent.click(screen.getAllByRole('radio', { name: 'Exhibits' })[0] as HTMLElement)
  fireEvent.click(await screen.findByRole('button', { name: 'Move Form I-589 with attachments up' }))
  await waitFor(() => expect(asked).toEqual([['exhibits', { order: ['d2', 'd1'] }]]))
  expect(screen.getByText('Form I-589 with attachments is now number 1 of 2.')).toBeTruthy()
  expect(screen.getByText('Certified translation of the declaration')).toBeTruthy()
})

test('a map that is not there is made, one that failed says why and can be made again, and drafting stays possible', async () => {
  const asked = openEvidence({ status: 'none', map: null })
  expect(await screen.findByText(/fed the boys/)).toBeTruthy()
  expect(asked).toEqual(['make'])
})

test('a failure says why; the draft can be made without the step', async () => {
  const asked = openEvidence({ status: 'failed', map: null, reason: 'The documents could not be read.' })
  expect(await screen.findByText(/The documents could not be read/)).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: 'Draft without it' })[0] as HTMLElement)
  expect(asked).toEqual(['draft'])
})

test('marks lie over exactly their words and change no letter of the page', () => {
  const reply = samplePassage('p1')
  const pieces = markedPieces(reply, ['all Anglophones who are abroad are terrorists', 'not on this page'])
  expect(pieces.map(({ text }) => text).join('')).toBe(reply.page_text)
  expect(pieces.filter(({ is }) => is !== 'plain').map(({ text }) => text)).toEqual([
    'He said that my son’s money fed the boys in the bush.',
    'all Anglophones who are abroad are terrorists',
  ])
})
