import { buildShield } from '/work/w-lead/src/domain/privacy-shield/build.ts'
import { shieldText } from '/work/w-lead/src/domain/privacy-shield/shield.ts'
import {
  formsOf,
  noAttorney,
  syntheticRecord,
} from '/work/w-lead/src/domain/privacy-shield/testing/synthetic-records.ts'
const rest = (s: string) =>
  s
    .replace(/^It says /, '')
    .replace(/ here\.$/, '')
    .replaceAll(/(?:Person|Family|Firm|Address|Date|Phone|Email|Number|Token)-\d+[A-Z]{0,2}/gi, ' ')
    .replaceAll(/\b(?:the|day|of|Apt|de|A|No|MEX|St|Rd|Ave|Blvd|Ln|Street|Road|Avenue|Boulevard|Lane|at|dot)\b/gi, ' ')
const c: Record<string, { n: number; t: number; ex: string[] }> = {}
for (let i = 0; i < 300; i++) {
  const r = syntheticRecord(i)
  const sh = buildShield({ client: r.client, attorney: noAttorney })
  for (const { kind, written } of formsOf(r)) {
    const s = shieldText(sh, `It says ${written} here.`)
    const k = (c[kind] ??= { n: 0, t: 0, ex: [] })
    k.t++
    if (/[\p{L}\p{N}]/u.test(rest(s))) {
      k.n++
      if (k.ex.length < 3 && !k.ex.some((e) => e.startsWith(r.script)))
        k.ex.push(r.script + ': ' + JSON.stringify(written) + ' -> ' + JSON.stringify(s))
    }
  }
}
for (const [k, v] of Object.entries(c)) if (v.n) console.log(k, v.n + '/' + v.t, '\n   ' + v.ex.join('\n   '))
