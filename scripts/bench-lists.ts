import { loadavg } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { findProgram } from '#test/system-programs.ts'
import { awaitDraft, type Call, readWorkedCases, requestDraft } from '#test/worked-cases.ts'
import { type OwnServer, startServer } from '../e2e/own-server.ts'
import { must, openAccount } from './demo/demo-account.ts'
import { copyAccount } from './desk/copy-account.ts'

/** Ten thousand drafts of a thousand clients, against ten of one. */
const sizes = { few: { clients: 1, drafts: 9 }, many: { clients: 1000, drafts: 10 } } as const
const goal = 1.5
const runs = 5

/** A screen, and what stands there once it can be used; `act` does what is waited for instead of its opening. */
type Screen = {
  readonly path: string
  readonly stands: RegExp
  readonly act?: (page: Page) => Promise<void>
}

const screens: Readonly<Record<string, Screen>> = {
  dashboard: { path: '/', stands: /Person Number \d/ },
  'My Drafts': { path: '/drafty/my-drafts', stands: /Person Number \d/ },
  'My Drafts, to review': { path: '/drafty/my-drafts?standing=review', stands: /Person Number \d/ },
  'My Drafts, by client': { path: '/drafty/my-drafts?sort=client', stands: /Person Number \d/ },
  'My Drafts, found by name': { path: '/drafty/my-drafts?q=number', stands: /Person Number \d/ },
  clients: { path: '/drafty/clients', stands: /Person Number \d|Number \d+, Person/ },
  'palette, found by name': {
    path: '/drafty/faq',
    stands: /Person Number \d/,
    act: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').waitFor()
      await page.keyboard.type('number')
    },
  },
}

/** Prints how long the screens take that list an account's drafts: with ten thousand of them against ten, turn by turn. */
export async function benchLists(): Promise<void> {
  const executablePath = findProgram('chromium', 'the figures of the lists')
  if (executablePath === undefined) return
  await import('./build-page.ts')
  // Each account with a server of its own: one answers while the other rests.
  const servers = { few: await startServer(), many: await startServer() }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const few = await sitDown(browser, servers.few, 'few')
    const many = await sitDown(browser, servers.many, 'many')
    console.log(`An account with 10,000 drafts against one with 10, on the screen (goal ${goal}), load ${load()}:`)
    for (const [name, screen] of Object.entries(screens)) {
      const times = { few: [] as number[], many: [] as number[] }
      for (let run = 0; run < runs + 1; run += 1)
        for (const [size, context] of [
          ['few', few],
          ['many', many],
        ] as const) {
          const took = await look(context, screen)
          if (run > 0) times[size].push(took)
        }
      const [one, other] = [median(times.few), median(times.many)]
      console.log(
        `  ${name}: ${one.toFixed(0)} ms with ten, ${other.toFixed(0)} ms with ten thousand, ratio ${(other / one).toFixed(2)}`,
      )
    }
  } finally {
    await browser.close()
    await Promise.all([servers.few.stop(), servers.many.stop()])
  }
}

async function sitDown(browser: Browser, server: OwnServer, size: keyof typeof sizes): Promise<BrowserContext> {
  const { address, folder } = server
  const at = { address, folder }
  const token = await openAccount(at, { email: `${size}@firm.example`, password: 'a quiet desk for law' })
  const call = (async (method, path, body) => must(at, method, path, token, body)) as Call
  const [, worked] = readWorkedCases('naturalization-cover-letter')
  if (!worked) throw new Error('There is no worked case.')
  const draft = await awaitDraft(call, await requestDraft(call, 'naturalization', worked))
  const file = new DatabaseSync(join(folder, 'drafty.db'))
  const owner = file.prepare('select owner_id from drafts where id = ?').get(draft.id)
  file.close()
  const about = { ownerId: String(owner?.['owner_id']), clientId: draft.client_id, draftId: draft.id }
  copyAccount(folder, { ...about, ...sizes[size], events: 1, mark: size, now: Date.now() - 3_600_000 })
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: address,
    reducedMotion: 'reduce',
  })
  await context.addInitScript((kept) => localStorage.setItem('drafty.token', kept), token)
  return context
}

/** Milliseconds of the page from its address, or from the last key, until what is looked for stands on it. */
async function look(context: BrowserContext, { path, stands, act }: Screen): Promise<number> {
  const page = await context.newPage()
  try {
    await page.goto(path, { waitUntil: act ? 'load' : 'commit' })
    const started = act ? await acting(page, act) : 0
    const reached = await page.evaluate(untilStands, stands.source)
    return reached - started
  } finally {
    await page.close()
  }
}

async function acting(page: Page, act: NonNullable<Screen['act']>): Promise<number> {
  await page.locator('h1').first().waitFor()
  await act(page)
  return page.evaluate(() => performance.now())
}

/** In the page: the moment in which the words stand there, and the browser has drawn them. */
function untilStands(words: string): Promise<number> {
  const wanted = new RegExp(words)
  return new Promise((resolve) => {
    const look = () => {
      if (!wanted.test(document.querySelector('body')?.textContent ?? '')) return void setTimeout(look, 5)
      requestAnimationFrame(() => resolve(performance.now()))
    }
    look()
  })
}

function median(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN
}

const load = () => (loadavg()[0] ?? 0).toFixed(1)
