import type { SourceFacts } from '#domain/provenance/fact-index.ts'
import type { Gender } from './person.ts'

const earlier = String.raw`(?:first|former|ex-?|previous|late|second|future) `

/** Whether the answers call the client's spouse a wife or a husband; undefined where they say neither, or both. */
export function genderOfSpouse(sources: readonly SourceFacts[], client: Gender | undefined): Gender | undefined {
  const text = sources
    .filter(({ source }) => source.kind === 'answer')
    .map(({ source }) => source.text)
    .join('\n')
    .replaceAll(new RegExp(String.raw`(?<!\p{L})${earlier}(?:wife|husband)`, 'giu'), ' ')
  const owners = client === undefined ? 'his|her|my' : client === 'he' ? 'his|my' : 'her|my'
  const has = (word: string) => new RegExp(String.raw`(?<!\p{L})(?:${owners}) ${word}(?!\p{L})`, 'iu').test(text)
  const [wife, husband] = [has('wife'), has('husband')]
  if (wife === husband) return undefined
  return wife ? 'she' : 'he'
}
