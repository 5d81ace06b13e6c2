import { countryName } from '#domain/prose/words.ts'
import { namesUnitedStates } from '../case/us-places.ts'
import type { WaiverCase } from '../case.ts'

/** `Green Country Roofing`: a name of a firm. */
const ofFirm =
  /\p{Lu}\p{Ll}+ Country (?!Report|Conditions?|Information|Profile|Advisory|Sheet|Brief)\p{Lu}\p{Ll}+|\bCountry (?:Club|Store|Kitchen|Inn|Day)\b/gu

const isCountry = /country|advisory|conditions|information sheet|human rights|world report|research collective/iu

/**
 * `El Salvador: dialysis and medicines, report of May 2026`: a paper about the country to which they would move, by its
 * title, or by places there that nobody of the case comes with.
 */
export function speaksOfCountry(title: string, document: string | undefined, waiver: WaiverCase): boolean {
  return speaksByTitle(title, waiver) || speaksByPlaces(title, document, waiver)
}

/** `Sierra Norte report`: it names the country, or a place of the answer on the move, and neither the family nor who writes. */
function speaksByPlaces(title: string, document: string | undefined, waiver: WaiverCase): boolean {
  const text = waiver.input.sources.find(({ id, kind }) => id === document && kind === 'client_document')?.text ?? ''
  if (text === '' || ofFamily.test(title) || /(?<![\p{L}.])(?:I|[Mm]y|[Ww]e|[Oo]ur)(?![\p{L}.])/u.test(text))
    return false
  const { applicant, relatives, children } = waiver
  const names = [applicant.name, ...relatives.map(({ name = '' }) => name), ...children.map(({ name = '' }) => name)]
  const plain = text.toLowerCase()
  if (names.some((name) => name.split(' ').some((word) => word.length > 3 && plain.includes(word.toLowerCase()))))
    return false
  const country = applicant.citizenship
  if (country !== undefined && plain.includes(countryName(country).replace(/^the /iu, '').toLowerCase())) return true
  if (townsThere(waiver).some((town) => namesWord(text, town))) return true
  const told = relatives.map(({ relocation = '' }) => relocation).join('\n')
  return [...told.matchAll(/(?<=\p{Ll}[,:;]? )\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,}){1,2}/gu)].some(([place]) =>
    text.includes(place),
  )
}

const namesWord = (text: string, word: string): boolean =>
  new RegExp(String.raw`(?<!\p{L})${RegExp.escape(word)}(?!\p{L})`, 'u').test(text)

/** Towns of the other country, as the answers name them: where the applicant or the house there is, where a parent was born. */
export function townsThere({ applicant, relatives }: WaiverCase): string[] {
  const country = applicant.citizenship
  const name = country === undefined ? '' : countryName(country).replace(/^the /iu, '')
  const born = relatives.flatMap(({ birthplace = '' }) =>
    name !== '' && birthplace.includes(name) ? [birthplace.split(',')[0]?.trim() ?? ''] : [],
  )
  const told = relatives.flatMap(({ relocation = '' }) => [
    ...relocation.matchAll(
      /\b(?:is from|comes from|(?:house|home|family|land|farm|mother|father|parents|relatives) (?:is |are |lives? )?in|town is|village is|town,) (\p{Lu}[\p{L}\p{M}]{3,})/gu,
    ),
  ])
  return [...new Set([...born, ...told.map(([, town = '']) => town)])].filter(
    (town) => town.length > 3 && town !== name && !namesUnitedStates(town),
  )
}

const ofFamily =
  /\b(?:court|docket|police|sheriff|budget|gastos|pay|tax|lease|school|IEP|clinic|hospital|evaluation|certificate|order|transcript|receipts?|invoice|bills?)\b/iu

function speaksByTitle(named: string, { applicant }: WaiverCase): boolean {
  const title = named.replaceAll(ofFirm, ' ')
  const country = applicant.citizenship
  if (/^(?:declaration|affidavit|statement|letter)\b/iu.test(title)) return isCountry.test(title)
  return isCountry.test(title) || (country !== undefined && namesCountry(title, countryName(country)))
}

/** `Kyrgyz Republic` and `Mexican hospitals` too: a word that begins as the country’s longest does. */
function namesCountry(title: string, country: string): boolean {
  // `ECUADOR brief on health`: capitals are no other country.
  const plain = title.toLowerCase()
  const named = country.toLowerCase().replace(/^the /u, '')
  const longest = named.split(/[^\p{L}]/u).toSorted((a, b) => b.length - a.length)[0] ?? ''
  const stem = longest.slice(0, Math.max(5, longest.length - 4))
  return plain.includes(named) || plain.split(/[^\p{L}]/u).some((word) => stem.length > 4 && word.startsWith(stem))
}
