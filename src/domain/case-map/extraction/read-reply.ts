import type { Range } from '#domain/section-content/read.ts'
import type { FactKind, LinkDirection } from '../case-map.ts'
import { findQuotation, type FlatText } from './find-quotation.ts'
import { factKinds } from '../fact-kinds.ts'

/** A statement that a model read, its quotation found in the document's text. */
export type ModelStatement = Range & {
  readonly statement: string
  readonly kind?: FactKind
  readonly serves: readonly { readonly element: string; readonly direction: LinkDirection }[]
}

export type ReadReply = {
  readonly statements: readonly ModelStatement[]
  /** Quotations that stand nowhere in the part. */
  readonly dropped: number
}

type Entry = { readonly quote: string; readonly statement: string; readonly kind: unknown; readonly elements: unknown }

/** The entries of an answer; undefined when it is no answer of the shape that was asked for. */
export function parseReply(reply: string): Entry[] | undefined {
  const parsed = jsonOf(reply)
  const facts = Array.isArray(parsed) ? parsed : propertyOf(parsed, 'facts')
  if (!Array.isArray(facts)) return undefined
  return facts.flatMap((one: unknown): Entry[] => {
    const [quote, statement] = [propertyOf(one, 'quote'), propertyOf(one, 'statement')]
    if (typeof quote !== 'string' || typeof statement !== 'string') return []
    return [{ quote, statement, kind: propertyOf(one, 'kind'), elements: propertyOf(one, 'elements') }]
  })
}

/** The JSON in an answer, whatever stands around it. */
export function jsonOf(reply: string): unknown {
  const text = reply.replace(/^[\s\S]*<\/(?:think|thinking|reasoning)\s*>/i, '')
  const forms = [
    ['{', '}'],
    ['[', ']'],
  ] as const
  for (const [open, close] of forms.toSorted(([one], [other]) => text.indexOf(one) - text.indexOf(other))) {
    const [from, to] = [text.indexOf(open), text.lastIndexOf(close)]
    if (from < 0 || to < from) continue
    try {
      return JSON.parse(text.slice(from, to + 1)) as unknown
    } catch {
      // The other form may be whole.
    }
  }
  return undefined
}

export const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? (value as Record<string, unknown>)[name] : undefined

/**
 * The statements of an answer whose quotations stand in the part of the document that was sent. `restore` puts the words
 * back for stand-ins. Elements and kinds that the case does not have are left out.
 */
export function readReply(
  reply: string,
  place: { readonly flat: FlatText; readonly part: Range; readonly elements: ReadonlySet<string> },
  restore: (text: string) => string,
): ReadReply {
  const entries = parseReply(reply) ?? []
  const statements = entries.flatMap(({ quote, statement, kind, elements }): ModelStatement[] => {
    const found = findQuotation(restore(quote), place.flat, place.part)
    if (!found) return []
    const known = factKinds.find((one) => one === kind)
    return [
      {
        ...found,
        statement: restore(statement).trim(),
        ...(known && known !== 'computed' && { kind: known }),
        serves: servesOf(elements, place.elements),
      },
    ]
  })
  return { statements, dropped: entries.length - statements.length }
}

function servesOf(elements: unknown, known: ReadonlySet<string>): ModelStatement['serves'] {
  if (!Array.isArray(elements)) return []
  const named = elements.flatMap((one: unknown) => {
    const id = propertyOf(one, 'id')
    if (typeof id !== 'string' || !known.has(id)) return []
    return [{ element: id, direction: propertyOf(one, 'direction') === 'against' ? 'against' : 'supports' } as const]
  })
  return named.filter(({ element }, at) => named.findIndex((other) => other.element === element) === at).slice(0, 3)
}
