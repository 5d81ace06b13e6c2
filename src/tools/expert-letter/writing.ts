import { textOf } from '#domain/questionnaire/question.ts'
import { escapeText, gap, paragraph } from '#domain/section-content/write.ts'
import { addresseeOf } from './case/addressee.ts'
import { isClinical, type LetterFacts } from './case.ts'
import { achievementTypes } from './case/letter-type.ts'
import type { SectionId } from './plan/section-ids.ts'
import { seedOf } from './plan/style-seed.ts'
import { fillSkeleton, hasFact, joinItems, needs } from './writing/fill.ts'
import * as frame from './writing/frame.ts'
import { writeRelationship } from './writing/relationship.ts'
import { writeFindings } from './writing/write-findings.ts'

/** A section of the letter without a model: the skeleton sentences, filled with facts; what is missing is a gap. */
export function writeLetterSection(id: SectionId, facts: LetterFacts): string {
  return writers[id](facts)
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
  limits: plain(frame.limits),
  conclusion: plain(frame.conclusion),
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

/** Everything about the client that was read, numbered, each with room for its exhibit. */
function writeMaterials(facts: LetterFacts): string {
  const { cv, clientDocuments } = facts.sources
  const items = [...(cv ? [cv] : []), ...clientDocuments].map(
    ({ title }, index) => `(${index + 1}) ${escapeText(title.trim() || 'untitled document')} ${gap('Exhibit __')}`,
  )
  const about = achievementTypes.includes(facts.type) || facts.type === 'GENERIC' ? 'work' : 'case'
  const read = `${frame.materials.before}${items.length === 0 ? needs('exhibit') : joinItems(items)}.`
  return paragraph(read, fillSkeleton(frame.materials.after[about], facts))
}

function writeField(facts: LetterFacts): string {
  const hasWork = facts.type !== 'CC' && !isClinical(facts)
  return paragraph(fillSkeleton(frame.field.what, facts), hasWork ? fillSkeleton(frame.field.before, facts) : '')
}

function writeSignature(facts: LetterFacts): string {
  const name = facts.values['expert.name']?.value
  const lines = ['______________________', name === undefined ? needs("expert's name") : escapeText(name)]
  return paragraph([...lines, fillSkeleton('{{expert.position}}', facts), 'Date: ____________'].join('<br>'))
}

function writeAttachments(facts: LetterFacts): string {
  const name = fillSkeleton('{{expert.title_name}}', facts)
  const sources = facts.sources.expertDocuments.map(({ title }) => escapeText(title.trim() || 'untitled document'))
  const items = [
    `Attachment A: curriculum vitae of ${name}`,
    'Attachment B: the materials reviewed, as listed in this letter',
    ...(facts.type === 'CC'
      ? [`Attachment C: sources: ${sources.length > 0 ? joinItems(sources) : needs('source')}`]
      : []),
  ]
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}
