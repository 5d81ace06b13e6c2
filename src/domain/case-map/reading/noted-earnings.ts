/** `José Luis $5,300/month, Rosa $1,100/month` */
export function withEarnings(sentence: string): string {
  return sentence.replaceAll(
    /(?<=^|[,;] (?:and )?)(\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}’'-]+)?),? (\$[\d,]+(?:\/| a | per )(?:month|mo|week|wk|year|yr|hour|hr)\b)/gu,
    '$1 earns $2',
  )
}
