import { foldToWords } from '#domain/language/fold.ts'
import type { LegalDocument } from '#domain/legal-document/block.ts'
import type { KitCase } from '../kit-case.ts'
import { listed } from '../listed.ts'
import { aiStatement } from './ai-statement.ts'
import { assemblySheet } from './assembly-sheet.ts'
import { declaration, interpreterCertificate, type Translated, translationCertificate } from './certificates.ts'
import { coverPage } from './cover-page.ts'
import { criminalChart } from './criminal-chart.ts'
import { exhibitList } from './exhibit-list.ts'
import { proposedOrder } from './proposed-order.ts'
import { witnessList } from './witness-list.ts'
import { type KitContents, type KitDocumentKind, filingName } from './kit-documents.ts'
import { proofOfService } from './proof-of-service.ts'

/** One of the small papers; undefined where this filing has none of its kind. */
export function kitDocument(kind: KitDocumentKind, kit: KitCase, contents: KitContents): LegalDocument | undefined {
  switch (kind) {
    case 'cover-page':
      return coverPage(kit, contents.cover)
    case 'proof-of-service':
      return proofOfService(kit, [filingName(contents.cover.title)])
    case 'translation-certificate': {
      const named = listed(kit.answers['translated']).map((title) => ({ title, ...placeOf(title, contents) }))
      return translationCertificate(kit, named.length > 0 ? named : contents.translated)
    }
    case 'proposed-order':
      return proposedOrder(kit)
    case 'witness-list':
      return witnessList(kit)
    case 'criminal-chart':
      return criminalChart(kit)
    case 'assembly-sheet':
      return assemblySheet(kit, contents.cover.enclosures ?? [])
    case 'interpreter-certificate':
      return interpreterCertificate(kit)
    case 'declaration':
      return declaration(kit)
    case 'exhibit-list':
      return exhibitList(kit, contents.exhibits)
    case 'ai-statement':
      return aiStatement(kit, {
        sections: contents.modelSections,
        ...(contents.reviewedBy !== undefined && { reviewedBy: contents.reviewedBy }),
      })
  }
}

/** The tab of a document that the attorney names as the packet does. */
function placeOf(title: string, { documents }: KitContents): Omit<Translated, 'title'> {
  const { title: _, ...place } = documents.find((one) => foldToWords(one.title) === foldToWords(title)) ?? { title }
  return place
}
