import type { PersonRole } from '#domain/template-sections/old-case.ts'
import { ownWords } from './name-words.ts'

/** Who was found so far; a name that is part of a known one is the same person. */
export class Roll {
  readonly people: { role: PersonRole; name: string; words: Set<string>; kinWord?: string }[] = []

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
        ...(kinWord !== undefined && { kinWord }),
      })
      return
    }
    if (words.length > known.words.size) known.name = written
    for (const word of words) known.words.add(word)
    if (known.role === 'person' && (role !== 'client' || !this.hasClient)) known.role = role
    if (kinWord !== undefined && known.role !== 'client') known.kinWord ??= kinWord
  }
}

function isSame(known: ReadonlySet<string>, words: readonly string[]): boolean {
  const shared = words.filter((word) => known.has(word)).length
  return shared > 0 && (shared === words.length || shared === known.size)
}
