import { sentencesOf } from '#domain/language/sentences.ts'
import { capitalized, continued, listInWords } from '#domain/prose/words.ts'
import type { Kind } from './headings.data.ts'
import { plainWords } from './plain-words.ts'
import { judgedByName } from './named-judgments.ts'
import type { NotedLine } from './read-sheet.ts'
import { tellLine } from './tell-lines.ts'
import type { Reader } from './reader.ts'

/**
 * The numbered findings of an examination, each a paragraph with what it was judged to be under the same number; the
 * judgments alone where the findings have no numbers.
 */
export function findingsJudged(kind: Kind | undefined, lines: readonly NotedLine[], reader: Reader): string[][] {
  const findings = lines.filter((line) => line.kind === 'exam' && line.number !== undefined)
  const judgments = lines.filter((line) => line.kind === 'assessment' && line.number !== undefined)
  if (kind === 'assessment' && findings.length === 0) return judgments.map((line) => judged(line, reader))
  if (kind !== 'exam') return []
  return findings.map(({ number = '', words }) => [
    `As finding ${number} I recorded: ${inOneSentence(words, reader)}.`,
    ...judgments
      .filter((line) => numbersOf(line.number ?? '').at(-1) === Number(number))
      .flatMap((line) => judged(line, reader)),
  ])
}

const inOneSentence = (words: string, { isName }: Reader): string =>
  sentencesOf(plainWords(words))
    .map((one) => continued(one.replace(/[.;,]$/u, ''), isName))
    .join('; ')

/** `2, 3`, `2-4` */
function numbersOf(number: string): number[] {
  const found = (number.match(/\d+/gu) ?? []).map(Number)
  const [first = 0, last = 0] = found
  return /[-–]/u.test(number) && last > first ? Array.from({ length: last - first + 1 }, (_, at) => first + at) : found
}

const degree =
  /^(?:is |are |as )?(?:(?:highly |not |in)?consistent|typical|diagnostic|not (?:specific|related)|non-?specific|unrelated|related)\b/iu

/** `2, 3 - consistent w/ tying; neuropathy could have other causes`: the judgment, and what else the note says. */
function judged({ number = '', words }: NotedLine, reader: Reader): string[] {
  const byName = judgedByName(words, number, reader)
  if (byName !== undefined) return byName
  const { person, isName } = reader
  const numbers = numbersOf(number)
  const [first = '', ...more] = plainWords(words).split(/;\s+/u)
  const plain = continued(first.replace(/^(?:is|are) /u, '').replace(/[.;,]$/u, ''), isName)
  const named = `finding${numbers.length > 1 ? 's' : ''} ${listInWords(numbers.map(String))}`
  const said = degree.test(first)
    ? `In my opinion ${named} ${numbers.length > 1 ? 'are' : 'is'} ${plain}.`
    : `On ${named} I recorded: ${plain}.`
  const others = more.flatMap((one) => tellLine({ kind: 'symptoms', words: one }, person))
  return [said, ...others.map(({ words: told }) => (/[.]$/u.test(told) ? told : `${capitalized(told)}.`))]
}

const arrow = / ?(?:-{1,2}>|=>|[→⇒]) ?/u

/** `L forearm: 5 round scars -> c/w cig burns`: what was found, and behind the arrow what it was judged to be. */
export const isJudgedInLine = ({ kind, number, words }: NotedLine): boolean =>
  (kind === 'exam' || kind === 'assessment') && number === undefined && arrow.test(words)

/** The two in sentences, and what else the line says of them. */
export function findingAndJudgment({ label, words }: NotedLine, reader: Reader): string[] {
  const [found = '', ...behind] = words.split(arrow)
  const where = label === undefined ? '' : `${capitalized(plainWords(label))}: `
  const finding = `${where}${inOneSentence(found.trim(), reader)}`
  const judgments = sentencesOf(plainWords(behind.join('; ')))
    .flatMap((one) => one.split(/;\s+/u))
    .map((one) => one.replace(/[.;,]$/u, '').trim())
    .filter((one) => one !== '')
  return [`${capitalized(finding)}.`, ...judgments.map((one) => judgment(one, reader))]
}

function judgment(typed: string, { person, isName }: Reader): string {
  // `c/w burns, highly`
  const plain = typed.replace(/^((?:consistent with|typical of|diagnostic of) [^,;]+), (highly|not|very)$/iu, '$2 $1')
  if (degree.test(plain))
    return `In my opinion this finding is ${continued(plain.replace(/^(?:is|are) /u, ''), isName)}.`
  if (/^(?:could|may|might) (?:also )?(?:be|have|come)\b/iu.test(plain)) return bounded(`It ${continued(plain)}`)
  const said = /^(he|she) says (?:that )?(?:(?:he|she) )?(\p{Ll}.+)$/iu.exec(plain)
  if (said !== null) return `${capitalized(person.he)} says that ${person.he} ${said[2] ?? ''}.`
  const told = tellLine({ kind: 'symptoms', words: plain }, person).map((one) => one.words)
  return told.length === 1 && /[.]$/u.test(told[0] ?? '') ? (told[0] ?? '') : `I noted: ${continued(plain, isName)}.`
}

/** `Could also be other causes, no EMG done`: what was not done is a sentence of its own. */
const bounded = (words: string): string => {
  const [, first = words, what] = /^(.+?), no (\p{L}[^,]*?) (?:was |were )?done$/u.exec(words) ?? []
  return what === undefined ? `${words}.` : `${first}. No ${what} was done.`
}
