import type { Alias } from '#domain/persons/forms.ts'
import { outsideQuotations } from './clean-wording.ts'

const degrees = String.raw`(?:, (?:M\.?D|Ph\.?D|Psy\.?D|D\.?O|R\.?N|LCSW|L\.?C\.?S\.?W|M\.?Ed|M\.?A|M\.?S|Esq)\.?)*`

const isCalling =
  /(?:, (?:alias|aka|a\.k\.a\.|nicknamed|whom (?:they|people|all|everybody|everyone|others) calls?)| calls? (?:her|him|me)(?: \p{Lu}\p{Ll}+)?) $/u

/** Replaces persons' names by their tokens, outside quotations. `roleWords`: `the patient` for this document's person. */
export function nameTokens(text: string, aliases: readonly Alias[]): string {
  const { find, byText } = matcherOf(aliases)
  const lower = text.toLowerCase()
  let isNamed = false
  for (const alias of byText.keys()) {
    isNamed = lower.includes(alias)
    if (isNamed) break
  }
  if (!isNamed) return text
  return outsideQuotations(text, (part) =>
    withoutMoreNames(part, aliases).replaceAll(
      find,
      (whole, alias: string, possessive: string | undefined, at: number) => {
        const person = byText.get(alias.toLowerCase())
        // `Wilmer Pineda, whom they call El Tuerto`: the name by which somebody is called is told as it is.
        if (person === undefined || isCalling.test(part.slice(Math.max(0, at - 24), at))) return whole
        return possessive ? `{${person}.poss}` : `{${person}}`
      },
    ),
  )
}

/** `Wilmer Estuardo Tzoc Ixcoy` for Wilmer Tzoc: what stands between and behind the known names is his too. */
function withoutMoreNames(text: string, aliases: readonly Alias[]): string {
  const firsts = new Map(
    aliases
      .filter(({ text: form }) => /^\p{Lu}[\p{L}\p{M}’'-]+$/u.test(form))
      .map((alias) => [alias.text, alias.person]),
  )
  return withFamilyNameBehind(text, aliases).replaceAll(
    /(?<![\p{L}\p{M}’'-])(\p{Lu}[\p{L}\p{M}’'-]{1,40})((?: \p{Lu}[\p{L}\p{M}’'-]{1,40}){2,4})(?![\p{L}\p{M}])/gu,
    (found, first: string, more: string) => {
      // `Courtney Ann Alfaro’s mother`: the name without what makes it an owner’s.
      const owns = /[’']s$/u.exec(found)?.[0] ?? ''
      const whole = found.slice(0, found.length - owns.length)
      const person = firsts.get(first)
      if (person === undefined) return found
      const own = aliases.filter((alias) => alias.person === person && alias.text.startsWith(`${first} `))
      const surnames = new Set(own.flatMap(({ text: form }) => form.split(' ').slice(1)))
      const words = more
        .slice(0, more.length - owns.length)
        .trim()
        .split(' ')
      const isKnown = own.some(({ text: form }) => form === whole)
      return !isKnown && words.some((word) => surnames.has(word)) ? `${first}${owns}` : found
    },
  )
}

/** `SOKOLOVA Daria Igorevna`, as offices write it, for Daria Sokolova. */
function withFamilyNameBehind(text: string, aliases: readonly Alias[]): string {
  if (!/\p{Lu}{3}/u.test(text)) return text
  const firsts = aliases.filter(({ text: form }) => /^\p{Lu}[\p{L}\p{M}’'-]+$/u.test(form))
  return text.replaceAll(
    /(?<![\p{L}\p{M}’'-])(\p{Lu}[\p{Lu}\p{M}’'-]{2,30}),? (\p{Lu}[\p{L}\p{M}’'-]{1,30})(?: \p{Lu}[\p{L}\p{M}’'-]{1,30}){0,2}(?![\p{L}\p{M}])/gu,
    (whole, last: string, first: string) => {
      const named = firsts.find(({ text: form }) => form.toUpperCase() === first.toUpperCase())
      const isOwn = aliases.some(
        ({ person, text: form }) =>
          person === named?.person && form.toUpperCase().split(' ').slice(1).includes(last.toUpperCase()),
      )
      return named !== undefined && isOwn ? named.text : whole
    },
  )
}

/** The pattern of all aliases, and whom each names, by small letters. */
type Matcher = { readonly find: RegExp; readonly byText: ReadonlyMap<string, string> }
const matchers = new WeakMap<readonly Alias[], Matcher>()

function matcherOf(aliases: readonly Alias[]): Matcher {
  const known = matchers.get(aliases)
  if (known) return known
  const forms = aliases.map(({ text }) => {
    const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    // `who is the applicant` says what somebody is; it names nobody.
    const role = /^(the|my|our) /i.exec(text)?.[1]
    return role === undefined
      ? escaped
      : `(?<!\\b(?:is|was|am|as|being|been|be|become|became) )[${role.charAt(0).toUpperCase()}${role.charAt(0).toLowerCase()}]${escaped.slice(1)}`
  })
  const find = new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}{-])(${forms.join('|')})${degrees}(’s|'s|’(?=\s))?(?![\p{L}\p{M}\p{N}-])(?!’)`,
    'gu',
  )
  const made = { find, byText: new Map(aliases.map(({ text, person }) => [text.toLowerCase(), person])) }
  matchers.set(aliases, made)
  return made
}
