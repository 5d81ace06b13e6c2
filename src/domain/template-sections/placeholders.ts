import { countWords } from '#domain/language/sentences.ts'
import { type FieldMatch, type FieldMatcher, fieldMatcher, matchField } from './fillable-fields.ts'
import type { TemplateMark, TemplateParagraph } from './template-paragraph.ts'

/** Something in the template's text that is not text: to be filled in, or an instruction to whoever drafts. */
export type Placeholder = {
  /** Place in the paragraph's text; the end is exclusive. */
  readonly start: number
  readonly end: number
  /** `cell`: an empty cell of a form; `letters`: a run of X. */
  readonly form:
    | 'cell'
    | 'braces'
    | 'brackets'
    | 'angles'
    | 'blank'
    | 'letters'
    | 'highlight'
    | 'content-control'
    | 'merge-field'
  /** What should stand there, in the template's words. */
  readonly label: string
  readonly match?: FieldMatch
}
type DrafterInstruction = { readonly start: number; readonly end: number; readonly text: string }
export type FoundMarks = {
  readonly placeholders: readonly Placeholder[]
  readonly instructions: readonly DrafterInstruction[]
}

type Found = Omit<Placeholder, 'match'> & { readonly isInstruction?: true }

const patterns: readonly (readonly [Placeholder['form'], RegExp])[] = [
  ['braces', /\{\{\s{0,40}(?!\s)([^{}\n]{1,120})(?<!\s)\s{0,40}\}\}/g],
  // Conditions and loops of template languages (`{%p if client.married %}`): told to whoever drafts.
  ['braces', /\{%[a-z]?\s{0,40}(?!\s)([^{}%\n]{1,120})(?<!\s)\s{0,40}%\}/g],
  // Single braces (`{client_name}`), with loops and conditions in them (`{#children}`, `{^married}`, `{/}`).
  ['braces', /(?<![{\\])\{([#/^@]?[\p{L}_][\p{L}\p{N}_.]{0,60}|\/)\}(?!\})/gu],
  ['angles', /<<\s{0,40}(?!\s)([^<>\n]{1,120})(?<!\s)\s{0,40}>>|«\s{0,40}(?!\s)([^«»\n]{1,120})(?<!\s)\s{0,40}»/g],
  ['brackets', /\[([^[\]\n]{1,600})\]/g],
  ['blank', /_{4,}(?:[ /]+_{2,})*/g],
  ['letters', /(?<![\p{L}\p{N}])(?:X{4,}|X{2,}(?:[-/]X{2,})+)(?![\p{L}\p{N}])/gu],
]

/** Bracketed words that belong to legal writing itself: altered letters (`[t]he`), editor's notes, seals. */
const alteration = /^(?:[a-z]{1,3}|[A-Z]|\d+|\.{3}|…)$/
const editorsNote =
  /^(?:sic|emphasis .*|.*\b(?:added|omitted|supplied|altered)|internal .*|citations?.*|redacted|seal(?:ed)?|l\.s\.|hereinafter.*|signature)$/iu

const instructionStart =
  /^(?:insert|describe|explain|add|include|discuss|state (?:the|why|how|whether|that)|summari[sz]e|list|set (?:out|forth)|provide|attorney\s*[:,]|drafter\s*[:,]|note\b|choose|select|if (?:applicable|the|client)|delete|remove|use this|see instructions|repeat|tailor|customi[sz]e|complete|fill in|give|address (?:the|each|how|any)|argue|cite|refer to|modify|revise|update|edit|optional\s*:)\b/iu

/**
 * The placeholders and the instructions to the drafter in one paragraph, in order, never overlapping. Short bracketed
 * words are placeholders, imperatives and long brackets instructions; highlighting, content controls, merge fields and
 * comments come from the file's marks. `match` tells what labels mean.
 */
export function findPlaceholders(paragraph: TemplateParagraph, match: FieldMatcher = fieldMatcher()): FoundMarks {
  const written = patterns.flatMap(([form, pattern]) =>
    [...paragraph.text.matchAll(pattern)].map((found) => fromMatch(paragraph.text, form, found)),
  )
  const marked = paragraph.marks.flatMap((mark) => fromMark(paragraph.text, mark, written))
  // A line alone on its paragraph is for a signature and stays empty.
  const isLine = /^_{10,}$/.test(paragraph.text.trim())
  const found = withoutOverlaps([...(isLine ? [] : written.filter(isMeant)), ...marked])
  const isAboutOthers = namesSomeoneElse(paragraph.text)
  return {
    placeholders: found
      .filter(({ isInstruction }) => !isInstruction)
      .map((placeholder) => withMatch(placeholder, isAboutOthers, match)),
    instructions: found
      .filter(({ isInstruction }) => isInstruction)
      .map(({ start, end, label }) => ({ start, end, text: label })),
  }
}

function fromMatch(text: string, form: Placeholder['form'], match: RegExpExecArray): Found {
  const [start, end] = [match.index, match.index + match[0].length]
  const words = (match[1] ?? match[2] ?? '').trim()
  if (form === 'blank' || form === 'letters') return { start, end, form, label: labelAround(text, start, end, form) }
  return {
    start,
    end,
    form,
    label: words,
    ...((/^\{[%#/^@]/.test(match[0]) || (form === 'brackets' && isInstructionText(words))) && {
      isInstruction: true as const,
    }),
  }
}

/** Brackets that change a letter of a quotation (`[t]he`) or carry an editor's note are left alone. */
function isMeant({ form, label }: Found): boolean {
  return label !== '' && (form !== 'brackets' || !(alteration.test(label) || editorsNote.test(label)))
}

function isInstructionText(words: string): boolean {
  const asked = words.replace(/^(?:insert|add|provide|enter|give)\s+(?:the\s+)?/iu, '')
  if (asked !== words && matchField(asked)?.certainty === 'automatic') return false
  return instructionStart.test(words) || countWords(words) > 8
}

function fromMark(text: string, mark: TemplateMark, written: readonly Found[]): Found[] {
  const start = Math.min(Math.max(0, mark.start), text.length)
  const end = Math.min(Math.max(start, mark.end), text.length)
  const words = text.slice(start, end).trim()
  const name = mark.name?.trim() ?? ''
  switch (mark.kind) {
    case 'comment':
      return instructionStart.test(name) ? [instruction(end, end, name)] : []
    case 'content-control':
    case 'merge-field': {
      const label = name || words
      return label === '' ? [] : [{ start, end, form: mark.kind, label }]
    }
    default:
      return written.some((found) => found.start < end && found.end > start)
        ? []
        : fromLook(mark.kind, start, end, words)
  }
}

/** Highlighted words are filled in or, when they tell what to write, an instruction; italic ones only in brackets. */
function fromLook(kind: 'highlight' | 'italic', start: number, end: number, words: string): Found[] {
  if (words === '' || (kind === 'italic' && !/^[[(]/.test(words))) return []
  const bare = words.replaceAll(/^[[(]|[\])]$/g, '')
  if (isInstructionText(bare)) return [instruction(start, end, bare)]
  return kind === 'highlight' ? [{ start, end, form: 'highlight', label: words }] : []
}

function instruction(start: number, end: number, label: string): Found {
  return { start, end, form: 'brackets', label, isInstruction: true }
}

/** Earlier ones win, at one place the longer; comments take no room. */
function withoutOverlaps(found: readonly Found[]): Found[] {
  const kept: Found[] = []
  for (const one of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.findLast(({ start, end }) => end > start)
    if (!last || one.start >= last.end || one.start === one.end) kept.push(one)
  }
  return kept
}

/** What a blank stands for: the note in brackets behind it, or the words before it. */
function labelAround(text: string, start: number, end: number, form: Placeholder['form']): string {
  const near = text.slice(Math.max(0, start - 200), start)
  const isNumber = form === 'letters' ? /\bA[-#\s]{0,2}$/ : /\bA\s?[#-]\s{0,3}$/
  // `[ ] other: ____`: whoever decides fills it in by hand.
  if (/\[ ?\]|☐/u.test(near)) return ''
  if (isNumber.test(near)) return 'A number'
  const behind = /^\s{0,3}\(([^()\n]{2,60})\)/.exec(text.slice(end, end + 80))?.[1]
  if (behind) return behind.trim()
  const before = near.split(/[\n\t.;,]|_{2,}| {3,}/).at(-1) ?? ''
  const label = before.trim().replaceAll(/[\s:(]{1,20}$/g, '')
  // Numbers before a blank are of the case that stands there, and no part of what is asked.
  const words = label.split(/\s+/).slice(-5)
  return words.slice(words.findLastIndex((word) => /\d{2}/.test(word)) + 1).join(' ') || 'blank to fill in'
}

const someoneElse =
  /\b(?:spouse|wife|husband|child|children|son|daughter|mother|father|parents?|petitioner|beneficiary|sponsor|witness|interpreter|translator|judge|officer|employer|landlord|tenant|company|opposing)\b/iu

/** The words speak of a person other than the client. */
export function namesSomeoneElse(text: string): boolean {
  return someoneElse.test(text)
}

/** In a line about somebody else a bare label (`date of birth`) is only proposed as the client's. */
export function withMatch(
  placeholder: Omit<Placeholder, 'match'>,
  isAboutOthers: boolean,
  matcher: FieldMatcher,
): Placeholder {
  const asked = placeholder.label.replace(/^(?:insert|add|provide|enter|give)\s+(?:the\s+)?/iu, '')
  const match = matcher(asked)
  if (!match) return placeholder
  const isBare = match.field.startsWith('client.') && !/\b(?:client|applicant|respondent)/iu.test(asked)
  return { ...placeholder, match: { ...match, certainty: isBare && isAboutOthers ? 'ask' : match.certainty } }
}
