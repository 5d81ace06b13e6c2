import { documentsQuestion } from '#domain/questionnaire/documents-question.ts'
import { any, is, isOneOf, not } from '#domain/questionnaire/condition.ts'
import type { Question, QuestionGroup, Questionnaire } from '#domain/questionnaire/question.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { fromLaw } from '#law/in-force.ts'
import { n400Filing, type N400Filing } from '#law/n400-filing.ts'
import { arrestOutcomes, legalConcerns, positiveEquities } from './questionnaire/options.ts'

const inService = isOneOf('is_us_military_member', ['active_military', 'past_military'])
const spouseIsStationed = is('is_us_military_member', 'regularly_stationed_spouse')
const throughSpouse = any(spouseIsStationed, is('is_applying_based_on_marriage', 'yes'))

const applicant: QuestionGroup = {
  id: 'applicant',
  title: 'Applicant',
  questions: [
    {
      name: 'client_id',
      label: 'Client',
      help: 'The applicant for naturalization. Name, A-Number, date of birth and state come from the client record.',
      kind: 'client',
      required: true,
    },
    {
      name: 'is_us_military_member',
      label: 'Does U.S. military service, or a spouse stationed abroad, support this application?',
      help: 'This answer decides the basis, the fee and the address. Choose N/A when the Applicant has served but files on another basis.',
      kind: 'choice',
      look: 'select',
      initial: 'null',
      options: [
        { value: 'null', label: 'N/A' },
        { value: 'active_military', label: 'Current member of the U.S. Armed Forces' },
        { value: 'past_military', label: 'Former member of the U.S. Armed Forces' },
        { value: 'regularly_stationed_spouse', label: 'Spouse of a U.S. citizen regularly stationed abroad' },
      ],
    },
    {
      name: 'permanent_residence_date',
      label: 'Date of permanent residence',
      help: 'The "Resident Since" date on the Permanent Resident Card. Only current and former members of the Armed Forces may leave it blank.',
      kind: 'date',
      required: not(inService),
      missingMessage: 'Please enter the date of permanent residence; only service members may leave it blank.',
      tooLate: 'The date of permanent residence cannot be later than today or than the filing date.',
    },
  ],
}

const marriageAndFamily: QuestionGroup = {
  id: 'marriage-and-family',
  title: 'Marriage and family',
  questions: [
    {
      name: 'is_applying_based_on_marriage',
      label: 'Is the application based on marriage to a U.S. citizen (INA § 319(a))?',
      help: 'By answering Yes you assert that the Applicant has lived in marital union with the same spouse for the three years before filing and that the spouse has been a citizen for all of them. The letter says so.',
      kind: 'yes-no',
      required: true,
      visibleWhen: not(any(inService, spouseIsStationed)),
    },
    {
      name: 'is_divorced',
      label: 'Has the Applicant ever been divorced (or had a marriage end)?',
      help: 'Annulment and the death of a spouse count. An applicant who is married but files on another basis should bring the marriage certificate and the proof that earlier marriages ended.',
      kind: 'yes-no',
      required: true,
    },
    {
      name: 'spouse_previously_married',
      label: 'Was the U.S. citizen spouse married before?',
      help: 'Left blank, the letter asks for proof that earlier marriages of the spouse ended "if any".',
      kind: 'yes-no',
      advanced: true,
      visibleWhen: throughSpouse,
    },
    {
      name: 'is_paying_child_support',
      label: 'Does the Applicant pay child support, or is there an order to pay it?',
      help: 'Asked of everybody, unmarried applicants too. The order and proof of payment become exhibits.',
      kind: 'yes-no',
      required: true,
    },
  ],
}

const goodMoralCharacter: QuestionGroup = {
  id: 'good-moral-character',
  title: 'Arrests and other concerns',
  questions: [
    {
      name: 'has_past_arrests',
      label: 'Has the Applicant ever been arrested, cited, detained or charged, anywhere in the world?',
      help: 'Sealed and expunged records count. For a traffic incident documents are needed only where alcohol or drugs, an arrest or a serious injury was involved.',
      kind: 'yes-no',
      required: true,
    },
    {
      name: 'arrests',
      label: 'How did each incident end?',
      help: 'The letter then lists only the records that fit. Left blank, it lists all five kinds and you delete what does not apply.',
      kind: 'rows',
      advanced: true,
      visibleWhen: is('has_past_arrests', 'yes'),
      addLabel: 'Add an incident',
      columns: [{ name: 'outcome', label: 'Outcome', kind: 'choice', required: true, options: arrestOutcomes }],
    },
    {
      name: 'has_legal_concerns',
      label: 'Is there another matter to disclose, such as taxes, long trips or removal proceedings?',
      help: 'The letter then lists a written statement on the matters disclosed in Part 9 and Part 14 of Form N-400.',
      kind: 'yes-no',
      required: true,
    },
    {
      name: 'legal_concerns',
      label: 'Which matters?',
      help: 'Each adds the evidence that USCIS asks for. Left blank, the letter lists the statement alone.',
      kind: 'choices',
      advanced: true,
      visibleWhen: is('has_legal_concerns', 'yes'),
      options: legalConcerns,
    },
  ],
}

