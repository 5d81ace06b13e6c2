import { writeFile } from 'node:fs/promises'
import { PdfDict } from '@libpdf/core'
import { drawValue, isPlain } from './draw-value.ts'
import { openForm, readFields } from './form-fields.ts'
import { PdfFonts } from './pdf-fonts.ts'

type Write = { readonly field: string; readonly value: string | true }

/**
 * Fills a form in place and keeps it one: the other technique is removed, so that no program shows its empty copy, the
 * protection is taken off, and each value is drawn. It is read back by another program; a field that does not hold what
 * was written throws.
 */
export async function fillForm(from: string, to: string, writes: readonly Write[]): Promise<void> {
  const { pdf, form } = await openForm(from)
  if (!form) throw new Error('The file has no fields.')
  const catalog = pdf.getCatalog()
  const dict = catalog.getDict('AcroForm', pdf.getObject.bind(pdf))
  dict?.delete('XFA')
  // What ran when the form was opened spoke with the other technique.
  for (const name of ['OpenAction', 'AA', 'NeedsRendering', 'Perms']) catalog.delete(name)
  if (dict && !dict.has('DR')) dict.set('DR', PdfDict.of({ Font: PdfDict.of({}) }))
  for (const { field: name, value } of writes) {
    const field = form.getField(name)
    if (field?.type === 'text') form.getTextField(name)?.setValue(String(value))
    else if (field?.type === 'checkbox') form.getCheckbox(name)?.check()
    else if (field?.type === 'dropdown') setChoice(form.getDropdown(name), String(value))
    else throw new Error(`The field ${name} cannot be filled.`)
  }
  form.updateAppearances()
  const fonts = new PdfFonts(pdf)
  for (const { field: name, value } of writes) {
    if (typeof value !== 'string' || isPlain(value)) continue
    for (const widget of form.getTextField(name)?.getWidgets() ?? [])
      widget.setNormalAppearance(drawValue(pdf, fonts, value, widget))
  }
  dict?.delete('NeedAppearances')
  if (pdf.isEncrypted) pdf.removeProtection()
  await writeFile(to, await pdf.save({ useXRefStream: true, subsetFonts: true }), { mode: 0o600 })
  const held = await readFields(to)
  const wrong = writes.find(({ field, value }) => {
    const found = held.get(field)
    return typeof value === 'string' ? String(found).trim() !== value : found !== true
  })
  if (wrong) throw new Error(`The field ${wrong.field} does not hold what was written.`)
}

type Choice = {
  readonly getOptions: () => readonly { readonly value: string }[]
  readonly setValue: (value: string) => void
}

/** Options of the agencies' lists have blanks around them. */
function setChoice(field: Choice | undefined, value: string): void {
  field?.setValue(field.getOptions().find((option) => option.value.trim() === value)?.value ?? value)
}
