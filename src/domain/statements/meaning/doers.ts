import { isDenied } from '../polarity.ts'
import { isRead, shown, type Finding, type Told } from './finding.ts'
import { nounBefore, placesOf } from './occurrences.ts'
import type { Mention } from '../mention.ts'
import type { Placed, Token } from './told-index.ts'
import { weak } from './unrelated.ts'
import type { Weighed } from './weigh.ts'

const passive = /(?<!\p{L})(?:was|were|been|being|is|are|got) (?:\p{L}+ )?$/iu
const isAct = ({ meaning: { kind = 0 } }: Token) => kind >= 29 && kind < 44 && ![31, 42].includes(kind)

/** `Mr. Reyes pushed her` where the file has her son push her: an act belongs to who did it. */
export function doneByOthers(told: Told): Finding[] {
  const { sentence, index } = told
  return told.clauses.flatMap((clause) =>
    clause.words.flatMap((word): Finding[] => {
      if (!isToJudge(word, sentence.text)) return []
      const doer = doerOf(sentence, word, clause.start)
      if (doer === undefined || doer.includes('speaker')) return []
      // What was done to somebody is read with the statement; who did it, is not where a noun alone names him.
      if (isRead(told, word) && doer[0]?.startsWith('role:') !== true) return []
      const all = placesOf(word, index)
      const isLiteral = all.some(({ tokens }) => tokens.some((token) => sameLemma(token, word)))
      const known = all.flatMap((place) =>
        place.tokens
          .filter(
            (token) =>
              (isLiteral ? sameLemma(token, word) : sameAct(token, word) && !isWeak(token)) &&
              isAct(token) &&
              !nounBefore.test(place.sentence.text.slice(0, token.start)),
          )
          .map((token) => ({ place, doer: doerInFile(place, token) })),
      )
      const [by] = known
      const more = clause.words.filter(
        (other) => other !== word && other.weight > 0 && other.start > word.end && other.hits.exact.size > 0,
      )
      // `Looked after his mail` is not what somebody did who looked after a child; nor is `dropped the complaint` a dismissal.
      const isLoose = !isLiteral || / (?:after|for) /u.test(sentence.text.slice(word.end, word.end + 7))
      const isNear = ({ place }: { readonly place: Placed }) => more.some(({ hits }) => hits.around.has(place.at))
      if (isLoose && more.length > 0 && !known.some(isNear)) return []
      if (!by || known.some((one) => one.doer === undefined || one.doer.some((id) => doer.includes(id)))) return []
      return [{ word, by: by.place, message: `The file has somebody else do this: ${shown(by.place)}.` }]
    }),
  )
}

/** A telling act, affirmed. */
const isToJudge = (word: Weighed, text: string) =>
  !isWeak(word) &&
  !isPreposition(word, text) &&
  isAct(word) &&
  !nounBefore.test(text.slice(0, word.start)) &&
  !isDenied(text, word.start, word.end)

/** `Under a restriction following back surgery`: nobody follows anybody. */
const isPreposition = ({ text: written, start }: Weighed, text: string) =>
  /^(?:following|including|regarding|concerning|considering|pending|owing|according)$/iu.test(written) &&
  !/(?<!\p{L})(?:is|are|was|were|been|be) (?:\p{L}+ly )?$/iu.test(text.slice(0, start))

/** Who receives what another gives does the reverse of it. */
const isWeak = ({ meaning: { lemmas } }: Token) => lemmas.some((lemma) => weak.has(lemma) || light.has(lemma))

/** Acts of everybody. */
export const light = new Set(
  'have be do make get go come take put set keep bring say tell state know think want need feel begin continue seem remain stay become help live work hear see believe note describe report explain meet speak talk move'.split(
    ' ',
  ),
)

const sameAct = ({ meaning }: Token, { meaning: own }: Weighed) =>
  meaning.same.some((key) => !key.startsWith('#') && own.same.includes(key))

const sameLemma = ({ meaning }: Token, { meaning: own }: Weighed) =>
  meaning.lemmas.some((lemma) => own.lemmas.includes(lemma))

type Read = { readonly text: string; readonly mentions: readonly Mention[] }

