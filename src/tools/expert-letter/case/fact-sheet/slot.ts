import type { Option } from '#domain/questionnaire/question.ts'
import type { LetterType } from '../letter-type.ts'

/** One box of the fact sheet: a fact that the letter's sentences have a place for. */
export type Slot = {
  /** The name in the sentences: `contrib.what`, `list:uses`. */
  readonly name: string
  readonly label: string
  readonly kind: SlotKind
  /** The kinds of letter that use it; all when absent. */
  readonly types?: readonly LetterType[]
  readonly help?: string
  readonly options?: readonly Option[]
}

/**
 * `phrase`: words inside a sentence. `sentences`: whole sentences. `list`: one item a line. `choice`: one of the options.
 * `findings`: rows of a finding, the account given of it and the degree of consistency.
 */
export type SlotKind = 'phrase' | 'sentences' | 'list' | 'choice' | 'yes-no' | 'findings'

/** The form's field name for a slot: `contrib.what` is `contrib_what`, `list:uses` is `uses`. */
export function fieldName(slot: string): string {
  return slot.replace(/^list:/, '').replaceAll('.', '_')
}

type More = Pick<Slot, 'help' | 'options'>

/** Builders for slots of some kinds of letter. */
export const slotsFor = (types?: readonly LetterType[]) => {
  const make =
    (kind: SlotKind) =>
    (name: string, label: string, more: More = {}): Slot => ({ name, label, kind, ...(types && { types }), ...more })
  return {
    phrase: make('phrase'),
    sentences: make('sentences'),
    choice: make('choice'),
    yesNo: make('yes-no'),
    findings: make('findings'),
    list: (name: string, label: string, more: More = {}): Slot =>
      make('list')(`list:${name}`, label, { help: 'One item a line.', ...more }),
  }
}
