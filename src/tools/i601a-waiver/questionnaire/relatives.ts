import { any, type Condition, has, is } from '#domain/questionnaire/condition.ts'
import type { Question, QuestionGroup } from '#domain/questionnaire/question.ts'
import { relativeExhibitOptions } from '../case/exhibits.data.ts'
import { optionsOf, type RelativeRole, relativeAnswers, significantFactors } from '../case/vocabulary.ts'

export const relativeChoice: QuestionGroup = {
  id: 'qualifying-relatives',
  title: 'Qualifying relatives',
  questions: [
    {
      name: 'qualifying_relative',
      kind: 'choices',
      label: 'Which relatives would suffer extreme hardship?',
      help: 'Only the applicant\'s own spouse or parents who are US citizens or permanent residents count. Children do not; describe hardship to them under "Other relatives".',
      options: [
        { value: 'us_citizen_spouse', label: 'Spouse — US citizen' },
        { value: 'legal_permanent_spouse', label: 'Spouse — permanent resident' },
        { value: 'us_citizen_mother', label: 'Mother — US citizen' },
        { value: 'legal_permanent_resident_mother', label: 'Mother — permanent resident' },
        { value: 'us_citizen_father', label: 'Father — US citizen' },
        { value: 'legal_permanent_resident_father', label: 'Father — permanent resident' },
      ],
      required: true,
    },
  ],
}

export const spouseQuestions = relativeQuestions('spouse')
export const motherQuestions = relativeQuestions('mother')
export const fatherQuestions = relativeQuestions('father')

function relativeQuestions(role: RelativeRole): QuestionGroup {
  const title = `${role.charAt(0).toUpperCase()}${role.slice(1)}`
  const citizen = has('qualifying_relative', relativeAnswers[role].citizen)
  const resident = has('qualifying_relative', relativeAnswers[role].resident)
  const selected = any(citizen, resident)
  return {
    id: role,
    title,
    questions: [
      ...originQuestions(role, title, { citizen, resident, selected }),
      ...(role === 'spouse' ? marriageQuestions(selected) : []),
      ...hardshipQuestions(role, selected),
    ],
  }
}

type Selected = { readonly citizen: Condition; readonly resident: Condition; readonly selected: Condition }

function originQuestions(role: RelativeRole, title: string, { citizen, resident, selected }: Selected): Question[] {
  return [
    {
      name: `${role}_name`,
      kind: 'text',
      label: `${title}'s full name`,
      required: true,
      visibleWhen: selected,
    },
    {
      name: `${role}_place_of_birth`,
      kind: 'text',
      label: `${title}'s place of birth`,
      help: 'City and country.',
      required: true,
      visibleWhen: selected,
    },
    {
      name: `${role}_moved_to_US_date`,
      kind: 'date',
      future: true, // K21 says what is wrong with it
      label: `When did the ${role} come to live in the United States?`,
      help: 'Leave blank if born in the United States.',
      visibleWhen: selected,
    },
    {
      name: `${role}_became_US_citizen_date`,
      kind: 'date',
      future: true, // K21 says what is wrong with it
      label: `When did the ${role} become a US citizen?`,
      help: 'Naturalization date. Leave blank if a citizen from birth.',
      visibleWhen: citizen,
    },
    {
      name: `${role}_became_legal_permanent_resident_date`,
      kind: 'date',
      future: true, // K21 says what is wrong with it
      label: `When did the ${role} become a permanent resident?`,
      help: '"Resident since" date on the green card.',
      required: resident,
      visibleWhen: selected,
    },
  ]
}

function marriageQuestions(selected: Condition): Question[] {
  return [
    {
      name: 'applicant_meet_spouse_date',
      kind: 'date',
      label: 'When did the applicant meet the spouse?',
      help: 'Approximate date is fine.',
      visibleWhen: selected,
    },
    {
      name: 'how_applicant_met_spouse',
      kind: 'textarea',
      label: 'How did they meet?',
      help: 'Two or three sentences.',
      visibleWhen: selected,
    },
    {
      name: 'applicant_relationship_with_spouse',
      kind: 'textarea',
      minLength: 80,
      label: 'Describe the marriage',
      help: 'Date and place of marriage, life together, children, who earns, who gives care.',
      required: true,
      visibleWhen: selected,
    },
  ]
}

function hardshipQuestions(role: RelativeRole, selected: Condition): Question[] {
  return [
    {
      name: `extreme_hardship_${role}_denied_admission`,
      kind: 'textarea',
      minLength: 150,
      label: `Hardship if the ${role} stays in the United States without the applicant`,
      help: 'Health, care of others, money, emotional state, work, schooling. Give names, dates, amounts and what the applicant does that nobody else can.',
      required: true,
      visibleWhen: selected,
    },
    {
      name: `${role}_unable_to_return_option`,
      kind: 'yes-no',
      label: `Would moving to the applicant's country also cause the ${role} extreme hardship?`,
      help: `Yes lets you argue both scenarios. No means the brief rests on separation; have the ${role} state under penalty of perjury that they will stay.`,
      required: true,
      visibleWhen: selected,
    },
    {
      name: `extreme_hardship_${role}_return_to_home_country`,
      kind: 'textarea',
      minLength: 150,
      label: `Hardship if the ${role} moved to the applicant's country`,
      help: "Medical care, safety, language, work, family left behind, children's needs.",
      required: true,
      visibleWhen: { all: [selected, is(`${role}_unable_to_return_option`, 'yes')] },
    },
    {
      name: `${role}_intends_to_remain`,
      kind: 'yes-no',
      label: `Has the ${role} stated an intention to remain in the United States?`,
      help: 'Answer Yes once a signed statement says so; until then the brief asks you to confirm it.',
      visibleWhen: selected,
      advanced: true,
    },
    {
      name: `${role}_significant_factors`,
      kind: 'choices',
      label: `Particularly significant factors for the ${role}`,
      help: 'The brief names only those that you choose here (9 USCIS-PM B.5).',
      options: optionsOf(significantFactors),
      visibleWhen: selected,
      advanced: true,
    },
    {
      name: `${role}_enclosed_exhibits`,
      kind: 'choices',
      label: `Exhibits about the ${role} that are ready to enclose`,
      help: 'The exhibit index marks every other suggested exhibit "(to be supplied)".',
      options: relativeExhibitOptions,
      visibleWhen: selected,
      advanced: true,
    },
  ]
}
