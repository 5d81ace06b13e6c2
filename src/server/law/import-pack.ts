import { changesBetween, type LawChange } from '#law/pack/changes.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/schema.ts'
import { hashOf } from '#server/hash-of.ts'
import type { LawBook } from './law-book.ts'
import { openSignedPack, PackRefused, refuseOlder, type SignedPack } from './signed-pack.ts'

/** A pack that may be put in force, and what it would change. Nothing has happened yet. */
export type JudgedPack = { readonly signed: SignedPack; readonly changes: readonly LawChange[] }

/** Opens a file and compares it with the law in force. Throws `PackRefused`. */
export async function judgePack(
  book: LawBook,
  config: Pick<Config, 'LAW_PACK_KEYS'>,
  file: string,
): Promise<JudgedPack> {
  const signed = openSignedPack(file, config.LAW_PACK_KEYS)
  await book.refresh()
  const inForce = book.inForce()
  refuseOlder(signed.pack, inForce)
  return { signed, changes: changesBetween(inForce.parts, signed.pack.parts) }
}

/** Puts a judged pack in force, here at once and on every other server within seconds. `by`: the account, where one did it. */
export async function putInForce(
  database: Database,
  book: LawBook,
  { pack, content, signature, keyId }: SignedPack,
  { by, now }: { readonly by: string | null; readonly now: number },
): Promise<void> {
  await book.refresh()
  refuseOlder(pack, book.inForce())
  const row = { version: pack.version, content, content_hash: hashOf(content), signature, key_id: keyId }
  try {
    await database
      .insertInto('law_packs')
      .values({ ...row, imported_at: now, imported_by: by })
      .execute()
  } catch (error) {
    // Somebody else imported the same version meanwhile; anything else is a failure of the database.
    await book.refresh()
    if (book.find(pack.version)) throw new PackRefused(`The law of ${pack.version} is in force already.`)
    throw error
  }
  await book.refresh()
}
