import type { FoundMark, Slot, TemplateLine } from '#domain/template-sections/old-case.ts'
import { withoutOverlaps } from './overlaps.ts'

type Raw = Map<TemplateLine, readonly FoundMark[]>

/** What only the words and lines around a place tell: whose name follows a relation, what a date on top is, who signs. */
export function readNeighbours(raw: Raw, isCounsel: boolean): void {
  const lines = [...raw.keys()]
  for (const [line, marks] of raw) raw.set(line, joinKin(line.text, marks))
  for (const [line, marks] of raw) raw.set(line, ofWhoseCase(line.text, marks))
  markSentDates(raw, lines)
  for (const [line, marks] of raw) raw.set(line, pronounsOfOthers(line.text, marks))
  markSignerTitles(raw, lines, isCounsel)
  markQuoted(raw)
}

/** `my mother’s application`, in a paper that supports it: the mother is the client. */
function ofWhoseCase(text: string, marks: readonly FoundMark[]): FoundMark[] {
  return marks.map((mark) =>
    mark.slot === 'family' &&
    /^my /iu.test(text.slice(mark.start, mark.end)) &&
    /^[’']s (?:\p{L}+ ){0,2}(?:application|petition|waiver|request|case)\b/iu.test(text.slice(mark.end))
      ? { ...mark, slot: 'client' }
      : mark,
  )
}

const somebody = new Set<Slot>(['relative', 'person', 'name', 'witness'])

/** `her sister, Voahirana` is one person, not a relation and a name. */
function joinKin(text: string, marks: readonly FoundMark[]): FoundMark[] {
  const joined: FoundMark[] = []
  for (const mark of marks) {
    const before = joined.at(-1)
    const between = before?.slot === 'family' && !before.isAside ? text.slice(before.end, mark.start) : '-'
    const isApposed = between === ', ' ? /^(?:[,.;:)]|$)/.test(text.slice(mark.end)) : between === ' '
    if (before && somebody.has(mark.slot) && isApposed) joined[joined.length - 1] = { ...mark, start: before.start }
    else joined.push(mark)
  }
  return joined
}

const others = new Set<Slot>(['judge', 'attorney', 'department-counsel', 'doctor', 'witness', 'relative', 'person'])

