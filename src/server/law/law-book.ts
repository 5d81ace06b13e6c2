import { setImmediate } from 'node:timers/promises'
import type { Logger } from 'pino'
import { builtInLaw } from '#law/pack/built-in.ts'
import { textOf } from '#law/pack/changes.ts'
import { compareVersions, type LawPack, type LawParts } from '#law/pack/law-pack.ts'
import { problemsOf } from '#law/pack/problems.ts'
import { lawPackSchema } from '#law/pack/schema.ts'
import type { Database } from '#server/database/schema.ts'
import { hashOf } from '#server/hash-of.ts'

/** Every pack that this installation knows: the built-in one, imported ones, and those of earlier releases. */
export type LawBook = {
  /** The newest, as of the last look at the database. */
  readonly inForce: () => LawPack
  /** A pack that some draft was made under. */
  readonly find: (version: string) => LawPack | undefined
  /** Looks for what other servers have imported; cheap where nothing is new. */
  readonly refresh: () => Promise<void>
}

/** The packs in the database. They are read when it is refreshed, never in the middle of work. */
export function createLawBook(database: Database, log: Logger, builtIn: LawPack = builtInLaw): LawBook {
  const known = new Map([[builtIn.version, builtIn]])
  const unreadable = new Set<string>()
  let inForce = builtIn
  return {
    inForce: () => inForce,
    find: (version) => known.get(version),
    async refresh() {
      const rows = await database.selectFrom('law_packs').select('version').execute()
      for (const { version } of rows) {
        if (known.has(version) || unreadable.has(version)) continue
        const pack = await readStored(database, version, builtIn.parts)
        if (pack) known.set(version, await sharing(pack, inForce === builtIn ? [builtIn] : [builtIn, inForce]))
        else {
          unreadable.add(version)
          log.error({ version }, 'a law pack in the database cannot be read by this version of the product')
        }
      }
      // One that is gone from the database was taken back by a restore.
      const there = new Set([builtIn.version, ...rows.map(({ version }) => version)])
      for (const version of known.keys()) if (!there.has(version)) known.delete(version)
      inForce = [...known.values()].toSorted((a, b) => compareVersions(b.version, a.version))[0] ?? builtIn
    },
  }
}

async function readStored(database: Database, version: string, needed: LawParts): Promise<LawPack | undefined> {
  const row = await database.selectFrom('law_packs').selectAll().where('version', '=', version).executeTakeFirst()
  if (!row || hashOf(row.content) !== row.content_hash) return undefined
  try {
    const { data } = lawPackSchema.safeParse(JSON.parse(row.content))
    return data && problemsOf(data, needed).length === 0 ? data : undefined
  } catch {
    return undefined
  }
}

/** Parts that say the same are one value: packs then cost little, and what is made from a part is made once. */
async function sharing(pack: LawPack, others: readonly LawPack[]): Promise<LawPack> {
  const known = new Map<string, unknown>()
  for (const part of others.flatMap(({ parts }) => Object.values(parts))) known.set(await textOfPart(part), part)
  const parts: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(pack.parts)) parts[name] = known.get(await textOfPart(part)) ?? part
  return { ...pack, parts: parts as unknown as LawParts }
}

/** Each part in a turn of its own: the largest takes some milliseconds. */
async function textOfPart(part: unknown): Promise<string> {
  await setImmediate()
  return textOf(part)
}

/** Keeps the built-in pack beside the others, so that a draft made under it has its law after an update of the product. */
export async function keepBuiltInLaw(database: Database, now: number, builtIn: LawPack = builtInLaw): Promise<void> {
  const { version } = builtIn
  const kept = await database
    .selectFrom('law_packs')
    .select('version')
    .where('version', '=', version)
    .executeTakeFirst()
  if (kept) return
  const content = JSON.stringify(builtIn)
  const row = { version, content, content_hash: hashOf(content), signature: null, key_id: null }
  await database
    .insertInto('law_packs')
    .values({ ...row, imported_at: now, imported_by: null })
    .execute()
    // Another server that starts at the same time has written the same.
    .catch(() => undefined)
}
