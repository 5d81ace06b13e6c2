import type { CaseFact } from '#domain/case-map/case-map.ts'
import { exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { adverseFacts, isOfSameParagraph } from '../adverse.ts'
import { isMedicalUnit } from '../kinds-of-paper.ts'
import { type Pen, toldBy } from '../pen.ts'
import type { SectionText } from '../section-text.ts'

/** A finding that the examiner does not tie to one cause, or to a person. */
const leavesOpen =
  /\b(?:other causes?|other (?:things|ways|reasons)|(?:cannot|could not|can not|not possible to|unable to) (?:say|tell|determine|know|establish)|could (?:also|equally)|(?:is|are) also (?:seen|found)|not specific|(?:does|do) not (?:show|prove|say|speak)|none of (?:these|the) \p{L}+ shows?|taken alone|by (?:itself|themselves) )\b/iu
const whoDidIt =
  /\b(?:who|by whom)\b[^.;]{0,30}\b(?:caused|did|inflicted|made|harmed|hurt)\b|\bthe (?:author|perpetrator)\b/iu
/** The degrees above `consistent` by which a clinician ties a finding to its cause. */
const surer = /\b(?:(?:highly|fully|entirely|clearly) consistent with|diagnostic of|typical (?:of|for))\b[^.;]{3,160}/iu

/**
 * What examiners say of the reach of their findings, with what the same paragraph says beside it: no point against the account,
 * but how far a paper goes. What they tie to its cause with more certainty is set against what they leave open.
 */
export function tellLimitsOfFindings(text: SectionText, pen: Pen): void {
  const limits = [...new Set([...adverseFacts(pen, 'S22').map(({ fact }) => fact), ...toldBy(pen, 'S22')])].filter(
    (fact) => isOfExaminer(fact, pen) && leavesOpen.test(fact.asTold ?? fact.statement),
  )
  if (limits.length === 0) return
  const beside = pen.map.facts.filter(
    (fact) =>
      !limits.includes(fact) &&
      !pen.told.has(fact.id) &&
      isOfExaminer(fact, pen) &&
      limits.some((one) => isOfSameParagraph(one, fact, pen)),
  )
  for (const { id } of limits) pen.met.add(id)
  text.paragraph('What the findings show, and what they leave open').tell(inOrder([...limits, ...beside], pen))
  const words = limits.map((fact) => fact.asTold ?? fact.statement).join(' ')
  const sure = surestIn(pen, limits)
  const isBeside =
    sure !== undefined && beside.some((fact) => curlyQuotes(fact.asTold ?? fact.statement).includes(sure.words))
  if (isBeside)
    text.say('An examiner who says how far a finding goes can be relied on where the same paper goes further.')
  else if (sure !== undefined)
    text.cited(
      `An examiner who says how far a finding goes can be relied on where more is said, and here more is said: “${sure.words}.”`,
      sure.exhibits,
    )
  if (whoDidIt.test(words))
    text.say(
      'Who did it no finding of a clinic can show; on that the law looks to the account and to what bears it out.',
    )
}

const isOfExaminer = (fact: CaseFact, { map }: Pen): boolean =>
  passagesOf(map, fact).some(
    ({ document, speaker }) => speaker !== 'applicant' && isMedicalUnit({ source: document }, { map }),
  )

/** The surest word that the same papers have, outside of what leaves something open. */
function surestIn(
  { map }: Pen,
  limits: readonly CaseFact[],
): { readonly words: string; readonly exhibits: readonly string[] } | undefined {
  const papers = new Set(limits.flatMap((fact) => passagesOf(map, fact).map(({ document }) => document)))
  for (const passage of map.passages) {
    if (!papers.has(passage.document)) continue
    const words = passage.words
      .replaceAll(/\s+/g, ' ')
      .split(/(?<=[.;])\s/u)
      .filter(
        (sentence) =>
          !leavesOpen.test(sentence) &&
          !/\b(?:not|no|in)\b[^.;]{0,12}(?:consistent|diagnostic|typical)/iu.test(sentence),
      )
      .flatMap((sentence) => surer.exec(sentence)?.[0] ?? [])[0]
    if (words !== undefined)
      return {
        words: curlyQuotes(words.trim()).replaceAll('“', '‘').replaceAll('”', '’'),
        exhibits: exhibitTokens(map, [passage]),
      }
  }
  return undefined
}

function inOrder(facts: readonly CaseFact[], { map }: Pen): CaseFact[] {
  const at = (fact: CaseFact) => passagesOf(map, fact)[0]?.start ?? 0
  return facts.toSorted((a, b) => at(a) - at(b))
}
