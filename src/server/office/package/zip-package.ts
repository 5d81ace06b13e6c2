import { unzipSync, zipSync } from 'fflate'

/** The parts of a Word file by name, in the order of the archive. */
export type PackageParts = Record<string, Uint8Array>

/** The files of an archive that is known to be harmless; uploads pass the guard of `readPackage` first. */
export function unzipPackage(bytes: Uint8Array): PackageParts {
  return unzipSync(bytes)
}

/** The parts as an archive. Equal parts in equal order give equal bytes: every entry carries the oldest date of zip. */
export function zipPackage(parts: PackageParts): Uint8Array<ArrayBuffer> {
  // In local time, as the format wants it, and therefore the same everywhere.
  return new Uint8Array(zipSync(parts, { mtime: new Date(1980, 0, 1), level: 6 }))
}
