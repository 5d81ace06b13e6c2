/** A legal document as a tree of blocks; `server/word` alone knows how Word stores it. */
export type LegalDocument = {
  readonly title: string
  /** Written to the file's custom properties, never to its text. */
  readonly properties: Readonly<Record<string, string>>
  readonly layout: PageLayout
  readonly blocks: readonly Block[]
  /** Starts the body on page 1 after the cover; blocks before it carry no page number. */
  readonly cover?: readonly Block[]
  /** Said of the whole document, as a comment at its first words. */
  readonly comment?: string
  /** How long the document may be, where a rule says so: the first `blocks` blocks of the body count. */
  readonly pageLimit?: { readonly pages: number; readonly blocks: number }
  /** The blocks of the body from this one on are for the attorney alone, as the words of the header are; see `filedForm`. */
  readonly forReview?: {
    readonly from: number
    /** Until somebody else than the attorney has made it theirs. */
    readonly headerStays?: true
  }
}

export type PageLayout = {
  /** 1, 1.15, 1.5 or 2. */
  readonly lineSpacing: number
  /** Points after each paragraph. */
  readonly paragraphSpacing: number
  readonly firstLineIndent?: boolean
  /** `from-second`: a bare number from page 2 on; `page-x-of-y`: on every page, after `footerText`. */
  readonly pageNumbers: 'none' | 'from-second' | 'all' | 'page-x-of-y'
  readonly footerText?: string
  readonly headerText?: string
  /** Eleven inches wide, for tables of many columns. */
  readonly isLandscape?: true
}

export type Inline =
  | {
      readonly text: string
      readonly bold?: true
      readonly italic?: true
      readonly underline?: true
      readonly superscript?: true
      /** A gap: highlighted, listed as something to fill in. */
      readonly gap?: string
      /** The authority that software printed here. */
      readonly authority?: string
    }
  | { readonly footnote: readonly Inline[] }
  | { readonly lineBreak: true }
  | { readonly tab: true }

export type Alignment = 'left' | 'center' | 'right' | 'justify'

export type Block =
  | {
      readonly kind: 'paragraph'
      readonly content: readonly Inline[]
      readonly align?: Alignment
      /** `true`: the whole paragraph stands half an inch in. `false`: no first-line indent, where the layout has one. */
      readonly indent?: boolean
      /** Points after this paragraph, where it differs from the layout. */
      readonly spaceAfter?: number
      readonly keepWithNext?: true
      /** Comment shown in the margin of the Word file (unverified citations, origin of a paragraph). */
      readonly comment?: string
    }
  /** Lines that belong together (addresses, carriers): single spacing, nothing between, one space after the last. */
  | {
      readonly kind: 'lines'
      readonly lines: readonly (readonly Inline[])[]
      readonly align?: Alignment
      readonly bold?: true
    }
  | {
      readonly kind: 'heading'
      readonly level: 1 | 2 | 3
      readonly content: readonly Inline[]
      /** The number before it (`I.`, `A.`), set by the composer. */
      readonly number?: string
      readonly align?: Alignment
    }
  | { readonly kind: 'title'; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly ListItem[] }
  | { readonly kind: 'quote'; readonly content: readonly Inline[]; readonly comment?: string }
  | {
      readonly kind: 'table'
      readonly rows: readonly (readonly TableCell[])[]
      readonly borders: 'none' | 'all' | 'middle'
      /** Shares of the width, in percent. */
      readonly widths: readonly number[]
      readonly headerRow?: true
    }
  /** Never broken over two pages. */
  | { readonly kind: 'signature'; readonly lines: readonly (readonly Inline[])[] }
  | { readonly kind: 'page-break' }
  | { readonly kind: 'table-of-contents'; readonly title: string }
  | { readonly kind: 'table-of-authorities'; readonly title: string; readonly entries: readonly AuthorityEntry[] }

export type ListItem = {
  readonly content: readonly Inline[]
  readonly items?: readonly (readonly Inline[])[]
  readonly comment?: string
}
export type TableCell = {
  readonly content: readonly (readonly Inline[])[]
  readonly align?: Alignment
  readonly bold?: true
  /** A line around it, whatever the table has. */
  readonly boxed?: true
}
export type AuthorityEntry = { readonly group: string; readonly citation: string; readonly sections: readonly string[] }

/** Plain text of inline content; footnotes stand in braces. */
export function inlineText(content: readonly Inline[]): string {
  return content
    .map((inline) => {
      if ('text' in inline) return inline.text
      if ('footnote' in inline) return ` {${inlineText(inline.footnote)}}`
      return 'tab' in inline ? '\t' : '\n'
    })
    .join('')
}
