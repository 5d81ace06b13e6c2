import { groundSections, type PlacingContext, type Rule } from './placing.ts'
import type { Unit } from './unit.ts'

/** Answers under oath: what was said at the border bears on credibility, what was said in court on its own point. */
export function testimonyRules(unit: Unit, context: PlacingContext): readonly Rule[] {
  const { frame, map } = context
  const title = map.exhibits.find(({ id }) => id === unit.source)?.title ?? ''
  const early = /\b(?:sworn statement|credible fear|reasonable fear|border|patrol|asylum interview|I-?867|I-?213)\b/i
  const [first] = frame.grounds
  return [
    { when: () => early.test(title), sections: ['S22', 'S15'] },
    {
      when: /^Asked “[^”]{0,160}\b(?:live|move|safe|relocate|go)\b[^”]{0,80}\b(?:another|other|elsewhere|part|city|town)\b/iu,
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
