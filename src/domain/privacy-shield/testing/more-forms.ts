import type { SyntheticRecord } from './synthetic-records.ts'

/**
 * A second list of ways to write what a record holds, written whole before it was first run: zones of other documents,
 * dates of other hands, numbers as they are read aloud or scanned, mail and streets as people type them.
 */

const months = 'January February March April May June July August September October November December'.split(' ')
const spanish = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const french = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')
const russian = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ')
const roman = 'I II III IV V VI VII VIII IX X XI XII'.split(' ')

const two = (value: number) => String(value).padStart(2, '0')
const inDigits = (text: string, zero: number) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
const clusters = (text: string) => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')
const zoneOf = (text: string) =>
  plain(text)
    .toUpperCase()
    .replaceAll(/[^A-Z]+/g, '<')

type Forms = Readonly<Record<string, string>>

function dates({ birth: { year, month, day } }: SyntheticRecord): Forms {
  const name = months[month - 1] ?? ''
  const short = name.slice(0, 3)
  const ending = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return {
    'the 5th of May': `the ${day}${ending} of ${name} ${year}`,
    'day and month, short year': `${two(day)}-${short.toUpperCase()}-${two(year % 100)}`,
    'year, month, day in letters': `${year} ${name} ${day}`,
    'year-Mon-day': `${year}-${short}-${two(day)}`,
    'eight digits, year first': `${year}${two(month)}${two(day)}`,
    'eight digits, day first': `${two(day)}${two(month)}${year}`,
    'with spaces': `${two(day)} ${two(month)} ${year}`,
    'with stops and a short year': `${two(day)}.${two(month)}.${two(year % 100)}`,
    'slashes and a Roman month': `${day}/${roman[month - 1] ?? ''}/${year}`,
    'over a line end': `${name} ${day},\n${year}`,
    'apostrophe year': `${day} ${name} ’${two(year % 100)}`,
    'Spanish, month first': `${spanish[month - 1] ?? ''} ${day} de ${year}`,
    French: `${day} ${french[month - 1] ?? ''} ${year}`,
    Russian: `${day} ${russian[month - 1] ?? ''} ${year}`,
    'Persian digits': inDigits(`${year}/${two(month)}/${two(day)}`, 0x6f0),
    'Bengali digits': inDigits(`${two(day)}/${two(month)}/${year}`, 0x9e6),
    'Thai digits': inDigits(`${two(day)}-${two(month)}-${year}`, 0xe50),
    'no-break hyphens': `${year}\u2011${two(month)}\u2011${two(day)}`,
    'month and day with a dash': `${month}–${day}–${year}`,
    'Korean date': `${year}년 ${month}월 ${day}일`,
  }
}

function names({ given, family, script }: SyntheticRecord): Forms {
  const [first = ''] = given.split(' ')
  const cased = ['Latin', 'Cyrillic', 'Greek', 'Armenian'].includes(script)
  return {
    'family first without comma': `${family} ${given}`,
    'with no-break space': `${first}\u00a0${family}`,
    'over a line end': `${given}\n${family}`,
    'two spaces and a tab': `${first}  \t${family}`,
    'in quotation marks': `“${given} ${family}”`,
    'with zero-width joiners': clusters(`${first} ${family}`).join('\u200b'),
    ...(cased && {
      'without accents': `${plain(given)} ${plain(family)}`,
      'in small letters': `${given} ${family}`.toLowerCase(),
      'with a stop between': `${first}.${family}`.toLowerCase(),
      'with an underscore': `${first}_${family.split(/[ -]/)[0] ?? ''}`,
      'given name and initial': `${first} ${family.slice(0, 1)}.`,
      'dotted letters': Array.from(first).join('.'),
    }),
  }
}

