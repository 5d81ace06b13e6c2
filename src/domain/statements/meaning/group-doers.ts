import { canBeSame } from '../whom-pronouns-mean.ts'
import { isDenied } from '../polarity.ts'
import { personsOf, shown, type Finding, type Told } from './finding.ts'
import { isAbout, nounBefore } from './occurrences.ts'
import { irregularForms } from '#domain/language/meaning/irregular-forms.data.ts'
import type { MeaningIndex, Placed, Token } from './told-index.ts'

/** Acts that somebody does to somebody, one way or another of saying a thing on a line. */
const acts = `
kill murder shoot execute assassinate slay
beat hit kick punch strike whip club slap assault attack
break fracture
burn scald
rape
arrest detain seize capture imprison apprehend
kidnap abduct
torture
threaten menace warn
stab cut
dismiss deny reject grant approve affirm reverse convict acquit sentence
file submit lodge
pay post fund finance
supervise advise mentor
teach instruct train
design invent develop build create devise
`
/** Those who do them, by their kind. */
const kinds = `
police policeman policemen officer gendarme gendarmes gendarmerie cop
soldier soldiers army military troops bir battalion paratrooper
separatist separatists rebel rebels guerrilla guerrillas insurgent amba militant
gang ms-13 mara pandilla cartel gangster
militia paramilitary colectivo
husband
father
mother
brother
court judge tribunal
board
prosecutor
neighbor neighbour villager
`

const classOf = (lines: string) =>
  new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line, at) => line.split(' ').map((word) => [word, at] as const)),
  )
const actClass = classOf(acts)
const kindClass = classOf(kinds)

/** An arrest is made by the police unless a file says otherwise. */
const [police, arrest] = [kindClass.get('police'), actClass.get('arrest')]

/** The class of acts that a word belongs to, said as a verb. */
export const actOf = ({ meaning, text }: Token) =>
  actClass.get(text.toLowerCase()) ??
  meaning.lemmas.map((lemma) => actClass.get(lemma)).find((found) => found !== undefined)
/** The kind of those who do something that a word names: police, soldiers, a court. */
export const kindOf = ({ meaning, text }: Token) =>
  kindClass.get(text.toLowerCase()) ??
  meaning.lemmas.map((lemma) => kindClass.get(lemma)).find((found) => found !== undefined)

/** Said as a verb, and with no particle that makes another verb of it (`broke down`). */
const isVerb = ({ start, end, text, meaning: { kind = 0 } }: Token, sentence: string) =>
  (kind >= 29 || /(?:ed|en)$/u.test(text) || irregularForms.has(text.toLowerCase())) &&
  !nounBefore.test(sentence.slice(0, start)) &&
  !/^ (?:down|off|out|up|away)(?!\p{L})/u.test(sentence.slice(end))

type Read = { readonly text: string; readonly tokens: readonly Token[] }

const passive = /(?<!\p{L})(?:was|were|been|being|is|are|got) (?:\p{L}+ )?$/iu

/** `Took her from a bus`, `was held for three days`: a seizure in plain words. */
function actIn(token: Token, text: string): number | undefined {
  const own = actOf(token)
  if (own !== undefined || !/^(?:took|taken|held|kept|seized|pulled|dragged)$/iu.test(token.text)) return own
  const isDone =
    /^ (?:her|him|me|them|us|(?:Mr|Ms|Mrs)\.)(?= (?:from|to|away|off|out|in|into|for|at)(?!\p{L}))/u.test(
      text.slice(token.end),
    ) || /(?<!\p{L})(?:was|were|been) $/iu.test(text.slice(0, token.start))
  return isDone ? arrest : undefined
}

