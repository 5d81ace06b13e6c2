import { citiesOf, countryOf, isListedCity } from '#domain/language/cities.data.ts'
import { foldToWords, foldWord } from '#domain/language/fold.ts'
import { isDenied } from '../polarity.ts'
import { shown, subjectOf, type Finding, type Told } from './finding.ts'
import { isSurelyAbout, placesOf } from './occurrences.ts'
import type { Weighed } from './weigh.ts'

const place = 15
const titles = /^(?:Mr|Mrs|Ms|Dr|Prof|United|States|America|American)$/u

const isNameOfBody = ({ isName, isPerson, meaning: { kind }, text }: Weighed) =>
  isName && !isPerson && kind !== place && text.length >= 3 && !titles.test(text)

/** `Her husband was a member of the SCNC` where every passage that names it tells of somebody else. */
export function namesOfOthers(told: Told): Finding[] {
  const { sentence, index, evidence } = told
  return told.clauses.flatMap((clause) =>
    clause.words.flatMap((word): Finding[] => {
      if (!isNameOfBody(word)) return []
      if (evidence.roster.byWord.has(foldWord(word.text.replace(/['’]s$/, '')))) return []
      if (isDenied(sentence.text, word.start, word.end)) return []
      const [who, ...others] = subjectOf(word, clause, told)
      if (who === undefined || others.length > 0 || who === 'client' || who === 'speaker') return []
      const places = placesOf(word, index).filter(({ tokens }) =>
        tokens.some(({ text, isName }) => isName && text === word.text),
      )
      const by = places.find(({ sentence: { mentions } }) =>
        mentions.some(({ ids }) => ids.length > 0 && !ids.includes(who)),
      )
      if (!by || places.length > 4) return []
      const isTheirs = places.some((one) =>
        [-1, 0, 1].some((step) =>
          index.byPlace.get(one.at + step)?.some((near) => isSurelyAbout(near, [who]) || near.sentence.speaker === who),
        ),
      )
      return isTheirs || canBeThere(word.text, who, told)
        ? []
        : [{ word, by, message: `The file names “${word.text}” with somebody else: ${shown(by)}.` }]
    }),
  )
}

/**
 * `Her husband is still in Ethiopia`: a country is another's only where the file has this person in a known place outside
 * it. Towns that no list has can lie in it.
 */
function canBeThere(name: string, who: string, { index }: Told): boolean {
  const country = foldToWords(name)
  const cities = citiesOf(country)
  if (!cities) return false
  const words = [...index.byPlace.values()]
    .flat()
    .filter((one) => isSurelyAbout(one, [who]))
    .flatMap(({ sentence: { text } }) => foldToWords(text).split(' '))
  const isOutside = words.some((word) => (isListedCity(word) && !cities.has(word)) || isOtherCountry(word, country))
  return !isOutside || words.some((word) => cities.has(word))
}

function isOtherCountry(word: string, country: string): boolean {
  const other = countryOf(word)
  return other !== undefined && other !== country
}
