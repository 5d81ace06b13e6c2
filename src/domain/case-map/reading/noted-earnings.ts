import { formOf } from './verbs.ts'

/** `José Luis $5,300/month, Rosa $1,100/month` */
export function withEarnings(sentence: string): string {
  return sentence.replaceAll(
    /(?<=^|[,;] (?:and )?)(\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}’'-]+)?),? (\$[\d,]+(?:\/| a | per )(?:month|mo|week|wk|year|yr|hour|hr)\b)/gu,
    // `Sent $100/mo`: what was done, and nobody’s name.
    (whole, name: string, sum: string) => (formOf(name.toLowerCase()) === 'unknown' ? `${name} earns ${sum}` : whole),
  )
}
