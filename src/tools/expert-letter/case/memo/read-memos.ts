import type { SourceText } from '#domain/drafting/tool.ts'
import type { LetterSources } from '../letter-sources.ts'
import { readMemo } from './memo-points.ts'

type Memos = {
  readonly paragraphs: readonly (readonly string[])[]
  readonly items: ReadonlySet<string>
  /** The papers that are no memo of points. */
  readonly others: readonly SourceText[]
}

/** A memo of points that an expert on a country wrote, told in its order, and the other papers of the expert. */
export function readMemos({ expertDocuments, clientDocuments, memos }: LetterSources): Memos {
  const texts = clientDocuments.map(({ text }) => text).join('\n')
  const isPlace = (name: string) =>
    /^\p{Lu}/u.test(name) &&
    new RegExp(String.raw`\b(?:in|to|from|near|at) ${RegExp.escape(name)}(?!\p{L})`, 'u').test(texts)
  const read = expertDocuments.map((paper) => ({
    paper,
    memo: memos?.has(paper.id) === true ? readMemo(paper.text, isPlace) : undefined,
  }))
  return {
    paragraphs: read.flatMap(({ memo }) => memo?.paragraphs ?? []),
    items: new Set(read.flatMap(({ memo }) => [...(memo?.items ?? [])])),
    others: read.flatMap(({ paper, memo }) => (memo === undefined ? [paper] : [])),
  }
}
