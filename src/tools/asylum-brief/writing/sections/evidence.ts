import type { CaseFact, Exhibit } from '#domain/case-map/case-map.ts'
import { liveFacts, passagesOf } from '#domain/case-map/read-map.ts'
import { countInWords, listInWords } from '#domain/prose/words.ts'
import { cite, escapeText } from '#domain/section-content/write.ts'
import { argues, type CaseFrame } from '../../case.ts'
import { act } from '../wording.ts'
import { adverseFacts, meetAdverse } from '../adverse.ts'
import { type Pen, toldBy } from '../pen.ts'
import { SectionText } from '../section-text.ts'

/** S22 */
export function credibility(pen: Pen): string {
  const { frame } = pen
  const text = new SectionText(pen, 'S22').paragraph()
  text.law(
    `Credibility is judged on the totality of the circumstances and all relevant factors. ${act('ina208b1biii', '208(b)(1)(B)(iii)')}${credibilityVia(frame)}; <em>see</em> ${cite('jyc')}.`,
    `Testimony may be enough without more where it is credible, persuasive and specific; corroboration that is reasonably available is to be supplied or its absence explained. ${act('ina208b1bii', '208(b)(1)(B)(ii)')}; <em>see</em> ${cite('smj')}.`,
  )
  const listed = documentsWithFacts(pen)
  if (listed.length > 0) {
    text.paragraph()
    text.say(`${count(listed.length)} the account${listed.length > 1 ? ', each on its own points' : ''}:`)
    text.list(
      listed.map(({ exhibit, covers }) => ({
        text: `${escapeText(exhibit.title)} ([[ex:${exhibit.id}]])${covers === '' ? '' : `: ${escapeText(covers)}`}.`,
      })),
    )
  }
  const shown = new Set(listed.map(({ exhibit }) => exhibit.letter))
  const others = frame.exhibits.filter(({ letter }) => !shown.has(letter))
  if (others.length > 0)
    text
      .paragraph()
      .law(
        `${listed.length > 0 ? 'The record also holds' : 'The account is supported by'} ${listInWords(others.map(({ letter, description }) => `${escapeText(description)} (Ex. ${letter})`))}.`,
      )
  else if (listed.length === 0) text.paragraph().gap('DOCUMENTS THAT SUPPORT THE ACCOUNT, OR WHY THERE ARE NONE')
  text.paragraph()
  const own = toldBy(pen, 'S22').filter((fact) => !adverseFacts(pen, 'S22').some((one) => one.fact.id === fact.id))
  text.tell(own)
  const adverse = adverseFacts(pen, 'S22').length
  meetAdverse(
    text,
    pen,
    adverse === 1 ? 'One point needs an explanation' : `${capital(countInWords(adverse))} points need an explanation`,
    'The record explains it:',
  )
  return text.html()
}

const count = (documents: number) =>
  documents === 1 ? 'One document supports' : `${capital(countInWords(documents))} documents support`
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The provision that carries the asylum credibility rules over to the relief that is argued. */
function credibilityVia(frame: CaseFrame): string {
  if (argues(frame, 'asylum')) return ''
  if (argues(frame, 'withholding')) return `, applied to withholding by ${act('ina241b3c', '241(b)(3)(C)')}`
  return argues(frame, 'torture') ? `, and, for this relief, ${act('ina240c4', '240(c)(4)(C)')}` : ''
}

const topics: Readonly<Record<string, string>> = {
  deadline: 'the time of filing',
  harm: 'what was done',
  injury: 'the injuries and their treatment',
  government: 'what the authorities did',
  fear: 'the danger that goes on',
  relocation: 'relocation',
  'cat-torture': 'the treatment in custody or at the persecutor’s hands',
  'cat-likelihood': 'what happens to others in the same position',
  'cat-officials': 'the part of officials',
  'group-immutable': 'the trait that the group shares',
  'group-particular': 'the limits of the group',
  'group-distinct': 'how society sees the group',
  discretion: 'life in the United States',
}

/** What each document speaks to, from the elements that its facts serve, those with most facts first. */
function documentsWithFacts({ map }: Pen): { readonly exhibit: Exhibit; readonly covers: string }[] {
  return map.exhibits.flatMap((exhibit) => {
    const facts = liveFacts(map).filter((fact) => passagesOf(map, fact).some(({ document }) => document === exhibit.id))
    return facts.length === 0 ? [] : [{ exhibit, covers: coverage(facts, map.links) }]
  })
}

function coverage(facts: readonly CaseFact[], links: Pen['map']['links']): string {
  const ids = new Set(facts.map(({ id }) => id))
  const counts = new Map<string, number>()
  for (const { fact, element, direction } of links) {
    if (direction !== 'supports' || !ids.has(fact)) continue
    const topic = /^(?:ground|nexus)-/.test(element) ? 'the reason for the harm' : topics[element]
    if (topic !== undefined) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  }
  const most = [...counts.entries()].toSorted(([, a], [, b]) => b - a).slice(0, 3)
  return listInWords(most.map(([topic]) => topic))
}
