import type { PdfPage } from './open-pdf.ts'
import { drawnWords } from './drawn-words.ts'

/** What pdf.js says of a thing on top of a page; all of it comes from the file and may be missing. */
type Annotation = Readonly<Record<string, unknown>>

/**
 * What was typed into a page: the filled-in fields of its form, each with its label, and text boxes laid over it. They
 * are no part of the page's own text.
 */
export async function pdfFields(page: PdfPage): Promise<string[]> {
  const annotations = (await page.getAnnotations()) as Annotation[]
  const isSigned = annotations.some(({ fieldType, hasAppearance }) => fieldType === 'Sig' && hasAppearance === true)
  const shown = isSigned ? await drawnWords(page) : new Map<string, string>()
  return annotations.flatMap((annotation) => {
    if (annotation.hidden === true || annotation.password === true) return []
    const text =
      annotation.subtype === 'Widget' ? fieldText(annotation) || signatureText(annotation, shown) : boxText(annotation)
    return text.trim() === '' ? [] : [text.replaceAll(/(?<!\s)\s*[\r\n]\s*/g, ' ').trim()]
  })
}

/** A signature has no value, only words that are drawn where it stands. */
function signatureText({ fieldType, id }: Annotation, shown: ReadonlyMap<string, string>): string {
  const words = fieldType === 'Sig' && typeof id === 'string' ? shown.get(id) : undefined
  return words === undefined || words.trim() === '' ? '' : `Signature: ${words.trim()}`
}

function boxText({ subtype, contentsObj }: Annotation): string {
  const contents = contentsObj as { readonly str?: unknown } | undefined
  return subtype === 'FreeText' && typeof contents?.str === 'string' ? contents.str : ''
}

function fieldText(field: Annotation): string {
  const value = field.fieldType === 'Btn' ? buttonValue(field) : chosen(field)
  return value.trim() === '' ? '' : `${label(field)}: ${value}`
}

/** A box or a button says something only where it is ticked. */
function buttonValue({ checkBox, radioButton, fieldValue, exportValue, buttonValue: own }: Annotation): string {
  const isTicked =
    checkBox === true ? fieldValue !== 'Off' && fieldValue === exportValue : radioButton === true && fieldValue === own
  return isTicked ? 'x' : ''
}

/** The words of a choice instead of the value that stands for them in the file. */
function chosen({ fieldValue, options }: Annotation): string {
  const known = Array.isArray(options) ? (options as { exportValue?: unknown; displayValue?: unknown }[]) : []
  const values = (Array.isArray(fieldValue) ? fieldValue : [fieldValue]).filter((one) => typeof one === 'string')
  return values
    .map((value) => known.find(({ exportValue }) => exportValue === value)?.displayValue ?? value)
    .filter((shown) => typeof shown === 'string')
    .join(', ')
}

/** The name that a reader hears for the field, else the last part of its own: `form1[0].Page1[0].FamilyName[0]`. */
function label({ alternativeText, fieldName }: Annotation): string {
  const spoken = typeof alternativeText === 'string' ? alternativeText.trim() : ''
  const name = typeof fieldName === 'string' ? fieldName.replaceAll(/\[\d+\]/g, '') : ''
  return spoken !== '' ? spoken : name.slice(name.lastIndexOf('.') + 1)
}
