import type { CaseFact } from '#domain/case-map/case-map.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { Ground } from '../case/relief.ts'
import { isBareNote } from './answer-notes.ts'

const detailsOf: Readonly<Record<Ground, string>> = {
  race: 'race_details',
  religion: 'religion_details',
  nationality: 'nationality_details',
  'political-opinion': 'political_opinion_details',
  'social-group': 'social_group_details',
}

/** `Tamil of the Northern Province` in the answer on race: what the client is, as a sentence. Other facts stay as they are. */
export function asTrait(fact: CaseFact, ground: Ground): CaseFact {
  const isDetail = fact.sources.some((source) => source.type === 'answer' && source.question === detailsOf[ground])
  const told = isDetail && isBareNote(fact) ? sentenceOf(fact.wording.trim().replace(/[.;]$/u, ''), ground) : undefined
  // `That cutting is a crime`: what is held.
  if (isDetail && ground === 'political-opinion' && /^That \p{Ll}/u.test(fact.wording)) {
    const { quoteOnly: _, asTold: __, ...held } = fact
    return {
      ...held,
      wording: `{applicant.subj} holds ${fact.wording.charAt(0).toLowerCase()}${fact.wording.slice(1)}`,
    }
  }
  if (told === undefined) return fact
  const { quoteOnly: _, asTold: __, ...rest } = fact
  return { ...rest, wording: `{applicant.subj} is ${told}` }
}

function sentenceOf(note: string, ground: Ground): string | undefined {
  if (role.test(note)) return `${articleOf(note)} ${note.charAt(0).toLowerCase()}${note.slice(1)}`
  if (!/^(?:race|religion|nationality)$/.test(ground) || !/^\p{Lu}\p{Ll}/u.test(note)) return undefined
  if (ground === 'religion' && /^\p{Lu}\p{L}+ \([^()]{3,40}\), (?:which|a|an|who) /u.test(note)) return note
  // `Haratine, descendants of slaves`: what it is, and what that means.
  const [, name, meaning] =
    /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}), (\p{Ll}+s (?:of|from|who|by) [^.;]{3,90})$/u.exec(note) ?? []
  if (name !== undefined) return `${name}: ${meaning}`
  if (/^\p{Lu}\p{L}+ (?:of|from|by) /u.test(note)) return `${articleOf(note)} ${note}`
  return countWords(note) <= 3 && !/[,;:/]/.test(note) ? note : undefined
}

const articleOf = (word: string): string => (/^[aeiou]/i.test(word) ? 'an' : 'a')

const role =
  /^(?:active )?(?:member|supporter|activist|leader|follower|practitioner|convert|believer|organizer|delegate|candidate|volunteer)\b(?! (?:families|groups?)\b)/iu
