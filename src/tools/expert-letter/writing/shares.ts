const number = String.raw`\d{1,3}(?:,\d{3}){1,3}|\d{1,6}`
const years = /^(?:19|20)\d{2}$/
const noun = String.raw`(?: (?!(?:in|on|at|by|to|for|from|with|was|were|had|have|has|is|are|the|that|who|which|and|or|it|they|he|she)\b)\p{Ll}[\p{L}-]*){0,3}`
/** `31 of 40 cases studied`, `58 of its 212 members`. */
const partOf = new RegExp(
  String.raw`(?<![\d,.$])(${number}) (?:out )?of (?:the |its |their |these |those |all )?(${number})(?![\d,.]*\d|%| percent)${noun}`,
  'gu',
)
/** `Of the 214 cases the prosecutor had brought charges in 19`. */
const ofWhole = new RegExp(String.raw`^(?:Of|Out of) (?:the |its |their |these |those )?(${number})\b`, 'u')
/** `151 of them`, `29 of these`. */
const ofThem = new RegExp(String.raw`(?<![\d,.$])(${number}) of (?:them|these|those)\b`, 'gu')

/** Shares of so few are read as they stand. */
const smallestWhole = 20

/**
 * The sentence with the shares that its own numbers give: `31 of 40 cases studied (77.5 percent)`. `them` are those of the
 * sentence before, where it counts one thing. Nothing is added where the sentence tells a share itself.
 */
export function withShares(sentence: string, before = ''): string {
  if (/%|\bpercent\b|\bshare\b|\bratio\b/u.test(sentence)) return sentence
  const opening = ofWhole.exec(sentence)?.[1]
  if (opening !== undefined) return withFirst(sentence, opening)
  const parts = sentence.replaceAll(partOf, (words, part: string, whole: string) => `${words}${share(part, whole)}`)
  if (parts !== sentence) return parts
  const [whole, ...others] = countsIn(before)
  if (whole === undefined || others.length > 0) return sentence
  return sentence.replaceAll(ofThem, (words, part: string) => `${words}${share(part, whole)}`)
}

function withFirst(sentence: string, whole: string): string {
  const from = sentence.indexOf(whole) + whole.length
  const found = new RegExp(
    String.raw`(?<=\b(?:in|only|were|are|had|was|and) )(${number})(?![\d,.]*\d)(?= (?:by|before|in|had|were|led|cases?|of them)|[.,;]|$)`,
    'u',
  ).exec(sentence.slice(from))
  if (!found || years.test(found[0])) return sentence
  const end = from + found.index + found[0].length
  return `${sentence.slice(0, end)}${share(found[0], whole)}${sentence.slice(end)}`
}

/** ` (77.5 percent)`; nothing where it tells nothing. */
function share(part: string, whole: string): string {
  const [some, all] = [part, whole].map((words) => Number(words.replaceAll(',', '')))
  if (some === undefined || all === undefined || all < smallestWhole || some >= all || some === 0) return ''
  if (years.test(part) || years.test(whole)) return ''
  return ` (${String(Math.round((some / all) * 1000) / 10)} percent)`
}

/** What a sentence counts: numbers that are no year, day or sum. */
function countsIn(sentence: string): string[] {
  return [
    ...sentence.matchAll(
      new RegExp(
        String.raw`(?<![\d,.$/-]|[A-Z]\p{Ll}{2,8} )(${number})(?![\d,.]*\d|[/-]\d| percent|%)(?= \p{Ll}{3,})`,
        'gu',
      ),
    ),
  ]
    .map(([words]) => words)
    .filter((words) => !years.test(words))
}
