import { PDF, PdfArray, PdfName, PdfStream, PdfString, StandardFonts } from '@libpdf/core'
import { i589Targets } from '#domain/filing-kit/forms/i589-targets.ts'
import { i601aTargets } from '#domain/filing-kit/forms/i601a-targets.ts'
import { g28Targets } from '#domain/filing-kit/forms/g28-targets.ts'
import { n400Targets } from '#domain/filing-kit/forms/n400-targets.ts'
import type { FormTarget } from '#domain/filing-kit/forms/form-target.ts'

const targetsOf: Readonly<Record<string, readonly FormTarget[]>> = {
  'I-589': i589Targets,
  'I-601A': i601aTargets,
  'N-400': n400Targets,
  'G-28': g28Targets,
}

/** How the agency labels boxes of which several have one meaning each. */
const labels: Readonly<Record<string, string>> = {
  'Pt4Line2a_Checkbox[0]': 'Select: U.S. citizen spouse',
  'Pt4Line2b_Checkbox[0]': 'Select: U.S. citizen parent',
  'Pt4Line2c_Checkbox[0]': 'Select: lawful permanent resident spouse',
  'Pt4Line2d_Checkbox[0]': 'Select: lawful permanent resident parent',
  'Line6_EMail[0]': 'Mobile Telephone Number',
  'Line7_MobileTelephoneNumber[0]': 'Email Address (if any)',
  'CheckBox3[0]': 'I have never been in Immigration Court proceedings',
  'CheckBox3[1]': 'I am not now in Immigration Court proceedings, but I have been in the past',
  'CheckBox3[2]': 'I am now in Immigration Court proceedings',
  'TextField1[3]': 'Present Nationality (Citizenship)',
  'Part1_Eligibility[0]': 'General Provision, 5 years',
  'Pt3Line4_Option1[0]': 'Diversity Visa selectee',
  'Pt3Line4_Option4[0]': 'Approved Form I-140',
  'Pt3Line4_Option5[0]': 'Approved Form I-360',
}

type Sample = {
  readonly edition?: string
  readonly isProtected?: boolean
  readonly password?: string
  readonly hasXfa?: boolean
  /** Fields that this file does not have. */
  readonly without?: readonly string[]
  /** Labels of this file that speak of something else. */
  readonly label?: Readonly<Record<string, string>>
  readonly maxLength?: Readonly<Record<string, number>>
}

const perPage = 24

/**
 * A form of ours that stands in for an agency's: the same field names, labels of the same kind, its edition at the foot of
 * each page. Nothing of the agency's file is in it.
 */
export async function standInForm(form: string, sample: Sample = {}): Promise<Uint8Array> {
  const { edition = form === 'G-28' ? '09/17/18' : '01/20/25', without = [] } = sample
  const targets = (targetsOf[form] ?? []).flatMap((target) => target.fields.map((name) => ({ name, target })))
  const all = [...new Map(targets.map((one) => [one.name, one])).values()].filter(({ name }) => !without.includes(name))
  const pdf = PDF.create()
  for (let start = 0; start < all.length; start += perPage)
    addFormPage(pdf, all.slice(start, start + perPage), {
      ...sample,
      number: start / perPage,
      foot: `Form ${form}   Edition ${edition}   Page ${start / perPage + 1}`,
    })
  if (sample.hasXfa) addXfa(pdf)
  if (sample.isProtected || sample.password !== undefined)
    pdf.setProtection({
      ownerPassword: 'owner',
      ...(sample.password !== undefined && { userPassword: sample.password }),
    })
  return pdf.save()
}

type Named = { readonly name: string; readonly target: FormTarget }

function addFormPage(
  pdf: PDF,
  rows: readonly Named[],
  { number, foot, label = {}, maxLength = {} }: Sample & { readonly number: number; readonly foot: string },
): void {
  const form = pdf.getOrCreateForm()
  const page = pdf.addPage({ width: 612, height: 792 })
  const draw = (text: string, y: number) => page.drawText(text, { x: 60, y, size: 8, font: StandardFonts.Helvetica })
  for (const [index, { name, target }] of rows.entries()) {
    const y = 730 - index * 28
    const full = `form1[0].#subform[${number}].${name}`
    const isBox = /checkbox|option|eligib/i.test(name)
    const most = maxLength[name]
    const field = isBox
      ? form.createCheckbox(full, { onValue: 'Y' })
      : form.createTextField(full, { fontSize: 10, ...(most !== undefined && { maxLength: most }) })
    field.acroField().set('TU', PdfString.fromString(label[name] ?? labels[name] ?? target.meaning))
    draw(target.meaning, y + 15)
    page.drawField(field, isBox ? { x: 60, y, width: 12, height: 12 } : { x: 60, y, width: 300, height: 14 })
  }
  const signature = form.createTextField(`form1[0].#subform[${number}].Signature[0]`)
  page.drawField(signature, { x: 380, y: 60, width: 160, height: 14 })
  draw(foot, 36)
}

/** What a second technique leaves in a file: a description of the same fields, which some programs show instead. */
function addXfa(pdf: PDF): void {
  const dict = pdf.getCatalog().getDict('AcroForm', pdf.getObject.bind(pdf))
  const part = (text: string) => pdf.register(PdfStream.fromDict({}, new TextEncoder().encode(text)))
  dict?.set(
    'XFA',
    PdfArray.of(
      PdfString.fromString('template'),
      part('<template xmlns="http://www.xfa.org/schema/xfa-template/3.3/"/>'),
      PdfString.fromString('datasets'),
      part('<xfa:datasets xmlns:xfa="http://www.xfa.org/schema/xfa-data/1.0/"/>'),
    ),
  )
  pdf.getCatalog().set('NeedsRendering', PdfName.of('true'))
}
