import type { ModelPort, Usage } from '#server/gateways/llm/port.ts'

/** What a model took; `cachedTokens` are part of `inputTokens`. */
export type Spent = Usage & { readonly requests: number }

/** Dollars for a million tokens. */
export type Price = { readonly input: number; readonly cached: number; readonly output: number }

/** The models, asked as ever, and what each took since it was last looked at, by the provider's name. */
export function countUsage(models: ModelPort): { models: ModelPort; take: () => ReadonlyMap<string, Spent> } {
  let spent = new Map<string, Spent>()
  const add = (name: string, usage: Partial<Spent>) => {
    const { requests = 0, inputTokens = 0, outputTokens = 0, cachedTokens = 0 } = spent.get(name) ?? {}
    spent.set(name, {
      requests: requests + (usage.requests ?? 0),
      inputTokens: inputTokens + (usage.inputTokens ?? 0),
      outputTokens: outputTokens + (usage.outputTokens ?? 0),
      cachedTokens: cachedTokens + (usage.cachedTokens ?? 0),
    })
  }
  return {
    models: {
      ...models,
      async *write(request) {
        const name = models.nameOf?.(request.model) ?? request.model
        add(name, { requests: 1 })
        for await (const event of models.write(request)) {
          if (event.kind === 'usage') add(name, event)
          yield event
        }
      },
    },
    take: () => {
      const taken = spent
      spent = new Map()
      return taken
    },
  }
}

/** `gpt-5=1.25/0.125/10`: dollars for a million tokens of input, of input that was cached, of output. */
export function readPrice(words: string): readonly [string, Price] {
  const [, name, input, cached, output] = /^([^=]+)=([\d.]+)\/([\d.]+)\/([\d.]+)$/.exec(words) ?? []
  if (name === undefined) throw new Error(`A price reads like gpt-5=1.25/0.125/10, not like "${words}".`)
  return [name, { input: Number(input), cached: Number(cached), output: Number(output) }]
}

/** Tokens and what they cost; of a model without a price it says that it is not known. */
export function tellCost(spent: ReadonlyMap<string, Spent>, prices: ReadonlyMap<string, Price>): string {
  return [...spent]
    .map(([name, { requests, inputTokens, cachedTokens, outputTokens }]) => {
      const price = prices.get(name)
      const cost =
        price === undefined
          ? `price of ${name} not known`
          : `$${(((inputTokens - cachedTokens) * price.input + cachedTokens * price.cached + outputTokens * price.output) / 1e6).toFixed(4)} of ${name}`
      return `${requests} requests, ${inputTokens} tokens in (${cachedTokens} cached) and ${outputTokens} out, ${cost}`
    })
    .join('; ')
}

/** Several counts as one. */
export function addSpent(all: Iterable<ReadonlyMap<string, Spent>>): ReadonlyMap<string, Spent> {
  const total = new Map<string, Spent>()
  for (const counts of all)
    for (const [name, spent] of counts) {
      const before = total.get(name)
      total.set(name, {
        requests: spent.requests + (before?.requests ?? 0),
        inputTokens: spent.inputTokens + (before?.inputTokens ?? 0),
        cachedTokens: spent.cachedTokens + (before?.cachedTokens ?? 0),
        outputTokens: spent.outputTokens + (before?.outputTokens ?? 0),
      })
    }
  return total
}
