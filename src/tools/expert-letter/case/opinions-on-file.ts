import { examinationLines } from './expert-statements.ts'
import { behindOpinion, type Instructions } from './instructions.ts'
import type { LetterSources } from './letter-sources.ts'
import { coreOf, reasonIn } from './held-opinions.ts'
import type { Notes } from './notes.ts'
import { byQuestion } from './question-put.ts'
import type { Subject } from './subject.ts'

/** What an opinion is made of: the notes, and what counsel reports as held. */
type Held = {
  readonly notes: Notes
  readonly named: (words: string) => string
  readonly instructions: Instructions
  readonly subject: Subject | undefined
  readonly asked: string
}

/** All opinions on file: those that the expert sums up with, then the others, that first which speaks of what was asked. */
export function heldOnFile(
  { notes, named, instructions, subject, asked }: Held,
  recorded: readonly string[],
): string[] {
  return [
    ...notes.opinions.slice(0, notes.summedUp).map(named),
    ...byQuestion(
      [
        ...notes.opinions.slice(notes.summedUp).map(named),
        ...heldBy(instructions).map((words) => (subject?.kin === undefined ? words : named(words))),
        ...notes.beliefs.map(named),
        ...recorded,
      ],
      asked,
    ),
  ]
}

/** The reason that stands in the sentence of this opinion. */
export const reasonFor = (
  opinion: string | undefined,
  statements: readonly (readonly string[])[],
  named: (words: string) => string,
): string | undefined =>
  statements.flat().flatMap((words) => (named(coreOf(words)) === opinion ? (reasonIn(words) ?? []) : []))[0]

/** The opinions that the instructions report, each without its reasons. */
const heldBy = ({ told }: Instructions): string[] =>
  told.flatMap(({ kind, words }) => (kind === 'opinion' ? [words.split(behindOpinion)[0] ?? words] : []))

/** What the expert’s own record and notes hold, as clauses. */
export const inRecord = (sources: LetterSources, statements: readonly (readonly string[])[]): string[] =>
  heldInRecord([...examinationLines(sources), ...statements.flat()])

/** `Consistency: Symptoms highly consistent with events described.`: what the expert's own record holds, as a clause. */
function heldInRecord(lines: readonly string[]): string[] {
  return lines
    .flatMap((line) => {
      const [, degree] =
        /\b(?:symptoms?|findings?|presentation)(?: (?:is|are))? ((?:highly |not )?consistent with|typical of|diagnostic of) (?:the )?(?:events?|account|history)\b/iu.exec(
          line,
        ) ?? []
      // `Her symptoms are highly consistent with detention and sexual assault.`
      const [, what, held] =
        /^(?:Her|His|The|These) (symptoms|findings|scars|injuries) are ((?:highly )?consistent with|typical of|diagnostic of) [^.;:]{4,100}\.$/u.exec(
          line,
        ) ?? []
      if (what !== undefined && held !== undefined) return [`the ${what} ${line.slice(line.indexOf(' are ') + 1, -1)}`]
      const [found] =
        /^the (?:physical )?findings are (?:diagnostic of|typical of|(?:highly )?consistent with) [^.]{3,120}/iu.exec(
          line,
        ) ?? []
      if (found !== undefined) return [found.charAt(0).toLowerCase() + found.slice(1)]
      return degree === undefined ? [] : [`the symptoms are ${degree.toLowerCase()} the events described`]
    })
    .filter((held, at, all) => all.indexOf(held) === at)
}
