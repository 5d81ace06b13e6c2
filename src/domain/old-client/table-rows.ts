import type { FoundMark, Slot, TemplateLine } from '#domain/template-sections/old-case.ts'

const personal =
  /^\W*(?:(?:full )?names?|persons?|members?|income|salary|amount|relation(?:ship)?|witness(?:es)?|subject|occupation|profession|position|age|date of birth|dob|born|status|immigration status|employer|address|country|alien number|a[- ]?(?:no\.?|number)|part(?:y|ies)|testimony|issue|description|expert|dates?|place|residence)\b/iu
const people = new Set<Slot>(['client', 'relative', 'witness', 'doctor', 'person', 'name'])

/**
 * In a list of persons every cell beside a name belongs to that person, whatever stands in it. The first row says that it
 * is one: `Name`, `Relation`, `Age`.
 */
export function markRows(raw: Map<TemplateLine, readonly FoundMark[]>): void {
  const tables = Map.groupBy(
    [...raw.keys()].filter(({ row }) => row !== undefined),
    ({ row = '' }) => row.split('.')[0],
  )
  for (const cells of tables.values()) {
    const rows = [...Map.groupBy(cells, ({ row }) => row).values()]
    const [head = [], ...rest] = rows
    if (ofEvents.test(head[0]?.text ?? '')) continue
    if (head.filter(({ text }) => personal.test(text) && text.length < 40).length < 2) continue
    for (const row of rest) {
      if (!row.some((cell) => raw.get(cell)?.some(({ slot }) => people.has(slot)))) continue
      for (const cell of row) {
        const text = cell.text.trim()
        const isShort = text.length > 1 && text.split(/\s+/).length <= 8 && /\p{L}{2}/u.test(text)
        if (isShort && raw.get(cell)?.length === 0) {
          const start = cell.text.indexOf(text)
          raw.set(cell, [{ start, end: start + text.length, slot: 'background' }])
        }
      }
    }
  }
}

/** Over the first column of a table that is no list of persons. */
export const ofEvents = /^\W*(?:events?|steps?|stages?|milestones?|what happened)\W*$/iu

/** Over a column: whatever stands below is of this case. */
const ofCase =
  /^\W*(?:(?:subjects?|scope|substance|nature|topics?) of (?:the )?(?:expected )?testimony|ages?|conditions?|diagnos[ei]s|treatment|medications?|relation(?:ship)?|status|answers?|testimony|testified|said|statements?|notes?|recording|transcript|events?|what happened|incidents?|income|expenses?|amounts?|costs?|employers?|schools?|address(?:es)?|distance|dates?|occupation|effects?|symptoms?|injur(?:y|ies)|medical needs?|dosage|grade|when|where|who)\b.{0,30}$/iu

/** In a table with headed columns everything under a head that asks for what only one case has. Changes `raw`. */
export function markColumns(raw: Map<TemplateLine, readonly FoundMark[]>): void {
  const tables = Map.groupBy(
    [...raw.keys()].filter(({ row }) => row !== undefined),
    ({ row = '' }) => row.split('.')[0],
  )
  for (const cells of tables.values()) {
    const [head = [], ...rest] = [...Map.groupBy(cells, ({ row }) => row).values()]
    if (rest.length < 2 || head.length < 2 || head.some(({ text }) => exhibits.test(text) || text.length > 50)) continue
    for (const [column, { text: over }] of head.entries()) {
      if (column === 0 || !ofCase.test(over)) continue
      for (const cell of rest.flatMap((row) => row.slice(column, column + 1))) {
        const text = cell.text.trim()
        // What somebody will say is told with the names in it.
        const isOpen = (raw.get(cell) ?? []).length === 0 || ofTestimony.test(over)
        if (isOpen && isValue(text)) raw.set(cell, [underHead(cell.text, text, over)])
      }
    }
  }
}
const isValue = (text: string): boolean => text !== '' && text.split(/\s+/).length <= 14 && !isReference.test(text)

