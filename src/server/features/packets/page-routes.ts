import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { toRoman } from '#domain/language/roman.ts'
import type { PacketPartRow } from '#server/database/tables/packets.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import { pagePicture } from '#server/pdf/page-picture.ts'
import type { Services } from '#server/services.ts'
import { openPacket } from './open-packet.ts'
import { partsOf } from './store.ts'

const dotsOf = { small: 24, large: 110 } as const

/** Pages of the finished packet as pictures, as they were written: stamps and all. */
export function servePacketPages(app: App, services: Services): void {
  implement(app, services, api.showPacketPage, async ({ ownerId, params, query, context }) => {
    const { packet } = await openPacket(services, ownerId, params)
    const parts = (await partsOf(services.database, packet)).filter(({ kind }) => kind === 'exhibits')
    const place = placeOf(parts, params.label)
    if (!place) throw new AppError('not-found')
    const folder = await mkdtemp(join(tmpdir(), 'page-'))
    try {
      const path = join(folder, 'part.pdf')
      await pipeline(await services.files.read(place.part.file_key), createWriteStream(path, { mode: 0o600 }))
      const picture = await pagePicture(path, { page: place.page, dots: dotsOf[query.size], folder })
      if (!picture) throw new AppError('cannot-be-shown')
      return context.body(picture, 200, { 'Content-Type': 'image/png' })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}

/** The part in which a page with this label is, and which page of it that is. */
function placeOf(parts: readonly PacketPartRow[], label: string) {
  const total = parts.reduce((sum, { pages }) => sum + pages, 0)
  const numbered = parts.flatMap((part) =>
    Array.from({ length: part.pages }, (_, index) => ({ part, page: index + 1 })),
  )
  const last = Number(parts.at(-1)?.last_label)
  if (!Number.isInteger(last)) return undefined
  const front = total - last
  const labels = numbered.map((_, index) =>
    index < front ? toRoman(index + 1).toLowerCase() : String(index - front + 1),
  )
  return numbered[labels.indexOf(label)]
}
