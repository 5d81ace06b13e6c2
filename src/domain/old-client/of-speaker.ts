import { findSentences } from '#domain/language/sentences.ts'
import type { FoundPerson } from './people.ts'
import type { FoundMark, Slot, TemplateLine } from '#domain/template-sections/old-case.ts'

/** What is on file of the client, and what it is of somebody else who speaks. */
const others: Partial<Record<Slot, Slot>> = {
  'birth-date': 'event-date',
  'entry-date': 'event-date',
  'entry-place': 'town',
  address: 'signer-address',
  age: 'relative-age',
}

/** Without the verb of `am thirty years old`, which the speaker keeps. */
function ofOther(text: string, mark: FoundMark): FoundMark {
  const verb =
    mark.slot === 'age'
      ? (/^(?:is|was|am|turned|turns) (?:now )?/iu.exec(text.slice(mark.start, mark.end))?.[0].length ?? 0)
      : 0
  return { ...mark, start: mark.start + verb, slot: others[mark.slot] ?? mark.slot }
}

const swears =
  /^,? (?:(?:hereby|do|solemnly|being [^,]{3,30},) ){0,2}(?:declare|state|swear|depose|affirm|attest|declaro)/iu

/** `I, Ana Example, declare`: the client is `I` in the paper. */
export const isSpokenByClient = (raw: ReadonlyMap<TemplateLine, readonly FoundMark[]>): boolean =>
  [...raw].some(([line, marks]) => isSwornBy(line, marks))

const isSwornBy = ({ part, text }: TemplateLine, marks: readonly FoundMark[]): boolean =>
  marks.some(
    ({ slot, start, end }) =>
      part === 'body' &&
      slot === 'client' &&
      /(?:^|\W)(?:I|Yo), $/u.test(text.slice(0, start)) &&
      swears.test(text.slice(end)),
  )

/** Where the client is `I`: from the oath to what closes it. A motion around an affidavit speaks of the client as `he`. */
export function linesSpokenByClient(raw: ReadonlyMap<TemplateLine, readonly FoundMark[]>): ReadonlySet<TemplateLine> {
  const lines = [...raw.keys()].filter(({ part }) => part === 'body')
  const from = lines.findIndex((line) => isSwornBy(line, raw.get(line) ?? []))
  if (from === -1) return new Set()
  const length = lines.slice(from + 1).findIndex(({ text }) => closesOath.test(text))
  return new Set(lines.slice(from, length === -1 ? undefined : from + 1 + length))
}
const closesOath =
  /^\W{0,4}(?:(?:subscribed|sworn|signed|affirmed)(?: and (?:subscribed|sworn|affirmed))? (?:to )?before me|(?:further )?(?:the )?(?:affiant|declarant) (?:sayeth|saith|says)|I (?:declare|swear|certify|affirm) under (?:the )?penalt)/iu

/**
 * `I was born on April 30, 1988`, where somebody else than the client declares or writes: nothing of it comes from the
 * client's record. Changes `raw`.
 */
export function ofSpeaker(raw: Map<TemplateLine, readonly FoundMark[]>, people: readonly FoundPerson[]): void {
  if (isSpokenByClient(raw)) return
  if (!people.some(({ kinWord }) => kinWord === 'declarant' || kinWord === 'signer')) return
  for (const [line, marks] of raw) {
    if (!marks.some(({ slot }) => others[slot] !== undefined)) continue
    const own = findSentences(line.text).filter(({ start, end }) =>
      /(?<!\p{L})(?:I|my|mi|nací|vivo)(?![\p{L}’'])/iu.test(line.text.slice(start, end)),
    )
    const isSaidOfSelf = ({ start }: FoundMark) =>
      own.some(
        (sentence) =>
          sentence.start <= start &&
          start < sentence.end &&
          !marks.some(
            (mark) =>
              (mark.slot === 'client' || mark.slot === 'pronoun') && sentence.start <= mark.start && mark.start < start,
          ),
      )
    raw.set(
      line,
      marks.map((mark) => (isSaidOfSelf(mark) ? ofOther(line.text, mark) : mark)),
    )
  }
}
