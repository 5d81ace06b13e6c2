import { type ClientRecord, fieldText, type Fields, fullName } from '#domain/clients/client-record.ts'
import { compactIdentifier, findIdentifiers, type IdentifierKind } from '#domain/identifiers/find-identifiers.ts'
import { foldWord } from '#domain/language/fold.ts'
import type { Range } from '#domain/section-content/read.ts'

/** What the account knows of another client: full names and numbers. */
export type OtherClient = { readonly id: string; readonly names: readonly string[]; readonly values: readonly string[] }

export type ForeignIdentifier = Range & { readonly clientId: string; readonly text: string }

/** What a record gives that names the client or a relative and nobody else: full names and numbers, never dates. */
export function identifiersOf(record: ClientRecord): OtherClient {
  const persons = [record.client, record.spouse, ...record.children]
  return {
    id: record.id,
    names: [fullName(record), ...persons.flatMap(nameIn)],
    values: persons.flatMap(valuesIn),
  }
}

function nameIn(fields: Fields): string[] {
  const parts = ['first_name', 'middle_name', 'last_name'].flatMap((name) => fieldText(fields, name) ?? [])
  return [fieldText(fields, 'name') ?? parts.join(' ')].filter((name) => name !== '')
}

function valuesIn(fields: Fields): string[] {
  return Object.keys(fields).flatMap((name) => {
    const value = fieldText(fields, name) ?? ''
    const isNumber = /number|passport|receipt|alien|ssn|social_security|i_?94|_id$/.test(name) && /\d{3}/.test(value)
    return isNumber || findIdentifiers(value).length > 0 ? [value] : []
  })
}

type KnownName = { readonly words: readonly string[]; readonly clientId: string }

/** All other clients of an account, ready to be searched for; build once and keep. */
export type OtherClientIndex = {
  /** Whose clients they are: in a firm nobody is told more than that somebody has such a client. */
  readonly of: 'you' | 'the firm'
  readonly byFirstWord: ReadonlyMap<string, readonly KnownName[]>
  readonly byValue: ReadonlyMap<string, string>
}

export function indexOtherClients(
  clients: readonly OtherClient[],
  of: OtherClientIndex['of'] = 'you',
): OtherClientIndex {
  const byFirstWord = new Map<string, KnownName[]>()
  const byValue = new Map<string, string>()
  for (const { id, names, values } of clients) {
    for (const words of names.flatMap(nameForms)) {
      const [first = ''] = words
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, clientId: id }])
    }
    for (const value of values.flatMap(compactForms)) byValue.set(value, id)
  }
  return { of, byFirstWord, byValue }
}

/** First to last, last to first, and first and last alone; a single name is no identifier. */
function nameForms(name: string): string[][] {
  const words = (name.match(/[\p{L}][\p{L}\p{M}'’]*/gu) ?? []).map(foldWord).filter((word) => word.length > 1)
  const [first, last] = [words[0], words.at(-1)]
  if (words.length < 2 || first === undefined || last === undefined) return []
  const forms = [words, [...words.slice(1), first], [first, last], [last, first]]
  return forms.filter((form, index) => forms.findIndex((other) => other.join(' ') === form.join(' ')) === index)
}

function compactForms(value: string): string[] {
  const found = findIdentifiers(value).map((identifier) => identifier.value)
  return found.length > 0 ? found : [compactIdentifier('passport', value)].filter(({ length }) => length >= 6)
}

/**
 * Names and numbers of other clients in a text. What this case's own sources name as well (`isOwn`) is left out: a sister
 * may be a client too.
 */
export function findForeign(
  text: string,
  index: OtherClientIndex,
  isOwn: (words: string) => boolean,
): ForeignIdentifier[] {
  return [...findForeignNames(text, index), ...findForeignValues(text, index)]
    .filter((found) => !isOwn(found.text))
    .toSorted((a, b) => a.start - b.start)
}

function findForeignNames(text: string, { byFirstWord }: OtherClientIndex): ForeignIdentifier[] {
  const words = [...text.matchAll(/[\p{L}][\p{L}\p{M}'’]*/gu)].map(({ 0: word, index }) => ({
    folded: foldWord(word),
    start: index,
    end: index + word.length,
  }))
  const found: ForeignIdentifier[] = []
  for (let at = 0; at < words.length; at += 1) {
    const known = (byFirstWord.get(words[at]?.folded ?? '') ?? []).filter((name) =>
      name.words.every((word, offset) => words[at + offset]?.folded === word),
    )
    const longest = known.toSorted((a, b) => b.words.length - a.words.length)[0]
    if (!longest) continue
    const [first, last] = [words[at], words[at + longest.words.length - 1]]
    if (!first || !last || /[.;:\n]/.test(text.slice(first.end, last.start))) continue
    found.push({
      start: first.start,
      end: last.end,
      clientId: longest.clientId,
      text: text.slice(first.start, last.end),
    })
    at += longest.words.length - 1
  }
  return found
}

function findForeignValues(text: string, { byValue }: OtherClientIndex): ForeignIdentifier[] {
  return findIdentifiers(text).flatMap(({ start, end, value, kind, text: written }) => {
    const clientId = byValue.get(value) ?? byValue.get(plainValue(kind, value))
    return clientId === undefined ? [] : [{ start, end, clientId, text: written }]
  })
}

const plainValue = (kind: IdentifierKind, value: string) => (kind === 'long-number' ? value.padStart(9, '0') : value)
