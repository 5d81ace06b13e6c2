import { sharesPassive } from './passive.ts'
import { longestPastedRun, longestRun } from './guard.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { rebuilt } from './rebuild.ts'
import { capitalized } from './words.ts'

/** One way to say the same in other words. The pattern finds places; each is tried alone. */
type Move = { readonly pattern: RegExp; readonly say: (found: RegExpExecArray) => string }

const as = (pattern: RegExp, words: string): Move => ({
  pattern,
  say: (found) => (/^\p{Lu}/u.test(found[0]) ? capitalized(words) : words),
})

const auxiliary = 'is|are|was|were|has|have|had|does|do|did|will|would|can|could|may|must|cannot'
// Behind a noun only a plain auxiliary is surely a verb: `his brothers many times` has none.
const clause = String.raw`(?:(?:he|she|they|it|(?:Mr|Ms|Mrs|Dr)\. \p{Lu}\p{L}{1,30}) (?:${auxiliary}|\p{L}{3,30}(?:ed|s))|(?:the|a|his|her|its|their|no) (?:\p{L}{1,30} ){1,3}?(?:${auxiliary}))`
const oneDoes = String.raw`(?<=\b(?:he|she|it|\p{Lu}\p{L}+) )`

/** A part of a list that is a thing, never a verb (`to work full time, lose the schedule and pay`). */
const noun = String.raw`(?:an?|the|his|her|its|their|no|one|two|three) [^,;.]{3,60}`

/** Said otherwise with the same meaning; in the order in which they are tried among equals. */
const moves: readonly Move[] = [
  // "X has asthma, and he takes ..." -> "X has asthma. He takes ..."
  { pattern: new RegExp(String.raw`,? and (?=${clause}\b)`, 'gu'), say: () => '. ' },
  { pattern: new RegExp(String.raw`, so (?=${clause}\b)`, 'gu'), say: () => '; hence ' },
  { pattern: new RegExp(String.raw`, but (?=${clause}\b)`, 'gu'), say: () => '; yet ' },
  // "told her a complaint would be used" -> "told her that a complaint would be used"
  {
    pattern:
      /\b(?:told|warned|informed) (?:him|her|them|\{[^{}]+\}) (?=(?:an?|the|he|she|they|it|nobody|no|there|his|her|their) )/gu,
    say: ([words]) => `${words}that `,
  },
  as(new RegExp(String.raw`${oneDoes}cannot\b`, 'gu'), 'is unable to'),
  as(new RegExp(String.raw`${oneDoes}could not\b`, 'gu'), 'was unable to'),
  as(/\bwould (?:have|need) to\b/gu, 'would be forced to'),
  as(/\bwould have had to\b/gu, 'would have been obliged to'),
  as(new RegExp(String.raw`${oneDoes}(?:has|needs) to\b`, 'gu'), 'must'),
  {
    pattern:
      /\bwhen (?:he|she) was (?=(?:[a-z]+teen|twenty|thirty|forty|fifty|\d{1,2})(?:-[a-z]+)?(?: years old)?(?:[.,;]|$))/gu,
    say: () => 'at the age of ',
  },
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
  as(/\bnearest\b/gu, 'closest'),
  as(/\bnearby\b/gu, 'close by'),
  as(/\bdepends on\b/gu, 'relies on'),
  as(/\bdepend on\b/gu, 'rely on'),
  as(/\bhas noted\b/gu, 'has recorded'),
  as(/\bgets\b(?= \p{L}+ing\b)/gu, 'receives'),
  as(/\bhas letters from\b/gu, 'offers letters from'),
  as(/\bworks as\b/gu, 'is employed as'),
  as(/\bquoted at\b/gu, 'priced at'),
  as(/\b(?:could|would) not\b(?= \p{L}+ without)/gu, 'would be unable to'),
  as(/\bwhere both\b/gu, 'at which both'),
  as(/\bsince then\b/gu, 'from then on'),
  as(/\bthere is no\b/gu, 'there exists no'),
  as(/\bincluding\b/gu, 'among them'),
  as(/\bsuch as\b/gu, 'for example'),
  as(/\bas well\b/gu, 'too'),
  as(/\bmore than(?= \$?\d)/gu, 'over'),
  as(/\beach(?= (?:at|in)\b)/gu, 'apiece'),
  as(/\baway by road\b/gu, 'off by road'),
  // "twice a month, which is 160 miles each way, and helps" -> "twice a month (160 miles each way) and helps"
  { pattern: /, which (?:is|was) ((?:an? )?\$?\d[^,;.]{2,40}),(?= and )/gu, say: ([, what = '']) => ` (${what})` },
  as(/, which (?=(?:is|was|has|ends|costs|closes|needs|keeps|means)\b[^,;.]*(?:[.;]|$))/gu, ', and this '),
  as(/\bsaid that\b/gu, 'stated that'),
  as(/ that was (?=\p{Ll}+ed (?:on|in) \p{Lu})/gu, ', which was '),
  as(/\basked for the names\b/gu, 'demanded the names'),
  as(/\bso that\b(?= (?:he|she|they|it|nobody|no one|the \p{Ll}+) (?:would|could|might|may|can)\b)/gu, 'in order that'),
  // "his pastor, his employer and two neighbors" -> "his employer, his pastor and two neighbors"
  {
    pattern: new RegExp(
      String.raw`(?<=\b(?:has|have|offers|from|with) (?:letters from )?)(${noun}), (${noun}?) and (?=\p{L}+)`,
      'gu',
    ),
    say: ([, first = '', second = '']) => `${second}, ${first} and `,
  },
  as(/ and (?=(?:pays|keeps|takes|works|helps|drives|gives|speaks)\b)/gu, ' and also '),
  as(/ and to (?=\p{Ll}{2,})/gu, ' and also to '),
  as(/\bother (?=members|leaders|persons|people)/gu, 'further '),
  as(/\balso\b/gu, 'in addition'),
  // Nobody "assists him shower".
  as(/\bhelps\b(?! (?:him|her|them|\p{Lu}\p{L}+|\{[^{}]+\}) (?!with|in|at|on|by|as|and|to\b)\p{Ll})/gu, 'assists'),
  as(/, then\b/gu, ' and afterwards'),
  // "because he taught there, had an account at the bank and ..." -> "..., and further had an account ..."
  { pattern: /, (?=(?:had|held|owned|kept|used) (?:an?|the|his|her) )/gu, say: () => ', and further ' },
  as(/,? and that\b/gu, ', and further that'),
  as(/\bunable to\b/gu, 'not able to'),
  as(/\bable to\b/gu, 'in a position to'),
  as(/\bin (?=(?:19|20)\d\d\b)/gu, 'in the year '),
]

