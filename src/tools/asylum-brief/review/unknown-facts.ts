import { type Check, warn } from '#domain/questionnaire/check.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { fromLaw } from '#law/in-force.ts'
import { findDays } from '#domain/language/find-days.ts'
import { filingMarks } from '#domain/section-content/filing-mark.ts'
import { writeTemplate } from '../writing/write-template.ts'
import { knownCases } from './known-cases.ts'
import { givenText, plainText, type ReviewedDraft, type ReviewedSection } from './reviewed-draft.ts'

/** Words of law and of calendars that are no names although they are written with a capital. */
const ordinary = new Set(
  `a act acts additionally after all also although an and any applicant applicants as at attorney because before board both but by christian circuit circuits
  congress constitution convention country court courts department dhs each embassy english even every exhibit exhibits first for form from further
  general government governments he her here his homeland however i if ij immigration in indeed internet it its judge judges july june justice law laws
  march may moreover mr mrs ms muslim nationality no nor not november of officer on one or our petitioner petitioners religion report reports second secretary security
  section sections she since state states such supreme than that the their then there therefore these they third this those though three to together
  torture two under united until upon uscis when where whether which while who with without january february april august september october december
  monday tuesday wednesday thursday friday saturday sunday`.split(/\s+/),
)

const capitalised = /(?<=[\p{L}\p{N},;:)'"”] )\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)*/gu
const cited = /<cite[^<>]*>(?:(?!<cite).)*?<\/cite>|<mark[^<>]*>(?:(?!<mark).)*?<\/mark>/gs
const typedCitation =
  /(?:\d{1,4} (?:I&N Dec\.|U\.S\.C?\.?|C\.F\.R\.|F\.\w+|F\. Supp\. \dd)|\bINA\b) ?§* ?(?:at )?(?:\d[\d.()a-zA-Z]*)?(?:, \d[\d–-]*)?(?: \((?:[\w.' ]{0,20} )?\d{4}\))?|Exh\. [A-Z]{1,2}|Form [A-Z]+-\d+/g
/**
 * Every case name that the law in force knows, as one pattern.
 * @internal it is put together once to be measured
 */
export const caseNames = fromLaw(
  [knownCases],
  (cases) =>
    new RegExp(cases.map(({ name }) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|'), 'g'),
)

/** Made from the other sections. */
const tables = new Set(['S01', 'S02'])

/** C18: numbers, dates and names of places or persons that neither the answers, the record nor the files know. */
export function unknownFactChecks(draft: ReviewedDraft): Check[] {
  const known = knowledge(draft)
  return draft.sections
    .filter(({ id }) => !tables.has(id))
    .flatMap((section) => {
      const text = plainText(sectionText(section.html.replaceAll(cited, ' ')))
        .replaceAll(caseNames(), ' ')
        .replaceAll(typedCitation, ' ')
        .replaceAll(filingMarks, ' ')
      const unknown = [
        ...new Set([...unknownDates(text, known), ...unknownNumbers(text, known), ...unknownNames(text, known)]),
      ]
      return unknown.length === 0 ? [] : [notFound(section, unknown)]
    })
}

type Knowledge = {
  readonly dates: readonly { readonly from: string; readonly to: string }[]
  readonly numbers: ReadonlySet<string>
  readonly words: ReadonlySet<string>
}

/** What was given, and what our own templates say. */
function knowledge({ input, frame, plan }: ReviewedDraft): Knowledge {
  const templates = plan.map(({ id, title }) => `${title} ${sectionText(writeTemplate(id, frame))}`).join(' ')
  const text = `${givenText(input)} ${plainText(templates)} ${frame.title}`
  return {
    dates: findDays(text),
    numbers: new Set(numbersIn(text)),
    words: new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []),
  }
}

function unknownDates(text: string, { dates }: Knowledge): string[] {
  return findDays(text)
    .filter(({ from, to }) => !dates.some((known) => known.from <= to && from <= known.to))
    .map((date) => date.text)
}

function unknownNumbers(text: string, { numbers }: Knowledge): string[] {
  const withoutDates = findDays(text).reduce((rest, { text: date }) => rest.replace(date, ' '), text)
  return numbersIn(withoutDates).filter((number) => !numbers.has(number))
}

function numbersIn(text: string): string[] {
  return (text.match(/\d[\d,]*/g) ?? []).map((number) => number.replaceAll(',', '').replace(/^0+(?=\d)/, ''))
}

function unknownNames(text: string, { words }: Knowledge): string[] {
  return (text.match(capitalised) ?? []).filter((name) =>
    (name.toLowerCase().match(/\p{L}+/gu) ?? []).some(
      (word) => word.length > 1 && !words.has(word) && !ordinary.has(word) && !ordinary.has(word.replace(/s$/, '')),
    ),
  )
}

function notFound({ title }: ReviewedSection, unknown: readonly string[]): Check {
  const shown = unknown.slice(0, 8).map((item) => `“${item}”`)
  const more = unknown.length > 8 ? ` and ${unknown.length - 8} more` : ''
  return warn('C18', `“${title}” says ${shown.join(', ')}${more}, found in no answer, record or file.`)
}
