import type { Endpoint, ReplyOf } from '#contract/endpoint.ts'
import { type Input, send } from './call.ts'

export type ListPage<Item> = {
  readonly items: readonly Item[]
  /** Where the next page starts; undefined on the last one. */
  readonly next: string | undefined
  /** How many clients are not in it yet, where a call says that it goes on counting. */
  readonly left?: number
}

/** One page of a list, with the cursor of the next one. */
export async function callPage<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
): Promise<ListPage<ReplyOf<E> extends readonly (infer Item)[] ? Item : never>> {
  const response = await send(endpoint, input)
  const items = endpoint.reply.parse(await response.json()) as (ReplyOf<E> extends readonly (infer Item)[]
    ? Item
    : never)[]
  const { headers } = response
  const left = Number(headers.get('X-Still-Counting') ?? 0)
  return { items, next: headers.get('X-Next-Cursor') ?? undefined, ...(left > 0 && { left }) }
}
