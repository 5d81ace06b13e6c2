import type { Filing } from '#domain/filing-kit/preflight/filing.ts'
import { type PreflightLine, runPreflight } from '#domain/filing-kit/preflight/run-preflight.ts'
import type { LegalDocument } from '#domain/legal-document/block.ts'
import { countLimitedPages } from '#domain/legal-document/estimate-pages.ts'

/** Judges a filing in the thread that it is called in: counting the pages of a brief takes up to a second. */
export function judgeFiling(filing: Filing, document: LegalDocument): PreflightLine[] {
  return runPreflight({ ...filing, bodyPages: countLimitedPages(document).count })
}