/** The kind of those who do it: named right before the verb, behind `by`, or `they` of the sentences before. */
function doerOf({ text, tokens }: Read, act: Token, before: readonly Read[]): number | undefined {
  const lead = text.slice(0, act.start)
  if (passive.test(lead)) {
    const agent = /^ (?:\p{L}+ ){0,5}?by (?:(?:the|an?|his|her|their|two|three|four|several|armed) )*/iu.exec(
      text.slice(act.end),
    )
    if (!agent) return undefined
    const from = act.end + agent[0].length
    const named = tokens.find((token) => token.start >= from && token.start < from + 25)
    return named && kindOf(named)
  }
  const clause = tokens.filter((token) => token.end <= act.start)
  const own = clause.findLast((token) => kindOf(token) !== undefined)
  const between = (own ? text.slice(own.end, act.start) : lead).replace(
    / (?:led|headed|commanded|sent|armed|ordered) by (?:the )?(?:[\p{L}.]+ ){1,3}(?=$)/u,
    ' ',
  )
  if (own && !/[.;:]|(?<!\p{L})(?:to|of|by|for|with|from|me|him|her|us|he|she|I)(?!\p{L})/u.test(between))
    return kindOf(own)
  if (!/(?<!\p{L})[Tt]hey(?: \p{L}+)? $/u.test(lead)) return undefined
  for (const other of before) {
    const last = other.tokens.find((token) => kindOf(token) !== undefined)
    if (last) return kindOf(last)
  }
  return undefined
}

/** `Separatists killed him` where the file has soldiers do it: those who do something to somebody are of one kind. */
export function doneByAnotherGroup(told: Told): Finding[] {
  const { sentence, index } = told
  return told.clauses.flatMap((clause) =>
    clause.words.flatMap((word): Finding[] => {
      const act = actOf(word)
      if (act === undefined || !isVerb(word, sentence.text)) return []
      if (isDenied(sentence.text, word.start, word.end)) return []
      const doer = doerOf({ text: sentence.text, tokens: clause.words }, word, [])
      if (doer === undefined || (doer === police && act === arrest)) return []
      const persons = personsOf({ start: word.end, end: clause.end }, told)
      const known = [...index.byPlace.values()]
        .flat()
        .filter((place) => isAbout(place, persons))
        .flatMap((place) =>
          place.tokens
            .filter((token) => actIn(token, place.sentence.text) === act && isVerb(token, place.sentence.text))
            .filter((token) => !isDoneToAnother(place, token, persons))
            .map((token) => ({ place, doer: doerOf(readOf(place), token, before(place, index)) })),
        )
      const [by] = known.toSorted((one, other) => Number(other.doer !== undefined) - Number(one.doer !== undefined))
      if (!by || known.some((one) => one.doer === doer)) return []
      const near = by.doer === undefined ? [-4, -3, -2, -1, 0, 1] : [0]
      const others = known.filter((one) => by.doer === undefined || one.doer !== undefined)
      if (others.some(({ place }) => near.some((step) => isNamedAt(doer, place.at + step, index)))) return []
      return [{ word, by: by.place, message: `The file has others do this: ${shown(by.place)}.` }]
    }),
  )
}

/** `Pinto was arrested`: somebody else is called right before the act, known by name or not. */
function isDoneToAnother(
  { sentence: { text, mentions } }: Placed,
  { start }: Token,
  persons: readonly string[],
): boolean {
  const [whole, name = ''] =
    /(?<!\p{L})(\p{Lu}\p{L}{1,30}) (?:was|were|got|has been|had been) (?:\p{Ll}+ )?$/u.exec(text.slice(0, start)) ?? []
  if (whole === undefined || pronoun.test(name)) return false
  const at = start - whole.length
  const mention = mentions.find((one) => one.start < at + name.length && at < one.end)
  return !mention || !canBeSame(mention.ids, persons)
}
const pronoun = /^(?:I|He|She|They|We|It|Who|There|All|Both|None|Nobody|Never)$/u

const readOf = ({ sentence: { text }, tokens }: Placed): Read => ({ text, tokens })

/** The sentences before one, the nearest first. */
const before = ({ at, sentence: { from } }: Placed, { byPlace }: MeaningIndex): Read[] =>
  [1, 2, 3, 4].flatMap((step) => (byPlace.get(at - step) ?? []).filter((one) => one.sentence.from === from).map(readOf))

/** A passage names those of the draft too. */
const isNamedAt = (doer: number, at: number, { byPlace }: MeaningIndex) =>
  (byPlace.get(at) ?? []).some(({ tokens }) => tokens.some((token) => kindOf(token) === doer))