/**
 * A statement in words that share no run of over fifteen with the answer it comes from: clauses are separated, and plain
 * phrases said otherwise. The meaning stays. What is short enough is given back as it is.
 */
export function retold(statement: string, answers: readonly string[]): string {
  const near = answers.filter((answer) => longestRun(statement, answer) > longestPastedRun / 2)
  const all = near.join(' ')
  const isHers = (all.match(/\b(?:she|hers?)\b/gi) ?? []).length > (all.match(/\b(?:he|him|his)\b/gi) ?? []).length
  const worst = (text: string) => Math.max(0, ...near.map((answer) => longestRun(asRead(text, isHers), answer)))
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
  return withCapitals(told)
}

const serialClause = new RegExp(String.raw`, (?=${clause}\b[^,.;]*$)`, 'u')

/** Nearly as it will be read: tokens of the client as pronouns. */
const asRead = (text: string, isHers: boolean): string =>
  text
    .replaceAll(/\{applicant\.(?:his|poss)\}/g, isHers ? 'her' : 'his')
    .replaceAll(/\{applicant\.(?:he|subj)\}/g, isHers ? 'she' : 'he')
    .replaceAll(/\{applicant\.him\}|(?<=\p{Ll} )\{applicant\}/gu, isHers ? 'her' : 'him')

function variantsOf(text: string): string[] {
  const whole = sentencesOf(text).flatMap((sentence) =>
    rebuilt(sentence).map((way) => text.replace(sentence, () => way)),
  )
  return [...whole, ...saidOtherwise(text)]
}

function saidOtherwise(text: string): string[] {
  return moves.flatMap(({ pattern, say }) =>
    [...text.matchAll(pattern)].map((found) => {
      const end = found.index + found[0].length
      const words = say(found)
      const before = text.slice(0, found.index)
      // `He was hung, his head was put in a bag, and he was burned`: the clause before stands apart as well.
      return (words === '. ' ? before.replace(serialClause, '. ') : before) + words + text.slice(end)
    }),
  )
}

function withCapitals(text: string): string {
  return text.replaceAll(/(?<=\p{Ll}\. )\p{Ll}/gu, (letter) => letter.toUpperCase())
}

