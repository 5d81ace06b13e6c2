import { type Answers, textOf } from '#domain/questionnaire/question.ts'

/** Where the brief is filed: an asylum office, an immigration court, the Board of Immigration Appeals. */
export type Forum = 'uscis' | 'immigration' | 'board'

/** The words and limits that follow from the forum (rules R1, R2, R16). */
export type ForumWords = {
  readonly forum: Forum
  readonly role: 'Applicant' | 'Respondent'
  /** As it stands inside a sentence. */
  readonly adjudicator: 'USCIS' | 'this Court' | 'the Board'
  readonly opponent: 'DHS' | null
  /** Who must rebut a presumption. */
  readonly burdenParty: 'USCIS' | 'DHS'
  /** The part of 8 C.F.R. that governs. */
  readonly cfrPart: 208 | 1208
  /** Pages of the body; null where no limit was found. */
  readonly pageCap: 25 | 30 | null
}

const words: Readonly<Record<Forum, ForumWords>> = {
  uscis: {
    forum: 'uscis',
    role: 'Applicant',
    adjudicator: 'USCIS',
    opponent: null,
    burdenParty: 'USCIS',
    cfrPart: 208,
    pageCap: null,
  },
  immigration: {
    forum: 'immigration',
    role: 'Respondent',
    adjudicator: 'this Court',
    opponent: 'DHS',
    burdenParty: 'DHS',
    cfrPart: 1208,
    pageCap: 25,
  },
  board: {
    forum: 'board',
    role: 'Respondent',
    adjudicator: 'the Board',
    opponent: 'DHS',
    burdenParty: 'DHS',
    cfrPart: 1208,
    pageCap: 30,
  },
}

const byJurisdiction: Readonly<Record<string, Forum>> = {
  uscis: 'uscis',
  immigration: 'immigration',
  'board of immigration': 'board',
}

/** The forum chosen; the immigration court while nothing usable is chosen, so that nothing has to handle its absence. */
export function forumWords(answers: Answers): ForumWords {
  return words[byJurisdiction[textOf(answers, 'jurisdiction') ?? ''] ?? 'immigration']
}
