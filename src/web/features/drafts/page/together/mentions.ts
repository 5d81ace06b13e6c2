import type { DraftComments } from '#contract/comments.ts'

type People = DraftComments['people']

/** How somebody is written in a comment: `@June Whitfield`; an address without its end. */
export function mentionOf(name: string): string {
  return `@${name.split('@')[0]}`
}

/** Who is mentioned in a text, by their ids. Longer names first, so that nobody is found in another one's name. */
export function mentionsIn(text: string, people: People): string[] {
  let rest = text
  const found: string[] = []
  for (const { id, name, is_you } of people.toSorted((a, b) => b.name.length - a.name.length)) {
    const mention = mentionOf(name)
    if (is_you || !rest.includes(mention)) continue
    found.push(id)
    rest = rest.replaceAll(mention, ' ')
  }
  return found
}
