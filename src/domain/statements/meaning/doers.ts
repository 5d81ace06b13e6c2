import { isDenied } from '../polarity.ts'
import { isRead, shown, type Finding, type Told } from './finding.ts'
import { nounBefore, placesOf } from './occurrences.ts'
import type { Mention } from '../mentions.ts'
import type { Placed, Token } from './told-index.ts'
import type { Weighed } from './weigh.ts'

const passive = /(?<!\p{L})(?:was|were|been|being|is|are|got) (?:\p{L}+ )?$/iu
const isAct = ({ meaning: { kind = 0 } }: Token) => kind >= 29 && kind < 44 && ![31, 42].includes(kind)

/** `Mr. Reyes pushed her` where the file has her son push her: an act belongs to who did it. */
export function doneByOthers(told: Told): Finding[] {
  const { sentence, index } = told
  return told.clauses.flatMap(({ words, start }) =>
    words.flatMap((word): Finding[] => {
      if (word.weight < 0.5 && !usual.test(word.text)) return []
      if (!isAct(word) || isRead(told, word) || nounBefore.test(sentence.text.slice(0, word.start))) return []
      if (isDenied(sentence.text, word.start, word.end)) return []
      const doer = doerOf(sentence, word, start)
      if (doer === undefined || doer.includes('speaker')) return []
      const all = placesOf(word, index)
      const isLiteral = all.some(({ tokens }) => tokens.some((token) => sameLemma(token, word)))
      const known = all.flatMap((place) =>
        place.tokens
          .filter((token) => (isLiteral ? sameLemma(token, word) : sameAct(token, word)) && isAct(token) && !nounBefore.test(place.sentence.text.slice(0, token.start)))
          .map((token) => ({ place, doer: doerInFile(place, token) })),
      )
      const [by] = known
      if (!by || known.some((one) => one.doer === undefined || one.doer.some((id) => doer.includes(id)))) return []
      return [{ word, by: by.place, message: `The file has somebody else do this: ${shown(by.place)}.` }]
    }),
  )
}

const usual = /^(?:pa(?:ys|id)|found|took|gave|sold|bought|left|met|called)$/u

const sameAct = ({ meaning }: Token, { meaning: own }: Weighed) => meaning.same.some((key) => !key.startsWith('#') && own.same.includes(key))

const sameLemma = ({ meaning }: Token, { meaning: own }: Weighed) => meaning.lemmas.some((lemma) => own.lemmas.includes(lemma))

type Read = { readonly text: string; readonly mentions: readonly Mention[] }

/** Who does it: the person right before an active verb, the one behind `by` of a passive; undefined where that is open. */
function doerOf({ text, mentions }: Read, { start, end }: Token, from: number): readonly string[] | undefined {
  const lead = text.slice(0, start)
  const isPassive = passive.test(lead) && /(?:ed|en|wn|t|d)$/i.test(text.slice(start, end))
  const before = mentions.findLast((mention) => mention.end <= start && mention.start >= from)
  const agent = mentions.find((mention) => mention.start > end && /^ (?:\p{L}+ ){0,3}by $/u.test(text.slice(end, mention.start)))
  const isJoined = / and (?:\p{L}+ly )?$/u.test(lead) && !passive.test(lead)
  if (isJoined) {
    const [first] = mentions.filter((mention) => mention.start >= from)
    return first && first.start - from < 12 && first.ids.length === 1 && !/^(?:his|her|my)$/i.test(first.text) ? first.ids : undefined
  }
  const doer = isPassive ? agent : before
  if (!doer || doer.ids.length !== 1 || / and $/.test(text.slice(0, doer.start)) || /^ and /.test(text.slice(doer.end))) return undefined
  if (!isPassive && (/^(?:his|her|my)$/i.test(doer.text) || /^['’]s/.test(text.slice(doer.end)) || /['’]s$/.test(doer.text))) return undefined
  if (!isPassive && /[,;:]|(?<!\p{L})(?:to|of|by|for|with|from|that|who|which) /u.test(text.slice(doer.end, start))) return undefined
  if (/(?<!\p{L})(?:to|of|by|for|with|from|against|at) $/u.test(text.slice(0, doer.start)) && !isPassive) return undefined
  return doer.ids
}

function doerInFile({ sentence }: Placed, token: Token): readonly string[] | undefined {
  return doerOf(sentence, token, 0)
}
