import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import { pronounIn } from '#domain/clients/pronoun.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { referentsOf } from '#domain/prose/case-people.ts'
import { houseStyle } from '#domain/prose/house-style.ts'
import { createNarrator } from '#domain/prose/narrator.ts'
import { inOwnWords } from '#domain/prose/own-words.ts'
import { nameInSentence } from '#domain/prose/paper-names.ts'
import { capitalized, possessive } from '#domain/prose/words.ts'
import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { stemsOf } from '#domain/case-map/reading/stems.ts'
import { completedNote, mended } from './mend-notes.ts'
import { personInRole } from '#domain/template-sections/places/people.ts'
import { placeMaterial } from './places.ts'

const isSpanish = (words: string) =>
  (words.match(/\b(?:el|la|los|las|muy|seg[uú]n|que|por|con|una|del|de|es|fue|le|su|mi|para)\b/giu)?.length ?? 0) > 1

/** Marks in told words that become markup when the section is written. */
export const exhibitMark = (token: string) => token.replace('[[', '⟦').replace(']]', '⟧')
const gapMark = (label: string) => `⟦gap:${label.replaceAll(/[⟦⟧]/gu, '')}⟧`

/** The facts as sentences in the voice of the template: the attorney's first, then each paper's with its exhibit. */
export function tellFacts(facts: readonly CaseFact[], map: CaseMap, input: DraftInput): string {
  const say = sayer(map, input)
  const answered = facts.filter(({ sources }) => sources.some(({ type }) => type === 'answer'))
  const papers = Map.groupBy(
    facts.filter((fact) => !answered.includes(fact)),
    (fact) => passagesOf(map, fact)[0]?.document ?? '',
  )
  const own = answered.map((fact) => ({ fact, said: say(fact) }))
  const kept = [...papers].map(([document, some]): [string, readonly CaseFact[]] => {
    const fresh = some.filter((fact) => {
      const same = own.find((one) => isSaidBy(fact, one.fact))
      if (same) same.said = cited(withYears(same.said, fact.statement), document, map)
      return same === undefined
    })
    return [document, fresh]
  })
  const told = kept.flatMap(([document, some]) => (some.length === 0 ? [] : tellPaper(document, some, map, say)))
  return [...own.map(({ said }) => said), ...told].join(' ')
}

/** The attorney's fact has all that the paper's has. */
function isSaidBy(fact: CaseFact, answer: CaseFact): boolean {
  if (fact.quoteOnly) return false
  const stems = new Set(stemsOf(answer.statement))
  const own = stemsOf(fact.statement)
  const figures = fact.statement.match(/\d[\d,.]*\d|\d/gu) ?? []
  const isKnown = figures.every((figure) => answer.statement.includes(figure) || /^(?:19|20)\d{2}$/u.test(figure))
  return isKnown && own.filter((stem) => stems.has(stem)).length >= own.length * 0.75
}

/** The paper's year for a day that the attorney gave without one. */
function withYears(said: string, statement: string): string {
  return [...statement.matchAll(/\b(\p{Lu}\p{Ll}+ \d{1,2}), ((?:19|20)\d{2})/gu)].reduce(
    (told, [, day = '', year = '']) => {
      const at = told.indexOf(day)
      const after = told.slice(at + day.length)
      return at < 0 || /^(?:\d|, (?:19|20)\d{2})/u.test(after)
        ? told
        : `${told.slice(0, at + day.length)}, ${year}${after}`
    },
    said,
  )
}

function cited(said: string, document: string, map: CaseMap): string {
  const exhibit = map.exhibits.find(({ id }) => id === document)
  const mark = exhibitMark(`[[ex:${document}]]`)
  return exhibit === undefined || said.includes(mark) ? said : said.replace(/\.$/u, ` (${mark}).`)
}

type Say = (fact: CaseFact) => string

function sayer(map: CaseMap, input: DraftInput): Say {
  const term = partyTerm(input)
  const people = referentsOf(map.persons).map((one) =>
    one.id === 'applicant' && term !== undefined ? { ...one, full: term, short: term, roleWord: term } : one,
  )
  const narrator = createNarrator(people)
  const client = people.find(({ id }) => id === 'applicant')
  const speak = firstPerson(input)
  return (fact) => {
    const note = noteIn(fact)
    if (note !== undefined)
      return completedNote(note) ?? gapMark(`${isSpanish(note) ? 'to translate' : 'to word'}: ${note}`)
    const said = narrator.say(fact.state === 'corrected' ? fact.statement : fact.wording)
    const spoken = speak(houseStyle(mended(ended(said), possessive(client?.short ?? 'the client'), client?.pronoun)))
    // `I, 61, Church of the Open Door`: particulars in a row, and no sentence of whoever signs.
    return /^I ?, /u.test(spoken) ? gapMark(`to word: ${said.replace(/\.$/u, '')}`) : ended(spoken)
  }
}

/** An answer that could only be quoted is a note; what a paper says is quoted elsewhere. */
const noteIn = ({ quoteOnly, sources, statement }: CaseFact) =>
  quoteOnly && sources.some(({ type }) => type === 'answer') ? quotedWords(statement) : undefined

const quotedWords = (statement: string) => /“([^“”]*)”\.?$/u.exec(statement)?.[1] ?? statement

