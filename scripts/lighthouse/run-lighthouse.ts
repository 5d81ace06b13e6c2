import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'

// Lighthouse brings a hundred packages that nothing else needs, so it is fetched when it is wanted and is no dependency.
const lighthouse = 'lighthouse@13.5.0'
const categories = ['performance', 'accessibility', 'best-practices'] as const
export type Scores = Readonly<Record<(typeof categories)[number], number>> & {
  /** What costs points in accessibility and best practices. */
  readonly faults: readonly string[]
}

type Report = {
  readonly categories: Readonly<Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>>
  readonly audits: Readonly<Record<string, { score: number | null; title: string }>>
}

/** Scores of a page from 0 to 100, as a telephone on a slow network sees it. `token` logs the browser in first. */
export async function runLighthouse(executablePath: string, url: string, token?: string): Promise<Scores> {
  const folder = mkdtempSync(join(tmpdir(), 'drafty-lighthouse-'))
  try {
    const profile = join(folder, 'profile')
    if (token !== undefined) await keepToken(executablePath, profile, url, token)
    const output = join(folder, 'report.json')
    const flags = `--headless=new --no-sandbox --disable-gpu --user-data-dir=${profile}`
    const wanted = `--only-categories=${categories.join(',')}`
    const options = ['--quiet', '--disable-storage-reset', wanted, '--output=json', `--output-path=${output}`]
    await tryThrice(() =>
      promisify(execFile)(
        'npm',
        ['exec', '--yes', '--package', lighthouse, '--', 'lighthouse', url, ...options, `--chrome-flags=${flags}`],
        { env: { ...process.env, CHROME_PATH: executablePath }, cwd: folder },
      ),
    )
    return read(JSON.parse(readFileSync(output, 'utf8')) as Report)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/** On a busy machine Chromium sometimes starts too late for the recording. */
async function tryThrice(run: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await run()
      return
    } catch (error) {
      if (attempt === 3) throw error
    }
  }
}

async function keepToken(executablePath: string, profile: string, url: string, token: string): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: ['--no-sandbox'] })
  const page = await context.newPage()
  await page.goto(new URL('/assets/icon-1.svg', url).href)
  await page.evaluate((kept) => localStorage.setItem('drafty.token', kept), token)
  await context.close()
}

function read({ categories: scored, audits }: Report): Scores {
  const score = (name: string) => Math.round(100 * (scored[name]?.score ?? 0))
  const faults = ['accessibility', 'best-practices'].flatMap((name) =>
    (scored[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]?.title ?? ''}`),
  )
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    faults,
  }
}
