import { countWords } from '#domain/language/sentences.ts'
import { curlyQuotes, houseStyle } from '#domain/prose/house-style.ts'
import { gap } from '#domain/section-content/write.ts'
import { inOwnWords } from './answers-in-own-words.ts'
import { withLeadsVaried } from './leads-varied.ts'
import { lineOf, markup, paragraphOf } from './markup-of-lines.ts'
import { onlyNew, type Pen, thesisOf } from './pen.ts'
import { type Line, quotationsJoined } from './quotations-joined.ts'

/** The paragraphs of one section as they grow. Lines that repeat what the brief said before are left out. */
export class SectionParagraphs {
  protected readonly blocks: string[] = []
  protected lines: Line[] = []
  private runIn = ''
  private readonly toWord: string[] = []
  /** The last line of the paragraph before. */
  protected above: Line | undefined
  protected readonly pen: Pen
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

  /** A note that is no sentence: the last open point of the section has all of them in their own words. */
  protected noteToWord(words: string): void {
    if (words !== '' && !this.toWord.includes(words)) this.toWord.push(words)
  }

  gap(label: string): this {
    this.lines.push({ markup: gap(label), exhibits: [] })
    this.pen.narrator.interrupt()
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
    if (this.toWord.length > 0) {
      const quoted = this.toWord
        .splice(0)
        .map((words) => `“${curlyQuotes(words).replaceAll('“', '‘').replaceAll('”', '’')}”`)
      this.paragraph()
        .gap(`From the notes, to be worded: ${quoted.join('; ')}`)
        .close()
    }
    return this.blocks.join('')
  }

  protected close(): void {
    this.above = this.lines.at(-1) ?? this.above
    this.lines = withLeadsVaried(quotationsJoined(this.lines, this.pen.map), this.pen)
    if (this.lines.length > 0) this.blocks.push(paragraphOf(this.lines, this.runIn))
    this.lines = []
    this.runIn = ''
  }

  /** Ready sentences with a quotation in them: nothing of theirs is re-worded. */
  protected quote(text: string, exhibits: readonly string[]): this {
    if (this.pen.isNew(text)) this.lines.push({ markup: markup(text), exhibits })
    // Behind what somebody states the next sentence goes on about who stated it.
    if (!/^[^“”]{2,60} (?:states|writes): “[^“”]*”$/u.test(text)) this.pen.narrator.interrupt()
    return this
  }
}
