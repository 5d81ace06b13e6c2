import { expect, type Page, test } from '@playwright/test'
import { simpleAnswers } from '#test/simple-answers.ts'
import { logInAs, openFirmDesk } from './firm-desk.ts'
import { type OwnServer, startServer } from './own-server.ts'

let server: OwnServer

test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

const actions = ['edit', 'edit', 'type', 'type', 'type', 'save', 'outline', 'ask', 'give', 'refuse', 'reload'] as const
const count = 60

/** The same numbers for the same seed. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** One person at the draft, whose typed words are counted. */
function atDesk(page: Page, address: string, name: string) {
  const words: string[] = []
  const editor = page.getByRole('textbox', { name: /^Text of/ })
  const press = async (label: string) => {
    const button = page.getByRole('button', { name: label, exact: true }).first()
    if (await button.isVisible()) await button.click({ timeout: 5000 }).catch(() => undefined)
  }
  return {
    words,
    page,
    async act(action: (typeof actions)[number]): Promise<void> {
      if (action === 'reload') await page.goto(address)
      else if (action === 'edit') await press('Edit')
      else if (action === 'save') await press('Save')
      else if (action === 'ask') await press('Ask for it')
      else if (action === 'give') await press('Hand over')
      else if (action === 'refuse') await press('Keep it')
      else if (action === 'outline') {
        const other = page.getByRole('navigation', { name: 'Outline of the draft' }).getByRole('button').last()
        if (await other.isVisible()) await other.click({ timeout: 5000 }).catch(() => undefined)
      } else {
        // Who wants to type opens the section first, where nobody else is at it.
        if (!(await editor.isVisible())) {
          await press('Edit')
          await editor.waitFor({ timeout: 2000 }).catch(() => undefined)
        }
        if (!(await editor.isVisible())) return
        const word = `${name}${words.length}x`
        await editor.press('Control+Home').catch(() => undefined)
        // Somebody may have taken the section between two keys: only what stands in the editor counts as typed.
        await editor.pressSequentially(`${word} `).catch(() => undefined)
        const text = await editor.textContent({ timeout: 2000 }).catch(() => null)
        if (text?.includes(word)) words.push(word)
      }
    },
    /** What this device keeps for the next time. */
    kept: () => page.evaluate(() => JSON.stringify(Object.values(localStorage))),
  }
}

test('two people in two browsers lose no word in sixty random actions on one section', async ({ browser, request }) => {
  test.setTimeout(900_000)
  const desk = await openFirmDesk(request, server)
  const { id } = await desk.ask<{ id: string }>('POST', '/clients', { first_name: 'Rosa', last_name: 'Quispe' })
  const made = await desk.ask<{ draft_id: string }>('POST', '/ai_tool/naturalization', {
    client_id: id,
    ...simpleAnswers,
  })
  await desk.share(id, 'attorney', 'full')
  await desk.share(id, 'paralegal', 'full')
  const path = `/clients/${id}/drafts/${made.draft_id}`
  const { sections } = await desk.ask<{ sections: { id: string; section_content: string }[] }>('GET', path)
  const prose = sections.find(({ section_content }) => /^<p>[A-Z][a-z]+ [a-z]/.test(section_content))
  const address = `${server.address}/drafty/my-drafts/${made.draft_id}?client=${id}&section=${prose?.id}`
  const people = []
  for (const [role, name] of [
    ['attorney', 'dapo'],
    ['paralegal', 'ines'],
  ] as const) {
    const page = await logInAs(browser, server, desk.addresses[role])
    await page.goto(address)
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
    people.push(atDesk(page, address, name))
  }
  const seed = Number(process.env['SEED'] ?? Date.now() % 100_000)
  const next = numbers(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  for (let turn = 0; turn < count; turn += 1) {
    await pick(people).act(pick(actions))
    await people[0]?.page.waitForTimeout(150)
  }
  // What was typed last goes to the server a second after the last key.
  await people[0]?.page.waitForTimeout(3000)
  const versions = await desk.ask<unknown>('GET', `${path}/sections/${prose?.id}/versions`)
  const now = await desk.ask<unknown>('GET', path)
  const left = await Promise.all(people.map((one) => one.kept()))
  const everything = `${JSON.stringify(versions)} ${JSON.stringify(now)} ${left.join(' ')}`
  const words = people.flatMap((one) => one.words)
  const lost = words.filter((word) => !everything.includes(word))
  console.log(`firm: seed ${seed}, ${count} actions in two browsers, ${words.length} words, ${lost.length} lost`)
  expect(words.length).toBeGreaterThan(3)
  expect(lost, `seed ${seed}`).toEqual([])
})
