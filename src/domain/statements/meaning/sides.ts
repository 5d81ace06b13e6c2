import { functionWords } from '#domain/language/word-lists.data.ts'
import { isDenied } from '../polarity.ts'
import { personsOf, shown, type Finding, type Told } from './finding.ts'
import { isAbout } from './occurrences.ts'
import type { MeaningIndex, Placed } from './told-index.ts'

/** Parts of the body that there are two of, with what is told of them: one line is one part. */
const parts: readonly RegExp[] = [
  /(?<!\p{L})(?:ears?|eardrums?|hearing|cochlear|deaf)(?!\p{L})/iu,
  /(?<!\p{L})(?:eyes?|sight|vision|visual|blind|retina|cornea)(?!\p{L})/iu,
  /(?<!\p{L})(?:knees?|meniscus|kneecap|patella)(?!\p{L})/iu,
  /(?<!\p{L})(?:hands?|fingers?|thumb|palm|wrists?)(?!\p{L})/iu,
  /(?<!\p{L})(?:forearms?|arms?|elbows?|ulna|radius|humerus|sleeve)(?!\p{L})/iu,
  /(?<!\p{L})(?:shoulders?|collarbone|clavicle|rotator)(?!\p{L})/iu,
  /(?<!\p{L})(?:foot|feet|toes?|ankles?|heel)(?!\p{L})/iu,
  /(?<!\p{L})(?:thighs?|legs?|shins?|calf|calves|tibia|fibula|femur)(?!\p{L})/iu,
  /(?<!\p{L})(?:hips?)(?!\p{L})/iu,
  /(?<!\p{L})(?:cheeks?|jaw|temple|eyebrow)(?!\p{L})/iu,
  /(?<!\p{L})(?:kidneys?|lungs?|breasts?|ovary|ovaries)(?!\p{L})/iu,
  /(?<!\p{L})(?:ribs?|flank)(?!\p{L})/iu,
]
const side =
  /(?<!\p{L})(left|right)(?!\p{L}| (?:away|now|after|before|to|of|the|his|her|home|for|on|in|when|and went))/giu
const sided = /(?<!\p{L})(?:left|right)(?!\p{L})/iu

type Sided = { readonly place: Placed; readonly side: string; readonly part: number | undefined; readonly text: string }

/** The side that a piece of text gives, with the part that stands right behind it, or right before. */
function sidesIn(text: string): { side: string; part: number | undefined; start: number; end: number }[] {
  return [...text.matchAll(side)].flatMap((match) => {
    const behind = text.slice(match.index + match[0].length, match.index + match[0].length + 28).split(/[,;.]/)[0] ?? ''
    const named = parts.findIndex((part) => part.test(behind))
    const isNoun =
      named >= 0 ||
      /^ (?:one|side)(?!\p{L})|^[,;.]|^$/u.test(behind) ||
      /(?<!\p{L})the $/iu.test(text.slice(0, match.index))
    if (!isNoun) return []
    const lead = text.slice(Math.max(0, match.index - 60), match.index)
    const before = named >= 0 ? named : parts.findLastIndex((part) => part.test(lead))
    return [
      {
        side: (match[1] ?? '').toLowerCase(),
        part: before < 0 ? undefined : before,
        start: match.index,
        end: match.index + match[0].length,
      },
    ]
  })
}

const kept = new WeakMap<MeaningIndex, readonly Sided[]>()

/** Every piece of a sentence on file that gives a side. */
function sidesOf(index: MeaningIndex): readonly Sided[] {
  const known = kept.get(index)
  if (known) return known
  const made = [...index.byPlace.values()].flat().flatMap((place) => {
    const { text } = place.sentence
    if (!sided.test(text)) return []
    const cuts = [0, ...[...text.matchAll(/[,;:] | and | but /gu)].map(({ index: at }) => at), text.length]
    return sidesIn(text).map(({ side: own, part, start }): Sided => {
      const at = cuts.findLastIndex((cut) => cut <= start)
      return { place, side: own, part, text: text.slice(cuts[at] ?? 0, cuts[at + 1] ?? text.length) }
    })
  })
  kept.set(index, made)
  return made
}

/**
 * `The sight of her left eye` where the file has the right one: of the pieces on file that give a side of this part, those
 * that tell of the same thing decide, and all of them where none does. Quiet where one has the side of the draft.
 */
export function otherSide(told: Told): Finding[] {
  const { sentence, index } = told
  if (!sided.test(sentence.text)) return []
  return sidesIn(sentence.text).flatMap((own): Finding[] => {
    if (own.part === undefined || isDenied(sentence.text, own.start, own.end)) return []
    const clause = told.clauses.find(({ start, end }) => start <= own.start && own.start < end)
    const persons = clause ? personsOf(clause, told) : []
    const known = sidesOf(index).filter(({ part, place }) => part === own.part && isAbout(place, persons))
    const words = (clause?.words ?? []).filter(
      ({ text, isPerson }) =>
        text.length > 3 &&
        !functionWords.has(text.toLowerCase()) &&
        !isPerson &&
        !sided.test(text) &&
        !parts[own.part ?? 0]?.test(text),
    )
    const same = known.filter(({ text, place }) =>
      words.some(
        ({ hits, meaning }) =>
          hits.exact.has(place.at) &&
          place.tokens.some(
            (token) =>
              token.start >= place.sentence.text.indexOf(text) &&
              token.end <= place.sentence.text.indexOf(text) + text.length &&
              token.meaning.same.some((key) => meaning.same.includes(key)),
          ),
      ),
    )
    const [year] = /(?<!\d)(?:19|20)\d\d(?!\d)/u.exec(sentence.text) ?? []
    const dated = year === undefined ? [] : known.filter(({ place }) => place.sentence.text.includes(year))
    const telling = [same, dated, known].find((list) => list.length > 0) ?? []
    const [by] = telling
    if (!by || telling.some((one) => one.side === own.side)) return []
    return [{ word: own, by: by.place, message: `The file gives the other side: ${shown(by.place)}.` }]
  })
}
