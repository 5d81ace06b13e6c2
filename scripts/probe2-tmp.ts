import { buildShield } from '#domain/privacy-shield/build.ts'
import { findSightings, shieldText } from '#domain/privacy-shield/shield.ts'
import { formsOf, noAttorney, syntheticRecord } from '#domain/privacy-shield/testing/synthetic-records.ts'
for (const i of [0, 1, 2, 17, 33]) {
  const r = syntheticRecord(i)
  let t = performance.now()
  const sh = buildShield({ client: r.client, attorney: noAttorney })
  console.log('build', (performance.now() - t).toFixed(1))
  t = performance.now()
  for (let i = 0; i < 100; i++) shieldText(sh, 'It says x here.')
  console.log('100 short', (performance.now() - t).toFixed(1))
  t = performance.now()
  for (const { written } of formsOf(r)) shieldText(sh, `It says ${written} here.`)
  console.log('forms', (performance.now() - t).toFixed(1))
}