function numbers({ aNumber, passport, birth, given, family, script }: SyntheticRecord): Forms {
  const day = `${two(birth.year % 100)}${two(birth.month)}${two(birth.day)}`
  const a = [aNumber.slice(0, 3), aNumber.slice(3, 6), aNumber.slice(6)]
  const own = script === 'Latin' ? `${zoneOf(family)}<<${zoneOf(given)}` : 'QZVORA<<TALI'
  const second = `${passport}<4MEX${day}7F3101019${'<'.repeat(14)}06`
  return {
    'A with a space': `A ${aNumber}`,
    'A with stops': `A#${a.join('.')}`,
    'A in brackets': `(A) ${a.join('-')}`,
    'A with slashes': `A${a.join('/')}`,
    'A with no-break hyphens': `A\u2011${a.join('\u2011')}`,
    'A in wide digits': `A${inDigits(aNumber, 0xff10)}`,
    'A in Persian digits': inDigits(a.join('-'), 0x6f0),
    'A with en dashes': `A${a.join('–')}`,
    'A with underscores': `A_${a.join('_')}`,
    'passport with hyphens': `${passport.slice(0, 1)}-${passport.slice(1)}`,
    'passport in small letters': passport.toLowerCase(),
    'passport over a line end': `${passport.slice(0, 5)}-\n${passport.slice(5)}`,
    'own zone': `P<MEX${own.padEnd(39, '<').slice(0, 39)}\n${second}`,
    'zone in one line': `P<MEX${own.padEnd(39, '<').slice(0, 39)}${second}`,
    'zone with spaces': `P < MEX ${own.replaceAll('<', ' < ')} < < <\n${second}`,
    'zone in small letters': `P<MEX${own.padEnd(39, '<').slice(0, 39)}\n${second}`.toLowerCase(),
    'zone with guillemets': `P<MEX${own.padEnd(39, '<').slice(0, 39)}\n${second}`.replaceAll('<', '«'),
    'zone of a visa': `V<USA${own.padEnd(39, '<').slice(0, 39)}\n${second}`,
    'zone of three lines': `I<MEX${passport}6${'<'.repeat(15)}\n${day}7F3101019MEX${'<'.repeat(11)}8\n${own.padEnd(30, '<').slice(0, 30)}`,
  }
}

function contacts({ phone, email, street }: SyntheticRecord): Forms {
  const [area, middle, last] = [phone.slice(0, 3), phone.slice(3, 6), phone.slice(6)]
  const dotted = email.domain.replace('.', ' DOT ')
  return {
    'phone with country code': `+1 ${area} ${middle} ${last}`,
    'phone with 1 and hyphens': `1-${area}-${middle}-${last}`,
    'phone as a link': `tel:+1${phone}`,
    'phone with slashes': `${area}/${middle}/${last}`,
    'phone with en dashes': `${area}–${middle}–${last}`,
    'phone over a line end': `(${area})\n${middle}-${last}`,
    'phone in wide digits': inDigits(`${area}-${middle}-${last}`, 0xff10),
    'seven digits with a space': `${middle} ${last}`,
    'seven digits with a stop': `${middle}.${last}`,
    'mail in capitals with words': `${email.local.toUpperCase()} AT ${dotted.toUpperCase()}`,
    'mail with braces': `${email.local}{at}${email.domain.replace('.', '{dot}')}`,
    'mail with a wide at': `${email.local}＠${email.domain}`,
    'mail as a link': `mailto:${email.local}@${email.domain}`,
    'mail, letter-spaced': Array.from(`${email.local}@${email.domain}`).join(' '),
    'mail with a bracketed at': `${email.local}[@]${email.domain}`,
    'mail broken before at': `${email.local}\n@${email.domain}`,
    'mail broken in its domain': `${email.local}@${email.domain.replace('.', '.\n')}`,
    'street in small letters': `${street.name} ${street.kind}`.toLowerCase(),
    'street with its flat': `${street.number} ${street.name} ${street.kind} #3B`,
    'street over a line end': `${street.number} ${street.name}\n${street.kind}`,
    'street with a comma': `${street.name}, ${street.number}`,
  }
}

/** The forms of the second list for one record. */
export function moreFormsOf(record: SyntheticRecord): readonly { readonly kind: string; readonly written: string }[] {
  const groups = { date: dates(record), name: names(record), number: numbers(record), contact: contacts(record) }
  return Object.entries(groups).flatMap(([group, forms]) =>
    Object.entries(forms).map(([kind, written]) => ({ kind: `${group}, ${kind}`, written })),
  )
}
