import type { LegalDocument } from '#domain/legal-document/block.ts'
export async function buildDocx(document: LegalDocument): Promise<Uint8Array> {
  return new TextEncoder().encode(document.title)
}