/** Who does it: the person right before an active verb, the one behind `by` of a passive; undefined where that is open. */
function doerOf(read: Read, token: Token, from: number, isOnFile = false): readonly string[] | undefined {
  const lead = read.text.slice(0, token.start)
  const isPassive = passive.test(lead)
  const doer = isPassive ? agentBehind(read, token) : subjectBefore(read, token, from)
  const called = isPassive ? (isOnFile ? agentNoun(read, token) : undefined) : roleBefore(lead, isOnFile)
  if (called !== undefined) return [called]
  const isPair = doer && (read.text.slice(0, doer.start).endsWith(' and ') || read.text.startsWith(' and ', doer.end))
  const isUnnamed = doer?.ids.some((id) => id.startsWith('author:'))
  return doer?.ids.length === 1 && !isPair && !isUnnamed ? doer.ids : undefined
}

/** `My lawyer filed`: somebody whom a noun names, who is none of the family. */
function roleBefore(lead: string, isOnFile: boolean): string | undefined {
  if (/^Counsel (?:\p{Ll}+ly )?$/u.test(lead)) return 'role:counsel'
  const [, noun = ''] =
    /(?:^|[.;:,] |(?<!\p{L})(?:and|that|because|when|until|but|after|before|since) )(?:[Mm]y|[Tt]he|[Hh]is|[Hh]er|[Oo]ur|[Aa]n?) (lawyer|attorney|counsel|doctor|nurse|judge|prosecutor|neighbor|employer|company|police|policewoman|policeman|soldier|guard|lieutenant|sergeant|captain|teacher|pastor|officer|school|charity)s? (?:\p{Ll}+ly )?$/u.exec(
      lead,
    ) ?? []
  const [, other = ''] = noun === '' && isOnFile ? (stranger.exec(lead) ?? []) : []
  return noun === '' ? (other === '' ? undefined : `role:${other}`) : `role:${noun}`
}

/** `An elder paid`: somebody whom the file does not name. */
const stranger =
  /(?:^|[.;:,] |(?<!\p{L})(?:and|that|because|when|until|but|after|before|since) )(?:[Aa]n?|[Tt]wo|[Tt]hree|[Ss]ome) (?:\p{Ll}+ )?(elder|neighbor|man|woman|stranger|friend|guard|men|women|people|persons?|passer-by|colleague|villager|soldier|driver|official)s? (?:\p{Ll}+ly )?$/u

/** `Paid by a charity`: a body that a noun names. */
function agentNoun({ text }: Read, { end }: Token): string | undefined {
  const [, noun] =
    /^ (?:\p{L}+ ){0,3}by (?:an?|the|his|her|their) (?:\p{Ll}+ )?(charity|church|court|insurance|insurer|employer|company|clinic|hospital|lawyer|attorney|bank|school|firm|foundation|state|government|board|neighbor|friend|stranger|family|union|association)(?!\p{L})/u.exec(
      text.slice(end),
    ) ?? []
  return noun === undefined ? undefined : `role:${noun}`
}

const agentBehind = ({ text, mentions }: Read, { end }: Token) =>
  mentions.find(({ start }) => start > end && /^ (?:\p{L}+ ){0,3}by $/u.test(text.slice(end, start)))

/** `The neighbor, Mrs. Lutz, heard it and called`. */
const apposed = /^(?:The|A|An|My|His|Her|Our|Their) (?:\p{Ll}+ )?\p{Ll}+, $/u
const possessive = /^(?:his|her|my)$|['’]s$/i
const other = /[,;:]|(?<!\p{L})(?:to|of|by|for|with|from|that|who|which) /u
const governed = /(?<!\p{L})(?:to|of|by|for|with|from|against|at) $/u

/** The subject of an active verb; of a second verb (`came and paid`) the one of the sentence. */
function subjectBefore({ text, mentions }: Read, { start }: Token, from: number): Mention | undefined {
  const own = mentions.filter((mention) => mention.start >= from)
  if (/ and (?:\p{L}+ly )?$/u.test(text.slice(0, start))) {
    const [first] = own
    const isFirst = first && (first.start - from < 12 || apposed.test(text.slice(from, first.start)))
    return isFirst && !possessive.test(first.text) ? first : undefined
  }
  const last = own.findLast((mention) => mention.end <= start)
  if (!last || possessive.test(last.text) || /^['’]s/.test(text.slice(last.end))) return undefined
  const isApposed = text.slice(last.end, start) === ', ' && text.slice(0, last.start).endsWith(', ')
  if (isApposed) return last
  return other.test(text.slice(last.end, start)) || governed.test(text.slice(0, last.start)) ? undefined : last
}

function doerInFile({ sentence }: Placed, token: Token): readonly string[] | undefined {
  return doerOf(sentence, token, 0, true)
}
