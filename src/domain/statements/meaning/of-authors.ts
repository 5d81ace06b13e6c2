import { isCovered } from '#domain/language/partial-date.ts'
import { isDenied } from '../polarity.ts'
import { factsOf } from '../sentence-facts.ts'
import { certainPersons, shown, type Finding, type Told } from './finding.ts'
import type { Placed } from './told-index.ts'
import type { Weighed } from './weigh.ts'

/** What somebody says in a paper of his or her own. */
const saying =
  /^ (?:(?:also|further|expressly|repeatedly|herself|himself) )?(?:conclude[sd]?|f(?:ound|inds)|determine[sd]?|confirm(?:s|ed)?|believe[sd]?|state[sd]?|writes|wrote|report(?:s|ed)|note[sd]?|sa(?:id|ys)|testifie[sd]|opine[sd]?|attest(?:s|ed)?|explain(?:s|ed)?|observe[sd]?|establish(?:es|ed)|recall(?:s|ed)?|declare[sd]?|swore|swears) that (?=\p{L})/u
/** Where a writer says what he or she does not know or say. */
const open =
  /(?<!\p{L})(?:(?:cannot|can not|could not|am not able to|unable to) (?:say|tell|know|confirm|determine|exclude|rule out|state|judge|give|verify|speak|assess|establish)|do(?:es)? not (?:know|claim|say|mean)|did not (?:ask|inquire|verify|assess|test|measure)|no (?:opinion|knowledge|way)|not my (?:task|field|place)|is not for me)(?!\p{L})/iu

/** `Dr. Katz concluded that the injury dates from 2022` where her own paper does not give the year, or leaves it open. */
export function saidByAuthors(told: Told): Finding[] {
  const { sentence, index } = told
  for (const mention of sentence.mentions) {
    const [author, ...others] = certainPersons([mention])
    const lead = saying.exec(sentence.text.slice(mention.end))
    if (!lead || author === undefined || others.length > 0) continue
    const from = mention.end + lead[0].length
    const own = [...index.byPlace.values()].flat().filter(
      ({
        sentence: {
          speaker,
          from: { source },
        },
      }) => source.kind === 'document' && speaker === author,
    )
    if (own.length < 2) return []
    return [...datedElsewhere(told, from, own), ...leftOpen(told, from, own)]
  }
  return []
}

/** A date, a number or a sum that this paper does not have. */
function datedElsewhere({ sentence }: Told, from: number, own: readonly Placed[]): Finding[] {
  const facts = own.flatMap(({ sentence: read }) => read.from.facts)
  return factsOf(sentence)
    .filter(
      ({ start, value: { type } }) => start >= from && (type === 'date' || type === 'money' || type === 'percent'),
    )
    .filter(
      ({ value }) =>
        !facts.some(({ value: other }) => {
          if (value.type === 'date' && other.type === 'date') return isCovered(value.date, other.date)
          if (value.type === 'money' && other.type === 'money') return value.amount === other.amount
          return value.type === 'percent' && other.type === 'percent' && value.share === other.share
        }),
    )
    .flatMap((fact) => {
      const [by] = own
      return by ? [{ word: fact, by, message: `The paper of this writer does not give “${fact.text}”.` }] : []
    })
}

/** What the paper itself leaves open, in its words. */
function leftOpen({ sentence, clauses }: Told, from: number, own: readonly Placed[]): Finding[] {
  const words = clauses.flatMap(({ words: list }) => list).filter((word) => word.start >= from && isContent(word))
  if (words.length === 0 || isDenied(sentence.text, from, sentence.text.length)) return []
  const by = own.find((place) => {
    const match = open.exec(place.sentence.text)
    if (!match) return false
    const behind = place.tokens.filter(({ start }) => start >= match.index + match[0].length)
    const shared = words.filter(({ meaning }) =>
      behind.some((token) => token.meaning.same.some((key) => meaning.same.includes(key))),
    )
    const elsewhere = own.some(
      (other) =>
        other !== place &&
        !open.test(other.sentence.text) &&
        words.filter(({ hits }) => hits.exact.has(other.at)).length >= Math.min(2, words.length),
    )
    return shared.length >= Math.min(2, Math.ceil(words.length / 2)) && !elsewhere
  })
  const [word] = words
  return by && word ? [{ word, by, message: `The writer leaves this open: ${shown(by)}.` }] : []
}

const isContent = ({ weight, isPerson, isName, text }: Weighed) =>
  !isPerson && (weight > 0 || isName || text.length > 5)
