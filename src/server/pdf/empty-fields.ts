import { inspectForm, readFields } from './form-fields.ts'

/** Boxes to write in that hold nothing: how many, and what the form calls the first of them. */
export type EmptyFields = { readonly count: number; readonly first: readonly string[] }

/** What is signed or dated by hand, what others fill in, and what a machine reads. */
const byOthers = /sign|preparer|interpreter|barcode|office use|uscis use|attorney|date of/i
const told = 3

/** The empty text boxes of a form in its own file. Undefined for a file without boxes to write in, such as a scan. */
export async function findEmptyFields(path: string): Promise<EmptyFields | undefined> {
  const { fields } = await inspectForm(path)
  const texts = fields.filter(({ kind, name, label }) => kind === 'text' && !byOthers.test(`${name} ${label}`))
  if (texts.length === 0) return undefined
  const values = await readFields(path)
  const empty = texts.filter(({ name }) => {
    const value = values.get(name)
    return typeof value !== 'string' || value.trim() === ''
  })
  const labels = empty.map(({ name, label }) => (label === '' ? name.slice(name.lastIndexOf('.') + 1) : label))
  return { count: empty.length, first: labels.slice(0, told).map((label) => label.slice(0, 60)) }
}
