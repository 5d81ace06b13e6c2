/** A text cut so that numbers of forms and persons, which would break at their hyphens, stand alone at odd places. */
export function splitAtForms(text: string): string[] {
  return text.split(/(\bForms?[ \u00a0][A-Z]+-\d+[A-Z]?|\b\d{3}-\d{3}-\d{3}\b)/)
}
