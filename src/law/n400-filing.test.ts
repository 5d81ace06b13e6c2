import { expect, test } from 'vitest'
import { findFilingAddress, lockboxForState, n400Filing } from './n400-filing.ts'
import { states } from './states.ts'

const printed = (id: string) => findFilingAddress(n400Filing(), id)?.lines.join(' / ')

test('the ten blocks print line by line as in the chart', () => {
  expect(n400Filing().addresses.map(({ id, lines }) => `${id}: ${lines.join(' / ')}`)).toEqual([
    'military_chicago_usps: USCIS / Attn: Military N-400 / P.O. Box 4446 / Chicago, IL 60680-4446',
    'military_chicago_other: USCIS / Attn: Military N-400 (Box 4446) / 131 S. Dearborn, 3rd Floor / Chicago, IL 60603-5517',
    'elgin_lockbox_usps: USCIS / Attn: N-400 / P.O. Box 4060 / Carol Stream, IL 60197-4060',
    'elgin_lockbox_other: USCIS / Attn: N-400 (Box 4060) / 2500 Westfield Drive / Elgin, IL 60124-7836',
    'phoenix_lockbox_usps: USCIS / Attn: N-400 / P.O. Box 21251 / Phoenix, AZ 85036-1251',
    'phoenix_lockbox_other: USCIS / Attn: N-400 (Box 21251) / 2108 E. Elliot Rd. / Tempe, AZ 85284-1806',
    'dallas_lockbox_usps: USCIS / Attn: N-400 / P.O. Box 660060 / Dallas, TX 75266-0060',
    'dallas_lockbox_other: USCIS / Attn: N-400 (Box 660060) / 2501 S State Hwy 121 Business / Suite 400 / Lewisville, TX 75067-8003',
    'chicago_lockbox_usps: USCIS / Attn: N-400 / P.O. Box 4380 / Chicago, IL 60680-4380',
    'chicago_lockbox_other: USCIS / Attn: N-400 (Box 4380) / 131 S. Dearborn, 3rd Floor / Chicago, IL 60603-5517',
  ])
  expect(printed('nebraska_service_center')).toBeUndefined()
})

test('no stale address has come back', () => {
  const text = n400Filing()
    .addresses.flatMap(({ lines }) => lines)
    .join('\n')
  expect(text).not.toMatch(/Skyharbor|299026|21200|Nebraska/i)
})

test('a carrier reaches its address: the post a box, a courier a street', () => {
  const boxes = n400Filing().addresses.filter(({ lines }) => lines.some((line) => line.startsWith('P.O. Box')))
  expect(boxes).toEqual(n400Filing().addresses.filter(({ carrier }) => carrier === 'usps'))
  expect(n400Filing().addresses.filter(({ id, carrier }) => !id.endsWith(`_${carrier}`))).toEqual([])
})

test('every state, territory and Armed Forces region has a lockbox, and both of its addresses exist', () => {
  const carriers = states.map(({ name }) => {
    const lockbox = lockboxForState(n400Filing(), name)
    return n400Filing()
      .addresses.filter((address) => address.lockbox === lockbox)
      .map(({ carrier }) => carrier)
  })
  expect(carriers).toEqual(states.map(() => ['usps', 'other']))
  expect(Object.keys(n400Filing().lockboxByState).toSorted()).toEqual(states.map(({ code }) => code).toSorted())
  expect(lockboxForState(n400Filing(), 'Bavaria')).toBeUndefined()
  expect(lockboxForState(n400Filing(), undefined)).toBeUndefined()
})

test('residence leads to the lockbox of the N-400 chart, not of another form', () => {
  const lockboxes = ['MA', 'TX', 'CA', 'IL', 'KY', 'PR', 'AE', 'MO', 'FL'].map((code) =>
    lockboxForState(n400Filing(), code),
  )
  expect(lockboxes).toEqual([
    'elgin',
    'dallas',
    'phoenix',
    'chicago',
    'phoenix',
    'phoenix',
    'phoenix',
    'chicago',
    'elgin',
  ])
})

test('every address, fee and edition says where and when it was read; what has one source is not called confirmed', () => {
  const { form, fees, addresses, lockboxChart } = n400Filing()
  for (const entry of [form, lockboxChart, ...Object.values(fees), ...addresses]) {
    expect(entry.source.length).toBeGreaterThan(10)
    expect(entry.checkedOn).toMatch(/^202[56]-\d{2}-\d{2}$/)
  }
  expect(addresses.every(({ checkedOn }) => checkedOn === '2026-08-21')).toBe(true)
  expect(addresses.filter(({ confirmed }) => !confirmed).map(({ id }) => id)).toEqual([
    'military_chicago_usps',
    'military_chicago_other',
  ])
  expect([fees.standard.dollars, fees.reduced.dollars, fees.waiver.dollars, fees.service.dollars]).toEqual([
    760, 380, 0, 0,
  ])
  expect(form.edition).toBe('01/20/25')
})
