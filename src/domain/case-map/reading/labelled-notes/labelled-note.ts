import type { CaseFact } from '../../case-map.ts'

/** How a statement begins that keeps the words of a note under its label. */
export const leadOfNote = (label: string, source = 'The notes say'): string =>
  label === '' ? source : `${source} under “${label}”`

/** What a label's note says without a sentence that could surely be made of it: it is for the attorney to word. */
export const isLabelledNote = ({ quoteOnly, statement }: Pick<CaseFact, 'quoteOnly' | 'statement'>): boolean =>
  quoteOnly === true && /^(?:The notes say|The answer notes) under “[^“”]{1,60}”: /u.test(statement)
