import { takePointHeading } from '#domain/section-content/point-heading.ts'
import { markGaps } from './mark-gaps.ts'
import { fromMarkdown, inlineMarkdown } from './markdown.ts'

/** A reply as section content, its point heading apart. */
export type CleanReply = { readonly html: string; readonly heading?: string }

const blockTag =
  /<\/?(?:p|h[1-6]|ul|ol|li|table|tbody|thead|tr|td|th|blockquote|div|section|article|html|body)\b[^<>]*>/i
const thinking =
  /<(think|thinking|thought|reasoning|analysis|scratchpad|reflection|plan)\b[^<>]*>(?:(?!<\1\b)[\s\S])*?<\/\1\s*>/gi

/**
 * What a model sent without what does not belong to the section: thinking, code fences, words before and after. Markdown
 * becomes HTML, brackets become gaps, quotation marks curly. Nothing is judged here, and nothing is escaped: the result
 * still has to pass the sanitiser. Understands a reply that is still arriving.
 */
export function cleanReply(reply: string): CleanReply {
  const text = withoutPage(outOfJson(withoutFence(withoutThinking(reply.replaceAll('\r\n', '\n'))).trim()))
  const html = blockTag.test(text) ? inHtml(text) : fromMarkdown(withoutChatter(text))
  const { html: rest, heading } = takePointHeading(html)
  return { html: curlyText(markGaps(rest)), ...(heading !== undefined && { heading: curly(heading) }) }
}

/** `{"html": "<p>…</p>"}`: the longest text of an object is the section. */
function outOfJson(text: string): string {
  if (!text.startsWith('{') || !text.endsWith('}')) return text
  try {
    const values = Object.values(JSON.parse(text) as Record<string, unknown>).filter((one) => typeof one === 'string')
    return values.toSorted((a, b) => b.length - a.length)[0]?.trim() ?? text
  } catch {
    return text
  }
}

/** What belongs to a page and not to its text. */
function withoutPage(text: string): string {
  return text
    .replace(/^<!doctype\b[^<>]*>/i, '')
    .replaceAll(/<(head|style|script)\b[^<>]*>(?:(?!<\/?\1\b)[\s\S])*?<\/\1\s{0,9}>/gi, '')
    .trim()
}

function withoutThinking(text: string): string {
  const closed = text.replaceAll(thinking, '')
  // A server that strips the opening mark leaves everything before the closing one as thought.
  const end = closed.search(/<\/(?:think|thinking|reasoning)\s*>/i)
  const answer = end < 0 ? closed : closed.slice(closed.indexOf('>', end) + 1)
  return answer.replace(/<(?:think|thinking|reasoning|scratchpad)\b[^<>]*>[\s\S]*$/i, '')
}

/** What stands between the marks of a code fence, also when the fence is not closed yet. */
function withoutFence(text: string): string {
  const open = /^[ \t]*(?:```|~~~)[\w-]*[ \t]*\n/m.exec(text)
  if (!open) return text
  const inside = text.slice(open.index + open[0].length)
  const close = /^[ \t]*(?:```|~~~)[ \t]*$/m.exec(inside)
  return close ? inside.slice(0, close.index) : inside
}

/** `</p>\n## The care of the son\n<p>`: a block of Markdown among those of HTML. */
const betweenBlocks =
  /(<\/(?:p|h[1-6]|ul|ol|table|blockquote)\s{0,9}>)([^<>]+)(?=<(?:p|h[1-6]|ul|ol|table|blockquote)\b)/gi

/** Loose words before the first block and after the last are no part of the section. */
function inHtml(text: string): string {
  const first = text.search(/<(?:p|h[1-6]|ul|ol|table|blockquote|div|section|article|html|body)\b/i)
  const lastClose = [...text.matchAll(/<\/(?:p|h[1-6]|ul|ol|table|blockquote|div|section|article)\s*>/gi)].at(-1)
  const lastOpen = [...text.matchAll(/<(?:p|h[1-6]|li|td|blockquote)\b[^<>]*>/gi)].at(-1)
  const isOpen = (lastOpen?.index ?? -1) > (lastClose?.index ?? -1)
  const end = isOpen || !lastClose ? text.length : lastClose.index + lastClose[0].length
  const between = text.slice(Math.max(0, first), end)
  return withoutTalk(between)
    .replaceAll(betweenBlocks, (whole, close: string, words: string) =>
      words.trim() === '' ? whole : close + fromMarkdown(words),
    )
    .replaceAll(/(?<=>)[^<>]+(?=<)/g, (words) => inlineMarkdown(words))
}

