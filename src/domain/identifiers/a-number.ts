/** `012345678`, `A12345678` -> `A 012-345-678`; undefined when it has not eight or nine digits. */
export function formatANumber(written: string): string | undefined {
  const digits = written.replaceAll(/\D/g, '')
  if (digits.length < 8 || digits.length > 9) return undefined
  const nine = digits.padStart(9, '0')
  return `A ${nine.slice(0, 3)}-${nine.slice(3, 6)}-${nine.slice(6)}`
}
