import type { Locator, Page } from '@playwright/test'
import { firmTemplates } from '../test/firm-templates.ts'
import { arriveWith, callAs, createAccount, createClient, draftWorkedCase, expect, test } from './desk.ts'

test.use({ baseURL: process.env.SERVER_ADDRESS })

const typed = 'He kept the receipt of the night bus to Buea.'

type Account = Awaited<ReturnType<typeof createAccount>>

type Editor = {
  /** What has to be on file; gives the address of the editor. */
  readonly prepare: (page: Page, account: Account) => Promise<string>
  /** Opens the editor on its page and gives the field that is typed into. */
  readonly open: (page: Page) => Promise<Locator>
}

const dialogOf = (button: string, tab?: string) => async (page: Page) => {
  if (tab !== undefined) await page.getByRole('tab', { name: new RegExp(tab) }).click()
  await page.getByRole('button', { name: button }).first().click()
  return page.getByRole('dialog')
}

const editors: Readonly<Record<string, Editor>> = {
  'a section': {
    prepare: async (_, account) => {
      const draft = await draftWorkedCase(callAs(account), 'naturalization', 'naturalization-cover-letter', 1)
      return `/drafty/my-drafts/${draft.id}?client=${draft.client_id}`
    },
    open: async (page) => {
      await page.getByRole('button', { name: 'Edit', exact: true }).click()
      return page.getByRole('textbox', { name: /^Text of / })
    },
  },
  'a note': {
    prepare: async (_, account) => {
      const draft = await draftWorkedCase(callAs(account), 'upw', 'i601a-waiver', 3)
      return `/drafty/my-drafts/${draft.id}?client=${draft.client_id}`
    },
    open: async (page) => {
      await expect(page.getByText(/^Ready to review, \d+ open points/).first()).toBeVisible()
      await page.keyboard.press('n')
      await page.keyboard.press('1')
      return page.getByRole('textbox', { name: 'Text for this place' })
    },
  },
  'the profile': {
    prepare: async () => '/settings/profile',
    open: async (page) => page.getByRole('textbox', { name: 'Firm Name' }),
  },
  'a client': {
    prepare: async () => '/drafty/clients',
    open: async (page) => (await dialogOf('Add New Client')(page)).getByRole('textbox', { name: 'First name' }),
  },
  'a record': {
    prepare: async (page, account) => `/drafty/clients/${await createClient(page, account)}`,
    open: async (page) =>
      (await dialogOf('Provide citation details', 'Cited sources')(page)).getByRole('textbox', { name: 'Text' }),
  },
  'the facts of a filing': {
    prepare: async (_, account) => {
      const draft = await draftWorkedCase(callAs(account), 'naturalization', 'naturalization-cover-letter', 1)
      return `/drafty/my-drafts/${draft.id}/packet?client=${draft.client_id}`
    },
    open: async (page) => {
      const field = page.getByRole('textbox', { name: 'Receipt number' })
      await page.getByText('Hearing, service and certificates').waitFor()
      if (!(await field.isVisible())) await page.getByText('Hearing, service and certificates').click()
      return field
    },
  },
  'a reason at the preflight': {
    prepare: async (_, account) => {
      const draft = await draftWorkedCase(callAs(account), 'naturalization', 'naturalization-cover-letter', 1)
      return `/drafty/my-drafts/${draft.id}/packet?client=${draft.client_id}`
    },
    open: async (page) => {
      await page.getByRole('button', { name: 'File it all the same' }).first().click()
      return page.getByRole('textbox', { name: 'Why' })
    },
  },
  'the sections of a template': {
    prepare: async (page, account) => {
      const client = await createClient(page, account)
      const call = callAs(account)
      const [motion] = firmTemplates
      const form = new FormData()
      form.set('title', 'Motion to change venue')
      form.set('file', new Blob([(await motion?.bytes()) as BlobPart]), 'venue-motion.docx')
      const { id: template } = await call<{ id: string }>('POST', '/briefs', form)
      const answers = { client_id: client, document_title: 'Motion to change venue', template }
      await call('PUT', `/clients/${client}/answers/draft_from_template_sections`, { answers })
      return `/ai/draft-from-template-revision?client=${client}`
    },
    open: async (page) => {
      await page.getByRole('button', { name: 'Sections of the template' }).first().click()
      return page.getByRole('textbox', { name: 'Title in the outline' })
    },
  },
  'the theory of a case': {
    prepare: async (page, account) => `/ai/asylum/evidence?client=${await createClient(page, account)}`,
    open: async (page) => page.getByRole('textbox', { name: /^Theory of the case/ }),
  },
}

/** What the field holds, whichever kind it is. */
const textOf = (field: Locator) =>
  field.evaluate((element) => ('value' in element ? String(element.value) : (element.textContent ?? '')))

async function expectKept(page: Page, address: string, { open }: Editor): Promise<Locator> {
  await page.goto(address)
  const field = await open(page)
  await expect.poll(() => textOf(field)).toContain(typed)
  return field
}

for (const [name, editor] of Object.entries(editors))
  test(`no word typed into ${name} is lost: by a reload, by leaving, by a crash; another window tells`, async ({
    page,
    context,
  }) => {
    const account = await createAccount(page.request)
    const address = await editor.prepare(page, account)
    await arriveWith(page, account.token)
    await page.goto(address)
    const field = await editor.open(page)
    await field.click()
    await field.press('End')
    await page.keyboard.type(typed)

    await page.reload()
    await expectKept(page, address, editor)
    await page.goto('/drafty/faq')
    await expectKept(page, address, editor)
    const crashing = await context.newCDPSession(page)
    void crashing.send('Page.crash').catch(() => undefined)
    await page.waitForEvent('crash')

    const second = await context.newPage()
    const again = await expectKept(second, address, editor)
    const third = await context.newPage()
    await expectKept(third, address, editor)
    await again.click()
    await again.press('End')
    await second.keyboard.type(' And more.')
    await expect(third.getByText(/Another window is changing this too\./).first()).toBeVisible()
    await second.close()
    await third.close()
  })
