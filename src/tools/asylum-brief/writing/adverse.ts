import type { CaseFact, Link } from '#domain/case-map/case-map.ts'
import { adverseFactsIn, factOf } from '#domain/case-map/read-map.ts'
import type { Pen } from './pen.ts'
import type { SectionText } from './section-text.ts'

type Adverse = { readonly fact: CaseFact; readonly link: Link }

/** What speaks against the client on the elements of a section and was not told yet. */
export function adverseFacts(pen: Pen, section: string): Adverse[] {
  return adverseFactsIn(pen.map, section).filter(({ fact }) => !pen.told.has(fact.id))
}

/**
 * Meets what speaks against the client where it must be met: the fact, then what answers it. Where nothing does yet, the
 * gap asks the attorney, and no sentence claims an answer.
 */
export function meetAdverse(text: SectionText, pen: Pen, lead: string, because: string): void {
  const found = adverseFacts(pen, text.id)
  if (found.length === 0) return
  text.paragraph(lead)
  for (const { fact, link } of found) {
    text.tell([fact])
    const answers = (link.metBy ?? []).flatMap((id) => factOf(pen.map, id) ?? [])
    const fresh = answers.filter(({ id }) => !pen.told.has(id))
    if (link.met) text.say(`${because} ${asClause(link.met)}`)
    text.tell(fresh)
    if (!link.met && fresh.length === 0 && answers.length === 0)
      text.gap(`HOW THE RECORD ANSWERS THIS: ${short(fact.statement)}`)
  }
}

/** The attorney's answer as it goes on after our words. */
function asClause(met: string): string {
  const bare = met.trim().replace(/[.;]+$/u, '')
  const keepsCapital = /^(?:[A-Z]{2,}|I\b|Mr|Ms|Dr|[A-Z]\p{L}+ [A-Z])/u.test(bare)
  return keepsCapital ? bare : bare.charAt(0).toLowerCase() + bare.slice(1)
}

function short(statement: string): string {
  const words = statement.replace(/[.]$/, '').split(/\s+/)
  return words.length <= 14 ? words.join(' ') : `${words.slice(0, 14).join(' ')} …`
}
