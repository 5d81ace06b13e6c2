import { listInWords, withIndefiniteArticle } from '#domain/prose/words.ts'
import { withThe } from '../case/schools.ts'
import { saidOfExpert } from './expert-lines.ts'

/** Of whom a curriculum vitae tells: the expert in the first person, or the client. */
export type Teller = { readonly subject: string; readonly have: string; readonly am: string; readonly my: string }

export const ofExpert: Teller = { subject: 'I', have: 'have', am: 'am', my: 'My' }

type Say = (found: RegExpExecArray, teller: Teller) => string

const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const lower = (words: string) => (/^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words)
/** `the American Psychological Association`, `Sigma Xi`. */
const body = (name: string) =>
  /\b(?:association|society|academy|council|panel|committee|board|institute|college|union|academies|federation|chamber|commission|guild|task force)\b/iu.test(
    name,
  )
    ? `the ${name.replace(/^the /iu, '')}`
    : withThe(name)
const span = (from: string, to: string) => (/present|now|today/iu.test(to) ? `since ${from}` : `from ${from} to ${to}`)

/** `Istanbul Protocol, 16 hours, 2015` */
const courseIn = (course: string) =>
  course.replace(
    /^(?:the )?([^,;]+), (\d{1,3} hours?), (\d{4})$/iu,
    (_, what: string, hours: string, year: string) => `the ${lowerPlain(what)} (${hours}, ${year})`,
  )
/** `Assessment of asylum seekers` is no name; `Istanbul Protocol` is. */
const lowerPlain = (words: string) => (/^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(words) ? lower(words) : words)

/** `Young Economist Award, Western Growers Association`: the award, and whose it is. */
function prize(what: string): string {
  const [one = '', other, ...more] = what.replace(/^the /iu, '').split(/, (?!Jr)/u)
  if (other === undefined || more.length > 0) return what.replace(/^the /iu, '')
  const isAward = /\b(?:award|medal|prize|fellowship|scholarship|grant)\b/iu
  if (isAward.test(one)) return `${one} of ${body(other)}`
  return isAward.test(other) ? `${other} of ${body(one)}` : what
}

