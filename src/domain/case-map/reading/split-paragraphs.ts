import type { MapDocument } from '../map-input.ts'
import { lengthOf, markOf, numbered, pageBefore, pageLine, sworn } from './paragraph-marks.ts'
import { openingHeading, readsAsHeading, runIn } from './heading-looks.ts'
import { type Line, isEntry, joinPrinted, linesOf } from './printed-lines.ts'
import { pageReader } from './pages-of-lines.ts'
import { isRowOfFigures } from './rows-of-figures.ts'

/** A paragraph of a document: a range of its text with its place. */
export type Paragraph = {
  readonly start: number
  readonly end: number
  readonly page?: number
  /** The number that the document gives it. */
  readonly number?: number
  readonly heading?: string
  /** It is the answer of a form: to which question, and where in the paragraph it begins. */
  readonly asked?: { readonly question: string; readonly answer: string; readonly answerAt: number }
  /** A line `Student: Mateo Medina` or a row of figures: not prose. */
  readonly isEntry: boolean
}

/** The paragraphs of a document in order, with pages, paragraph numbers and the headings above them. */
export function splitParagraphs(document: MapDocument): Paragraph[] {
  const lines = joinPrinted(linesOf(document.text), document.text)
  const pageOf = pageReader(document, lines)
  const headings = new Set((document.headings ?? []).map(({ offset }) => offset))
  const isOpened = lines.filter(({ text }) => openingHeading(text) !== undefined).length >= 2
  const isSworn = lines.filter(({ text }) => sworn.test(text)).length >= 4
  const isAsked = !answered.test(document.text)
  const paragraphs: Paragraph[] = []
  let heading: string | undefined
  for (const [at, line] of lines.entries()) {
    if (pageLine.test(line.text)) continue
    if (isRowOfFigures(lines, at, document.text)) {
      paragraphs.push({ ...paragraphOf(line, { heading, pageOf, isOpened, isSworn }), isEntry: true })
      continue
    }
    if (headings.has(line.start) || readsAsHeading(line.text) || (isAsked && asked.test(line.text))) {
      heading = line.text
      continue
    }
    paragraphs.push(paragraphOf(line, { heading, pageOf, isOpened, isSworn }))
  }
  return paragraphs
}

/** `Q. Can you drive?` above what somebody noted of the answer; a record that prints the answers with their letter keeps the two together. */
const asked = /^(?:Q|Question)[.:] ?[^?]{2,90}\?$/u
const answered = /^ {0,4}(?:A|ANSWER|Answer)[.:] ?\S/mu

type Above = {
  readonly heading: string | undefined
  readonly pageOf: (line: Line) => number | undefined
  /** Several paragraphs of the paper open with their own heading. */
  readonly isOpened: boolean
  /** Each of its paragraphs begins with `That`. */
  readonly isSworn: boolean
}

function paragraphOf(line: Line, { heading, pageOf, isOpened, isSworn }: Above): Paragraph {
  const ahead = pageBefore.exec(line.text)
  const page = ahead ? Number(ahead.slice(1).find((one) => one !== undefined)) : pageOf(line)
  const number = ahead ? null : numbered.exec(line.text)
  const opening = isOpened ? openingHeading(line.text) : undefined
  const openEnd = opening?.end
  const mark = ahead ?? number ?? markOf(line.text, isSworn)
  return {
    start: line.start + (openEnd ?? lengthOf(mark)),
    end: line.end,
    isEntry: isEntry(line.text.slice(openEnd)),
    ...(page !== undefined && { page }),
    ...(number && { number: Number(number[1]) }),
    ...headed(runIn.exec(line.text)?.[1] ?? opening?.heading ?? heading),
  }
}

const headed = (heading: string | undefined) => (heading === undefined ? {} : { heading })
