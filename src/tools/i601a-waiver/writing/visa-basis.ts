import { cite, escapeText, gap, textOrGap } from '#domain/section-content/write.ts'
import type { WaiverCase } from '../case.ts'
import { isDerivative, isDiversity } from '../case/visa-basis.ts'
import { citesDerivativeStatus } from '../plan.ts'
import { employmentTypes, visaBases } from '../case/vocabulary.ts'
import { derivativeWord, relationshipPhrases } from './people.ts'
import { dateOrGap } from './text.ts'

/** `{form_label}`. */
export function formLabel({ basis }: WaiverCase): string {
  if (basis.type === undefined || isDiversity(basis)) return gap('form')
  return `Form ${basis.type.toUpperCase().replace('_', '-')}`
}

/** `{basis_label}`: the basis and its category. */
export function basisLabel({ basis, category }: WaiverCase): string {
  if (basis.type === undefined) return gap('basis')
  const label = category?.startsWith('[') ? gap(category.slice(1, -1)) : category
  return [visaBases[basis.type], ...(label && !isDiversity(basis) ? [label] : [])].join(', ')
}

/** What the applicant is, after "The applicant is ...". */
export function basisClause(waiver: WaiverCase): string {
  const { basis } = waiver
  if (isDerivative(basis)) return derivativeClause(waiver)
  switch (basis.type) {
    case 'i_130':
      return familyClause(waiver)
    case 'i_140':
      return employmentClause(waiver)
    case 'i_360':
      return basis.relationship === 'Petitioning Employer'
        ? `the beneficiary of a Form I-360 filed by ${petitionerName(waiver)} and ${approved(waiver)}`
        : `the self-petitioning beneficiary of a Form I-360 ${approved(waiver)}`
    case 'diversity_visa_program':
      return `selected in the Diversity Visa Program${basis.dvFiscalYear === undefined ? '' : ` for fiscal year ${basis.dvFiscalYear}`}`
    default:
      return gap('basis of the immigrant visa case')
  }
}

function derivativeClause(waiver: WaiverCase): string {
  const principal = textOrGap(waiver.basis.principalName, 'name of the principal')
  const kind = isDiversity(waiver.basis) ? 'selectee' : 'beneficiary'
  const under = citesDerivativeStatus(waiver) ? ` under ${cite('S6')}` : ''
  return `the ${derivativeWord(waiver)} of ${principal}, the principal ${kind}, and a derivative${under}`
}

function familyClause(waiver: WaiverCase): string {
  const phrase = waiver.basis.relationship && relationshipPhrases[waiver.basis.relationship]
  const who = phrase ? `, the applicant’s ${phrase},` : ''
  return `the beneficiary of an immigrant visa petition filed by ${petitionerName(waiver)}${who} and ${approved(waiver)}`
}

function employmentClause(waiver: WaiverCase): string {
  const { employmentType, relationship } = waiver.basis
  const category = employmentType ? escapeText(employmentTypes[employmentType]) : gap('category')
  return relationship === 'Self'
    ? `a self-petitioner in the ${inSentence(category)} category, ${approved(waiver)}`
    : `the beneficiary of an employment-based petition (${category}) filed by ${petitionerName(waiver)} and ${approved(waiver)}`
}

/** `extraordinary ability`, `EB-2 with national interest waiver`: a label as it stands within a sentence. */
function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}

/** The relative's token where the petitioner is one of them, so that the name stands as in the case; else as answered. */
export function petitionerName({ basis, relatives }: WaiverCase): string {
  const relative = relatives.find(({ isPetitioner, name }) => isPetitioner && name !== undefined)
  return relative === undefined ? textOrGap(basis.petitioner, 'petitioner') : `{${relative.role}}`
}

function approved({ basis }: WaiverCase): string {
  return `approved on ${dateOrGap(basis.approvedOn)}`
}
