/** Who else may be meant by `he` or `she`: whoever the sentence names before it. */
export type Known = { readonly names: readonly string[]; readonly pronoun: 'he' | 'she' | undefined }

const forms = { he: /\b(?:he|him|his)\b/iu, she: /\b(?:she|her|hers)\b/iu }
const opens =
  /^(?:If|When|While|After|Before|Since|As|In|On|At|The|An?|My|Her|His|It|I|This|That|For|From|With|Without|Because|Although|Both|There|Most|Some|Once|Every|Each|And|But|So|To|During|Until|By|Of|What|Whether|Who|He|She|They|We|Our|Their|No|Not|Then|Now|Today|Even|Only|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter)$/u

/**
 * True where somebody else is named before the first pronoun of the person: in `Jayden would leave the school where he is
 * taught` he is Jayden, and the pronoun stays.
 */
export function isOfNamedBefore(words: string, { names, pronoun }: Known): boolean {
  const at = pronoun === undefined ? -1 : words.search(forms[pronoun])
  if (at <= 0) return false
  const own = new Set(names.flatMap((name) => name.split(/[\s-]+/u)))
  return [...words.slice(0, at).matchAll(/(?<![\p{L}’'.-]|\b(?:in|from|at|near) )(\p{Lu}\p{Ll}{2,})(?:[’']s)?/gu)].some(
    ([, name = '']) => !own.has(name) && !opens.test(name),
  )
}
