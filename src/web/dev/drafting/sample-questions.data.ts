import { all, has, is } from '#domain/questionnaire/condition.ts'
import type { Questionnaire } from '#domain/questionnaire/question.ts'

/** A fictional questionnaire with every kind of question; the words follow the asylum brief. */
export const sampleQuestionnaire: Questionnaire = {
  groups: [
    {
      id: 'forum',
      title: 'Client and forum',
      questions: [
        { kind: 'client', name: 'client_id', label: 'Client', required: true },
        {
          kind: 'choice',
          name: 'jurisdiction',
          label: 'Where will the brief be filed?',
          required: true,
          options: [
            { value: 'uscis', label: 'USCIS' },
            { value: 'immigration', label: 'Immigration court' },
            { value: 'board of immigration', label: 'Board of Immigration Appeals' },
            { value: 'district', label: 'District court (coming soon)', disabled: true },
          ],
        },
        {
          kind: 'text',
          name: 'judge_name',
          label: 'Immigration judge',
          visibleWhen: is('jurisdiction', 'immigration'),
        },
        {
          kind: 'text',
          name: 'city',
          label: 'Court city',
          required: true,
          visibleWhen: is('jurisdiction', 'immigration'),
        },
      ],
    },
    {
      id: 'family',
      title: 'Timing and family',
      questions: [
        {
          kind: 'yes-no',
          name: 'detained',
          label: 'Is the client currently detained?',
          help: 'Prints DETAINED on the cover of court and Board filings.',
          required: true,
        },
        {
          kind: 'yes-no',
          name: 'asylum_application_timing',
          label: 'Was Form I-589 filed within one year of the last arrival?',
          help: 'Count from the most recent arrival. If not yet filed, answer for the expected filing date.',
          required: true,
        },
        {
          kind: 'textarea',
          name: 'missed_filing_deadline_reason',
          label: 'Why was the one-year deadline missed?',
          help: 'State the changed or extraordinary circumstance, when it began and ended, when the client learned of it, and when the I-589 was filed.',
          required: true,
          visibleWhen: is('asylum_application_timing', 'no'),
        },
        {
          kind: 'yes-no',
          name: 'spouse_applying',
          label: 'Will the spouse of the applicant be part of the application?',
          help: 'Needs spouse information on the client record.',
          required: true,
        },
        {
          kind: 'text',
          name: 'first_defendant',
          label: 'First co-respondent (full name, A-number)',
          help: 'Name exactly as on the charging document or I-589.',
          visibleWhen: is('spouse_applying', 'yes'),
        },
        {
          kind: 'yes-no',
          name: 'children_applying',
          label: 'Will the children of the applicant be part of the application?',
          help: 'Unmarried, under 21 when the principal filed. Needs child information on the client record.',
          required: true,
        },
        { kind: 'date', name: 'hearing_date', label: 'Next hearing', advanced: true },
        { kind: 'number', name: 'page_limit', label: 'Page limit of the judge', min: 1, max: 100, advanced: true },
      ],
    },
    {
      id: 'relief',
      title: 'Relief',
      questions: [
        {
          kind: 'choices',
          name: 'applicant_basis_addons',
          label: 'What is applied for?',
          required: true,
          options: [
            { value: 'asylum', label: 'Asylum' },
            { value: 'Withholdingofremoval', label: 'Withholding of removal' },
            { value: 'ConventionAgainstTorture', label: 'Convention Against Torture' },
          ],
        },
        {
          kind: 'textarea',
          name: 'convention_against_torture_details',
          label: 'What torture is feared, and from whom?',
          visibleWhen: has('applicant_basis_addons', 'ConventionAgainstTorture'),
        },
      ],
    },
    {
      id: 'history',
      title: 'Procedural and travel history',
      questions: [
        { kind: 'yes-no', name: 'country_resided', label: 'Did the client live in another country on the way?' },
        {
          kind: 'textarea',
          name: 'benefits_details',
          label: 'What status or benefits were offered there?',
          visibleWhen: is('country_resided', 'yes'),
        },
        {
          kind: 'rows',
          name: 'entries',
          label: 'Earlier entries',
          addLabel: 'Add an entry',
          help: 'Each time the client came to the United States before.',
          columns: [
            { kind: 'date', name: 'date', label: 'Date', required: true },
            { kind: 'text', name: 'place', label: 'Place' },
          ],
        },
      ],
    },
    {
      id: 'grounds',
      title: 'Protected grounds',
      questions: [
        {
          kind: 'choices',
          name: 'applicant_basis',
          label: 'On account of what was or would the client be harmed?',
          required: true,
          options: ['Race', 'Religion', 'Nationality', 'Political Opinion', 'Particular social group'].map((value) => ({
            value,
            label: value,
          })),
        },
        {
          kind: 'textarea',
          name: 'political_opinion_details',
          label: 'Which political opinion, held or imputed, and how was it known?',
          visibleWhen: has('applicant_basis', 'Political Opinion'),
        },
      ],
    },
    {
      id: 'harm',
      title: 'Harm',
      questions: [
        { kind: 'country', name: 'country_persecution', label: 'In which country?', required: true },
        { kind: 'textarea', name: 'who', label: 'Who harmed or would harm the client?', required: true },
        { kind: 'textarea', name: 'why', label: 'Why was or would the client be harmed?', required: true },
        { kind: 'text', name: 'when', label: 'When did it happen?', required: true },
        { kind: 'textarea', name: 'what', label: 'What happened, or is feared?', required: true },
        {
          kind: 'textarea',
          name: 'past_harm_else_details',
          label: 'Who else was harmed, and how?',
          visibleWhen: all(is('detained', 'no'), is('children_applying', 'no')),
        },
      ],
    },
    {
      id: 'sources',
      title: 'Sources and model',
      questions: [
        {
          kind: 'records',
          name: 'cited_sources',
          source: 'citations',
          label: 'Cited sources',
          help: 'Only these and the built-in list may be cited.',
        },
        { kind: 'records', name: 'documents', source: 'client_documents', label: 'Documents of the client' },
        { kind: 'record', name: 'template', source: 'templates', label: 'Template' },
        {
          kind: 'choice',
          name: 'court_rules',
          label: 'Which practice manual applies?',
          look: 'select',
          options: [
            { value: 'eoir', label: 'Immigration Court Practice Manual' },
            { value: 'bia', label: 'BIA Practice Manual' },
          ],
        },
      ],
    },
  ],
}
