import type { Page } from '@playwright/test'
import { arriveWith, callAs, createAccount, draftWorkedCase, expect } from './desk.ts'

/** Opens a waiver brief with open points at a wide desk, its checks done. */
export async function openReview(page: Page, prompt?: string) {
  await page.setViewportSize({ width: 1440, height: 900 })
  const account = await createAccount(page.request)
  const call = callAs(account)
  const draft = await draftWorkedCase(call, 'upw', 'i601a-waiver', 3)
  const path = `/clients/${draft.client_id}/drafts/${draft.id}`
  if (prompt !== undefined)
    await call('POST', `/ai_tool/draft_from_template_sections/ai/${draft.id}/conclusion`, { prompt })
  await arriveWith(page, account.token)
  await page.goto(`/drafty/my-drafts/${draft.id}?client=${draft.client_id}`)
  await expect(page.getByText(/^(?:Ready to review, \d+ open points?|1 change to decide)$/).first()).toBeVisible()
  type Section = { id: string; version: number; proposal: number | null; section_content: string }
  return async () => {
    const { sections } = await call<{ sections: Section[] }>('GET', path)
    return sections.find(({ id }) => id === 'conclusion')
  }
}
