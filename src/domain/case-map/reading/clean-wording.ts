import { findDates } from '#domain/language/find-dates.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { monthNames } from './month-names.ts'
import { toIso } from '#domain/language/partial-date.ts'
import { formOf } from './verbs.ts'

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bcan[’']t\b/gi, 'cannot'],
  [/\bwon[’']t\b/gi, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should)n[’']t\b/gi, '$1 not'],
  [/\bI[’']m\b/g, 'I am'],
  [
    /\b(he|she|it|who|that|there|somebody|nobody|everybody)[’']s (?=been|had|got|become|seen (?:\d|two|three|four|five|many|it|this|the|a|an|him|her|them)\b|(?:always|never) (?:been|had|\p{Ll}+ed\b)|(?!(?:gone|depressed|scared|worried|disabled|diagnosed|retired|married|divorced|paralyzed|exhausted|frightened|confused|tired|allowed|supposed|named|called|buried|addicted|attached|used|limited|needed|required|expected|based|located|employed|enrolled|covered|insured|stressed|terrified|devastated|isolated|overwhelmed|bedridden|located|known|afraid)\b)\p{Ll}+ed\b)/giu,
    '$1 has ',
  ],
  [/\b(he|she|it|who|that|there)[’']s\b/gi, '$1 is'],
  [/\b(I|we|you|they)[’']ve\b/gi, '$1 have'],
  [/\b(I|we|you|they|he|she|it)[’']ll\b/gi, '$1 will'],
  [/\b(we|you|they)[’']re\b/gi, '$1 are'],
]

/** What intake notes shorten; whole words only. */
const shorthand: readonly (readonly [RegExp, string])[] = [
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/\s*(?=[\p{L}\d\s])/giu, 'with '],
  [/\bUSC\b(?! §)/g, 'United States citizen'],
  [/\bLPR\b/g, 'lawful permanent resident'],
  [/\bapprox\.?(?= \d)/gi, 'about'],
  [/\bappx\.?(?= \d)/gi, 'about'],
  [/\byrs\b\.?/gi, 'years'],
  [/\bmos\b\.?/gi, 'months'],
  [/\bwks\b\.?/gi, 'weeks'],
  [/\bhrs\b\.?/gi, 'hours'],
  [/\/(?:mo|month)\b/gi, ' a month'],
  [/\/(?:wk|week)\b/gi, ' a week'],
  [/\/(?:yr|year)\b/gi, ' a year'],
  [/(?<=\d)x (?:a |per )?(?=week|month|day|year)/gi, ' times a '],
  [/\s&\s/g, ' and '],
]

/**
 * One sentence made ready for prose: one space between words, curly quotes, no contraction or intake shorthand, dates
 * as Americans write them. Quotations inside keep their words.
 */
export function cleanSentence(sentence: string): string {
  const curly = curlyQuotes(sentence.replaceAll(/\s+/g, ' ').trim())
  return outsideQuotations(curly, (text) => {
    let clean = withoutAttesting(text)
    const hasApostrophe = /[’']/.test(clean)
    if (hasApostrophe) for (const [pattern, written] of contractions) clean = clean.replaceAll(pattern, written)
    for (const [pattern, written] of shorthand) clean = clean.replaceAll(pattern, written)
    if (hasApostrophe)
      clean = clean.replaceAll(
        /\b(I|we|they|he|she)[’']d\b(?= ((?:\p{Ll}+ly |never |already |just )?)(\p{Ll}+)|)/giu,
        (_, who: string, _adverb?: string, verb?: string) => (isPast(verb) ? `${who} had` : `${who} would`),
      )
    return americanDates(clean).replaceAll(
      /(?<![\d,.])(\d{1,3})(\d{3})(?= (?:dollars|people|inhabitants|pesos|francs)\b)/g,
      '$1,$2',
    )
  })
}

/** `we’d lost` had, `he’d need` would. */
const isPast = (verb = ''): boolean =>
  /^(?:been|had|gone|done|seen|known|taken|given|become|begun|come)$/.test(verb) ||
  (formOf(verb) === 'past' &&
    !/(?:^|[^aeiou])(?:need|feed|bleed|breed|speed|heed|seed|weed|proceed|succeed|exceed|shed|wed|bed)$/.test(verb))

/** `This is to confirm that she was employed`: what is confirmed. */
const withoutAttesting = (text: string): string =>
  withoutOwnName(text).replace(
    /^(?:This (?:letter )?is to|(?:I|We)(?: hereby| can)?|The undersigned(?: hereby)?) (?:confirms?|certif(?:y|ies)|attests?)(?: to the fact)? that (\p{L})(?!\b(?:am|my|our)\b)(?=(?:(?!\b(?:I|we|my|our)\b).)*$)/u,
    (_, letter: string) => letter.toUpperCase(),
  )

/** `I, Ana Ruiz Soto, was born`: who says `I` is known. */
const withoutOwnName = (text: string): string =>
  text
    .replace(/^I, (?:Md\. |Mst\. |Mohd\. )?\p{Lu}[\p{L}\p{M}.’' -]{2,60}, (?=(?:was|am|have|had)\b)/u, 'I ')
    // `I am Abdul Karim, age 61`, `I am Karla Urbina, wife of Álvaro`
    .replace(
      /^I am (?:Md\. |Dr\. |Mrs?\. |Ms\. )?\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}.’'-]+){1,4}, (?:(age|aged) (\d{1,3}), |(?=(?:the )?(?:wife|husband|mother|father|sister|brother|son|daughter|aunt|uncle|cousin) of\b))/u,
      (_, age: string | undefined, years: string | undefined) =>
        age === undefined ? 'I am the ' : `I am ${years ?? ''} years old, `,
    )
    // `I am Kossi Dossou, born on 19 February 1985`
    .replace(
      /^I am (?:Dr\. |Mrs?\. |Ms\. )?\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}.’'-]+){1,4}, born (?=(?:on|in|at|\d))/u,
      'I was born ',
    )
    .replace(/^I am the the /u, 'I am the ')
    // `My name is Reina Pavón, I am 58 years old`: the name is that of whoever writes.
    .replace(
      /^My name is \p{Lu}[\p{L}\p{M}.’' -]{2,60}?(?:, (?:and )?| and )(?=I (?:am|was|have|live|work|come)\b)/u,
      '',
    )

export function outsideQuotations(text: string, change: (part: string) => string): string {
  return text
    .split(/(“[^“”]*”)/)
    .map((part) => (part.startsWith('“') ? part : change(part)))
    .join('')
}

/** Straight quotation marks and apostrophes become curly ones. */
export function curlyQuotes(text: string): string {
  return text
    .replaceAll(/(^|[\s([—–-])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll(/(^|[\s([—–“-])'(?=\p{L})/gu, '$1‘')
    .replaceAll("'", '’')
}

/** `04/2022` */
const monthOfYear = /(?<![\d/.-])(0?[1-9]|1[0-2])\/((?:19|20)\d\d)(?![\d/])/g

const nightBetween =
  /(?<![\d/])(\d{1,2})\/(\d{1,2}) (January|February|March|April|May|June|July|August|September|October|November|December)((?:,? (?:19|20)\d\d)?)(?!\d)/g

const foreignDate =
  /\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{1,2}(?:st|nd|rd|th)?[\s-](?:of\s)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\d{4}-\d{2}-\d{2}/i

/** `12 March 2024` and `2024-03-12` become `March 12, 2024`; what may be read in two ways stays. */
export function americanDates(text: string): string {
  if (/\d\/(?:19|20)\d\d/.test(text))
    text = text.replaceAll(monthOfYear, (_, month: string, year: string) => `${monthNames[Number(month) - 1]} ${year}`)
  if (!foreignDate.test(text)) return text
  // `14/15 September 2023`, the night between two days
  text = text.replaceAll(
    nightBetween,
    (_, one: string, two: string, month: string, year: string) =>
      `${month} ${one} to ${two}${year === '' ? '' : `, ${year.slice(-4)}`}`,
  )
  let written = text
  for (const { start: begin, end, text: found, date } of findDates(text).toReversed()) {
    // `on the 14th of February` loses its article.
    const opens = /(?:^|[.!?] )The $/u.test(text.slice(0, begin))
    const start = text.slice(0, begin).endsWith(' the ') || opens ? begin - 4 : begin
    const iso = toIso(date)
    const isForeign =
      /^(?:1[3-9]|2\d|3[01])[/.-]\d{1,2}[/.-]\d{4}$/.test(found) ||
      /^\d{1,2}(?:st|nd|rd|th)?[\s-](?:of\s)?\p{L}/u.test(found) ||
      /^\d{4}-\d{2}-\d{2}$/.test(found)
    if (iso === undefined || !isForeign || /\b(?:to|and|or|-|–)\b/.test(found)) continue
    written = `${written.slice(0, start)}${opens ? 'On ' : ''}${formatLongDate(iso)}${written.slice(end)}`
  }
  return written.replaceAll(
    /\b(\d{1,2}) (January|February|March|April|May|June|July|August|September|October|November|December)\b(?! \d{4})/g,
    '$2 $1',
  )
}
