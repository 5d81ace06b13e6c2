import { escapeText } from '#domain/section-content/write.ts'
import type { NaturalizationCase } from '../case.ts'
import type { ExhibitCode } from '../case/exhibit-code.ts'
import { listExhibits } from '../case/exhibits.ts'
import { nameOfPaper } from '../case/paper-names.ts'

/** A paper as the letter speaks of it: by what it is, else by the title that it has on file, with its exhibit. */
export function enclosedPaper(
  application: NaturalizationCase,
  title: string,
  {
    noun = 'paper',
    day,
    under,
  }: { readonly noun?: string; readonly day?: string | undefined; readonly under?: ExhibitCode | undefined } = {},
): string {
  const name = calledPaper(application, title)
  const called = name === undefined ? (saysWhatItIs(title) ?? `${noun} “${escapeText(title)}”`) : escapeText(name)
  // `April 8, 2024 order` has its day.
  const dated = day === undefined || /\d{4}/u.test(name ?? '') ? called : `${called} of ${day}`
  return `enclosed ${dated}${exhibitOf(application, title, under)}`
}

/** `letter of Mercy Regional Hospital`: a title that tells what the paper is, as prose writes it. */
const saysWhatItIs = (title: string): string | undefined =>
  /^(?:Letter|Statement|Declaration|Decision|Decree|Judgment|Order|Certificate|Report|Record) (?:of|on|from|by) \S/u.test(
    title,
  )
    ? escapeText(title.charAt(0).toLowerCase() + title.slice(1))
    : undefined

/** `order of the immigration judge of April 8, 2024`, where its head says so and its title does not. */
export const calledPaper = ({ input, client }: NaturalizationCase, title: string): string | undefined => {
  const paper = input.sources.find((one) => one.title === title)
  return paper === undefined ? undefined : nameOfPaper(paper, [client.first_name, ...client.last_name.split(' ')])
}

/** ` (Exhibit E)`: under which exhibit it is enclosed, that of its matter first; empty where none takes it up. */
export function exhibitOf(application: NaturalizationCase, title: string, under?: ExhibitCode): string {
  const holding = listExhibits(application).filter(({ parts }) => parts.includes(title))
  const letter = (holding.find(({ code }) => code === under) ?? holding[0])?.letter
  return letter === undefined ? '' : ` (Exhibit ${letter})`
}

/** `(letter of the ferry company, Exhibit G)`: behind words of a paper. */
export function inBrackets(application: NaturalizationCase, title: string, under?: ExhibitCode): string {
  const letter = exhibitOf(application, title, under).replace(/^ \(|\)$/gu, '')
  return `(${escapeText(calledPaper(application, title) ?? title)}${letter === '' ? '' : `, ${letter}`})`
}
