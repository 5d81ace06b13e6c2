import type { SyntheticRecord } from './synthetic-records.ts'

/**
 * A fourth list of ways to write what a record holds: users of machines, families in the plural, ends of numbers as offices
 * and banks name them, streets without their number or with it behind, entities of web pages.
 */
type Forms = Readonly<Record<string, string>>

function names({ given, family, script }: SyntheticRecord): Forms {
  const [first = ''] = given.split(' ')
  const [main = ''] = family.split(/[ -]/).toSorted((a, b) => b.length - a.length)
  const latin = script === 'Latin'
  return {
    'in a list with semicolons': `${family}; ${given}`,
    'with an entity between': `${first}\u00a0${family}`,
    'with a comma and no space': `${family},${given}`,
    'in small letters': `${given} ${family}`.toLowerCase(),
    ...(latin && {
      'as a user of a machine': `${first.charAt(0)}${main}`.toLowerCase(),
      'as a user, in capitals': `${first.charAt(0)}${main}`.toUpperCase(),
      'the family in the plural': `the ${main}s`,
    }),
  }
}

function numbers({ aNumber, passport }: SyntheticRecord): Forms {
  return {
    'A, last four': `file ending in ${aNumber.slice(-4)}`,
    'A, last five': `ending in ${aNumber.slice(-5)}`,
    'A, last six': aNumber.slice(-6),
    'A, crossed out': `xxx-xx${aNumber.slice(-4)}`,
    'A, with stars': `*****${aNumber.slice(-4)}`,
    'A, last four digits of': `the last four digits ${aNumber.slice(-4)}`,
    'passport, last four': `passport ending ${passport.slice(-4)}`,
    'passport, last six': passport.slice(-6),
  }
}

function contacts({ phone, street }: SyntheticRecord): Forms {
  return {
    'phone, last four': `phone ending in ${phone.slice(-4)}`,
    'phone, last four, crossed out': `xxx-xxx-${phone.slice(-4)}`,
    'phone, last seven': phone.slice(3),
    'street without its number': `on ${street.name} ${street.kind}`,
    'street, the number behind': `${street.name} ${street.kind} ${street.number}`,
    'street, the number behind a comma': `${street.name} ${street.kind}, ${street.number}`,
    'street without its kind': `on ${street.name}`,
  }
}

/** The forms of the fourth list for one record. */
export function fourthFormsOf(record: SyntheticRecord): readonly { readonly kind: string; readonly written: string }[] {
  const groups = { name: names(record), number: numbers(record), contact: contacts(record) }
  return Object.entries(groups).flatMap(([group, forms]) =>
    Object.entries(forms).map(([kind, written]) => ({ kind: `${group}, ${kind}`, written })),
  )
}
