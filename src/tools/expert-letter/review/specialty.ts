import { type Check, warn } from '#domain/questionnaire/check.ts'
import { foldToWords } from '#domain/language/fold.ts'
import type { LetterFacts } from '../case.ts'
import { type LetterSection, quote, statements } from './letter-text.ts'

const psychiatric =
  /\b(?:PTSD|post-?traumatic|depressi(?:on|ve)|anxiety disorder|panic disorder|psychosis|schizophren\w*|bipolar|adjustment disorder|personality disorder|DSM)\b/iu
const diagnosis =
  /\b(?:diagnos(?:is|es|ed|tic)|fractures?|scars?|lesions?|concussion|traumatic brain injury|syndrome)\b/iu
const countryClaim =
  /\b(?:country conditions|human rights|police (?:protection|corruption)|cartels?|gangs? control|security forces|state protection|persecut\w+|crime rate|regime)\b/iu

const mentalHealthField = /psycholog|psychiatr|social work|lcsw|therap|counsel(?:or|ing)|mental health|neuropsych/iu
const healthField =
  /medic|physician|clinic|nurs|surg|patholog|dermatolog|neurolog|doctor of medicine|\bm\.?d\b|health|forensic/iu
const areaField =
  /politic|histor|anthropolog|sociolog|area studies|\bstudies\b|human rights|journalis|international relations|geograph|regional|country|research fellow|analyst|conflict|migration/iu

/** P6: an opinion outside the expert's field, on a diagnosis or on a country. */
export function checkSpecialty(sections: readonly LetterSection[], facts: LetterFacts): Check[] {
  const field = expertField(facts)
  if (field.trim() === '') return []
  const isMental = mentalHealthField.test(field)
  const isHealth = isMental || healthField.test(field)
  const isArea = areaField.test(field) || namesCountry(field, facts.values['cc.country']?.value)
  const own = statements(sections).flatMap(({ sentences }) => sentences)
  const outside = [
    ...own.filter((sentence) => psychiatric.test(sentence) && !isMental).slice(0, 1),
    ...own.filter((sentence) => diagnosis.test(sentence) && !psychiatric.test(sentence) && !isHealth).slice(0, 1),
  ].map((sentence) => warn('P6', `A diagnosis outside the expert's field: ${quote(sentence)}`))
  const abroad = own.filter((sentence) => countryClaim.test(sentence) && !isArea).slice(0, 1)
  return [
    ...outside,
    ...abroad.map((sentence) => warn('P6', `A claim about a country outside the expert's field: ${quote(sentence)}`)),
  ]
}

/** What is on file about the expert's field: the fact sheet, the description and the expert's documents. */
function expertField({ values, sources }: LetterFacts): string {
  const sheet = ['expert.field', 'expert.position', 'expert.degrees', 'expert.posts'].map(
    (name) => values[name]?.value ?? '',
  )
  return [...sheet, sources.expert?.text ?? '', ...sources.expertDocuments.map(({ text }) => text)].join('\n')
}

function namesCountry(field: string, country: string | undefined): boolean {
  const name = foldToWords(country ?? '').replace(/^(?:the )?(?:republic|kingdom|state) of /, '')
  return name !== '' && foldToWords(field).includes(name)
}
