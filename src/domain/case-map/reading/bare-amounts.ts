const period = String.raw`(?:\/ ?|a |per |each |every )(?:mo|month|yr|year|wk|week)\b`

/** Amounts in dollars with their sign: `2000 dollars` -> `$2,000`, `14 thousand dollars` -> `$14,000`. */
export function withDollarSigns(text: string): string {
  return text
    .replaceAll(
      /(?<![\d$.,-])(\d{1,3}) ?(?:thousand|k) (?:US )?dollars?\b/giu,
      (_, thousands: string) => `$${thousands},000`,
    )
    .replaceAll(
      /(?<![\d$.,-])(\d{1,3}(?:,\d{3})+|\d{2,7}) (?:US )?dollars?\b/giu,
      (_, number: string) => `$${grouped(number)}`,
    )
}

/**
 * In a case whose sums are dollars, those that a note leaves bare: `1,240/mo` -> `$1,240/mo`, `rent 1,150` -> `rent of
 * $1,150`. A number that stands straight before its month or year counts nothing else.
 */
export function withBareSums(text: string): string {
  return text
    .replaceAll(
      new RegExp(String.raw`(?<![\d$€£.,/-])(\d{1,3}(?:,\d{3})+|\d{3,6})( ?)(?=${period})`, 'giu'),
      (_, number: string, space: string) => `$${grouped(number)}${space}`,
    )
    .replaceAll(/(?<![\d$.,/-])(\d{1,3}(?:\.\d\d)?) ?\/ ?(?:hr|hour)\b/giu, '$$$1 an hour')
    .replaceAll(
      owedOrDrawn,
      (_, what: string, is: string, number: string) => `${what}${is === '' ? ' of' : is} $${grouped(number)}`,
    )
    .replaceAll(
      /\b(makes|earns|made|earned|paid|fined|costs?|owes?|saved|saves) (about |around |over |almost )?(\d{1,3},\d{3}|\d{2,6})(?![\d,]*\d)(?=[,.;)]|$| (?:with|in|last|a |for|every|each|fine|now|because|before|but|and|\())/giu,
      (_, verb: string, about: string | undefined, number: string) => `${verb} ${about ?? ''}$${grouped(number)}`,
    )
    .replaceAll(
      /(?<=\$[\d,]{4,9}[^.;$]{0,40}, )(last year|this year|in (?:19|20)\d\d) (\d{1,3},\d{3}|\d{5,6})(?=[,.;]|$)/giu,
      (_, when: string, number: string) => `${when} $${grouped(number)}`,
    )
    .replaceAll(/\bpaid (?:a )?(\$[\d,]{2,9}) fine\b/gu, 'paid a fine of $1')
    .replaceAll(/\b((?:pays?|gets?) (?:the )?\p{L}+) of of /gu, '$1 of ')
}

const owedOrDrawn =
  /\b(rent|mortgage|SSDI|SSI|pension|salary|alimony|child support|car payment|premium|tuition)((?: (?:is|was|of|about|now))?) (?!(?:19|20)\d\d\b)(\d{1,3},\d{3}|\d{3,5})(?![\d,-]*\d)(?=[ ,.;/]|$)(?! (?:people|miles|pounds|pesos|quetzales|lempiras))/giu

const grouped = (number: string) => number.replaceAll(',', '').replaceAll(/\B(?=(?:\d{3}){1,3}$)/g, ',')

const earned =
  /\b((?:cleans?|works?|cooks?|drives?|paints?|babysits?|sews?|cuts|builds|delivers|worked|cleaned|cooked|drove) [^.;,$\d]{2,60}?),? (?=\$[\d,]{2,9} ?(?:\/|a |per ))/giu
const beforePrice =
  /\b(?:of|about|for|to|at|than|pays|paying|earns|makes|gets|brings|is|and|costs|only|over|from|nearly|around)$/iu

/** `works as a cook $1,900 a month cash` -> `works as a cook for $1,900 a month in cash`. */
export const withWhatIsEarned = (text: string): string =>
  text
    .replaceAll(earned, (whole, work: string) => (beforePrice.test(work) ? whole : `${work} for `))
    .replaceAll(/(\$[\d,]{2,9} ?(?:\/|a |per )(?:month|mo|week|wk|year|yr|day|hour|hr)) cash\b/gu, '$1 in cash')
    .replaceAll(/ in cash no (?=\p{L})/gu, ' in cash, no ')

const owed = 'rent|mortgage|tuition|premiums?|child support|alimony|insurance|bills?|taxes|utilities|loan|fees?'
const price = String.raw`(\$[\d,]{1,12}(?:\.\d\d)?(?: ?(?:\/ ?|a |per |each |every )(?:mo|month|yr|year|wk|week|day|hour|hr)\b)?)`
const paidThing = new RegExp(
  String.raw`\b(pays?|paid|paying) ((?:(?:the|his|her|their|a|an|my|our) )?)((?:[\p{Ll}-]{1,20} ){0,2}[\p{Ll}-]{2,20}),? ${price}`,
  'giu',
)
const between =
  /\b(?:for|about|over|around|of|to|at|up|in|with|and|only|some|nearly|almost|than|out|back|me|him|her|them|us|is|was|are|were|comes|came)\b/iu

/** `pay child care $1,240 a month` -> `pay for child care ($1,240 a month)`, `pays the rent $1,150` -> `pays the rent of $1,150`. */
export function withWhatIsPaid(text: string): string {
  return text.replaceAll(paidThing, (whole, verb: string, article: string, thing: string, amount: string) => {
    if (between.test(thing)) return whole
    if (new RegExp(String.raw`\b(?:${owed})$`, 'iu').test(thing)) return `${verb} ${article}${thing} of ${amount}`
    return `${verb} for ${article}${thing} (${amount})`
  })
}
