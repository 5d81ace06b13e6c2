import type { CheckedPinpoint } from './check-pinpoints.ts'

/** What a packet's files are, for the record: what stands in them where, and what each was made from. */
export type PacketManifest = {
  /** Which filing of its case it is, and the last Bates number; absent in one that an earlier release made. */
  readonly filing?: { readonly number: number; readonly bates?: number }
  readonly pages: number
  readonly bytes: number
  /** The draft itself among the files; null where it could not be printed. */
  readonly brief?: { readonly pages: number } | null
  readonly documents: readonly {
    readonly id: string
    readonly letter: string
    readonly title: string
    /** SHA-256 of the file that it was made from; null for a text. */
    readonly checksum: string | null
    readonly first: number
    readonly last: number
    readonly bytes: number
  }[]
  readonly pinpoints: readonly CheckedPinpoint[]
  /** Sentences for the attorney: what was done on the way, what could not be. */
  readonly notes: readonly string[]
}
