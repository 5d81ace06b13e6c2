import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext } from '@playwright/test'
import type { Login } from '../demo/demo-account.ts'
import type { Shot } from './shots.ts'
import { answerAs } from './stand-in.ts'
import { isUntouched, standsThere, watchLoading, watchUntilStill } from './stands-still.ts'

export type Look = { readonly scheme: 'light' | 'dark'; readonly width: number; readonly height: number }

const tallestPx = 2600

/** One screen in the look of the context, as `<folder>/<file>.png`; gives the barriers (axe) on it in that moment. */
export async function takePicture(
  context: BrowserContext,
  shot: Shot,
  { width, folder, file }: { readonly width: number; readonly folder: string; readonly file: string },
): Promise<string[]> {
  const page = await context.newPage()
  try {
    const still = watchUntilStill(page, shot.standIn === 'silent')
    if (shot.standIn) await answerAs(page, shot.standIn)
    await page.goto(shot.path)
    await still()
    await shot.act?.(page, width >= 1024)
    if (shot.standIn === 'failing') await page.getByRole('button', { name: 'Refresh' }).first().waitFor()
    await still()
    await page.evaluate(watchLoading)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    // What sticks to the window would stand in the middle of the picture.
    await page.evaluate(() => window.scrollTo(0, 0))
    const clip = { x: 0, y: 0, width, height: Math.min(height, tallestPx) }
    await page.screenshot({ path: join(folder, `${file}.png`), fullPage: true, clip })
    const isSilent = shot.standIn === 'silent'
    const isThere = await page.evaluate(standsThere, isSilent)
    if (!isThere || !(isSilent || (await page.evaluate(isUntouched))))
      throw new Error('The page changed while its picture was taken.')
    // Legacy mode: no page has a frame of another origin.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ rules: { 'target-size': { enabled: true } } })
      .analyze()
    await shot.after?.(page)
    return violations.map(
      ({ id, nodes }) => `${file}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    )
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.close()
  }
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
