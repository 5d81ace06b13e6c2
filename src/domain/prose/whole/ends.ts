import { isHelper } from './places.ts'
import * as kinds from './kinds.data.ts'
import type { Token } from './tokens.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Words with which nothing ends, whatever stands before. */
const neverLast = words(
  'and or but nor because if although while whose every very unless whereas during until into onto among upon per than as',
)
const mayBeAskedLast = words('who which if because although')
const helpers = words('is are was were not has have had got will would can could should may might must')
const leftBehind = words('of with from for at to by about against between toward without')
const beforeThat = words('afraid says said told stated believes knows fears her him them so')
const beforeTo = words(
  'him her them me us able afraid asked have has had going wants wanted like not used ought refused need unable told forced allowed',
)

/** The sentence breaks off: it ends with a word that needs another behind it. */
export function endsOpen(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)
  if (last === undefined) return false
  if (last.form.isSign) return /^[,;—–]$/u.test(last.low)
  const { low, isCapital, isOwner } = last
  const before = tokens.at(-2)?.low ?? ''
  if (isCapital || isOwner) return false
  if (kinds.openers.has(low)) return true
  if (low === 'his') return !/^(?:is|was|of|are|as|were|be|not|than)$/u.test(before)
  if (mayBeAskedLast.has(low)) return !/^(?:and|or|tell|know|say|sure|knows|says)$/u.test(before)
  if (neverLast.has(low)) return true
  if (low === 'so') return before === ','
  if (low === 'that') return beforeThat.has(before)
  if (helpers.has(low)) return !mayEndInHelper(tokens, low, before)
  return leftBehind.has(low) && !mayEndInPreposition(tokens, low)
}

/** `as it is`, `but she could not`, `what he has`. */
function mayEndInHelper(tokens: readonly Token[], last: string, before: string): boolean {
  if (last === 'not' && /^(?:than|or|if)$/u.test(before)) return true
  if (last === 'not' && before !== 'is') return isHelper(before) || tokens.some(({ low }) => low === 'or')
  if (/^(?:had|has|did|was|were|have)$/u.test(last) && tokens.length < 5) return true
  return tokens
    .slice(0, -1)
    .some(
      ({ low }) =>
        (kinds.relatives.has(low) && low !== 'that') ||
        (kinds.subordinators.has(low) && low !== 'that') ||
        /^(?:as|than|nor|so|neither|and|but|or|there|never|all|no|,|;)$/u.test(low),
    )
}

/** `the town she comes from`, `nobody to talk to`, `he was spoken to`. */
function mayEndInPreposition(tokens: readonly Token[], last: string): boolean {
  const body = tokens.slice(0, -1)
  if (body.some((token, at) => opensGap(token, body[at - 1], body[at + 1]))) return true
  if (
    last === 'by' &&
    /^(?:go|goes|went|gone|pass|passes|passed|stood|stand|got|came|drove|walked|nearby|live|lives)$/u.test(
      body.at(-1)?.low ?? '',
    )
  )
    return true
  const [before, earlier] = [body.at(-1), body.at(-2)]
  if (before === undefined) return false
  if (last === 'to' && beforeTo.has(before.low)) return true
  return before.form.isPastOrParticiple && isHelper(earlier?.low ?? '') && before.low !== 'married'
}

/** What is left behind at the end stands here: `which`, `nobody to`, `the town she`. */
function opensGap({ low }: Token, before: Token | undefined, next: Token | undefined): boolean {
  if ((kinds.relatives.has(low) && low !== 'that') || /^(?:where|how|than|whether)$/u.test(low)) return true
  if (before === undefined || before.form.isSign) return false
  if (low === 'to') return next?.form.isBase === true
  if (low === 'that') return !isHelper(before.low)
  return kinds.subjectPronouns.has(low) && !kinds.conjunctions.has(before.low) && !kinds.subordinators.has(before.low)
}
