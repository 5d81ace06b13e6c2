/** A text cut so that form numbers (`Form I-589`), which would break at their hyphen, stand alone at odd places. */
export function splitAtForms(text: string): string[] {
  return text.split(/(\bForms?[ \u00a0][A-Z]+-\d+[A-Z]?)/)
}
