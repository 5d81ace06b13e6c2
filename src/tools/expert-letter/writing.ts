import { curlyMarkup } from '#domain/prose/house-style.ts'
import type { SourceText } from '#domain/drafting/tool.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { escapeText, paragraph } from '#domain/section-content/write.ts'
import { addresseeOf } from './case/addressee.ts'
import { isClinical, type LetterFacts } from './case.ts'
import { isListing } from './case/exhibits.ts'
import { achievementTypes } from './case/letter-type.ts'
import type { SectionId } from './plan/section-ids.ts'
import { seedOf } from './plan/style-seed.ts'
import { fillSkeleton, hasFact, joinItems, needs } from './writing/fill.ts'
import * as frame from './writing/frame.ts'
import { writeRelationship } from './writing/relationship.ts'
import { writeFindings } from './writing/write-findings.ts'

/** A section of the letter without a model: the skeleton sentences, filled with facts; what is missing is a gap. */
export function writeLetterSection(id: SectionId, facts: LetterFacts): string {
  return curlyMarkup(writers[id](facts))
}

const plain =
  (skeleton: string) =>
  (facts: LetterFacts): string =>
    paragraph(fillSkeleton(skeleton, facts))

const writers: Readonly<Record<SectionId, (facts: LetterFacts) => string>> = {
  letterhead: writeLetterhead,
  addressee: ({ input }) => paragraph(escapeText(addresseeOf(input)).replaceAll('\n', '<br>')),
  re: writeReference,
  opening: writeOpening,
  qualifications: plain(frame.qualifications),
  relationship: writeRelationship,
  materials: writeMaterials,
  field: writeField,
  findings: writeFindings,
  standing: plain(frame.standing),
  limits: writeLimits,
  conclusion: writeConclusion,
  availability: plain(frame.availability),
  declaration: plain(frame.declaration),
  signature: writeSignature,
  attachments: writeAttachments,
}

function writeLetterhead(facts: LetterFacts): string {
  const contact = hasFact(facts, 'expert.contact') ? ['{{expert.contact}}'] : []
  const lines = ['{{expert.title_name}}', '{{expert.position}}', ...contact].map((line) => fillSkeleton(line, facts))
  return paragraph([...lines, 'Date: ____________'].join('<br>'))
}

function writeReference({ values, input: { answers } }: LetterFacts): string {
  const name = values['client.name']?.value
  const lines = [
    `RE: ${name === undefined ? needs('client name') : escapeText(name)}`,
    escapeText(withoutHope(textOf(answers, 'case_type') ?? '')),
    values['client.a_number'] ? `A-number: ${escapeText(values['client.a_number'].value)}` : '',
  ]
  return paragraph(lines.filter((line) => line !== '').join('<br>'))
}

/** The case type as the reference line names it: "independent expert" is what the attorney hopes for, not what is known. */
function withoutHope(caseType: string): string {
  return caseType
    .replaceAll(/[,;:–-]?\s{0,3}\b(?:an )?independent(?: expert)?(?: (?:opinion|letter|witness))?\b/giu, '')
    .replace(/^[\s,;:–-]{1,9}/u, '')
    .trim()
}

/** Who and request change places with the draft; the opinion comes last, then what a co-worker adds. */
function writeOpening(facts: LetterFacts): string {
  const { who, request, opinion } = frame.openingGeneral
  const first = seedOf(facts.input.draftId) % 2 === 0 ? [who, request] : [request, who]
  const sentences = [...first, opinion].map((sentence) => fillSkeleton(sentence, facts))
  const dependent = facts.label === 'dependent' ? paragraph(fillSkeleton(frame.openingDependent, facts)) : ''
  return paragraph(...sentences) + dependent
}

/** Everything about the client that was read, numbered, each with its exhibit. */
function writeMaterials(facts: LetterFacts): string {
  const { cv, clientDocuments } = facts.sources
  const read = [...(cv ? [cv] : []), ...clientDocuments]
  const items = facts.exhibits
    .filter(({ source }) => read.includes(source) || !isListing(source))
    .map(({ letter, source }, index) => `(${index + 1}) ${titleOf(source)} (Ex. ${letter})`)
  const about = achievementTypes.includes(facts.type) || facts.type === 'GENERIC' ? 'work' : 'case'
  const list = `${frame.materials.before}${items.length === 0 ? needs('exhibit') : joinItems(items)}.`
  return paragraph(list, fillSkeleton(frame.materials.after[about], facts))
}

function titleOf({ title }: SourceText): string {
  return escapeText(title.trim() || 'untitled document')
}

/** The fact sheet's words, else what the expert's notes say of the field. */
function writeField(facts: LetterFacts): string {
  const isAsked = ['field.what', 'field.problem'].some((name) => hasFact(facts, name))
  const { knowledge } = facts.notes
  if (!isAsked && knowledge.length > 0) return knowledge.map((words) => paragraph(escapeText(words))).join('')
  if (!isAsked && !hasFact(facts, 'field.name'))
    return paragraph(needs('background of the field, for a reader outside it'))
  const hasWork = facts.type !== 'CC' && !isClinical(facts) && hasFact(facts, 'field.before')
  return paragraph(fillSkeleton(frame.field.what, facts), hasWork ? fillSkeleton(frame.field.before, facts) : '')
}

/** What was not done is asked only where the letter has not said it already. */
function writeLimits(facts: LetterFacts): string {
  const isSaid = facts.ties.sentences.some((words) => /^I (?:have|did) not /u.test(words))
  const { notDone, rest } = frame.limits
  const first = isSaid && !hasFact(facts, 'limits.not_done') ? '' : fillSkeleton(notDone, facts)
  return paragraph(...[first, fillSkeleton(rest, facts)].filter((words) => words !== ''))
}

/** Several opinions of the notes stand in the findings; the conclusion does not pick one of them. */
function writeConclusion(facts: LetterFacts): string {
  const isOfNotes = facts.values['opinion_one_line']?.source === 'expert documents'
  const skeleton = isOfNotes && facts.notes.opinions.length > 1 ? frame.conclusionOfNotes : frame.conclusion
  return paragraph(fillSkeleton(skeleton, facts))
}

function writeSignature(facts: LetterFacts): string {
  const name = facts.values['expert.name']?.value
  const lines = ['______________________', name === undefined ? needs("expert's name") : escapeText(name)]
  return paragraph([...lines, fillSkeleton('{{expert.position}}', facts), 'Date: ____________'].join('<br>'))
}

function writeAttachments(facts: LetterFacts): string {
  const items = facts.exhibits.map(({ letter, source }) => `Exhibit ${letter}: ${titleOf(source)}`)
  return `<ul>${(items.length === 0 ? [needs('exhibit')] : items).map((item) => `<li>${item}</li>`).join('')}</ul>`
}
