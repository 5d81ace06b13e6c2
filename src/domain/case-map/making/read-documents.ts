import { countWords } from '#domain/language/sentences.ts'
import type { CasePassage, Person } from '../case-map.ts'
import type { MapDocument } from '../map-input.ts'
import { isNegated, kindOf, sortOf } from '../reading/classify.ts'
import { isSameName, speakerOf } from '../reading/find-persons.ts'
import { readStatements } from '../reading/read-statements.ts'
import { type Paragraph, splitParagraphs } from '../reading/split-paragraphs.ts'
import { hashOf, type MadeFact, makeFact, stemsWith } from './made-fact.ts'
import type { Cast } from './read-answers.ts'

export type ReadDocument = { readonly passages: readonly CasePassage[]; readonly facts: readonly MadeFact[] }

/** The statements of a document as facts that quote their passages. */
export function readMapDocument(document: MapDocument, cast: Cast): ReadDocument {
  const sort = sortOf(document)
  const speaker = speakerOf(document, cast.persons, sort)
  const known = speaker ? cast.persons.find(({ id }) => id === speaker.id) : undefined
  const roles = roleAliases(document, cast.persons)
  const aliases = roles.length > 0 ? [...cast.aliases, ...roles] : cast.aliases
  const together = cast.couple?.some(({ id }) => id === known?.id) ? cast.couple : undefined
  const voice = { persons: cast.persons, aliases, speaker: known, together }
  const passages: CasePassage[] = []
  const facts: MadeFact[] = []
  for (const paragraph of splitParagraphs(document)) {
    const text = document.text.slice(paragraph.start, paragraph.end)
    if (paragraph.isEntry || isFormal(text)) {
      if (paragraph.isEntry && !isFormal(text) && isWorthReading(text)) {
        const passage = passageOf(document, paragraph, { start: 0, end: text.length })
        passages.push(passage)
        facts.push(entryFact(text, passage, paragraph, cast.persons, sort))
      }
      continue
    }
    for (const statement of readStatements(text, voice)) {
      if (isFormal(statement.words) || countWords(statement.words) < 4) continue
      const passage = passageOf(document, paragraph, statement)
      passages.push(known ? { ...passage, speaker: known.id } : passage)
      const { wording, words, isSure } = statement
      const fact = makeFact({
        key: words,
        wording,
        persons: cast.persons,
        kind: kindOf(`${words} ${paragraph.heading ?? ''}`, sort),
        state: 'proposed',
        sources: [{ type: 'passage', passage: passage.id }],
        words,
        negated: isNegated(words),
        ...(!isSure && { quoted: { by: known?.id } }),
      })
      facts.push({
        fact,
        serves: [],
        stems: stemsWith(fact.statement, paragraph.heading),
        ...(known && { speaker: known.id }),
        isFromDocument: true,
      })
    }
  }
  return { passages, facts }
}

function passageOf(
  document: MapDocument,
  { start, page, number, heading }: Paragraph,
  range: { start: number; end: number },
): CasePassage {
  const from = start + range.start
  const words = document.text.slice(from, start + range.end)
  return {
    id: `p${hashOf(`${document.id} ${from} ${words}`)}`,
    document: document.id,
    ...(page !== undefined && { page }),
    ...(number !== undefined && { paragraph: number }),
    ...(heading !== undefined && { heading }),
    start: from,
    end: start + range.end,
    words,
  }
}

/** `Sessions attended: 31`: a row of a record, told as it stands. */
function entryFact(
  text: string,
  passage: CasePassage,
  { heading }: Paragraph,
  persons: readonly Person[],
  sort: ReturnType<typeof sortOf>,
): MadeFact {
  const fact = makeFact({
    key: text,
    wording: text.replaceAll(/\s+/g, ' '),
    persons,
    kind: kindOf(`${text} ${heading ?? ''}`, sort),
    state: 'proposed',
    sources: [{ type: 'passage', passage: passage.id }],
    words: text,
    quoted: {},
  })
  return { fact, serves: [], stems: stemsWith(text, heading), isFromDocument: true }
}

/** An entry with a number beside words; names and addresses of the form itself tell nothing. */
function isWorthReading(text: string): boolean {
  return (
    /\d/.test(text) &&
    countWords(text) >= 3 &&
    !/^(?:name|date|student|patient|school|case manager|address|phone|telephone|fax|e-mail|re|to|from|file|dob|date of \p{L}+|dates of \p{L}+)\b/iu.test(
      text,
    )
  )
}

/** Oaths, signatures, certificates of translation: they prove the paper, not the case. */
const formal =
  /penalty of perjury|true and correct|true and accurate to the best|^(?:executed|signed|given|sworn|subscribed) (?:on|and|at|this)|\(signed|_{5,}|^my name is [^.,;]+$|read this declaration|read back to me|competent to translate|^page \d|record printed on|^\[?address|^sincerely|^respectfully|^dear |^to whom it may|all rights reserved|^confidential/i

function isFormal(text: string): boolean {
  const plain = text.trim()
  return formal.test(plain) || !/\p{Ll}{2}/u.test(plain)
}

/** `the patient`, `the student`: the person whom the head of the document names so. */
function roleAliases({ text }: MapDocument, persons: readonly Person[]) {
  const head = text.slice(0, 1200)
  return ['Patient', 'Student', 'Client', 'Applicant', 'Respondent', 'Examinee', 'Employee'].flatMap((role) => {
    const name = new RegExp(String.raw`(?:^|\n)${role}(?: name)?: ([^\n,;]+)`).exec(head)?.[1]
    const person = name === undefined ? undefined : persons.find(({ full }) => isSameName(full, name))
    return person ? [{ text: `the ${role.toLowerCase()}`, person: person.id }] : []
  })
}
