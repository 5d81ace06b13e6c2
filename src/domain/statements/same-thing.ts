import { contentWords } from '#domain/language/words.ts'
import type { Evidence } from './evidence.ts'
import { canBeSame } from './whom-pronouns-mean.ts'
import type { Statement } from './read-statements.ts'

/** A prize by its name: `the Rousseau Prize`; none for `a prize of her society`. */
const names = /(?<=\s)(?!(?:Prize|Award|Medal|Fellowship|Honor)s?(?!\p{L}))\p{Lu}[\p{L}’'-]{2,}/gu
const runnerUp =
  /(?<!\p{L})(?:finalist|nominee|nominated|shortlist(?:ed)?|runner-up|honorable mention|went to)(?!\p{L})/iu

/** `Convicted of domestic violence`, `arrested for theft`: the offense; not `in 2012 for three days`. */
const ofOffense =
  /^ (?:of|for) (?!(?:about|almost|nearly|over|more|less|at|several|some|a|an|the|one|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ ){0,3}(?:hours?|days?|weeks?|months?|years?|nights?|times?)(?!\p{L}))((?:(?:an?|the|his|her) )?(?:\p{Ll}[\p{L}-]+ ?){1,4})/u

/**
 * Some statements tell nothing without the thing or the person that they are bound to: which prize was won, who supervised,
 * what was seen. True when what the file says can be about the same one.
 */
export function isOfSameThing(claim: Statement, evidence: Evidence): boolean {
  return bound[claim.concept]?.(claim, evidence) ?? true
}

type IsBound = (claim: Statement, evidence: Evidence) => boolean

/** `Pleaded guilty to`, `convicted of`, with what stands behind. */
const ofPlea = /^[\p{L} ]{0,24}?(?:guilty|no contest|convicted|conviction)(?: plea)? (?:to|of) ([^.;,]{3,60})/iu

const isOfOffense: IsBound = ({ denied, sentence, end }, { statement, from }) => {
  const offense = denied ? undefined : ofOffense.exec(sentence.text.slice(end - sentence.start))
  const own = contentWords(offense?.[1] ?? '')
  // `Pleaded guilty to reckless driving` after an arrest for another offense is a conviction of this one alone.
  const [, pleaded] = ofPlea.exec(statement.sentence.text.slice(statement.start - statement.sentence.start)) ?? []
  if (statement.concept === 'conviction' && pleaded !== undefined && own.size > 0) {
    const named = contentWords(pleaded)
    return [...own].filter((word) => named.has(word)).length * 2 > own.size
  }
  const told = contentWords(from.source.text.slice(Math.max(0, statement.sentence.start - 110), statement.sentence.end))
  return own.size === 0 || [...own].some((word) => told.has(word))
}

/** What an expert takes for a letter or an examination, and what for nothing. */
const professionalWork =
  /(?<!\p{L})(?:my|fees?|letter|report|opinion|evaluat\p{L}+|assess\p{L}+|sessions?|testimony|Dr|Prof|Professor|expert|psycholog\p{L}+|therap\p{L}+|examin\p{L}+|interview\p{L}*|sign(?:s|ed|er)?)(?!\p{L})/iu

const bound: Readonly<Record<string, IsBound>> = {
  // Whom a traveller paid is no fee of the physician.
  fee: ({ denied }, { statement, from: { source } }) =>
    !denied || statement.denied || professionalWork.test(`${source.title} ${statement.sentence.text}`),
  arrest: isOfOffense,
  conviction: isOfOffense,
  adviser: ({ ids: own }, { statement }) =>
    own.length === 0 || statement.sentence.mentions.some(({ ids }) => ids.length > 0 && canBeSame(ids, own)),
  won: ({ sentence, start }, { statement }) => {
    const own = sentence.text.slice(start - sentence.start).match(names) ?? []
    const { text } = statement.sentence
    return own.length === 0 || (own.some((name) => text.includes(name)) && !runnerUp.test(text))
  },
  // Who has not seen a laboratory may have read a paper: most of what was read has to stand in the same source.
  reviewed: ({ sentence, end }, { from }) => {
    const [behind = ''] = /^[^.;,]{0,60}/u.exec(sentence.text.slice(end - sentence.start)) ?? []
    const own = [...contentWords(behind)]
    const told = contentWords(from.source.text)
    return own.length > 0 && own.filter((word) => told.has(word)).length * 2 > own.length
  },
  // Who tested something else has not visited these sites: it has to be the same act.
  'observed-self': ({ text, denied }, { statement }) => {
    if (/^(?:saw|seen|witness|watch|observ)/iu.test(text) || statement.denied !== denied) return true
    const [act = ''] = contentWords(text)
    return act === '' || contentWords(statement.sentence.text).has(act)
  },
}
