/** How software reads a free text: the first rule whose pattern is found gives the class. Data, so that it can be shown. */
export type TextClasses = {
  readonly rules: readonly { readonly pattern: string; readonly class: string }[]
  /** The class of a text that no rule matches. */
  readonly otherwise: string
}

/**
 * The class of a free text; undefined for an empty one. Patterns are tried on the text in lower case, with every run of
 * punctuation turned into one space.
 */
export function classifyText(text: string, { rules, otherwise }: TextClasses): string | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (plain === '') return undefined
  return rules.find(({ pattern }) => new RegExp(pattern, 'u').test(plain))?.class ?? otherwise
}
