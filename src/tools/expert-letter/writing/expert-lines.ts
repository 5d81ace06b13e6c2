import { withIndefiniteArticle } from '#domain/prose/words.ts'
import { roleInWords } from '../case/roles.ts'
import { withThe } from '../case/schools.ts'
import { states } from '../case/described-expert.ts'

/** `asst principal`, 3: `an assistant principal for 3 years`. */
const postFor = (title: string, years: string): string =>
  `${withIndefiniteArticle(title.trim().replaceAll(/\basst\b\.?/giu, 'assistant'))} for ${years} ${years === '1' ? 'year' : 'years'}`

/** `internal medicine` is practiced, and nobody is one; `nephrologist` is what somebody is. */
function whatOneIs(title: string): string {
  if (
    /(?:^|\s)(?:medicine|pediatrics|psychiatry|surgery|obstetrics|orthopedics|dentistry|podiatry|psychotherapy|(?:nephr|cardi|neur|dermat|onc|ur|gynec|ophthalm|rheumat|pulmon|hemat|endocrin|gastroenter|anesthesi|audi)ology)$/u.test(
      title,
    )
  )
    return `practiced ${title}`
  return title.endsWith('ology') ? `worked in ${title}` : `been ${withIndefiniteArticle(title)}`
}

/** What descriptions of experts list in fragments, and the sentence of the first person that says no more. */
const lines: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [
    /^((?:board[- ]certified )?(?:[\p{Ll}-]+ ){0,3}(?:physician|surgeon|pediatrician|engineer|nurse|social worker)),? (?:and )?licensed in (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) since ((?:19|20)\d\d)$/iu,
    ([, what = '', state = '', year = '']) =>
      `I am ${withIndefiniteArticle(what.charAt(0).toLowerCase() + what.slice(1))} and have been licensed in ${state} since ${year}.`,
  ],
  [
    /^before that,? (?:an? )?((?:\S+ ){1,4}?)(?:for )?(\d{1,2}) (?:years|yrs)(?: and (?:an? )?((?:\S+ ){1,4}?)(?:for )?(\d{1,2}) (?:years|yrs))?$/iu,
    ([, first = '', years = '', second, more = '']) =>
      `Before that I was ${postFor(first, years)}${second === undefined ? '' : ` and ${postFor(second, more)}`}.`,
  ],
  [
    /^(\p{Lu}{2}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) ((?:school |state )?(?:principal|teaching|teacher|educator|administrator|counselor)(?:['’]s)?) (?:licen[cs]e|certificate)$/u,
    ([, state = '', kind = '']) => `I hold a ${states[state] ?? state} ${kind} license.`,
  ],
  [
    /^certified by (?:the )?([^,;]{4,80}?),? (?:in |since )?((?:19|20)\d\d)$/iu,
    ([, body = '', year = '']) => `I was certified by the ${body} in ${year}.`,
  ],
  [
    /^board[- ]certified,? (?:in |since )?((?:19|20)\d\d)$/iu,
    ([, year = '']) => `I have been board certified since ${year}.`,
  ],
  [
    /^residency in ([\p{Ll} -]{4,60}),? (?:in |until )?((?:19|20)\d\d)$/iu,
    ([, what = '', year = '']) => `I completed a residency in ${what} in ${year}.`,
  ],
  [
    /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:medical )?licen[cs]e (?:no\. |# ?)?([\p{L}\d.-]{3,16})$/u,
    ([, state = '', number = '']) => `I hold ${state} license ${number}.`,
  ],
  [/^court testimony (\d{1,4} times)$/iu, ([, times = '']) => `I have testified in court ${times}.`],
  [
    /^(?:expert )?(?:witness )?in (\d{1,3}|\p{Ll}+) (immigration )?cases$/iu,
    ([, count = '', kind = '']) => `I have been an expert in ${count} ${kind}cases.`,
  ],
  [/^expert in (\d{1,3} cases)$/iu, ([, cases = '']) => `I have been an expert in ${cases}.`],
  [/^chair of (?:the )?([\p{Ll} ]{4,60})$/iu, ([, body = '']) => `I am chair of the ${body}.`],
  [
    /^licensed ((?:clinical |forensic )?\p{L}+(?: \p{Ll}+)?),? (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) ([A-Z]{0,4}[ #-]?\d[\d.-]{2,12}),? (?:in )?private practice in (\p{Lu}[\p{L} ]{2,40}) since ((?:19|20)\d\d)$/u,
    ([, what = '', state = '', number = '', place = '', year = '']) =>
      `I am ${withIndefiniteArticle(`licensed ${what.toLowerCase()}`)} in ${state} (${number}) and have been in private practice in ${place} since ${year}.`,
  ],
  [
    /^author of (?:the )?([“"][^“”"]{3,90}[”"](?: \((?:19|20)\d\d\))?)$/iu,
    ([, work = '']) => `I am the author of ${work}.`,
  ],
  [
    /^(\d{1,2}|\p{L}+) years of (field ?work|practice|teaching|research)( in \p{Lu}[\p{L} ]{2,40})?$/iu,
    ([, count = '', what = '', where = '']) =>
      `I have done ${count.toLowerCase()} years of ${what.toLowerCase()}${where}.`,
  ],
  [
    /^lived in (\p{Lu}[\p{L} ]{2,40}?),? (?:from )?((?:19|20)\d\d) ?(?:[-–]|to) ?((?:19|20)\d\d)$/iu,
    ([, place = '', from = '', to = '']) => `I lived in ${place} from ${from} to ${to}.`,
  ],
  [
    /^(\p{L}[\p{L} ]{4,40}), (\p{Lu}[\p{L}.’' ]{3,60}), (\d{1,2}) years$/u,
    ([, title = '', where = '', count = '']) =>
      `I have been ${roleInWords(title)} at ${withThe(where)} for ${count} years.`,
  ],
  [
    /^([\p{Lu}/]{2,10}), (\p{Lu}[\p{L}.’' ]{3,60}), ((?:19|20)\d\d) - present$/u,
    ([, what = '', where = '', from = '']) => `I have worked at ${withThe(where)} (${what}) since ${from}.`,
  ],
  [
    /^(\p{Lu}{3,6})[- ]certified,? (?:in |since )?((?:19|20)\d\d)$/u,
    ([, board = '', year = '']) => `I have been board certified (${board}) since ${year}.`,
  ],
  [
    /^(licensed (?:clinical |forensic |school )?\p{L}+(?: \p{Ll}+)?) \((?:in )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?),? (?:no\. ?|# ?)?([\p{Lu}\d][\p{Lu}\d.-]{2,14})?,? ?since ((?:19|20)\d\d)\)$/iu,
    ([, what = '', state = '', number, year = '']) =>
      `I have been ${withIndefiniteArticle(what.toLowerCase())} in ${state}${number === undefined ? '' : ` (${number})`} since ${year}.`,
  ],
  [
    /^([Ll]icensed (?:clinical |forensic |independent |school )*\p{L}+(?: \p{Ll}+)?),? (?:in )?(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?),? (?:license |lic\. )?(?:(?:no\. ?|# ?)?([\p{Lu}\d][\p{Lu}\d.-]{2,14}) )?\(((?:19|20)\d\d)\)$/u,
    ([, what = '', state = '', number, year = '']) =>
      `I am ${withIndefiniteArticle(what.toLowerCase())} in ${state} (${number === undefined ? '' : `no. ${number}, `}${year}).`,
  ],
  [
    /^((?:clinical |forensic |child |school )?(?:psychologist|physician|psychiatrist|social worker|counselor|nurse)),? licensed in (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) since ((?:19|20)\d\d)$/iu,
    ([, what = '', state = '', year = '']) =>
      `I have been licensed as ${withIndefiniteArticle(what.toLowerCase())} in ${state} since ${year}.`,
  ],
  [
    /^board[- ]certified in ([\p{L} ]{4,60}?),? \((?:since )?((?:19|20)\d\d)\)$/iu,
    ([, what = '', year = '']) => `I am board certified in ${what} (${year}).`,
  ],
  [
    /^((?:about |some |over |more than )?\d[\d,]*) ((?:[\p{Ll}-]+ ){0,2}(?:evaluations|examinations|assessments))((?: (?:for|of|in) [\p{L} ]{3,50}?)?(?:,? since (?:19|20)\d\d)?)$/iu,
    ([, count = '', what = '', more = '']) =>
      `I have made ${count.charAt(0).toLowerCase()}${count.slice(1)} ${what}${more}.`,
  ],
  [
    /^(field ?work|research) in ([\p{L} ,]{3,60}?),? (?:from )?((?:19|20)\d\d) ?(?:[-–]|to) ?((?:19|20)\d\d)(?:, ([^;]{4,60}))?$/iu,
    ([, what = '', where = '', from = '', to = '', long]) =>
      `I did ${what.toLowerCase()} in ${where} from ${from} to ${to}${long === undefined ? '' : `, ${long}`}.`,
  ],
  [
    /^(?:written|wrote) (?:expert )?reports in (\d{1,4}) ([\p{L} ]{0,30}cases)$/iu,
    ([, count = '', cases = '']) => `I have written reports in ${count} ${cases}.`,
  ],
  [
    /^testified (?:as an expert )?(in \d{1,3}(?: [\p{L} ]{0,30}cases)?|(?:\d{1,3}|\p{L}+) times)$/iu,
    ([, where = '']) => `I have testified ${where}${/\d$/u.test(where) ? ' cases' : ''}.`,
  ],
  [
    /^before that,? ((?:\d{1,2}|\p{L}+) years (?:at|in|with|as) [^,;]{3,80})(?:, ([^;]{3,80}))?$/iu,
    ([, what = '', more]) => `Before that I spent ${what}${more === undefined ? '' : ` (${more})`}.`,
  ],
  [
    /^((?:\d{1,2}|\p{L}+) years (?:at|in|with) [^,;]{3,80}) before(?: that)?$/iu,
    ([, what = '']) => `Before that I spent ${what.charAt(0).toLowerCase()}${what.slice(1)}.`,
  ],
  [
    /^((?:\d{1,2}|\p{L}+) years (?:on|at|in|with|as) [^,;]{3,90}), (?:then )?(?:in )?private practice since ((?:19|20)\d\d)$/iu,
    ([, what = '', year = '']) =>
      `I spent ${what.charAt(0).toLowerCase()}${what.slice(1)}, and have been in private practice since ${year}.`,
  ],
  [
    /^(\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}), (\p{Lu}[^,;]{3,60}, \p{Lu}[\p{L} ]{2,30}), since ((?:19|20)\d\d)$/u,
    ([, title = '', where = '', year = '']) =>
      `I have ${whatOneIs(title.charAt(0).toLowerCase() + title.slice(1))} at ${withThe(where)}, since ${year}.`,
  ],
  [
    /^(\d{1,2})\+? years in ([\p{Ll} -]{4,50})(?:, ((?:some |about |over |more than )?\d[\d,]* [\p{Ll} ]{3,40}))?$/iu,
    ([, count = '', what = '', more]) =>
      `I have worked in ${what} for ${count} years${more === undefined ? '' : `, with ${more}`}.`,
  ],
  [
    /^(professional engineer|registered nurse|certified public accountant) in (\p{Lu}[\p{L}, ]{3,80})$/iu,
    ([, what = '', where = '']) => `I am ${withIndefiniteArticle(what.toLowerCase())} in ${where}.`,
  ],
  [/^(?:fully )?bilingual in ([\p{L} ,]{5,60})$/iu, ([, tongues = '']) => `I am bilingual in ${tongues}.`],
  [
    /^(\p{Lu}\p{Ll}+ (?:\p{Ll}+ )?\p{Ll}+) at ([^;]{4,80}?),? (?:from )?((?:19|20)\d\d) ?(?:to|-|–) ?((?:19|20)\d\d)(?:, ([^;]{4,80}))?$/u,
    ([, title = '', where = '', from = '', to = '', more]) =>
      `I was ${roleInWords(title)} at ${withThe(where)} from ${from} to ${to}${more === undefined ? '' : ` (${more})`}.`,
  ],
  [/^speaks ([^.;]{3,60})$/iu, ([, tongues = '']) => `I speak ${tongues}.`],
  [tongues(), ([all = '']) => `I speak ${all.replace(/, (?=[^,]*$)/u, ' and ')}.`],
  [
    /^about (\d[\d,]*) ([\p{Ll} -]{0,30}(?:evaluations|examinations|assessments))$/iu,
    ([, count = '', what = '']) => `I have made about ${count} ${what}.`,
  ],
  [
    /^(\p{Lu}{2,4}|[\p{Ll} -]{3,30}) exams: (\d[\d,]*)$/iu,
    ([, what = '', count = '']) => `I have made ${count} ${what} examinations.`,
  ],
  [
    /^(?:the )?(\p{Lu}[^,;]{3,60}), visiting scholar(?: since)? ((?:19|20)\d\d)$/u,
    ([, where = '', year = '']) => `I was a visiting scholar at ${withThe(where)} in ${year}.`,
  ],
]

/** `French, Wolof`: tongues and nothing else. */
function tongues(): RegExp {
  const one =
    "Arabic|Farsi|Dari|Pashto|Urdu|Hindi|Bengali|Punjabi|Nepali|Tamil|Russian|Ukrainian|Georgian|Armenian|Turkish|Kurdish|Uzbek|Kyrgyz|Kazakh|Tajik|French|Spanish|Portuguese|Italian|German|Dutch|English|Mandarin|Cantonese|Vietnamese|Tagalog|Burmese|Khmer|Thai|Korean|Japanese|Amharic|Tigrinya|Oromo|Somali|Swahili|Wolof|Hausa|Igbo|Yoruba|Krio|Fula|Pulaar|Lingala|Kinyarwanda|Kirundi|Shona|Zulu|Creole|Haitian Creole|Quechua|K[’']iche[’']|Mam|Nahuatl|Albanian|Serbian|Croatian|Bosnian|Polish|Czech|Romanian|Hungarian|Hebrew|Greek|Bulgarian"
  return new RegExp(String.raw`^(?:${one})(?:(?:, | and |, and )(?:some |basic |fluent )?(?:${one})){0,6}$`, 'u')
}

/** Undefined where no line of this list fits. */
export function saidOfExpert(entry: string): string | undefined {
  for (const [pattern, say] of lines) {
    const found = pattern.exec(entry)
    if (found !== null) return say(found)
  }
  return undefined
}
