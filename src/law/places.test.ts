import { expect, test } from 'vitest'
import { circuitOf, circuits, circuitsList } from './circuits.ts'
import { countries, countriesList } from './countries.data.ts'
import { countryInSentence, findCountry, printedCountryName } from './countries.ts'
import { findState, states, statesList } from './states.ts'

test('the countries are the 249 of ISO 3166-1 and Kosovo, each code once and known outside this product', () => {
  const codes = countries.map(({ code }) => code)
  expect(codes).toHaveLength(250)
  expect(new Set(codes).size).toBe(250)
  const known = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  expect(codes.filter((code) => known.of(code) === undefined)).toEqual([])
})

test('countries stand in the order of the alphabet and no name means two of them', () => {
  const names = countries.map(({ name }) => name.replace(/^The /, ''))
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
  const all = countries.flatMap(({ code, name, alsoKnownAs = [] }) => [code, name, ...alsoKnownAs])
  expect(new Set(all.map((name) => name.toLowerCase())).size).toBe(all.length)
  expect(countries.every(({ code, name }) => findCountry(name)?.code === code)).toBe(true)
})

test('a country is found by code and by the names that clients use, and printed as it was named', () => {
  expect(findCountry(' iran ')?.code).toBe('IR')
  expect(printedCountryName('VE')).toBe('Venezuela')
  expect(printedCountryName('burma')).toBe('Burma')
  expect(printedCountryName('Cote d\u2019Ivoire')).toBe("Cote d'Ivoire")
  expect(findCountry('Congo'), 'two countries have this name').toBeUndefined()
  expect(findCountry(undefined)).toBeUndefined()
})

test('a country takes its article within a sentence', () => {
  expect(
    ['Philippines', 'the gambia', 'NL', 'Dominican Republic', 'DRC', 'Marshall Islands'].map(countryInSentence),
  ).toEqual([
    'the Philippines',
    'the Gambia',
    'the Netherlands',
    'the Dominican Republic',
    'the DRC',
    'the Marshall Islands',
  ])
  expect(['Guatemala', 'Norfolk Island', "Cote d'Ivoire", ' Karvenia '].map(countryInSentence)).toEqual([
    'Guatemala',
    'Norfolk Island',
    "Cote d'Ivoire",
    'Karvenia',
  ])
})

test('there are 50 states, the District of Columbia, five territories and three Armed Forces regions', () => {
  const kinds = Map.groupBy(states, ({ kind }) => kind)
  expect(Object.fromEntries([...kinds].map(([kind, members]) => [kind, members.length]))).toEqual({
    state: 50,
    district: 1,
    territory: 5,
    'armed-forces': 3,
  })
  expect(new Set(states.map(({ code }) => code)).size).toBe(states.length)
})

test('a state is found by code or name in any case and spacing', () => {
  expect(findState('ny')?.code).toBe('NY')
  expect(findState('  new   YORK ')?.code).toBe('NY')
  expect(findState('Washington')?.code).toBe('WA')
  expect(findState('Washington, D.C.')?.code).toBe('DC')
  expect(findState('Virgin Islands')?.code).toBe('VI')
  expect(findState('New South Wales')).toBeUndefined()
  expect(findState('')).toBeUndefined()
})

test('every state lies in one circuit; American Samoa and the Armed Forces regions in none', () => {
  const placed = circuits().flatMap((circuit) => circuit.states)
  expect(new Set(placed).size).toBe(placed.length)
  const without = states.filter(({ code }) => !circuitOf(code)).map(({ code }) => code)
  expect(without).toEqual(['AS', 'AA', 'AE', 'AP'])
})

test('a brief learns its circuit from the court state', () => {
  expect(circuitOf('CA')).toMatchObject({ id: '9', ordinal: '9th', name: 'Ninth Circuit' })
  expect(circuitOf('New York')?.ordinal).toBe('2d')
  expect(circuitOf('pennsylvania')?.ordinal).toBe('3d')
  expect(circuitOf('PR')?.id).toBe('1')
  expect(circuitOf('D.C.')?.id).toBe('D.C.')
  expect(circuitOf('Ontario')).toBeUndefined()
})

test('each list says where it comes from and when it was read', () => {
  expect([countriesList, statesList, circuitsList].map(({ source, checkedOn }) => `${source}, ${checkedOn}`)).toEqual([
    'ISO 3166-1, own list, 2026-11-21',
    'U.S. Postal Service two-letter codes, own list, 2026-11-21',
    '28 U.S.C. § 41 (published copies), 2026-11-21',
  ])
})
