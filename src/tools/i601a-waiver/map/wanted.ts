import type { WantedDocument } from '#domain/case-map/elements.ts'
import type { WaiverCase } from '../case.ts'
import { suggestExhibits } from '../case/evidence.ts'

const common = new Set(
  'about with from page proof record records and the for other their letter letters copy signed form'.split(' '),
)

/** The papers that the law and the case ask for, with words by which one that is on file is known. */
export function wantedDocuments(waiver: WaiverCase): WantedDocument[] {
  return suggestExhibits(waiver).flatMap(({ items }) =>
    items.map(({ text }) => ({ title: text, words: wordsOf(text) })),
  )
}

function wordsOf(title: string): string[] {
  const plain = title.replaceAll(/\([^()]*\)/g, '').replace(/:.*$/, '')
  const phrase = plain.replace(/^(?:Applicant|Deceased spouse|Principal)['’]s /, '').trim()
  const single = (phrase.match(/[\p{L}\p{N}-]{5,}/gu) ?? []).filter((word) => !common.has(word.toLowerCase()))
  return [phrase, ...(single.length === 1 ? single : [])]
}
