import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import type { FoundMark, TemplateLine } from '#domain/template-sections/old-case.ts'
import { markPaper } from '../listed-papers.ts'
import type { IsProtected } from '../name-words.ts'
import { citesLaw } from '../narrated.ts'
import { ofEvents } from '../table-rows.ts'
import { bareLabelText, isLabel, isReference, isTag } from './labels.ts'
import { valueMarks } from './value-marks.ts'

type Raw = Map<TemplateLine, readonly FoundMark[]>
type Row = readonly TemplateLine[]
/** A cell that holds a value, and what names it. */
type Value = { readonly cell: TemplateLine; readonly label: string }

/**
 * In a table of a filed document the label stays and the value is of the case: the cell beside a label, and whatever stands
 * under a head. Columns of page numbers and references to papers are those of the earlier filing. Changes `raw`.
 */
export function markTableValues(raw: Raw, isProtected: IsProtected): void {
  const tables = Map.groupBy(
    [...raw.keys()].filter(({ row }) => row !== undefined),
    ({ row = '' }) => row.split('.')[0],
  )
  for (const cells of tables.values()) {
    const rows = [...Map.groupBy(cells, ({ row }) => row).values()]
    markPages(raw, rows)
    for (const cell of papersIn(rows)) markPaper(cell, raw, isProtected)
    nameRows(raw, rows)
    for (const { cell, label } of valuesIn(raw, rows)) markCell(raw, cell, label, isProtected)
  }
}

/**
 * `Event | Place | Date`: whatever stands under the place is where that was, and each cell is named by what its row is
 * about. Changes `raw`.
 */
function nameRows(raw: Raw, [head = [], ...rows]: readonly Row[]): void {
  if (head.length < 3 || rows.length < 2 || !ofEvents.test(head[0]?.text ?? '')) return
  for (const row of rows) {
    const name = rowName(raw, row)
    for (const [column, cell] of row.entries())
      if (column > 0 && cell.text.trim() !== '')
        raw.set(cell, named(cell.text, raw.get(cell) ?? [], head[column]?.text ?? '', name))
  }
}

/** `Engagement`, in the first cell, where it names nobody. */
const rowName = (raw: Raw, [first]: Row): string | undefined =>
  first !== undefined && isLabel(first.text) && raw.get(first)?.length === 0 ? first.text : undefined

/** What stands in a cell under such a head, called by its row where the row has a name. */
function named(text: string, own: readonly FoundMark[], over: string, row: string | undefined): readonly FoundMark[] {
  const label = bareLabelText(row ?? over)
  const whole = { start: 0, end: text.trimEnd().length, label }
  if (ofPlace.test(over) && /\p{L}/u.test(text)) return [{ ...whole, slot: 'value' }]
  const isDay = ofDay.test(over) && own.length > 0 && own.every(({ slot }) => !slot.endsWith('-date'))
  if (isDay) return [{ ...whole, slot: 'event-date' }]
  return row === undefined ? own : own.map((mark) => ({ ...mark, label }))
}
const ofDay = /^\W*(?:dates?|days?|when)\W*$/iu
const ofPlace = /^\W*(?:places?|locations?|where|venue)\W*$/iu

function markCell(raw: Raw, cell: TemplateLine, label: string, isProtected: IsProtected): void {
  const own = raw.get(cell) ?? []
  if (own.every(({ slot }) => slot === 'exhibit') && isReference(cell.text) && !/^\W*\d{1,2}\W*$/u.test(cell.text)) {
    const text = cell.text.trim()
    const start = cell.text.indexOf(text)
    raw.set(cell, [{ start, end: start + text.length, slot: 'exhibit' }])
    return
  }
  const whole = wholeMark(cell.text, own, label)
  if (whole) {
    raw.set(cell, [whole])
    return
  }
  // A sentence is read as one.
  if (hasFiniteVerb(cell.text) && cell.text.trim().split(/\s+/).length > 7) return
  const found = valueMarks(cell, { start: 0, end: cell.text.trimEnd().length }, own, { label, isProtected })
  if (found.length > 0)
    raw.set(
      cell,
      [...own, ...found].toSorted((a, b) => a.start - b.start),
    )
}

