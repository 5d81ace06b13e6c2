import { states } from '#law/states.ts'
import type { FoundMark } from '#domain/template-sections/old-case.ts'
import { marksOf } from './find-numbers.ts'

const cap = String.raw`\p{Lu}[\p{L}\p{M}’'-]*`
/** `Troy NY 12180`: a town, a state and a ZIP with no comma. */
const cityZip = new RegExp(
  String.raw`(?<![\p{L}\p{M}’'-])${cap}(?: ${cap}){0,2} (?:${states.map(({ code }) => code).join('|')}) \d{5}(?:-\d{4})?(?!\d)`,
  'gu',
)

/** Towns that only their state and ZIP give away. */
export const findTownsByZip = (text: string): FoundMark[] => marksOf(text, 'town', cityZip)
