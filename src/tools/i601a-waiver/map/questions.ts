import type { QuestionReading } from '#domain/case-map/elements.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import type { WaiverCase } from '../case.ts'
import { elementId } from './element-ids.ts'

/** How each long answer is read: whom it is about, what it serves, where its facts are told. */
export function waiverQuestions(waiver: WaiverCase): QuestionReading[] {
  const spouse = waiver.relatives.some(({ role }) => role === 'spouse')
  return [
    ...(spouse ? ofTheCouple(waiver) : []),
    ...waiver.relatives.flatMap(({ role, argueRelocation }): QuestionReading[] => [
      {
        question: `extreme_hardship_${role}_denied_admission`,
        about: role,
        kind: 'other',
        sumsAreDollars: true,
        serves: [{ element: elementId(role, 'life') }],
        toldIn: `sep_${role}`,
      },
      ...(argueRelocation === 'yes'
        ? [
            {
              question: `extreme_hardship_${role}_return_to_home_country`,
              about: role,
              kind: 'ties' as const,
              serves: [{ element: elementId(role, 'ties') }],
              toldIn: `rel_${role}`,
            },
          ]
        : []),
    ]),
    ...(waiver.hasOtherRelatives === 'yes'
      ? [
          {
            question: 'details_about_other_relatives',
            about: waiver.relatives[0]?.role ?? 'applicant',
            kind: 'family' as const,
            sumsAreDollars: true as const,
            isOfOthers: true as const,
            serves: [{ element: 'other-relatives' }],
            toldIn: 'other_relatives',
          },
        ]
      : []),
    ...(waiver.argueCharacter === 'yes'
      ? [
          {
            question: 'additional_details',
            about: 'applicant',
            kind: 'character' as const,
            sumsAreDollars: true as const,
            serves: [{ element: 'discretion' }],
            toldIn: 'discretion',
          },
        ]
      : []),
  ]
}

/** How they met, and how they have lived since. */
const ofTheCouple = ({ metOn }: WaiverCase): QuestionReading[] => [
  {
    question: 'how_applicant_met_spouse',
    about: 'spouse',
    kind: 'event',
    lead: `They met${metOn === undefined ? '' : ` on ${formatLongDate(metOn)}`}`,
    isOfOthers: true,
    toldIn: 'statement_of_facts',
  },
  {
    question: 'applicant_relationship_with_spouse',
    about: 'spouse',
    kind: 'family',
    sumsAreDollars: true,
    isOfOthers: true,
    toldIn: 'statement_of_facts',
  },
]
