import type { Attorney } from '#domain/clients/attorney.ts'
import type { ClientRecord } from '#domain/clients/client-record.ts'

/** Given and family names by script; invented combinations of common names. */
const names: Readonly<Record<string, readonly (readonly [given: string, family: string])[]>> = {
  Latin: [
    ['Rogelio José', 'Medina Castañeda'],
    ['Nguyễn Thị', 'Hồng Ánh'],
    ['Zoë Ifeoma', "O'Neill-Ådegård"],
    ['Mariam', 'Al-Hassan'],
  ],
  Cyrillic: [
    ['Наталья Сергеевна', 'Воробьёва'],
    ['Олександр', 'Шевченко-Бойко'],
  ],
  Greek: [['Ελευθερία', 'Παπαδοπούλου']],
  Arabic: [
    ['محمد أمين', 'الحسيني'],
    ['فاطمة', 'بن عاشور'],
  ],
  Hebrew: [['יעקב', 'בן־דוד']],
  Devanagari: [['प्रियंका', 'श्रीवास्तव']],
  Bengali: [['রফিকুল', 'ইসলাম']],
  Tamil: [['கார்த்திகேயன்', 'சுப்பிரமணியம்']],
  Han: [['秀英', '欧阳']],
  Hangul: [['서연', '남궁']],
  Kana: [['さくら', 'やまもと']],
  Thai: [['สมชาย', 'ใจดีเสมอ']],
  Georgian: [['ნინო', 'მაისურაძე']],
  Armenian: [['Արամ', 'Պետրոսյան']],
  Ethiopic: [['ትዕግስት', 'ገብረመድህን']],
}

/** Numbers that differ from record to record and repeat from run to run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = (seed + 1) * 2_654_435_761
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0
    return state % below
  }
}

const field = (value: string) => ({ value, dataType: 'text' as const })
const digits = (next: (below: number) => number, count: number) =>
  Array.from({ length: count }, (_, at) => String(at === 0 ? 1 + next(9) : next(10))).join('')

export type SyntheticRecord = {
  readonly script: string
  readonly client: ClientRecord
  readonly given: string
  readonly family: string
  readonly birth: { readonly year: number; readonly month: number; readonly day: number }
  readonly aNumber: string
  readonly passport: string
  readonly phone: string
  readonly foreignPhone: string
  readonly street: { readonly number: string; readonly name: string; readonly kind: string }
  readonly email: { readonly local: string; readonly domain: string }
}

const streets: readonly (readonly [string, string])[] = [
  ['Larkspur', 'Street'],
  ['Old Mill', 'Road'],
  ['Quivira', 'Avenue'],
  ['Saint Brendan', 'Boulevard'],
  ['Tamarind', 'Lane'],
]

/** One invented client; the same number gives the same one. */
export function syntheticRecord(seed: number): SyntheticRecord {
  const next = numbersFrom(seed)
  const scripts = Object.keys(names)
  const script = scripts[seed % scripts.length] ?? 'Latin'
  const ofScript = names[script] ?? []
  const [given, family] = ofScript[next(ofScript.length)] ?? ['', '']
  const birth = { year: 1945 + next(70), month: 1 + next(12), day: 1 + next(28) }
  const aNumber = digits(next, 9)
  const passport = `${String.fromCharCode(65 + next(26))}${digits(next, 8)}`
  const phone = `${2 + next(7)}${digits(next, 2)}${digits(next, 7)}`
  const foreignPhone = `+52 ${digits(next, 3)} ${digits(next, 3)} ${digits(next, 4)}`
  const [name = '', kind = ''] = streets[next(streets.length)] ?? []
  const street = { number: digits(next, 4), name, kind }
  const email = { local: `qz.${digits(next, 2)}.vora${digits(next, 3)}`, domain: 'postbox.example' }
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    script,
    given,
    family,
    birth,
    aNumber,
    passport,
    phone,
    foreignPhone,
    street,
    email,
    client: {
      id: `c${seed}`,
      first_name: given,
      middle_name: '',
      last_name: family,
      client: {
        date_of_birth: field(`${birth.year}-${two(birth.month)}-${two(birth.day)}`),
        a_number: field(`A${aNumber}`),
        passport_number: field(passport),
        address: field(`${street.number} ${name} ${kind}, Apt 3B, Fresno, CA 93701`),
        phone: field(phone),
        home_phone_number: field(foreignPhone),
        email: field(`${email.local}@${email.domain}`),
      },
      spouse: {},
      children: [],
    },
  }
}

export const noAttorney: Attorney = {
  email: 'counsel@lawdesk.example',
  phone: null,
  first_name: null,
  middle_name: null,
  last_name: null,
  title: null,
  firm_name: null,
  license_number: null,
  license_authority: null,
  address_1: null,
  address_2: null,
  city: null,
  state: null,
  zip_code: null,
}
