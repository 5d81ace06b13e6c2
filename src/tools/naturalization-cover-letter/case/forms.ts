import { isYes } from '#domain/questionnaire/question.ts'
import type { NaturalizationCase } from '../case.ts'

type FormCode = 'PAY' | 'PAY_REDUCED' | 'WAIVER' | 'G28' | 'N400' | 'N426' | 'N648'
export type EnclosedForm = { readonly code: FormCode; readonly text: string }

/** The forms of the packet in print order: payment on top, then appearance, application and what belongs to it. */
export function listForms(application: NaturalizationCase): EnclosedForm[] {
  const { service, answers, filing } = application
  const forms: (EnclosedForm | undefined)[] = [
    paymentForm(application),
    {
      code: 'G28',
      text: 'Form G-28, Notice of Entry of Appearance as Attorney or Accredited Representative (signed original)',
    },
    { code: 'N400', text: `Form N-400, Application for Naturalization, edition ${filing.form.edition}` },
    // Since 2023-03-22 only those who serve now file Form N-426; former members send discharge documents.
    service === 'active'
      ? {
          code: 'N426',
          text: 'Form N-426, Request for Certification of Military or Naval Service, completed and certified by the military',
        }
      : undefined,
    isYes(answers, 'disability_exception')
      ? { code: 'N648', text: 'Form N-648, Medical Certification for Disability Exceptions' }
      : undefined,
  ]
  return forms.filter((form) => form !== undefined)
}

function paymentForm({ fee, filing: { fees } }: NaturalizationCase): EnclosedForm | undefined {
  switch (fee) {
    case 'standard':
      return {
        code: 'PAY',
        text: `Payment authorization for the $${fees.standard.dollars} filing fee (Form G-1450, Authorization for Credit Card Transactions, or Form G-1650, Authorization for ACH Transactions)`,
      }
    case 'reduced':
      return {
        code: 'PAY_REDUCED',
        text: `Payment authorization for the $${fees.reduced.dollars} reduced filing fee (Form G-1450 or Form G-1650), with household income evidence for Part 10 of Form N-400`,
      }
    case 'waiver':
      return {
        code: 'WAIVER',
        text: 'Form I-912, Request for Fee Waiver (or written request), with supporting evidence',
      }
    case 'service':
      return undefined
  }
}
