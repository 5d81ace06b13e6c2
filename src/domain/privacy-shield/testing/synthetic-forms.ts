import type { SyntheticRecord } from './synthetic-records.ts'

const monthNames = 'January February March April May June July August September October November December'.split(' ')
const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = '_ ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )

function belowHundred(value: number, joint = '-'): string {
  if (value < 20) return ones[value] ?? ''
  const rest = value % 10
  return `${tens[Math.floor(value / 10)] ?? ''}${rest === 0 ? '' : `${joint}${ones[rest] ?? ''}`}`
}

function ordinalWord(value: number): string {
  if (value <= 20) return ordinals[value] ?? ''
  return value % 10 === 0 ? 'thirtieth' : `${tens[Math.floor(value / 10)] ?? ''}-${ordinals[value % 10] ?? ''}`
}

function ending(day: number): string {
  if (day > 10 && day < 14) return 'th'
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'
}

const arabicIndic = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
const devanagari = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)))
const wide = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
const spaced = (text: string) =>
  text
    .split(' ')
    .map((word) => Array.from(word).join(' '))
    .join('  ')
const clusters = (text: string) => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
const spacedLetters = (text: string) =>
  text
    .split(' ')
    .map((word) => clusters(word).join(' '))
    .join('  ')
const hyphenated = (word: string) => {
  const letters = clusters(word)
  const middle = Math.ceil(letters.length / 2)
  return `${letters.slice(0, middle).join('')}-\n${letters.slice(middle).join('')}`
}

type Forms = Readonly<Record<string, string>>

const two = (value: number) => String(value).padStart(2, '0')
const wordsOf = (name: string) => name.split(' ')

