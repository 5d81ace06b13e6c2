import { formatLongDate } from '#domain/dates/calendar.ts'
import { tabPlace } from '#domain/packet/tab-letters.ts'
import { listed } from '../listed.ts'
import { gapsOf } from '../documents/paper.ts'
import { biometrics, individualDue, isIndividual, masterDue, orderedDue } from './court-dates.ts'
import { dateOf } from './due-dates.ts'
import { courtMotionJudges } from './motion-rules.ts'
import type { Filing } from './filing.ts'
import { answer, caseDay, count, hasItem } from './filing-words.ts'
import { countryReports } from './country-reports.ts'
import { textOfPaper } from './identities.ts'
import { ask, type Failure, fail, failures, holds, type Judge, later, none, when } from './outcome.ts'
import { type } from './type-setting.ts'
import { witnesses } from './witness-list.ts'
import { partSizes } from './part-sizes.ts'
import { asylumFee, courtFee } from './court-fees.ts'

export const isServedOtherwise = (filing: Filing) => answer(filing, 'served_otherwise') === 'yes'
const paperOf = ({ papers }: Filing, place: string) => papers.find((one) => one.place === place)?.document

/** The body of a brief against the pages that the forum allows without leave. */
export const pageLimit =
  (limit: number, warnFrom: number, sentence: (pages: number) => string): Judge =>
  ({ documentKind, bodyPages }) => {
    if (documentKind !== 'brief') return none
    if (bodyPages === undefined) return ask(`Has the body of the brief at most ${limit} pages?`)
    if (bodyPages > limit) return fail(sentence(bodyPages), '', 'block')
    return bodyPages >= warnFrom ? fail(sentence(bodyPages), '', 'warn') : holds
  }

/** The cover says it exactly when it is so; nothing else says it when it is not. */
const detainedOnCover: Judge = (filing) => {
  const { kit, draft } = filing
  const word = /(?<!NON-)\bDETAINED\b/
  const cover = paperOf(filing, 'Cover page')
  if (kit.detained)
    return !cover || word.test(textOfPaper(cover))
      ? holds
      : fail('The client is detained; the cover must say so at the top right.')
  const marked = draft.find(({ text }) => word.test(text))
  return marked ? fail('The client is not detained; the cover must not say so.', marked.place) : holds
}

const caption: Judge = ({ kit: { lead, others }, record }) => {
  const lacking = [lead, ...others].filter(({ aNumber }) => aNumber === undefined)
  if (lacking.length > 0)
    return failures(lacking.map(({ name }) => ({ place: name, sentence: `${name} has no A-number.` })))
  return record.aNumbers.length > 0 ? holds : fail(`${lead.name} has no A-number.`, lead.name)
}

const coverFields: Judge = (filing) => {
  const cover = paperOf(filing, 'Cover page')
  const hearing = dateOf(filing.kit.hearing)
  const lacksTime = filing.forum === 'court' && hearing !== undefined && !answer(filing, 'hearing_time')
  const lacking = [...(cover ? gapsOf(cover) : []), ...(lacksTime ? ['the time of the hearing'] : [])]
  const past: Failure[] =
    hearing !== undefined && hearing < filing.today
      ? [{ place: 'hearing', sentence: `The hearing of ${formatLongDate(hearing)} on the cover is past.` }]
      : []
  const lacks = lacking.length > 0 ? [{ place: 'fields', sentence: `The cover lacks ${lacking.join(', ')}.` }] : []
  return failures([...lacks, ...past])
}

/** Letters run on from the last of earlier filings, none twice. */
const letters: Judge = ({ items, kit, before }) => {
  const tops = items.filter(({ parent }) => parent === null).map(({ letter }) => letter)
  const used = before?.lastLetter ?? kit.answers['used_letters']?.trim().toUpperCase() ?? ''
  const filedWith = (top: string) => before?.letters.find(({ letter }) => tabPlace(letter) === tabPlace(top))
  const again = tops.find((letter) => tabPlace(letter) <= tabPlace(used) || filedWith(letter) !== undefined)
  if (again !== undefined) {
    const filing = filedWith(again)
    const when = filing ? `the filing of ${formatLongDate(filing.filedOn)}` : 'an earlier filing'
    return fail(`Exhibit letters must run A, B, C ...; ${again} was used in ${when}.`, again)
  }
  const wrong = tops.find((letter, index) => index > 0 && !follows(letter, tops[index - 1] ?? ''))
  const first = tops[0]
  if (first !== undefined && tabPlace(first) !== tabPlace(used) + 1)
    return fail(`Exhibit letters must run A, B, C ...; ${tops[0]} is out of order.`)
  return wrong === undefined ? holds : fail(`Exhibit letters must run A, B, C ...; ${wrong} is out of order.`, wrong)
}

function follows(letter: string, before: string): boolean {
  const [base = '', number] = letter.split('-')
  const [baseBefore = '', numberBefore] = before.split('-')
  if (base === baseBefore) return Number(number) === Number(numberBefore) + 1
  return tabPlace(base) === tabPlace(baseBefore) + 1 && (number === undefined || number === '1')
}

