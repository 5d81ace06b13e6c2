import { curlyMarkup, curlyQuotes, houseStyle } from '#domain/prose/house-style.ts'
import type { SourceText } from '#domain/drafting/tool.ts'
import { capitalized } from '#domain/prose/words.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { escapeText, paragraph } from '#domain/section-content/write.ts'
import { addresseeOf } from './case/addressee.ts'
import { isClinical, type LetterFacts } from './case.ts'
import { citeExhibit, isListing } from './case/exhibits.ts'
import { isOwnVoice } from './case/own-voice.ts'
import { isProseLine } from './case/prose-lines.ts'
import { withNamesWithheld } from './case/withheld-names.ts'
import { untoldNotes } from './case/untold-notes.ts'
import { isFieldTold, planLetter } from './plan.ts'
import { type SectionId, sectionIds } from './plan/section-ids.ts'
import { seedOf } from './plan/style-seed.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { Fault } from '#domain/prose/whole/judge-sentence.ts'
import { type NoteSearch, noteSearchOf } from '#domain/prose/whole/note-search.ts'
import { wordedSection } from '#domain/prose/whole/worded-section.ts'
import { listedTitle } from '#domain/prose/paper-names.ts'
import { howRelied } from './writing/bounds.ts'
import { fillSkeleton, hasFact, joinItems, needs } from './writing/fill.ts'
import { writeConclusion } from './writing/conclude.ts'
import * as frame from './writing/frame.ts'
import { withLabelsSpelled } from './writing/labels-spelled.ts'
import { withoutLeftOut } from './writing/left-out.ts'
import { writeReference } from './writing/reference-line.ts'
import { writeRelationship } from './writing/relationship.ts'
import { writeCredentials } from './writing/credentials.ts'
import { comparisons } from './writing/said-by-expert.ts'
import { writeFindings } from './writing/write-findings.ts'
import { writeLimits } from './writing/limits-told.ts'

/** A section of the letter without a model: the skeleton sentences, filled with facts; what is missing is a gap. */
export function writeLetterSection(id: SectionId, facts: LetterFacts): string {
  const written =
    judged.has(id) && !isClinical(facts) ? wordedSection(told(id, facts), ownNotes(facts), isPrinted) : told(id, facts)
  const { instructions } = facts
  return asFormed.has(id) ? written : withNamesWithheld(withoutLeftOut(written, instructions), instructions.withheld)
}

const told = (id: SectionId, facts: LetterFacts): string => withLabelsSpelled(curlyMarkup(writers[id](facts)))

/** Where the expert's notes are told: what is no sentence is asked for in its own words. A clinician's findings may have no verb, and what follows leans on them. */
const judged: ReadonlySet<SectionId> = new Set(['field', 'findings', 'standing', 'limits'])

/** How experts write: a point behind its label, a noun without its article, two clauses with a comma; `In Port-au-Prince not` carries the one before. */
const isPrinted = (fault: Fault, sentence: string): boolean =>
  printedFaults.has(fault) ||
  (/\b(?:not|no|never|none)\b/iu.test(sentence) && countWords(sentence) < 6) ||
  /^(?:More|Less) likely than not\b/iu.test(sentence)

const printedFaults: ReadonlySet<Fault> = new Set([
  'a label in front',
  'shorthand',
  'no article',
  'two verbs without a join',
  'signs out of place',
])

const searches = new WeakMap<LetterFacts, NoteSearch>()

/** Looks in the expert's own notes, which the letter never names. */
function ownNotes(facts: LetterFacts): NoteSearch {
  const known = searches.get(facts)
  if (known) return known
  const texts = facts.sources.expertDocuments
    .filter(isOwnVoice)
    // What is written out in prose is no note that lacks a word.
    .map(({ id, text }) => ({
      id,
      text: text
        .split('\n')
        .filter((line) => !isProseLine(line))
        .join('\n'),
    }))
    .map(({ id, text }) => [id, text.replaceAll(/^[ \t]{0,20}[-–—*•·]{1,3}[ \t]{1,5}/gmu, '')])
  const find = noteSearchOf({ answers: Object.fromEntries(texts), sources: [] })
  // As the letter would have said it: the note itself may have talk with counsel in it, or only a part.
  const search: NoteSearch = (sentence) => (find(sentence) === undefined ? undefined : { text: sentence })
  searches.set(facts, search)
  return search
}

