export type PointHeading = {
  /** The section without its heading. */
  readonly html: string
  /** At most 25 words, an argument and not a label; software numbers and prints it. */
  readonly heading?: string
}

const mostWords = 25
const opening = /^\s*(?:<(?:html|body|section|article|div)\b[^>]*>\s*)*<h1\b[^>]*>([\s\S]*?)<\/h1\s*>/i

/**
 * Takes the point heading that a writer proposes off the front of a section: `<h1 data-heading>`. A number before it and
 * a full stop behind it go; one that is longer than a heading may be is dropped.
 */
export function takePointHeading(section: string): PointHeading {
  const found = opening.exec(section)
  if (!found) return { html: section }
  const html = section.slice(found[0].length)
  const heading = plain(found[1] ?? '')
    .replace(/^(?:[IVX]+|[A-Z]|\d+)\.\s+/, '')
    .replace(/\.$/, '')
  return heading === '' || heading.split(' ').length > mostWords ? { html } : { html, heading }
}

function plain(html: string): string {
  return html
    .replaceAll(/\[\[[^[\]]*\]\]|<[^<>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