function nameForms({ given, family, script }: SyntheticRecord): Forms {
  const [first = ''] = wordsOf(given)
  const [lastWord = ''] = wordsOf(family).toReversed()
  const cased = ['Latin', 'Cyrillic', 'Greek', 'Armenian'].includes(script)
  return {
    'name in order': `${given} ${family}`,
    'family first': `${family}, ${given}`,
    'family alone': family,
    'given alone': first,
    'letter-spaced name': spacedLetters(`${first} ${lastWord}`),
    ...(clusters(lastWord).length >= 6 && { 'hyphen at the end of the line': `${first} ${hyphenated(lastWord)}` }),
    ...(cased && {
      capitals: `${given} ${family}`.toUpperCase(),
      'joined name': `${given}${family}`.replaceAll(/[ '-]/g, ''),
      'joined name in lower case': `${family}${first}`.replaceAll(/[ '-]/g, '').toLowerCase(),
      'initial and family': `${first.slice(0, 1)}. ${family}`,
      'initials with stops': [...given.split(' '), ...family.split(/[ -]/)]
        .map((word) => `${word.slice(0, 1)}.`)
        .join(''),
    }),
  }
}

function dateForms({ birth }: SyntheticRecord): Forms {
  const { year, month, day } = birth
  const monthName = monthNames[month - 1] ?? ''
  const short = monthName.slice(0, 3)
  const century = year >= 2000 ? `two thousand ${year % 100 === 0 ? '' : belowHundred(year % 100)}`.trim() : ''
  const yearWords = year >= 2000 ? century : `nineteen ${belowHundred(year % 100)}`
  return {
    'iso date': `${year}-${two(month)}-${two(day)}`,
    'date with slashes, year first': `${year}/${two(month)}/${two(day)}`,
    'American date': `${month}/${day}/${year}`,
    'date with stops': `${two(day)}.${two(month)}.${year}`,
    'date in words': `${monthName} ${day}, ${year}`,
    'day of month': `${day}${ending(day)} day of ${monthName}, ${year}`,
    'day in words': `the ${ordinalWord(day)} day of ${monthName}, ${yearWords}`,
    'all in words': `${monthName} ${ordinalWord(day)}, ${yearWords}`,
    'military date': `${two(day)}${short.toUpperCase()}${year}`,
    'military date, short year': `${two(day)} ${short.toUpperCase()} ${two(year % 100)}`,
    'date with hyphens': `${two(day)}-${short}-${year}`,
    'Chinese date': `${year}年${month}月${day}日`,
    'date in Arabic digits': arabicIndic(`${year}/${two(month)}/${two(day)}`),
    'date in wide digits': wide(`${two(month)}/${two(day)}/${year}`),
    'Spanish date': `${day} de ${'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')[month - 1] ?? ''} de ${year}`,
    'letter-spaced date': spaced(`${two(month)}/${two(day)}/${year}`),
    'date with a Roman month': `${day}.${'I II III IV V VI VII VIII IX X XI XII'.split(' ')[month - 1] ?? ''}.${year}`,
  }
}

function numberForms({ aNumber, passport, birth }: SyntheticRecord): Forms {
  const { year, month, day } = birth
  const mrzDay = `${two(year % 100)}${two(month)}${two(day)}`
  const a = [aNumber.slice(0, 3), aNumber.slice(3, 6), aNumber.slice(6)]
  return {
    'A-number': `A${a.join('-')}`,
    'A-number with commas': `A${a.join(',')}`,
    'A-number with commas and spaces': `A# ${a.join(', ')}`,
    'A-number without its letter': a.join(' '),
    'A-number in Devanagari digits': `A${devanagari(aNumber)}`,
    'A-number, letter-spaced': `A ${Array.from(aNumber).join(' ')}`,
    'A-number over a line end': `A${a[0]}-\n${a[1]}-${a[2]}`,
    'passport number': passport,
    'passport number with a space': `${passport.slice(0, 1)} ${passport.slice(1)}`,
    'machine-readable zone': `P<MEX${'QZVORA<<TALI'.padEnd(39, '<')}\n${passport}<4MEX${mrzDay}7F3101019${'<'.repeat(14)}06`,
    'machine-readable zone of a card': `I<MEX${passport}6${'<'.repeat(15)}\n${mrzDay}7F3101019MEX${'<'.repeat(11)}8`,
  }
}

function contactForms({ phone, foreignPhone, email, street }: SyntheticRecord): Forms {
  const national = foreignPhone.slice(4)
  const phones = {
    phone: `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`,
    'phone with stops': `${phone.slice(0, 3)}.${phone.slice(3, 6)}.${phone.slice(6)}`,
    'last seven digits': `${phone.slice(3, 6)}-${phone.slice(6)}`,
    'last seven digits together': phone.slice(3),
    'phone in Arabic digits': arabicIndic(phone),
    'foreign phone': foreignPhone,
    'foreign phone, national': national,
    'foreign phone with a zero': `0${national.replaceAll(' ', '-')}`,
    'foreign phone with 00': `0052 ${national.replaceAll(' ', '')}`,
  }
  const mail = {
    mail: `${email.local}@${email.domain}`,
    'mail with words': `${email.local} (at) ${email.domain.replace('.', ' (dot) ')}`,
    'mail with brackets': `${email.local}[at]${email.domain.replace('.', '[dot]')}`,
    'mail with plain words': `${email.local} at ${email.domain.replace('.', ' dot ')}`,
    'mail over a line end': `${email.local}@\n${email.domain}`,
    'mail broken in its name': `${email.local.replace('.', '.\n')}@${email.domain}`,
    'mail with spaces': `${email.local} @ ${email.domain.replace('.', ' . ')}`,
  }
  const places = {
    street: `${street.number} ${street.name} ${street.kind}`,
    'street without its number': `${street.name} ${street.kind}`,
    'street shortened, without its number': `${street.name} ${{ Street: 'St.', Road: 'Rd.', Avenue: 'Ave.', Boulevard: 'Blvd.', Lane: 'Ln.' }[street.kind] ?? ''}`,
    'street in capitals': `${street.number} ${street.name} ${street.kind}`.toUpperCase(),
  }
  return { ...phones, ...mail, ...places }
}

/** How each thing of a record is written in life. `kind` names the form when a test tells what was left. */
export function formsOf(record: SyntheticRecord): readonly { readonly kind: string; readonly written: string }[] {
  const forms = { ...nameForms(record), ...dateForms(record), ...numberForms(record), ...contactForms(record) }
  return Object.entries(forms).map(([kind, written]) => ({ kind, written }))
}
