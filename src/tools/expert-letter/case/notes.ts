/** The expert's notes, sorted by what a letter does with them; what fits nowhere stays in the notes. */
export type Notes = {
  /** Paragraphs that hold an opinion, whole. */
  readonly opinions: readonly string[]
  /** Paragraphs about the field in which nobody speaks of himself. */
  readonly knowledge: readonly string[]
  /** What was not done or seen, without "I have not". */
  readonly notDone?: string
  /** The first opinion in one line, without "In my opinion". */
  readonly opinion?: string
}

const opinionStart = /^In my (?:professional )?opinion,? /u
const opines = /\b(?:in my (?:professional )?opinion|is like other cases that I know|I consider|I regard)\b/iu

export function sortNotes(statements: readonly (readonly string[])[]): Notes {
  const paragraphs = statements.filter(
    (paragraph) => !paragraph.some((words) => /\b(?:you|your|please)\b/iu.test(words)),
  )
  const opinions = paragraphs.filter((paragraph) => paragraph.some((words) => opines.test(words)))
  const knowledge = paragraphs.filter((paragraph) => !/\b(?:I|my|me|we|our|us)\b/u.test(paragraph.join(' ')))
  const notDone = paragraphs.flat().find((words) => words.startsWith('I have not '))
  const first = opinions.flat().find((words) => opinionStart.test(words))
  return {
    opinions: opinions.map((paragraph) => paragraph.join(' ')),
    knowledge: knowledge.map((paragraph) => paragraph.join(' ')),
    ...(notDone !== undefined && { notDone: notDone.replace(/^I have not /u, '').replace(/\.$/u, '') }),
    ...(first !== undefined && { opinion: first.replace(opinionStart, '').replace(/\.$/u, '') }),
  }
}
