import type { FoundMark, Slot, TemplateLine } from '#domain/template-sections/old-case.ts'

export type Courts = { readonly present?: string; readonly asked?: string }

/** The city of the court in the caption, and the one that the document asks for. */
export function courtsOf(raw: ReadonlyMap<TemplateLine, readonly FoundMark[]>): Courts {
  const lines = [...raw.keys()]
  const at = lines.findIndex(({ text }) =>
    /immigration court|executive office for immigration review|corte de inmigraci[oó]n/iu.test(text),
  )
  const cityIn = (line: TemplateLine | undefined) => {
    const towns = ((line ? raw.get(line) : undefined) ?? []).filter(({ slot }) => slot === 'town')
    const written = towns.map(({ start, end }) => line?.text.slice(start, end) ?? '')
    return (written.find((words) => words.includes(',')) ?? written[0])
      ?.split(',')[0]
      ?.replace(/ \([^()]*\)$/u, '')
      .toLowerCase()
  }
  const present =
    at === -1
      ? undefined
      : [lines[at], ...lines.slice(at + 1, at + 4)].map(cityIn).findLast((city) => city !== undefined)
  const judged = lines.flatMap((line) => {
    const own = raw.get(line) ?? []
    const judge = own.find(({ slot }) => slot === 'judge')
    const town = own.find(({ slot, start }) => slot === 'town' && judge && start >= judge.end && start - judge.end < 5)
    return town ? [line.text.slice(town.start, town.end).split(',')[0]?.toLowerCase()] : []
  })[0]
  const seat = present ?? judged
  const asked = lines
    .filter(({ text }) => /change venue/iu.test(text))
    .map(cityIn)
    .find((city) => city !== undefined && city !== seat)
  return { ...(seat !== undefined && { present: seat }), ...(asked !== undefined && { asked }) }
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

/** `isToOffice`, `isToClient`: the line says where a paper goes to. */
export type Where = { readonly isCounsel: boolean; readonly isToOffice: boolean; readonly isToClient: boolean }

/** What its surroundings make of a place, a number or an address. */
export function settleSlot(
  mark: FoundMark,
  { part, text }: TemplateLine,
  courts: Courts,
  ownNumber: string | undefined,
  { isCounsel, isToOffice, isToClient }: Where,
): FoundMark {
  const words = text.slice(mark.start, mark.end)
  if (mark.slot === 'a-number') return lastDigits(words) === ownNumber ? mark : { ...mark, slot: 'relative-a-number' }
  const before = text.slice(Math.max(0, mark.start - 80), mark.start)
  if (mark.slot === 'town') return { ...mark, slot: slotOfTown(words, before, courts) }
  if (mark.slot === 'address')
    return {
      ...mark,
      slot: isToOffice
        ? 'department-address'
        : isToClient
          ? 'address'
          : slotOfAddress(words, part, text, before, isCounsel),
    }
  if ((mark.slot === 'email' || mark.slot === 'phone') && (isToOffice || officeMail.test(words)))
    return { ...mark, slot: 'agency-contact' }
  // What reaches an expert or an employer is not the firm's.
  if (isCounsel || !contacts.has(mark.slot)) return mark
  return { ...mark, slot: mark.slot === 'attorney-number' ? 'number' : 'signer-contact' }
}

/** `opla-pd@ice.dhs.gov`. */
const officeMail = /[@.](?:[a-z\d-]+\.)?(?:dhs|uscis|ice|cbp|eoir|usdoj|state|dol)\.|\.gov\b/iu
const office =
  /\b(?:USCIS|U\.?S\.? Citizenship|Citizenship and Immigration|Department of \p{Lu}|Office of the (?:Principal|Chief|General|Clerk|District)|Immigration and Customs|Chief Counsel|Legal Advisor|Service Center|Asylum Office|Field Office|Lockbox|Board of Immigration|Immigration Court|National Visa Center|Embassy|Consulate)\b/u
const endsAddressee = /^\W*(?:re|in re|subject|asunto|dear|in the matter|to whom|estimad)\b/iu

/** The lines that say where a paper goes to: those behind the name of an office, up to `Re` or `Dear`. */
export function officeLines(lines: readonly TemplateLine[]): ReadonlySet<TemplateLine> {
  let left = 0
  return new Set(
    lines.filter((line) => {
      const { part, text } = line
      if (part !== 'body' || endsAddressee.test(text) || text.length > 160) left = 0
      else if (office.test(text) && text.length < 90) left = 4
      else left -= 1
      return left > 0 && line.row === undefined
    }),
  )
}

/**
 * The lines between the day of a letter, or how it goes, and `Re` or `Dear`: to whom it goes, where that is not the
 * client.
 */
export function addresseeLines(raw: ReadonlyMap<TemplateLine, readonly FoundMark[]>): ReadonlySet<TemplateLine> {
  const body = [...raw.keys()].filter(({ part }) => part === 'body')
  const end = body.findIndex(({ text }) => /^\W*(?:re|subject|dear|estimad[oa])\b/iu.test(text))
  const isDay = (line: TemplateLine) =>
    via.test(line.text) || (raw.get(line) ?? []).some(({ slot }) => slot === 'sent-date')
  const start = body.slice(0, Math.max(end, 0)).findLastIndex(isDay)
  const between = start === -1 ? [] : body.slice(start + 1, end)
  const isToClient = between.some((line) => (raw.get(line) ?? []).some(({ slot }) => slot === 'client'))
  return new Set(between.length > 8 || isToClient ? [] : between)
}
const via = /^\W*(?:via|by)\b.{3,60}$/iu

/** The lines of an address under the client's name. */
export function clientLines(raw: ReadonlyMap<TemplateLine, readonly FoundMark[]>): ReadonlySet<TemplateLine> {
  let left = 0
  return new Set(
    [...raw.entries()].flatMap(([line, marks]) => {
      const [only] = marks
      const isName =
        marks.length === 1 && only?.slot === 'client' && only.end - only.start >= line.text.trim().length - 1
      const isAddress = marks.some(({ slot }) => slot === 'address' || slot === 'town')
      left = line.part !== 'body' ? 0 : isName ? 3 : isAddress ? left - 1 : 0
      return left > 0 && !isName ? [line] : []
    }),
  )
}

const pairs: Partial<Record<Slot, readonly [Slot, Slot]>> = {
  'attorney-address': ['attorney-street', 'attorney-city'],
  address: ['client-street', 'client-city'],
}

/** The street and the city of the firm or of the client on two lines of their own: each is filled with its own part. */
export function pairStreets(raw: Map<TemplateLine, readonly FoundMark[]>): void {
  const lines = [...raw.keys()]
  for (const [at, line] of lines.entries()) {
    const [street, city] = [aloneIn(raw, line), aloneIn(raw, lines[at + 1])]
    const next = lines[at + 1]
    const slots = street && pairs[street.slot]
    if (!slots || !next || !city || next.part !== line.part) continue
    if (/\d{5}/.test(line.text.slice(6)) || (city.slot !== 'town' && city.slot !== 'court')) continue
    raw.set(line, [{ ...street, slot: slots[0] }])
    raw.set(next, [{ ...city, slot: slots[1] }])
  }
}

function aloneIn(raw: ReadonlyMap<TemplateLine, readonly FoundMark[]>, line: TemplateLine | undefined) {
  const [only, second] = (line && raw.get(line)) ?? []
  return only && second === undefined && line && only.end - only.start >= line.text.trim().length - 1 ? only : undefined
}

const contacts = new Set<Slot>(['phone', 'email', 'attorney-number'])

function slotOfTown(words: string, before: string, { present, asked }: Courts): Slot {
  const city = words
    .split(',')[0]
    ?.replace(/ \([^()]*\)$/u, '')
    .toLowerCase()
  const isHome = /\b(?:liv(?:es?|ed|ing)|resid\p{L}+|moved|settled|stayed|work(?:s|ed))\b[^.,;]{0,30}$/iu.test(before)
  if (!isHome && /\b(?:entered|entry|arrived|crossed|port of entry|admitted)\b[^.]*$/iu.test(before))
    return 'entry-place'
  // Where the firm has its office the next client's court need not sit.
  if (city === undefined || /\b(?:our|my|this|the firm[’']s) (?:law )?offices? (?:in|at) $/iu.test(before))
    return 'town'
  if (present === undefined && / Immigration Court (?:in|at) $/u.test(before)) return 'court'
  if (city === asked) return /\b(?:lives|resides|moved)\b[^.]*$/iu.test(before) ? 'town' : 'court-asked'
  return city === present ? 'court' : 'town'
}

function slotOfAddress(
  words: string,
  part: TemplateLine['part'],
  text: string,
  before: string,
  isCounsel: boolean,
): Slot {
  if (
    /\b(?:corte de inmigraci[oó]n|[Ii]mmigration [Cc]ourt|Department|Legal Advisor|OPLA|Chief Counsel|DHS|ICE)\b/u.test(
      before,
    )
  )
    return 'department-address'
  const isSenders =
    part === 'header' ||
    part === 'footer' ||
    text.trim().replace(/\.$/u, '') === words.trim() ||
    /\b(?:Law|LLP|Suite|Floor|Oficina|Bufete)\b/u.test(text)
  if (!isSenders) return 'address'
  return isCounsel ? 'attorney-address' : 'signer-address'
}