const verbs = String.raw`(?:is|has|had|was|does|did|will|would|can|cannot|may|must|takes|pays|works|lives|drives|needs|sees|suffers|helps|earns|brings|cares|gives|receives|attends|uses|owns|owes|made|took|kept|told|left|beat|threw|shot|put|cut|broke|went|came|got|gave|held|hit|sent|sold|\p{L}{3,}(?:es|ks|ns|ts|ds|ps|rs|ls|ms|ed))`
const secondVerb = new RegExp(String.raw`,? and (?=${verbs} )`, 'gu')

/**
 * A statement that begins with a person (as a token) and goes on with a second verb, as two sentences with the person
 * named in both, when it would otherwise share a long run of words with an answer. The narrator then finds the pronoun.
 */
export function withClausesApart(wording: string, answers: readonly string[]): string {
  const [, subject] = /^\{([a-z0-9-]+)(?:\.subj)?\} /u.exec(wording) ?? []
  if (subject === undefined || /[“”]/u.test(wording)) return wording
  const plain = wording.replaceAll(/\{[^{}]*\}/g, ' ')
  if (!answers.some((answer) => longestRun(plain, answer) > 9)) return wording
  const places = [...wording.matchAll(secondVerb)].filter(
    // In a later sentence somebody else may be who acts: `They held him and gave him shocks`.
    ({ index }) => !subordinate.test(wording.slice(0, index)) && !/[.!?]\s/u.test(wording.slice(0, index)),
  )
  const middle = places.toSorted(
    (a, b) => Math.abs(a.index - wording.length / 2) - Math.abs(b.index - wording.length / 2),
  )[0]
  if (middle === undefined || wording.split(' ').length < 12) return wording
  const rest = wording.slice(middle.index + middle[0].length)
  if (sharesPassive(wording.slice(0, middle.index), rest)) return wording
  return `${withLastJoined(wording.slice(0, middle.index))}. {${subject}.subj} ${rest}`
}

/** A verb after one of these may belong to another subject. */
const subordinate =
  /\b(?:who|whom|whose|which|that|because|when|if|where|both|after|before|until|since|while|as|so|than|though|unless|whether)\b|[“”;:]/u

const nameOfKin =
  /\b(?:mother|father|sister|brother|aunt|uncle|wife|husband|cousin|niece|nephew|grandmother|grandfather|mom|dad|son|daughter), (?:\{[^{}]+\}|\p{Lu}[\p{L}\p{M}’-]+(?: \p{Lu}[\p{L}\p{M}’-]+){0,2})$/u

/** `works, has filed` -> `works and has filed`: what is left of a list of verbs. */
export function withLastJoined(part: string): string {
  // `early Alzheimer’s disease, diagnosed in 2024`: a participle of the disease.
  const lists = [
    ...part.matchAll(
      new RegExp(
        String.raw`, (?!(?:diagnosed|confirmed|treated|rated|located|based|caused|complicated|followed) )(?=${verbs} )`,
        'gu',
      ),
    ),
  ]
  const last = lists.at(-1)
  // `{child}, 7, is in second grade`: the comma closes an age or a title, and joins no verbs.
  const isApposition =
    last !== undefined && !new RegExp(String.raw`\b${verbs} `, 'u').test(`${part.slice(0, last.index)} `)
  // `the inspector, who gave them her words, would let it happen`: the second comma closes the clause of the inspector.
  const isRelative = last !== undefined && /, (?:who|which|whose|whom) [^,]*$/u.test(part.slice(0, last.index))
  // `Her mother, Kristine, has her the other days`: the comma closes the name.
  const isName = last !== undefined && nameOfKin.test(part.slice(0, last.index))
  return last === undefined || isApposition || isRelative || isName || / and /u.test(part.slice(last.index))
    ? part
    : `${part.slice(0, last.index)} and ${part.slice(last.index + 2)}`
}

/** `… is nobody’s property and also taught girls to read`: the joint nearest to the middle. */
export function withAlsoInTheMiddle(text: string): string {
  const joints = [
    ...text.matchAll(
      / and (?=(?:\p{Ll}{2,}(?:ed|es)|takes|keeps|works|helps|gives|took|kept|gave|told|said|made|went|taught|sent|cut|lost|lose|left|beat|broke|found|paid|put|ran|sold|spoke|stood|threw|wrote|asked?|ask|let) )/gu,
    ),
  ].map(({ index }) => index)
  const [middle] = joints.toSorted((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))
  return middle === undefined ? text : `${text.slice(0, middle)} and also ${text.slice(middle + 5)}`
}
