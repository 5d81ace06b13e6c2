import type { MadeFact } from './made-fact.ts'

/** How much of a note a paper has to say before the note is not told beside it. */
const enough = 0.65
/** So many statements that follow each other in one paper are read together. */
const together = 3

/**
 * Notes typed in haste whose substance a paper tells in whole sentences become a source of those sentences: the same thing
 * is then said once, and well. Every figure of the note has to stand in the paper.
 */
export function coverNotes(facts: readonly MadeFact[]): MadeFact[] {
  const told = facts.filter(({ isOfChronology }) => isOfChronology !== true)
  const papers = told.filter(({ isFromDocument }) => isFromDocument)
  if (papers.length === 0) return [...facts]
  const windows = papers.map((made, at) => windowAt(papers, at, made))
  const added = new Map<MadeFact, MadeFact>()
  const covered = new Set<MadeFact>()
  for (const note of facts) {
    if (note.isOfChronology === true) {
      if (isToldElsewhere(note, told)) covered.add(note)
      continue
    }
    if (note.isHasty !== true || note.isFromDocument || note.stems.length < 2) continue
    const best = windows
      .filter(
        ({ facts: told }) =>
          note.fact.subject !== 'applicant' ||
          told.some(({ fact }) => fact.quoteOnly !== true && fact.persons.length > 0),
      )
      .map((window) => ({ window, share: shareIn(note, window) }))
      .toSorted((a, b) => b.share - a.share)[0]
    if (best === undefined || best.share < enough) continue
    const host = bestOf(best.window.facts, note)
    added.set(host, joined(added.get(host) ?? host, note))
    covered.add(note)
  }
  return facts.filter((made) => !covered.has(made)).map((made) => added.get(made) ?? made)
}

/** An event of counsel's table of which one statement has half of the words, whatever its figures. */
function isToldElsewhere({ stems, fact }: MadeFact, told: readonly MadeFact[]): boolean {
  const own = new Set(stems)
  if (own.size === 0) return true
  return told.some((other) => {
    const theirs = new Set([...other.stems, ...other.fact.persons])
    const shared = [...own].filter((stem) => theirs.has(stem)).length
    return shared * 2 >= own.size || (shared > 0 && own.size < 3 && fact.persons.some((id) => theirs.has(id)))
  })
}

type Window = {
  readonly facts: readonly MadeFact[]
  readonly stems: ReadonlySet<string>
  readonly numbers: ReadonlySet<string>
}

function windowAt(papers: readonly MadeFact[], at: number, made: MadeFact): Window {
  const facts = papers.slice(at, at + together).filter(({ document }) => document === made.document)
  return {
    facts,
    stems: new Set(facts.flatMap(({ stems, fact }) => [...stems, ...fact.persons])),
    numbers: new Set(facts.flatMap(({ fact }) => figuresOf(fact.statement))),
  }
}

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** The figures of a text, those in words too. */
function figuresOf(text: string): string[] {
  const written =
    text.toLowerCase().match(/\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/g) ?? []
  return [...(text.match(/\d[\d,.]*\d|\d/g) ?? []), ...written.map((word) => String(words.indexOf(word)))]
}

function shareIn({ stems, fact }: MadeFact, window: Window): number {
  if (figuresOf(fact.asTold ?? fact.statement).some((figure) => !window.numbers.has(figure))) return 0
  if (fact.persons.some((id) => id !== 'applicant' && !window.stems.has(id))) return 0
  const own = new Set(stems)
  return [...own].filter((stem) => window.stems.has(stem)).length / own.size
}

/** The statement that shares most with the note. */
function bestOf(facts: readonly MadeFact[], { stems }: MadeFact): MadeFact {
  const own = new Set(stems)
  const shared = (made: MadeFact) => made.stems.filter((stem) => own.has(stem)).length
  const [first, ...rest] = facts
  if (first === undefined) throw new Error('A window has a fact.')
  return rest.reduce((best, made) => (shared(made) > shared(best) ? made : best), first)
}

function joined(host: MadeFact, note: MadeFact): MadeFact {
  return {
    ...host,
    fact: { ...host.fact, sources: [...host.fact.sources, ...note.fact.sources] },
    serves: [
      ...host.serves,
      ...note.serves.filter(({ element }) => host.serves.every((same) => same.element !== element)),
    ],
  }
}
