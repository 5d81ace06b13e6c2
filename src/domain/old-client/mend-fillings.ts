import type { Filling } from '#domain/template-sections/fill-section.ts'

/**
 * What new words ask of the words around them: one gap where the same is missing twice in a row, `an` before a vowel, one
 * article.
 * `fillings`: of one paragraph with this text, in its order.
 */
export function mendFillings(text: string, fillings: readonly Filling[]): Filling[] {
  const mended: Filling[] = []
  for (const open of fillings) {
    const filling = withOneHead(text, apart(text, withComma(text, withBracket(text, open)), mended.at(-1)))
    const before = mended.at(-1)
    const between = before ? text.slice(before.end, filling.start) : '-'
    const alias = before && isAlias(text, before, filling) ? endOfAlias(text, filling) : undefined
    if (before && alias !== undefined) {
      mended[mended.length - 1] = { ...before, end: alias }
      continue
    }
    if (before && (isSaidTwice(before, filling, between) || isCityBehind(before, filling, between)))
      mended[mended.length - 1] = { ...before, end: filling.end }
    else if (before && /^(?:,? and |, )$/u.test(between) && isSameGap(text, before, filling))
      mended[mended.length - 1] = { ...before, end: filling.end }
    else
      mended.push(
        withArticle(text, asWhom(text, asOne(text, withOneThe(text, withOneTail(text, filling)))), before?.end ?? 0),
      )
  }
  return mended
}

/** `February 17, 2027 at 9:00 a.m., Room 4`: where one answer takes the place of both, it stands once. */
const isSaidTwice = (before: Filling, filling: Filling, between: string): boolean =>
  before.kind === 'value' &&
  filling.kind === 'value' &&
  before.text === filling.text &&
  before.text.length > 3 &&
  /^[,;]? ?(?:and )?$/u.test(between)

/** `77 Larkspur Street, Aurora, Colorado 80010, [town]`: an address that has its city takes the place of both. */
const isCityBehind = (before: Filling, filling: Filling, between: string): boolean =>
  before.kind === 'value' &&
  /^\d/.test(before.text) &&
  before.text.includes(', ') &&
  /(?<!\d)\d{5}(?:-\d{4})?$/.test(before.text) &&
  (filling.label.startsWith('town') || /\bcity$/u.test(filling.label)) &&
  (filling.kind === 'gap' || (filling.kind === 'value' && before.text.includes(filling.text))) &&
  /^ ?[,/|·•–—-]? ?$/u.test(between)

/** The same is missing twice. `ten years and three citizens`: a time and a count are two things. */
function isSameGap(text: string, before: Filling, filling: Filling): boolean {
  if (before.kind !== 'gap' || filling.kind !== 'gap' || before.gap !== filling.gap) return false
  const isBareCount = ({ start, end }: Filling) => /^(?:\d+|\p{L}+(?:-\p{L}+)?)$/u.test(text.slice(start, end))
  return filling.label !== 'amount, distance or time' || isBareCount(before) === isBareCount(filling)
}

/** A space that the old words took along stays, and two new sentences have one between them. */
function apart(text: string, filling: Filling, before: Filling | undefined): Filling {
  const isOpen = filling.kind !== 'value' || filling.text !== ''
  if (isOpen && /^\s\S/u.test(text.slice(filling.start, filling.end))) return { ...filling, start: filling.start + 1 }
  const isClose = before?.end === filling.start && before.kind === 'value' && /[.!?]$/u.test(before.text)
  return isClose && filling.kind === 'value' && /^\p{L}/u.test(filling.text)
    ? { ...filling, text: ` ${filling.text}` }
    : filling
}

