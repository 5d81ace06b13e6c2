import type { ConfirmedSection } from '#domain/template-sections/template-section.ts'

/**
 * The heading over each paragraph of the body: an inner one, that of its section, or a short line without an end that
 * stands over a paragraph (`The child’s life here`), as letters have them.
 */
export function headingsOver(sections: readonly ConfirmedSection[]): Map<number, string> {
  const over = new Map<number, string>()
  for (const { paragraphs, content, title, innerHeadings } of sections) {
    let heading = title
    for (const [at, body] of paragraphs.entries()) {
      const text = content[at]?.text ?? ''
      if (innerHeadings.includes(body) || isPlainHeading(text, content[at + 1]?.text)) heading = text
      over.set(body, heading)
    }
  }
  return over
}

const isPlainHeading = (text: string, next = ''): boolean =>
  /^\p{Lu}[\p{L} ,’'-]{2,60}$/u.test(text.trim()) &&
  text.trim().split(' ').length < 9 &&
  next.length > 60 &&
  /[.!?”"]$/u.test(next.trimEnd())
