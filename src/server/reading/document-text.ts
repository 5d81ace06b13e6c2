export type DocumentKind = 'docx' | 'doc' | 'pdf' | 'rtf' | 'odt' | 'text' | 'image'

export type DocumentHeading = {
  /** 1 is the highest. */
  readonly level: number
  readonly text: string
  /** Where it begins in the text, in UTF-16 units. */
  readonly offset: number
}

export type DocumentPage = {
  readonly number: number
  /** Where its text begins in the text of the document. */
  readonly offset: number
}

/** What a file says: plain text, one paragraph a line, and where headings and pages begin in it. */
export type DocumentText = {
  readonly kind: DocumentKind
  readonly text: string
  readonly headings: readonly DocumentHeading[]
  /** Only where the file itself has pages. */
  readonly pages?: readonly DocumentPage[]
  /** Nothing or hardly anything could be read because the pages are pictures. */
  readonly needsOcr: boolean
  /** Sentences for the attorney: what was left out or read in a particular way. */
  readonly warnings: readonly string[]
}

/** Puts a text together and keeps count of where its headings and pages begin. */
export class TextBuilder {
  readonly headings: DocumentHeading[] = []
  readonly pages: DocumentPage[] = []
  readonly #pieces: string[] = []
  #length = 0

  /** A line of its own; empty ones are kept apart by nothing. */
  addLine(text: string, headingLevel?: number): void {
    const line = text.replaceAll(/(?<![ \u00A0])[ \u00A0]+\n/g, '\n').trimEnd()
    if (line.trim() === '') return
    if (headingLevel !== undefined) this.headings.push({ level: headingLevel, text: line.trim(), offset: this.#length })
    this.#pieces.push(line, '\n')
    this.#length += line.length + 1
  }

  startPage(): void {
    this.pages.push({ number: this.pages.length + 1, offset: this.#length })
  }

  get text(): string {
    return this.#pieces.join('').trimEnd()
  }
}
