const written = /^(?:A(?:[-\s]?(?:No\.?|number))?)?[\s#:\p{Pd}]*(\d[\d\s\p{Pd}]*)$/iu

/**
 * `A 012-345-678`, the one form that lists, drafts and papers print, from any way of writing it. Numbers of seven or
 * eight digits get zeros in front, as USCIS forms ask; undefined for anything that is no A-number.
 */
export function formatANumber(text: string): string | undefined {
  const digits = written.exec(text.trim())?.[1]?.replaceAll(/\D/g, '') ?? ''
  if (digits.length < 7 || digits.length > 9) return undefined
  return `A ${digits.padStart(9, '0').replace(/^(\d{3})(\d{3})(\d{3})$/, '$1-$2-$3')}`
}

/** The same, or what the record has where that is no A-number (`pending`); undefined when it has nothing. */
export function printANumber(text: string | undefined): string | undefined {
  const given = text?.trim()
  return given ? (formatANumber(given) ?? given) : undefined
}
