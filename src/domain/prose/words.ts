const small = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A count as it stands in a sentence: words up to twelve, then figures with commas. */
export function countInWords(count: number): string {
  return Number.isInteger(count) && count > 0 ? (small[count] ?? withThousands(count)) : withThousands(count)
}

/** `6,744`; no comma below 1,000. Cents are kept. */
export function withThousands(value: number): string {
  const [whole = '0', cents] = String(value).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3}){1,8}$)/g, ',')
  return cents === undefined ? grouped : `${grouped}.${cents}`
}

/** `one child`, `three children`, `6,744 days`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${countInWords(count)} ${count === 1 ? one : many}`
}

/** `Ms. Medina’s`, `the Reyes’ house`: American style keeps the s after a singular name in s. */
export function possessive(name: string, isPlural = false): string {
  return isPlural && name.endsWith('s') ? `${name}’` : `${name}’s`
}

/** `A`, `A and B`, `A, B and C`; with semicolons where an item has a comma of its own. */
export function listInWords(items: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items[0] ?? ''
  const separator = items.length > 2 && items.some((item) => item.includes(',')) ? '; ' : ', '
  const last = separator === '; ' ? '; ' : items.length === 2 && items[0]?.includes(',') ? ', ' : ' '
  return `${items.slice(0, -1).join(separator)}${last}${conjunction} ${items.at(-1)}`
}

const withArticle =
  /^(?:Bahamas|Central African Republic|Comoros|Congo|Czech Republic|Dominican Republic|Gambia|Ivory Coast|Maldives|Netherlands|Philippines|Seychelles|United .*|.* Islands|.*Republic of .*)$/iu

/** A country as it stands in a sentence: `the Philippines`, `Mexico`. */
export function countryName(country: string): string {
  return withArticle.test(country.trim()) ? `the ${country.trim()}` : country.trim()
}

/** `a university`, `an hour`, `an I-130`. */
export function withIndefiniteArticle(noun: string): string {
  const first = noun.trim()
  if (/^(?:uni(?!n)|use|eu|one\b|U\.?S|UK\b)/iu.test(first)) return `a ${first}`
  if (/^(?:hour|honest|honor|heir)/iu.test(first)) return `an ${first}`
  if (/^[AEFHILMNORSX](?:-|[A-Z]{1,4}\b)/u.test(first)) return `an ${first}`
  return `${/^(?:[aeiou]|8|11\b|18\b)/iu.test(first) ? 'an' : 'a'} ${first}`
}

/**
 * `a traumatic brain injury with seizures`, and plain `diabetes`: a condition that is counted has its article in a sentence,
 * unless another word stands for it.
 */
export function conditionInSentence(condition: string): string {
  const head = condition.split(/ (?:with|of|in|due to|after|from|since|that|and)\b|,/u)[0] ?? condition
  if (head === condition && event.test(condition) && !/^(?:the|his|her|their|one|two|\{|\d)/iu.test(condition))
    return `the effects of ${withIndefiniteArticle(condition.replace(/^an? /iu, ''))}`
  return countedConditions.test(head) && !/^(?:an?|the|his|her|their|this|one|two|\{|\d)/iu.test(condition)
    ? withIndefiniteArticle(condition)
    : condition
}

/** What happened once: nobody lives with it, but with what it left. */
const event = /\b(?:stroke|heart attack)$/iu

const countedConditions =
  /\b(?:injury|disability|impairment|deficit|fracture|stroke|tumor|tumour|defect|condition|aneurysm|amputation|transplant|concussion|hernia|ulcer|attack|impediment)$/iu

/** `Parkinson disease`, `Crohn’s`: a condition that bears a name keeps its capital wherever it stands. */
export const isNamedCondition = (text: string): boolean =>
  /^(?:Addison|Alzheimer|Asperger|Barrett|Behçet|Bell|Crohn|Cushing|Down|Duchenne|Ehlers|Graves|Guillain|Hashimoto|Hodgkin|Huntington|Kawasaki|Lewy|Lyme|Marfan|Ménière|Meniere|Parkinson|Raynaud|Sjögren|Sjogren|Tourette|Turner|Wilson)(?:[’']?s)?(?: |$|-|[’'])/u.test(
    text,
  )

export function capitalized(text: string): string {
  return text.replace(/^(["“(]?)(\p{Ll})/u, (_whole, open: string, letter: string) => open + letter.toUpperCase())
}

/** The text as it goes on after a colon or a comma: the first letter small, unless it begins with a name or an "I". */
export function continued(text: string, isName: (word: string) => boolean = () => false): string {
  const [word = ''] = /^[\p{L}’'-]+/u.exec(text) ?? []
  const keeps = word === 'I' || isName(word) || /^\p{Lu}{2,}/u.test(word) || /^(?:Mr|Mrs|Ms|Dr|Prof)$/u.test(word)
  return keeps ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
