import { sentencesOf } from '#domain/language/sentences.ts'
import { isLead } from './lead.ts'
import { kinIn, namesStranger, othersIn } from './words-for-others.ts'
import { createMentionFinder, type Piece } from './mentions.ts'
import type { Referent } from './referent.ts'
import { capitalized } from './words.ts'
import { type Memory, newMemory } from './narrator-memory.ts'
import { callPerson, isConfusable } from './call-person.ts'
import { withoutQuoted } from './quoted-apart.ts'

/**
 * Calls people as good prose does: the full name once a section, then the short form, a pronoun where the map has one and
 * nobody else could be meant, and inside a sentence never a name twice. It keeps what was said last, so ask it for the
 * sentences in the order in which they will be read.
 */
export type Narrator = {
  /** A new section: everybody is introduced again. */
  readonly section: () => void
  /** A new paragraph: no pronoun reaches back over it. */
  readonly paragraph: () => void
  /**
   * A statement (one or several sentences; people as tokens or by any of their names) with fitting names. The first letter
   * is a capital; no full stop is added. `isContinued` leaves the first letter as it is.
   */
  readonly say: (statement: string, options?: { readonly isContinued?: boolean }) => string
  /** Words that stood in between and were not told through `say`: pronouns do not reach over them. */
  readonly interrupt: () => void
  /** What it knows now, to come back to when a way of saying something is given up. */
  readonly remember: () => NarratorMemory
  readonly recall: (memory: NarratorMemory) => void
}

/** Opaque: what was said so far. */
export type NarratorMemory = Readonly<Memory>

export function createNarrator(people: readonly Referent[]): Narrator {
  const find = createMentionFinder(people)
  const memory = newMemory()
  const interrupt = () => {
    memory.last = undefined
    memory.lastPersons = []
  }
  return {
    section: () => {
      memory.seen.clear()
      interrupt()
    },
    paragraph: interrupt,
    interrupt,
    remember: () => ({ ...memory, seen: new Set(memory.seen) }),
    recall: (known) => Object.assign(memory, known, { seen: new Set(known.seen) }),
    say: (statement, { isContinued = false } = {}) => {
      const { text, restore } = withoutQuoted(statement)
      const told = sentencesOf(text).map((sentence, index) => {
        const one = tellSentence(find(sentence), memory, people)
        return isContinued && index === 0 ? one : capitalized(one)
      })
      return restore(told.join(' '))
    },
  }
}

function tellSentence(pieces: readonly Piece[], memory: Memory, people: readonly Referent[]): string {
  const here: Referent[] = []
  const literal = pieces.map((piece) => ('text' in piece ? piece.text : '')).join(' ')
  const kin = kinIn(literal)
  let told = ''
  pieces.forEach((piece, index) => {
    if ('text' in piece) {
      told += piece.text
      return
    }
    const next = pieces[index + 1]
    const after = next && 'text' in next ? next.text : ''
    told += callPerson(piece, { memory, here, kin, before: told, after, people })
    if (!here.includes(piece.person)) here.push(piece.person)
  })
  const subject = subjectOf(pieces)
  const about = subject ?? onlyOneActedOn(pieces, here)
  const others = othersIn(literal)
  memory.last = about && !isConfusable(about, here, others) ? about : undefined
  memory.lastPersons = here
  memory.lastKin = others
  memory.lastStranger = namesStranger(literal)
  return told
}

/** `Two men fetched Ms. Berg from her room`: nobody else in it could be meant by the next `she`. */
function onlyOneActedOn(pieces: readonly Piece[], [only, ...others]: readonly Referent[]): Referent | undefined {
  const isNamed = pieces.some((piece) => 'person' in piece && piece.form !== 'poss' && piece.form !== 'his')
  const words = pieces.map((piece) => ('text' in piece ? piece.text : '')).join(' ')
  return only !== undefined && others.length === 0 && isNamed && !namesStranger(words) ? only : undefined
}

/** The person with whom a sentence begins, also after a lead (`In March 2023 he ...`). */
function subjectOf(pieces: readonly Piece[]): Referent | undefined {
  const [lead, after] = pieces
  const first = lead && 'text' in lead && isLead(lead.text) ? after : lead
  return first && 'person' in first && first.form !== 'poss' && first.form !== 'his' ? first.person : undefined
}
