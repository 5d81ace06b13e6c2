import type { FoundMark } from '#domain/template-sections/old-case.ts'
import { marksOf } from './find-numbers.ts'

/** `who was the victim of felonious assault in`: which crime it was. */
const crimeOfVictim =
  /(?<=\b(?:is|was|were|been|being|am|are) (?:the |an? )?victims? of )(?!(?:an?|the|such|any|this|that|one|these|those|some|qualifying|criminal|crimes?|serious|violent|severe)(?!\p{L}))\p{Ll}[\p{Ll} ,-]{3,60}?(?= in (?:your|the|this|our) | (?:on|at|by|under|within|when|and (?:has|is|was|who)) |[.;]|$)/gu

export const findCrimes = (text: string): FoundMark[] => marksOf(text, 'unsure', crimeOfVictim)
