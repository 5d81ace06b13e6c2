import { heading, escapeText, paragraph } from '#domain/section-content/write.ts'
import { isAvoided } from '../case/instructions.ts'
import { achievementTypes } from '../case/letter-type.ts'
import type { LetterFacts } from '../case.ts'
import { degreesInWords, listed, postSentences } from './credentials.ts'

/** Training, posts and record of the client, from the curriculum vitae; only where the letter is about achievements. */
export function writeClientBackground(facts: LetterFacts): string {
  const { clientLife, type, values, parties, exhibits, sources } = facts
  if (!achievementTypes.includes(type) && type !== 'GENERIC') return ''
  const short = values['client.short']?.value
  if (clientLife === undefined || short === undefined) return ''
  const pronoun = parties.client
  const then = pronoun ?? short
  const subject = pronoun === undefined ? short : pronoun === 'he' ? 'He' : 'She'
  const { degrees } = clientLife
  const posts = postSentences(clientLife.posts, { subject: degrees.length === 0 ? short : subject, has: 'has', then })
  const told = [...(degrees.length === 0 ? [] : [`${short} holds ${degreesInWords(degrees)}.`]), ...posts].filter(
    (words) => !isAvoided(words, facts.instructions),
  )
  const entries = clientLife.entries.filter((words) => !isAvoided(words, facts.instructions))
  if (told.length + entries.length === 0) return ''
  const letter = exhibits.find(({ source }) => source === sources.cv)?.letter
  const cite = letter === undefined ? '' : `Ex. ${letter}.`
  const owner = pronoun === undefined ? 'The' : pronoun === 'he' ? 'His' : 'Her'
  const lead = `${owner} curriculum vitae${told.length === 0 ? ' lists' : ' also lists'}:`
  return (
    heading('Training and record', 3) +
    paragraph(...told.map(escapeText), cite) +
    (entries.length === 0 ? '' : listed(lead, entries))
  )
}
