import { isRead, type Finding, type Told } from './finding.ts'
import { isSurelyAbout, nounBefore } from './occurrences.ts'
import type { Clause, Weighed } from './weigh.ts'

const isVerb = ({ meaning: { kind = 0 } }: Weighed) => kind >= 29 && kind < 44
const isNoun = ({ meaning: { kind = 3 } }: Weighed) => kind >= 3 && kind < 29
/** Verbs that go with anything. */
export const weak = new Set(
  'earn receive obtain hold complete gain give perform conduct use apply carry provide offer serve join attend run lead direct publish write cover include contain own buy find show win secure grant accept decline refuse reject deny receive award identify name accept'.split(
    ' ',
  ),
)
const light =
  /^(?:an?|the|his|her|their|its|my|any|some|no|several|many|few|two|three|four|five|six|\d+|own|left|right|upper|lower|new|old|both|all|every|each)$/iu

/** `Missed payments` where the file has shifts missed and payments made: an act and its thing that never meet. */
export function mismatched(told: Told): Finding[] {
  return told.clauses.flatMap((clause) =>
    clause.words.flatMap((verb, at): Finding[] => {
      if (!isVerb(verb) || verb.weight < 0.5 || isRead(told, verb)) return []
      if (!told.sentence.mentions.some(({ end }) => end <= verb.start && end >= clause.start)) return []
      if (
        verb.meaning.lemmas.some((lemma) => weak.has(lemma)) ||
        nounBefore.test(told.sentence.text.slice(0, verb.start))
      )
        return []
      const object = objectAfter(clause, at)
      if (!object || object.meaning.kind === undefined || isRead(told, object)) return []
      // A file names the drug or the sum, and not what it is.
      if (object.meaning.lemmas.some((lemma) => general.has(lemma)) || /^volunteer/iu.test(verb.text)) return []
      const places = [...verb.hits.exact, ...verb.hits.near]
      const others = new Set([...object.hits.exact, ...object.hits.near])
      if (places.length === 0 || others.size === 0) return []
      if (places.some((place) => others.has(place) || others.has(place - 1) || others.has(place + 1))) return []
      const word = { start: verb.start, end: object.end }
      return [{ word, message: `The file never mentions “${verb.text}” and “${object.text}” together.` }]
    }),
  )
}

const general = new Set('medication medicine drug money sum property belongings'.split(' '))
const concrete = new Set([6, 8, 13, 17, 21])
const persons = /^(?:h(?:im|er)|them|me|us|it)$/iu

function objectAfter({ words }: Clause, at: number): Weighed | undefined {
  for (const word of words.slice(at + 1, at + 5)) {
    if (
      (word.weight >= 0.5 && isNoun(word)) ||
      (concrete.has(word.meaning.kind ?? 0) && !word.isName && word.hits.exact.size > 0 && !persons.test(word.text))
    )
      return word
    if (!light.test(word.text) && word.weight === 0 && !word.isName) return undefined
  }
  return undefined
}

/** `Through her husband` where nothing on file tells of both in one breath. */
export function strangers(told: Told): Finding[] {
  const { sentence, index } = told
  return told.clauses.flatMap((clause) => {
    const [subject] = sentence.mentions.filter(({ start }) => start >= clause.start && start < clause.end)
    return sentence.mentions.flatMap((mention): Finding[] => {
      const [id, ...others] = mention.ids
      const isIn = mention.start >= clause.start && mention.start < clause.end
      if (
        !isIn ||
        mention === subject ||
        mention.isPronoun ||
        id === undefined ||
        others.length > 0 ||
        id === 'client' ||
        /first|former|employer|doctor|lawyer|attorney/.test(mention.text)
      )
        return []
      if (!/(?<!\p{L})(?:by|through) $/iu.test(sentence.text.slice(0, mention.start))) return []
      const content = clause.words.filter(
        ({ weight, hits, end }) => weight > 0 && hits.exact.size > 0 && end <= mention.start,
      )
      if (content.length === 0) return []
      const meets = content.some(({ hits }) =>
        [...hits.exact].some((at) =>
          [at - 1, at, at + 1].some(
            (near) => index.byPlace.get(near)?.some((place) => isSurelyAbout(place, [id])) === true,
          ),
        ),
      )
      return meets ? [] : [{ word: mention, message: `Nothing on file says this of ${mention.text}.` }]
    })
  })
}
