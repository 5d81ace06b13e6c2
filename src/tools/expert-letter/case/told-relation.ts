import { sentencesOf } from '#domain/language/sentences.ts'
import { spelledOut } from './record-lines.ts'
import { type Parties, withClientName } from '#domain/prose/own-words.ts'

const pay =
  /\b(?:fees?|paid|pays?|payment|charge[ds]?|free|flat|medicaid|insurance|dollars|compensat\p{L}+|honorarium|outcome|result)\b|\$/iu
const calling =
  '(?:psychologist|psychiatrist|therapist|counselor|physician|doctor|pediatrician|social worker|nurse|teacher|tutor|pastor|priest|supervisor|coach|mentor|landlord|employer|neighbor|caseworker|case manager|principal|clinician|imam|rabbi|chaplain|minister|deacon|professor|trainer|instructor|boss|manager)'
const office = new RegExp(
  String.raw`^(?:the |a |an )?((?:[\p{Ll}-]+ ){0,3}${calling} (?:of|for|at|to|since)\b.*)$`,
  'iu',
)
const spoken =
  /^(?:she|he|the (?:expert|doctor|therapist|counselor)) (is|was|has been|works as) (?:(the|a|an) )?(.+)$/iu

const short: readonly (readonly [RegExp, string])[] = [
  [/\bw\/ ?/gu, 'with '],
  [/\bdad\b/giu, 'father'],
  [/\bmom\b/giu, 'mother'],
  [/\b(\d{1,3}) min(?:ute)?s? (?=\p{Ll})/gu, '$1-minute '],
  [/\b(\d{1,3}) (?:sessions|visits|times)(?=[,;.]|$)/gu, 'in $&'],
  [/ in (\d{1,3} times)/gu, ' $1'],
]

/**
 * What the answer tells of how expert and client stand, in the expert's first person, where no stricter reading found a
 * sentence in it: `treating therapist of the daughter since 2/2025, met the dad 5 times`. Nothing is said that it does
 * not say; what is about pay is left out.
 */
export function relationInOwnWords(relation: string, parties: Parties): string[] {
  return sentencesOf(relation.replaceAll(/\s+/g, ' '))
    .flatMap((sentence) => sentence.split(/;\s*/))
    .map((sentence) => sentence.replace(/[.;]$/, '').trim())
    .flatMap((sentence) => sentence.split(ownDeed))
    .flatMap((sentence) => {
      const kept = withoutPay(sentence)
      const written = short.reduce((text, [pattern, words]) => text.replaceAll(pattern, words), kept)
      const said =
        kept === ''
          ? undefined
          : (inFirstPerson(ofChild(withDays(spelledOut(written)), parties.clientShort), parties) ??
            didToClient(withDays(spelledOut(written)), parties) ??
            doesOften(withDays(spelledOut(written))))
      return said === undefined ? [] : [withClientName(`${said}.`, parties)]
    })
}

const withoutPay = (sentence: string): string =>
  sentence
    .split(/, (?!\d{4})/u)
    .filter((clause) => !pay.test(clause))
    .join(', ')

/** `since 2/2025`, `one call October 8, 2026` */
const withDays = (text: string): string =>
  text
    .replaceAll(
      /\b(0?[1-9]|1[0-2])\/((?:19|20)\d\d)\b/gu,
      (_, month: string, year: string) => `${months[Number(month) - 1]} ${year}`,
    )
    .replaceAll(
      new RegExp(
        String.raw`\b(${months.map((month) => month.slice(0, 3)).join('|')})\.? (?=\d{1,2},? \d{4}|\d{4})`,
        'giu',
      ),
      (_, name: string) => `${months.find((month) => month.toLowerCase().startsWith(name.toLowerCase()))} `,
    )
    .replaceAll(new RegExp(String.raw`\b(${months.join('|')}) (\d{1,2}) (\d{4})\b`, 'gu'), '$1 $2, $3')
    .replaceAll(
      new RegExp(String.raw`(?<=\b(?:call|visit|meeting|interview|session)) (?=(?:${months.join('|')}) \d)`, 'gu'),
      ' on ',
    )

const months = 'January February March April May June July August September October November December'.split(' ')

