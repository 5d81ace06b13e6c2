import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { headingKind } from './sheet/read-sheet.ts'

const bullet = /^(?:[-–—*•·]|\(?\d{1,2}[.)])\s+/u

/** The label or heading over a line, and whether its notes are a list. */
type Over = { readonly name: string; readonly isListed: boolean | undefined; readonly isApart: boolean }

/**
 * The notes under a heading of abuse or of the account, as the notes have them; undefined where a line stands under none,
 * or says itself of whom it speaks. Who did what such a note tells without saying so is not known, and mostly it is
 * not the person examined: `called her “the maid”`.
 */
export function quotedOfAbuse(lines: readonly string[]): (string | undefined)[] {
  let over: Over | undefined
  return lines.map((line) => {
    const isBulleted = bullet.test(line)
    const bare = line.replace(bullet, '').trim()
    if (bare === '') {
      over = over && { ...over, isApart: over.isListed !== undefined }
      return undefined
    }
    const { label, rest } = labelOf(bare)
    const kind = headingKind(label)
    if (kind === 'account') over = { name: label, isListed: rest === '' ? undefined : isBulleted, isApart: false }
    else if (kind !== undefined || endedBy(over, isBulleted)) over = undefined
    if (over === undefined || (kind === 'account' && rest === '')) return undefined
    over = { ...over, isListed: over.isListed ?? isBulleted }
    const words = kind === 'account' ? rest : bare
    return sentencesOf(words).every((one) => saysWho(one)) ? undefined : quoted(over.name, words)
  })
}

/** A list ends where a line has no bullet, and what is no list with an empty line. */
const endedBy = (over: Over | undefined, isBulleted: boolean): boolean =>
  !isBulleted && (over?.isListed === true || over?.isApart === true)

function labelOf(line: string): { readonly label: string; readonly rest: string } {
  const [, label = line, rest = ''] = /^(\p{L}[\p{L} /’'-]{0,40}?) ?(?::| [-–—](?= )) ?(.*)$/u.exec(line) ?? []
  return { label, rest }
}

/** `He hit me`, `Her sister saw it`, `Kevin took the phone`: whoever did it is named. */
const saysWho = (words: string): boolean =>
  hasFiniteVerb(words) &&
  /^(?:(?:On|In|After|When|Since|Once|Then|From|Until|Before)\b[^,]{2,60}, )?(?:s?he|they|I|we|it|there|(?:his|her|their|the|an?|my) \p{Ll}+|(?:Mr|Ms|Mrs|Dr)\. \p{Lu}\p{L}+|\p{Lu}\p{Ll}+ (?:was|were|is|has|had|did))\b/iu.test(
    words,
  )

const inFull = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll(/\bhx\b/gu, 'history')
    .replace(/\bipv\b/u, 'intimate partner violence')
    .replace(/\bdv\b/u, 'domestic violence')

const quoted = (label: string, words: string): string =>
  `The notes record, under ${inFull(label)}: “${words
    .replaceAll(/["“](?=\S)([^"“”]*)["”]/gu, '‘$1’')
    .replace(/[.;,]$/u, '')}.”`
