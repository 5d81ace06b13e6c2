import type { Range } from '#domain/section-content/read.ts'
import type { TemplateLine } from '#domain/template-sections/old-case.ts'
import { recogniseStateCodes } from '#domain/citations/recognise-state-codes.ts'

/**
 * What the law of one state calls its own: sections of its code, and its courts by their kind alone (`the Family Court`).
 * The next client may live in another state, and a firm of one state may keep them: the attorney says.
 */
export const ofOneState = ({ text }: TemplateLine): Range[] => [
  ...recogniseStateCodes(text).map(({ start, end }) => ({ start, end })),
  ...[otherCodes, codeByKind, courtByKind].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ start: index, end: index + words.length })),
  ),
]

/** Compilations that are cited by letters: `NMSA 1978, § 1-2-3`, `KRS 1.020`, `18 Pa.C.S. § 1`. */
const otherCodes =
  /(?<![\p{L}\p{N}.])(?:NMSA(?: 1978)?|N\.M\.S\.A\.|HRS|H\.R\.S\.|KRS|K\.R\.S\.|ORC|RSA|SDCL|NDCC|N\.D\.C\.C\.|MCA|V\.S\.A\.|P\.R\. Laws|\d{1,2} Pa\.? ?C\.S\.(?:A\.)?),? ?(?:ch?\. ?)?(?:§§? ?)?\d[\dA-Z]*(?:[.:-]\d[\dA-Z]*){0,4}(?:\([\dA-Za-z]{1,3}\)){0,4}/gu

/** `Penal Code § 484`: a code of a state that is named where it is first cited. */
const codeByKind =
  /(?<!\p{Lu}\p{L}{0,8}\. )(?<!\p{L})(?:Penal|Vehicle|Criminal|Family|Civil|Probate|Labor|Health (?:&|and) Safety|Welfare (?:&|and) Institutions) Code,? §§? ?\d[\dA-Z]*(?:[.:-]\d[\dA-Z]*){0,3}(?:\([\dA-Za-z]{1,3}\)){0,4}/gu

/** A court of a state without its name; the federal ones have other kinds. */
const courtByKind =
  /(?<!\p{Lu}[\p{L}.’'-]{0,30} )(?:the )?(?:Family|Probate|Juvenile|Surrogate[’']s|Municipal|Superior|Chancery|Orphans[’']|Criminal|Traffic|Domestic Relations) (?:and Family )?Court(?! (?:for|of|in) (?:the )?\p{Lu})(?!\p{L})/gu
