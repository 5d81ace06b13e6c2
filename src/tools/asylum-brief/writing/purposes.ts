import type { CaseFact } from '#domain/case-map/case-map.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { trimEndOf } from '#domain/text/trim.ts'
import { groundNamed } from '../case/relief.ts'
import { isOfSameParagraph } from './adverse.ts'
import { isBehindArrival } from '../map/behind-arrival.ts'
import { episodesOf } from './episodes.ts'
import { groundWords } from '../map/ground-words.ts'
import type { Pen } from './pen.ts'
import { isCountry, persecutorSpeaks } from '../map/signs.ts'
import { possessing } from './what-units-tell.ts'
import { spokenIn } from './words-of-reason.ts'

/** A purpose that the definition of torture names, what shows it, and the facts that do. */
export type Purpose = {
  readonly name: string
  readonly shown: string
  /** The words themselves, where they were spoken and are short. */
  readonly said?: string | undefined
  readonly facts: readonly CaseFact[]
}

const asked =
  /\b(?:interrogat\w+|confess\w*|questioned|demanded (?:to know|names?|the name)|asked (?:\{[^{}]+\}|me|him|her|us|them) (?:where|who|whether|about|why|how|for the)|asked (?:where|who|whether|why)\b|asked for (?:the |all |any )?(?:names?|list|addresses|password)|wanted (?:\{[^{}]+\}|me|him|her|us|them) to (?:say|sign|admit|confess|name|record)|wanted (?:the (?:list|names?|password|archive|phone)|names?|to know)|so that (?:\{[^{}]+\}|he|she) would (?:say|tell|name|confess|admit))\b/iu
const punished =
  /\b(?:punish\w*|lesson|example|pays? for|paid for|revenge|traitors?|because you|for what you|you (?:spoke|talked|sang|reported|wrote|refused)|debts?)\b/iu
const threatened =
  /\b(?:will|shall|next|until|or else|if you|kill you|(?:we|I) (?:\p{Ll}+ )?come back|keep (?:your|her|his) mouth|do not (?:speak|talk|tell)|don[’']t (?:speak|talk|tell))\b/iu

/**
 * The purposes for which it was done, as the facts of the harm themselves show them: what was asked while it was done, and
 * what those who did it said. Of harm that is told without either none is claimed.
 */
export function purposesOf(pen: Pen): Purpose[] {
  const done = episodesOf(pen).flatMap(({ facts }) => facts)
  const said = pen.map.facts.filter(
    (fact) => pen.told.has(fact.id) && !isCountry(fact) && persecutorSpeaks(fact, pen) && spokenIn(fact).length > 0,
  )
  const inWords = (sign: RegExp) => said.filter((fact) => spokenIn(fact).some((words) => sign.test(words)))
  // One sentence of what was said, and the same one for one purpose only.
  const used = new Set<string>()
  const wordsWith = (facts: readonly CaseFact[], sign: RegExp) => {
    const found = facts
      .flatMap(spokenIn)
      .flatMap((words) => sentencesOf(words))
      .map((words) => trimEndOf(words, '.'))
      .find((words) => sign.test(words) && words.length <= 160 && words.length >= 12 && !used.has(words))
    if (found !== undefined) used.add(found)
    return found
  }
  const told = new Set(done.map(({ id }) => id))
  const beside = pen.map.facts.filter(
    (fact) =>
      !isCountry(fact) &&
      pen.told.get(fact.id) === 'S15' &&
      !fact.negated &&
      !isBehindArrival(fact, pen) &&
      asked.test(fact.wording) &&
      // What others were asked of the client is the search for him, and no question put under blows.
      !/\basked (?:where|for|about|if|whether|when) \{applicant/u.test(fact.wording) &&
      done.some((other) => isOfSameParagraph(fact, other, pen)) &&
      !/\b(?:Border Patrol|immigration|asylum officer|embassy|consulate)\b/u.test(fact.statement),
  )
  const ofGround = said.filter((fact) =>
    spokenIn(fact).some(
      (words) =>
        possessing.test(words) || pen.frame.grounds.some((ground) => groundWords(words, ground, pen.frame) > 0),
    ),
  )
  const grounds = pen.frame.grounds.map((ground) =>
    ground === 'social-group' ? 'the group' : groundNamed(ground).phrase,
  )
  return [
    {
      name: 'Information or a confession',
      shown: 'questions were put, or a statement was demanded, by those who did it',
      facts: [...done.filter((fact) => asked.test(fact.wording)), ...beside.filter(({ id }) => !told.has(id))],
    },
    {
      name: 'Punishment',
      shown: 'the words that went with it name what was to be paid for',
      said: wordsWith(inWords(punished), punished),
      facts: inWords(punished),
    },
    {
      name: 'Intimidation or coercion',
      shown: 'more was threatened with it',
      said: wordsWith(inWords(threatened), threatened),
      facts: inWords(threatened),
    },
    {
      name: 'Discrimination',
      shown: `it went with words that speak of ${grounds[0] ?? 'the ground'}`,
      said: wordsWith(ofGround, /\p{L}/u),
      facts: ofGround,
    },
  ].filter(({ facts }) => facts.length > 0)
}
