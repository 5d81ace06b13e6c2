import type { PersonRole } from '#domain/template-sections/old-case.ts'
import { ownWords } from './name-words.ts'

/** Who was found so far; a name that is part of a known one is the same person. */
export class Roll {
  readonly people: { role: PersonRole; name: string; words: Set<string>; weak: Set<string>; kinWord?: string }[] = []

  get hasClient(): boolean {
    return this.people.some(({ role }) => role === 'client')
  }

  add(role: PersonRole, written: string, kinWord?: string): void {
    const words = ownWords(written)
    if (words.length === 0) return
    const known = this.people.find((person) => isSame(person.words, words))
    if (!known) {
      // Two parties are two persons: only the first is the client.
      this.people.push({
        role: role === 'client' && this.hasClient ? 'person' : role,
        name: written,
        words: new Set(words),
        weak: new Set(),
        ...(kinWord !== undefined && { kinWord }),
      })
      return
    }
    if (words.length > known.words.size) known.name = written
    for (const word of words) known.words.add(word)
    if (known.role === 'person' && (role !== 'client' || !this.hasClient)) known.role = role
    if (kinWord !== undefined && known.role !== 'client') known.kinWord ??= kinWord
  }

  /** Whether a folded word names somebody wherever it stands. */
  knows(word: string): boolean {
    return this.people.some(({ words }) => words.has(word))
  }

  /** Whether it names somebody of whom more is known than one word. */
  knowsWell(word: string): boolean {
    return this.people.some(
      ({ role, words, weak }) => words.has(word) && (role !== 'person' || words.size + weak.size > 1),
    )
  }

  /** Adds a name of which some words are words of the language too. */
  addWeak(
    role: PersonRole,
    written: string,
    strong: readonly string[],
    weak: readonly string[],
    kinWord?: string,
  ): void {
    const all = [...strong, ...weak]
    const known = this.people.find((person) => isSame(new Set([...person.words, ...person.weak]), all))
    if (!known) {
      this.people.push({
        role: role === 'client' && this.hasClient ? 'person' : role,
        name: written,
        words: new Set(strong),
        weak: new Set(weak),
        ...(kinWord !== undefined && { kinWord }),
      })
      return
    }
    if (strong.length + weak.length > known.words.size + known.weak.size) known.name = written
    for (const word of strong) known.words.add(word)
    for (const word of weak) known.weak.add(word)
  }
}

function isSame(known: ReadonlySet<string>, words: readonly string[]): boolean {
  const shared = words.filter((word) => known.has(word)).length
  return shared > 0 && (shared === words.length || shared === known.size)
}
