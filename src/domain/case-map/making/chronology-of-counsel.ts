import { isNegated, kindOf } from '../reading/classify.ts'
import { leadOfNote } from '../reading/labelled-notes/labelled-note.ts'
import { type Found, type Frame, passageOf, toMade } from './document-frame.ts'
import { countedLater, makeFact } from './made-fact.ts'

/** `DATE | EVENT | SOURCE`: who writes down what proves each event prepares a case. */
const head = /^[ \t]{0,8}dates?\b[^\n]{0,80}\b(?:sources?|proofs?|evidence|exhibits?)[ \t]{0,8}$/imu
const row =
  /^[ \t]{0,8}(?=[^\n|]{0,20}\d)([\p{L}\d/., –-]{4,24}?)(?:[ \t]{0,8}\||\t|[ \t]{2,40})[ \t]{0,40}(\S[^\n|]{2,120}?)(?=[ \t]{0,8}\||\t|[ \t]{2}|[ \t]{0,8}$)/gmu

/**
 * The rows of a table of events that an office made for itself. It is no evidence: each event is a note, which is left out
 * where the papers or the answers tell it (`coverNotes`). Undefined for any other paper.
 */
export function readChronology(frame: Frame): Found[] | undefined {
  const { text } = frame.document
  if (!head.test(text)) return undefined
  const found = [...text.matchAll(row)].filter(({ 1: day = '' }) => /\d/u.test(day))
  if (found.length < 4) return undefined
  return found.map(({ 0: line, 2: event = '', index }): Found => {
    const paragraph = { start: index, end: index + line.length, isEntry: true }
    const passage = passageOf(frame, paragraph, { start: line.length - event.length, end: line.length })
    const fact = makeFact({
      key: `chronology ${line}`,
      wording: event,
      persons: frame.persons,
      kind: kindOf({ words: event, sort: 'declaration', among: frame.kinds }),
      state: 'proposed',
      amounts: countedLater,
      sources: [{ type: 'passage', passage: passage.id }],
      words: event,
      negated: isNegated(event),
      quoted: { source: leadOfNote('Chronology') },
    })
    return { passage, made: { ...toMade(fact, paragraph, frame), isHasty: true, isOfChronology: true } }
  })
}
