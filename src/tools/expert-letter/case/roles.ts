import { withIndefiniteArticle } from '#domain/prose/words.ts'

/** A title in capitals stands as it is; a common noun gets its article: `a postdoctoral engineer`. */
export function roleInWords(title: string): string {
  if (/^(?:in )?private practice$/iu.test(title)) return 'in private practice'
  if (/^postdoc$/iu.test(title)) return 'a postdoc'
  // `Hydrologist` alone is a calling and no title.
  if (/^\p{Lu}\p{Ll}+(?:ist|er)$/u.test(title) && !/^(?:Treasurer|Officer|Manager)$/u.test(title))
    return withIndefiniteArticle(title.toLowerCase())
  const isName = /^\p{Lu}/u.test(title) && !/^\p{Lu}\p{Ll}+(?:-\p{Ll}+)? (?!of\b)\p{Ll}/u.test(title)
  if (isName || /^(?:an?|the) /u.test(title)) return title
  const small = title.charAt(0).toLowerCase() + title.slice(1)
  return /^(?:founder|director|head|chief|chair|president|dean|artistic director|managing|executive)\b|\b(?:of|director)\b/u.test(
    small,
  )
    ? small
    : withIndefiniteArticle(small)
}
