import { stemsOf } from '#domain/case-map/reading/stems.ts'
import type { CaseFrame } from '../case.ts'
import { type Ground, groundNamed } from '../case/relief.ts'
import { elementTerms } from './element-terms.data.ts'

const lists = {
  race: elementTerms.race,
  religion: elementTerms.religion,
  nationality: elementTerms.nationality,
  'political-opinion': `${elementTerms.political}|money|transfers?|sent|list|names?`,
  'social-group': `${elementTerms.group}|${elementTerms.groupTrait}`,
} as const

/** What a paragraph is called that ties the harm to a ground beside the first. */
export const tieToGround = (ground: Ground): string =>
  `What ties the harm to ${ground === 'social-group' ? 'the group' : groundNamed(ground).phrase}`

/** How many words of a ground a text has: of a social group those of its own wording. */
export function groundWords(
  text: string,
  ground: Ground,
  { group, country }: Pick<CaseFrame, 'group' | 'country'>,
): number {
  const plain = text
    .replaceAll(/\b(?:family|first|last|full|own|real|by|of) names?\b/gi, ' ')
    // The month is no demonstration.
    .replaceAll(/\bMarch(?=,? \d)|(?<=\b(?:in|since|until|by|late|early|last|mid) )March\b/gi, ' ')
  const found = lists[ground].split('|').filter((term) => new RegExp(String.raw`\b${term}s?\b`, 'i').test(plain)).length
  // A transfer or a list shows an opinion only beside a word that names one.
  if (ground === 'political-opinion') {
    const named = elementTerms.political
      .split('|')
      .some((term) => new RegExp(String.raw`\b${term}s?\b`, 'i').test(plain))
    return named || found >= 2 ? found : 0
  }
  if (ground !== 'social-group') return found
  // A brother is a word of a group of kin alone; of any other group its own words tell.
  return (
    ownWordsOfGroup(text, { group, country }) +
    (group.triggers.includes('family') ? found : societyWords.test(text) ? 1 : 0)
  )
}

/** How many of the words that draw the group a text has. */
export function ownWordsOfGroup(text: string, { group, country }: Pick<CaseFrame, 'group' | 'country'>): number {
  // The client's own name stands in every statement, and `family` in every life.
  const named = /\b(?:Mr|Ms)\. (\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)?)/u.exec(text)?.[1] ?? ''
  const usual = new Set([...stemsOf(named), ...stemsOf('immediate family members women men')])
  // Of which country they are is no word of the group: everybody there is of it.
  const ofCountry = (country ?? '')
    .split(/[ ,]+/u)
    .filter((word) => /^\p{Lu}\p{L}{3,}/u.test(word))
    .map((word) => word.slice(0, 4))
  const wording = (group.verbatim ?? '').replaceAll(/\p{Lu}\p{L}{3,}/gu, (word) =>
    ofCountry.some((start) => word.startsWith(start)) ? ' ' : word,
  )
  const own = new Set(stemsOf(wording).filter((stem) => !usual.has(stem)))
  return new Set(stemsOf(text).filter((stem) => own.has(stem))).size
}

const societyWords = /\b(?:known as|recognized|society|community|everyone knows|people call|seen as|regarded as)\b/i
