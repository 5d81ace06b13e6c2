import type { Citation } from './citation.ts'
import { somePartsPattern } from './patterns.ts'
import { continueSub, tidySub } from './subsections.ts'

const alone = new RegExp(
  String.raw`(?<=(?<![\w-])(?:[Uu]nder|[Ii]n|by|of|with|[Ss]ee|and|or|[Pp]aragraphs?|[Ss]ub(?:section|paragraph)s?) )(${somePartsPattern})(?![\w(])`,
  'g',
)

/**
 * Parts of the provision that was cited before them in the same paragraph: `Under (e)(3)(vi) the applicant must depart.`
 * One pair of brackets alone (`in (b)`) numbers anything and is left.
 */
export function recogniseParts(text: string, before: readonly Citation[]): Citation[] {
  const provisions = before.filter(
    ({ kind, key }) => (kind === 'statute' || kind === 'regulation') && key !== undefined,
  )
  if (provisions.length === 0) return []
  return [...text.matchAll(alone)].flatMap((match): Citation[] => {
    const [, written = ''] = match
    if (!/\).*\)/.test(written)) return []
    const paragraph = text.lastIndexOf('\n', match.index) + 1
    const last = provisions.findLast(({ start, end }) => start >= paragraph && end <= match.index)
    if (!last) return []
    const start = match.index
    const sub = continueSub(last.sub, tidySub(written) ?? '')
    return [
      {
        kind: last.kind,
        start,
        end: start + written.length,
        text: written,
        key: last.key ?? '',
        sub,
        ...(last.written && { written: last.written }),
      },
    ]
  })
}
