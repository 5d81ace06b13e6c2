import { foldWord } from '#domain/language/fold.ts'
import { isDenied } from '../polarity.ts'
import { shown, subjectOf, type Finding, type Told } from './finding.ts'
import { isSurelyAbout, placesOf } from './occurrences.ts'

const place = 15
const titles = /^(?:Mr|Mrs|Ms|Dr|Prof|United|States|America|American)$/u

/** `Her husband was a member of the SCNC` where every passage that names it tells of somebody else. */
export function namesOfOthers(told: Told): Finding[] {
  const { sentence, index, evidence } = told
  return told.clauses.flatMap((clause) =>
    clause.words.flatMap((word): Finding[] => {
      if (
        !word.isName ||
        word.isPerson ||
        word.meaning.kind === place ||
        word.text.length < 3 ||
        titles.test(word.text)
      )
        return []
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
      return isTheirs ? [] : [{ word, by, message: `The file names “${word.text}” with somebody else: ${shown(by)}.` }]
    }),
  )
}
