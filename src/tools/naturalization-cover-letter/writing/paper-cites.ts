import { escapeText } from '#domain/section-content/write.ts'
import type { NaturalizationCase } from '../case.ts'
import { listExhibits } from '../case/exhibits.ts'
import { nameOfPaper } from '../case/paper-names.ts'

/** A paper as the letter speaks of it: by what it is, else by the title that it has on file, with its exhibit. */
export function enclosedPaper(
  application: NaturalizationCase,
  title: string,
  { noun = 'paper', day }: { readonly noun?: string; readonly day?: string | undefined } = {},
): string {
  const name = calledPaper(application, title)
  const called = name === undefined ? `${noun} “${escapeText(title)}”` : escapeText(name)
  // `April 8, 2024 order` has its day.
  const dated = day === undefined || /\d{4}/u.test(name ?? '') ? called : `${called} of ${day}`
  return `enclosed ${dated}${exhibitOf(application, title)}`
}

/** `order of the immigration judge of April 8, 2024`, where its head says so and its title does not. */
export const calledPaper = ({ input, client }: NaturalizationCase, title: string): string | undefined => {
  const paper = input.sources.find((one) => one.title === title)
  return paper === undefined ? undefined : nameOfPaper(paper, [client.first_name, ...client.last_name.split(' ')])
}

/** ` (Exhibit E)`: under which exhibit it is enclosed; empty where none takes it up. */
export function exhibitOf(application: NaturalizationCase, title: string): string {
  const letter = listExhibits(application).find(({ parts }) => parts.includes(title))?.letter
  return letter === undefined ? '' : ` (Exhibit ${letter})`
}

/** `(letter of the ferry company, Exhibit G)`: behind words of a paper. */
export function inBrackets(application: NaturalizationCase, title: string): string {
  const letter = exhibitOf(application, title).replace(/^ \(|\)$/gu, '')
  return `(${escapeText(calledPaper(application, title) ?? title)}${letter === '' ? '' : `, ${letter}`})`
}
