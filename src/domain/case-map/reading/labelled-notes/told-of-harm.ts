import { piecesOf } from '../note-words.ts'
import { inRow } from './in-row.ts'
import type { WhoseNote } from './whose-note.ts'

/** What was done to whom the note is about: nobody notes so what that one did to others. */
const done =
  /^(?:arrested|detained|beaten|kidnapped|abducted|raped|stabbed|robbed|extorted|tortured|interrogated|jailed|imprisoned|evicted|flogged|shot)(?: (?:up|twice|three times|by (?:the )?[\p{L} ]{3,30}|in (?:the )?(?:left |right )?(?:leg|thigh|arm|shoulder|foot|hand|back|chest|knee|stomach)))?$/u
const opening =
  /^((?:January|February|March|April|May|June|July|August|September|October|November|December) (?:\d{1,2}, )?(?:19|20)\d\d)\b[,:]? ?(.*)$/u

/** `March 16, 2019 march Managua, arrested, 6 days El Chipote, beaten`: the day and what was suffered; the rest stays. */
export function suffered(
  segment: string,
  { subject }: WhoseNote,
): { readonly told: string; readonly left: readonly string[] } | undefined {
  const [first = '', ...more] = piecesOf(segment)
  const [, day, beside = first] = opening.exec(first) ?? []
  const pieces = [...(beside === '' ? [] : [beside]), ...more]
  const acts = pieces.filter((piece) => done.test(piece))
  if (acts.length === 0) return undefined
  const rest = pieces.filter((piece) => !done.test(piece))
  const when = day === undefined ? '' : `${/\d,/u.test(day) ? 'On' : 'In'} ${day}, `
  return {
    told: `${when}${subject.replace('.subj', when === '' ? '.subj' : '')} was ${inRow(acts.map(withThe))}`,
    left: rest.length === 0 ? [] : [rest.join(', ')],
  }
}

const withThe = (act: string): string =>
  act.replace(/ in (?=(?:left |right )?(?:leg|thigh|arm|shoulder|foot|hand|back|chest|knee|stomach)$)/u, ' in the ')
