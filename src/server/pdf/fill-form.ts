import { writeFile } from 'node:fs/promises'
import { type PDF, PdfDict, type PDFForm } from '@libpdf/core'
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
  leaveOneTechnique(pdf)
  for (const write of writes) setField(form, write)
  form.updateAppearances()
  drawOtherLetters(pdf, form, writes)
  if (pdf.isEncrypted) pdf.removeProtection()
  await writeFile(to, await pdf.save({ useXRefStream: true, subsetFonts: true }), { mode: 0o600 })
  await requireHeld(to, writes)
}

/** What ran when the form was opened spoke with the other technique, so it goes too. */
function leaveOneTechnique(pdf: PDF): void {
  const catalog = pdf.getCatalog()
  for (const name of ['OpenAction', 'AA', 'NeedsRendering', 'Perms']) catalog.delete(name)
  const dict = catalog.getDict('AcroForm', pdf.getObject.bind(pdf))
  if (!dict) return
  dict.delete('XFA')
  dict.delete('NeedAppearances')
  if (!dict.has('DR')) dict.set('DR', PdfDict.of({ Font: PdfDict.of({}) }))
}

function setField(form: PDFForm, { field: name, value }: Write): void {
  const kind = form.getField(name)?.type
  if (kind === 'text') form.getTextField(name)?.setValue(String(value))
  else if (kind === 'checkbox') form.getCheckbox(name)?.check()
  else if (kind === 'dropdown') {
    const list = form.getDropdown(name)
    // Options of the agencies' lists have blanks around them.
    list?.setValue(list.getOptions().find((option) => option.value.trim() === value)?.value ?? String(value))
  } else throw new Error(`The field ${name} cannot be filled.`)
}

function drawOtherLetters(pdf: PDF, form: PDFForm, writes: readonly Write[]): void {
  const fonts = new PdfFonts(pdf)
  for (const { field: name, value } of writes) {
    if (typeof value !== 'string' || isPlain(value)) continue
    for (const widget of form.getTextField(name)?.getWidgets() ?? [])
      widget.setNormalAppearance(drawValue(pdf, fonts, value, widget))
  }
}

async function requireHeld(path: string, writes: readonly Write[]): Promise<void> {
  const held = await readFields(path)
  const wrong = writes.find(({ field, value }) => {
    const found = held.get(field)
    return typeof value === 'string' ? String(found).trim() !== value : found !== true
  })
  if (wrong) throw new Error(`The field ${wrong.field} does not hold what was written.`)
}
