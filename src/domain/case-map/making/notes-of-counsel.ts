import type { Person } from '#domain/persons/person.ts'

/**
 * What counsel noted of an interview with the client: it tells the client's account in the third person and is no report. It
 * is work product: a brief may be drafted from it, and a declaration has to take its place before anything is filed.
 */
export const isNotesOfCounsel = ({ title }: { readonly title: string }): boolean =>
  /\b(?:notes? of (?:counsel|(?:the |an? )?(?:attorney|lawyer|interview|intake))|(?:interview|intake|attorney|counsel(?:[’']s)?) notes?|intake (?:sheet|summary|memo\w*)|(?:hardship |intake |client )?worksheet|(?:client|office|staff|hardship) notes|notes for (?:the |a )?(?:declaration|affidavit|brief|waiver|hardship))\b/iu.test(
    title,
  )

/**
 * Who told counsel what the notes hold: the one relative whom the title or the line above them names by the given name
 * (`intake notes Peter`), where it does not name the client; else the client.
 */
export function whoWasInterviewed(
  { title, text }: { readonly title: string; readonly text: string },
  persons: readonly Person[],
): Person | undefined {
  const client = persons.find(({ id }) => id === 'applicant')
  const head = (text.trimStart().split('\n')[0] ?? '').slice(0, 90)
  for (const line of [title, head]) {
    const named = persons.filter(
      ({ role, full, first }) =>
        /^(?:applicant|spouse|parent|relative)$/u.test(role) && isNamed(first ?? full.split(' ')[0] ?? '', line),
    )
    if (named.length === 1) return named[0]
    if (named.length > 1) return client
  }
  return client
}

const isNamed = (first: string, line: string): boolean =>
  first.length > 2 && new RegExp(String.raw`(?<!\p{L})${RegExp.escape(first)}(?!\p{L})`, 'iu').test(line)
