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

/** The cell before a cell of the same row, where it is a label: `Date of birth`. */
export function labelBefore(lines: readonly TemplateLine[], line: TemplateLine): string {
  if (line.row === undefined) return ''
  const before = lines[lines.indexOf(line) - 1]
  const isLabel = before?.row === line.row && before.text.length < 50 && !/\d/.test(before.text)
  return isLabel ? before.text.trim() : ''
}
