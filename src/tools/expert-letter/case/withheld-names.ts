/** Somebody whom the letter is to call by what the person is, and the names that stand for that person in the papers. */
export type Withheld = { readonly called: string; readonly names: readonly string[] }

/** `Do not name the cellmate`, `leave out the name of her sister`, `don't use the brother's name` */
const asked =
  /\b(?:(?:do not|don['’]?t|never|please not|not to) (?:name|identify)|(?:without|avoid) (?:naming|identifying)|(?:leave out|omit|withhold|do not (?:use|print|give|mention)|don['’]?t (?:use|print|give|mention)) the names? of) (?:the |her |his |their |any )?(\p{Ll}[\p{Ll}-]{2,30}(?: \p{Ll}[\p{Ll}-]{2,30})?)/giu
const asOwner =
  /\b(?:leave out|omit|withhold|do not (?:use|print|give|mention)|don['’]?t (?:use|print|give|mention)) (?:the |her |his |their )?(\p{Ll}[\p{Ll}-]{2,30})['’]s name\b/giu

const name = String.raw`\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}’'-]+){0,2}`

/**
 * Whom the instructions want unnamed, with the names that papers give such a person: `my cellmate, Volha Yarmolik,`. Names
 * of the client are nobody else's.
 */
export function withheldNames(prompt: string, papers: readonly string[], client: readonly string[]): Withheld[] {
  const called = [...prompt.matchAll(asked), ...prompt.matchAll(asOwner)].flatMap(([, words = '']) => {
    const [first = '', second] = words.toLowerCase().split(' ')
    // `the cellmate in the letter`: of two words the second may be no part of it.
    return second === undefined ? [first] : [`${first} ${second}`, first]
  })
  const own = new Set(client.flatMap((one) => one.split(' ')))
  return [...new Set(called)].flatMap((noun) => {
    const plain = RegExp.escape(noun.replace(/s$/u, ''))
    const beside = new RegExp(
      String.raw`(?<![\p{L}])${plain}s?,? (${name})|(${name}), (?:a|an|the|her|his|my|their) ${plain}(?![\p{L}])`,
      'gu',
    )
    const full = papers.flatMap((text) => [...text.matchAll(beside)].flatMap(([, one, other]) => one ?? other ?? []))
    const parts = full.flatMap((one) => [one, ...one.split(' ')]).filter((one) => one.length > 2 && !own.has(one))
    const names = [...new Set(parts)].toSorted((one, other) => other.length - one.length)
    return names.length === 0 ? [] : [{ called: noun, names }]
  })
}

/** The text with such a person called by what the person is: `her cellmate miscarried`, `The cellmate’s child`. */
export function withNamesWithheld(text: string, withheld: readonly Withheld[]): string {
  return withheld.reduce((whole, { called, names }) => {
    const any = names.map((one) => RegExp.escape(one)).join('|')
    const behind = new RegExp(String.raw`(?<![\p{L}])(${RegExp.escape(called)}),? (?:${any})(?![\p{L}]),?`, 'giu')
    const alone = new RegExp(String.raw`(^|[.!?>“] ?)?(?<![\p{L}])(?:${any})(?![\p{L}])`, 'gu')
    return whole
      .replaceAll(behind, '$1')
      .replaceAll(alone, (_, opening?: string) => `${opening ?? ''}${opening === undefined ? 'the' : 'The'} ${called}`)
  }, text)
}
