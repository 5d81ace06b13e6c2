/** A sentence of the interface with the quotation marks and apostrophes of print. */
export function curled(text: string): string {
  return text.replaceAll(/"([^"]*)"/g, '“$1”').replaceAll(/(?<=\p{L})'/gu, '’')
}