/** Names, addresses and lists of papers: nothing in them was told. */
const asFormed: ReadonlySet<SectionId> = new Set([
  'letterhead',
  'addressee',
  're',
  'materials',
  'declaration',
  'signature',
  'attachments',
])

const plain =
  (skeleton: string) =>
  (facts: LetterFacts): string =>
    paragraph(fillSkeleton(skeleton, facts))

const writers: Readonly<Record<SectionId, (facts: LetterFacts) => string>> = {
  letterhead: writeLetterhead,
  addressee: ({ input }) => paragraph(escapeText(addresseeOf(input)).replaceAll('\n', '<br>')),
  re: writeReference,
  opening: writeOpening,
  qualifications: writeCredentials,
  relationship: writeRelationship,
  materials: writeMaterials,
  field: writeField,
  findings: (facts) => writeFindings(facts, carriedNotes(facts)),
  standing: writeStanding,
  limits: writeLimits,
  conclusion: (facts) => writeConclusion(facts, isWitness(facts)),
  availability: plain(frame.availability),
  declaration: plain(frame.declaration),
  signature: writeSignature,
  attachments: writeAttachments,
}

/** What the expert noted and the letter would not say: nothing of it is lost. */
function carriedNotes(facts: LetterFacts): string[] {
  const planned = new Set(planLetter(facts).map(({ id }) => id))
  const told = sectionIds
    .filter((id) => planned.has(id))
    .map((id) => (id === 'findings' ? writeFindings(facts) : writers[id](facts)))
  return untoldNotes(facts, told.map(sectionText).join('\n').split('\n'))
}

function writeLetterhead(facts: LetterFacts): string {
  const lines = [
    fillSkeleton('{{expert.title_name}}', facts),
    ...positionLines(facts),
    ...['expert.contact', 'expert.email']
      .filter((name) => hasFact(facts, name))
      .slice(0, 1)
      .map((name) => fillSkeleton(`{{${name}}}`, facts)),
    'Date: ____________',
  ]
  return paragraph(lines.join('<br>'))
}

/** Who and request change places with the draft; the opinion comes last, then what a co-worker adds. */
function writeOpening(facts: LetterFacts): string {
  const { who, letter, lay, request, opinion } = frame.openingGeneral
  const isAsked = facts.lay === undefined || hasFact(facts, 'question') || !hasFact(facts, 'proceeding')
  const asked = isWitness(facts) ? lay : isAsked ? request : letter
  const first = seedOf(facts.input.draftId) % 2 === 0 ? [who, asked] : [asked, who]
  const isOwn = facts.values['opinion_one_line'] === undefined && facts.inShort !== undefined
  const held = isOwn
    ? escapeText(curlyQuotes(`${frame.openingGeneral.inShort} ${facts.inShort}`))
    : fillSkeleton(opinion, facts)
  const opinions = isWitness(facts) && !hasOpinion(facts) ? [] : [held]
  const sentences = [...first.map((sentence) => fillSkeleton(sentence, facts)), ...opinions]
  const dependent = isNoStranger(facts) ? paragraph(fillSkeleton(frame.openingDependent, facts)) : ''
  return paragraph(...sentences) + dependent
}

/** A pastor, a teacher, an employer who was asked nothing in so many words tells what he or she knows. */
const isWitness = (facts: LetterFacts): boolean =>
  facts.lay !== undefined && facts.question === undefined && facts.values['question']?.source !== 'fact sheet'

const hasOpinion = (facts: LetterFacts): boolean => hasFact(facts, 'opinion_one_line') || facts.inShort !== undefined

/** The two have dealt with each other, and no sentence of the file says that they never met. */
function isNoStranger(facts: LetterFacts): boolean {
  const told = facts.ties.sentences
  const isTold = told.length > 0 || hasFact(facts, 'relation.since') || hasFact(facts, 'relation.capacity')
  return (
    facts.label === 'dependent' &&
    isTold &&
    !told.some((words) => /\b(?:never|not) (?:met|known|know|worked)\b/u.test(words))
  )
}

