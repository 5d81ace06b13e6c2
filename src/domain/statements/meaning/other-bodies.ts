import { shown, type Finding, type Told } from './finding.ts'
import { meaningOf } from '#domain/language/meaning/meaning.ts'
import { isDenied } from '../polarity.ts'
import type { Placed } from './told-index.ts'

const subject = /^(?:The )?(\p{Lu}[\p{L}’'-]{2,30}) (?:also |now |already )?(\p{Ll}{3,20}(?:s|ed))(?!\p{L})/u
const pronoun =
  /^(?:The|An?|I|He|She|They|We|It|You|Who|This|That|These|Those|There|His|Her|Their|Our|My|Its|Both|All|Neither|None|Nobody|Each|Some|Many|Most|Two|Three|One|No)$/u
const anySubject = /(\p{Lu}[\p{L}’'-]{2,30}) (?:also |now |already )?(\p{Ll}{3,20}(?:s|ed))(?!\p{L})/gu

/** `Virginia uses his method` where the file has Maryland use it, and of Virginia something else: a state or a firm is its subject. */
export function doneByAnotherBody({ sentence, index, evidence }: Told): Finding[] {
  const match = subject.exec(sentence.text)
  const [, name = '', verb = ''] = match ?? []
  if (
    !match ||
    pronoun.test(name) ||
    evidence.roster.byWord.has(name.toLowerCase()) ||
    isDenied(sentence.text, match.index, match[0].length)
  )
    return []
  const { lemmas } = meaningOf(verb)
  const isIt = (written: string) => meaningOf(written).lemmas.some((lemma) => lemmas.includes(lemma))
  const named = (index.same.get(`l${name.toLowerCase()}`) ?? [])
    .flatMap((at) => index.byPlace.get(at) ?? [])
    .filter(({ sentence: known }) => known.text.includes(name))
  if (named.length === 0 || named.some(({ tokens }) => tokens.some(({ text }) => isIt(text)))) return []
  const by = lemmas
    .flatMap((lemma) => index.same.get(`l${lemma}`) ?? [])
    .flatMap((at) => index.byPlace.get(at) ?? [])
    .find((place) => isOfOther(place, name, isIt))
  return by
    ? [{ word: { start: 0, end: match[0].length }, by, message: `The file has another do this: ${shown(by)}.` }]
    : []
}

const isOfOther = ({ sentence: { text } }: Placed, name: string, isIt: (written: string) => boolean) =>
  [...text.matchAll(anySubject)].some(([, other = '', verb = '']) => other !== name && isIt(verb))
