import { capitalized } from '#domain/prose/words.ts'
import { heading, escapeText, paragraph } from '#domain/section-content/write.ts'
import type { Background } from '../case/background.ts'
import { citeExhibit } from '../case/exhibits.ts'
import { isAvoided } from '../case/instructions.ts'
import { achievementTypes } from '../case/letter-type.ts'
import type { LetterFacts } from '../case.ts'
import { recordSentences, type Teller } from './record-sentences.ts'
import { dottedDegrees } from '../case/degrees.ts'
import { curlyQuotes, houseStyle } from '#domain/prose/house-style.ts'
import { degreesInWords, listed, postSentences } from './credentials.ts'

/** Training, posts and record of the client, from the curriculum vitae; only where the letter is about achievements. */
export function writeClientBackground(facts: LetterFacts): string {
  const { clientLife, type, exhibits, sources, instructions } = facts
  const short = facts.values['client.short']?.value
  const isAsked = achievementTypes.includes(type) || type === 'GENERIC'
  if (!isAsked || clientLife === undefined || short === undefined) return ''
  const isKept = (words: string) => !isAvoided(words, instructions)
  const told = sentencesAbout(clientLife, short, facts.parties.client).filter(isKept)
  const pronoun = facts.parties.client
  const { sentences: recorded, rest: entries } = recordSentences(
    clientLife.entries.filter(isKept),
    ofClient(pronoun === undefined || told.length === 0 ? short : capitalized(pronoun), pronoun),
  )
  if (told.length + recorded.length + entries.length === 0) return ''
  const exhibit = exhibits.find(({ source }) => source === sources.cv)
  const lead = `${owners[facts.parties.client ?? 'none']} curriculum vitae${told.length + recorded.length === 0 ? ' lists' : ' also lists'}:`
  return (
    heading('Training and record', 3) +
    paragraph(
      ...told.map(escapeText),
      ...recorded.map((words) => escapeText(curlyQuotes(houseStyle(dottedDegrees(words))))),
      exhibit === undefined ? '' : `${citeExhibit(exhibit)}.`,
    ) +
    (entries.length === 0 ? '' : listed(lead, entries))
  )
}

const ofClient = (subject: string, pronoun: 'he' | 'she' | undefined): Teller => ({
  subject,
  have: 'has',
  am: 'is',
  my: owners[pronoun ?? 'none'],
})

const owners = { he: 'His', she: 'Her', none: 'The' } as const

function sentencesAbout({ degrees, posts }: Background, short: string, pronoun: 'he' | 'she' | undefined): string[] {
  const held = degrees.length === 0 ? [] : [`${short} holds ${degreesInWords(degrees)}.`]
  const subject = held.length === 0 || pronoun === undefined ? short : capitalized(pronoun)
  return [...held, ...postSentences(posts, { subject, has: 'has', later: pronoun ?? short })]
}
