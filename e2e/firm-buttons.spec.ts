import { expect, type Page, type Request, type Route, test } from '@playwright/test'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { actsOfLevel, actsOfRole, type ClientAct, type Role, type ShareLevel } from '#domain/firm/roles.ts'
import { simpleAnswers } from '#test/simple-answers.ts'
import { logInAs, openFirmDesk } from './firm-desk.ts'
import { type OwnServer, startServer } from './own-server.ts'

let server: OwnServer

test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

const endpoints = (Object.values(api) as readonly Endpoint[]).map((one) => ({
  ...one,
  pattern: new RegExp(`^${one.path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
}))

const actOf = (method: string, path: string) =>
  endpoints.find((one) => one.method === method && one.pattern.test(path))?.act

/** What a page does by itself: nothing of it is a button. */
const byItself = /^\/(?:auth|attorneys|users|chargebee)\b|\/presence$/

type Tried = { readonly page: string; readonly button: string; readonly call: string; readonly act: ClientAct }

/** Waits until a page has asked the server nothing for so many milliseconds; what never ends is not waited for. */
type Rest = (quietMs: number) => Promise<void>

function watchCalls(page: Page): Rest {
  const asked = new Set<Request>()
  let last = 0
  const isCall = (request: Request) => request.url().includes('/api/') && !request.url().endsWith('/events')
  const change = (request: Request, isOver: boolean) => {
    if (!isCall(request)) return
    last = performance.now()
    if (isOver) asked.delete(request)
    else asked.add(request)
  }
  page.on('request', (request) => change(request, false))
  page.on('requestfinished', (request) => change(request, true))
  page.on('requestfailed', (request) => change(request, true))
  return async (quietMs) => {
    const start = performance.now()
    last = start
    while ((asked.size > 0 || performance.now() - last < quietMs) && performance.now() - start < 5000)
      await page.waitForTimeout(20)
    asked.clear()
  }
}

/** Presses everything on a page, and what it opens, while nothing that changes something reaches the server. */
async function pressAll(page: Page, rest: Rest, to: string): Promise<Tried[]> {
  const tried: Tried[] = []
  let button = ''
  const onApi = async (route: Route) => {
    const request = route.request()
    const path = new URL(request.url()).pathname.replace(/^\/api/, '')
    const [method, act] = [request.method(), actOf(request.method(), path)]
    if (act !== undefined && !byItself.test(path)) tried.push({ page: to, button, call: `${method} ${path}`, act })
    if (method === 'GET' || byItself.test(path)) return route.continue()
    await route.fulfill({ status: 409, json: { code: 'not-now', message: 'Not now.' } })
  }
  await page.route('**/api/**', onApi)
  const open = async () => {
    await page.goto(`${server.address}${to}`)
    await page.locator('h1').first().waitFor()
    await rest(400)
  }
  await open()
  const pressed: string[] = []
  let hasWaited = false
  for (let left = 80; left > 0; left -= 1) {
    const next = await page.evaluate(pressNext, pressed)
    if (next === undefined && !hasWaited) {
      // What opens late is a part of the page that was not loaded yet.
      hasWaited = true
      left += 1
      await rest(250)
      continue
    }
    hasWaited = false
    if (next === undefined) {
      if (!(await page.evaluate(() => document.querySelector('[role=dialog]') !== null))) break
      await page.keyboard.press('Escape')
      await rest(100)
      continue
    }
    button = next
    pressed.push(next)
    await rest(60)
    if (!page.url().startsWith(`${server.address}${to.split('?')[0]}`)) await open()
  }
  await rest(400)
  await page.unroute('**/api/**', onApi)
  return tried
}

/** In the browser: fills what is empty, presses the first button that was not pressed yet, and says what it is called. */
function pressNext(pressed: readonly string[]): string | undefined {
  const isShown = (one: HTMLElement) => one.offsetParent !== null && !(one as HTMLButtonElement).disabled
  const within = ['[role=menu] [role=menuitem]', '[role=dialog] button', 'main button']
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    '[role=dialog] :is(input:not([type]), input[type=text], textarea), main textarea',
  )) {
    if (field.value !== '' || field.readOnly) continue
    const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, 'Words')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  for (const selector of within)
    for (const one of document.querySelectorAll<HTMLElement>(selector)) {
      const place = selector.startsWith('main') ? '' : 'in it: '
      const name = place + (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()
      if (!isShown(one) || name === place || pressed.includes(name)) continue
      one.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
      one.click()
      return name
    }
  return undefined
}

const walks: readonly (readonly [Exclude<Role, 'owner'>, ShareLevel])[] = [
  ['attorney', 'full'],
  ['paralegal', 'full'],
  ['reviewer', 'review'],
  ['attorney', 'documents'],
]

test('no page shows somebody a button whose call the table of roles and shares refuses', async ({
  browser,
  request,
}) => {
  test.setTimeout(1_800_000)
  const desk = await openFirmDesk(request, server)
  const { id } = await desk.ask<{ id: string }>('POST', '/clients', { first_name: 'Rosa', last_name: 'Quispe' })
  const made = await desk.ask<{ draft_id: string }>('POST', '/ai_tool/naturalization', {
    client_id: id,
    ...simpleAnswers,
  })
  const draft = `/drafty/my-drafts/${made.draft_id}`
  const pages = [
    ...['record', 'family', 'dates', 'documents', 'experts', 'sources', 'drafts', 'access'].map(
      (tab) => `/drafty/clients/${id}?tab=${tab}`,
    ),
    '/drafty/clients',
    '/drafty/my-drafts',
    `${draft}?client=${id}`,
    `${draft}/packet?client=${id}`,
    `${draft}/sign-off?client=${id}`,
    `/ai/naturalization?client=${id}`,
    `/ai/asylum/evidence?client=${id}`,
    '/firm',
  ]
  // What changes something never reaches the server, so that three walk at the same time.
  await Promise.all(walks.slice(0, 3).map(walk))
  await Promise.all(walks.slice(3).map(walk))

  async function walk([role, level]: (typeof walks)[number]): Promise<void> {
    await desk.share(id, role, level)
    const page = await logInAs(browser, server, desk.addresses[role])
    const rest = watchCalls(page)
    const tried: Tried[] = []
    for (const to of pages) tried.push(...(await pressAll(page, rest, to)))
    const may = (act: ClientAct) => actsOfRole[role].includes(act) && actsOfLevel[level].includes(act)
    const acts = new Set(tried.map(({ act }) => act))
    console.log(`firm: ${role}, ${level}: ${tried.length} calls by ${pages.length} pages: ${[...acts].join(', ')}`)
    // A list that a page asks for by itself is no button; it answers with what there is for this person.
    const refused = tried.filter(
      ({ button, act }) => button !== '' && act !== 'read' && act !== 'read drafts' && !may(act),
    )
    expect(
      refused.map(({ page: at, button, call, act }) => `${at.split('?')[0]} “${button}”: ${call} (${act})`),
      `${role}, ${level}`,
    ).toEqual([])
    // It presses what somebody may: an attorney's buttons lead there.
    if (role === 'attorney' && level === 'full')
      expect([...acts]).toEqual(expect.arrayContaining(['prepare', 'write', 'decide', 'export', 'share']))
    await page.context().close()
  }
})
