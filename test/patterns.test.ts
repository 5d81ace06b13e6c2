import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { collectPatterns, type FoundPattern } from './patterns/collect.ts'
import { wearOutAll } from './patterns/wear-out-all.ts'
import { wearOut } from './patterns/wear-out.ts'

const slow = { timeout: 900_000 }

test('a pattern that takes the square of the length of its text is found out', () => {
  for (const [source, flags] of [
    [String.raw`\s+$`, 'g'],
    [String.raw`(\w+)@x`, ''],
    [String.raw`<mark>.*?</mark>`, 'gs'],
    [String.raw`(a+)+$`, ''],
    [String.raw`\p{Lu}[\p{L}-]+ v\.`, 'gu'],
    [String.raw`\{\{\s*([^}]*?)\s*\}\}`, 'g'],
    [String.raw`_{5,}\s*Ana`, ''],
  ] as const)
    expect(wearOut(source, flags), source).toBeDefined()
  expect(wearOut(String.raw`(?<!\s)\s+$`, 'g')).toBeUndefined()
})

test('no pattern of the product takes longer for 100 kB of any text than 50 ms', slow, async () => {
  const { literals, built, filled } = collectPatterns()
  expect(literals.length).toBeGreaterThan(500)
  const recorded = JSON.parse(
    execFileSync(process.execPath, ['test/patterns/record-built.ts']).toString(),
  ) as FoundPattern[]
  const known = [...recorded, ...filled]
  const sites = new Set(known.map(({ site }) => site))
  expect(
    built.filter((site) => !sites.has(site)),
    'these were never put together: call them in test/patterns/use-everything.ts',
  ).toEqual([])
  const patterns = new Map([...literals, ...known].map((one) => [`${one.source} ${one.flags}`, one]))
  const worn = (await wearOutAll([...patterns.values()])).map(
    ({ pattern, worn: { size, ms, text } }) =>
      `${pattern.site} ${size} characters, ${Math.round(ms)} ms: ${JSON.stringify(text)}`,
  )
  expect(worn).toEqual([])
})