/** `Ana Example (a/k/a “Ana Example”)`: another name of the old client, where the new one has none. */
const isAlias = (text: string, before: Filling, filling: Filling): boolean =>
  before.kind === 'value' &&
  /^,? \(?(?:a\/?k\/?a|also known as|f\/?k\/?a|formerly(?: known as)?|née|known as|goes by|born):? [“"‘]?$/iu.test(
    text.slice(before.end, filling.start),
  ) &&
  filling.kind === 'value' &&
  before.text.toLowerCase().includes(filling.text.replace(/^(?:Mr|Ms|Mrs|Sra?)\. /u, '').toLowerCase())
const endOfAlias = (text: string, { end }: Filling): number =>
  end + (closesAlias.exec(text.slice(end))?.[0].length ?? 0)
const closesAlias = /^[”"’]?\)?/u

/** `Ana (Ana Example Ruiz)` that goes whole takes the bracket that closes it along. */
function withBracket(text: string, filling: Filling): Filling {
  const old = text.slice(filling.start, filling.end)
  const isOpen = old.includes('(') && !old.includes(')') && text[filling.end] === ')'
  return isOpen ? { ...filling, end: filling.end + 1 } : filling
}

/** `her aunt, Ana Example, as guardian`: the comma behind goes where the new words have no apposition. */
function withComma(text: string, filling: Filling): Filling {
  const old = text.slice(filling.start, filling.end)
  const isPlain =
    filling.kind === 'gap' || (filling.kind === 'value' && filling.text !== '' && !filling.text.includes(','))
  const isApposed = isPlain && /\p{L}, \p{Lu}/u.test(old)
  return isApposed && /^, (?:as|to|and|is|was|has|have|had|will|of|under|in|on|for)\b/u.test(text.slice(filling.end))
    ? { ...filling, end: filling.end + 1 }
    : filling
}

/** `detained at the Denver Contract Detention Facility`, where the answer has its article too; so with `a nurse`. */
function withOneThe(text: string, filling: Filling): Filling {
  const article = filling.kind === 'value' ? /^(?:the|an?) (?=[\p{L}\d])/u.exec(filling.text)?.[0] : undefined
  if (article === undefined || filling.kind !== 'value') return filling
  const before = text.slice(0, filling.start)
  const isTwice = article === 'the ' ? /(?<!\p{L})the $/iu.test(before) : /(?<!\p{L})an? $/u.test(before)
  return isTwice ? { ...filling, text: filling.text.slice(article.length) } : filling
}

/** `admitted as a J-1 visitor`, where the answer is `B-2 visitor`. */
const asOne = (text: string, filling: Filling): Filling =>
  filling.kind === 'value' &&
  /^an? /iu.test(text.slice(filling.start, filling.end)) &&
  /^(?:[A-Z]-\d[A-Z]?(?: \p{Ll}|$)|(?:student|visitor|tourist|exchange visitor|parolee|refugee)$)/u.test(filling.text)
    ? { ...filling, text: `${beginsWithVowel(filling.text) ? 'an' : 'a'} ${filling.text}` }
    : filling

/** `admitted with a student visa`, where the answer is `a student`: as one, not with one. */
function asWhom(text: string, filling: Filling): Filling {
  if (filling.kind !== 'value' || !ofSomebody.test(filling.text)) return filling
  const before = /(?<=\b(?:admitted|entered|arrived|came|paroled)\b[^.;]{0,80} )(?:with|on|by) $/iu.exec(
    text.slice(0, filling.start),
  )?.[0]
  return before === undefined
    ? filling
    : { ...filling, start: filling.start - before.length, text: `as ${filling.text}` }
}
const ofSomebody =
  /^an? (?:student|visitor|tourist|refugee|parolee|worker|trainee|crewman|fianc\p{L}{1,2}|exchange visitor|(?:conditional|lawful) (?:permanent )?resident|permanent resident)(?: (?:on|with|in) [^.;]{2,30})?$/iu

/** `Aurora Police Department`, before ` Police Department`: what follows in the text is said once. */
function withOneTail(text: string, filling: Filling): Filling {
  if (filling.kind !== 'value') return filling
  const after = text.slice(filling.end)
  const [, state] = after.startsWith(' Bar ') ? (/^State Bar of (.{4,30})$/u.exec(filling.text) ?? []) : []
  if (state !== undefined) return { ...filling, text: state }
  // `Example Field Office, 12 Example Street`, before ` Field Office`: the whole of it stands once.
  const [office = '', address] = filling.text.split(', ')
  const body = address === undefined ? undefined : / \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.exec(office)?.[0]
  if (body !== undefined && after.startsWith(body)) return { ...filling, end: filling.end + body.length }
  const words = filling.text.split(' ')
  const own = words.findIndex((_, at) => {
    const tail = ` ${words.slice(at).join(' ')}`
    return (
      at > 0 && /\p{L}{3}/u.test(tail) && after.startsWith(tail) && !/^[\p{L}\p{N}]/u.test(after.slice(tail.length))
    )
  })
  return own === -1 ? filling : { ...filling, text: words.slice(0, own).join(' ') }
}

/** `Immigration [judge]`, of `[immigration judge]`: a gap says no word that stands before it. */
function withOneHead(text: string, filling: Filling): Filling {
  if (filling.kind !== 'gap') return filling
  const [first = '', ...rest] = filling.gap.split(' ')
  const isSaid =
    rest.length > 0 &&
    rest[0] !== 'and' &&
    first.length > 4 &&
    text.slice(0, filling.start).toLowerCase().endsWith(`${first} `)
  return isSaid ? { ...filling, gap: rest.join(' ') } : filling
}

/** `a 44-year-old` and `an ESL Instructor`, whatever stood behind the article before. */
function withArticle(text: string, filling: Filling, from: number): Filling {
  const [, article = ''] = /(?:^|[^\p{L}\p{N}])(an?) $/iu.exec(text.slice(from, filling.start)) ?? []
  if (filling.kind !== 'value' || filling.text === '' || article === '') return filling
  const right = `${article.slice(0, 1)}${beginsWithVowel(filling.text) ? 'n' : ''}`
  if (right.toLowerCase() === article.toLowerCase()) return filling
  return { ...filling, start: filling.start - article.length - 1, text: `${right} ${filling.text}` }
}

/** By its sound: an hour, an F-1 visa, an 18-year-old, but a unit, a one-time fee, a U.S. citizen. */
export function beginsWithVowel(words: string): boolean {
  const [first = ''] = /^[\p{L}\p{N}.-]+/u.exec(words.replace(/^[“"‘(]+/u, '')) ?? []
  if (/^\d/.test(first)) return /^(?:8|1[18](?!\d)|1[18]\d{3}(?!\d))/.test(first)
  const isSpelled = /^\p{Lu}(?:[\p{Lu}.-]|-?\d)*$/u.test(first) && (first.length < 4 || !/[AEIOU]/.test(first.slice(1)))
  if (isSpelled) return /^[AEFHILMNORSX]/.test(first)
  return /^(?:[aeioáéíóú]|hour|honest|honor|heir)/iu.test(first) && !/^(?:eu|one(?!\p{Ll}{2})|once)/iu.test(first)
    ? true
    : /^u(?!ni(?!n|m)|s[eau]|t[ie]|k|ru|ga|ra)/iu.test(first)
}
