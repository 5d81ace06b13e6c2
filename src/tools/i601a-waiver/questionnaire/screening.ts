import { is, not } from '#domain/questionnaire/condition.ts'
import type { Question, QuestionGroup } from '#domain/questionnaire/question.ts'

/** What 8 CFR 212.7(e)(3) and (4) ask beyond the form's fields; a question left open prints [confirm] in the brief. */
export const screeningQuestions: QuestionGroup = {
  id: 'screening',
  title: 'Screening',
  questions: [
    {
      ...screening('dos_fee_paid', 'Has the immigrant visa fee been paid to the Department of State?'),
      help: 'The fee must be paid before Form I-601A is filed (8 CFR 212.7(e)(3)(iv)).',
      visibleWhen: not(is('migration_basis', 'diversity_visa_program')),
    },
    screening('in_proceedings', 'Is the applicant in removal proceedings?'),
    {
      ...screening('admin_closed', 'Are the proceedings administratively closed and not recalendared?'),
      visibleWhen: is('in_proceedings', 'yes'),
    },
    screening('final_order', 'Is there a final order of removal, exclusion or deportation?'),
    {
      ...screening('i212_approved', 'Has Form I-212 already been approved for that order?'),
      visibleWhen: is('final_order', 'yes'),
    },
    screening('reinstated_order', 'Has a prior order been reinstated?'),
    screening('pending_i485', 'Is an adjustment application (Form I-485) pending?'),
    {
      ...screening('other_inadmissibility', 'Is any ground of inadmissibility other than unlawful presence expected?'),
      help: 'A provisional waiver covers unlawful presence only.',
    },
    {
      ...screening(
        'prior_departures',
        'Did the applicant ever leave the United States after more than one year of unlawful presence?',
      ),
      help: 'A return without admission after that raises the permanent bar of INA 212(a)(9)(C).',
    },
    screening('tps_held', 'Did the applicant ever hold Temporary Protected Status (TPS)?'),
    {
      name: 'tps_end_date',
      kind: 'date',
      future: true,
      label: 'Last day of TPS',
      help: 'Time in TPS is not unlawful presence. The date on a work permit is not the TPS date.',
      visibleWhen: is('tps_held', 'yes'),
      advanced: true,
    },
    screening('arrests', 'Has the applicant ever been arrested, cited or charged?'),
  ],
}

function screening(name: string, label: string): Question {
  return { name, kind: 'yes-no', label, advanced: true }
}
