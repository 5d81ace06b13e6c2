import type { CaseRules, QuestionReading, StatedFact, WantedDocument } from '#domain/case-map/elements.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { argues, type CaseFrame } from '../case.ts'
import { groundNamed } from '../case/relief.ts'
import { namedPersons } from './client-person.ts'
import { doneToSomebody, elementsOf } from './element-list.ts'

/** What a case map of the asylum brief is made by: persons, elements, how the answers are read, what software computed. */
export function asylumCaseRules(frame: CaseFrame, sections: readonly string[]): CaseRules {
  const planned = new Set(sections)
  return {
    persons: namedPersons(frame),
    elements: elementsOf(frame, planned),
    questions: readings(frame).filter(({ toldIn }) => toldIn === undefined || planned.has(toldIn)),
    stated: statedFacts(frame),
    history: 'S15',
    isApartFromSpouse: namesSpouse(frame) || textOf(frame.answers, 'spouse_applying') === 'no',
    ...theoryOf(frame),
    wanted: wantedDocuments(frame),
  }
}

/** The answer on who harmed names the spouse: `and her husband, who obeys them`. */
const namesSpouse = ({ answers }: CaseFrame): boolean =>
  /\b(?:husband|wife|spouse)\b/i.test((textOf(answers, 'who') ?? '').replaceAll(/\b(?:husband|wife)(?:’s|'s)/gi, ' '))

/** What the whole claim says, where the answers say that there was harm; the facts of the harm carry it. */
function theoryOf(frame: CaseFrame): Pick<CaseRules, 'theory'> {
  const [ground] = frame.grounds
  if (!ground || !frame.pastHarm) return {}
  const on = ground === 'social-group' ? 'membership in a particular social group' : groundNamed(ground).phrase
  return {
    theory: {
      argues: `{applicant.subj} was harmed on account of ${on} and would be again`,
      elements: ['harm'],
      carriedBy: doneToSomebody,
    },
  }
}

function groundReadings(frame: CaseFrame): QuestionReading[] {
  const about = 'applicant'
  return frame.grounds.flatMap((ground): QuestionReading[] => {
    const { letter, details } = groundNamed(ground)
    const section = frame.grounds.length === 1 ? 'S24' : `S24${letter}`
    if (ground === 'social-group')
      return [
        {
          question: details,
          about,
          kind: 'trait',
          isOfOthers: true,
          serves: [{ element: 'group-distinct' }],
          toldIn: 'S25',
        },
      ]
    return [
      {
        question: details,
        about,
        kind: 'belief',
        serves: [{ element: `ground-${letter}` }],
        toldIn: section,
      },
    ]
  })
}

function readings(frame: CaseFrame): QuestionReading[] {
  const about = 'applicant'
  const [first] = frame.grounds
  const firstLetter = first && groundNamed(first).letter
  return [
    { question: 'what', about, kind: 'harm', serves: [{ element: 'harm' }], toldIn: 'S15' },
    {
      question: 'why',
      about,
      isOfOthers: true,
      kind: 'motive',
      ...(firstLetter && {
        serves: [{ element: `nexus-${firstLetter}` }],
        toldIn: frame.grounds.length === 1 ? 'S24' : `S24${firstLetter}`,
      }),
    },
    {
      question: 'past_harm_else_details',
      about,
      kind: 'harm',
      isOfOthers: true,
      serves: [{ element: 'fear' }],
      toldIn: 'S15',
    },
    ...groundReadings(frame),
    {
      question: 'yes_client_reported_details',
      about,
      kind: 'protection',
      isOfOthers: true,
      serves: [{ element: 'government' }],
    },
    {
      question: 'no_client_reported_details',
      about,
      kind: 'protection',
      isOfOthers: true,
      serves: [{ element: 'government' }],
    },
    ...(argues(frame, 'torture')
      ? [
          {
            question: 'convention_against_torture_details',
            about,
            isOfOthers: true as const,
            kind: 'harm' as const,
            serves: [{ element: 'cat-torture' }],
            toldIn: 'S60',
          },
        ]
      : []),
    ...(argues(frame, 'asylum')
      ? [
          {
            question: 'missed_filing_deadline_reason',
            about,
            kind: 'deadline' as const,
            serves: [{ element: 'deadline' }],
            toldIn: 'S21',
          },
        ]
      : []),
    { question: 'procedural_history_details', about, kind: 'proceedings', isOfOthers: true, toldIn: 'S14' },
    { question: 'benefits_details', about, kind: 'presence', serves: [{ element: 'bars' }], toldIn: 'S29' },
  ]
}

function statedFacts({ timing }: CaseFrame): StatedFact[] {
  if (!timing.lastArrival) return []
  return [
    {
      wording: `{applicant.subj} last arrived in the United States on ${formatLongDate(timing.lastArrival)}`,
      kind: 'entry',
      date: { from: timing.lastArrival },
      sources: [{ type: 'answer', question: 'last_arrival_date' }],
      serves: [{ element: 'deadline' }],
    },
  ]
}

function wantedDocuments(frame: CaseFrame): WantedDocument[] {
  const hasReason = frame.timing.answeredTimely === false && argues(frame, 'asylum')
  return [
    { title: `Declaration of the ${frame.role}`, words: ['declaration', 'affidavit', 'statement of'] },
    { title: 'Form I-589 as filed', words: ['I-589'] },
    { title: 'Passport or other proof of identity', words: ['passport', 'identity card', 'birth certificate'] },
    { title: 'Country conditions', words: ['country report', 'human rights', 'report no', 'Department of State'] },
    ...(hasReason
      ? [{ title: 'Evidence for the late filing', words: ['I-94', 'therapist', 'counselor', 'psychological', 'visa'] }]
      : []),
    ...(frame.pastHarm
      ? [
          {
            title: 'Medical or psychological evidence of the harm',
            words: ['medical', 'psychological', 'hospital', 'clinic', 'photograph'],
          },
        ]
      : []),
    ...(frame.family.asked && argues(frame, 'asylum')
      ? [{ title: 'Marriage and birth certificates of the family members', words: ['marriage', 'birth certificate'] }]
      : []),
    ...(textOf(frame.answers, 'client_reported') === 'yes'
      ? [
          {
            title: 'Police reports and the answers to them',
            words: ['police', 'complaint', 'prosecutor', 'protective order'],
          },
        ]
      : []),
  ]
}
