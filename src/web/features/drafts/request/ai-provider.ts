const key = 'drafty.aiProvider'
export const aiProviders = ['openai', 'azure_openai'] as const
export type AiProvider = (typeof aiProviders)[number]

/** The developer panel's choice in this browser; anything else that lies there counts as `openai`. */
export function readAiProvider(): AiProvider {
  const kept = localStorage.getItem(key)
  return aiProviders.find((name) => name === kept) ?? 'openai'
}

/** Keeps the choice; anything but the two providers is refused (specification 1, section 5). @internal */
export function keepAiProvider(name: string): void {
  if (!aiProviders.some((known) => known === name)) throw new Error(`${name} is no AI provider.`)
  localStorage.setItem(key, name)
}

/** What goes with a drafting request: in development the panel's choice, if one was made; otherwise nothing. */
export function chosenProvider(): { readonly provider?: AiProvider } {
  return import.meta.env.DEV && localStorage.getItem(key) !== null ? { provider: readAiProvider() } : {}
}
