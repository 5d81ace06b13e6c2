import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const inKeys = /(?:queryKey|touches|[kK]ey(?:\(\w*\))?|invalidateQueries\w*)\b[^;'\]]{0,40}\[\s*'([a-z-]+)'/g

test('what the page keeps is named in one place: beside its call, or in query-keys.ts where features share it', () => {
  const places = new Map<string, Set<string>>()
  const files = globSync('src/web/**/*.{ts,tsx}').filter((path) => !/[.]test[.]|\/dev\//.test(path))
  for (const path of files)
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(inKeys))
      places.set(name, new Set([...(places.get(name) ?? []), path]))
  expect(places.size).toBeGreaterThan(20)
  const twice = [...places]
    .filter(([, paths]) => paths.size > 1)
    .map(([name, paths]) => `${name}: ${[...paths].join(', ')}`)
  expect(twice).toEqual([])
})

test('no code of the page decides by the words of a sentence', () => {
  const files = globSync('src/web/**/*.{ts,tsx}').filter((path) => !/[.]test[.]|\/dev\//.test(path))
  const deciding = files.filter((path) =>
    /\bmessage\s*[!=]==(?!\s*(?:undefined|null|''))|[mM]essage\.(?:includes|startsWith|match)\(/.test(
      readFileSync(path, 'utf8'),
    ),
  )
  expect(deciding).toEqual([])
})
