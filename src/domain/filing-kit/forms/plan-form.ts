import { formMaps } from '#law/filing-kit/filing-kit.ts'
import type { FormItemState } from '#law/filing-kit/kit-shapes.ts'
import { type FormFacts, type FormField, type FormTarget, lastPart } from './form-target.ts'
import { g28Targets } from './g28-targets.ts'
import { i589Targets } from './i589-targets.ts'
import { i601aTargets } from './i601a-targets.ts'
import { n400Targets } from './n400-targets.ts'

const targets: Readonly<Record<string, readonly FormTarget[]>> = {
  'I-589': i589Targets,
  'I-601A': i601aTargets,
  'N-400': n400Targets,
  'G-28': g28Targets,
}

export type FormEntry = Pick<FormTarget, 'item' | 'meaning' | 'source'> & {
  /** What is written, or `Ticked`. */
  readonly shown: string
  readonly writes: readonly { readonly field: string; readonly value: string | true }[]
}

export type FormGap = { readonly item: string; readonly meaning: string; readonly why: string }

/** What of a form is filled from where, what is left to whom, and what is signed by hand. Pure. */
export type FormPlan = {
  readonly entries: readonly FormEntry[]
  readonly gaps: readonly FormGap[]
  readonly byHand: readonly FormGap[]
}

const whyEmpty: Readonly<Record<FormItemState, string>> = {
  R: 'Not on the client’s record',
  Q: 'Not in the answers',
  P: 'Not on the attorney profile',
  '+': 'Not kept on the record; ask the client',
  A: 'Attorney or client decides',
  H: 'Signed by hand',
  B: '',
}

/**
 * Plans the filling of a form whose file has these fields. Nothing is written into a field whose own label speaks of
 * something else, nothing longer than its box, and no answer is made from silence. Throws for a form without a map.
 */
export function planForm(form: string, fields: readonly FormField[], facts: FormFacts): FormPlan {
  const map = formMaps.find((one) => one.form === form)
  if (!map) throw new Error(`There is no map of Form ${form}.`)
  const entries: FormEntry[] = []
  const refused: FormGap[] = []
  for (const target of targets[form] ?? []) {
    const { item, meaning, source } = target
    const value = target.value(facts)
    if (value === undefined) continue
    const found = fieldsFor(target, fields)
    const first = found[0]
    if (!first) {
      refused.push({ item, meaning, why: 'The file has no such field; fill it by hand' })
      continue
    }
    const reason = refusal(first, value)
    if (reason === undefined)
      entries.push({
        item,
        meaning,
        source,
        shown: value === true ? 'Ticked' : value,
        writes: found.map(({ name }) => ({ field: name, value })),
      })
    else refused.push({ item, meaning, why: reason })
  }
  const filled = new Set([...entries, ...refused].map(({ item }) => item))
  const open = map.items.filter(({ item, state }) => !filled.has(item) && state !== 'B')
  const asGap = ({ item, meaning, state }: (typeof open)[number]): FormGap => ({
    item,
    meaning: meaning.charAt(0).toUpperCase() + meaning.slice(1),
    why: whyEmpty[state],
  })
  return {
    entries,
    gaps: [...refused, ...open.filter(({ state }) => state !== 'H').map(asGap)],
    byHand: open.filter(({ state }) => state === 'H').map(asGap),
  }
}

function fieldsFor({ fields: names, oneOf, says, wantsLabel }: FormTarget, fields: readonly FormField[]): FormField[] {
  const named = names.flatMap((name) => fields.find((field) => lastPart(field.name) === name) ?? [])
  const fitting = named.filter(({ label }) => (label === '' ? wantsLabel !== true : says.test(label.toLowerCase())))
  return oneOf ? fitting.slice(0, 1) : fitting
}

function refusal({ kind, maxLength, options }: FormField, value: string | true): string | undefined {
  if (value === true) return kind === 'box' ? undefined : 'The file has no box there; fill it by hand'
  if (kind === 'choice')
    return options.some((option) => option.trim() === value) ? undefined : `“${value}” is not in the list of the form`
  if (kind !== 'text') return 'The file has no text field there; fill it by hand'
  return maxLength > 0 && value.length > maxLength
    ? `Longer than its box (${maxLength} letters): “${value}”; use the additional page`
    : undefined
}

/** The last parts of the field names that are filled in a form, for knowing its file. */
export const fieldNamesOf = (form: string): readonly string[] => [
  ...new Set((targets[form] ?? []).flatMap(({ fields }) => fields)),
]

/** The forms that can be filled. */
export const fillableForms: readonly string[] = Object.keys(targets)
