import { isSpanish } from '#domain/language/spanish.ts'
import { spanishRows } from './spanish-rows.data.ts'

/**
 * A line of a budget in English: `luz y agua` is electricity and water. A line with a Spanish word that the list does not
 * have stays as it is typed, and is said to be foreign: only a translator may put it into a brief.
 */
export function rowInEnglish(label: string): { readonly label: string; readonly isForeign: boolean } {
  const said = spanishRows.reduce(
    (text, [spanish, english]) =>
      text.replaceAll(new RegExp(String.raw`(?<![\p{L}\p{M}])${spanish}(?![\p{L}\p{M}])`, 'giu'), english),
    label,
  )
  const left = said.replaceAll(/\([^()]*\)/gu, ' ')
  return { label: said, isForeign: ofSpanish.test(left) || isSpanish(left) }
}

/** Words, and an ending, that only Spanish has. */
const ofSpanish =
  /(?<![\p{L}\p{M}])(?:seguro|mam[áa]|pap[áa]|abuel[oa]|hij[oa]s?|suegr[oa]|t[íi][oa]|nos|del|los|las|pago|gastos?|cuota|env[íi]o|ayuda|cada|mes)(?![\p{L}\p{M}])|ción(?![\p{L}\p{M}])/iu
