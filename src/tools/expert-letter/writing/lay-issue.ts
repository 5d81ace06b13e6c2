import { fieldText } from '#domain/clients/client-record.ts'
import type { LetterFacts } from '../case.ts'

/** Whoever knows a family from daily life: a line of the notes stays whole, under what it is about. */
export function layIssue(words: string, { input }: LetterFacts): string {
  const country = fieldText(input.client.client, 'country_of_citizenship')
  if (/\bI recommend\b/u.test(words)) return 'hard.care'
  if (
    (country !== undefined && words.includes(country)) ||
    /\brelocat|\bmov(?:e|es|ing) (?:to|away|back)\b/iu.test(words)
  )
    return 'hard.relocation'
  if (
    /\bI (?:think|believe|fear|expect|worry|am not saying)\b|\b[Ii]n my (?:opinion|view)\b|\b[Ii]f (?:[^.,]{2,40} )?(?:goes|leaves|left|is (?:removed|deported|gone|sent))\b|\bwas (?:detained|arrested|away|gone)\b|\bwas back\b|\bICE\b/u.test(
      words,
    )
  )
    return 'hard.separation'
  return /\bsince\b|\bI (?:first )?(?:met|know|knew|have known)\b|\bI am not \p{Lu}|\bmeetings\b/u.test(words) &&
    !/\d (?:percent|of)\b/u.test(words)
    ? 'clinical.basis'
    : 'clinical.state'
}
