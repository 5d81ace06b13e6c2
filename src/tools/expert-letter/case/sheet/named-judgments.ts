import { sentencesOf } from '#domain/language/sentences.ts'
import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { capitalized, continued, listInWords } from '#domain/prose/words.ts'
import { plainWords } from './plain-words.ts'
import type { Reader } from './reader.ts'
import { printed } from './said-plainly.ts'

const degree = String.raw`(?:(?:highly |not |in)?consistent with|typical of|diagnostic of|non-?specific|unrelated to)`
const named = new RegExp(
  String.raw`^(\p{L}[^.;:]{1,60}?)(?: [-–—]|,|:) (${degree}\b[^;.]{0,200})(?:[.;] ?(.*))?$`,
  'isu',
)
const alsoJudged = new RegExp(String.raw`^(also )?(${degree}\b.*)$`, 'iu')
/** `back`, `R brow and knee`: where something was found, and not what. */
const place =
  /^(?:(?:right|left|both|upper|lower) )?(?:back|chest|face|head|neck|scalp|brow|arms?|forearms?|legs?|shins?|thighs?|hands?|feet|foot|soles?|knees?|wrists?|ankles?|shoulders?|elbows?|fingers|toes|buttocks|trunk|skin)(?: and (?:(?:right|left) )?\p{L}+)?$/iu

/**
 * `arm bands - typical of prolonged tight ligature; ddx carrying loads`: a finding by its name, what it was judged to be, and what
 * else the note says of it. Undefined where no finding is named so.
 */
export function judgedByName(words: string, number: string | undefined, reader: Reader): string[] | undefined {
  const plain = plainWords(words)
  const before = number === undefined ? '' : `Finding ${number}. `
  const expected = /^no ([^.;,]{4,80}) expected(?:[.;] (.*))?$/isu.exec(plain)
  if (expected !== null)
    return [
      `${before}No ${expected[1] ?? ''} are to be expected.`,
      ...rest(expected[2] ?? '', { isMany: true, reader }),
    ]
  const [, what = '', held = '', more = ''] = named.exec(plain) ?? []
  if (what === '' || hasFiniteVerb(what)) return undefined
  const isPlace = place.test(what)
  const isMany = isPlace || / and |(?<!s)s$/u.test(what)
  const name = `${isPlace ? 'the findings on the' : 'the'} ${continued(what.replace(/^the /iu, ''), reader.isName)}`
  const judgment = held.trim().replace(/, (?=(?:he|she) \p{Ll})/u, '; ')
  return [
    `${before}In my opinion ${name} ${isMany ? 'are' : 'is'} ${continued(judgment, reader.isName)}.`,
    ...rest(more, { isMany, reader }),
  ]
}

type Of = { readonly isMany: boolean; readonly reader: Reader }

/** What else a note says of a finding that it has judged: other causes, limits, and signs without a verb. */
function rest(more: string, of: Of): string[] {
  const said: string[] = []
  const signs: string[] = []
  for (const piece of sentencesOf(more).flatMap((one) => one.split(/;\s+/u))) {
    const plain = piece.replace(/[.;,]$/u, '').trim()
    if (plain === '') continue
    const told = pieceOf(plain, of)
    if (told === undefined) signs.push(continued(plain, of.reader.isName))
    else said.push(told)
  }
  return [...(signs.length === 0 ? [] : [`I noted: ${signs.join('; ')}.`]), ...said]
}

function pieceOf(plain: string, { isMany, reader }: Of): string | undefined {
  const it = isMany ? 'They are' : 'It is'
  const causes = /^(?:ddx|differential(?: diagnosis)?|other causes|alternatives?):? (.+)$/iu.exec(plain)?.[1]
  if (causes !== undefined) return otherCauses(causes, reader)
  const also = alsoJudged.exec(plain)
  if (also !== null) return `${it} ${also[1] === undefined ? '' : 'also '}${continued(also[2] ?? '', reader.isName)}.`
  if (/^(?:cannot|can['’]t|could not) (?:be )?dated?(?: (?:it|them|this))?$/iu.test(plain))
    return `I cannot date ${isMany ? 'them' : 'it'}.`
  const sides = /^([^=]{3,40}) = ([^=]{3,60})$/u.exec(plain)
  if (sides !== null) return `${capitalized(sides[1] ?? '')}: ${sides[2] ?? ''}.`
  return hasFiniteVerb(plain) && !plain.includes(', ') ? printed(plain) : undefined
}

/** `whipping by a parent as a child, he denies`: what else it may come from, and what was said of that. */
function otherCauses(causes: string, { person, isName }: Reader): string {
  const [, list = causes, denied] =
    /^(.+?)(?:, | [-–—] )(?:which )?(?:he|she|pt|patient) (denies|denied)(?: (?:it|this|that))?$/iu.exec(causes) ?? []
  const all = list.split(/, (?![^()]*\))/u).map((one) => continued(one.trim(), isName))
  const said = `Other causes that I considered: ${listInWords(all)}`
  return denied === undefined ? `${said}.` : `${said}; ${person.he} ${denied.toLowerCase()} that.`
}
