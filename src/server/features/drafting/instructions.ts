import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { DraftType } from '#domain/drafting/tool.ts'
import { identitiesByType } from '#tools/every-identity.ts'

/** What a model is told for one section of a tool: the tool's rules and the section's own instruction. */
export type Instructions = {
  readonly rules: string
  readonly bySection: ReadonlyMap<string, string>
}

const read = new Map<DraftType, Instructions>()

/**
 * A tool's `sections/*.md`, read once, its rules before those that hold for every tool; front matter is for people and left
 * out. Empty for a tool without a model.
 */
export function readInstructions(type: DraftType): Instructions {
  const known = read.get(type) ?? readFolder(type)
  read.set(type, known)
  return known
}

function readFolder(type: DraftType): Instructions {
  const folder = new URL(`../../../tools/${identitiesByType[type].folder}/sections/`, import.meta.url)
  if (!existsSync(folder)) return { rules: '', bySection: new Map() }
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'))
  const texts = files.map(
    (name) => [name.slice(0, -3), withoutFrontMatter(readFileSync(new URL(name, folder), 'utf8'))] as const,
  )
  const bySection = new Map(texts)
  const common = withoutFrontMatter(readFileSync(new URL('../../common-rules.md', folder), 'utf8'))
  return { rules: `${bySection.get('_rules') ?? ''}\n\n${common}`, bySection }
}

function withoutFrontMatter(text: string): string {
  return text.replace(/^---\n[\s\S]*?\n---\n/, '').trim()
}
