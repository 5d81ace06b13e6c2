/** `(unpaid wages; complaint, back pay 2015)`: what stands in brackets is one aside, and ends nothing. */
export const withAsidesWhole = (text: string): string =>
  text.replaceAll(/\([^()\n]{1,200}\)/gu, (aside) => aside.replaceAll('; ', ', '))
