import type { Readable } from 'node:stream'

export type StoredFile = {
  /** Random, made by the store; says nothing about the content. */
  readonly key: string
  readonly bytes: number
  /** SHA-256 in hex. */
  readonly checksum: string
}

/** Where uploaded files live. Nothing is ever held in memory whole. */
export type FileStore = {
  /** Stores what comes until the end; more than `limit` bytes throws `FileTooLarge` and leaves nothing behind. */
  readonly put: (content: Readable, limit: number) => Promise<StoredFile>
  /** The content from the start; throws when there is no such file. */
  readonly read: (key: string) => Promise<Readable>
  /** Deletes the file; nothing happens when it is gone already. */
  readonly remove: (key: string) => Promise<void>
  /** All keys, for finding orphans. */
  readonly list: () => AsyncIterable<string>
  /** Takes a file out of the list and keeps it; `takeBack` undoes it, `removeAside` ends it. */
  readonly setAside: (key: string) => Promise<void>
  readonly takeBack: (key: string) => Promise<void>
  readonly removeAside: (key: string) => Promise<void>
  /** Stores a file under the key that it had before, as it was: for a restored backup. */
  readonly putBack: (key: string, content: Readable) => Promise<void>
  /** Whose store it is, as `claim` wrote it; undefined for a store that nobody has claimed. */
  readonly identity: () => Promise<string | undefined>
  readonly claim: (identity: string) => Promise<void>
}

/** The store does not answer, or says that it cannot now: nothing is known to be wrong with what was asked. */
export class FileStoreAway extends Error {
  override readonly name = 'FileStoreAway'
}

export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge'
}
