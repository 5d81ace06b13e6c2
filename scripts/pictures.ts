import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { findProgram } from '#test/system-programs.ts'
import { startServer } from '../e2e/own-server.ts'
import type { Login } from './demo/demo-account.ts'
import { indexPage } from './pictures/index-page.ts'
import { attorney, newcomer, seed } from './pictures/seed.ts'
import { type Shot, type Sitter, shotsOf } from './pictures/shots.ts'
import { answerAs } from './pictures/stand-in.ts'

// Every screen and state, light and dark, desk and phone, from a server of its own with worked cases on file:
// `data/pictures/index.html`. Words behind `--` narrow it to the pictures that have one of them in their names. Every page is
// looked through for barriers (axe) in the moment of its picture; one barrier fails the run.
const folder = 'data/pictures'
const tallestPx = 2600
const logins: Readonly<Record<Sitter, Login | undefined>> = { attorney, newcomer, visitor: undefined }

const executablePath = findProgram('chromium', 'the pictures')
if (executablePath === undefined) process.exit(1)
await import('./build-page.ts')
const wanted = process.argv.slice(2)
const server = await startServer({ OPERATORS: attorney.email })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
let failed = 0
let looked = 0
const barriers: string[] = []
try {
  const made = await seed({ address: server.address, folder: server.folder })
  const shots = shotsOf(made).filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const scheme of ['light', 'dark'] as const) {
    await takeAll(browser, shots, { scheme, width: 1440, height: 900 })
    await takeAll(browser, shots, { scheme, width: 390, height: 844 })
  }
  writeFileSync(join(folder, 'index.html'), indexPage(shotsOf(made).map(({ name }) => name)))
  console.log(`${shots.length} screens in ${resolve(folder, 'index.html')}${failed > 0 ? `, ${failed} failed` : ''}`)
  for (const barrier of barriers) console.error(barrier)
  console.log(`axe: ${barriers.length} barriers on ${looked} pages`)
} finally {
  await browser.close()
  await server.stop()
}
process.exit(failed > 0 || barriers.length > 0 ? 1 : 0)

type Look = { readonly scheme: 'light' | 'dark'; readonly width: number; readonly height: number }

async function takeAll(from: Browser, shots: readonly Shot[], { scheme, width, height }: Look): Promise<void> {
  for (const who of ['visitor', 'newcomer', 'attorney'] as const) {
    const own = shots.filter((shot) => shot.who === who)
    if (own.length === 0) continue
    const context = await from.newContext({
      viewport: { width, height },
      colorScheme: scheme,
      reducedMotion: 'reduce',
      baseURL: server.address,
    })
    const login = logins[who]
    if (login) await logIn(context, login)
    for (const shot of own)
      await take(context, shot, width, `${shot.name.replaceAll(/[^\w-]+/g, '-')}-${width}-${scheme}`)
    await context.close()
  }
}

async function logIn(context: BrowserContext, { email, password }: Login): Promise<void> {
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: /^Log in/ }).click()
  await page.getByRole('heading', { name: 'What do you want to draft?' }).waitFor()
  await page.close()
}

/** Nothing is a skeleton any more, no drawn picture is missing, and what was opened stands still. */
async function loaded(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('h1') !== null &&
      ![...document.querySelectorAll('[role=status][aria-label]')].some((one) =>
        /^(?:Loading|Reading|Opening)/.test(one.ariaLabel ?? ''),
      ),
  )
  // A shared draft listens to the server as long as it is open: there the network never rests.
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined)
  await page.waitForTimeout(300)
}

async function take(context: BrowserContext, shot: Shot, width: number, file: string): Promise<void> {
  const page = await context.newPage()
  try {
    if (shot.standIn) await answerAs(page, shot.standIn)
    await page.goto(shot.path)
    // What gets no answer stays a skeleton.
    const settle = () => (shot.standIn === 'silent' ? skeletonStands(page) : loaded(page))
    await settle()
    await shot.act?.(page, width >= 1024)
    await settle()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const clip = { x: 0, y: 0, width, height: Math.min(height, tallestPx) }
    await page.screenshot({ path: join(folder, `${file}.png`), fullPage: true, clip })
    // Legacy mode: no page has a frame of another origin.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    looked += 1
    for (const { id, nodes } of violations)
      barriers.push(`${file}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    await shot.after?.(page)
  } catch (error) {
    failed += 1
    console.error(`${file}: ${String(error).split('\n')[0]}`)
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.close()
  }
}

/** The start-up screen has gone, and the page stands as it does while it loads. */
async function skeletonStands(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.waitForTimeout(1500)
}
