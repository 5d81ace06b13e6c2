import { once } from 'node:events'
import { loadavg } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import { modelsInThread } from '#server/gateways/llm/models-in-thread.ts'
import type { ModelPort } from '#server/gateways/llm/port.ts'
import { type Desk, openDesk } from './desk/open-desk.ts'
import { awaitDraft, readWorkedCases, requestDraft, type WorkedCase } from '#test/worked-cases.ts'

type Timed = { readonly ms: number; readonly path: string }
/** So many drafts at once, and how many times as long as one they may take. */
type Load = readonly [count: number, goal: number]
const goals: readonly Load[] = [
  [8, 1.2],
  [50, 4],
]
type Span = { readonly section: string; readonly ms: number }

/** How long each request to the model took, as the engine saw it, by the section's id. */
function timing(models: ModelPort, spans: Span[]): ModelPort {
  return {
    ...models,
    async *write(request) {
      const start = performance.now()
      yield* models.write(request)
      spans.push({
        section: /<section id="([^"]*)"/.exec(request.prompt)?.[1] ?? '',
        ms: performance.now() - start,
      })
    },
  }
}

/** So many asylum briefs at once, each of an account of its own; the time of the slowest. */
async function draft(desk: Desk, worked: WorkedCase, count: number): Promise<Timed[]> {
  const callers = await Promise.all(Array.from({ length: count }, () => desk.signUp()))
  return Promise.all(
    callers.map(async (call) => {
      const start = performance.now()
      const path = await requestDraft(call, 'draft_generator', worked)
      const { status, reason } = await awaitDraft(call, path)
      if (status !== 'ready') throw new Error(`The draft is ${status}: ${String(reason)}`)
      return { ms: performance.now() - start, path }
    }),
  )
}

/** The sum over the waves of their slowest section. */
async function criticalPath({ services }: Desk, { path }: Timed, spans: readonly Span[]): Promise<number> {
  const id = path.split('/').at(-1) ?? ''
  const rows = await services.database
    .selectFrom('draft_sections')
    .select(['section_id', 'plan'])
    .where('draft_id', '=', id)
    .execute()
  const slowest = new Map<number, number>()
  for (const { section_id, plan } of rows) {
    const { wave } = JSON.parse(plan) as { wave: number }
    const ms = spans.find(({ section }) => section === section_id)?.ms ?? 0
    slowest.set(wave, Math.max(slowest.get(wave) ?? 0, ms))
  }
  return [...slowest.values()].reduce((sum, ms) => sum + ms, 0)
}

/** One draft against its critical path, 8 and 50 at once against one, and how long the event loop was held. */
export async function benchDrafts(loads: readonly Load[] = goals): Promise<void> {
  const writer = new Worker(new URL('desk/scripted-writer.ts', import.meta.url))
  const [baseUrl] = (await once(writer, 'message')) as [string]
  const spans: Span[] = []
  const settings = { provider: 'openai', apiKey: 'key', baseUrl, modelMap: {}, atOnce: 1000 } as const
  const desk = await openDesk(timing(modelsInThread(settings), spans))
  const [worked] = readWorkedCases('asylum-brief').filter(({ id }) => id === 'A4' || id === 'A1')
  if (!worked) throw new Error('The asylum case is gone.')
  console.log(`Drafts at once, load ${loadavg()[0]?.toFixed(1)} before they begin`)
  await draft(desk, worked, 1)
  spans.length = 0
  const [one] = await draft(desk, worked, 1)
  if (!one) throw new Error('no draft')
  const path = await criticalPath(desk, one, spans)
  const requests = spans.length
  console.log(
    `One asylum brief (${requests} sections by the model): ${seconds(one.ms)}, critical path ${seconds(path)}`,
  )
  console.log(`  ratio ${(one.ms / path).toFixed(3)} (goal 1.05)`)
  for (const [count, goal] of loads) {
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const times = (await draft(desk, worked, count)).map(({ ms }) => ms)
    delay.disable()
    const [slowest, fastest] = [Math.max(...times), Math.min(...times)]
    const p99 = delay.percentile(99) / 1e6 - 5
    console.log(`${count} at once: slowest ${seconds(slowest)}, fastest ${seconds(fastest)}`)
    console.log(
      `  ratio ${(slowest / one.ms).toFixed(2)} to one (goal ${goal}), event loop p99 ${p99.toFixed(1)} ms (goal 50)`,
    )
  }
  await desk.close()
  await writer.terminate()
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
