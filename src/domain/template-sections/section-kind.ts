import { countWords } from '#domain/language/sentences.ts'
import { isStrongSignatureCue, namesCourtOrParty } from './cues.ts'
import type { TemplateParagraph } from './template-paragraph.ts'
import type { TemplateSectionKind } from './template-section.ts'

const titles: readonly (readonly [TemplateSectionKind, RegExp])[] = [
  ['contents', /\btable of (?:contents|authorities)\b|^contents$/i],
  [
    'exhibits',
    /\b(?:index|list|table|schedule) of (?:exhibits|evidence|documents|attachments|enclosures)\b|^(?:exhibits?|enclosures?|attachments?|supporting (?:documents|evidence)|evidence)$/i,
  ],
  [
    'certificate',
    /\b(?:certificate|certification|proof) of (?:service|translation|mailing|compliance|interpretation)\b|\b(?:translator|interpreter)[’']?s? (?:certificat\w+|declaration)\b|^(?:certificates?|certification|verification|affirmation|acknowledge?ment|jurat|notary|oath)\b/i,
  ],
  [
    'form',
    /^(?:\[?proposed\]? )?order(?: of (?:the|an) (?:immigration )?(?:judge|court))?$|^notice of (?:entry of appearance|hearing|filing)/i,
  ],
  ['signature', /^(?:signatures?|signature (?:block|page)|execution)$/i],
  ['conclusion', /\b(?:conclusion|prayer|relief (?:requested|sought)|request(?:ed)? (?:for )?relief|closing)\b/i],
  [
    'law',
    /\b(?:standards?|scope) of (?:review|proof)\b|\b(?:legal|statutory|regulatory|applicable|governing) (?:standards?|framework|background|authority|test)\b|\bapplicable law\b|^(?:the )?(?:laws?|standards?|requirements?)$/i,
  ],
  [
    'facts',
    /\b(?:facts?|background|(?:procedural|immigration|personal|family|travel|work|employment|medical|case) (?:history|posture)|biograph\w*|^histor(?:y|ia)$|summary of (?:the )?(?:case|claim)|statement of (?:the )?case|timeline|chronology)\b/i,
  ],
  [
    'argument',
    /\b(?:arguments?|analysis|discussion|merits|points and authorities|hardship|eligib\w+|discretion\w*|good moral character|nexus|persecution|grounds for|reasons)\b/i,
  ],
]

/** The kind that a heading's words give; undefined when they tell nothing. */
export function kindOfTitle(title: string): TemplateSectionKind | undefined {
  const plain = title.replace(/^(?:[IVXLC]{1,6}|[A-Z]|\d+(?:\.\d+)*)[.)]\s*/, '').trim()
  return titles.find(([, pattern]) => pattern.test(plain))?.[0]
}

/** What is known about a section when its kind is decided. */
export type KindClues = {
  readonly title: string
  readonly heading: 'own' | 'lead-in' | 'none'
  readonly paragraphs: readonly TemplateParagraph[]
  /** Kind of the nearest heading above it in the outline, by that heading's words. */
  readonly parentKind?: TemplateSectionKind | undefined
}

/**
 * The kind of a section under a heading. A heading with nothing under it is kept as it is; a declaration is one that
 * only attests (short, under penalty of perjury), while a long one states facts.
 */
export function kindOfSection({ title, heading, paragraphs, parentKind }: KindClues): TemplateSectionKind {
  const byTitle = kindOfTitle(title)
  const body = paragraphs.slice(heading === 'own' ? 1 : 0).filter(({ text }) => text.trim() !== '')
  if (byTitle === 'contents' || (body.length > 0 && body.every(({ contents }) => contents))) return 'contents'
  if (body.length === 0) return 'heading'
  if (/\b(?:declaration|affidavit|sworn statement)\b/i.test(title)) return attestsOnly(body) ? 'certificate' : 'facts'
  if (byTitle) return byTitle
  return parentKind && ['facts', 'law', 'argument'].includes(parentKind) ? parentKind : 'text'
}

function attestsOnly(body: readonly TemplateParagraph[]): boolean {
  const words = body.reduce((sum, { text }) => sum + countWords(text), 0)
  return words < 120 && body.some(({ text }) => isStrongSignatureCue(text))
}

/** The kind of lines before any heading: a court's caption names the court or the parties. */
export function kindOfFront(paragraphs: readonly TemplateParagraph[]): 'caption' | 'letterhead' {
  // A letter's reference names the parties too, and it may be written to a court.
  if (paragraphs.some(({ text }) => /^dear\b|^to whom it may concern/i.test(text.trim()))) return 'letterhead'
  return paragraphs.some(({ text }) => namesCourtOrParty(text)) ? 'caption' : 'letterhead'
}
