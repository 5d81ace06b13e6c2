import { foldToWords } from '#domain/language/fold.ts'

const firstBlock = /^\s*<(?:h[1-6]|p)\b[^<>]*>((?:(?!<\/?(?:p|h[1-6])\b)[\s\S])*?)<\/(?:h[1-6]|p)\s*>/i

/** A section without its own title at its head, which software prints: `<h2>III. ARGUMENT</h2>`, `<p><b>Argument</b></p>`. */
export function withoutOwnHeading(html: string, title: string): string {
  const [whole = '', inner = ''] = firstBlock.exec(html) ?? []
  const said = bareTitle(inner.replaceAll(/<[^<>]*>/g, ' '))
  return said !== '' && said === bareTitle(title) ? html.slice(whole.length).trimStart() : html
}

/** Without number and marks. */
const bareTitle = (title: string): string =>
  foldToWords(title.trim().replace(/^(?:[IVXLC]{1,6}|[A-Z]|\d{1,2})[.)]\s+/, '')).trim()
