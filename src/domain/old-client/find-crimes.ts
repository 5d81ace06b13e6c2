import type { FoundMark } from '#domain/template-sections/old-case.ts'
import { marksOf } from './find-numbers.ts'

/** `who was the victim of felonious assault in`: which crime it was. */
const crimeOfVictim =
  /(?<=\b(?:is|was|were|been|being|am|are) (?:the |an? )?victims? of )(?!(?:an?|the|such|any|this|that|one|these|those|some|qualifying|criminal|crimes?|serious|violent|severe)(?!\p{L}))\p{Ll}[\p{Ll} ,-]{3,60}?(?= in (?:your|the|this|our) | (?:on|at|by|under|within|when|and (?:has|is|was|who)) |[.;]|$)/gu

/** `relies upon one arrest`: how often somebody was arrested or convicted. */
const countOfCrimes =
  /(?<!\b(?:than|least|most|of|any|every|each) )\b(?:an?|no|one|two|three|four|five|six|seven|\d|several|multiple) (?:(?:single|prior|previous|old|recent|misdemeanor|felony|juvenile|criminal|traffic|dismissed|pending|DUI|drug) ){0,3}(?:arrests?|convictions?|citations?|misdemeanors?|felon(?:y|ies)|DUIs?)(?!\p{L})(?! (?:that|for|of|record|under|does|may|is|within|warrant|without))/gu
/** Who was arrested stands where the count is: a rule speaks of any arrest. */
const ofOne =
  /\b(?:has|had|have|relies|relied|rests|cites?|cited|mentions?|lists?|shows?|showed|for|after) (?:up)?(?:on |only |just |also |to )?$/u

export const findCrimes = (text: string): FoundMark[] => [
  ...marksOf(text, 'unsure', crimeOfVictim),
  ...marksOf(text, 'unsure', countOfCrimes).filter(({ start }) => ofOne.test(text.slice(0, start))),
]
