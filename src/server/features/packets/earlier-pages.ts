import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FilingPages } from '#domain/packet/check-pinpoints.ts'
import type { PacketManifest } from '#domain/packet/packet-files.ts'
import type { Services } from '#server/services.ts'
import type { KeptFiling } from './filings-of-case.ts'
import { packetLimits, packetThread } from './packet-thread.ts'
import { partsOf } from './store.ts'
import { withoutStamp } from './without-stamp.ts'

const mostPages = 5000

/** The pages of an earlier filing as its files have them, read again for the cites that lead there. */
export async function readEarlierPages(
  services: Services,
  ownerId: string,
  { packetId, number, documents }: KeptFiling,
  folder: string,
): Promise<FilingPages> {
  const parts = (await partsOf(services.database, { id: packetId, owner_id: ownerId })).filter(
    ({ kind }) => kind === 'exhibits',
  )
  const texts: string[] = []
  for (const { file_key, id } of parts) {
    const path = join(folder, `${id}.earlier.pdf`)
    await pipeline(await services.files.read(file_key), createWriteStream(path, { mode: 0o600 }))
    texts.push(...(await packetThread('readPageTexts', packetLimits, path, mostPages)))
    await rm(path)
  }
  // What stands before the first tab has other numbers.
  const front = texts.length - Number(parts.at(-1)?.last_label)
  const numbered = texts.flatMap((text, index) =>
    index < front ? [] : [[index - front + 1, withoutStamp(text)] as const],
  )
  return { filing: number, exhibits: exhibitsIn(documents), texts: new Map(numbered) }
}

/** The tabs of a filing with their first and last pages. */
function exhibitsIn(documents: PacketManifest['documents']): FilingPages['exhibits'] {
  return [...Map.groupBy(documents, ({ letter }) => letter)].map(([letter, inside]) => ({
    letter,
    first: Math.min(...inside.map(({ first }) => first)),
    last: Math.max(...inside.map(({ last }) => last)),
  }))
}
