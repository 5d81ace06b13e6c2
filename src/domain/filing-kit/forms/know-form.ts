import { type FormEdition, formEditions } from '#law/filing-kit/form-editions.ts'
import { type FormField, lastPart } from './form-target.ts'
import { fieldNamesOf } from './plan-form.ts'

/** What an uploaded file is, or why it is not the form that was asked for. */
export type KnownForm = { readonly edition: string; readonly note?: string } | { readonly refusal: string }

const editionMark = /\bEdition:? {0,3}(\d{2}\/\d{2}\/\d{2})\b/

/**
 * Whether a file is a form in the edition that the agency accepts: its pages say so, and it has the fields. An edition
 * that the data do not confirm is taken with a note. Pure.
 */
export function knowForm(
  form: string,
  file: { readonly fields: readonly FormField[]; readonly pages: readonly string[] },
): KnownForm {
  const accepted = formEditions().find((one) => one.form === form)
  const editions = [...new Set(file.pages.flatMap((text) => editionMark.exec(text)?.[1] ?? []))]
  const [edition] = editions
  const names = new Set(file.fields.map(({ name }) => lastPart(name)))
  if (!accepted) return { refusal: `Nothing is known of Form ${form}.` }
  if (file.fields.length === 0)
    return {
      refusal: 'This file has no fields to fill. Download the form from the agency’s page and choose that file.',
    }
  if (!file.pages.some((text) => text.includes(form)) || !fieldNamesOf(form).some((name) => names.has(name)))
    return { refusal: `This is not Form ${form}.` }
  if (edition === undefined)
    return { refusal: 'No page of this file names its edition. Download the form from the agency’s page.' }
  if (editions.length > 1)
    return {
      refusal: `The pages of this file are of different editions: ${editions.join(', ')}. All have to be of one.`,
    }
  if (edition === accepted.edition) return { edition, ...noteOf(accepted) }
  const says = `This file is edition ${edition}; the one known here is ${accepted.edition} (checked ${accepted.checkedOn}).`
  if (accepted.confirmed) return { refusal: `${says} Download the form anew from the agency’s page.` }
  return { edition, note: `${says} Which one is accepted is not confirmed: look at the agency’s page before filing.` }
}

function noteOf({ confirmed, edition, checkedOn }: FormEdition) {
  return confirmed
    ? {}
    : {
        note: `That edition ${edition} is accepted is not confirmed (checked ${checkedOn}): look at the agency’s page before filing.`,
      }
}