const ended = (words: string) => capitalized(/[.!?]["”’)]?$/u.test(words) ? words : `${words.replace(/[;,:]$/u, '')}.`)

const signer =
  /^(?:Dr\. )?\p{Lu}[\p{L}.’'-]{1,30}(?: \p{Lu}[\p{L}.’'-]{0,30}){1,3},? (?:M\.?D|D\.?O|Ph\.?D|Psy\.?D|LCSW|LMFT|LPC|R\.?N|Esq)\.?$/u

/** One paper: its sentences with the exhibit behind them; lines without a verb in one sentence of particulars. */
function tellPaper(document: string, facts: readonly CaseFact[], map: CaseMap, say: Say): string[] {
  const exhibit = map.exhibits.find(({ id }) => id === document)
  const token =
    exhibitTokens(
      map,
      facts.flatMap((fact) => passagesOf(map, fact)),
    )[0] ?? `[[ex:${document}]]`
  const cite = exhibit === undefined ? '' : ` (${exhibitMark(token)})`
  const sentences = facts.filter((fact) => !isLine(fact)).map((fact) => say(fact))
  // Who signed a paper is nothing that it states.
  const lines = facts
    .filter(isLine)
    .map((fact) => lineOf(fact))
    .filter((line) => !signer.test(line))
  const title = exhibit?.title ?? 'paper'
  const name = nameInSentence(title) ?? `the paper “${title}”`
  const verb = /statements|records|letters|transcripts|returns|photographs$/iu.test(name) ? 'state' : 'states'
  const listed = lines.length === 0 ? [] : [`${capitalized(name)}${cite} ${verb}: ${lines.join('; ')}.`]
  const last = sentences.at(-1)
  if (last === undefined) return listed
  return [...sentences.slice(0, -1), lines.length > 0 ? last : last.replace(/\.$/u, `${cite}.`), ...listed]
}

function lineOf(fact: CaseFact): string {
  const words = fact.quoteOnly ? quotedWords(fact.statement) : fact.statement
  return houseStyle(words.replace(/[.;]$/u, '')).replace(/^\p{Lu}(?=\p{Ll}+(?: [\p{Ll}\d]+){0,5}: )/u, (letter) =>
    letter.toLowerCase(),
  )
}

/** A line of a record: a label with a colon, or words without a verb. */
function isLine({ statement, quoteOnly }: CaseFact): boolean {
  return quoteOnly === true || /^\p{Lu}[\p{L}\d ()/-]{0,36}: ?\S/u.test(statement) || !hasFiniteVerb(statement)
}

/** `the Respondent`, where the template calls its party so. */
function partyTerm({ template }: DraftInput): string | undefined {
  const text = (template?.sections ?? []).flatMap(({ content }) => content.map((one) => one.text)).join('\n')
  return ['Respondent', 'Petitioner', 'Applicant', 'Beneficiary', 'Appellant'].flatMap((term) =>
    new RegExp(String.raw`(?:^|[.!?] |\b[Tt]he )${term}\b`, 'mu').test(text) ? [`the ${term}`] : [],
  )[0]
}

/** In an affidavit or declaration the one who signs says I. */
function firstPerson(input: DraftInput): (sentence: string) => string {
  const text = (input.template?.sections ?? []).flatMap(({ content }) => content.map((one) => one.text)).join('\n')
  if (!/(?:^|\n)(?:\d+\. )?I, (?:_{3,}|\[|\{|<)/u.test(text)) return (sentence) => sentence
  const material = placeMaterial(input)
  const affiant = personInRole('affiant', material)
  const own = affiant ?? material.client.name
  const last = own.split(' ').at(-1) ?? own
  const client = pronounIn(input.client.client)
  const parties = {
    expertNames: [
      own,
      'Affiant',
      'The affiant',
      'Declarant',
      `Pastor ${last}`,
      `Mr. ${last}`,
      `Ms. ${last}`,
      ...(affiant === undefined ? [] : [`Pastor ${own}`]),
    ],
    clientShort: affiant === undefined ? own : `Mr. ${input.client.last_name}`,
    clientNames: [input.client.first_name, input.client.last_name],
    // Of one sex both, so that a pronoun is nobody's: `his mother after her stroke`.
    expert: client,
    ...(affiant !== undefined && { client }),
  }
  const last_name = input.client.last_name.replaceAll(/[^\p{L}\p{M} ’'-]/gu, '')
  const seen = new RegExp(
    String.raw`^(?:Mr\.|Ms\.) ${last_name} ((?:never |often |always )?(?:saw|knows|met|observed|trusts|considers))\b(?=.*\b(?:him|her)\b)`,
    'u',
  )
  // A note without a subject about somebody else is the affiant's own.
  // `He never saw him drunk`: not the same he.
  const byOther = /^He ((?:never |often |always )?(?:saw|knows|met|observed|trusts|considers))\b(?=[^.]{0,60} him\b)/u
  const asTold = (sentence: string) =>
    affiant === undefined ? sentence : sentence.replace(seen, 'I $1').replace(byOther, 'I $1')
  return (sentence) => {
    const told = inOwnWords(asTold(sentence), parties) ?? asTold(sentence)
    return told.replace(/^I know (.{2,60}?) since\b/u, 'I have known $1 since')
  }
}
