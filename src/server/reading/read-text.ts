import type { DocumentText } from './document-text.ts'
import { UnreadableDocument } from '#server/office/unreadable-document.ts'

/** A text file in UTF-8, UTF-16 or, when it is neither, Windows-1252. Bytes that are no text are refused. */
export function readText(bytes: Uint8Array): DocumentText {
  const text = decodeText(bytes).replaceAll(/\r\n?/g, '\n').replaceAll('\f', '\n').trim()
  if (text === '') throw new UnreadableDocument('no-text')
  return { kind: 'text', text, headings: [], needsOcr: false, warnings: [] }
}

function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return checkText(decode(bytes, 'utf-16le'))
  if (first === 0xfe && second === 0xff) return checkText(decode(bytes, 'utf-16be'))
  const silent = utf16WithoutMark(bytes)
  if (silent) return checkText(decode(bytes, silent))
  return checkText(decode(bytes, 'utf-8') ?? decode(bytes, 'windows-1252'))
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Western text in UTF-16 has a zero in every second byte, and no other text has many zeros. */
function utf16WithoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, 2000)
  if (sample.length < 8 || bytes.length % 2 === 1) return undefined
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > sample.length * 0.35 && even < 4) return 'utf-16le'
  return even > sample.length * 0.35 && odd < 4 ? 'utf-16be' : undefined
}

/** Control characters other than tab, line and page breaks are a sign of a program's data. */
function checkText(text: string | undefined): string {
  // oxlint-disable-next-line no-control-regex -- these are what tells data from text
  const controls = text?.match(/[\u0000-\u0008\u000E-\u001A\u001C-\u001F\u007F-\u009F]/g)?.length ?? 0
  if (text === undefined || text.includes('\0') || controls > 2 + text.length / 1000)
    throw new UnreadableDocument('unsupported')
  // oxlint-disable-next-line no-control-regex -- the few that a text may have hold nothing to read
  return text.replaceAll(/[\u0000-\u0008\u000B\u000E-\u001F]/g, '')
}
