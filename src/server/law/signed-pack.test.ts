import { expect, test } from 'vitest'
import { builtInLaw } from '#law/pack/built-in.ts'
import { createPublisher, laterLaw, withAuthority } from '#test/law-packs.ts'
import { openSignedPack, refuseOlder } from './signed-pack.ts'

const publisher = createPublisher()
const pack = laterLaw('2026-12-01', { authorities: withAuthority('acosta', { history: 'Told by the pack.' }) })
const file = publisher.sign(pack)

test('a signed pack comes out of its file as it went in, with the name of its key', () => {
  const { pack: opened, keyId } = openSignedPack(file, [createPublisher().publicKey, publisher.publicKey])
  expect(opened).toEqual(JSON.parse(JSON.stringify(pack)))
  expect(keyId).toMatch(/^[0-9a-f]{16}$/)
})

test('a pack that was changed after it was signed is refused, be it by one letter', () => {
  const changed = file.replace('Told by the pack', 'Told by the back')
  expect(changed).not.toBe(file)
  expect(() => openSignedPack(changed, [publisher.publicKey])).toThrow(
    'The signature does not fit: the law pack was changed after it was signed.',
  )
})

test('unsigned, of a stranger, of another kind, or where nobody is trusted: each is refused with its reason', () => {
  const { publicKey } = publisher
  const refusal = (text: string, keys = [publicKey]) => {
    try {
      openSignedPack(text, keys)
    } catch (error) {
      return (error as Error).message
    }
    return 'taken'
  }
  expect(refusal(JSON.stringify(pack))).toBe('This law pack is not signed; only signed ones are taken.')
  expect(refusal(createPublisher().sign(pack))).toMatch(
    /^This law pack is signed with the key [0-9a-f]{16}, which LAW_PACK_KEYS does not name\.$/,
  )
  expect(refusal('%PDF-1.7')).toBe('This file is not a law pack.')
  expect(refusal(file.replace('drafty-law-pack 1', 'drafty-law-pack 2'))).toBe(
    'This file is not a law pack that this version of the product can read.',
  )
  expect(refusal(file, [])).toBe(
    'This installation trusts nobody’s law packs yet: set LAW_PACK_KEYS to the publisher’s key.',
  )
})

test('nobody signs an unsound pack, and an older or the same one is refused', () => {
  expect(() => publisher.sign({ ...pack, parts: { ...pack.parts, policies: [] } })).toThrow(/is missing/)
  expect(() => publisher.sign({ ...pack, says: '' })).toThrow(/does not have the right shape at says/)
  expect(() => refuseOlder(laterLaw('2026-11-01', {}), builtInLaw)).toThrow(
    'This law pack is of 2026-11-01, older than the one in force (2026-11-22).',
  )
  expect(() => refuseOlder(builtInLaw, builtInLaw)).toThrow('The law of 2026-11-22 is in force already.')
})
