import type { Paragraph } from './split-paragraphs.ts'

/** A question and its answer in a record: `Q. How long were you held?` over `A. One week.` */
export type Exchange = { readonly question: string; readonly answer: string }

/** The question of a paragraph with its answer. */
export const exchangeIn = (printed: string, { asked }: Paragraph): Exchange | undefined =>
  asked ?? readExchange(printed)

const asks = /^(?:Q|QUESTION|Question)[.:] */
const answers = /^(?:A|ANSWER|Answer)[.:] */

/** Questions with the answers under them are one paragraph each: an answer says nothing by itself. */
export function joinExchanges(paragraphs: readonly Paragraph[], text: string): Paragraph[] {
  const joined: Paragraph[] = []
  for (const paragraph of paragraphs.flatMap((one) => apartByQuestion(one, text))) {
    const before = joined.at(-1)
    const isAnswer = answers.test(text.slice(paragraph.start, paragraph.end))
    if (before && isAnswer && asks.test(text.slice(before.start, before.end)))
      joined[joined.length - 1] = { ...before, end: paragraph.end, isEntry: false }
    else joined.push(paragraph)
  }
  return joined
}

/** Lines that each hold a question with its answer, as a form of an office prints them one under the other. */
function apartByQuestion(paragraph: Paragraph, text: string): Paragraph[] {
  const printed = text.slice(paragraph.start, paragraph.end)
  const starts = [...printed.matchAll(/^[ \t]{0,8}(?:Q|QUESTION|Question)[.:] /gmu)].map(({ index }) => index)
  if (starts.length < 2) return [paragraph]
  const edges = starts[0] === 0 ? starts : [0, ...starts]
  return edges.map((start, at) => ({
    ...paragraph,
    start: paragraph.start + start,
    end: paragraph.start + printed.slice(0, edges[at + 1] ?? printed.length).trimEnd().length,
    isEntry: false,
  }))
}

/** `Q. Have you ever been arrested? A. No.`: in one line. */
const inOneLine =
  /^(?:Q|QUESTION|Question)[.:] {0,4}([^?\n]{3,300}\?) {1,8}(?:A|ANSWER|Answer)[.:] {0,4}(\S[^\n]{0,600})$/u

/** A line of a form that asks: `1. Describe your health problems.` */
const numbered = /^[ \t]{0,8}(\d{1,2})[.)][ \t]{1,8}(\S[^\n]{3,120}[?.:])[ \t]{0,8}$/gmu
const isAsking = /\?$|^(?:Please|Describe|List|Explain|Tell|State|Name|Give)\b/u

/** A form of numbered questions with what somebody wrote below each, as paragraphs; undefined for any other paper. */
export function worksheetParagraphs(text: string): Paragraph[] | undefined {
  const found = [...text.matchAll(numbered)].filter(({ 2: line = '' }) => isAsking.test(line))
  if (found.length < 4 || found.some(({ 1: number }, at) => Number(number) !== at + 1)) return undefined
  return found.flatMap(({ 0: line, 1: number, 2: question = '', index }, at) => {
    const answerAt = line.length
    const printed = text.slice(index, found[at + 1]?.index ?? text.length).trimEnd()
    const answer = printed.slice(answerAt).replaceAll(/\s+/g, ' ').trim()
    if (answer === '') return []
    return [
      {
        start: index,
        end: index + printed.length,
        number: Number(number),
        isEntry: false,
        asked: { question, answer, answerAt: printed.length - printed.slice(answerAt).trimStart().length },
      },
    ]
  })
}

/** The question and the answer of such a paragraph; undefined for any other. */
export function readExchange(text: string): Exchange | undefined {
  if (!asks.test(text)) return undefined
  const [, inLine, said] = inOneLine.exec(text.trim()) ?? []
  if (inLine !== undefined && said !== undefined) return { question: inLine.trim(), answer: said.trim() }
  const [question = '', ...rest] = text.split('\n').map((line) => line.trim())
  const at = rest.findIndex((line) => answers.test(line))
  if (at < 0) return undefined
  const tidy = (words: string) => words.replaceAll(/\s+/g, ' ').trim()
  const asked = tidy([question, ...rest.slice(0, at)].join(' ').replace(asks, ''))
  const answer = tidy(rest.slice(at).join(' ').replace(answers, ''))
  return asked === '' || answer === '' ? undefined : { question: asked, answer }
}

const ofApplicant =
  /\b(?:sworn statement|credible fear|reasonable fear|asylum interview|record of interview|transcript of (?:the )?(?:\p{L}+ )?(?:hearing|testimony|proceedings))\b/iu

/** The one who answers is the applicant, where the record is of an interview or a hearing and names no other witness. */
export function applicantAnswers({ title, text }: { readonly title: string; readonly text: string }): boolean {
  const head = `${title}\n${text.slice(0, 600)}`
  return ofApplicant.test(head) && !/\b(?:witness|testimony of|examination of)\b[: ]/i.test(head)
}

const ofOffice =
  /\b(?:officer|border|patrol|port of entry|inspection|inspector|I-?867\p{L}?|I-?213|I-?870|credible fear|reasonable fear|asylum (?:office|interview)|immigration (?:judge|court)|court reporter|proceedings|transcript|hearing|direct examination|cross[- ]examination|deposition)\b/iu

/**
 * A statement that counsel took down in questions and answers: it is the account of the one who answers, and no record of an
 * office. Told by the head of the paper.
 */
export function isStatementByQuestions({ title, text }: { readonly title: string; readonly text: string }): boolean {
  const head = `${title}\n${text.slice(0, 500).split(/^Q/mu)[0] ?? ''}`
  if (isTranscript({ text })) return !ofOffice.test(head)
  return /\b(?:declaration|affidavit|statement|testimony|interview)\b/iu.test(head) && !ofOffice.test(head)
}

/** Questions with the answers in the words of the one who was asked, who says `I`: nobody shortened them. */
export function isTranscript({ text }: { readonly text: string }): boolean {
  const answered =
    worksheetParagraphs(text)?.map(({ asked }) => asked?.answer ?? '') ??
    [...text.matchAll(/^[ \t]{0,8}(?:A|ANSWER|Answer)[.:] *([^\n]+)/gmu)].map(([, answer = '']) => answer)
  const own = answered.filter((answer) => /(?<![\p{L}’'-])(?:I|my|My|we|We|me)(?![\p{L}-])/u.test(answer))
  return answered.length >= 4 && own.length * 3 >= answered.length
}