/** Title and institution, each on its line. */
function positionLines({ values }: LetterFacts): string[] {
  const position = values['expert.position']?.value
  if (position === undefined) return []
  const [, title = position, where] = /^(.*?)(?:, | at (?:the )?)(.+)$/u.exec(position) ?? []
  return [capitalized(title), ...(where === undefined ? [] : [capitalized(where)])].map(escapeText)
}

/** Everything about the client that was read, numbered, each with its exhibit. */
function writeMaterials(facts: LetterFacts): string {
  const { cv, clientDocuments } = facts.sources
  const read = [...(cv ? [cv] : []), ...clientDocuments]
  const items = facts.exhibits
    .filter(({ source }) => read.includes(source) || (!isListing(source) && !isOwnVoice(source)))
    .map((exhibit, index, all) => {
      const number = all.length === 1 ? '' : `(${index + 1}) `
      return `${number}${titleOf(exhibit.source)} (${citeExhibit(exhibit)})`
    })
  const records = (facts.lists['list:records'] ?? []).map(escapeText)
  const known = items.length > 0 ? items : records
  const lead = isWitness(facts) ? frame.materials.lay : frame.materials.before
  if (known.length === 0) return paragraph(`${lead}${needs('exhibit')}.`)
  return paragraph(`${lead}${joinItems(known)}.`, ...(items.length === 0 ? [] : [howRelied(items.length)]))
}

function titleOf({ title }: SourceText): string {
  const isFile = /\.\p{L}{2,4}$/u.test(title.trim()) || /^[^\s]*_[^\s]*$/u.test(title.trim())
  const plain = isFile
    ? title
        .trim()
        .replace(/\.\p{L}{2,4}$/u, '')
        .replaceAll(/[_-]+/g, ' ')
    : title.trim()
  if (/^(?:cv|resume|r[ée]sum[ée]|bio)$/iu.test(plain) || /^cv \p{Ll}/u.test(plain)) return 'Curriculum vitae'
  return escapeText((isFile ? capitalized(plain) : listedTitle(plain)) || 'Untitled document')
}

/** The fact sheet's words, and what the expert's notes say of the field. */
function writeField(facts: LetterFacts): string {
  const { knowledge } = facts.notes
  const own = knowledge.map((words) => paragraph(escapeText(houseStyle(words)))).join('')
  if (!isFieldTold(facts)) return own === '' ? '' : paragraph('I say this from my own knowledge of the field.') + own
  const hasWork = facts.type !== 'CC' && !isClinical(facts) && hasFact(facts, 'field.before')
  const sentences = [
    ...(hasFact(facts, 'field.name') ? [frame.field.reader] : []),
    ...(hasFact(facts, 'field.what') ? ['{{field.what}}'] : []),
    ...(hasFact(facts, 'field.problem') ? ['{{field.problem}}'] : []),
    ...(hasWork ? [frame.field.before] : []),
  ]
  return paragraph(...sentences.map((sentence) => fillSkeleton(sentence, facts))) + own
}

function writeSignature(facts: LetterFacts): string {
  const name = facts.values['expert.name']?.value
  const lines = ['______________________', name === undefined ? needs("expert's name") : escapeText(name)]
  const position = hasFact(facts, 'expert.position') ? [fillSkeleton('{{expert.position}}', facts)] : []
  return paragraph([...lines, ...position].join('<br>'))
}

/** The comparison with peers; one gap where the yardstick or its result is missing. */
function writeStanding(facts: LetterFacts): string {
  const isKnown = hasFact(facts, 'standing.yardstick') || hasFact(facts, 'standing.result')
  const own = comparisons(facts)
  if (isKnown) return plain(frame.standing)(facts) + own
  return own === '' ? paragraph(needs(frame.standingMissing)) : own
}

function writeAttachments(facts: LetterFacts): string {
  const items = facts.exhibits.map((exhibit) => {
    const label = exhibit.isListed ? citeExhibit(exhibit) : `Exhibit ${exhibit.letter}`
    return `${label}: ${titleOf(exhibit.source)}`
  })
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}
