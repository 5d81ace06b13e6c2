import * as z from 'zod'
import type { ListedModel } from '#domain/drafting/model-retirements.ts'
import type { AiSdkConnection } from './connection.ts'

const day = z.union([z.string(), z.number()]).nullish()
const answer = z.object({
  data: z.array(
    z.object({
      id: z.string().min(1).max(200),
      created: z.number().nullish(),
      /** OpenAI's. */
      shutdown_date: day,
      /** Azure OpenAI's, in epoch seconds. */
      deprecation: z.object({ inference: day }).nullish(),
    }),
  ),
})

const patienceMs = 20_000

/** The provider's list of models with the days on which they end. Throws where it does not answer, or not in this form. */
export async function readModelList(connection: AiSdkConnection): Promise<ListedModel[]> {
  const { url, headers } = requestOf(connection)
  // The key goes along, so that nobody may lead it elsewhere.
  const reply = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
  if (!reply.ok) throw new Error(`The list of models was answered with ${reply.status}.`)
  const { data } = answer.parse(await reply.json())
  return data.map(({ id, created, shutdown_date, deprecation }): ListedModel => {
    const goneOn = dayOf(shutdown_date ?? deprecation?.inference)
    return { id, ...(goneOn !== undefined && { goneOn }), ...(created != null && { created }) }
  })
}

/** Beside the addresses that the vendors' own clients ask for texts. */
function requestOf({ provider, apiKey, baseUrl, resource }: AiSdkConnection) {
  if (provider === 'openai')
    return {
      url: `${trimmed(baseUrl ?? 'https://api.openai.com/v1')}/models`,
      headers: { Authorization: `Bearer ${apiKey}` },
    }
  const base = trimmed(baseUrl ?? `https://${resource}.openai.azure.com/openai`)
  return { url: `${base}/v1/models?api-version=v1`, headers: { 'api-key': apiKey } }
}

const trimmed = (address: string) => (address.endsWith('/') ? address.slice(0, -1) : address)

/** A day as text, or epoch seconds. */
function dayOf(given: string | number | null | undefined): string | undefined {
  if (given === null || given === undefined || given === '' || given === 0) return undefined
  const at = typeof given === 'number' ? given * 1000 : Date.parse(given)
  return Number.isNaN(at) ? undefined : new Date(at).toISOString().slice(0, 10)
}
