import type { FoundMark, Slot, TemplateLine } from './found.ts'

export type Courts = { readonly present?: string; readonly asked?: string }

/** The city of the court in the caption, and the one that the document asks for. */
export function courtsOf(raw: ReadonlyMap<TemplateLine, readonly FoundMark[]>): Courts {
  const lines = [...raw.keys()]
  const at = lines.findIndex(({ text }) => /immigration court|executive office for immigration review/iu.test(text))
  const cityIn = (line: TemplateLine | undefined) => {
    const towns = ((line ? raw.get(line) : undefined) ?? []).filter(({ slot }) => slot === 'town')
    const written = towns.map(({ start, end }) => line?.text.slice(start, end) ?? '')
    return (written.find((words) => words.includes(',')) ?? written[0])?.split(',')[0]?.toLowerCase()
  }
  const present =
    at === -1
      ? undefined
      : [lines[at], ...lines.slice(at + 1, at + 4)].map(cityIn).findLast((city) => city !== undefined)
  const asked = lines
    .filter(({ text }) => /change venue/iu.test(text))
    .map(cityIn)
    .find((city) => city !== undefined && city !== present)
  return { ...(present !== undefined && { present }), ...(asked !== undefined && { asked }) }
}

/** The client's A-number is the first one; other numbers are those of relatives. */
export function firstNumber(raw: ReadonlyMap<TemplateLine, readonly FoundMark[]>): string | undefined {
  const inBody = [...raw].toSorted(([a], [b]) => Number(b.part === 'body') - Number(a.part === 'body'))
  for (const [{ text }, marks] of inBody) {
    const mark = marks.find(({ slot }) => slot === 'a-number')
    if (mark) return lastDigits(text.slice(mark.start, mark.end))
  }
  return undefined
}

/** A number may be masked but for its end. */
const lastDigits = (words: string): string => words.replaceAll(/\D/g, '').slice(-3)

/** What its surroundings make of a place, a number or an address. */
export function settleSlot(
  mark: FoundMark,
  { text }: TemplateLine,
  courts: Courts,
  ownNumber: string | undefined,
  isCounsel: boolean,
): FoundMark {
  const words = text.slice(mark.start, mark.end)
  if (mark.slot === 'a-number') return lastDigits(words) === ownNumber ? mark : { ...mark, slot: 'relative-a-number' }
  const before = text.slice(Math.max(0, mark.start - 80), mark.start)
  if (mark.slot === 'town') return { ...mark, slot: slotOfTown(words, before, courts) }
  if (mark.slot === 'address') return { ...mark, slot: slotOfAddress(words, text, before, isCounsel) }
  // What reaches an expert or an employer is not the firm's.
  return isCounsel || !contacts.has(mark.slot) ? mark : { ...mark, slot: 'number' }
}

const contacts = new Set<Slot>(['phone', 'email', 'attorney-number'])

function slotOfTown(words: string, before: string, { present, asked }: Courts): Slot {
  const city = words.split(',')[0]?.toLowerCase()
  if (/\b(?:entered|entry|arrived|crossed|port of entry|admitted)\b[^.]*$/iu.test(before)) return 'entry-place'
  if (city === undefined) return 'town'
  if (city === asked) return /\b(?:lives|resides|moved)\b[^.]*$/iu.test(before) ? 'town' : 'court-asked'
  return city === present ? 'court' : 'town'
}

function slotOfAddress(words: string, text: string, before: string, isCounsel: boolean): Slot {
  if (/\b(?:Department|Legal Advisor|OPLA|Chief Counsel|DHS|ICE)\b/u.test(before)) return 'department-address'
  const isSenders = text.trim() === words.trim() || /\b(?:Law|LLP|Suite|Floor)\b/u.test(text)
  if (!isSenders) return 'address'
  return isCounsel ? 'attorney-address' : 'organization'
}
