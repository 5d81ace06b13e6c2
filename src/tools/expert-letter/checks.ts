import { block, type Check, inform, warn } from '#domain/questionnaire/check.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import type { LetterFacts } from './case.ts'
import { achievementTypes, clinicalTypes, letterTypeNames, matchedType } from './case/letter-type.ts'
import { hasDeclaration } from './plan.ts'
import { missingFacts } from './checks/readiness.ts'
import { checkPersonExamined, missingDeclaration } from './review/structure.ts'
import { addresseeOf } from './case/addressee.ts'
import { overlapsOnFile } from './case/overlaps.ts'
import { quote } from './review/letter-text.ts'
import { untoldOfAnswer } from './writing/relationship.ts'

const relationField = 'expert_client_relation'

/** The rules on the form: pitfalls that show before a word is written, and how the free texts were read (L1 to L12). */
export function checkLetter(facts: LetterFacts): Check[] {
  const { input } = facts
  return [
    ...checkCaseType(input, facts),
    ...checkRelation(input, facts),
    ...checkPapers(input, facts),
    ...checkFee(facts),
    ...checkKind(input, facts),
    ...checkReadiness(facts),
    ...saidForExpert(facts),
    ...inkSignature(facts),
  ]
}

/** L19: what the instructions say for the expert, and no paper of the expert does. */
function saidForExpert({ instructions }: LetterFacts): Check[] {
  const said = instructions.told.filter(({ isWanted }) => isWanted)
  if (said.length === 0) return []
  return [
    warn(
      'L19',
      `The letter says this on the word of your instructions: ${said.map(({ words }) => quote(words)).join(' ')} Have the expert confirm it or strike it.`,
      'additional_prompt',
    ),
  ]
}

/** L16: what the answer says of the two and no sentence of the letter could take over. */
function notInLetter(facts: LetterFacts): Check[] {
  const untold = untoldOfAnswer(facts)
  if (untold.length === 0) return []
  return [
    warn(
      'L16',
      `The letter does not say this of the relationship: ${untold.map((part) => quote(part)).join(' ')} Put it into the expert’s own words where it bears on the opinion.`,
      relationField,
    ),
  ]
}

function checkCaseType({ answers }: DraftInput, { type }: LetterFacts): Check[] {
  const text = textOf(answers, 'case_type') ?? ''
  const chosen = textOf(answers, 'letter_type')
  if (text.length === 1) return [block('L1', 'Please describe the case type in at least two characters.', 'case_type')]
  if (text === '') return []
  const how = chosen !== undefined && chosen !== matchedType ? 'as you chose' : 'as read from the case type'
  return [inform('L2', `Plan: ${letterTypeNames[type]}, ${how}.`, 'case_type')]
}

function checkRelation(input: DraftInput, facts: LetterFacts): Check[] {
  const { label, type } = facts
  if (textOf(input.answers, relationField) === undefined)
    return [
      warn(
        'L3',
        'Independence cannot be stated: the relationship between expert and client is not described.',
        relationField,
      ),
    ]
  const read = [inform('L4', `Relationship read as: ${label}.`, relationField)]
  if (label === 'unclear')
    return [
      warn(
        'L5',
        'The relationship is unclear: say whether they know each other, or only the work, and since when.',
        relationField,
      ),
      ...notInLetter(facts),
    ]
  const overlaps = label.startsWith('independent') ? overlapsOnFile(input).slice(0, 1) : []
  return [
    ...read,
    ...notInLetter(facts),
    ...overlaps.map(({ kind, client, expert }) =>
      warn(
        'P1',
        `Said to be independent, but the papers show a shared ${kind}: ${quote(client)} and ${quote(expert)}`,
        relationField,
      ),
    ),
    ...(clinicalTypes.includes(type) && label !== 'examining clinician'
      ? [
          warn(
            'L6',
            'A clinical letter is written by whoever examined the person; the relationship does not say so.',
            relationField,
          ),
        ]
      : []),
    ...(type === 'EB1B' && label === 'dependent'
      ? [
          warn(
            'L7',
            "Letters from the same employer's staff may be rejected as not objective; use this one for experience only.",
            relationField,
          ),
        ]
      : []),
  ]
}

function checkPapers(input: DraftInput, { type, sources }: LetterFacts): Check[] {
  const { expert, cv, expertDocuments } = sources
  return [
    ...(textOf(input.answers, 'expert_id') !== undefined && !expert
      ? [block('L8', 'The expert was not found. Please choose the expert again.', 'expert_id')]
      : []),
    ...(achievementTypes.includes(type) && !cv
      ? [
          warn(
            'L9',
            "Without the client's CV the achievements come from the additional documents alone.",
            'client_cv_id',
          ),
        ]
      : []),
    ...(expertDocuments.length === 0
      ? [warn('L10', "Without the expert's CV or notes the qualifications stay incomplete.", 'additional_expert_docs')]
      : []),
  ]
}

function checkFee({ fee }: LetterFacts): Check[] {
  if (fee.kind !== 'unknown') return []
  const message =
    fee.conflict === undefined
      ? 'Say whether the expert is paid; the letter states it.'
      : `The papers say different things about payment: ${fee.conflict}.`
  return [warn('L11', message, relationField)]
}

/** Rules of single kinds of letter. */
function checkKind(input: DraftInput, facts: LetterFacts): Check[] {
  switch (facts.type) {
    case 'O1A':
    case 'O1B':
      return checkO1(facts)
    case 'CC':
    case 'MED':
      return hasDeclaration(input, facts.type) ? [] : [missingDeclaration]
    case 'HARD':
      return [...checkPersonExamined(facts), ...checkSessions(facts)]
    default:
      return []
  }
}

function checkO1({ values }: LetterFacts): Check[] {
  const isUntold = values['relation.because'] === undefined && values['relation.since'] === undefined
  const consultation = 'The consultation of a peer group is a separate document; this letter does not replace it.'
  return [
    ...(isUntold ? [warn('P9', 'An O-1 letter must say how the writer came to know the facts.', relationField)] : []),
    inform('L13', consultation, 'case_type'),
  ]
}

function checkSessions({ values }: LetterFacts): Check[] {
  const count = values['sessions.count']?.value ?? ''
  if (!/^(?:1|one|a single)\b/i.test(count)) return []
  return [
    warn('L14', 'Requests for evidence often attack a single session; say what follow-up there is.', 'sessions_count'),
  ]
}

/** P16: 8 CFR 103.2(a)(7) since July 10, 2026, for letters that USCIS reads. */
function inkSignature({ input, type }: LetterFacts): Check[] {
  const isForAgency =
    achievementTypes.includes(type) ||
    type === 'HARD' ||
    /\bUSCIS\b|Citizenship and Immigration Services|asylum office/i.test(addresseeOf(input))
  if (!isForAgency) return []
  return [
    inform(
      'P16',
      'The expert signs the letter in ink (a scan of the ink original will do). A pasted, stamped, typed or software-made signature may cost the filing and the fee.',
      'expert_id',
    ),
  ]
}

function checkReadiness(facts: LetterFacts): Check[] {
  const missing = missingFacts(facts)
  if (missing.length === 0) return []
  const few = missing.slice(0, 6).join('; ')
  const more = missing.length > 6 ? `; and ${missing.length - 6} more` : ''
  return [inform('L12', `Would strengthen the letter, and is left out where nothing is told: ${few}${more}.`)]
}
