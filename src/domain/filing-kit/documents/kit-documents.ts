import { foldToWords } from '#domain/language/fold.ts'
import type { LegalDocument } from '#domain/legal-document/block.ts'
import type { KitCase } from '../kit-case.ts'
import { listed } from '../listed.ts'
import { aiStatement } from './ai-statement.ts'
import { assemblySheet } from './assembly-sheet.ts'
import {
  declaration,
  interpreterCertificate,
  proofOfService,
  type Translated,
  translationCertificate,
} from './certificates.ts'
import { coverPage, type CoverText } from './cover-page.ts'
import { criminalChart } from './criminal-chart.ts'
import { exhibitList, type ListedExhibit } from './exhibit-list.ts'
import { proposedOrder } from './proposed-order.ts'
import { witnessList } from './witness-list.ts'

export const kitDocumentKinds = [
  'cover-page',
  'proof-of-service',
  'translation-certificate',
  'interpreter-certificate',
  'declaration',
  'exhibit-list',
  'ai-statement',
  'proposed-order',
  'witness-list',
  'criminal-chart',
  'assembly-sheet',
] as const
export type KitDocumentKind = (typeof kitDocumentKinds)[number]

/** What the papers take of the packet. */
export type KitContents = {
  readonly cover: CoverText
  readonly exhibits: readonly ListedExhibit[]
  /** What there is a translation of. */
  readonly translated: readonly Translated[]
  /** Every document of the packet with its tab and its own pages. */
  readonly documents: readonly Translated[]
  /** Who signed off, once it is on record. */
  readonly reviewedBy?: string
  readonly modelSections: readonly string[]
}

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

/** `RESPONDENT’S EXHIBITS, TABS A-F` -> `Respondent’s exhibits, tabs A-F`, for a sentence. */
export function filingName(title: string): string {
  const words = title
    .split(' ')
    .map((word) => (/^[A-Z]{1,2}(?:-[A-Z]{1,2})?$/.test(word) ? word : word.toLocaleLowerCase('en-US')))
  const sentence = words.join(' ')
  return sentence.charAt(0).toLocaleUpperCase('en-US') + sentence.slice(1)
}
