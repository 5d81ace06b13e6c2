import { lockboxForState, n400Filing } from '#law/n400-filing.ts'
import { findState } from '#law/states.ts'
import { addDays, formatLongDate } from '#domain/dates/calendar.ts'
import { foldToWords } from '#domain/language/fold.ts'
import { agencyDateJudges } from './agency-dates.ts'
import { dateOf } from './due-dates.ts'
import type { Filing } from './filing.ts'
import { exhibitFiles } from './part-sizes.ts'
import { answer, count, hasItem } from './filing-words.ts'
import { formJudges, uploadedForms } from './form-rules.ts'
import { ask, type Failure, fail, failures, holds, type Judge, none, when } from './outcome.ts'
import { interviewJudges } from './interview-dates.ts'

const isForm = (filing: Filing, ...names: readonly string[]) => names.includes(filing.kit.form)

const twice: Judge = (filing) => {
  const { items, kit } = filing
  const seen = new Map<string, string>()
  const found: Failure[] =
    answer(filing, 'filed_online') === 'yes'
      ? [{ place: 'online', sentence: `Form ${kit.form} was filed online; it is not filed a second time.` }]
      : []
  for (const { id, checksum, title } of items) {
    if (checksum === null) continue
    if (seen.has(checksum)) found.push({ place: id, sentence: `${title} is in the packet twice.` })
    seen.set(checksum, title)
  }
  return failures(found)
}

const paperPayment: Judge = (filing) => {
  if (['none', 'waiver'].includes(answer(filing, 'fee_option') ?? '')) return none
  if (filing.items.some(({ title }) => /money order|personal check|cashier/i.test(title)))
    return fail('Since October 28, 2025 USCIS rejects checks; add Form G-1450 or G-1650.', '', 'block')
  return hasItem(filing, /G-1450|G-1650/)
    ? holds
    : ask('Is Form G-1450 or G-1650 on top? Since October 28, 2025 USCIS rejects checks.')
}

/** U20: a certified disposition for each arrest; one file may hold several. */
const dispositions: Judge = ({ record, items }) => {
  const { arrests } = record
  if (arrests === 0) return none
  const found = items.filter(({ title }) => /disposition|court record|conviction|dismissal/i.test(title)).length
  if (found === 0) return fail('No court disposition for an arrest on record.')
  if (found >= arrests) return holds
  return ask(`${arrests} arrests are on record and ${found} of their dispositions: do the papers hold each of them?`)
}

/** U15: the chart of Form N-400 is on file; those of other forms are not. */
const address: Judge = ({ kit, record }) => {
  const filing = n400Filing()
  const lockbox = kit.form === 'N-400' ? lockboxForState(filing, record.state) : undefined
  const addresses = filing.addresses.filter((one) => one.lockbox === lockbox)
  const [first] = addresses
  if (!first) return ask(`Is the address the one for Form ${kit.form}, this state, this carrier and this fee?`)
  const lines = addresses.map(
    ({ carrier, lines: own }) => `${carrier === 'usps' ? 'by U.S. Mail' : 'by FedEx, UPS or DHL'} ${own.join(', ')}`,
  )
  const from = findState(record.state)?.name ?? record.state
  return ask(
    `Is it sent to the address for Form N-400 from ${from}: ${lines.join('; ')} (checked ${formatLongDate(first.checkedOn)})?`,
  )
}

/** U18: N-400 wants photographs only from those who live abroad. */
const photos: Judge = ({ kit, record, items }) => {
  if (kit.form !== 'I-589' && kit.form !== 'N-400') return none
  if (kit.form === 'N-400' && record.isAbroad === false) return holds
  if (items.some(({ title }) => /passport(?:[- ]style)? photo/i.test(title))) return holds
  return ask('Are passport photos enclosed where the instructions ask for them?')
}

/** U03: in a form that can be written in every box holds something, be it “None” or “N/A”; a scan is looked at. */
const everyQuestion: Judge = (filing) => {
  if (!isForm(filing, 'I-589')) return none
  const forms = filing.items.filter(({ kind, title }) => kind === 'form' && title.includes('I-589'))
  const written = forms.filter(({ emptyFields }) => emptyFields !== undefined)
  if (written.length === 0) return ask('Has every question of Form I-589 an answer?')
  return failures(
    written.flatMap(({ id, title, emptyFields }): Failure[] => {
      const { count: empty = 0, first = [] } = emptyFields ?? {}
      if (empty === 0) return []
      const some = `${first.join('; ')}${empty > first.length ? ' ...' : ''}`
      const questions = count(empty, 'question', 'questions')
      const sentence = `${title}: ${questions} without an answer (${some}). An incomplete form does not start the 150-day clock.`
      return [{ place: id, sentence }]
    }),
  )
}

const isClosure = /administrative(?:ly)? clos/i

/** U21: in the United States, and in no proceedings but closed ones, with the order. */
const provisionalWaiver: Judge = (filing) => {
  if (filing.kit.form !== 'I-601A') return none
  const { proceedings, isAbroad } = filing.record
  if (isAbroad === true) return fail('The applicant has to be in the United States when Form I-601A is filed.')
  if (proceedings === 'open')
    return fail('The applicant is in open removal proceedings; they have to be administratively closed first.')
  if (proceedings === 'closed' && !hasItem(filing, isClosure))
    return fail('Item 28.a needs a copy of the administrative closure order.')
  if (proceedings !== undefined) return ask('Is the applicant in the United States on the day of the filing?')
  return ask(
    'Is the applicant in the United States and not in open proceedings, unless administratively closed with the order attached?',
  )
}