/** `Defendant Ana Example is sued in her official capacity`: a pronoun behind somebody else in its sentence. */
function pronounsOfOthers(text: string, marks: readonly FoundMark[]): readonly FoundMark[] {
  if (!marks.some(({ slot }) => slot === 'pronoun')) return marks
  let last: FoundMark | undefined
  return marks.map((mark) => {
    if (last && /[.;!?][”"]? (?=\p{Lu})/u.test(text.slice(last.end, mark.start))) last = undefined
    if (mark.slot === 'client' || others.has(mark.slot)) last = mark
    const isOthers =
      last &&
      last.slot !== 'client' &&
      !takesStep(text, mark) &&
      !isOwnersOf(text, last, mark) &&
      !(last.slot === 'judge' && decidedOn.test(text.slice(last.end, mark.start)))
    return mark.slot === 'pronoun' && isOthers ? { ...mark, slot: 'other-pronoun' } : mark
  })
}

/** `which denied his applications and ordered him removed`: nobody decides on himself. */
const decidedOn = /\b(?:denied|granted|ordered|found|pretermitted|dismissed|sustained|rejected) (?:[^.;]{0,120} )?$/u

/** `His sister filed a petition for him`: who has a sister is no woman, so that `him` is the one who has her. */
function isOwnersOf(text: string, last: FoundMark, mark: FoundMark): boolean {
  const [, owner = '', relation = ''] = ownKin.exec(text.slice(last.start, last.end)) ?? []
  const isOfMan = /^(?:he|him|his|himself)$/iu.test(text.slice(mark.start, mark.end))
  return owner !== '' && isOfMan === /^his$/iu.test(owner) && isOfMan === female.test(relation)
}
const ownKin =
  /^(his|her) (?:\p{L}+ ){0,2}?(wife|sister|mother|daughter|aunt|niece|grandmother|husband|brother|father|son|uncle|nephew|grandfather)(?!\p{L})/iu
const female = /^(?:wife|sister|mother|daughter|aunt|niece|grandmother)$/iu

/** `She filed Form I-589`, `His petition`, at the head of a sentence: a step of the case is the client's, whoever was named before. */
const takesStep = (text: string, { start, end }: FoundMark): boolean =>
  /[.;!?][”"]? $/u.test(text.slice(0, start)) &&
  /^ (?:(?:(?:then|also|timely|first|last) )?(?:filed|applied|entered|arrived|was (?:admitted|paroled|served|placed|released)|asks for|requests|moves|seeks|submits)|(?:petition|application|appeal|motion|removal proceedings)(?= (?:for|to|was|is|has|were)))(?!\p{L})/u.test(
    text.slice(end),
  )

const salutation =
  /^\W*(?:dear\b|re:|regarding:|subject:|to whom it may concern|to the (?:adjudicating|immigration|asylum|honorable)|estimad[oa]s?\b|a quien corresponda)/iu

/** A date of signing, or one that stands alone. */
const isOwnDate = ({ slot, start, end }: FoundMark, { text }: TemplateLine): boolean =>
  slot === 'signing-date' || (slot === 'event-date' && start === 0 && end === text.trimEnd().length)

/** The date above the salutation of a letter is the letter's own. */
function markSentDates(raw: Raw, lines: readonly TemplateLine[]): void {
  const end = lines.findIndex(({ part, text }) => part === 'body' && salutation.test(text))
  for (const line of lines.slice(0, Math.max(end, 0))) {
    const marks = raw.get(line) ?? []
    const [only] = marks
    if (line.part === 'body' && marks.length === 1 && only && isOwnDate(only, line))
      raw.set(line, [{ ...only, slot: 'sent-date' }])
    // `El Paso, Texas, a 14 de enero de 2025`.
    const last = marks.at(-1)
    const isPlaced =
      marks.length === 2 && only?.slot === 'town' && only.start === 0 && last?.end === line.text.trimEnd().length
    if (line.part === 'body' && isPlaced && last.slot.endsWith('-date'))
      raw.set(line, [only, { ...last, slot: 'sent-date' }])
  }
}

const position =
  /^(?:(?:\p{Lu}[\p{L}-]+|of|and|the|&),? ){0,5}(?:Director|Manager|President|Owner|Professor|Officer|Pastor|Principal|Supervisor|Teacher|Instructor|Counselor|Nurse|Deacon|Coordinator|Foreman|Chef|Captain|Secretary|Treasurer|Elder|Advisor|Chair|Founder|Superintendent|Dean|Curator|Editor|Conductor|Coach|Producer|Administrator|Coordinator|Lead|Physician|Engineer)(?:,? (?:of|for|and|at|\p{Lu}[\p{L}-]+)){0,6}$/u

/** What an attorney is in the firm; `Attorney for Respondent` is the firm's own. */
const ofCounsel =
  /^(?:(?:DOJ|BIA|EOIR|Partially|Fully)[ -]){0,2}(?:Accredited Representative|(?:Managing|Senior|Founding|Supervising|Staff|Legal|Executive|Pro Bono|Associate|Principal) (?:Attorney|Partner|Counsel|Director|Fellow|Associate)|Partner|Associate|Of Counsel|Paralegal|Law (?:Student|Clerk)|Legal (?:Intern|Assistant))$/u

/** `Artistic Director`, under the name of an employer or an expert who signs. */
function markSignerTitles(raw: Raw, lines: readonly TemplateLine[], isCounsel: boolean): void {
  for (const [at, line] of lines.entries()) {
    const behind = titleBehind(line, raw.get(line) ?? [])
    if (behind) raw.set(line, [...(raw.get(line) ?? []), behind])
    const isBelowName = (raw.get(lines[at - 1] ?? line) ?? []).some(({ slot }) =>
      isCounsel ? slot === 'attorney' : slot === 'person' || slot === 'witness',
    )
    const text = line.text.trim()
    if (line.part !== 'body' || line.isHeading || !isBelowName || text.length > 80) continue
    if (!(isCounsel ? ofCounsel : position).test(text)) continue
    const start = line.text.indexOf(text)
    raw.set(line, [{ start, end: start + text.length, slot: 'signer-title' }])
  }
}

/** `Ana Example, Legal Assistant`, alone on its line. */
function titleBehind({ part, text }: TemplateLine, marks: readonly FoundMark[]): FoundMark | undefined {
  const [only] = marks
  const lead =
    only?.start === 0 && marks.length === 1 && signs.has(only.slot) ? /^, /u.exec(text.slice(only.end)) : null
  const title = text.slice((only?.end ?? 0) + 2).trimEnd()
  const isTitle = ofCounsel.test(title.charAt(0).toUpperCase() + title.slice(1))
  return part === 'body' && only && lead && isTitle
    ? { start: only.end + 2, end: only.end + 2 + title.length, slot: 'signer-title' }
    : undefined
}
const signs = new Set<Slot>(['attorney', 'person', 'name', 'witness'])

const quoted = /[“"](\p{Lu}[^“”"]{2,80})[”"]/gu

/** The title of a work of the old client, quoted where the client is told of, is found wherever it stands. */
function markQuoted(raw: Raw): void {
  const titles = new Set(
    [...raw].flatMap(([{ text, isHeading }, marks]) =>
      isHeading || !marks.some(({ slot }) => slot === 'client' || slot === 'pronoun' || slot === 'person')
        ? []
        : [...text.matchAll(quoted)].flatMap(({ 1: words = '', index }) =>
            words.includes(' ') && text[index - 1] !== '(' ? [words] : [],
          ),
    ),
  )
  if (titles.size === 0) return
  for (const [line, marks] of raw) {
    const found = [...line.text.matchAll(quoted)].flatMap(({ 0: whole, 1: words = '', index }): FoundMark[] =>
      titles.has(words) ? [{ start: index, end: index + whole.length, slot: 'name' }] : [],
    )
    if (found.length > 0) raw.set(line, withoutOverlaps([...marks, ...found]))
  }
}
