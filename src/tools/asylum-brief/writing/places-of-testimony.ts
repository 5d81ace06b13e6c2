import { groundSections, type PlacingContext, type Rule } from './placing.ts'
import type { Unit } from './unit.ts'

/** The title of what was recorded at the border or by an officer, before anybody argued the case. */
export const earlyRecord =
  /\b(?:sworn statement|credible fear|reasonable fear|border|patrol|port of entry|airport|inspection|interview|I-?867|I-?213)\b/i

/** Answers under oath: what was said at the border bears on credibility, what was said in court on its own point. */
export function testimonyRules(unit: Unit, context: PlacingContext): readonly Rule[] {
  const { frame, map } = context
  const title = map.exhibits.find(({ id }) => id === unit.source)?.title ?? ''
  const [first] = frame.grounds
  return [
    { when: () => earlyRecord.test(title), sections: ['S22', 'S15'] },
    {
      when: /^Asked “[^”]{0,160}\b(?:live|move|safe|relocate|go)\b[^”]{0,80}\b(?:another|other|elsewhere|part|city|town)\b/iu,
      sections: ['S28'],
    },
    {
      when: /^Asked “(?:Have|Did|Could|Can|Why|You|Where)\b[^”]{0,80}\b(?:tried|lived? in|moved? to|stay(?:ed)? in|gone? to|relocate)\b[^”]{0,60}”/u,
      sections: ['S28'],
    },
    {
      when: /^Asked “[^”]{0,160}\b(?:say|said|told|tell|call|why)\b/iu,
      sections: first === undefined ? [] : groundSections(first, frame),
    },
    { when: /^Asked “[^”]{0,160}\b(?:charged|convicted|arrested here|crime)\b/iu, sections: ['S24', 'S29', 'S26'] },
    { when: /^Asked “[^”]{0,160}\b(?:when|what (?:day|date|year)|how (?:long|many)|sure)\b/iu, sections: ['S22'] },
  ]
}

/** Questions with their answers, and how the interview was held. */
export const isRecordOfInterview = ({ facts }: Unit): boolean =>
  // What the officer noted at its end is part of it.
  facts.filter(({ wording }) => /^(?:Asked “|The record of the interview gives )/u.test(wording)).length * 2 >
    facts.length && facts.some(({ wording }) => wording.startsWith('Asked “'))
