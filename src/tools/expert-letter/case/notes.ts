import { sentencesOf } from '#domain/language/sentences.ts'

/** The expert's notes, sorted by what a letter does with them; every sentence stands in one place at most. */
export type Notes = {
  /** Paragraphs for the findings: opinions, and what the expert found. */
  readonly findings: readonly (readonly string[])[]
  /** Paragraphs about the field in which nobody speaks of himself. */
  readonly knowledge: readonly string[]
  /** What was not done or seen, in whole sentences. */
  readonly notDone: readonly string[]
  /** The opinions in one line each, without "In my opinion". */
  readonly opinions: readonly string[]
}

const opinionStart = /^In my (?:professional )?(?:opinion|view|judgment),? /u
const undone =
  /^I (?:have|had) (?:not|never) (?:yet )?(?:seen|read|visited|handled|examined|evaluated|treated|interviewed|spoken|tested|verified|reviewed|met|inspected|attended)\b|^I (?:did|do|could) not (?:examine|treat|see|interview|visit|test|speak|attend|verify|read|review|offer)\b|^I (?:have|offer) no (?:view|opinion)\b|^I know nothing\b/u
const pay = /\b(?:fee|paid|payment|charge|compensat\p{L}+|honorarium|invoice)\b/iu
const offers = /^I am (?:willing|ready|available|happy|prepared)\b|^I read\b|^I reviewed\b/u

export function sortNotes(
  statements: readonly (readonly string[])[],
  { ties, isClinical }: { readonly ties: readonly string[]; readonly isClinical: boolean },
): Notes {
  const paragraphs = statements
    .filter((paragraph) => !paragraph.some((words) => /\b(?:you|your|please)\b/iu.test(words)))
    .map((paragraph) =>
      paragraph.filter(
        (words) => !ties.includes(words) && !pay.test(words) && !/^(?:It|This) (?:is|does) not depend/u.test(words),
      ),
    )
  // `I have not handled it` means nothing away from its paragraph.
  const isUndone = (words: string) => undone.test(words) && !/\b(?:it|them|this|that|these|those)\.$/u.test(words)
  const notDone = paragraphs.flat().filter(isUndone)
  const left = paragraphs
    .map((paragraph) => paragraph.filter((words) => !isUndone(words) && (isClinical || !offers.test(words))))
    .filter((paragraph) => paragraph.length > 0)
  const isKnowledge = (paragraph: readonly string[]) =>
    !isClinical && !/\b(?:I|my|me|we|our|us)\b/u.test(paragraph.join(' '))
  return {
    findings: left.filter((paragraph) => !isKnowledge(paragraph)),
    knowledge: left.filter(isKnowledge).map((paragraph) => paragraph.join(' ')),
    notDone,
    opinions: left.flat().flatMap((words) => (opinionStart.test(words) ? [coreOf(words)] : [])),
  }
}

/** `In my opinion X is right, because Y.` -> `X is right`: for a sentence that repeats it in short. */
function coreOf(words: string): string {
  const whole = words.replace(opinionStart, '').replace(/\.$/u, '')
  const [short = whole] = whole.split(/,? (?:because|since) (?!\d)/u)
  return sentencesOf(short)[0]?.replace(/\.$/u, '') ?? whole
}
