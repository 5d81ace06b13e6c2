import { capitalized, withIndefiniteArticle } from '#domain/prose/words.ts'
import { spelledOut } from './record-lines.ts'
import { withThe } from './schools.ts'

/** A fragment of a description and what the expert says of himself by it. */
const said: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [
    /^(?:co-)?owner,? (?:of )?([^(;.]{3,80}?) \(since (\d{4})\)/iu,
    ([, what = '', year = '']) => `I have been the owner of ${what}${what.includes(',') ? ',' : ''} since ${year}.`,
  ],
  [
    /^Retired (\p{Ll}[\p{Ll} ]{3,40}), (\d{1,5} \p{Lu}[\p{L} ]{2,40}, [^.;\n]{3,60})/u,
    ([, what = '', where = '']) => `I am a retired ${what} and live at ${where}.`,
  ],
  [
    /\btestified (?:as an expert )?(\d{1,3}) ?(?:x|times)(?: in (?:the )?immigration courts?)?(?:, (never for (?:the )?[\p{Ll} ]{3,30})| (\(\d{1,3} [\p{Ll} ]{3,24}\)))?/iu,
    ([, count = '', never, some]) =>
      `I have testified as an expert ${count} times${never === undefined ? '' : `, ${never}`}${some === undefined ? '' : ` ${some}`}.`,
  ],
  [
    /\b(reads?(?:, writes?)?,? and )?speaks? ((?:(?:some )?\p{L}{3,15}(?:, | \+ | and | & ))*(?:some )?\p{L}{3,15})(?=[.,;]|$)/iu,
    ([, reads, tongues = '']) =>
      `I ${reads === undefined ? '' : reads.toLowerCase().replaceAll(/\b(read|write)s\b/gu, '$1')}speak ${tongues
        .split(/, | \+ | and | & /u)
        .map((one) => (/^some /iu.test(one) ? `some ${capitalized(one.slice(5))}` : capitalized(one)))
        .join(', ')
        .replace(/, (?=[^,]*$)/u, ' and ')}.`,
  ],
  [
    /\blived in (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:for )?(\d{1,2}) (?:years|yrs)(?: \(([^()]{3,40})\))?/u,
    ([, where = '', count = '', how]) =>
      `I lived in ${where} for ${count} years${how === undefined ? '' : ` (${how.replaceAll(/\b(?:peace corps|fulbright)\b/giu, (word) => word.replaceAll(/\b\p{Ll}/gu, (letter) => letter.toUpperCase()))})`}.`,
  ],
  [
    /\b(LCSW|LPC|LMFT|LMHC|LICSW|R\.?N\.?)\b(?: (?:in|,))? ([A-Z]{2}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?:,? (?:no\.? ?|# ?)[\w-]{2,12})?,? since (\d{4})/u,
    ([, license = '', state = '', year = '']) =>
      `I have been ${licenses[license] ?? `licensed (${license})`} in ${states[state] ?? state} since ${year}.`,
  ],
  [
    /\b(LCSW|LPC|LMFT|LMHC|LICSW)\b,? (?:in )?(\p{Ll}{4,14}(?: \p{Ll}{4,10})?) lic(?:en[sc]e)?\.?(?: no\.?| #)? ?(\d{2,8})/iu,
    ([, license = '', state = '', number = '']) =>
      `I am ${licenses[license.toUpperCase()] ?? `licensed (${license})`} in ${properly(state)}, license ${number}.`,
  ],
  [
    /(?<![\d-])(\d{1,2}) (?:years|yrs) (?:(?:of|in|with|on) )?(trauma(?: and (?:dv|domestic violence|grief))?|domestic violence|dv|child welfare|hospice)(?=[.,;]|$)/iu,
    ([, count = '', what = '']) =>
      `I have worked in the field of ${what.toLowerCase().replace(/\bdv\b/u, 'domestic violence')} for ${count} years.`,
  ],
  [
    /((?:about |over |more than )?\d{2,4}) evals? (?:for|in|of) immigration(?: cases| matters)?(?: since (\d{4}))?/iu,
    ([, count = '', since]) =>
      `I have made ${count} evaluations in immigration cases${since === undefined ? '' : ` since ${since}`}.`,
  ],
  [
    /(?:^|[.,;] )([A-Z]{2}) lic(?:en[sc]e)?\.?(?=[.;]|$)/u,
    ([, state = '']) => `I am licensed in ${states[state] ?? state}.`,
  ],
  [
    /\b(msw|ma|ms|phd|psyd|med) (?:from |at )?(univ(?:ersity)?\.? of \p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+){0,2}?) ((?:19|20)\d\d)/iu,
    ([, title = '', school = '', year = '']) =>
      `I hold ${/^m/iu.test(title) ? 'an' : 'a'} ${printedOf(title)} from the University of ${properly(school.replace(/^univ(?:ersity)?\.? of /iu, ''))} (${year}).`,
  ],
  [
    /(?:^|[.,;] ?)\bbilingual\b(?: in)? \(?(\p{L}+)\)?(?=[.,;]|$)/iu,
    ([, tongue = '']) => `I speak ${properly(tongue)}.`,
  ],
  [/\b(?:tel|phone|ph)\.?:? ?\(?\d{3}\)?[ -]?\d{3}-?\d{4}/iu, () => ''],
  [
    /\b([Bb]oard[- ])?[Cc]ertified in ([\p{L} -]{2,40}?),? (?:in |(since) )?(\d{4})/u,
    ([, board, what = '', since, year = '']) => {
      const certified = `${board === undefined ? '' : 'board '}certified in ${what}`
      return since === undefined ? `I was ${certified} in ${year}.` : `I have been ${certified} since ${year}.`
    },
  ],
  [
    /\b(?:[Ll]icensed in|[Ll]icense in) (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) \(((?:no\. ?)?[\w-]{3,14})\)(?=[.,;]|$)/u,
    ([, state = '', number = '']) => `I am licensed in ${state} (${number}).`,
  ],
  [
    /(?<=^|[.;] )(M\.?[AS]|LL\.?M|M\.?P\.?H)\.?,? ((?:19|20)\d\d) and (Ph\.?D|J\.?D|M\.?D)\.?,? ((?:19|20)\d\d),? (?:both )?(in \p{Ll}[\p{Ll} ]{3,40}), (\p{Lu}[\p{L}.’' ]{3,50})(?=[.;]|$)/u,
    ([, master = '', first = '', doctor = '', second = '', field = '', school = '']) =>
      `I hold an ${dotted(master)} (${first}) and ${withIndefiniteArticle(dotted(doctor))} (${second}) ${field} from ${withThe(school)}.`,
  ],
  [
    /^(\p{Lu}?\p{Ll}+(?: \p{Ll}+){0,2}), (?:in )?private practice,? (?:in )?(\p{Lu}[\p{L} ]{2,30}),? since (\d{4})(?=[.;]|$)/u,
    ([, title = '', where = '', year = '']) =>
      `I have been ${withIndefiniteArticle(title.toLowerCase())} in private practice in ${where} since ${year}.`,
  ],
  [
    /(?<=^|[.;] )([A-Z]{2}) ([A-Z]{0,2}\d{4,8})(?=[.,;]|$)/u,
    ([, state = '', number = '']) => `I am licensed in ${states[state] ?? state} (${number}).`,
  ],
  [
    /(?<=^|[.;,] )[Bb]oard[- ]certified (?:in )?(?!in\b)([\p{Ll} ]{6,70})(?=[.;]|$)/u,
    ([, what = '']) => `I am board certified in ${what}.`,
  ],
  [
    /(?<=[.;,] )[Ff]ellowship (?:in )?(\p{Ll}[\p{Ll} ]{3,40}),? ((?:19|20)\d\d) ?[-–] ?(\d{2,4})(?=[.;,]|$)/u,
    ([, what = '', from = '', to = '']) => `I was a fellow in ${what} from ${from} to ${inFullYear(from, to)}.`,
  ],
  [
    /(?<=[.;,] )[Rr]esidency (?:in )?(\p{Ll}[\p{Ll} ]{3,40}),? ((?:19|20)\d\d) ?[-–] ?(\d{2,4})(?=[.;,]|$)/u,
    ([, what = '', from = '', to = '']) => `I was a resident in ${what} from ${from} to ${inFullYear(from, to)}.`,
  ],
  [
    /(?<=[.;] )((?:[Aa]bout|[Oo]ver|[Mm]ore than) [\d,]{2,6}) (?:pts|patients)(?=[.;]|$)/u,
    ([, count = '']) => `I have ${count.toLowerCase()} patients.`,
  ],
  [
    /\b([A-Z]{2}) lic(?:ense)?\.? (?:no\.? |# ?)?([A-Z]{0,3}\d{3,9})(?=[.,;]|$)/u,
    ([, state = '', number = '']) => `I am licensed in ${states[state] ?? state} (${number}).`,
  ],
  [
    /\btrained in (?:the )?(Istanbul Protocol)(?: in)? ?((?:19|20)\d\d)(?: ?(?:\+|and|&|,) ?((?:19|20)\d\d))?/iu,
    ([, what = '', year = '', again]) =>
      `I was trained in the ${what} in ${year}${again === undefined ? '' : ` and ${again}`}.`,
  ],
  [
    /((?:about |over |more than )?\d{1,4}) (?:forensic )?(asylum|immigration|forensic) exam(?:ination)?s\b/iu,
    ([, count = '', what = '']) =>
      `I have made ${count} examinations ${what.toLowerCase() === 'forensic' ? 'for courts' : `in ${what.toLowerCase()} cases`}.`,
  ],
  [
    /\b[Cc]onsulted (?:as an expert )?in ((?:about |over |more than )?\d{1,4} [\p{L} ]{4,30}?)(,? since \d{4})?(?:[;,] (?:and )?testified in (\d{1,3})(?: of them)?)?(?=[.,;]|$)/u,
    ([, what = '', since = '', testified]) =>
      `I have consulted in ${what}${since.replace(',', '')}${testified === undefined ? '' : ` and testified in ${testified} of them`}.`,
  ],
  [
    /(?<=^|[.;] )(Carries|Runs|Directs|Heads|Supervises|Leads|Manages|Sees|Treats) ((?:a |an |the |about |over |more than )?[\p{Ll}\d][^.;]{6,140})(?=[.;]|$)/u,
    ([, verb = '', what = '']) =>
      `I ${{ carries: 'carry' }[verb.toLowerCase()] ?? verb.toLowerCase().replace(/s$/u, '')} ${what}.`,
  ],
  [
    /(?<=[.;] )(\p{Lu}?\p{Ll}+ist|[Ss]urgeon|[Pp]hysician|[Nn]urse|[Tt]herapist) before(?: that)?(?=[.;]|$)/u,
    ([, what = '']) => `Before that I was ${withIndefiniteArticle(what.toLowerCase())}.`,
  ],
  [
    /(?<=^|[.;] )([Cc]o-)?[Aa]uthor of ([“"][^“”"]{4,120}[”"](?: \(\d{4}\))?(?: and (?:about |over )?\d{1,4} (?:articles|papers|chapters))?)(?=[.;]|$)/u,
    ([, joint, what = '']) => `I am ${joint === undefined ? 'the author' : 'a co-author'} of ${what}.`,
  ],
  [
    /(?<![\d-])(\d{1,2}) (?:years|yrs) (?:of|in) practice\b/u,
    ([, count = '']) => `I have practiced for ${count} years.`,
  ],
  [
    /((?:about |over |more than )?\d{2,4}) ((?:hardship|forensic|immigration|psychological|asylum) evaluations)\b(?! (?:of|since|for))/iu,
    ([, count = '', what = '']) => `I have made ${count.toLowerCase()} ${what}.`,
  ],
  [
    /\b(AB[A-Z]{1,4}(?:-[A-Z]{1,4})?),? (?:in |since )?((?:19|20)\d\d)\b/u,
    ([, board = '', year = '']) => `I have been board certified (${board}) since ${year}.`,
  ],
  [
    /((?:about |over |more than )?\d{2,4}) (?:forensic |psychological |medical )?evals? (?:in|for) immigration (?:matters|cases)(?: since (\d{4}))?/iu,
    ([, count = '', since]) =>
      `I have made ${count} forensic evaluations in immigration matters${since === undefined ? '' : ` since ${since}`}.`,
  ],
  [/\bpractice: ([^.;\n]{4,80})/u, ([, where = '']) => `I practice at ${where.trim()}.`],
  [
    /(?<![\d-])(\d{1,2}) (?:years|yrs) (?:of work |working )?with (kids|children|families|survivors|refugees|veterans|[\p{Ll} ]{4,30}?)(?: in all)?(?=[.,;]|$)/u,
    ([, count = '', whom = '']) => `I have worked with ${whom === 'kids' ? 'children' : whom} for ${count} years.`,
  ],
]

const dotted = (title: string): string => `${title.replaceAll('.', '').replaceAll(/(?<=\p{L})(?=\p{Lu})/gu, '.')}.`

/** `2005-08` */
const inFullYear = (from: string, to: string): string => (to.length === 2 ? `${from.slice(0, 2)}${to}` : to)

const properly = (name: string) =>
  name
    .split(' ')
    .map((word) =>
      word
        .split('-')
        .map((part) => capitalized(part))
        .join('-'),
    )
    .join(' ')

/** `msw` as the letter prints a degree. */
const printedOf = (title: string) =>
  ({ msw: 'M.S.W.', ma: 'M.A.', ms: 'M.S.', phd: 'Ph.D.', psyd: 'Psy.D.', med: 'M.Ed.' })[title.toLowerCase()] ?? title

const licenses: Readonly<Record<string, string>> = {
  LCSW: 'a licensed clinical social worker (LCSW)',
  LICSW: 'a licensed independent clinical social worker (LICSW)',
  LPC: 'a licensed professional counselor (LPC)',
  LMHC: 'a licensed mental health counselor (LMHC)',
  LMFT: 'a licensed marriage and family therapist (LMFT)',
}
export const states: Readonly<Record<string, string>> = {
  NC: 'North Carolina',
  NY: 'New York',
  NJ: 'New Jersey',
  CA: 'California',
  TX: 'Texas',
  FL: 'Florida',
  OH: 'Ohio',
  NV: 'Nevada',
  WA: 'Washington',
  MA: 'Massachusetts',
  VA: 'Virginia',
  IL: 'Illinois',
  GA: 'Georgia',
  AZ: 'Arizona',
  CO: 'Colorado',
  MN: 'Minnesota',
  OR: 'Oregon',
  MD: 'Maryland',
  PA: 'Pennsylvania',
  ID: 'Idaho',
}

/** What a description in fragments tells of the expert, in whole sentences of the first person; `rest` is what no sentence took. */
export function describedExpert(description: string): { readonly sentences: readonly string[]; readonly rest: string } {
  let rest = description.replaceAll(/\s+/g, ' ')
  const sentences = said.flatMap(([pattern, say]) => {
    const found = pattern.exec(rest)
    if (found === null) return []
    rest = `${rest.slice(0, found.index)}${rest.slice(found.index + found[0].length)}`
    return [spelledOut(say(found))].filter((one) => one !== '')
  })
  return {
    sentences,
    rest: rest
      .replaceAll(/(?:[.,;] ?){2,}/g, '. ')
      .replaceAll(/^[.,; ]+/g, '')
      .trim(),
  }
}
