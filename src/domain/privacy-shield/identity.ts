import type { StandInWord } from './stand-in.ts'

/** One person, number, address or other thing that must not leave, with every spelling that was met. */
export type Identity = {
  readonly word: StandInWord
  readonly number: number
  /** What it is in the case, for the attorney and for the model: `applicant`, `spouse`, `A-number`. Never the value. */
  readonly role: string
  /** The spellings in the order of their letters; the first is how a reply is restored by default. */
  readonly spellings: string[]
  /** How often each spelling was replaced. */
  readonly counts: number[]
}

/** A person's name as the record has it. */
export type KnownPerson = {
  readonly role: string
  readonly name: string
  readonly parts?: { readonly given: string; readonly family: string }
}

/** Something else that the record knows, as written there. */
export type KnownValue = {
  readonly kind: 'number' | 'address' | 'firm' | 'birth-date' | 'email' | 'phone'
  readonly role: string
  readonly value: string
}

/** A place in a text that must be replaced. */
export type Sighting = {
  readonly start: number
  readonly end: number
  readonly identity: string
  readonly word: StandInWord
  readonly role: string
}

export const wordOf: Readonly<Record<KnownValue['kind'], StandInWord>> = {
  number: 'Number',
  address: 'Address',
  firm: 'Firm',
  'birth-date': 'Date',
  email: 'Email',
  phone: 'Phone',
}
