import { sentencesOf } from '#domain/language/sentences.ts'

/** Whether the expert is paid, as far as the papers tell. */
export type Fee =
  | { readonly kind: 'none' }
  /** `words`: the sentences about it; what it does not depend on is said only where they say it. */
  | { readonly kind: 'paid'; readonly amount: string; readonly words?: string }
  /** Nothing is said about it, or two papers say different things. */
  | { readonly kind: 'unknown'; readonly conflict?: string }

const noFee =
  /\b(?:no|without(?: any)?|waived?(?: the| any| his| her| their)?|declined(?: the| any)?) (?:fee|payment|compensation|honorarium|charge for|remuneration)s?\b|\bwithout charge\b|(?:^|[.;,] )no charge(?=[.;,]|$)|\bpro bono\b(?! (?:fund|program|project|budget|account|unit|coordinator))|\bfree of charge\b|\b(?:not|never) (?:been |being )?(?:paid|compensated|remunerated)\b|\bunpaid\b|\bfees? (?:is |was |has been )?waived\b|\bwaive[sd]? (?:his |her |my |the )?fees?\b|\b(?:letter|report|evaluation) is free\b|\bfree (?:letter|report)\b|\bno (?:\$+|money|pay) (?:for|was|is|changed)\b|(?:^|[.;,] )no (?:\$+|money|pay)(?=$|[.;),])|\bfee:? none\b|\bnothing (?:is |was |has been |to be )?paid\b|\bnothing for (?:the|this|his|her) letter\b/iu
const payment =
  /\b(?:fees?|paid|pays?|payment|charges?|charged|compensat\w+|honorarium|rate|invoice[ds]?|retainer|bill(?:ed|s)?|(?:dollars|USD|[\d,]{1,9}) flat)\b|\$ ?\d+ ?(?:\/|per|an) ?(?:hour|hr|h)\b/iu
const figure = String.raw`(?:\d{1,3}(?:,\d{3}){1,6}|\d{1,18})(?:\.\d{2})?`
const amount = new RegExp(
  String.raw`(?:US\s?)?\$\s?${figure}(?:\s*(?:per|an|a|\/)\s*(?:hour|hr|h|day|session|report)\b)?|\b(?:USD|EUR|GBP)\s?${figure}|\b${figure}\s?(?:dollars|USD|euros|EUR|pounds)\b`,
  'giu',
)

/** `fee 2200 flat`: a sum without its sign, just behind the word. */
const bareFee =
  /\b((?:fee(?: is| was| of|:)?|paid) )(?<!\d)(\d{3,5}|\d{1,2},\d{3})(?=\s|[.,;]|$)(?! ?(?:%|percent|hours?|USD|EUR|GBP|dollars|euros|pounds))/giu

const withSign = (text: string) =>
  text.replaceAll(
    bareFee,
    (_, word: string, sum: string) => `${word}$${sum.replace(',', '').replace(/(?<=^\d{1,3})(?=\d{3}$)/, ',')}`,
  )

/** `2400 dollars` -> `$2,400`; other currencies stay as they are written. */
const asSum = (found: string): string => {
  const signed = found
    .replace(/ ?\/ ?(?:hour|hr|h)$/iu, ' an hour')
    .replace(/^(\d[\d,]{0,18}(?:\.\d{2})?) ?(?:dollars|USD)$/iu, '$$$1')
  const [, lead, sum, rest] = /^((?:US ?)?\$ ?)(\d{4,6})((?:\D.{0,40})?)$/u.exec(signed) ?? []
  return lead === undefined || sum === undefined ? signed : `${lead}${Number(sum).toLocaleString('en-US')}${rest ?? ''}`
}

const named = /\b(?:fees?|compensat\w+|honorarium|invoice[ds]?|retainer)\b/iu
/** Of whom the expert’s notes tell that somebody pays: rent, wages, a bride price are no fee. */
const ofTheWork =
  /\b(?:letter|report|evaluation|opinion|testimony|assessment|interview|session|I|me|my|we|our|hour|hr|flat|in advance|client|counsel|attorney|firm|couple|nonprofit)\b|\bh\b|^paid\b/iu
const ofOthers =
  /\b(?:rent|mortgage|wages?|salary|tuition|tax(?:es)?|bail|bond|ransom|bribe|insurance|medication|medicine|loan|debt|premium|groceries|child support|remittances?)\b/iu

