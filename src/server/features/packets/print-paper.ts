import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LegalDocument } from '#domain/legal-document/block.ts'
import { packetLimits, packetThread } from './packet-thread.ts'

/** A paper of the product as a PDF, set in a thread. */
export async function printPaper(document: LegalDocument): Promise<Uint8Array<ArrayBuffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'paper-'))
  try {
    const path = join(folder, 'paper.pdf')
    await packetThread('writePaper', packetLimits, document, path)
    return new Uint8Array(await readFile(path))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