/** A line of a curriculum vitae and the sentence that says no more than it. */
const lines: readonly (readonly [RegExp, Say])[] = [
  [
    /^(?:elected )?fellow(?: of)?,? (?:the )?([^,;()]{3,90}?)(?:,? \(?(?:since )?((?:19|20)\d{2})\)?)?$/iu,
    ([, where = '', year], { subject, am }) =>
      `${subject} ${am} a Fellow of ${body(where)}${year === undefined ? '' : ` (${year})`}.`,
  ],
  [
    /^member(?: of)?,? (?:the )?([^;()]{3,100}?),? \(?((?:19|20)\d{2}) ?(?:to|-|–) ?((?:19|20)\d{2}|present|now)\)?$/iu,
    ([, where = '', from = '', to = ''], { subject, have }) =>
      /present|now/iu.test(to)
        ? `${subject} ${have} been a member of ${body(where)} since ${from}.`
        : `${subject} was a member of ${body(where)} from ${from} to ${to}.`,
  ],
  [
    /^member(?: of)?,? (?:the )?([^;()]{3,100}?)(?:,? (?:elected )?\(?(since )?((?:19|20)\d{2})\)?)?$/iu,
    ([, where = '', since, year], { subject, have, am }) =>
      since === undefined
        ? `${subject} ${am} a member of ${body(where)}${year === undefined ? '' : ` (${year})`}.`
        : `${subject} ${have} been a member of ${body(where)} since ${year}.`,
  ],
  [
    /^member,? (?:the )?([^;()]{3,90}) \(fellow since ((?:19|20)\d{2})\)$/iu,
    ([, where = '', year = ''], { subject, am, have }) =>
      `${subject} ${am} a member of ${body(where)}, and ${have} been a Fellow of it since ${year}.`,
  ],
  [
    /^(?:editorial board|board|panel|advisory board),? (?:of )?([^;()]{3,90}?),? since ((?:19|20)\d{2})$/iu,
    ([, where = '', year = ''], { subject, have }) =>
      `${subject} ${have} sat on the editorial board of ${where} since ${year}.`,
  ],
  [
    /^board[- ]certified,? (?:in )?([\p{L} ]{4,60}), (?:since )?((?:19|20)\d{2})$/iu,
    ([, what = '', year = ''], { subject, have }) =>
      `${subject} ${have} been board certified in ${what} since ${year}.`,
  ],
  [
    /^residency(?: in|:| -)? ([\p{L} ]{4,60}), ([^;]{4,80}?),? ((?:19|20)\d{2}) ?(?:to|-|–) ?((?:19|20)\d{2})$/iu,
    ([, what = '', where = '', from = '', to = ''], { subject }) =>
      `${subject} was a resident in ${what} at ${withThe(where)} from ${from} to ${to}.`,
  ],
  [
    /^books: (\d{1,3})[.;,] articles: (\d{1,4})$/iu,
    ([, books = '', articles = ''], { subject, have }) =>
      `${subject} ${have} published ${books} books and ${articles} articles.`,
  ],
  [
    /^(\d{1,4}) patents?[,;] (?:and )?(\d{1,4}) (papers|articles|publications)$/iu,
    ([, patents = '', works = '', what = ''], { subject, have }) =>
      `${subject} ${have} ${patents} patents and ${works} ${what}.`,
  ],
  [
    /^articles: (\d{1,4})(?:, of which (\d{1,4}) (peer-reviewed))?$/iu,
    ([, articles = '', some, kind], { subject, have }) =>
      `${subject} ${have} published ${articles} articles${some === undefined ? '' : `, of which ${some} are ${kind}`}.`,
  ],
  [
    /^citations: (\d[\d,]*) \(([^()]{4,60})\)$/iu,
    ([, count = '', source = ''], { my }) => `${my} work has ${count} citations (${source}).`,
  ],
  [
    /^keynote(?: speaker| address| lecture)?: ([^;]{4,100}), ((?:\p{Lu}\p{L}+ )?(?:19|20)\d{2})$/iu,
    ([, where = '', when = ''], { subject }) =>
      `${subject} gave the keynote at the ${where.replace(/^the /iu, '')} in ${when}.`,
  ],
  [
    /^prizes?: ([^;,]{4,80}),? ((?:19|20)\d{2})$/iu,
    ([, what = '', year = ''], { subject }) => `${subject} received the ${what.replace(/^the /iu, '')} in ${year}.`,
  ],
  [
    /^grants?: ([^;]{4,80}), (\$[\d,]+), ((?:19|20)\d{2}) ?(?:to|-|–) ?((?:19|20)\d{2}) \(principal investigator\)$/iu,
    ([, from = '', sum = '', start = '', end = ''], { subject, have }) =>
      `${subject} ${have} led a grant of ${sum} from the ${from.replace(/^the /iu, '')} (${start} to ${end}) as principal investigator.`,
  ],
  [
    /^licensed ((?:clinical |forensic )?\p{L}+(?: \p{Ll}+)?),? (?:in )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?),? (?:#|no\.? )([\w-]+)$/iu,
    ([, what = '', state = '', number = ''], { subject, am }) =>
      `${subject} ${am} ${withIndefiniteArticle(`licensed ${what.toLowerCase()}`)} in ${state} (no. ${number}).`,
  ],
  [
    /^memberships?: (.{3,160})$/iu,
    ([, names = ''], { subject, am }) =>
      `${subject} ${am} a member of ${listInWords(names.split(/;\s*|,\s*(?=\p{Lu})/u).map((name) => body(name)))}.`,
  ],
  [
    /^languages?: (.{3,120})$/iu,
    ([, names = ''], { my }) => `${my} languages are ${listInWords(names.split(/,\s*(?![^()]*\))|;\s*| and /u))}.`,
  ],
  [
    /^field ?(?:work|research): ([^,:;]{3,60}), (\d+ trips),? ((?:19|20)\d{2}) ?(?:to|-|–) ?((?:19|20)\d{2})(?:, (about \d+ (?:months|weeks|years)))?$/iu,
    ([, where = '', trips = '', from = '', to = '', long], { subject, have }) =>
      `${subject} ${have} done field research in ${where} on ${trips} from ${from} to ${to}${long === undefined ? '' : `, ${long} in all`}.`,
  ],
  [
    /^field ?(?:work|research)(?: in ([^:]{3,60}))?: (.{4,200})$/iu,
    ([, where, when = ''], { subject }) =>
      /^(?:19|20)\d{2}/u.test(when)
        ? `${subject} did field work${where === undefined ? '' : ` in ${where}`} in ${listInWords(when.split(/,\s*(?![^()]*\))/u))}.`
        : `${subject} did field work${where === undefined ? '' : ` in ${where}`}: ${when}.`,
  ],
  [
    /^expert (?:testimony|witness): (?!.*;)(.{4,120}?)(?:, ((?:19|20)\d{2}) (?:to|-|–) ((?:19|20)\d{2}|present))?$/iu,
    ([, where = '', from, to = ''], { subject, have }) =>
      `${subject} ${have} testified as an expert in ${lower(where)}${from === undefined ? '' : `, ${span(from, to)}`}.`,
  ],
  [
    /^visited ([^;,]{4,60} (?:\d{1,3} times|once|twice))$/iu,
    ([, what = ''], { subject, have }) => `${subject} ${have} visited ${what}.`,
  ],
  [
    /^accepted as an expert (.{4,80})$/iu,
    ([, rest = ''], { subject, have }) => `${subject} ${have} been accepted as an expert ${rest}.`,
  ],
  [
    /^(?:publications? ?[(:]? ?)?((?:over |more than |about )?\d[\d,]*) ((?:peer[- ]reviewed )?(?:articles|papers|publications))(?:[;,] ((?:\p{L}+|\d+) books?))?(?:[;,] (\d[\d,]* citations)(?: \(([^()]{4,60})\))?)?(?:[;,] (h-index \d+))?\)?$/iu,
    ([, count = '', what = '', books, cited, source, index], { subject, have }) =>
      `${subject} ${have} published ${lower(count)} ${what}${books === undefined ? '' : ` and ${books}`}${cited === undefined ? '' : `, with ${cited}${source === undefined ? '' : ` (${source})`}`}${index === undefined ? '' : `, ${index}`}.`,
  ],
  [
    /^publications? \((\d[\d,]*) (peer[- ]reviewed)[;,] (\d[\d,]* citations)(?:, ([^()]{4,60}))?\)$/iu,
    ([, count = '', kind = '', cited = '', source], { subject, have }) =>
      `${subject} ${have} ${count} ${kind.replace(' ', '-')} publications with ${cited}${source === undefined ? '' : ` (${source})`}.`,
  ],
  [
    /^(?:peer )?reviewer(?: for|:) (\d+) (journals|manuscripts)(?: for (\d+) journals)?(?:, (\d+) reviews)?( since (?:19|20)\d{2})?$/iu,
    ([, count = '', what = '', journals, reviews, since = ''], { subject, have }) =>
      what.toLowerCase() === 'journals'
        ? `${subject} ${have} reviewed for ${count} journals${reviews === undefined ? '' : ` (${reviews} reviews)`}${since}.`
        : `${subject} ${have} reviewed ${count} manuscripts${journals === undefined ? '' : ` for ${journals} journals`}${since}.`,
  ],
  [
    /^awards?: ([^;]{4,120}?),? \(?((?:19|20)\d{2})\)?(?: \(([^()]{4,80})\))?$/iu,
    ([, what = '', year = '', remark], { subject }) =>
      `${subject} received the ${prize(what)} in ${year}${remark === undefined ? '' : ` (${remark})`}.`,
  ],
  [
    /^licen[cs]ed ((?:clinical |forensic )?\p{Ll}+(?: \p{Ll}+)?),? (?:in )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?:,? \(?(no\. ?[\w-]+)\)?)?,? since (\d{4})$/iu,
    ([, what = '', state = '', number, year = ''], { subject, have }) =>
      `${subject} ${have} been ${withIndefiniteArticle(`licensed ${what.toLowerCase()}`)} in ${state}${number === undefined ? '' : ` (${number})`} since ${year}.`,
  ],
  [
    /^licen[cs]e: (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?), ([\p{L} ]{4,40}?),? (?:since )?((?:19|20)\d{2})$/iu,
    ([, state = '', what = '', year = ''], { subject, have }) =>
      `${subject} ${have} been licensed in ${state} as ${withIndefiniteArticle(what.toLowerCase())} since ${year}.`,
  ],
  [
    /^trainings?(?: in|:) ((?:(?:the )?[^,;]{4,80}, \d{1,3} hours?, (?:19|20)\d{2}(?:; |$))+)$/iu,
    ([, courses = ''], { subject }) =>
      `${subject} was trained in ${listInWords(courses.split('; ').map((course, at) => `${at === 0 ? '' : 'in '}${courseIn(course)}`))}.`,
  ],
  [
    /^trainings? in (?:the )?([^,;]{4,80}), ((?:(?:19|20)\d{2}(?:, | and )?)+)$/iu,
    ([, what = '', years = ''], { subject }) =>
      `${subject} was trained in the ${what} in ${listInWords(years.split(/, | and /u))}.`,
  ],
  [
    /^((?:over |more than |about )?\d[\d,]*) ((?:forensic |psychological |clinical )?(?:evaluations|examinations|assessments)\b.{0,80})$/iu,
    ([, count = '', what = ''], { subject, have }) => `${subject} ${have} made ${lower(count)} ${what}.`,
  ],
  [
    /^((?:over |more than |about )?\d[\d,]*) (.{4,60}?) (evaluated or treated|evaluated|treated|examined|interviewed)$/iu,
    ([, count = '', whom = '', verb = ''], { subject, have }) => `${subject} ${have} ${verb} ${lower(count)} ${whom}.`,
  ],
]