/** A cell of which every word is of the case, though any case could have them: what somebody is in, has or has not. */
function wholeMark(text: string, own: readonly FoundMark[], label: string): FoundMark | undefined {
  const whole = { start: 0, end: text.trimEnd().length }
  const isOnly = (...slots: readonly FoundMark['slot'][]) => own.every(({ slot }) => slots.includes(slot))
  if (ofNothing.test(text))
    return isOnly() && !/\bfees?\b|^forms?\b/iu.test(label) ? { ...whole, slot: 'value', label } : undefined
  const isChosen = ofChoice.test(label) && !citesLaw(text)
  if (isChosen && isOnly('amount', 'town', 'unsure')) return { ...whole, slot: 'value', label }
  const isHeld = own[0]?.slot === 'custody' && own[0].start === 0
  return isHeld && isOnly('custody', 'amount') ? { ...whole, slot: 'custody' } : undefined
}
/** What a case has not is told of it too. */
const ofNothing = /^\W{0,2}(?:none|n\/a|not applicable|no|yes|unknown|never)\W{0,2}$/iu

/** What one case is in, has or asks for, in words that any case could have: the whole of it is of the case. */
const ofChoice =
  /^\W*(?:custody|detention|bond|relief|discretion|(?:\p{L}+ )?status|posture|charges?|basis|eligibility|manner of entry|(?:relief|application|petition) (?:pending|sought|requested)|interpreter)(?: (?:status|pending|sought|requested|needed|of \p{Ll}+))?\W*$/iu

function valuesIn(raw: Raw, rows: readonly Row[]): Value[] {
  const isBare = (cell: TemplateLine | undefined): cell is TemplateLine =>
    cell !== undefined && isLabel(cell.text) && raw.get(cell)?.length === 0
  const [head = [], ...rest] = rows
  const isHeaded = head.length > 1 && rest.length > 1 && head.every((cell) => cell.text.trim() === '' || isBare(cell))
  const body = isHeaded ? rest : rows
  const tagged = body.filter(([first]) => first !== undefined && isTag(first.text)).length * 2 > body.length
  const labelled = body.filter(([first]) => isBare(first))
  if (isHeaded && head.filter(({ text }) => text.trim() !== '').length > 1) {
    const isNamed = !tagged && labelled.length * 3 > body.length * 2
    const isNumbered =
      body.filter(([first]) => /^\W{0,2}\d{1,2}[.)] \p{L}/u.test(first?.text ?? '')).length === body.length
    return body.flatMap((row) =>
      row.flatMap((cell, column): Value[] => {
        const [first] = row
        // Numbered points under a head are the firm's; what is answered to each stands beside.
        if (isNumbered && column === 0) return []
        if (isNamed ? column === 0 : tagged && (column === 0 || isPaperColumn(head[column]?.text))) return []
        const named = isNamed && isBare(first) ? bareLabelText(first.text) : bareLabelText(head[column]?.text ?? '')
        return named === '' ? [] : [{ cell, label: named }]
      }),
    )
  }
  if (tagged || labelled.length < 2) return []
  return body.flatMap((row) => {
    const [first] = row
    return isBare(first) ? row.slice(1).map((cell) => ({ cell, label: bareLabelText(first.text) })) : []
  })
}

/** The cells beside the letters or numbers of a list of papers. */
const papersIn = (rows: readonly Row[]): readonly TemplateLine[] =>
  rows.filter(([first]) => first !== undefined && isTag(first.text)).length * 2 > rows.length
    ? rows.flatMap((row) => row.slice(1, 2))
    : []

/** The titles of papers are read by themselves. */
const isPaperColumn = (head = ''): boolean =>
  /^\W*(?:exhibits?|documents?|descriptions?|papers?|evidence|enclosures?|attachments?|titles?|tabs?)\W*$/iu.test(head)

/** The pages of an earlier filing: numbers of which each row has higher ones than the row before. */
function markPages(raw: Raw, rows: readonly Row[]): void {
  const width = Math.max(...rows.map((row) => row.length))
  for (let column = 1; column < width; column += 1) {
    const cells = rows.flatMap((row) => row.slice(column, column + 1)).filter(({ text }) => text.trim() !== '')
    const paged = cells.filter(({ text }) => page.test(text))
    if (paged.length < 2 || paged.length < cells.length - 1) continue
    const starts = paged.map(({ text }) => Number(/\d{1,4}/.exec(text)?.[0]))
    if (!starts.every((start, at) => at === 0 || start > (starts[at - 1] ?? 0))) continue
    for (const cell of paged) {
      const text = cell.text.trim()
      const start = cell.text.indexOf(text)
      if (raw.get(cell)?.length === 0) raw.set(cell, [{ start, end: start + text.length, slot: 'exhibit' }])
    }
  }
}
const page = /^\W{0,3}(?:pp?\.? ?)?\d{1,4}(?: ?[-–—] ?\d{1,4})?\W{0,3}$/u
