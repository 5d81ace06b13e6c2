import type { Page } from '@playwright/test'
import { arriveWith, callAs, createAccount, draftWorkedCase, expect } from './desk.ts'

type Case = readonly [type: Parameters<typeof draftWorkedCase>[1], folder: string, which: number]

type Wish = {
  /** A proposal for the conclusion waits. */
  readonly prompt?: string
  readonly worked?: Case
  /** Every section but the first is accepted. */
  readonly isAlmostAccepted?: boolean
}

const waiver: Case = ['upw', 'i601a-waiver', 3]

/** Opens a draft with open points at a wide desk, its checks done: a waiver brief, where nothing else is asked for. */
export async function openReview(page: Page, { prompt, worked = waiver, isAlmostAccepted = false }: Wish = {}) {
  await page.setViewportSize({ width: 1440, height: 900 })
  const account = await createAccount(page.request)
  const call = callAs(account)
  const draft = await draftWorkedCase(call, ...worked)
  const path = `/clients/${draft.client_id}/drafts/${draft.id}`
  if (prompt !== undefined)
    await call('POST', `/ai_tool/draft_from_template_sections/ai/${draft.id}/conclusion`, { prompt })
  if (isAlmostAccepted)
    for (const { id } of draft.sections.slice(1))
      await call('POST', `${path}/sections/${id}/accept`, { override: 'Read against the file.' })
  await arriveWith(page, account.token)
  await page.goto(`/drafty/my-drafts/${draft.id}?client=${draft.client_id}`)
  await expect(page.getByText(/^(?:Ready to review, \d+ open points?|1 change to decide)$/).first()).toBeVisible()
  type Section = { id: string; version: number; proposal: number | null; section_content: string }
  return async () => {
    const { sections } = await call<{ sections: Section[] }>('GET', path)
    return sections.find(({ id }) => id === 'conclusion')
  }
}
