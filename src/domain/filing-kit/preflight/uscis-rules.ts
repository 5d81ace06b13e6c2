import { n400Filing } from '#law/n400-filing.ts'
import { formEditions } from '#law/filing-kit/form-editions.ts'
import { addDays, formatLongDate } from '#domain/dates/calendar.ts'
import { evidenceDue, oneYearDue } from '#domain/deadlines/due.ts'
import { hasItem } from './court-rules.ts'
import { dateOf, judgeDue } from './due-dates.ts'
import type { Filing } from './filing.ts'
import { ask, askEach, type Failure, fail, failures, holds, type Judge, none, when } from './outcome.ts'

const notHere: Judge = () => none
const answer = ({ kit }: Filing, name: string) => kit.answers[name]
const forms = ({ items }: Filing) => items.filter(({ kind }) => kind === 'form')
const formName = (title: string) => /(?:I|N|G)-\d{2,4}[A-Z]?/.exec(title)?.[0]
const isForm = (filing: Filing, ...names: readonly string[]) => names.includes(filing.kit.form)

/** Every page of a form says its edition at its foot. */
const editions: Judge = (filing) => {
  const found = forms(filing).flatMap((item): Failure[] => {
    const name = formName(item.title)
    const accepted = formEditions().find(({ form }) => form === name)
    if (!accepted || name === undefined) return []
    return item.pageTexts.flatMap((text, index): Failure[] => {
      const edition = /Edition:? (\d{2}\/\d{2}\/\d{2})/.exec(text)?.[1]
      if (edition === undefined || edition === accepted.edition) return []
      const sentence = `${name}: page ${index + 1} is edition ${edition}; accepted is ${accepted.edition} (checked ${accepted.checkedOn}).`
      return [{ place: `${item.id} ${index + 1}`, sentence }]
    })
  })
  if (found.length > 0) return failures(found)
  const unread = forms(filing).filter(({ title, pageTexts }) => {
    const known = formEditions().some(({ form }) => form === formName(title))
    return known && !pageTexts.some((text) => /Edition:? \d{2}\/\d{2}\/\d{2}/.test(text))
  })
  const questions = unread.map(({ id, title }) => ({
    place: id,
    sentence: `Is ${title} of the edition that USCIS accepts, on every page?`,
  }))
  return questions.length > 0 ? askEach(questions) : forms(filing).length > 0 ? holds : none
}

const handSigned: Judge = (filing) =>
  askEach(
    forms(filing).map(({ id, title }) => ({
      place: id,
      sentence: `Has every signer signed ${title} by hand? A copied or typed signature leads to rejection or denial.`,
    })),
  )

const twice: Judge = ({ items }) => {
  const seen = new Map<string, string>()
  const found: Failure[] = []
  for (const { id, checksum, title } of items) {
    if (checksum === null) continue
    if (seen.has(checksum)) found.push({ place: id, sentence: `${title} is in the packet twice.` })
    seen.set(checksum, title)
  }
  return failures(found)
}

const paperPayment: Judge = (filing) => {
  if (answer(filing, 'fee_option') === 'none' || answer(filing, 'fee_option') === 'waiver') return none
  if (filing.items.some(({ title }) => /money order|personal check|cashier/i.test(title)))
    return fail('Since October 28, 2025 USCIS rejects checks; add Form G-1450 or G-1650.', '', 'block')
  return hasItem(filing, /G-1450|G-1650/)
    ? holds
    : ask('Is Form G-1450 or G-1650 on top? Since October 28, 2025 USCIS rejects checks.')
}

const dispositions: Judge = ({ record, items }) =>
  when(record.arrests, () =>
    items.some(({ title }) => /disposition|court record|conviction/i.test(title))
      ? holds
      : fail('No court disposition for an arrest on record.'),
  )

const evidenceInTime: Judge = (filing) => {
  const interview = dateOf(answer(filing, 'interview_date'))
  return judgeDue(
    interview && evidenceDue(interview),
    filing.today,
    (due) => `Evidence is due ${due}, 14 days before the interview. Later evidence can stop the EAD clock.`,
    'Enter the date of the asylum interview; evidence is due 14 days before it.',
  )
}

const oneYear: Judge = (filing) => {
  const arrival = dateOf(answer(filing, 'last_arrival_date'))
  if (arrival === undefined) return ask('Is it filed within a year of the last arrival, or is an exception argued?')
  const due = oneYearDue(arrival)
  return filing.today <= due ? holds : fail(`The year ended ${formatLongDate(due)}; name an exception.`)
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
  U01: editions,
  U02: handSigned,
  U03: (filing) => when(isForm(filing, 'I-589'), () => ask('Has every question of Form I-589 an answer?')),
  U04: rightFee,
  U05: paperPayment,
  U06: (filing) =>
    when(forms(filing).length > 1, () => ask('Has each form with a fee a payment form of its own, on top?')),
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
  U13: (filing) =>
    when(isForm(filing, 'I-589'), () => ask('Is one more copy of Form I-589 enclosed for each dependent?')),
  U14: (filing) =>
    hasItem(filing, /G-28/)
      ? holds
      : ask('Is Form G-28 enclosed, signed by attorney and client, for each form and each person?'),
  U15: ({ kit }) => ask(`Is the address the one for Form ${kit.form}, this state, this carrier and this fee?`),
  U16: notHere,
  U17: (filing) =>
    when(isForm(filing, 'N-400'), () =>
      ask('Is the filing not early? An application received before its first day is denied or rejected.'),
    ),
  U18: (filing) =>
    when(isForm(filing, 'I-589', 'N-400'), () =>
      ask('Are passport photos enclosed where the instructions ask for them?'),
    ),
  U19: notHere,
  U20: dispositions,
  U21: (filing) =>
    when(isForm(filing, 'I-601A'), () =>
      ask(
        'Is the applicant in the United States and not in open proceedings, unless administratively closed with the order attached?',
      ),
    ),
  U22: (filing) =>
    when(Boolean(answer(filing, 'interpreter')), () =>
      ask('Are the interpreter’s and preparer’s parts of the forms complete and signed by hand?'),
    ),
  U23: notHere,
}

export const onlineJudges: Readonly<Record<string, Judge>> = {
  M01: ({ made }) => {
    const parts = made?.parts ?? []
    const tooLarge = parts.find(({ bytes }) => bytes > 12_000_000)
    if (tooLarge) return fail(`${tooLarge.name} has more than 12 MB.`, tooLarge.name, 'block')
    return parts.length > 1 ? fail(`The packet is split into ${parts.length} files.`) : holds
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
  M06: (filing) =>
    askEach(
      forms(filing).map(({ id, title }) => ({
        place: id,
        sentence: `Is ${title} signed by hand? A PDF form that is uploaded needs it.`,
      })),
    ),
}

export const asylumOfficeJudges: Readonly<Record<string, Judge>> = {
  A01: evidenceInTime,
  A02: () =>
    ask(
      'Is the interpreter 18 or older, fluent in both languages, and neither attorney, witness nor official of the home country?',
    ),
  A03: () => ask('Is Part E of Form I-589 filled and signed by whoever prepared it?'),
  A04: oneYear,
  A05: () =>
    fail(
      'Bring to the interview: identity papers, originals, a copy of the filing, dependents in the application, the interpreter.',
    ),
  A06: () => ask('Is the annual asylum fee paid where a notice came?'),
  A07: notHere,
}
