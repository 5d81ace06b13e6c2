import { gap } from '#domain/section-content/write.ts'

const longestLabel = 160

/**
 * Brackets that a writer left open become gaps, so that they are seen and listed: `[date of the first appointment]`. What
 * legal style puts in brackets stays: a changed letter or word, `[sic]`, an omission, and everything inside a quotation.
 */
export function markGaps(html: string): string {
  return html.replaceAll(
    /<mark\b[^<>]*>(?:(?!<mark\b)[\s\S])*?<\/mark>|<[^<>]*>|\[\[[^[\]]*\]\]|\[([^[\]<>]+)\]/g,
    (whole, label, at) =>
      typeof label === 'string' && isGap(label.trim(), html, Number(at)) ? gap(label.trim()) : whole,
  )
}

function isGap(label: string, html: string, at: number): boolean {
  if (label.length > longestLabel || /^(?:sic|emphasis .*|citations? omitted|internal .*|\.{3}|…|\d+)$/i.test(label))
    return false
  if (isQuoted(html, at)) return false
  return /\s/.test(label) || /^[A-Z][A-Z0-9 _-]{3,}$/.test(label)
}

/** Whether a quotation is open here: more marks open than closed since the block began. */
function isQuoted(html: string, at: number): boolean {
  const block =
    html
      .slice(0, at)
      .split(/<\/?(?:p|li|td|h\d|blockquote)\b[^<>]*>/i)
      .at(-1) ?? ''
  const text = block.replaceAll(/<[^<>]*>|\[\[[^[\]]*\]\]/g, '')
  const straight = (text.match(/"/g) ?? []).length
  const curly = (text.match(/“/g) ?? []).length - (text.match(/”/g) ?? []).length
  return straight % 2 === 1 || curly > 0
}
