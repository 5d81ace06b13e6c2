import { expect, type Page, test } from '@playwright/test'
import { apiToken, expectAccessible, freshAddress } from './attorney.ts'
import { expectGood } from './billing-steps.ts'
import { openFirm } from './firm-steps.ts'
import { simpleAnswers } from '#test/simple-answers.ts'
import { type OwnServer, startServer } from './own-server.ts'

let server: OwnServer

test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

type Ask = <T>(method: string, path: string, data?: object) => Promise<T>

/** Calls beside the page, in the name of whoever is logged in there. */
async function callsOf(page: Page): Promise<Ask> {
  const headers = { Authorization: `Bearer ${await apiToken(page, server.address)}` }
  return async (method, path, data) => {
    const reply = await page.request.fetch(`${server.address}/api${path}`, { method, headers, ...(data && { data }) })
    expect(reply.ok(), await reply.text()).toBe(true)
    return reply.json()
  }
}

test('paralegal, attorney and reviewer work in one draft: live, by turns, with comments and a review', async ({
  page: attorney,
  browser,
}) => {
  const address = freshAddress('naomi@clarke.example')
  const [ines, june] = [freshAddress('ines@clarke.example'), freshAddress('june@clarke.example')]
  const colleagues = { [ines]: 'Paralegal', [june]: 'Reviewer' }
  const [paralegal, reviewer] = await openFirm(attorney, address, colleagues, { browser, server })
  if (!paralegal || !reviewer) throw new Error('Nobody came.')
  const draft = await shareDraft(attorney, { [ines]: 'full', [june]: 'review' })

  await reviewer.setViewportSize({ width: 390, height: 844 })
  for (const page of [attorney, paralegal, reviewer]) await page.goto(`${server.address}${draft}`)
  // Each sees the others.
  await expect(attorney.getByRole('list', { name: 'Also here' }).getByRole('listitem')).toHaveCount(2)
  await expectGood(attorney)
  await expect(reviewer.getByRole('button', { name: 'Edit' })).toHaveCount(0)

  // One at a time: the paralegal writes, the attorney is told who, asks, and gets the section with what was typed.
  await paralegal.getByRole('button', { name: 'Edit' }).click()
  const typing = paralegal.getByRole('textbox', { name: /^Text of/ })
  await expect(typing).toBeVisible()
  await typing.press('Control+Home')
  await typing.pressSequentially('Prepared by the paralegal. ')
  await expect(attorney.getByText(`${ines} is editing this section`)).toBeVisible()
  // In sight wherever in the section one reads, on a phone too: who had to scroll for it would read another section.
  await expect(attorney.getByRole('button', { name: 'Ask for it' })).toBeInViewport({ ratio: 1 })
  // At once: who is silent for long gives the section free, and then it is taken over instead.
  await attorney.getByRole('button', { name: 'Ask for it' }).click()
  await expectGood(attorney)
  await expect(paralegal.getByText(`${address} asks for this section`)).toBeVisible()
  await expectGood(paralegal)
  await expect(reviewer.getByText(`${ines} is editing this section`)).toBeInViewport({ ratio: 1 })
  await paralegal.getByRole('button', { name: 'Hand over' }).click()
  await expect(attorney.getByText('Prepared by the paralegal')).toBeVisible()
  await expect(reviewer.getByText('Prepared by the paralegal')).toBeVisible()
  // Wherever the attorney was reading meanwhile: the section that was handed over.
  await attorney.goto(`${server.address}${draft}`)
  await attorney.getByRole('button', { name: 'Edit' }).click()
  const editor = attorney.getByRole('textbox', { name: /^Text of/ })
  await expect(editor).toContainText('Prepared by the paralegal')
  await editor.press('Control+Home')
  await editor.pressSequentially('decided by the attorney. ')
  await attorney.getByRole('button', { name: 'Save' }).click()
  await expect(paralegal.getByText('decided by the attorney')).toBeVisible()
  await expect(reviewer.getByText('decided by the attorney')).toBeVisible()

  // The paralegal asks for a review; it waits on the reviewer's dashboard and leads to the draft.
  await paralegal.getByRole('button', { name: 'Comments' }).click()
  await paralegal.getByRole('combobox', { name: 'Ask for a review' }).click()
  await paralegal.getByRole('option', { name: june }).click()
  await paralegal.getByRole('button', { name: 'Please review' }).click()
  await expect(paralegal.getByText(`You asked ${june} to review this draft.`)).toBeVisible()
  await expectGood(paralegal)
  await reviewer.setViewportSize({ width: 1280, height: 720 })
  await reviewer.goto(`${server.address}/`)
  const waiting = reviewer.getByRole('region', { name: 'Waiting for you' })
  await expect(waiting).toContainText(`${ines} asks you to review`)
  await expectGood(reviewer)
  await waiting.getByRole('link').click()

  // The reviewer comments and mentions the paralegal, who answers; the attorney resolves it.
  await reviewer.getByRole('button', { name: 'Comments' }).click()
  await reviewer.getByRole('textbox', { name: /^Comment on/ }).fill(`@${june.split('@')[0]} no, @ines`)
  await reviewer.getByRole('button', { name: `@${ines.split('@')[0]}` }).click()
  await reviewer.getByRole('textbox', { name: /^Comment on/ }).pressSequentially('is this date right?')
  // What is being typed is kept on the device: it is there again after the page was loaded anew.
  await expect(reviewer.getByRole('button', { name: 'Comment', exact: true })).toBeVisible()
  await reviewer.reload()
  await reviewer.getByRole('button', { name: 'Comments' }).click()
  await expect(reviewer.getByText(/^What you typed on .+ was kept on this device/)).toBeVisible()
  await expect(reviewer.getByRole('textbox', { name: /^Comment on/ })).toHaveValue(/is this date right\?$/)
  await reviewer.getByRole('button', { name: 'Comment', exact: true }).click()
  await reviewer.getByRole('button', { name: 'Reviewed' }).click()
  const said = paralegal.getByRole('article', { name: /^Comment on/ })
  await expect(said).toContainText('is this date right?')
  await expect(paralegal.getByText('to review this draft')).toHaveCount(0)
  await said.getByRole('textbox', { name: 'Answer' }).fill('It is: Exhibit B.')
  await said.getByRole('button', { name: 'Answer' }).click()
  await attorney.getByRole('button', { name: 'Comments' }).click()
  const thread = attorney.getByRole('article', { name: /^Comment on/ })
  await expect(thread).toContainText('It is: Exhibit B.')
  await expectGood(attorney)
  await thread.getByRole('button', { name: 'Resolve' }).click()
  await expect(reviewer.getByText('1 resolved comment')).toBeVisible()
  await expectAccessible(reviewer)
})

/** A client of the firm with a draft, shared by the attorney; gives the address of the draft's page. */
async function shareDraft(attorney: Page, shares: Readonly<Record<string, string>>): Promise<string> {
  const ask = await callsOf(attorney)
  const client = await ask<{ id: string }>('POST', '/clients', { first_name: 'Rosa', last_name: 'Quispe' })
  const { firm } = await ask<{ firm: { people: { id: string; email: string }[] } }>('GET', '/firm')
  for (const { id, email } of firm.people)
    if (email in shares) await ask('PUT', `/clients/${client.id}/access/${id}`, { level: shares[email] })
  const made = await ask<{ draft_id: string }>('POST', '/ai_tool/naturalization', {
    client_id: client.id,
    ...simpleAnswers,
  })
  const path = `/clients/${client.id}/drafts/${made.draft_id}`
  const { sections } = await ask<{ sections: { id: string; section_content: string }[] }>('GET', path)
  const prose = sections.find(({ section_content }) => /^<p>[A-Z][a-z]+ [a-z]/.test(section_content))
  expect(prose).toBeDefined()
  return `/drafty/my-drafts/${made.draft_id}?client=${client.id}&section=${prose?.id}`
}
