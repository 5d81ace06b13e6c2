import type { CaseFact } from '#domain/case-map/case-map.ts'
import { lowerFirst } from './attributed.ts'
import { quotedNote } from './in-account.ts'
import type { Teller } from './teller.ts'

/** What answers note without a sentence, as one list: `The family’s account adds: a parish council; a home of their own.` */
export function notesOf(teller: Teller, notes: readonly CaseFact[]): string {
  for (const note of notes) teller.tell(note)
  const items = teller
    .takeNotes()
    .filter((item) => item.split(' ').length > 1 && !isNameAlone(item) && !isNamedInSentence(item, teller))
    .filter((item) => !teller.map.persons.some(({ full, short }) => item === full || item === short))
  if (items.length === 0) return ''
  teller.narrator.interrupt()
  const called = items.map((item, at) => withoutSameName(item, items[at - 1]))
  const names = new Set(teller.map.persons.flatMap(({ full, first }) => [first ?? '', ...full.split(/[ ,]+/u)]))
  const listed = called
    .map((item) => (names.has(firstWord(item)) || isCapitalInside(teller, firstWord(item)) ? item : lowerFirst(item)))
    .map((item) => (teller.isPasted(item) ? quotedNote(item, answersOf(teller)) : item))
  // Notes in a row are an answer once more: they stand in its own words then.
  const whole = listed.join('; ')
  const said = `The family’s account adds: ${teller.isPasted(whole) ? listed.map((item) => (item.startsWith('“') ? item : quotedNote(item, answersOf(teller)))).join('; ') : whole}.`
  teller.noteTold(said)
  return said
}

/** `Yaw Mensah`: a name, and nothing said of who bears it. */
const isNameAlone = (item: string): boolean =>
  /^\p{Lu}[\p{L}\p{M}’-]{1,30}(?: \p{Lu}[\p{L}\p{M}’-]{1,30}){1,3}$/u.test(item)

/** `belongs to her mother, Carmela Gallo, 70`: the name with its age only ends a sentence that is told. */
const isNamedInSentence = (item: string, teller: Teller): boolean =>
  isNameAlone(item.replace(/, \d{1,3}$/u, '')) &&
  answersOf(teller).some((answer) => new RegExp(String.raw`\p{Ll},? ${RegExp.escape(item)}`, 'u').test(answer))

const answersOf = ({ waiver }: Teller): string[] =>
  Object.values(waiver.input.answers).filter((answer) => typeof answer === 'string')

const firstWord = (item: string): string => /^[\p{L}\p{M}]+/u.exec(item)?.[0] ?? ''

/** `Judith`, `Jewish`: elsewhere in the file the word has its capital inside a sentence. */
function isCapitalInside(teller: Teller, word: string): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(word)) return false
  const inside = new RegExp(String.raw`\p{Ll}[,;]? ${RegExp.escape(word)}(?!\p{L})`, 'u')
  return [...answersOf(teller), ...teller.waiver.input.sources.map(({ text }) => text)].some((text) =>
    inside.test(text),
  )
}

/** `Lucas, 8, stutters; Lucas, speech at school`: the name stands once. */
function withoutSameName(item: string, before: string | undefined): string {
  const [lead = '', name = ''] =
    /^((?:(?:Mr|Ms)\. )?\p{Lu}[\p{L}\p{M}’-]+(?: \p{Lu}[\p{L}\p{M}’-]+)*),? /u.exec(item) ?? []
  return name !== '' && before?.startsWith(name) === true ? item.slice(lead.length) : item
}