/** What stands under such a head: an answer to a point is called what its column is. */
function underHead(whole: string, text: string, over: string): FoundMark {
  const start = whole.indexOf(text)
  const place = { start, end: start + text.length }
  return ofAnswer.test(over) ? { ...place, slot: 'value', label: over.trim() } : { ...place, slot: 'background' }
}
const ofTestimony = /\btestimony\b/iu
const ofAnswer = /^\W*(?:answers?|status|response|plea)\W*$/iu
const isReference = /^(?:tabs?|exh?s?\.|exhibits?|attachments?|forms?|see|id\.|INA|8 C)\b|^[_\s]+$|^\[/iu

const exhibits = /^\W*(?:exhibits?|enclosures?|tabs?|documents?|attachments?|evidence)\b/iu
/** A test of a body, the paper of a person who is no party, a body by its name: what only one client encloses. */
const ofOneClient = [
  /\b(?:MRI|CT|EEG|EKG|ECG|X-?rays?|ultrasounds?|biops(?:y|ies)|echocardiograms?|blood tests?|spirometry)\b/iu,
  /\b(?:letters?|declarations?|affidavits?|statements?) (?:of|from|by) the \p{Ll}{3,20}[’']s \p{Ll}{3,20}/iu,
  /\bof the \p{Lu}\p{L}+ \p{Lu}\p{L}+ \p{Lu}\p{L}+/u,
]
const standard = /\b(?:Form|Notice to Appear|Department of|United States|Board of|Citizenship and Immigration)\b/u

/** In a list of exhibits the title of a paper that only this client can have is the client's, the whole of it. */
export function markExhibits(raw: Map<TemplateLine, readonly FoundMark[]>): void {
  const tables = Map.groupBy(
    [...raw.keys()].filter(({ row }) => row !== undefined),
    ({ row = '' }) => row.split('.')[0],
  )
  for (const cells of tables.values()) {
    const [head = [], ...rest] = [...Map.groupBy(cells, ({ row }) => row).values()]
    if (!head.some(({ text }) => exhibits.test(text) && text.length < 40)) continue
    markPages(raw, head, rest)
    for (const cell of rest.flat()) {
      const text = cell.text.trim()
      if (standard.test(text)) continue
      const start = cell.text.indexOf(text)
      const isWhole = text.length <= 90 && ofOneClient.some((pattern) => pattern.test(text))
      const own = raw.get(cell) ?? []
      raw.set(
        cell,
        isWhole ? [{ start, end: start + text.length, slot: 'exhibit' }] : [...own, ...courtPapers(cell.text, own)],
      )
    }
  }
}

type Rows = readonly (readonly TemplateLine[])[]

/** The pages of an earlier filing, in their own column. */
function markPages(raw: Map<TemplateLine, readonly FoundMark[]>, head: readonly TemplateLine[], rows: Rows): void {
  const column = head.findIndex(({ text }) => /^\W*(?:pages?|pp?)\b\W*$/iu.test(text))
  for (const cell of column === -1 ? [] : rows.flatMap((row) => row.slice(column, column + 1))) {
    const at = /\d{1,4} ?[-–] ?\d{1,4}|^\W*\d{1,4}\W*$/u.exec(cell.text)
    if (at && raw.get(cell)?.length === 0)
      raw.set(cell, [{ start: at.index, end: at.index + at[0].length, slot: 'exhibit' }])
  }
}

/** `Bail receipt and court summons`: papers of a court or of the police that only some clients have. */
const courtPapers = (text: string, marks: readonly FoundMark[]): FoundMark[] =>
  [...text.matchAll(courtPaper)]
    .map(({ 0: words, index }): FoundMark => ({ start: index, end: index + words.length, slot: 'unsure' }))
    .filter(({ start, end }) => marks.every((mark) => end <= mark.start || mark.end <= start))
const courtPaper =
  /(?<!\p{L})(?:(?:bail|bond|fine) (?:receipts?|slips?)|(?:court|police) (?:summons(?:es)?|subpoenas?|warrants?|citations?|reports?)|arrest warrants?|summons(?:es)?|warrants?|indictments?|charge sheets?|release (?:papers?|orders?)|death certificates?|threat(?:ening)? letters?|ransom notes?)(?!\p{L})/giu

/** The cell before a cell of the same row, where it is a label: `Date of birth`. */
export function labelBefore(lines: readonly TemplateLine[], line: TemplateLine): string {
  if (line.row === undefined) return ''
  const before = lines[lines.indexOf(line) - 1]
  const isLabel = before?.row === line.row && before.text.length < 50 && !/\d/.test(before.text)
  return isLabel ? before.text.trim() : ''
}
