import { isNegated, kindOf } from '../reading/classify.ts'
import { leadOfNote } from '../reading/labelled-notes/labelled-note.ts'
import { type Found, type Frame, passageOf, toMade } from './document-frame.ts'
import { countedLater, makeFact } from './made-fact.ts'

/** `DATE | EVENT | SOURCE`: who writes down what proves each event prepares a case. */
const head = /^[ \t]{0,8}dates?\b[^\n]{0,80}\b(?:sources?|proofs?|evidence|exhibits?)[ \t]{0,8}$/imu
const isDay = /^(?=[^\d]{0,24}\d)[\p{L}\d/., –-]{4,24}$/u

/**
 * The rows of a table of events that an office made for itself. It is no evidence: each event is a note, which is left out
 * where the papers or the answers tell it (`coverNotes`). Undefined for any other paper.
 */
export function readChronology(frame: Frame): Found[] | undefined {
  const { text } = frame.document
  if (!head.test(text)) return undefined
  const found = [...text.matchAll(/[^\n]+/gu)].flatMap(({ 0: line, index }) => {
    const [day = '', event = ''] = line
      .split(/\||\t| {2}/u)
      .flatMap((cell) => (cell.trim() === '' ? [] : [cell.trim()]))
    const start = line.indexOf(event, line.indexOf(day) + day.length)
    return event !== '' && isDay.test(day) && start > 0 ? [{ line, event, index, start }] : []
  })
  if (found.length < 4) return undefined
  return found.map(({ line, event, index, start }): Found => {
    const paragraph = { start: index, end: index + line.length, isEntry: true }
    const passage = passageOf(frame, paragraph, { start, end: start + event.length })
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
