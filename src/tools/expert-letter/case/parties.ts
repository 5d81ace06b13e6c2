import type { DraftInput } from '#domain/drafting/tool.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { pronounIn } from '#domain/clients/pronoun.ts'
import type { LetterSources } from './letter-sources.ts'
import type { Parties } from '#domain/prose/own-words.ts'

const titles = /^(?:(?:Dr|Prof|Professor|Mr|Mrs|Ms|Rev|Reverend|Pastor|Father|Sister|Deacon|Rabbi|Imam|Coach)\.? )+/u

/** How an answer calls whoever signs. */
const offices = 'Dr.|Dr|Prof.|Professor|Mr.|Mrs.|Ms.|Pastor|Rev.|Reverend|Father|Sister|Deacon|Rabbi|Imam|Coach'.split(
  '|',
)

/** Expert and client with their names and, where the file gives them, their pronouns. */
export function partiesOf(input: DraftInput, sources: LetterSources, clientShort: string): Parties {
  const { client, answers } = input
  const name = sources.expert?.title.trim() ?? ''
  const bare = name.replace(/,.*$/u, '').replace(titles, '')
  const surname = bare.split(/\s+/).at(-1) ?? ''
  const own = pronounIn(client.client)
  const expertNames = bare === '' ? [] : [name, bare, surname, ...offices.map((title) => `${title} ${surname}`)]
  const clientNames = [client.first_name, client.last_name].map((one) => one.trim()).filter((one) => one !== '')
  // Whoever says `i` speaks of others as he and she.
  const about = [...(sources.expert ? [sources.expert] : []), ...sources.expertDocuments]
    .filter(({ text }) => !/\bI\b|(?<![\p{L}.(])i(?:['’]\p{L}+)? \p{Ll}/u.test(text))
    .map(({ text }) => text)
  const answered = [textOf(answers, 'expert_client_relation') ?? '', textOf(answers, 'additional_prompt') ?? '']
  return {
    expertNames: [...new Set(expertNames)],
    expert: titled(name) ?? sexIn(about.join('\n')) ?? offeredBy(sources) ?? otherSex(answered.join('\n'), own),
    client: own,
    clientShort,
    clientNames,
  }
}

function titled(name: string): 'he' | 'she' | undefined {
  if (/^Mr\.? /u.test(name)) return 'he'
  return /^(?:Mrs|Ms|Miss)\.? /u.test(name) ? 'she' : undefined
}

/** `She can testify by video`: nobody but the expert is ready to. */
function offeredBy({ expertDocuments }: LetterSources): 'he' | 'she' | undefined {
  const said = expertDocuments.flatMap(
    ({ text }) =>
      /\b([Ss]?[Hh]e) (?:can|will|would|is (?:willing|able|available|ready) to) testify\b/u.exec(text)?.[1] ?? [],
  )[0]
  return said === undefined ? undefined : said.toLowerCase() === 'she' ? 'she' : 'he'
}

/** The sex of which a text speaks, where it speaks of one only. */
function sexIn(text: string): 'he' | 'she' | undefined {
  const he = /\b(?:he|him|his|himself)\b/iu.test(text)
  const she = /\b(?:she|her|hers|herself)\b/iu.test(text)
  return he === she ? undefined : he ? 'he' : 'she'
}

/** An answer about two persons that uses the other sex speaks of the expert with it. */
function otherSex(text: string, client: 'he' | 'she' | undefined): 'he' | 'she' | undefined {
  if (client === undefined) return undefined
  const other = client === 'he' ? 'she' : 'he'
  const used = other === 'he' ? /\b(?:he|him|his)\b/iu : /\b(?:she|her|hers)\b/iu
  return used.test(text) ? other : undefined
}
