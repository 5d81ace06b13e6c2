import { type Background, joinBackgrounds, readCurriculum, readDescription } from './background.ts'
import { plainDegrees } from './degrees.ts'
import { isCurriculum, isPublications } from './exhibits.ts'
import { describedExpert } from './described-expert.ts'
import { isOwnVoice } from './own-voice.ts'
import type { LetterSources } from './letter-sources.ts'
import { isListOfLife, linesOfLife } from './own-life.ts'
import { countWords, sentencesOf } from '#domain/language/sentences.ts'
import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { spelledOut } from './record-lines.ts'
import type { Parties } from '#domain/prose/own-words.ts'

/** What description, curriculum vitae and short lives tell of the expert. A free number of years is never taken. */
export function expertLifeOf({ expert, expertDocuments }: LetterSources, { expertNames }: Parties): Background {
  const papers = expertDocuments.filter((paper) => isCurriculum(paper) && !isPublications(paper))
  const noted = joinBackgrounds(
    expertDocuments.filter(isOwnVoice).flatMap(({ text }) => listsOfLife(text).map((row) => readDescription(row))),
  )
  const lives = papers.map(({ text }) => readCurriculum(text, expertNames))
  // A curriculum vitae with dates says it better than the description beside it.
  if (lives.length === 0) {
    const own = describedExpert(expert?.text ?? '')
    const described = readDescription(apartAtCommas(own.rest))
    return {
      ...described,
      degrees: [...described.degrees, ...noted.degrees],
      posts: [...described.posts, ...noted.posts],
      sentences: [...described.sentences, ...own.sentences, ...noted.sentences],
      entries: [...described.entries, ...noted.entries]
        .map((entry) => withoutAddress(entry))
        .filter((entry) => entry !== '' && !isPosition(entry, expert?.text ?? '')),
    }
  }
  return joinBackgrounds([
    ...lives,
    {
      degrees: [],
      posts: [],
      sentences: unsaid(describedExpert(expert?.text ?? '').sentences, papers.map(({ text }) => text).join('\n')),
      entries: entriesBeside(
        spelledOut(describedExpert(expert?.text ?? '').rest),
        papers.map(({ text }) => text).join('\n'),
      ),
    },
  ])
}

/** `..., Lisbon (since 2012). teresa@casa.example`: the letterhead has the address. */
const withoutAddress = (entry: string): string =>
  entry.replaceAll(/[.,;]? ?(?<![\w.+-])[\w.+-]{1,64}@[\w.-]{1,100}\w/gu, '').trim()

/** Degrees and posts that the expert's notes put in a row. */
const listsOfLife = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => sentencesOf(plainDegrees(line.trim())))
    .filter((words) => isListOfLife(words))
    .map((words) => linesOfLife(words))

/** What the curriculum vitae counts as well is told by it. */
const unsaid = (sentences: readonly string[], papers: string): string[] =>
  sentences.filter(
    (words) =>
      !(/testif/u.test(words) && /testimon|testif/iu.test(papers)) &&
      !(words.startsWith('I speak') && /\blanguages?\b/iu.test(papers)),
  )

export function clientLifeOf({ cv }: LetterSources, { clientNames }: Parties): Background | undefined {
  return cv && readCurriculum(cv.text, clientNames)
}

/** `nephrologist, North Platte Kidney Center, board certified int med, MD 2003`: one thing between two commas. */
function apartAtCommas(description: string): string {
  const parts = description.split(/,\s+/)
  if (parts.length < 3 || /[.;\n]/.test(description.trim().replace(/\.$/u, '')) || /^\p{Lu}/u.test(description))
    return description
  const [title = '', where = '', ...rest] = parts
  return [`${title}, ${where}`, ...rest.map((part) => boardCertified(spelledOut(part)))].join('; ')
}

const boardCertified = (part: string) => part.replace(/^board[ -]certified (?:in )?/iu, 'I am board certified in ')

/** Licenses and counts, and what else the description says that the curriculum vitae does not have. */
function entriesBeside(description: string, curriculum: string): string[] {
  const known = new Set(stemsOf(curriculum))
  const told = [...licensesIn(description), ...countsIn(description)]
  const others = description
    .split(/[;\n]|(?<=[\p{Ll}\d)]{2})\.\s+/u)
    .map((part) => part.trim().replace(/\.$/u, ''))
    .filter((part) => {
      const stems = stemsOf(part)
      const isNew = stems.filter((stem) => !known.has(stem)).length * 2 > stems.length
      return isNew && stems.length > 1 && countWords(part) <= 14 && !spoken.test(part) && !told.includes(part)
    })
  return [...told, ...others]
}

const spoken = /\b(?:I|he|she|we|notes?|letter|fee|paid)\b|@|\d{3}[ -]\d{4}/iu

/** A license stands in the letter whatever paper names it. */
function licensesIn(description: string): string[] {
  return description
    .split(/[;\n]|\.\s+(?=\p{Lu})/u)
    .flatMap((part) => (/licen[cs]e\b[^\n]{0,60}?\d/iu.test(part) ? [part.trim().replace(/\.$/u, '')] : []))
}

/** `190 forensic evaluations`, `Accepted as an expert 24 times`: what the description counts stands in the letter. */
function countsIn(description: string): string[] {
  return description
    .replaceAll(
      /(?:, |\. )?(?<![\w.+-])[\w.+-]{1,64}@[\w.-]{1,100}\w|(?:, |\. )?\(?\b\d{3}\)?[ -]\d{3}[ -]\d{4}\b/gu,
      '',
    )
    .split(/[;\n]|\.\s+(?=[\p{Lu}\d])/u)
    .map((part) => part.trim().replace(/\.$/u, ''))
    .filter(
      (part) =>
        !/licen[cs]e/iu.test(part) &&
        /(?<![\d.-])(?!(?:19|20)\d\d\b)\d[\d,]{0,6}\+? (?:times|\p{Ll}+ (?:evaluations?|examinations?|cases|assessments?|articles?|papers?|hearings?)|evaluations?|examinations?|cases|assessments?|hearings?)\b/u.test(
          part,
        ) &&
        !/\b(?:I|he|she)\b/iu.test(part) &&
        part.split(' ').length <= 16,
    )
    .map((part) => part.replace(/^[Aa]ccepted as (?:an )?expert/u, 'Accepted as an expert'))
}

/** The first fragment of the description, which the opening of the letter says. */
function isPosition(entry: string, description: string): boolean {
  return description.trim().startsWith(entry) && !/\d/.test(entry)
}
