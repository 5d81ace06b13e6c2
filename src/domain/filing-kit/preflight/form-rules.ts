import { formatLongDate } from '#domain/dates/calendar.ts'
import { formEditions } from '#law/filing-kit/form-editions.ts'
import { count } from './filing-words.ts'
import type { Filing, FilingItem } from './filing.ts'
import { ask, askEach, type Failure, fail, failures, failuresAnd, holds, type Judge, none } from './outcome.ts'

const formName = (title: string) => /(?:I|N|G)-\d{2,4}[A-Z]?/.exec(title)?.[0]
export const forms = ({ items }: Filing) => items.filter(({ kind }) => kind === 'form')

/** What somebody applies for; the others go along with it. */
const isApplication = ({ title }: FilingItem) => !/G-28|G-1450|G-1650|G-1145|G-1055/.test(title)
const applications = (filing: Filing) => forms(filing).filter(isApplication)

/** U01: every page of a form says its edition at its foot. */
const editions: Judge = (filing) => {
  const found = forms(filing).flatMap((item): Failure[] => {
    const name = formName(item.title)
    const accepted = formEditions().find(({ form }) => form === name)
    if (!accepted || name === undefined) return []
    return item.pageTexts.flatMap((text, index): Failure[] => {
      const said = edition.exec(text)?.[1]
      if (said === undefined || said === accepted.edition) return []
      const sentence = `${name}: page ${index + 1} is edition ${said}; accepted is ${accepted.edition} (checked ${formatLongDate(accepted.checkedOn)}).`
      return [{ place: `${item.id} ${index + 1}`, sentence }]
    })
  })
  const questions = forms(filing).flatMap((item) => {
    const pages = pagesWithoutEdition(item)
    if (pages === undefined) return []
    const where = pages === 'all' ? 'on every page' : `on page ${pages.join(', ')}, where it could not be read`
    return [{ place: item.id, sentence: `Is ${item.title} of the edition that USCIS accepts, ${where}?` }]
  })
  return forms(filing).length > 0 ? failuresAnd(found, questions) : none
}

const edition = /Edition:? (\d{2}\/\d{2}\/\d{2})/

/** The pages of a known form that do not say their edition; undefined where each does, or the form is not known. */
function pagesWithoutEdition({ title, pageTexts }: FilingItem): readonly number[] | 'all' | undefined {
  if (!formEditions().some(({ form }) => form === formName(title))) return undefined
  const unread = pageTexts.flatMap((text, index) => (edition.test(text) ? [] : index + 1))
  if (pageTexts.length > 0 && unread.length === 0) return undefined
  return unread.length === pageTexts.length ? 'all' : unread
}

const handSigned: Judge = (filing) =>
  askEach(
    forms(filing).map(({ id, title }) => ({
      place: id,
      sentence: `Has every signer signed ${title} by hand? A copied or typed signature leads to rejection or denial.`,
    })),
  )

/** U06: one payment form for each form with a fee. */
const payments: Judge = (filing) => {
  const option = filing.kit.answers['fee_option']
  if (option === 'none' || option === 'waiver') return none
  const [due, paid] = [
    applications(filing).length,
    filing.items.filter(({ title }) => /G-1450|G-1650/.test(title)).length,
  ]
  if (due === 0) return none
  // One with a fee has its payment asked for by another rule; two payments for it are never right.
  if (due === 1) return paid > 1 ? fail(`One form with a fee needs one payment form, not ${paid}.`) : none
  if (paid > 0 && paid !== due) return fail(`${due} forms with a fee need ${due} separate payment forms.`)
  return paid === due ? holds : ask('Has each form with a fee a payment form of its own, on top?')
}

/** U13: a copy of the principal’s form for each member of the family who applies with the client. */
const copies: Judge = (filing) => {
  const { kit, record } = filing
  if (kit.form !== 'I-589' || record.dependents === 0) return none
  const enclosed = forms(filing).filter(({ title }) => /I-589/.test(title)).length
  if (record.dependents === undefined || enclosed === 0)
    return ask('Is one more copy of Form I-589 enclosed for each dependent?')
  const lacking = record.dependents + 1 - enclosed
  if (lacking <= 0) return holds
  return fail(`Add ${count(lacking, 'copy', 'copies')} of Form I-589 for the dependents.`)
}

/** U14: an appearance for each form; who signed it is seen on paper only. */
const appearance: Judge = (filing) => {
  const enclosed = forms(filing).filter(({ title }) => /G-28\b/.test(title)).length
  if (enclosed === 0) return ask('Is Form G-28 enclosed, signed by attorney and client, for each form and each person?')
  const without = applications(filing).slice(enclosed)
  return failures(
    without.map(({ id, title }) => ({
      place: id,
      sentence: `Form G-28 for ${filing.kit.lead.name}, ${title}, is missing; USCIS would ignore the appearance.`,
    })),
  )
}

const extraSheet =
  /continuation (?:sheet|page)|additional (?:sheet|page|information)|addendum|supplement(?:al|ary)? (?:sheet|page)/i

/** U19: a sheet that goes on from a form says whose it is, where it belongs, and is signed and dated. */
const extraSheets: Judge = (filing) => {
  const sheets = filing.items.filter(({ title }) => extraSheet.test(title))
  if (sheets.length === 0) return none
  return failures(
    sheets.flatMap(({ id, title, text, pageTexts }) =>
      (pageTexts.length > 0 ? pageTexts : [text]).flatMap((page, index): Failure[] => {
        const missing = lackingOn(page, filing)
        if (page.trim() === '' || missing.length === 0) return []
        const sentence = `Continuation sheet ${index + 1} of “${title}” lacks ${missing.join(', ')}.`
        return [{ place: `${id} ${index + 1}`, sentence }]
      }),
    ),
  )
}

function lackingOn(page: string, { record: { names, aNumbers } }: Filing): string[] {
  const digits = page.replaceAll(/\D/g, '')
  const has = (pattern: RegExp) => pattern.test(page)
  return [
    ...(page.includes(names.last.split(' ')[0] ?? names.last) ? [] : ['the name']),
    ...(aNumbers.length === 0 || aNumbers.some((number) => digits.includes(number)) ? [] : ['the A-number']),
    ...(has(/\bpage (?:number:? )?\d/i) ? [] : ['the page of the form']),
    ...(has(/\bpart (?:number:? )?(?:\d|[A-Z]\b)/i) ? [] : ['the part']),
    ...(has(/\b(?:item|question)s? (?:number:? )?\d/i) ? [] : ['the item number']),
    ...(has(/signature|signed|\/s\//i) ? [] : ['a signature line']),
    ...(has(/\bdated?\b/i) ? [] : ['a date']),
  ]
}

export const formJudges: Readonly<Record<string, Judge>> = {
  U01: editions,
  U02: handSigned,
  U06: payments,
  U13: copies,
  U14: appearance,
  U19: extraSheets,
}

/** M06: what is uploaded as a file is signed by hand. */
export const uploadedForms: Judge = (filing) =>
  askEach(
    forms(filing).map(({ id, title }) => ({
      place: id,
      sentence: `Is ${title} signed by hand? A PDF form that is uploaded needs it.`,
    })),
  )
