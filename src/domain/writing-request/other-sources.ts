import type { CaseMap } from '#domain/case-map/case-map.ts'
import { liveFacts } from '#domain/case-map/read-map.ts'
import { foldToWords } from '#domain/language/fold.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import type { SourceText } from '#domain/drafting/tool.ts'
import { excerptOf } from '#domain/text/excerpt.ts'

/** Characters of texts that are no exhibits: about 30,000 tokens for all together. */
const room = 120_000

export type ReadSource = SourceText & { readonly excerpt: string }

/**
 * The texts on file that the case map does not hold: cited sources, an expert's papers, everything where there is no map.
 * Each gets its share of the room and
 * leaves out what the facts of the map say in the same words; a longer one keeps the sentences that state facts, never merely its beginning.
 */
export function otherSources(sources: readonly SourceText[], map: CaseMap | undefined): ReadSource[] {
  const mapped = new Set(map?.exhibits.map(({ id }) => id))
  const open = sources.filter(({ id, kind, text }) => !mapped.has(id) && kind !== 'template' && text.trim() !== '')
  const share = Math.floor(room / Math.max(1, open.length))
  const told =
    map === undefined
      ? ''
      : ` ${liveFacts(map)
          .map(({ statement }) => foldToWords(statement))
          .join(' | ')} `
  return open.map((source) => ({ ...source, excerpt: excerptOf(withoutTold(source.text, told), share) }))
}

/** Without the sentences that a numbered fact says word for word: a request says nothing twice. */
function withoutTold(text: string, told: string): string {
  const untold = sentencesOf(text).filter((sentence) => {
    const words = foldToWords(sentence.replace(/^\s*\d{1,3}[.)]\s+/u, ''))
    return words.split(' ').length < 6 || !told.includes(` ${words} `)
  })
  return untold.join('\n')
}
