import { AsyncLocalStorage } from 'node:async_hooks'
import { readLawFrom } from '#law/in-force.ts'
import { builtInLaw } from '#law/pack/built-in.ts'
import type { LawPack } from '#law/pack/law-pack.ts'
import type { LawBook } from './law-book.ts'

/** The law of one request or job: what is in force when it begins, that of a draft once it is about that draft. */
const here = new AsyncLocalStorage<{ readonly book: LawBook; pack: LawPack }>()

readLawFrom(() => here.getStore()?.pack.parts)

/** Does the work, to its end, under the law that is in force now: a pack that is imported meanwhile changes nothing. */
export function underLawInForce<Result>(book: LawBook, work: () => Result): Result {
  return here.run({ book, pack: book.inForce() }, work)
}

/**
 * The rest of this request or job is about a draft made under this version. A draft from before versions were kept, and
 * one whose pack cannot be read any more, goes on under the law in force.
 */
export function turnToLawOf(version: string | null): void {
  const store = here.getStore()
  const pack = version === null ? undefined : store?.book.find(version)
  if (store && pack) store.pack = pack
}

/** Looks for a newer pack first; the rest of this request is done under what is in force now. */
export async function turnToLawInForce(book: LawBook): Promise<void> {
  await book.refresh()
  const store = here.getStore()
  if (store) store.pack = book.inForce()
}

/** The pack that the present work reads. */
export function lawHere(): LawPack {
  return here.getStore()?.pack ?? builtInLaw
}

/** The pack in force now, whatever the present work reads. */
export function lawInForce(): LawPack {
  return here.getStore()?.book.inForce() ?? builtInLaw
}
