import { foldWord } from '#domain/language/fold.ts'
import type { FoundMark, TemplateLine } from '#domain/template-sections/old-case.ts'
import type { FoundPerson } from './people.ts'

type Raw = Map<TemplateLine, readonly FoundMark[]>

/**
 * What the rest of the paper says of a name: `Ruiz-Lara` in a header is the client Ruiz Lara, `VOLKOV DETENTION DEFENSE` over
 * the street of Ana Volkov is her firm, and whose letter or birth certificate is enclosed is no town. Changes `raw`.
 */
export function calledOtherwise(raw: Raw, everybody: readonly FoundPerson[]): void {
  joinedNames(raw, everybody)
  firmsByName(raw)
  namedAsPersons(raw)
}

function joinedNames(raw: Raw, everybody: readonly FoundPerson[]): void {
  const client = everybody.find(({ role }) => role === 'client')
  if (client === undefined) return
  const isClient = (words: string) =>
    words.includes('-') && words.split(/[- ]/u).every((word) => client.words.has(foldWord(word)))
  for (const [line, marks] of raw)
    raw.set(
      line,
      marks.map((mark) =>
        mark.slot === 'person' && isClient(line.text.slice(mark.start, mark.end))
          ? { ...mark, slot: 'client', person: client.name }
          : mark,
      ),
    )
}

/** A line of names over the firm's street, of which the surname of who signs is one. */
function firmsByName(raw: Raw): void {
  const lines = [...raw.keys()].filter(({ part }) => part === 'body')
  for (const [at, line] of lines.slice(0, 12).entries()) {
    const [only, second] = raw.get(line) ?? []
    const text = line.text.trim()
    const next = lines[at + 1]
    const isOverStreet = (next === undefined ? [] : (raw.get(next) ?? [])).some(({ slot }) =>
      slot.startsWith('attorney-'),
    )
    const isName = /^\p{Lu}[\p{L}’'&.-]*(?: (?:&|and|of|the|\p{Lu}[\p{L}’'&.-]*)){1,5}$/u.test(text)
    const isPart = only?.slot === 'attorney' && second === undefined && only.end - only.start < text.length
    if (!isOverStreet || !isName || !isPart) continue
    const start = line.text.indexOf(text)
    raw.set(line, [{ start, end: start + text.length, slot: 'firm' }])
  }
}

const ofWriter = /\b(?:letters?|declarations?|affidavits?|statements?) (?:of|from|by) $/iu
/** `filed by his eldest, Ana`, `Birth certificates of Ana`: one name is enough there. */
const ofKin =
  /\b(?:his|her|their|my) (?:eldest|oldest|youngest|firstborn|(?:older |younger |elder )?(?:sons?|daughters?|brothers?|sisters?)|wife|husband|mother|father|cousin|niece|nephew), $|\bbirth certificates? of $/iu
const wholeName = /^\p{Lu}\p{Ll}[\p{L}’'-]*(?: \p{Lu}\p{Ll}[\p{L}’'-]*){1,2}$/u

function namedAsPersons(raw: Raw): void {
  const writers = new Set(
    [...raw].flatMap(([{ text }, marks]) =>
      marks.flatMap(({ slot, start, end }) => {
        const words = text.slice(start, end)
        const before = text.slice(0, start)
        const isPerson = (wholeName.test(words) && ofWriter.test(before)) || ofKin.test(before)
        return slot === 'town' && isPerson ? [words] : []
      }),
    ),
  )
  if (writers.size === 0) return
  for (const [line, marks] of raw)
    raw.set(
      line,
      marks.map((mark): FoundMark => {
        const words = line.text.slice(mark.start, mark.end)
        return mark.slot === 'town' && writers.has(words) ? { ...mark, slot: 'person', person: words } : mark
      }),
    )
}