/** So long a look at the fee holds. */
const feeDays = 60

/** The fee is the one of the filing date: looked up, and not too long ago. Amounts are dated data or the attorney's own. */
const rightFee: Judge = (filing) => {
  const { kit, today } = filing
  if (['none', 'waiver'].includes(answer(filing, 'fee_option') ?? '')) return none
  const listed = kit.form === 'N-400' ? n400Filing().fees.standard : undefined
  const given = answer(filing, 'fee_amount')
  const amount = given ?? (listed && `$${listed.dollars}`)
  const checked = dateOf(answer(filing, 'fee_checked')) ?? (given === undefined ? listed?.checkedOn : undefined)
  if (amount === undefined || checked === undefined)
    return ask(`Enter the fee for Form ${kit.form} and the day on which you looked it up, or say that it was checked.`)
  const sentence = `Fee for Form ${kit.form}: ${amount} (checked ${formatLongDate(checked)}). Check again before mailing.`
  return today > addDays(checked, feeDays) ? fail(sentence, '', 'block') : holds
}

export const uscisJudges: Readonly<Record<string, Judge>> = {
  ...formJudges,
  ...agencyDateJudges,
  U03: everyQuestion,
  U04: rightFee,
  U05: paperPayment,
  U07: () => fail('Assembly: loose letter-size sheets, nothing attached, nothing folded.'),
  U08: () => fail('Tabs are printed as plain divider sheets.'),
  U09: () => fail('Print single-sided on white letter paper; black ink.'),
  U10: ({ items }) =>
    when(
      items.some(({ mediaType }) => mediaType?.startsWith('image/') === true),
      () => fail('Small photos are placed on letter pages.'),
    ),
  U11: ({ items }) => when(items.length > 0, () => ask('Are only copies sent where no original is asked for?')),
  U12: twice,
  U15: address,
  U18: photos,
  U20: dispositions,
  U21: provisionalWaiver,
  U22: (filing) =>
    when(Boolean(answer(filing, 'interpreter')), () =>
      ask('Are the interpreter’s and preparer’s parts of the forms complete and signed by hand?'),
    ),
}

export const onlineJudges: Readonly<Record<string, Judge>> = {
  M01: ({ made }) => {
    const parts = made?.parts ?? []
    const tooLarge = parts.find(({ bytes }) => bytes > 12_000_000)
    if (tooLarge) return fail(`${tooLarge.name} has more than 12 MB.`, tooLarge.name, 'block')
    const count = made ? exhibitFiles(made).length : 0
    return count > 1 ? fail(`The packet is split into ${count} files.`) : holds
  },
  M02: ({ made }) =>
    failures(
      (made?.parts ?? [])
        .filter(({ bytes }) => bytes > 6_000_000)
        .map(({ name, bytes }) => ({
          place: name,
          sentence: `Some fields accept 6 MB only; ${name} has ${Math.round(bytes / 100_000) / 10} MB.`,
        })),
    ),
  M03: ({ made }) =>
    failures(
      (made?.parts ?? [])
        .filter(({ name }) => !/^[A-Za-z0-9_-]{1,60}\.pdf$/.test(name))
        .map(({ name }) => ({ place: name, sentence: `${name} has a name that the account does not take.` })),
    ),
  M04: (filing) =>
    answer(filing, 'fee_option') === 'waiver' ? fail('A fee waiver cannot be requested online; file on paper.') : holds,
  M05: ({ items }) =>
    when(
      items.some(({ kind }) => kind === 'translation'),
      () => fail('Translation and original are joined in one file.'),
    ),
  M06: uploadedForms,
}

/** A02: who may not interpret, as far as the filing tells. */
const interpreter: Judge = ({ kit, items }) => {
  const name = kit.answers['interpreter']?.trim()
  const question =
    'Is the interpreter 18 or older, fluent in both languages, and neither attorney, witness nor official of the home country?'
  if (!name) return ask(question)
  const folded = foldToWords(name)
  const reason =
    folded === foldToWords(kit.counsel.name ?? '')
      ? 'the attorney may not'
      : folded === foldToWords(kit.lead.name)
        ? 'the applicant may not'
        : items.some(({ kind, title }) => isStatement(kind, title) && foldToWords(title).includes(folded))
          ? 'a witness may not'
          : undefined
  return reason === undefined ? ask(question) : fail(`${name} cannot interpret: ${reason}.`)
}

const isStatement = (kind: string, title: string) =>
  kind === 'declaration' || /\b(?:letter|statement) of\b/i.test(title)

export const asylumOfficeJudges: Readonly<Record<string, Judge>> = {
  ...interviewJudges,
  A02: interpreter,
  A03: () => ask('Is Part E of Form I-589 filled and signed by whoever prepared it?'),
  A05: () =>
    fail(
      'Bring to the interview: identity papers, originals, a copy of the filing, dependents in the application, the interpreter.',
    ),
}
