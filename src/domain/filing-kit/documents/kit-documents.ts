import type { Translated } from './certificates.ts'
import type { CoverText } from './cover-page.ts'
import type { ListedExhibit } from './exhibit-list.ts'

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

/** `RESPONDENT’S EXHIBITS, TABS A-F` -> `Respondent’s exhibits, tabs A-F`, for a sentence. */
export function filingName(title: string): string {
  const words = title
    .split(' ')
    .map((word) => (/^[A-Z]{1,2}(?:-[A-Z]{1,2})?$/.test(word) ? word : word.toLocaleLowerCase('en-US')))
  const sentence = words.join(' ')
  return sentence.charAt(0).toLocaleUpperCase('en-US') + sentence.slice(1)
}
