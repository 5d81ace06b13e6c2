import { countWords } from '#domain/language/sentences.ts'
import { headingTopics, type HeadingTopic } from './headed-draft.data.ts'
import { isProseLine } from './prose-lines.ts'
import { isOfLimits, isTopic } from './note-topics.ts'
import { type OutlinePeople, topicIn } from './outlines.ts'

/** What a written draft is read for: by whom, and who is who. */
export type HeadedFor = OutlinePeople & { readonly by: HeadingTopic['when'] }

/** So many headings and so many lines of prose make a written text. */
const fewest = 3
const longestHeading = 9

/**
 * A text that the expert wrote out under headings of his or her own: each heading in the words by which the letter knows
 * its topic, so that what stands under it stays together and in its order. A heading that names none says nothing by itself,
 * and ends what stands under the one before it; in mere notes everything stays.
 */
export function withHeadingsRead(text: string, draft: HeadedFor): string {
  const lines = text.split('\n').map((line) => line.trim())
  const headings = lines.map((line, at) => headingIn(line, lines[at - 1] ?? '', nextOf(lines, at)))
  const found = headings.filter((heading) => heading !== undefined)
  if (found.length < fewest || lines.filter((line) => isProseLine(line)).length < fewest) return text
  let under: string | undefined
  return lines
    .flatMap((line, at) => {
      const heading = headings[at]
      if (heading !== undefined) {
        const isEnd = under !== undefined
        under = topicOfHeading(heading, draft)
        // What no topic is named for is no part of what stood before it.
        return under === undefined && !isEnd ? [''] : ['', (under ?? heading).toUpperCase(), '']
      }
      // Behind the limits a draft closes with what its writer holds, often without a heading.
      const isClosing =
        under === 'Limits' && (lines[at - 1] ?? '') === '' && /\b[Ii]n my (?:opinion|view)\b/u.test(line)
      if (!isClosing) return [line]
      under = 'Opinion'
      return ['OPINION', '', line]
    })
    .join('\n')
}

const nextOf = (lines: readonly string[], at: number): string =>
  lines.slice(at + 1, at + 3).find((line) => line !== '') ?? ''

/** A short line without an end, with nothing before it and prose behind it: `If the father is removed`, `Who uses it`. */
function headingIn(line: string, before: string, next: string): string | undefined {
  if (line === '' || before !== '' || countWords(line) > longestHeading) return undefined
  if (!/^(?:\d{1,2}[.)] )?\p{Lu}[\p{L}\d ,’'&/()-]+[:?]?$/u.test(line) || !isSpokenLine(next)) return undefined
  return line.replace(/^\d{1,2}[.)] /u, '').replace(/[:?]$/u, '')
}

const isSpokenLine = (line: string): boolean =>
  isProseLine(line) || (countWords(line) > 7 && /[.!?]["”’)]*$/u.test(line))

function topicOfHeading(heading: string, draft: HeadedFor): string | undefined {
  const own = headingTopics.find(
    ({ when, pattern }) => isMeant(when, draft) && pattern.test(heading.replaceAll('’', "'")),
  )
  if (own !== undefined) return own.topic
  if (draft.by === 'clinical') {
    const topic = topicIn(heading, draft)
    return isTopic(topic) || isOfLimits(topic) ? topic : undefined
  }
  return isTopic(heading) || isOfLimits(heading) ? heading : undefined
}

const isMeant = (when: HeadingTopic['when'], { by }: HeadedFor): boolean => when === 'all' || when === by