function inFirstPerson(words: string, { clientShort }: Parties): string | undefined {
  if (/^no (?:prior |other |personal )?(?:contact|relationship|ties?)\b/iu.test(words))
    return `I have had ${withWhom(words.charAt(0).toLowerCase() + words.slice(1), clientShort)}`
  const own = /^(?:her|his|the client['’]s) ((?:[\p{Ll}-]+ ){0,3}\p{Ll}+(?: since\b.*)?)$/iu.exec(words)?.[1]
  if (own !== undefined && isCalling.test(own)) return asOwn('is', `${clientShort}’s ${own}`)
  const [, verb, article, rest = ''] = spoken.exec(words) ?? []
  if (verb !== undefined) return isCalling.test(rest) ? asOwn(verb, `${article ?? ''} ${rest}`.trim()) : undefined
  const what = office.exec(words)?.[1]
  if (what === undefined) return undefined
  const small = /^\p{Lu}\p{Ll}/u.test(what) ? what.charAt(0).toLowerCase() + what.slice(1) : what
  // A neighbor is somebody's.
  return asOwn(
    'is',
    /^(?:[\p{Ll}-]+ ){0,2}neighbor (?:since|for)\b/u.test(small) ? `${clientShort}’s ${small}` : `the ${small}`,
  )
}

/** `..., married them in 2019, sees them most Fridays`: each of them the expert’s own. */
const ownDeed =
  /, (?:and )?(?=(?:married|baptized|confirmed|taught|hired|trained|coached|sees|visits|teaches|knows|counsels) (?:them|him|her|(?:Mr|Mrs|Ms|Dr)\.? \p{Lu}\p{L}+)(?!\p{L}))/iu

function doesOften(words: string): string | undefined {
  const [, verb = '', rest = ''] =
    /^(sees|visits|teaches|knows|counsels) ((?:them|him|her|(?:Mr|Mrs|Ms|Dr)\.? \p{Lu}\p{L}+)(?!\p{L}).*)$/iu.exec(
      words,
    ) ?? []
  if (/^knows$/iu.test(verb) && /\bsince\b/u.test(rest)) return `I have known ${rest}`
  return verb === '' ? undefined : `I ${verb.toLowerCase().replace(/(?<=ch)es$|s$/u, '')} ${rest}`
}

/** `Baptized her on April 20, 2025`, `married them in 2019`: what the expert did, the subject left out. */
function didToClient(words: string, { client, clientShort }: Parties): string | undefined {
  const [, verb = '', whom = '', rest = ''] =
    /^(\p{L}+ed|taught|met|saw|wrote|gave) (her|him|them)\b(.*)$/iu.exec(words) ?? []
  if (verb === '' || (whom !== 'them' && (client === undefined || whom !== { he: 'him', she: 'her' }[client])))
    return undefined
  return `I ${verb.toLowerCase()} ${whom === 'them' ? 'them' : clientShort}${rest}`
}

/** `no relationship other than emails`: with whom. */
const withWhom = (words: string, client: string): string =>
  words.replace(
    /^(no (?:prior |other |personal )?(contact|relationship|ties?))(?! (?:with|to)\b)/iu,
    (_, none: string, noun: string) => `${none} ${/^tie/iu.test(noun) ? 'to' : 'with'} ${client}`,
  )

const isCalling = new RegExp(calling, 'iu')

const ofChild = (words: string, clientShort: string): string =>
  words.replace(/\b(of|at) (?:the |his |her )?(?=(?:daughter|son|child|children)[’']s? )/u, `$1 ${clientShort}’s `)

/** `I have been the counselor since 2023`, `I was the pastor of the family`. */
function asOwn(verb: string, what: string): string {
  const isPast = verb.toLowerCase() === 'was'
  const is = isPast ? 'was' : /\bsince\b/u.test(what) ? 'have been' : 'am'
  return `I ${is} ${withOwnVerbs(what)}`
}

/** `and sees Noah every week`, `, met the father 5 times`: the expert goes on doing it. */
function withOwnVerbs(words: string): string {
  const told = words
    .replaceAll(/\b(and|but) has (?=\p{L}+(?:ed|en|wn|een|et)\b)/gu, '$1 have ')
    .replaceAll(
      /\b(and|but) (?:also )?(sees|meets|works|teaches|knows|visits|treats|counsels|supervises)\b/gu,
      (_, joint: string, verb: string) =>
        `${joint} ${verb.replace(/(?:ch|s|x)es$/u, (end) => end.slice(0, -2)).replace(/s$/u, '')}`,
    )
  const at = told.search(/, (?:met|saw|visited|spoke|examined|tested|interviewed)\b/u)
  return at < 0 || / and (?:met|saw)/u.test(told) ? told : `${told.slice(0, at)}, and ${told.slice(at + 2)}`
}
