import { unzipSync } from 'fflate'
import { UnreadableDocument } from '#server/office/unreadable-document.ts'
import type { PackageParts } from './zip-package.ts'

export type PackageLimits = {
  readonly packedBytes: number
  readonly unpackedBytes: number
  /** Of any one part that has to be parsed. */
  readonly xmlBytes: number
  readonly entries: number
}

export const packageLimits: PackageLimits = {
  packedBytes: 25_000_000,
  unpackedBytes: 60_000_000,
  xmlBytes: 15_000_000,
  entries: 5_000,
}

/**
 * Unpacks an uploaded archive (.docx, .odt) whose directory was found harmless first: how much it unpacks to, how many
 * parts it has, whether it is locked. No part gets more memory than the directory declares. Throws
 * `UnreadableDocument`.
 */
export function openPackage(bytes: Uint8Array, limits: PackageLimits = packageLimits): PackageParts {
  if (bytes.length === 0) throw new UnreadableDocument('empty')
  if (bytes.length > limits.packedBytes) throw new UnreadableDocument('too-large')
  if (isCompoundFile(bytes)) throw compoundFileRefusal(bytes)
  if (!(bytes[0] === 0x50 && bytes[1] === 0x4b)) throw new UnreadableDocument('unsupported')
  if (isLockedEntry(bytes)) throw new UnreadableDocument('encrypted')
  checkDirectory(bytes, limits)
  try {
    return unzipSync(bytes)
  } catch (cause) {
    throw new UnreadableDocument('damaged', { cause })
  }
}

function checkDirectory(bytes: Uint8Array, limits: PackageLimits): void {
  let unpacked = 0
  let entries = 0
  let isTooLarge = false
  try {
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        entries += 1
        unpacked += originalSize
        isTooLarge ||= /\.(xml|rels)$/i.test(name) && originalSize > limits.xmlBytes
        return false
      },
    })
  } catch (cause) {
    throw new UnreadableDocument('damaged', { cause })
  }
  if (isTooLarge || unpacked > limits.unpackedBytes || entries > limits.entries)
    throw new UnreadableDocument('unpacks-too-large')
  if (entries === 0) throw new UnreadableDocument('damaged')
}

/** Bit 0 of the flags of a zip entry (APPNOTE 4.4.4): its content is locked with a password. */
function isLockedEntry(bytes: Uint8Array): boolean {
  return bytes[2] === 3 && bytes[3] === 4 && ((bytes[6] ?? 0) & 1) === 1
}

const compoundFileMark = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

/** The container of Office before 2007, which is also the envelope of a .docx with a password (MS-CFB 2.2). */
export function isCompoundFile(bytes: Uint8Array): boolean {
  return compoundFileMark.every((byte, index) => bytes[index] === byte)
}

export function compoundFileRefusal(bytes: Uint8Array): UnreadableDocument {
  const names = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const holds = (name: string) => names.includes(Buffer.from(name, 'utf16le'))
  if (holds('EncryptedPackage')) return new UnreadableDocument('encrypted')
  if (holds('WordDocument')) return new UnreadableDocument('old-word')
  return new UnreadableDocument(holds('Workbook') || holds('PowerPoint Document') ? 'other-office' : 'unsupported')
}
