import { escapeText } from '#domain/section-content/write.ts'
import { isNameLike } from './name-like.ts'
import type { Teller } from './teller.ts'

/** `According to Dr. Roe, he is restricted to ten pounds`: whose finding it is, where the sentence that opens a paper does not say so. */
export function withSource(
  teller: Teller,
  told: readonly string[][],
  clinician: string | undefined,
  signer: string | undefined,
): string[][] {
  if (clinician === undefined && signer !== undefined) return withSigner(teller, told, signer)
  const person = teller.map.persons.find(({ id }) => id === clinician)
  const at = told.findIndex((sentences) => sentences.length > 0)
  const first = told[at]?.[0]
  const surname = person?.full.replace(/,.*$/u, '').split(' ').at(-1)
  if (clinician === undefined || first === undefined || surname === undefined || first.includes(surname))
    return [...told]
  const [, token = '', clause = ''] = /^((?:\[\[fact:[^[\]]*\]\])*)([^]*)$/u.exec(first) ?? []
  const lead = `${token}${teller.say(`According to {${clinician}},`)} ${isNamed(teller, clause) ? clause : lowerFirst(clause)}`
  return told.map((sentences, index) => (index === at ? [lead, ...sentences.slice(1)] : sentences))
}

/** `According to Herbert Tohannie, Chapter President, he hauls water`: whose letter it is, where its own lead does not say so. */
function withSigner(teller: Teller, told: readonly string[][], signer: string): string[][] {
  const [name = signer, title] = signer.split(', ')
  // `S.J` of an order, without its last point.
  const role = title !== undefined && /^\p{Lu}(?:\.\p{Lu})+$/u.test(title) ? `${title}.` : title
  const at = told.findIndex((sentences) => sentences.length > 0)
  const first = told[at]?.[0]
  const surname = name.split(' ').at(-1) ?? name
  if (first === undefined || first.includes(name) || first.includes(`${surname} writes`)) return [...told]
  const [, token = '', clause = ''] = /^((?:\[\[fact:[^[\]]*\]\])*)([^]*)$/u.exec(first) ?? []
  const lead = `${token}According to ${escapeText(role === undefined ? name : `${name}, ${role}`)}, ${isNamed(teller, clause) ? clause : lowerFirst(clause)}`
  return told.map((sentences, index) => (index === at ? [lead, ...sentences.slice(1)] : sentences))
}

/** Begins with somebody of the case by name. */
const isNamed = ({ map }: Teller, clause: string): boolean =>
  map.persons.some(({ full, short, first }) =>
    [full, short, first].some((name) => name !== undefined && name !== '' && clause.startsWith(name)),
  )

/** The first word in small letters, unless it is a name, an abbreviation or no word that the dictionary knows. */
export function lowerFirst(text: string): string {
  const [first = ''] = /^[\p{L}\p{M}]+/u.exec(text) ?? []
  if (
    /^(?:A|An|Every|Each|On|In|At|Since|When|After|Before|The|His|Her|He|She|They|It|If|During|For|From)\s/u.test(text)
  )
    return text.charAt(0).toLowerCase() + text.slice(1)
  return /^(?:\p{Lu}\p{Lu}|\p{Lu}\p{Ll}+ \p{Lu}|(?:Mr|Ms|Mrs|Dr)\.|I\b|\{)/u.test(text) || isNameLike(first)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
}
