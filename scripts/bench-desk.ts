import { loadavg } from 'node:os'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findProgram } from '#test/system-programs.ts'
import { awaitDraft, type Call, readWorkedCases, requestDraft } from '#test/worked-cases.ts'
import { startServer } from '../e2e/own-server.ts'
import { must, openAccount } from './demo/demo-account.ts'
import { attorney } from './pictures/seed.ts'

/** The goal for each interaction, on a processor slowed down four times. */
const goalMs = 100
const slowedDown = 4
const openingGoalMs = 1500

/**
 * What an attorney waits for on the page of a brief of about 15 pages, in Chromium at a quarter of the processor's speed:
 * typing into a section, accepting one, scrolling through all. Milliseconds from the key to the next picture.
 */
export async function benchDesk(): Promise<void> {
  const executablePath = findProgram('chromium', 'the figures of the draft page')
  if (executablePath === undefined) return
  await import('./build-page.ts')
  const server = await startServer()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const token = await openAccount({ address: server.address, folder: server.folder }, attorney)
    const call = (async (method, path, body) =>
      must({ address: server.address, folder: server.folder }, method, path, token, body)) as Call
    const [brief] = readWorkedCases('asylum-brief')
    if (!brief) return
    const draft = await awaitDraft(call, await requestDraft(call, 'draft_generator', brief))
    const page = await openSlowly(browser, server.address, token)
    const opening = await measureOpening(page, `/drafty/my-drafts/${draft.id}?client=${draft.client_id}`)
    const typing = await measureTyping(page)
    const accepting = await measureAccepting(page)
    const scrolling = await measureScrolling(page)
    const [load = 0] = loadavg()
    console.log(
      `The draft page at a ${slowedDown}x slowed processor (goal ${goalMs} ms each), at a load of ${load.toFixed(1)}:`,
    )
    console.log(
      `  opened and at rest: ${figure(opening, 0.5)} ms in the middle of ${opening.length} (goal ${openingGoalMs})`,
    )
    for (const [name, times] of Object.entries({ typing, accepting, scrolling }))
      console.log(
        `  ${name}: ${figure(times, 0.5)} ms in the middle, ${figure(times, 0.95)} ms at the 95th percentile of ${times.length}`,
      )
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function openSlowly(browser: Browser, baseURL: string, token: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript((kept) => localStorage.setItem('drafty.token', kept), token)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowedDown })
  return page
}

/** From the address to the first moment in which the whole page stands and the browser has nothing left to do; warm. */
async function measureOpening(page: Page, path: string): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < 6; turn += 1) {
    await page.goto(path, { waitUntil: 'commit' })
    const rest = () =>
      new Promise<number>((resolve) => {
        // Looked for in the few elements that can hold it: a search by words reads the whole paper in the slowed page's time.
        const look = () => {
          const stands = [...document.querySelectorAll('output')].some(({ textContent }) =>
            /Ready to review, \d+ open points?/.test(textContent),
          )
          if (stands) requestIdleCallback(() => resolve(performance.now()))
          else setTimeout(look, 20)
        }
        look()
      })
    times.push(await page.evaluate(rest))
  }
  // The first one fills the browser's own store, as an attorney's has been filled before.
  return times.slice(1)
}

/** The durations of the keys and clicks that the page handles meanwhile, as the browser measures them. */
async function whileMeasured(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const durations: number[] = []
    Object.assign(window, { durations })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (['keydown', 'click'].includes(entry.name)) durations.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await act()
  await page.waitForTimeout(1000)
  return page.evaluate(() => (window as unknown as { durations: number[] }).durations)
}

/** Forty keys into the longest section; those that took less than 16 ms are counted as 16. */
async function measureTyping(page: Page): Promise<number[]> {
  const words = 'forty letters that an attorney types now'
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const field = page.getByRole('textbox', { name: /^Text of / })
  await field.click()
  const times = await whileMeasured(page, () => page.keyboard.type(words, { delay: 120 }))
  await page.getByRole('button', { name: 'Cancel' }).first().click()
  await page.getByRole('button', { name: 'Discard change' }).click()
  await field.waitFor({ state: 'detached' })
  return [...times, ...Array.from({ length: Math.max(0, words.length - times.length) }, () => 16)]
}

/** Sections accepted by their key, one after the other; the question about open points is answered, or closed where it wants a reason. */
async function measureAccepting(page: Page): Promise<number[]> {
  const times = await whileMeasured(page, async () => {
    for (let count = 0; count < 6; count += 1) {
      await page.keyboard.press('j')
      await page.waitForTimeout(400)
      await page.keyboard.press('a')
      await page.waitForTimeout(400)
      const question = await placeOfButton(page, 'Accept all the same')
      if (question) await page.mouse.click(question.x, question.y)
      else await page.keyboard.press('Escape')
      await page.waitForTimeout(1200)
    }
  })
  const accepted = await page.getByText(/^\d+ of \d+ sections accepted/).textContent()
  console.log(`  ${accepted ?? 'Nothing accepted'} while it was measured`)
  return times
}

/** The middle of a button, looked up as cheaply as can be: a search by roles takes the slowed page's own time. */
async function placeOfButton(page: Page, words: string): Promise<{ x: number; y: number } | undefined> {
  return page.evaluate((wanted) => {
    const found = [...document.querySelectorAll('[role=dialog] button')].find((one) => one.textContent === wanted)
    if (!found) return undefined
    const { left, top, width, height } = found.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }, words)
}

/** The time between two pictures while the wheel turns. */
async function measureScrolling(page: Page): Promise<number[]> {
  await page.mouse.move(700, 500)
  await page.evaluate(() => {
    const durations: number[] = []
    Object.assign(window, { durations })
    let last = performance.now()
    const next = (now: number) => {
      durations.push(now - last)
      last = now
      if (durations.length < 600) requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  for (let turn = 0; turn < 40; turn += 1) {
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(50)
  }
  return page.evaluate(() => (window as unknown as { durations: number[] }).durations)
}

function figure(times: readonly number[], part: number): string {
  const sorted = times.toSorted((a, b) => a - b)
  return (sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN).toFixed(0)
}
