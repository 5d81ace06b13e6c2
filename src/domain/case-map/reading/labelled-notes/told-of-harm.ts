import { piecesOf } from '../note-words.ts'
import { inRow } from './in-row.ts'
import type { WhoseNote } from './whose-note.ts'

/** What was done to whom the note is about: nobody notes so what that one did to others. */
const acts =
  'arrested|detained|beaten|kidnapped|abducted|raped|stabbed|robbed|extorted|tortured|interrogated|jailed|imprisoned|evicted|flogged|whipped|kicked|slapped|punched|burned|choked|blindfolded|handcuffed|tied up|shot'
const done = new RegExp(
  String.raw`^(?:${acts})(?: (?:up|twice|three times|by (?:the )?[\p{L} ]{3,30}|in (?:the )?(?:left |right )?(?:leg|thigh|arm|shoulder|foot|hand|back|chest|knee|stomach)))?$`,
  'u',
)
/** `beaten with cables on soles`, `kidnapped on road to Kumbo by Amba boys` */
const withMeans = new RegExp(
  String.raw`^(?:${acts}) (?:with|on|at|near|from|outside|inside) [\p{L}\p{M}’' -]{3,60}$`,
  'u',
)
const lasting =
  /^(?:for )?((?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:hours?|days?|nights?|weeks?|months?))$/u

/** `took him and Relindis in front of patients`: whoever did it, and the one who suffered it. */
const ontoPronoun = new RegExp(
  String.raw`^(took|beat|hit|kicked|dragged|pulled|slapped|punched|whipped|raped|stabbed|shot|tied|blindfolded|handcuffed|arrested|detained|robbed|choked|burned|threatened|released|forced|kept|held) (him|her)((?: and \p{Lu}\p{L}+)?)((?: (?!and\b|or\b)[^,;]{2,60})?)$`,
  'iu',
)
const participles: Readonly<Record<string, string>> = { took: 'taken', beat: 'beaten' }

function takenFrom(piece: string, { subject, pronoun }: WhoseNote): string | undefined {
  const [, verb = '', object = '', others = '', rest = ''] = ontoPronoun.exec(piece) ?? []
  if (verb === '' || pronoun === undefined || object !== (pronoun === 'she' ? 'her' : 'him')) return undefined
  if (object === 'her' && others === '' && !isApart.test(rest)) return undefined
  const participle = participles[verb.toLowerCase()] ?? verb.toLowerCase()
  return others === ''
    ? `${subject} was ${participle}${rest}`
    : `${subject.replace('.subj', '')}${others} were ${participle}${rest}`
}

/** `took her phone`: what was taken. */
const isApart = /^(?:$| (?:in|into|on|to|at|by|with|from|for|out|away|up|down|outside|and)\b)/u

const opening =
  /^((?:January|February|March|April|May|June|July|August|September|October|November|December) (?:\d{1,2}, )?(?:19|20)\d\d)\b[,:]? ?(.*)$/u

/** `March 16, 2019 march Managua, arrested, 6 days El Chipote, beaten`: the day and what was suffered; the rest stays. */
export function suffered(
  segment: string,
  { subject, ...whose }: WhoseNote,
): { readonly told: string; readonly left: readonly string[] } | undefined {
  const [first = '', ...more] = piecesOf(segment)
  const taken = takenFrom(segment, { subject, ...whose })
  if (taken !== undefined) return { told: taken, left: [] }
  const [, day, beside = first] = opening.exec(first) ?? []
  const pieces = withLasting([...(beside === '' ? [] : [beside]), ...more])
  const isAct = (piece: string) => done.test(bare(piece)) || withMeans.test(bare(piece))
  const found = pieces.filter(isAct)
  if (found.length === 0) return undefined
  const rest = pieces.filter((piece) => !isAct(piece))
  const when = day === undefined ? '' : `${/\d,/u.test(day) ? 'On' : 'In'} ${day}, `
  return {
    told: `${when}${subject.replace('.subj', when === '' ? '.subj' : '')} was ${inRow(found.map((act) => withThe(small(act))))}`,
    left: rest.length === 0 ? [] : [rest.join(', ')],
  }
}

/** Without the time that it lasted. */
const bare = (piece: string): string => small(piece).replace(/ for [^,]{3,20}$/u, '')
const small = (piece: string): string => piece.charAt(0).toLowerCase() + piece.slice(1)

/** `beaten with cables, 3 days`: so long it went on. */
function withLasting(pieces: readonly string[]): string[] {
  const joined: string[] = []
  for (const piece of pieces) {
    const time = lasting.exec(piece)?.[1]
    const before = joined.at(-1)
    if (time !== undefined && before !== undefined && (withMeans.test(small(before)) || done.test(small(before))))
      joined[joined.length - 1] = `${before} for ${time}`
    else joined.push(piece)
  }
  return joined
}

const withThe = (act: string): string =>
  act
    .replace(
      /(?<= (?:on|at|in|near|outside) )(?=(?:soles|back|head|feet|legs|arms|hands|road|street|bridge|bus|market|clinic|church|school|house|office|station|farm|shop|stadium|checkpoint|airport)\b)/gu,
      'the ',
    )
    .replace(/ in (?=(?:left |right )?(?:leg|thigh|arm|shoulder|foot|hand|back|chest|knee|stomach)$)/u, ' in the ')