/** `<p>Here is the section you asked for:</p>` before the rest, `<p>Let me know if it fits.</p>` behind it. */
function withoutTalk(html: string): string {
  const said = (inner = '') =>
    inner
      .replaceAll(/<[^<>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  let rest = html
  for (;;) {
    const [whole = '', inner] = /^\s*<p\b[^<>]*>((?:(?!<\/?p\b)[\s\S])*?)<\/p\s*>/i.exec(rest) ?? []
    if (whole === '' || !handingOver.test(said(inner)) || rest.length === whole.length) break
    rest = rest.slice(whole.length).trimStart()
  }
  for (;;) {
    const start = rest.toLowerCase().lastIndexOf('<p')
    const [whole = '', inner] =
      /^<p\b[^<>]*>((?:(?!<\/?p\b)[\s\S])*?)<\/p\s*>\s*$/i.exec(rest.slice(Math.max(0, start))) ?? []
    if (start <= 0 || whole === '' || !closing.test(said(inner))) break
    rest = rest.slice(0, start).trimEnd()
  }
  return rest
}

/** Told apart from a first paragraph of a letter, which may say that its writer has prepared it. */
const handingOver =
  /^(?:(?:sure|certainly|of course|absolutely|okay|ok|understood)[,!.:]?\s?)?(?:here(?:'s|’s| is| are)|below is)\b[^.]{0,160}\b(?:section|draft|text|passage|version|html|revision)\b[^.]{0,120}[.:!]?$|^(?:sure|certainly|of course|absolutely|okay|understood)[!.,:]?$|^I(?:['’]ve| have) (?:re-?)?(?:written|drafted|revised|prepared|adapted|updated) (?:this|the) (?:section|text|passage|version)\b[^.]{0,160}[.:]?$/i
const chatter =
  /^(?:(?:sure|certainly|of course|absolutely|okay|ok|understood)\b[^\n]{0,200}|(?:here(?:'s|’s| is| are)|below is|i(?:'ve|’ve| have) (?:written|drafted|prepared)|this is the|the following is)\b[^\n]{0,200}|as requested[^\n]{0,200})$/i
const closing =
  /^(?:(?:please )?let me know\b[^\n]*|i hope this\b[^\n]*|note(?: to (?:the )?attorney)?:[^\n]*|\(?word count:[^\n]*|\(?\d+ words\)?\.?|feel free\b[^\n]*)$/i

function withoutChatter(text: string): string {
  const blocks = text.split(/\n{2,}/)
  const said = (block = '') => block.replaceAll(/\*\*|__/g, '').trim()
  while (blocks.length > 1 && chatter.test(said(blocks[0]))) blocks.shift()
  while (blocks.length > 1 && (closing.test(said(blocks.at(-1))) || /^(?:[-*_]\s?){3,}$/.test(said(blocks.at(-1)))))
    blocks.pop()
  return blocks.join('\n\n')
}

/** Quotation marks of the text become curly; those of tags and tokens stay. */
function curlyText(html: string): string {
  // Joined, so that a mark beside a tag knows what stands before it; tags and tokens are put back afterwards.
  const kept: string[] = []
  const open = html.replaceAll(/<[^<>]*>|\[\[[^[\]]*\]\]|&quot;/g, (part) => {
    if (part === '&quot;') return '"'
    kept.push(part)
    return isBreak(part) ? '\uE000\n' : '\uE000'
  })
  let next = 0
  return curly(open).replaceAll(/\uE000\n?/g, () => kept[next++] ?? '')
}

const isBreak = (part: string) => /^<\/?(?:p|h\d|li|ul|ol|td|th|tr|table|blockquote|br)\b/i.test(part)

/** Straight quotation marks and apostrophes become curly. */
function curly(text: string): string {
  return text
    .replaceAll(/(^|[\s([{—–/“‘-]\uE000*|\uE000\n)"/gu, '$1“')
    .replaceAll('"', '”')
    .replaceAll(/(^|[\s([{—–/“]\uE000*)'(?!\d0s|\d{2}\b)/gu, '$1‘')
    .replaceAll("'", '’')
}
