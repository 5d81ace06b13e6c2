import { dateText } from '#domain/subscription/counting-days.ts'
import { dollars } from '#domain/subscription/money.ts'
import type { Paper } from './paper.ts'
import { margin, pageHeight, pageWidth, TaggedPage } from './tagged-page.ts'

const right = pageWidth - margin
const periodAt = 300
const textWidth = periodAt - margin - 12
const size = 10
const step = 15

/** `Drafty invoice DR-000012.pdf`. */
export function fileNameOf({ kind, number }: Pick<Paper, 'kind' | 'number'>): string {
  return `Drafty ${kind} ${number}.pdf`
}

/** The paper as a PDF of one Letter page, tagged; the same bytes each time. */
export async function printInvoice(paper: Paper): Promise<Uint8Array> {
  const page = new TaggedPage()
  const heading = `${paper.kind === 'invoice' ? 'Invoice' : 'Credit note'} ${paper.number}`
  page.text('P', 'Local billing: no payment was collected.', {
    x: pageWidth / 2,
    y: pageHeight - 48,
    size: 11,
    face: 'bold',
    align: 'center',
  })
  page.rule(pageHeight - 58)
  let y = pageHeight - 96
  page.text('P', 'Drafty', { x: margin, y, size: 20, face: 'bold' })
  page.text('H1', heading, { x: right, y, size: 14, face: 'bold', align: 'right' })
  const about = [`Date: ${day(paper.issuedAt)}`, stateOf(paper)]
  const seller = [...paper.seller, paper.support]
  y -= 4
  for (let row = 0; row < Math.max(about.length, seller.length); row++) {
    y -= step
    const [left, at] = [seller[row], about[row]]
    if (left !== undefined) page.text('P', left, { x: margin, y, size })
    if (at !== undefined) page.text('P', at, { x: right, y, size, align: 'right' })
  }
  y -= 36
  page.text('P', 'For', { x: margin, y, size, face: 'bold' })
  for (const line of paper.recipient) page.text('P', line, { x: margin, y: (y -= step), size })
  y = setTable(page, paper, y - 36)
  y -= 2 * step
  page.text('P', stateOf(paper), { x: margin, y, size, face: 'bold' })
  page.rule(margin + 34)
  page.text('P', 'Dates are in UTC. Sums are in US dollars.', { x: margin, y: margin + 18, size: 9 })
  page.text('P', 'No tax is computed by this installation.', { x: margin, y: margin + 5, size: 9 })
  return page.save(`Drafty ${heading.toLowerCase().replace(paper.number.toLowerCase(), paper.number)}`, paper.issuedAt)
}

/** Description, period and amount, and the sum of the amounts; gives where the table ends. */
function setTable(page: TaggedPage, { lines, totalCents }: Paper, top: number): number {
  let y = top
  page.within('Table', () => {
    page.within('TR', () => {
      page.text('TH', 'Description', { x: margin, y, size, face: 'bold' })
      page.text('TH', 'Period', { x: periodAt, y, size, face: 'bold' })
      page.text('TH', 'Amount', { x: right, y, size, face: 'bold', align: 'right' })
    })
    page.rule(y - 5)
    for (const { text, from, to, cents } of lines) {
      y -= step + 4
      page.within('TR', () => {
        const words = page.lines(text, textWidth, size)
        const period = from !== undefined && to !== undefined ? [moment(from), `to ${moment(to)}`] : []
        words.forEach((line, index) => page.text('TD', line, { x: margin, y: y - index * step, size }))
        period.forEach((line, index) => page.text('TD', line, { x: periodAt, y: y - index * step, size }))
        page.text('TD', dollars(cents), { x: right, y, size, align: 'right' })
        y -= (Math.max(words.length, period.length, 1) - 1) * step
      })
    }
    page.rule(y - 8)
    y -= step + 10
    page.within('TR', () => {
      page.text('TH', 'Total', { x: margin, y, size: 11, face: 'bold' })
      page.text('TD', dollars(totalCents), { x: right, y, size: 11, face: 'bold', align: 'right' })
    })
  })
  return y
}

/** `Paid on November 20, 2026`, in words for each state. */
function stateOf({ kind, state, issuedAt, paidAt, refersTo, withdrawn }: Paper): string {
  if (kind === 'credit note') return `Takes back invoice ${refersTo ?? ''}`.trim()
  if (state === 'withdrawn') return withdrawn ? `Withdrawn on ${day(withdrawn.at)}, see ${withdrawn.by}` : 'Withdrawn'
  return state === 'paid' ? `Paid on ${day(paidAt ?? issuedAt)}` : `Due since ${day(issuedAt)}`
}

function day(time: number): string {
  return dateText(time, 'UTC')
}

/** `Nov 20, 2026 09:00`. */
function moment(time: number): string {
  const date = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })
  return `${date.format(time)} ${new Date(time).toISOString().slice(11, 16)}`
}
