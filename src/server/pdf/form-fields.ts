import { readFile } from 'node:fs/promises'
import { PDF, type PDFForm } from '@libpdf/core'
import type { FormField } from '#domain/filing-kit/forms/form-target.ts'
import { openPdf } from '#server/reading/open-pdf.ts'
import { UnreadableDocument } from '#server/office/unreadable-document.ts'
import { readPageTexts } from './page-texts.ts'

/** What a blank form of an agency is. */
export type InspectedForm = {
  readonly fields: readonly FormField[]
  /** Its fields are described a second time in another technique, which programs prefer where it is there. */
  readonly hasXfa: boolean
  readonly pages: readonly string[]
}

const mostPages = 60

/** Reads the fields of a form and the text of its pages. Throws `UnreadableDocument` (`encrypted` where it wants a password). */
export async function inspectForm(path: string): Promise<InspectedForm> {
  const { pdf, form } = await openForm(path)
  const dict = pdf.getCatalog().getDict('AcroForm', pdf.getObject.bind(pdf))
  return {
    fields: form ? fieldsOf(form) : [],
    hasXfa: dict?.has('XFA') ?? false,
    pages: await readPageTexts(path, mostPages),
  }
}

export async function openForm(path: string) {
  try {
    const pdf = await PDF.load(await readFile(path), { credentials: '' })
    if (pdf.isEncrypted && !pdf.isAuthenticated) throw new UnreadableDocument('encrypted')
    return { pdf, form: pdf.getForm() }
  } catch (cause) {
    if (cause instanceof UnreadableDocument) throw cause
    const isLocked = cause instanceof Error && /password|encrypt|credential/i.test(`${cause.name} ${cause.message}`)
    throw new UnreadableDocument(isLocked ? 'encrypted' : 'damaged', { cause })
  }
}

function fieldsOf(form: PDFForm): FormField[] {
  const lists = new Map(form.getDropdowns().map((field) => [field.name, field.getOptions()]))
  const texts = new Map(form.getTextFields().map((field) => [field.name, field.maxLength]))
  const boxes = new Set([...form.getCheckboxes(), ...form.getRadioGroups()].map(({ name }) => name))
  return form.getFields().map((field): FormField => {
    const options = lists.get(field.name)
    const about = { name: field.name, label: (field.alternateName ?? '').trim(), maxLength: texts.get(field.name) ?? 0 }
    if (options) return { ...about, kind: 'choice', options: options.map(({ value }) => value) }
    return { ...about, kind: boxes.has(field.name) ? 'box' : texts.has(field.name) ? 'text' : 'other', options: [] }
  })
}

/** What stands in each field, as pdf.js reads it; a box that is ticked has `true`. */
export async function readFields(path: string): Promise<ReadonlyMap<string, string | boolean>> {
  const pdf = await openPdf(await readFile(path), mostPages)
  try {
    const found = new Map<string, string | boolean>()
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      for (const one of (await page.getAnnotations()) as Readonly<Record<string, unknown>>[]) {
        const { fieldName, fieldType, fieldValue } = one
        if (typeof fieldName !== 'string') continue
        const value = Array.isArray(fieldValue) ? fieldValue[0] : fieldValue
        if (fieldType === 'Btn') found.set(fieldName, typeof value === 'string' && value !== 'Off')
        else if (typeof value === 'string') found.set(fieldName, value)
      }
      page.cleanup()
    }
    return found
  } finally {
    await pdf.loadingTask.destroy()
  }
}