/** A proof of service is there, and says what is so. */
export const service: Judge = (filing) => {
  if (isServedOtherwise(filing)) return none
  const all = answer(filing, 'all_on_ecas')
  const method = answer(filing, 'service_method')
  if (all === undefined) return ask('Do all parties take part in ECAS? The certificate of service says so.')
  if (all === 'yes' && method !== undefined && method !== 'ecas')
    return fail('Add a certificate of service. With all parties on ECAS it only notes that ECAS completed service.')
  return paperOf(filing, 'Certificate of service')
    ? holds
    : fail('Add a certificate of service. With all parties on ECAS it only notes that ECAS completed service.')
}

const outsideEcas: Judge = (filing) => {
  if (isServedOtherwise(filing)) return none
  const outside = answer(filing, 'outside_ecas')
  if (answer(filing, 'all_on_ecas') !== 'no' && !outside) return none
  const isStated =
    ['mail', 'hand', 'courier'].includes(answer(filing, 'service_method') ?? '') && answer(filing, 'opla_address')
  return isStated
    ? holds
    : fail(`${outside || 'This filing'} is outside ECAS: serve OPLA separately and state how and when.`)
}

const signed: Judge = ({ draft, kit, documentKind, items }) => {
  const conformed = items.filter(({ kind, text }) => kind === 'declaration' && /\/s\/ ?\S/i.test(text.slice(-2500)))
  if (conformed.length > 0)
    return failures(
      conformed.map(({ id, title }) => ({
        place: id,
        sentence: `${title} is signed “/s/”: only who files through ECAS may; whoever declares signs by hand.`,
      })),
    )
  const name = kit.counsel.name
  const text = draft.map((one) => one.text).join('\n')
  if (name === undefined) return fail(`The ${documentKind} has no signature block for counsel.`)
  const isThere = text.includes(name) || /respectfully submitted/i.test(text)
  return isThere ? holds : fail(`The ${documentKind} has no signature block for ${name}.`)
}

const sealed: Judge = (filing) => {
  const { items } = filing
  if (answer(filing, 'filed_how') === 'paper') return none
  const found = items.filter(({ title }) => /\bsealed\b|\bclassified\b/i.test(title))
  if (found.length === 0) return ask('Is the filing free of sealed medical and of classified documents?')
  return failures(
    found.map(({ id, title }) => ({
      place: id,
      sentence: `${title} is sealed medical material; it cannot be filed through ECAS.`,
    })),
  )
}

/** E34: the chart as a document, or the one of the kit with a row for each arrest, and the records behind it. */
const charged: Judge = ({ record, items, kit }) =>
  when(record.arrests > 0, () => {
    const has = (title: RegExp) => items.some((item) => title.test(item.title))
    const isCharted = has(/criminal (?:history )?chart/i) || listed(kit.answers['arrest_rows']).length >= record.arrests
    const isThere = isCharted && has(/disposition|court record|conviction|judgment|docket|dismissal/i)
    const arrests = count(record.arrests, 'arrest is', 'arrests are')
    return isThere ? holds : fail(`${arrests} on record; the court expects a chart with the records behind it.`)
  })

/** E36: within five days of a move. */
const address: Judge = (filing) => {
  const due = caseDay(filing, 'D-ADDR.court')
  if (due === undefined)
    return ask('Is the client’s address current? A change goes to the court on Form EOIR-33 within five days.')
  return hasItem(filing, /EOIR-33/i)
    ? holds
    : fail(`Form EOIR-33 ${due < filing.today ? 'was' : 'is'} due ${formatLongDate(due)}.`)
}

export const courtJudges: Readonly<Record<string, Judge>> = {
  ...courtMotionJudges,
  E02: (filing) => (hasItem(filing, /EOIR-28/i) ? holds : ask('Is Form EOIR-28 for this case on file?')),
  E03: ({ items }) => {
    if (items.some(({ hidden }) => hidden === undefined)) return later
    const fitted = items.reduce((sum, item) => sum + item.fitted, 0)
    return fitted > 0 ? fail(`${count(fitted, 'page is', 'pages are')} not letter size; they are fitted to it.`) : holds
  },
  E04: pageLimit(
    25,
    24,
    (pages) => `The body has ${pages} pages; 25 are allowed without leave (motion to increase the page limit).`,
  ),
  E05: (filing) => (paperOf(filing, 'Cover page') ? holds : fail('The filing has no cover page.')),
  E06: detainedOnCover,
  E07: caption,
  E08: coverFields,
  E09: ({ items }) => when(items.length > 1, () => holds),
  E10: ({ made }) => (made && !made.isStale ? holds : later),
  E11: letters,
  E12: type,
  E13: service,
  E14: outsideEcas,
  E15: (filing) =>
    when(isServedOtherwise(filing), () => fail('No certificate needed: served in the hearing, or a joint motion.')),
  E16: signed,
  E17: ({ items }) =>
    when(items.length > 0, () => ask('Is it on record who holds the originals? The court may ask for them.')),
  E18: sealed,
  E19: partSizes(25_000_000),
  E21: individualDue,
  E22: masterDue,
  E23: (filing) =>
    when(filing.kit.detained && dateOf(answer(filing, 'ordered_due')) === undefined, () =>
      ask('Enter the deadline that the court set; for detained cases there is no general one.'),
    ),
  E25: orderedDue,
  E26: courtFee,
  E27: asylumFee,
  E28: biometrics,
  E33: (filing) => when(isIndividual(filing), () => witnesses(filing)),
  E34: charged,
  E35: countryReports,
  E36: address,
  E37: () =>
    fail('Only an unplanned outage extends the deadline, to the first day ECAS works that is no weekend or holiday.'),
}
