import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { answer } from '#web/dev/in-page-server.ts'
import { sampleCalls } from '#web/dev/sample-server.ts'
import { naturalizationQuestionnaire } from '#tools/naturalization-cover-letter/questionnaire.ts'
import { questionsOf } from '#domain/questionnaire/question.ts'
import { waiverAnswers } from '#test/records.ts'
import { renderPage } from '#test/render-page.tsx'
import { ToolPage } from './tool-page.tsx'

type Asked = Readonly<Record<string, unknown>>

/** A tool's page for a client whose answers are saved; gives back what is requested. */
function openTool(route: string, answers: Asked) {
  const requested: Asked[] = []
  renderPage(<ToolPage />, {
    path: `${route}?client=c1`,
    calls: [
      answer(api.getAnswers, () => ({
        answers: answers as Record<string, never>,
        version: 1,
        saved_at: '2026-11-20T17:00:00.000Z',
        checks: [],
        facts: {},
        sections: 18,
        suggestions: [],
      })),
      answer(api.startDraft, ({ body }) => {
        requested.push(body)
        return {
          id: 'd1',
          draft_id: 'd1',
          client_id: 'c1',
          status: 'queued' as const,
          file_name: 'x',
          warnings: [],
          facts: {},
        }
      }),
      ...sampleCalls,
    ],
  })
  return requested
}

const perform = async () => fireEvent.click((await screen.findAllByRole('button', { name: 'Perform Request' }))[0]!)

test('a complete I-601A is requested with the model that the panel shows as chosen', async () => {
  const { model: _, ...complete } = { ...waiverAnswers, model: 'o3' }
  const requested = openTool('/ai/I-601A-Waivers', complete)
  expect(await screen.findAllByDisplayValue('gpt-5 (default)')).not.toHaveLength(0)
  await perform()
  await waitFor(() => expect(requested).toHaveLength(1))
  expect(requested[0]).toMatchObject({ model: 'gpt-5', other_relatives: 'yes' })
})

test('the model is asked for once, beside the request, and not again among the questions', async () => {
  openTool('/ai/I-601A-Waivers', {})
  fireEvent.click(await screen.findByRole('radio', { name: /All groups|All/ }))
  const form = document.querySelector('form')
  expect(form && within(form).queryByText('AI model')).toBeNull()
  expect(form && within(form).queryByText('Sources to cite')).not.toBeNull()
})

test('a naturalization letter starts with N/A for service and with a life in the United States', async () => {
  const requested = openTool('/ai/naturalization', {
    permanent_residence_date: '2015-03-10',
    is_applying_based_on_marriage: 'no',
    is_divorced: 'no',
    is_paying_child_support: 'no',
    has_past_arrests: 'no',
    has_legal_concerns: 'no',
    uscis_mailing_address: 'chicago_lockbox_usps',
  })
  expect(await screen.findByDisplayValue('N/A')).toBeTruthy()
  await perform()
  await waitFor(() => expect(requested).toHaveLength(1))
  expect(requested[0]).toMatchObject({ is_us_military_member: 'null', reside_within_usa: 'yes' })
  const names = questionsOf(naturalizationQuestionnaire()).map(({ name }) => name)
  expect(names).toContain('reside_within_usa')
})