/** The answer on the relationship speaks of the expert’s pay; notes do where they name it or the work. */
const isOfPay = (sentence: string, title: string): boolean =>
  payment.test(sentence) &&
  (title === 'relationship' ||
    title === 'instructions' ||
    named.test(sentence) ||
    (ofTheWork.test(sentence) && !ofOthers.test(sentence)))

export type FeeText = { readonly title: string; readonly text: string }

/**
 * Reads the payment from the expert's documents and the relationship text. An amount counts in a sentence, or under a
 * title, that speaks of payment. One amount: paid; "no fee" and its kin: none; both, or several amounts: unknown.
 */
export function readFee(given: readonly FeeText[]): Fee {
  const texts = given.map(({ title, text }) => ({ title, text: withSign(text) }))
  const sentences = texts.flatMap(({ title, text }) => sentencesOf(text).map((sentence) => ({ title, sentence })))
  const isNone = sentences.some(({ sentence }) => noFee.test(sentence))
  const amounts = sentences
    .filter(({ title, sentence }) => payment.test(title) || isOfPay(sentence, title))
    .flatMap(({ sentence }) => sentence.match(amount) ?? [])
    .map((found) => asSum(found.replaceAll(/\s+/g, ' ').trim()))
  const distinct = [...new Set(amounts)]
  const [only] = distinct
  if (isNone && only === undefined) return { kind: 'none' }
  if (!isNone && only !== undefined && distinct.length === 1) {
    return { kind: 'paid', amount: only, words: wordsAbout(texts, only) }
  }
  if (only === undefined) return { kind: 'unknown' }
  const apart = isNone ? undefined : forTestimony(texts)
  if (apart !== undefined) return { kind: 'paid', amount: apart, words: wordsAbout(texts, distinct[0] ?? '') }
  const total = isNone ? undefined : totalOf(distinct, texts)
  if (total !== undefined) return { kind: 'paid', amount: total, words: wordsAbout(texts, only) }
  return { kind: 'unknown', conflict: [...(isNone ? ['no fee'] : []), ...distinct].join(', ') }
}

/** The sentence with the amount and the next one, as they stand. */
function wordsAbout(texts: readonly FeeText[], amountPaid: string): string {
  return texts
    .flatMap(({ text }) => {
      const sentences = sentencesOf(text)
      const at = sentences.findIndex((sentence) =>
        (sentence.match(amount) ?? []).some((found) => asSum(found.replaceAll(/\s+/g, ' ').trim()) === amountPaid),
      )
      return at < 0 ? [] : sentences.slice(at, at + 2)
    })
    .join(' ')
}

/** `$1,000 + $150/h for testimony`: two sums, each for its own. */
function forTestimony(texts: readonly FeeText[]): string | undefined {
  return texts
    .flatMap(({ text }) => sentencesOf(text))
    .flatMap((sentence) => {
      const [first, second, ...more] = sentence.match(amount) ?? []
      const what =
        /\b(?:for|if (?:I|he|she) (?:has to )?)(?: any)? ?(testimony|testif(?:y|ies)|court|hearings?)\b/iu.exec(
          sentence,
        )?.[1]
      return first === undefined || second === undefined || more.length > 0 || what === undefined
        ? []
        : `${asSum(first.trim())}, and ${asSum(second.trim())} for ${/^testif/iu.test(what) ? 'testimony' : what.toLowerCase()}`
    })[0]
}

/** `$3,500, $250/hr, 14 hours`: the hours at that rate make the sum. */
function totalOf(sums: readonly string[], texts: readonly FeeText[]): string | undefined {
  const hourly = sums.find((sum) => sum.endsWith(' an hour'))
  const total = sums.find((sum) => sum !== hourly)
  if (sums.length !== 2 || hourly === undefined || total === undefined) return undefined
  const hours = texts.flatMap(({ text }) => /(?<![\d.])(\d{1,3}(?:\.\d)?) ?(?:hours|hrs)\b/iu.exec(text)?.[1] ?? [])[0]
  const numberIn = (sum: string) => Number(sum.replaceAll(/[^\d.]/gu, ''))
  return hours !== undefined && numberIn(hourly) * Number(hours) === numberIn(total)
    ? `${total} (${hours} hours at ${hourly})`
    : undefined
}
