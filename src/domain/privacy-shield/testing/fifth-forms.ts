import type { SyntheticRecord } from './synthetic-records.ts'

/**
 * A fifth list of ways to write what a record holds, written whole before it was first run: months as Roman numbers and in
 * further languages, names as tags, users and files, letters of double width, numbers as forms of other offices group them.
 */
type Forms = Readonly<Record<string, string>>

const months = 'January February March April May June July August September October November December'.split(' ')
const roman = 'I II III IV V VI VII VIII IX X XI XII'.split(' ')
const italian = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
  ' ',
)
const polish =
  'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'.split(' ')
const turkish = 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' ')
const russian = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ')

const two = (value: number) => String(value).padStart(2, '0')
const wide = (text: string) =>
  text.replaceAll(/[!-~]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0))

function dates({ birth: { year, month, day } }: SyntheticRecord): Forms {
  const name = months[month - 1] ?? ''
  return {
    'month as a Roman number': `${day}.${roman[month - 1] ?? ''}.${year}`,
    'short month and year': `${two(day)}-${name.slice(0, 3)}-${String(year).slice(2)}`,
    'eight digits': `${year}${two(month)}${two(day)}`,
    'eight digits, day first': `${two(day)}${two(month)}${year}`,
    'comma behind the month': `${name}, ${day} ${year}`,
    Chinese: `${year}年${month}月${day}日`,
    Italian: `${day} ${italian[month - 1] ?? ''} ${year}`,
    Polish: `${day} ${polish[month - 1] ?? ''} ${year}`,
    Turkish: `${day} ${turkish[month - 1] ?? ''} ${year}`,
    Russian: `${day} ${russian[month - 1] ?? ''} ${year} г.`,
    Vietnamese: `ngày ${day} tháng ${month} năm ${year}`,
    'digits of double width': wide(`${two(month)}/${two(day)}/${year}`),
    'year before, by dots': `${year}.${two(month)}.${two(day)}`,
    'in brackets': `[${two(month)}][${two(day)}][${year}]`,
  }
}

function names({ given, family, script }: SyntheticRecord): Forms {
  const [first = ''] = given.split(' ')
  const [main = ''] = family.split(/[ -]/).toSorted((a, b) => b.length - a.length)
  const latin = script === 'Latin'
  return {
    'family first, no comma': `${family} ${given}`,
    'family first in capitals': `${family.toUpperCase()} ${given.toUpperCase()}`,
    'with a tag': `#${first}${main}`,
    'with a sign': `@${first}${main}`,
    'with an underscore': `${first}_${main}`,
    'with zero-width spaces': `${first} ${Array.from(main).join('\u200b')}`,
    'with a word joiner': `${first}\u2060 ${main}`,
    'in a file name': `${main}_${first}_birth.pdf`,
    'with a line end within': `${first} ${main.slice(0, 3)}-\n${main.slice(3)}`,
    ...(latin && {
      'letters of double width': wide(`${first} ${main}`),
      'letters with dots': Array.from(main.toUpperCase()).join('.'),
      'letters with spaces': Array.from(main.toUpperCase()).join(' '),
      'without accents': `${first} ${main}`.normalize('NFD').replaceAll(/\p{M}/gu, ''),
      'decomposed accents': `${first} ${main}`.normalize('NFD'),
    }),
  }
}

function numbers({ aNumber, passport }: SyntheticRecord): Forms {
  const [a, b, c] = [aNumber.slice(0, 3), aNumber.slice(3, 6), aNumber.slice(6)]
  return {
    'A with dots': `A-${a}.${b}.${c}`,
    'A with a sign': `A#${a}-${b}-${c}`,
    'A, called alien': `Alien No. ${a} ${b} ${c}`,
    'A with slashes': `${a}/${b}/${c}`,
    'A with underscores': `${a}_${b}_${c}`,
    'A of double width': wide(aNumber),
    'passport in pairs': passport.match(/.{1,2}/gu)?.join(' ') ?? '',
    'passport with a dash': `${passport.slice(0, 3)}-${passport.slice(3)}`,
    'passport in small letters': passport.toLowerCase(),
  }
}

function contacts({ phone, email, street }: SyntheticRecord): Forms {
  const [a, b, c] = [phone.slice(0, 3), phone.slice(3, 6), phone.slice(6)]
  return {
    'phone by dots, with the country': `+1.${a}.${b}.${c}`,
    'phone in pairs at the end': `${a} ${b} ${c.slice(0, 2)} ${c.slice(2)}`,
    'phone with slashes': `${a}/${b}-${c}`,
    'phone of double width': wide(`${a}-${b}-${c}`),
    'mail with spaces': `${email.local} @ ${email.domain}`,
    'mail in capitals': `${email.local}@${email.domain}`.toUpperCase(),
    'mail with a wide sign': `${email.local}＠${email.domain}`,
    'mail with brackets': `${email.local}[at]${email.domain.replaceAll('.', '[dot]')}`,
    'mail in angles': `<${email.local}@${email.domain}>`,
    'street in capitals': `${street.number} ${street.name} ${street.kind}`.toUpperCase(),
    'street over two lines': `${street.number}\n${street.name} ${street.kind}`,
  }
}

/** The forms of the fifth list for one record. */
export function fifthFormsOf(record: SyntheticRecord): readonly { readonly kind: string; readonly written: string }[] {
  const groups = { birth: dates(record), name: names(record), number: numbers(record), contact: contacts(record) }
  return Object.entries(groups).flatMap(([group, forms]) =>
    Object.entries(forms).map(([kind, written]) => ({ kind: `${group}, ${kind}`, written })),
  )
}
