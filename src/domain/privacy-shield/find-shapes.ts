import { findIdentifiers, type IdentifierKind } from '#domain/identifiers/find-identifiers.ts'
import type { Sighting } from './identity.ts'
import type { PlainView } from './plain-view.ts'
import type { StandInWord } from './stand-in.ts'
import { compactValue } from './compact-value.ts'

const shapes: Readonly<Record<IdentifierKind, readonly [StandInWord, string]>> = {
  'a-number': ['Number', 'A-number'],
  'receipt-number': ['Number', 'receipt number'],
  'social-security-number': ['Number', 'social security number'],
  phone: ['Phone', 'phone number'],
  email: ['Email', 'e-mail address'],
  passport: ['Number', 'passport number'],
  card: ['Number', 'card number'],
  'consular-case': ['Number', 'consular case number'],
  'long-number': ['Number', 'number'],
}

/** What has the shape of an identifier or of an American address, on record or not. */
export function findShapes({ text }: PlainView): Sighting[] {
  const identifiers = findIdentifiers(text).map(({ start, end, kind, value }) => {
    const [word, role] = shapes[kind]
    return { start, end, identity: `value:${compactValue(value)}`, word, role }
  })
  const addresses = [...text.matchAll(usAddress)].map(({ 0: whole, index: start }) => ({
    start,
    end: start + whole.length,
    identity: `value:${compactValue(whole)}`,
    word: 'Address' as const,
    role: 'address',
  }))
  return [...identifiers, ...addresses]
}

const usAddress =
  /(?<![\p{L}\p{N}])\d{1,6} (?:[NSEW]\.? |(?:North|South|East|West) )?(?:\p{Lu}[\p{L}'.]{0,20} ){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Way|Terrace|Parkway|Pkwy|Highway|Hwy)\b\.?(?:,? (?:Apt|Apartment|Suite|Ste|Unit|#)\.? ?[\p{L}\p{N}-]{1,6})?/gu
