import type { Paragraph } from '../reading/split-paragraphs.ts'
import { diagnosesAsSentence, diagnosesIn, illnessesUnder, isHeadingOfDiagnoses } from './diagnoses.ts'
import { type Found, type Frame, passageOf, toMade } from './document-frame.ts'
import { countedLater, makeFact } from './made-fact.ts'

/** `F43.10 Posttraumatic Stress Disorder` in the lines of a form: what the clinician found in the one who was examined. */
export function readDiagnoses(printed: string, paragraph: Paragraph, frame: Frame): Found | undefined {
  const { sort, voice, subject } = frame
  const isClinical = sort === 'evaluation' || sort === 'medical' || sort === 'letter'
  if (!isClinical) return undefined
  const isUnder = isHeadingOfDiagnoses(paragraph.heading ?? '')
  const diagnoses = diagnosesIn(printed) ?? (isUnder ? illnessesUnder(printed) : undefined)
  if (diagnoses === undefined || subject === undefined) return undefined
  return foundByClinician(
    printed,
    diagnosesAsSentence(diagnoses, { by: voice.speaker?.id, of: subject }),
    paragraph,
    frame,
  )
}

/** What a clinician's form states in a line of its own: the whole line is the passage, the wording says it as a sentence. */
export function foundByClinician(printed: string, wording: string, paragraph: Paragraph, frame: Frame): Found {
  const passage = passageOf(frame, paragraph, { start: 0, end: printed.length })
  const fact = makeFact({
    key: printed,
    wording,
    persons: frame.persons,
    kind: 'health',
    state: 'proposed',
    amounts: countedLater,
    sources: [{ type: 'passage', passage: passage.id }],
    words: printed,
    negated: false,
  })
  return { passage, made: toMade(fact, paragraph, frame) }
}
