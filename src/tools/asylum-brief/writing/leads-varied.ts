import { nounOfAccount } from './block-quotation.ts'
import type { Pen } from './pen.ts'
import type { Line } from './quotations-joined.ts'

/**
 * `Ms. Odero states:` stands once in a while and not before each quotation: the next of the client's own account is led in by
 * the paper, or by whose words they are. Where the line behind it goes on with a pronoun, the person stays named.
 */
export function withLeadsVaried(lines: readonly Line[], pen: Pen): Line[] {
  const account = pen.map.passages.find(({ speaker }) => speaker === 'applicant')
  if (account === undefined) return [...lines]
  const noun = nounOfAccount(account.document, pen)
  return lines.map((line, at) => {
    const [lead = '', name = ''] = ledIn.exec(line.markup) ?? []
    if (name === '' || !isClient(name, pen)) return line
    pen.leads.count += 1
    const goesOn = /^(?:He|She)\b/u.test(lines[at + 1]?.markup ?? '')
    const ways = goesOn
      ? [lead, `In the words of ${pen.client.short}: `, `${pen.client.short} puts it so: `]
      : [lead, `The ${noun} says: `, `In the words of ${pen.client.short}: `, `By the ${noun}: `]
    const way = ways[(pen.leads.count - 1) % ways.length] ?? lead
    return { ...line, markup: `${way}${line.markup.slice(lead.length)}` }
  })
}

const ledIn = /^([^“”<>:]{2,60}?) states: (?=“)/u

/** By the name, or by the pronoun that stands for it in a section about the client. */
const isClient = (name: string, { client }: Pen): boolean =>
  name === client.short || name === client.full || name === (client.pronoun === 'he' ? 'He' : 'She')