/** What of the listed lines can be said in sentences, and what stays a list. */
export function recordSentences(
  entries: readonly string[],
  teller: Teller,
): { readonly sentences: readonly string[]; readonly rest: readonly string[] } {
  const works = entries.filter((entry) => isWork.test(entry))
  const others = entries.filter((entry) => !isWork.test(entry))
  const told = others.map((entry) => sentenceOf(entry.trim().replace(/[.;]$/u, ''), teller))
  const named =
    works.length === 0 ? [] : [`${teller.my} publications include ${listInWords(works.map((work) => workIn(work)))}.`]
  return {
    sentences: [...told.flatMap((words) => words ?? []), ...(works.length > 3 ? [] : named)],
    rest: [...others.filter((_, at) => told[at] === undefined), ...(works.length > 3 ? works : [])],
  }
}

function sentenceOf(entry: string, teller: Teller): string | undefined {
  for (const [pattern, say] of lines) {
    const found = pattern.exec(entry)
    if (found !== null) return upper(say(found, teller))
  }
  return teller === ofExpert ? saidOfExpert(entry) : undefined
}

/** `“After the Act”, Journal of Law and Caste 8 (2019)`. */
const isWork = /^[“"][^”"]{6,160}[”"],? \p{Lu}.{4,100}\(?(?:19|20)\d{2}\)?$/u

const workIn = (entry: string) =>
  entry.replace(/^[“"]([^”"]+)[”"],? /u, (_, title: string) => `“${title.replace(/[,.]$/u, '')},” `)
