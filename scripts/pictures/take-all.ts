import type { Browser, BrowserContext } from '@playwright/test'
import type { Login } from '../demo/demo-account.ts'
import type { openPictureLog } from './picture-log.ts'
import type { Shot, Sitter } from './shots.ts'
import { logIn, type Look, takePicture } from './take-picture.ts'

/** A screen, and the looks of one width that are wanted of it. */
export type Task = { readonly shot: Shot; readonly looks: readonly Look[] }

export type Studio = {
  readonly launch: () => Promise<Browser>
  readonly address: string
  readonly logins: Readonly<Record<Sitter, Login | undefined>>
  readonly folder: string
  readonly log: ReturnType<typeof openPictureLog>
  /** As many pages are open beside each other. */
  readonly pages: number
  /** When no further picture is begun, by `performance.now()`. */
  readonly until: number
}

/** What a page is waited for is the thing itself; this is for a machine that is busy with other things. */
const patienceMs = 180_000
const tries = 3

/**
 * Takes the pictures in one browser, several pages beside each other; what changes something on the server comes last and
 * alone. Gives what failed, and how many were not begun before the time was over.
 */
export async function takeAll(tasks: readonly Task[], studio: Studio): Promise<{ failed: string[]; left: number }> {
  const desk = openDesk(studio)
  const failed: string[] = []
  const count = { done: 0 }
  const total = tasks.reduce((sum, { looks }) => sum + looks.length, 0)
  const work = async (waiting: Task[]): Promise<void> => {
    while (performance.now() < studio.until) {
      const task = waiting.shift()
      if (task === undefined) return
      const problem = await take(task, desk, studio)
      count.done += task.looks.length
      const taken = `${task.shot.name}, ${task.looks.map(({ width, scheme }) => `${width} ${scheme}`).join(', ')}`
      console.log(`${count.done} of ${total}: ${problem ?? taken}`)
      if (problem !== undefined) failed.push(problem)
    }
  }
  const beside = tasks.filter(({ shot }) => shot.after === undefined)
  const alone = tasks.filter(({ shot }) => shot.after !== undefined)
  try {
    await Promise.all(Array.from({ length: studio.pages }, () => work(beside)))
    await work(alone)
  } finally {
    await desk.close()
  }
  return { failed, left: total - count.done }
}

/** The picture of a screen in a look, without its ending. */
export function fileOf({ name }: Shot, { width, scheme }: Look): string {
  return `${name.replaceAll(/[^\w-]+/g, '-')}-${width}-${scheme}`
}

/** The pictures of one screen, at the third try at the latest; otherwise what went wrong. */
async function take({ shot, looks }: Task, desk: Desk, { folder, log }: Studio): Promise<string | undefined> {
  const [first] = looks
  if (!first) return undefined
  const asked = looks.map((look) => ({ look, file: fileOf(shot, look) }))
  for (let attempt = 1; ; attempt += 1) {
    try {
      const context = await desk.seat(first, shot.who)
      await takePicture(context, shot, { folder, looks: asked, onTaken: log.add })
      return undefined
    } catch (error) {
      const line = `${fileOf(shot, first)}: ${String(error).split('\n')[0]}`
      if (attempt === tries) return line
      console.error(`${line} (try ${attempt} of ${tries})`)
    }
  }
}

type Desk = ReturnType<typeof openDesk>

/** One browser, started again where it broke, with a context for each person at each width. */
function openDesk(studio: Studio) {
  let browser: Promise<Browser> | undefined
  const seats = new Map<string, Promise<BrowserContext>>()
  return {
    async seat(look: Look, who: Sitter): Promise<BrowserContext> {
      if (browser && !(await browser).isConnected()) {
        browser = undefined
        seats.clear()
      }
      browser ??= studio.launch()
      const key = `${who} ${look.width}`
      const known = seats.get(key) ?? sitDown(await browser, look, { ...studio, login: studio.logins[who] })
      seats.set(key, known)
      known.catch(() => seats.delete(key))
      return known
    },
    close: async () => (await browser)?.close(),
  }
}

async function sitDown(
  browser: Browser,
  { width, height }: Look,
  { address, login }: { readonly address: string; readonly login: Login | undefined },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    baseURL: address,
    // Where most of the courts are: dates of the page and those that are counted agree.
    timezoneId: 'America/New_York',
  })
  context.setDefaultTimeout(patienceMs)
  context.setDefaultNavigationTimeout(patienceMs)
  if (login) await logIn(context, login)
  return context
}
