import { longestPastedRun, longestRun } from './guard.ts'
import { capitalized } from './words.ts'

/** One way to say the same in other words. The pattern finds places; each is tried alone. */
type Move = { readonly pattern: RegExp; readonly say: (found: RegExpExecArray) => string }

const as = (pattern: RegExp, words: string): Move => ({
  pattern,
  say: (found) => (/^\p{Lu}/u.test(found[0]) ? capitalized(words) : words),
})

const clause = String.raw`(?:he|she|they|it|(?:Mr|Ms|Mrs|Dr)\. \p{Lu}\p{L}+|the \p{Ll}+) (?:is|are|was|were|has|have|had|does|do|did|will|would|can|could|may|must|cannot|\p{L}{3,}(?:ed|s))`
const oneDoes = String.raw`(?<=\b(?:he|she|it|\p{Lu}\p{L}+) )`

/** Said otherwise with the same meaning; in the order in which they are tried among equals. */
const moves: readonly Move[] = [
  // "X has asthma, and he takes ..." -> "X has asthma. He takes ..."
  { pattern: new RegExp(String.raw`,? and (?=${clause}\b)`, 'gu'), say: () => '. ' },
  { pattern: new RegExp(String.raw`, so (?=${clause}\b)`, 'gu'), say: () => '; hence ' },
  { pattern: new RegExp(String.raw`, but (?=${clause}\b)`, 'gu'), say: () => '; yet ' },
  as(new RegExp(String.raw`${oneDoes}cannot\b`, 'gu'), 'is unable to'),
  as(new RegExp(String.raw`${oneDoes}could not\b`, 'gu'), 'was unable to'),
  as(/\bwould (?:have|need) to\b/gu, 'would be forced to'),
  as(new RegExp(String.raw`${oneDoes}(?:has|needs) to\b`, 'gu'), 'must'),
  as(/\bdue to\b/giu, 'because of'),
  as(/\bin order to\b/giu, 'to'),
  as(/\bbecause of\b/giu, 'on account of'),
  as(/\bbecause(?! of)\b/giu, 'since'),
  as(
    /\bevery (?=day|week|month|year|night|morning|evening|Tuesday|Wednesday|Thursday|Friday|Monday|Saturday|Sunday)/giu,
    'each ',
  ),
  as(/\beach (?=day|week|month|year|night|morning)/giu, 'every '),
  as(/\bper (?=day|week|month|year)/giu, 'a '),
  as(/\bapproximately\b/giu, 'about'),
  as(/\bcurrently\b/giu, 'at present'),
  as(/\b(?:a lot of|lots of)\b/giu, 'much'),
  as(/\bbefore\b(?= \p{L}+ing)/gu, 'prior to'),
  as(/\babout(?= \$?\d)/gu, 'some'),
]

/** Put in at a comma where nothing else serves; each says no more than the sentence did. */
const asides = ['as the file has it,', 'by this account,', 'as was said,']

/**
 * A statement in words that share no run of over fifteen with the answer it comes from: clauses are separated, and plain
 * phrases said otherwise. The meaning stays. What is short enough is given back as it is.
 */
export function retold(statement: string, answers: readonly string[]): string {
  const worst = (text: string) => Math.max(0, ...answers.map((answer) => longestRun(text, answer)))
  let told = statement
  let run = worst(told)
  for (let step = 0; step < 8 && run > longestPastedRun; step += 1) {
    const best = variantsOf(told)
      .map((text) => ({ text, run: worst(text) }))
      .reduce<{ text: string; run: number } | undefined>(
        (one, other) => (!one || other.run < one.run ? other : one),
        undefined,
      )
    if (best === undefined || best.run >= run) break
    told = best.text
    run = best.run
  }
  return run <= longestPastedRun ? withCapitals(told) : withCapitals(withAsides(told, worst))
}

function variantsOf(text: string): string[] {
  return moves.flatMap(({ pattern, say }) =>
    [...text.matchAll(pattern)].map((found) => {
      const end = found.index + found[0].length
      return text.slice(0, found.index) + say(found) + text.slice(end)
    }),
  )
}

function withAsides(text: string, worst: (text: string) => number): string {
  let told = text
  for (const aside of asides) {
    if (worst(told) <= longestPastedRun) break
    const places = [...told.matchAll(/(?:,|;| and| that| which| because| when| in| for| with)(?= )/gu)].map(
      ({ 0: found, index }) => index + (/^[,;]/u.test(found) ? 1 : 0),
    )
    const tries = places.map((at) => {
      const isAfterComma = /[,;]/u.test(told.charAt(at - 1))
      return `${told.slice(0, at)}${isAfterComma ? '' : ','} ${aside}${told.slice(at)}`
    })
    const best = tries.toSorted((a, b) => worst(a) - worst(b))[0]
    if (best === undefined || worst(best) >= worst(told)) break
    told = best
  }
  return told
}

function withCapitals(text: string): string {
  return text.replaceAll(/(?<=\p{Ll}\. )\p{Ll}/gu, (letter) => letter.toUpperCase())
}

const verbs = String.raw`(?:is|has|had|was|does|did|will|would|can|cannot|must|takes|pays|works|lives|drives|needs|sees|suffers|helps|earns|brings|cares|gives|receives|attends|uses|owns|owes|\p{L}{3,}(?:es|ks|ns|ts|ds|ps|rs|ls|ms|ed))`
const secondVerb = new RegExp(String.raw`,? and (?=${verbs} )`, 'gu')

/**
 * A statement that begins with a person (as a token) and goes on with a second verb, as two sentences with the person
 * named in both, when it would otherwise share a long run of words with an answer. The narrator then finds the pronoun.
 */
export function withClausesApart(wording: string, answers: readonly string[]): string {
  const [, subject] = /^\{([a-z0-9-]+)(?:\.subj)?\} /u.exec(wording) ?? []
  if (subject === undefined || /[“”]/u.test(wording)) return wording
  const plain = wording.replaceAll(/\{[^}]*\}/g, ' ')
  if (!answers.some((answer) => longestRun(plain, answer) > 9)) return wording
  const places = [...wording.matchAll(secondVerb)].filter(
    ({ index }) => !/\b(?:who|which|that|because|when|if|where|both)\b[^,;]*$/u.test(wording.slice(0, index)),
  )
  const middle = places.toSorted(
    (a, b) => Math.abs(a.index - wording.length / 2) - Math.abs(b.index - wording.length / 2),
  )[0]
  if (middle === undefined || wording.split(' ').length < 12) return wording
  return `${wording.slice(0, middle.index)}. {${subject}.subj} ${wording.slice(middle.index + middle[0].length)}`
}
