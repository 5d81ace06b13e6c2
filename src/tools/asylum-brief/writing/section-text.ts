import type { CaseFact } from '#domain/case-map/case-map.ts'
import { exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import { countWords } from '#domain/language/sentences.ts'
import { houseStyle } from '#domain/prose/house-style.ts'
import { gap } from '#domain/section-content/write.ts'
import { answerNotesIn, documentNotesFrom } from './told-notes.ts'
import { apartFrom } from './apart-from.ts'
import {
  completedNote,
  isAnswerInSpanish,
  isBareNote,
  isNoteOfAnswer,
  isUnfitAnswer,
  wordsOfNote,
} from './answer-notes.ts'
import { type Block, blockFrom, setOffIn } from './block-quotation.ts'
import { isDocumentNote } from './document-notes.ts'
import { followed } from './followed.ts'
import { withLeadsVaried } from './leads-varied.ts'
import { lineOf, markup, paragraphOf } from './markup-of-lines.ts'
import { openConflict } from './open-conflict.ts'
import { onlyNew, type Pen, thesisOf } from './pen.ts'
import { quotationOf } from './quotation.ts'
import { type Line, quotationsJoined } from './quotations-joined.ts'
import { isRow } from './rows.ts'
import { type Stretch, stretchFrom } from './stretch.ts'
import { inOwnWords } from './answers-in-own-words.ts'
import { isTornOff, wordingOf } from './telling.ts'

/** Lines in a paragraph before a new one is begun. */
const longestParagraph = 7

/** So many lines of two paragraphs of a paper stand in one of ours. */
const shortParagraph = 4

/**
 * The text of one section as it grows. Lines that repeat what the brief said before are left out.
 */
export class SectionText {
  private readonly blocks: string[] = []
  private lines: Line[] = []
  private runIn = ''
  /** The last line of the paragraph before. */
  private above: Line | undefined
  private readonly pen: Pen
  readonly id: string

  constructor(pen: Pen, id: string) {
    this.pen = pen
    this.id = id
    pen.narrator.section()
  }

  /** Ends the paragraph; the next may begin with a bold lead. */
  paragraph(lead = ''): this {
    this.close()
    this.runIn = lead
    this.pen.narrator.paragraph()
    return this
  }

  /** A statement of law or procedure in markup (cites and gaps as tokens). People do not stand in it by name. */
  law(...sentences: readonly string[]): this {
    for (const markup of sentences) {
      if (markup === '' || !this.pen.isNew(markup)) continue
      this.lines.push({ markup, exhibits: [] })
      this.pen.narrator.interrupt()
    }
    return this
  }

  /** A sentence of our own; people as tokens (`{applicant.subj}`). */
  say(sentence: string | undefined, exhibits: readonly string[] = []): this {
    if (sentence === undefined || sentence === '') return this
    const told = onlyNew(this.pen.narrator.say(houseStyle(sentence)), this.pen)
    if (told !== '') this.lines.push({ markup: markup(told), exhibits })
    return this
  }

  /** What this section claims, before it is shown. */
  thesis(): this {
    const thesis = thesisOf(this.pen, this.id)
    const told = thesis === undefined ? undefined : inOwnWords(thesis, this.pen)
    return this.say(told)
  }

  /** A sentence of our own with its legal cite: `… excuse the delay. INA § 208(a)(2)(D).` */
  sayWith(sentence: string, authorities: string): this {
    const told = onlyNew(this.pen.narrator.say(houseStyle(sentence)), this.pen)
    if (told !== '') this.lines.push({ markup: `${markup(told)} ${authorities}`, exhibits: [] })
    this.pen.narrator.interrupt()
    return this
  }

  /** A sentence of the argument with the places on which it rests, in brackets within it. */
  rests(sentence: string, exhibits: readonly string[]): this {
    if (exhibits.length === 0) return this.say(sentence)
    const told = onlyNew(this.pen.narrator.say(houseStyle(sentence)), this.pen)
    if (told !== '')
      this.lines.push({ markup: `${markup(told.replace(/\.$/u, ''))} (${exhibits.join('; ')}).`, exhibits: [] })
    return this
  }

  /** A finished sentence with a quotation in it, and its exhibits. */
  cited(text: string, exhibits: readonly string[]): this {
    return this.quote(text, exhibits)
  }

  gap(label: string): this {
    this.lines.push({ markup: gap(label), exhibits: [] })
    this.pen.narrator.interrupt()
    return this
  }

  /** Tells facts in full, each once in the brief. */
  tell(facts: readonly CaseFact[]): this {
    let before: CaseFact | undefined
    for (const told of facts.map(completedNote)) {
      if (this.isLeftOut(told)) continue
      if (!isRow(told) && isDocumentNote(told, this.pen)) {
        const notes = documentNotesFrom(told, facts, this.pen, this.id)
        this.quote(notes.text, notes.exhibits)
        continue
      }
      if (isRow(told)) continue
      if (isAnswerInSpanish(told)) {
        this.pen.told.set(told.id, this.id)
        this.gap(`TRANSLATE THIS NOTE: “${wordsOfNote(told)}”`)
        continue
      }
      if (isBareNote(told) || isNoteOfAnswer(told)) {
        this.tellAnswerNotes(facts)
        continue
      }
      const block = blockFrom(told, facts, this.pen)
      if (block !== undefined) {
        this.setOff(block)
        before = undefined
        continue
      }
      const stretch = stretchFrom(told, facts, this.pen)
      if (stretch !== undefined) {
        this.quoteStretch(stretch, facts)
        before = stretch.facts.at(-1)
        continue
      }
      const fact = followed(told, before, this.pen)
      before = told
      if (this.isFull(told, facts)) this.paragraph()
      this.pen.told.set(fact.id, this.id)
      const { text, isQuotation } = wordingOf(fact, this.pen)
      const exhibits = exhibitTokens(this.pen.map, passagesOf(this.pen.map, fact))
      if (isQuotation) this.quote(text, exhibits)
      else this.say(apartFrom(text, exhibits, { lines: this.lines, above: this.above, pen: this.pen }), exhibits)
      this.askOfConflicts([fact])
    }
    return this
  }

  /** The next paragraph of a story: by itself, unless both are short. */
  goOn(facts: readonly CaseFact[]): this {
    if (this.lines.length + facts.length > shortParagraph) this.paragraph()
    return this.tell(facts)
  }

  private isLeftOut(fact: CaseFact): boolean {
    return this.pen.told.has(fact.id) || isTornOff(fact) || (this.pen.hasAccount && isUnfitAnswer(fact))
  }

  /** What could only be told in pieces, now in quotation and now in ours, is one quotation. */
  private quoteStretch({ facts, text }: Stretch, all: readonly CaseFact[]): void {
    const [first] = facts
    if (first !== undefined && this.isFull(first, all)) this.paragraph()
    for (const fact of facts) this.pen.told.set(fact.id, this.id)
    const passages = facts.flatMap((fact) => passagesOf(this.pen.map, fact))
    for (const { id } of passages) this.pen.quoted.add(id)
    this.quote(text, exhibitTokens(this.pen.map, passages))
    this.askOfConflicts(facts)
  }

  /** A passage of the account that is set off, with its place on the line behind it. */
  private setOff(block: Block): void {
    const { lead, html } = setOffIn(block, this.pen, this.id)
    this.lines.push({ markup: markup(lead), exhibits: [] })
    this.close()
    this.blocks.push(html)
    this.pen.narrator.paragraph()
    this.askOfConflicts(block.facts)
  }

  private askOfConflicts(facts: readonly CaseFact[]): void {
    for (const fact of facts) {
      const conflict = openConflict(fact, this.pen)
      if (conflict) this.gap(conflict.gap)
    }
  }

  /** A new paragraph is begun, but none for the last sentence or two of a paper. */
  private isFull(told: CaseFact, facts: readonly CaseFact[]): boolean {
    const isOfPaper = told.sources.some(({ type }) => type === 'passage')
    const rest = facts.length - facts.findIndex(({ id }) => id === told.id)
    return (
      this.lines.length >= longestParagraph && (!isOfPaper || rest > 2 || this.lines.length >= longestParagraph + 3)
    )
  }

  /** What answers note without a verb, as one sentence that says what it is. */
  private tellAnswerNotes(facts: readonly CaseFact[]): void {
    const sentence = answerNotesIn(facts, this.pen, this.id)
    if (sentence !== undefined) this.say(sentence)
  }

  /** Tells a fact in the words of its source where it has some worth quoting, else in ours. */
  tellQuoting(fact: CaseFact): this {
    if (this.pen.told.has(fact.id)) return this
    const quotation = quotationOf(fact, this.pen)
    if (!quotation) return this.tell([fact])
    this.pen.told.set(fact.id, this.id)
    this.pen.quoted.add(quotation.passage.id)
    return this.quote(quotation.text, exhibitTokens(this.pen.map, [quotation.passage]))
  }

  /** Ready sentences with a quotation in them: nothing of theirs is re-worded. */
  private quote(text: string, exhibits: readonly string[]): this {
    if (this.pen.isNew(text)) this.lines.push({ markup: markup(text), exhibits })
    // Behind what somebody states the next sentence goes on about who stated it.
    if (!/^[^“”]{2,60} (?:states|writes): “[^“”]*”$/u.test(text)) this.pen.narrator.interrupt()
    return this
  }

  /** A list; nothing when it is empty. Each item is markup or a plain sentence with its exhibits. */
  list(items: readonly { readonly text: string; readonly exhibits?: readonly string[] }[], ordered = false): this {
    this.close()
    const told = items.flatMap(({ text, exhibits = [] }) =>
      text === '' ? [] : [lineOf({ markup: text, exhibits }, [])],
    )
    if (told.length > 0) {
      const tag = ordered ? 'ol' : 'ul'
      this.blocks.push(`<${tag}>${told.map((item) => `<li>${item}</li>`).join('')}</${tag}>`)
    }
    this.pen.narrator.paragraph()
    return this
  }

  block(html: string): this {
    this.close()
    if (html !== '') this.blocks.push(html)
    this.pen.narrator.paragraph()
    return this
  }

  /** Words in the open paragraph and in all that is closed. */
  get words(): number {
    return countWords([...this.blocks, ...this.lines.map((line) => line.markup)].join(' ').replaceAll(/<[^<>]*>/g, ' '))
  }

  /** The account or a paper is quoted in what was written so far. */
  get hasQuotation(): boolean {
    return [...this.blocks, ...this.lines.map((line) => line.markup)].some((html) => /: “/u.test(html))
  }

  get isOpen(): boolean {
    return this.lines.length > 0
  }

  html(): string {
    this.close()
    return this.blocks.join('')
  }

  private close(): void {
    this.above = this.lines.at(-1) ?? this.above
    this.lines = withLeadsVaried(quotationsJoined(this.lines, this.pen.map), this.pen)
    if (this.lines.length > 0) this.blocks.push(paragraphOf(this.lines, this.runIn))
    this.lines = []
    this.runIn = ''
  }
}
