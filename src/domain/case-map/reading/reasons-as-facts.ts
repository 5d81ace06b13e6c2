/** `Because she taught girls, because she is Hazara.`: reasons without what they are the reasons of are told as facts. */
export function withReasonsAsFacts(sentence: string): string {
  // `And because she spoke at the assembly`: what is left of a list of reasons that semicolons part.
  const left = /^And because (?!of\b)([^,;]{8,200})$/iu.exec(sentence.replace(/[.;]$/u, ''))?.[1]
  if (left !== undefined) return `${left.charAt(0).toUpperCase()}${left.slice(1)}.`
  const clauses = sentence.replace(/[.;]$/u, '').split(/,? (?:and )?because (?=\p{L})/iu)
  const [first = '', ...others] = clauses
  const opening = /^Because (?!of\b)(.+)$/u.exec(first)?.[1]
  // `Because she taught, they came`: that has its main clause.
  if (opening === undefined || clauses.some((one) => /, (?!and |or )\p{Ll}/u.test(one) || /^of\b/u.test(one)))
    return sentence
  const all = [opening, ...others]
  const told = all.length === 1 ? opening : `${all.slice(0, -1).join(', ')}, and ${all.at(-1)}`
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}.`
}
