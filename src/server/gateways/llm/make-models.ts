import { readRetirements } from '#domain/drafting/model-retirements.ts'
import { easternDate } from '#domain/dates/calendar.ts'
import type { Config } from '#server/config.ts'
import { modelsInThread } from './models-in-thread.ts'
import type { ModelPort } from './port.ts'

/** A chosen provider without a key: the offline writer drafts (in production the start has been stopped before). */
export function makeModels(
  settings: Config,
  provider: ModelPort['provider'],
  now: () => number,
): ModelPort | undefined {
  if (settings.WRITER === 'offline') return undefined
  const modelMap = Object.fromEntries(
    settings.MODEL_MAP.split(',').flatMap((pair) => {
      const [alias, model] = pair.split('=').map((part) => part.trim())
      return alias && model ? [[alias, model]] : []
    }),
  )
  const apiKey = provider === 'openai' ? settings.OPENAI_API_KEY : settings.AZURE_OPENAI_API_KEY
  if (apiKey === undefined) return undefined
  const baseUrl = provider === settings.AI_PROVIDER ? settings.OPENAI_BASE_URL : undefined
  return modelsInThread({
    provider,
    apiKey,
    baseUrl,
    resource: settings.AZURE_OPENAI_RESOURCE,
    modelMap,
    protocol: settings.OPENAI_PROTOCOL,
    atOnce: settings.AI_REQUESTS_AT_ONCE,
    retirements: readRetirements(settings.MODEL_RETIREMENTS) ?? {},
    // The vendor's retirements count at the vendor's own address alone.
    ...(baseUrl === undefined && { today: () => easternDate(now()) }),
  })
}
