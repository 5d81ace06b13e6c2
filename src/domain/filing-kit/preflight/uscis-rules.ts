import { n400Filing } from '#law/n400-filing.ts'
import { addDays, formatLongDate } from '#domain/dates/calendar.ts'
import { foldToWords } from '#domain/language/fold.ts'
import { agencyDateJudges, interviewJudges } from './agency-dates.ts'
import { dateOf } from './due-dates.ts'
import type { Filing } from './filing.ts'
import { answer, hasItem } from './filing-words.ts'
import { formJudges, uploadedForms } from './form-rules.ts'
import { ask, type Failure, fail, failures, holds, type Judge, none, when } from './outcome.ts'

const isForm = (filing: Filing, ...names: readonly string[]) => names.includes(filing.kit.form)

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
  if (['none', 'waiver'].includes(answer(filing, 'fee_option') ?? '')) return none
  if (filing.items.some(({ title }) => /money order|personal check|cashier/i.test(title)))
    return fail('Since October 28, 2025 USCIS rejects checks; add Form G-1450 or G-1650.', '', 'block')
  return hasItem(filing, /G-1450|G-1650/)
    ? holds
    : ask('Is Form G-1450 or G-1650 on top? Since October 28, 2025 USCIS rejects checks.')
}

const dispositions: Judge = ({ record, items }) =>
  when(record.arrests > 0, () =>
    items.some(({ title }) => /disposition|court record|conviction/i.test(title))
      ? holds
      : fail('No court disposition for an arrest on record.'),
  )

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
  U03: (filing) => when(isForm(filing, 'I-589'), () => ask('Has every question of Form I-589 an answer?')),
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
  U15: ({ kit }) => ask(`Is the address the one for Form ${kit.form}, this state, this carrier and this fee?`),
  U18: (filing) =>
    when(isForm(filing, 'I-589', 'N-400'), () =>
      ask('Are passport photos enclosed where the instructions ask for them?'),
    ),
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
