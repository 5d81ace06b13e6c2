import type { Pronoun } from '#domain/persons/person.ts'
import type { Reading } from './feared-in-account.ts'
import type { Piece } from './words-in-text.ts'

/** `Adán drives him to the clinic. He has no other child`: what an answer about the father says that somebody is or has. */
export function isOfTopic(
  pieces: readonly Piece[],
  at: number,
  spoken: string,
  pronoun: Pronoun,
  { about, isOwnVoice }: Reading,
): boolean {
  const rest = pieces
    .slice(at + 1, at + 8)
    .map(({ text }) => text)
    .join('')
  if (isOwnVoice || about?.pronoun !== pronoun) return false
  // `Two kids, Abril and Gael. He drives a truck`: no child does.
  if (about.role === 'spouse' && spoken.startsWith('child')) return at === 0 && ofAdults.test(rest)
  if (about.role !== 'parent' || spoken !== 'applicant') return false
  const word = pieces[at]?.text.toLowerCase()
  // `Her son Rubén works offshore`, `The program would take her`: what is done, and who is owned, is of whom the answer tells.
  if (word === 'her' || word === 'him' || word === 'his') return at > 0 || ofKin.test(rest)
  return at === 0 && ofSelf.test(rest)
}

const ofSelf =
  /^ (?:has|had|is|was|needs|suffers|receives|gets|draws|cannot|uses|lives|speaks|weighs|sleeps|depends|wanders|falls|fell|forgets)\b(?!(?: \S+){0,3} (?:her|him)\b)/
const ofAdults =
  /^ (?:drives a|does \p{Ll}+ and|watches (?:the|our) (?:kids|children)|works|worked|earns|makes \$|pays|supports|owns|commutes)/u
const ofKin =
  /^ (?:son|daughter|husband|wife|brother|sister|other|only|oldest|youngest|late|nephew|niece|grandson|granddaughter)\b/