const residenceAndFiling = ({ addresses }: N400Filing): QuestionGroup => ({
  id: 'residence-and-filing',
  title: 'Residence and filing',
  questions: [
    {
      name: 'reside_within_usa',
      label: 'Does the Applicant live in the United States?',
      help: 'Answer No for a residence abroad; no address is suggested then.',
      kind: 'yes-no',
      initial: 'yes',
    },
    {
      name: 'uscis_mailing_address',
      label: 'USCIS mailing address',
      help: `Addresses verified as of ${formatLongDate(oldestReading(addresses))}; look at uscis.gov before mailing. The Postal Service and couriers have different addresses. The "Attn: Military N-400" line is not confirmed.`,
      kind: 'choice',
      look: 'radio',
      required: true,
      missingMessage: 'Please choose the address to which the packet goes.',
      options: addresses.map(({ id, label }) => ({ value: id, label })),
    },
  ],
})

const oldestReading = (addresses: N400Filing['addresses']): string =>
  addresses.map(({ checkedOn }) => checkedOn).toSorted()[0] ?? ''

const options = ({ fees }: N400Filing): readonly Question[] => [
  {
    name: 'military_basis',
    label: 'Section of the military filing',
    help: 'As marked in Part 1 of Form N-400. Section 328: one year of honorable service. Section 329: honorable service during a designated period of hostilities. Left blank, the letter names both.',
    kind: 'choice',
    visibleWhen: inService,
    options: [
      { value: '328', label: 'INA § 328 (one year of service)' },
      { value: '329', label: 'INA § 329 (hostilities)' },
    ],
  },
  {
    name: 'fee_option',
    label: 'Filing fee',
    help: 'The reduced fee and the fee waiver exist on paper only and exclude each other.',
    kind: 'choice',
    initial: 'standard',
    visibleWhen: not(inService),
    options: [
      { value: 'standard', label: `Full fee ($${fees.standard.dollars})` },
      { value: 'reduced', label: `Reduced fee ($${fees.reduced.dollars}, Part 10 of Form N-400)` },
      { value: 'waiver', label: 'Fee waiver (Form I-912)' },
    ],
  },
  {
    name: 'filing_date',
    label: 'Filing date',
    help: 'The date of the letter, and the day for which eligibility is computed. Left blank: today, U.S. Eastern time.',
    kind: 'date',
    future: true,
  },
  {
    name: 'name_changed',
    label: 'Has the name of the Applicant changed since the Permanent Resident Card was issued?',
    help: 'The document that changed the name becomes an exhibit.',
    kind: 'yes-no',
  },
  {
    name: 'green_card',
    label: 'Permanent Resident Card',
    help: 'For a lost card the receipt notice of Form I-90 is listed instead of a copy.',
    kind: 'choice',
    initial: 'have',
    options: [
      { value: 'have', label: 'The Applicant has the card' },
      { value: 'lost', label: 'Lost; Form I-90 is filed' },
    ],
  },
  {
    name: 'positive_equities',
    label: 'Evidence of good moral character to enclose',
    help: 'Officers weigh what speaks for the Applicant and all that speaks against: ask about taxes, child support and repeated traffic offenses too. None of this is required.',
    kind: 'choices',
    options: positiveEquities,
  },
  {
    name: 'disability_exception',
    label: 'Does the Applicant ask for a disability exception (Form N-648)?',
    help: 'The medical certification is then listed among the forms. It should be recent; older guidance says completed within six months.',
    kind: 'yes-no',
  },
]

const furtherDetails = (filing: N400Filing): QuestionGroup => ({
  id: 'further-details',
  title: 'Further details',
  questions: [...options(filing).map((question) => ({ ...question, advanced: true })), documentsQuestion],
})

/**
 * Service comes before marriage, because it decides whether marriage is asked at all. Addresses and fees are those of the
 * law in force.
 */
export const naturalizationQuestionnaire = fromLaw([n400Filing], (filing): Questionnaire => ({
  groups: [applicant, marriageAndFamily, goodMoralCharacter, residenceAndFiling(filing), furtherDetails(filing)],
}))
