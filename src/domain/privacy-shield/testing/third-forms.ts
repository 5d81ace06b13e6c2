import type { SyntheticRecord } from './synthetic-records.ts'

/**
 * A third list of ways to write what a record holds, written whole before it was first run: dates of other languages and
 * tables, names as forms, courts and mails write them, numbers in labels, in groups of other sizes and read aloud.
 */

const months = 'January February March April May June July August September October November December'.split(' ')
const portuguese = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
const german = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')
const ukrainian = 'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня'.split(' ')
const spoken = 'zero one two three four five six seven eight nine'.split(' ')

const two = (value: number) => String(value).padStart(2, '0')
const inDigits = (text: string, zero: number) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
const aloud = (text: string) => Array.from(text, (digit) => spoken[Number(digit)] ?? digit).join(' ')
const pairsOf = (text: string) => text.match(/.{1,2}/gu) ?? []

type Forms = Readonly<Record<string, string>>

function dates({ birth: { year, month, day } }: SyntheticRecord): Forms {
  const name = months[month - 1] ?? ''
  return {
    'born, in a table': `DOB\t${two(month)}/${two(day)}/${year}`,
    'month, day, year in cells': `${two(month)} | ${two(day)} | ${year}`,
    'weekday before it': `Monday, ${name} ${day}, ${year}`,
    'month in capitals': `${name.toUpperCase()} ${day}, ${year}`,
    'no space after the comma': `${name} ${day},${year}`,
    'short month with a stop': `${name.slice(0, 3)}. ${day}, ${year}`,
    'day of the month of': `the ${day} of ${name}, ${year}`,
    'date and time': `${year}-${two(month)}-${two(day)}T00:00:00Z`,
    'spaces about the slashes': `${month} / ${day} / ${year}`,
    backslashes: `${two(day)}\\${two(month)}\\${year}`,
    Portuguese: `${day} de ${portuguese[month - 1] ?? ''} de ${year}`,
    German: `${day}. ${german[month - 1] ?? ''} ${year}`,
    Ukrainian: `${day} ${ukrainian[month - 1] ?? ''} ${year} року`,
    'Gujarati digits': inDigits(`${two(day)}/${two(month)}/${year}`, 0xae6),
    'Burmese digits': inDigits(`${two(day)}-${two(month)}-${year}`, 0x1040),
    'Tamil digits': inDigits(`${two(day)}.${two(month)}.${year}`, 0xbe6),
    underscores: `${year}_${two(month)}_${two(day)}`,
    'joined in letters': `${day}${name}${year}`,
  }
}

function names({ given, family, script }: SyntheticRecord): Forms {
  const [first = ''] = given.split(' ')
  const cased = ['Latin', 'Cyrillic', 'Greek', 'Armenian'].includes(script)
  return {
    'with a possessive': `${given} ${family}’s`,
    'in brackets': `(${family}) ${given}`,
    'with a soft hyphen': `${first} ${family.slice(0, 2)}\u00ad${family.slice(2)}`,
    'with a slash': `${family}/${given}`,
    'over three lines': `${first}\n\n${family}`,
    'in a label': `Surname: ${family}; given: ${given}`,
    'with thin spaces': `${first}\u2009${family}`,
    'in emphasis': `**${given}** _${family}_`,
    ...(cased && {
      'family in capitals': `${given} ${family.toUpperCase()}`,
      'with a title': `Mr. ${family}`,
      'with an ordinal': `${given} ${family}, Jr.`,
      'in a file name': `${family.replaceAll(/[ '-]/g, '_')}_${first}_I589.pdf`.replace('_I589.pdf', ''),
      'with a plus': `${first}+${family.split(/[ -]/)[0] ?? ''}`,
      'as a handle': `@${first}${family.split(/[ -]/)[0] ?? ''}`.toLowerCase(),
      'in a matter': `Matter of ${family.toUpperCase()}`.replace('Matter of ', ''),
    }),
  }
}

function numbers({ aNumber, passport }: SyntheticRecord): Forms {
  return {
    'A with a label': `Alien No.: ${aNumber}`.replace('Alien No.: ', ''),
    'A with a zero before it': `A0${aNumber}`,
    'A in pairs': pairsOf(aNumber).join(' '),
    'A with a hyphen behind its letter': `A-${aNumber}`,
    'A with middle dots': aNumber.replaceAll(/(\d{3})(?=\d)/g, '$1·'),
    'A in small letter': `a${aNumber}`,
    'A with thin spaces': aNumber.replaceAll(/(\d{3})(?=\d)/g, '$1\u2009'),
    'A over two lines': `A${aNumber.slice(0, 4)}\n${aNumber.slice(4)}`,
    'A read aloud': aloud(aNumber),
    'A in Burmese digits': inDigits(aNumber, 0x1040),
    'passport in brackets': `[${passport}]`,
    'passport in pairs': pairsOf(passport).join(' '),
    'passport with a stop': `${passport.slice(0, 1)}.${passport.slice(1)}`,
    'passport, letter-spaced': Array.from(passport).join(' '),
    'passport in wide letters': Array.from(passport, (one) =>
      String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0),
    ).join(''),
  }
}

function contacts({ phone, email, street }: SyntheticRecord): Forms {
  const [area, middle, last] = [phone.slice(0, 3), phone.slice(3, 6), phone.slice(6)]
  return {
    'phone with 001': `001 ${area} ${middle} ${last}`,
    'phone in pairs': pairsOf(phone).join(' '),
    'phone with tildes': `${area}~${middle}~${last}`,
    'phone, letter-spaced': Array.from(phone).join(' '),
    'phone with underscores': `${area}_${middle}_${last}`,
    'phone read aloud': aloud(phone),
    'phone with an extension': `${area}-${middle}-${last} x12`.replace(' x12', ''),
    'phone in Bengali digits': inDigits(phone, 0x9e6),
    'mail in angles': `<${email.local}@${email.domain}>`,
    'mail with entities': `${email.local}&#64;${email.domain}`,
    'mail, percent-encoded': `${email.local}%40${email.domain}`,
    'mail with a tag': `${email.local}+visa@${email.domain}`.replace('+visa', ''),
    'mail with arobase': `${email.local} (a) ${email.domain}`,
    'mail in capitals': `${email.local}@${email.domain}`.toUpperCase(),
    'mail name alone': email.local,
    'street with No.': `No. ${street.number}, ${street.name} ${street.kind}`,
    'street in title and capitals': `${street.number} ${street.name.toUpperCase()} ${street.kind}`,
    'street with two spaces': `${street.number}  ${street.name}  ${street.kind}`,
    'street over three lines': `${street.number}\n${street.name}\n${street.kind}`,
    'street with hyphens': `${street.number}-${street.name.replaceAll(' ', '-')}-${street.kind}`,
  }
}

/** The forms of the third list for one record. */
export function thirdFormsOf(record: SyntheticRecord): readonly { readonly kind: string; readonly written: string }[] {
  const groups = { date: dates(record), name: names(record), number: numbers(record), contact: contacts(record) }
  return Object.entries(groups).flatMap(([group, forms]) =>
    Object.entries(forms).map(([kind, written]) => ({ kind: `${group}, ${kind}`, written })),
  )
}
