import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { findProgram } from '#test/system-programs.ts'
import { startServer } from '../e2e/own-server.ts'
import type { Login } from './demo/demo-account.ts'
import { indexPage } from './pictures/index-page.ts'
import { openPictureLog } from './pictures/picture-log.ts'
import { attorney, newcomer, seed } from './pictures/seed.ts'
import { type Shot, type Sitter, shotsOf } from './pictures/shots.ts'
import { logIn, type Look, takePicture } from './pictures/take-picture.ts'

// Every screen and state, light and dark, desk and phone, from a server of its own with worked cases on file:
// `data/pictures/index.html`. Words behind `--` narrow it to the pictures that have one of them in their names; `--resume`
// goes on where a run was broken off. Every page is looked through for barriers (axe) in the moment of its picture; one
// barrier fails the run.
const folder = 'data/pictures'
/** What a page is waited for is the thing itself; this is for a machine that is busy with other things. */
const patienceMs = 180_000
const tries = 3
const logins: Readonly<Record<Sitter, Login | undefined>> = { attorney, newcomer, visitor: undefined }
const looks: readonly Look[] = (['light', 'dark'] as const).flatMap((scheme) => [
  { scheme, width: 1440, height: 900 },
  { scheme, width: 390, height: 844 },
])

const executablePath = findProgram('chromium', 'the pictures')
if (executablePath === undefined) process.exit(1)
await import('./build-page.ts')
const goesOn = process.argv.includes('--resume')
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isWhole = wanted.length === 0
if (isWhole && !goesOn) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const log = openPictureLog(folder, goesOn)
const server = await startServer({ OPERATORS: attorney.email })
const launch = () => chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
let browser = await launch()
const failed: string[] = []
try {
  const made = await seed({ address: server.address, folder: server.folder })
  const all = shotsOf(made)
  const shots = all.filter(({ name }) => isWhole || wanted.some((word) => name.includes(word)))
  writeFileSync(join(folder, 'index.html'), indexPage(all.map(({ name }) => name)))
  const sittings = looks.flatMap((look) => (['visitor', 'newcomer', 'attorney'] as const).map((who) => ({ look, who })))
  const asked = sittings.map(({ look, who }) => {
    const own = shots.filter((shot) => shot.who === who && !log.has(fileOf(shot, look)))
    return { look, who, own }
  })
  const total = asked.reduce((sum, { own }) => sum + own.length, 0)
  const count = { done: 0, total }
  for (const { look, who, own } of asked) await takeAll(own, { look, who, count })
  console.log(`${shots.length} screens in ${resolve(folder, 'index.html')}, ${failed.length} pictures failed`)
  for (const line of [...failed, ...log.barriers()]) console.error(line)
  console.log(`axe: ${log.barriers().length} barriers on ${log.pages()} pages`)
} finally {
  await browser.close()
  await server.stop()
}
process.exit(failed.length > 0 || log.barriers().length > 0 ? 1 : 0)

type Sitting = {
  readonly look: Look
  readonly who: Sitter
  readonly count: { done: number; readonly total: number }
}

async function takeAll(shots: readonly Shot[], { look, who, count }: Sitting): Promise<void> {
  let context: BrowserContext | undefined
  for (const shot of shots) {
    const file = fileOf(shot, look)
    const began = performance.now()
    count.done += 1
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      try {
        if (!browser.isConnected()) [browser, context] = [await launch(), undefined]
        context ??= await sitDown(browser, look, who)
        log.add(file, await takePicture(context, shot, { width: look.width, folder, file }))
        const seconds = ((performance.now() - began) / 1000).toFixed(1)
        console.log(`${count.done} of ${count.total}: ${file}, ${seconds} s${attempt > 1 ? `, try ${attempt}` : ''}`)
        break
      } catch (error) {
        const line = `${file}: ${String(error).split('\n')[0]}`
        console.error(`${line} (try ${attempt} of ${tries})`)
        if (attempt === tries) failed.push(line)
      }
    }
  }
  await context?.close()
}

async function sitDown(from: Browser, { scheme, width, height }: Look, who: Sitter): Promise<BrowserContext> {
  const context = await from.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    baseURL: server.address,
    // Where most of the courts are: dates of the page and those that are counted agree.
    timezoneId: 'America/New_York',
  })
  context.setDefaultTimeout(patienceMs)
  context.setDefaultNavigationTimeout(patienceMs)
  const login = logins[who]
  if (login) await logIn(context, login)
  return context
}

function fileOf({ name }: Shot, { width, scheme }: Look): string {
  return `${name.replaceAll(/[^\w-]+/g, '-')}-${width}-${scheme}`
}
