import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import type { Login } from '../demo/demo-account.ts'
import type { Shot } from './shots.ts'
import { answerAs } from './stand-in.ts'
import { isUntouched, standsThere, watchLoading, watchUntilStill } from './stands-still.ts'

export type Look = { readonly scheme: 'light' | 'dark'; readonly width: number; readonly height: number }

const tallestPx = 2600

type Asked = {
  readonly folder: string
  /** Which pictures of the screen are wanted, each in its scheme; all of one width. */
  readonly looks: readonly { readonly look: Look; readonly file: string }[]
  /** With the barriers (axe) that were on the page in the moment of the picture. */
  readonly onTaken: (file: string, barriers: readonly string[]) => void
}

/** One screen, opened once and taken in each scheme, as `<folder>/<file>.png`. */
export async function takePicture(
  context: BrowserContext,
  shot: Shot,
  { folder, looks, onTaken }: Asked,
): Promise<void> {
  const page = await context.newPage()
  const isSilent = shot.standIn === 'silent'
  try {
    const still = watchUntilStill(page, isSilent)
    const [first] = looks
    await page.emulateMedia({ colorScheme: first?.look.scheme ?? 'light', reducedMotion: 'reduce' })
    if (shot.standIn) await answerAs(page, shot.standIn)
    await page.goto(shot.path)
    await still()
    await shot.act?.(page, (first?.look.width ?? 0) >= 1024)
    if (shot.standIn === 'failing') await page.getByRole('button', { name: 'Refresh' }).first().waitFor()
    for (const { look, file } of looks) {
      await page.emulateMedia({ colorScheme: look.scheme, reducedMotion: 'reduce' })
      await still()
      await takeOne(page, { path: join(folder, `${file}.png`), width: look.width, isSilent })
      onTaken(file, await barriersOn(page, file))
    }
    await shot.after?.(page)
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.close()
  }
}

type One = { readonly path: string; readonly width: number; readonly isSilent: boolean }

async function takeOne(page: Page, { path, width, isSilent }: One): Promise<void> {
  await page.evaluate(watchLoading)
  // What lies over the page lies over the window alone.
  const height = await page.evaluate(() => {
    const isCovered = document.querySelector('[role=dialog][aria-modal=true]') !== null
    return isCovered ? window.innerHeight : document.documentElement.scrollHeight
  })
  // What sticks to the window would stand in the middle of the picture.
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.screenshot({ path, fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, tallestPx) } })
  const isThere = await page.evaluate(standsThere, isSilent)
  if (!isThere || !(isSilent || (await page.evaluate(isUntouched))))
    throw new Error('The page changed while its picture was taken.')
}

async function barriersOn(page: Page, file: string): Promise<string[]> {
  // Legacy mode: no page has a frame of another origin.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze()
  return violations.map(({ id, nodes }) => `${file}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

export async function logIn(context: BrowserContext, { email, password }: Login): Promise<void> {
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: /^Log in/ }).click()
  await page.getByRole('heading', { name: 'What do you want to draft?' }).waitFor()
  await page.close()
}
