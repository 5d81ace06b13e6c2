import { spawnSync } from 'node:child_process'
import { findProgram } from '#test/system-programs.ts'
import { startServer } from '../e2e/own-server.ts'
import { runLighthouse } from './lighthouse/run-lighthouse.ts'

const runs = 5

/** Lighthouse on the production build: the median of five for performance, beside the goals. */
export async function benchLighthouse(): Promise<void> {
  const chrome = findProgram('chromium', 'Lighthouse')
  if (chrome === undefined) return
  if (spawnSync('vite build --logLevel warn', { shell: true, stdio: 'inherit' }).status !== 0) return
  const server = await startServer()
  try {
    const reply = await fetch(`${server.address}/api/auth/signup`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'bench@firm.example', password: 'a long pass phrase', accepted_terms: true }),
    })
    const { token } = (await reply.json()) as { token: string }
    await measure('sign-in', 96, () => runLighthouse(chrome, `${server.address}/login`))
    await measure('dashboard', 90, () => runLighthouse(chrome, `${server.address}/`, token))
  } catch (error) {
    console.log(`Lighthouse: could not run (${error instanceof Error ? error.message.split('\n')[0] : String(error)})`)
  } finally {
    await server.stop()
  }
}

async function measure(screen: string, goal: number, run: () => ReturnType<typeof runLighthouse>): Promise<void> {
  const scores = []
  for (let times = 0; times < runs; times++) scores.push(await run())
  const performance = scores.map((score) => score.performance).toSorted((a, b) => a - b)
  const [first] = scores
  console.log(
    `Lighthouse, ${screen}: performance ${performance[Math.floor(runs / 2)]} (goal ${goal}; ${performance.join(' ')}), ` +
      `accessibility ${first?.accessibility}, best practices ${first?.['best-practices']}`,
  )
}
