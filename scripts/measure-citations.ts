import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { recogniseCitations } from '#domain/citations/recognise.ts'

/**
 * Measures our readers on the public tests of two others. Nothing of theirs is kept here.
 *
 *   node run.js scripts/measure-citations.ts <folder of the npm package `citation` with what it needs>
 *   node run.js scripts/measure-citations.ts <eyecite's tests/test_FindTest.py>
 *
 * `citation` 0.9.0 (unitedstates/citation, CC0-1.0): its tests are run with its own reader, and each citation that they find
 * there counts once. `eyecite` (freelawproject/eyecite, BSD-2-Clause): a text counts when as many citations are found in it
 * as its test expects.
 */
/** Words of federal reporters and of short forms. */
const federal = /U\. ?S\.|S\. ?Ct|L\. ?Ed|F\. ?(?:\dd|4th|Supp|App)|F\.R\.D|B\.R\.|Fed\. Cl|C\.F\.R|[Ii]d\.|supra|Ibid/

const [, , source = ''] = process.argv
if (source === '') throw new Error('Name a folder of the package `citation`, or eyecite’s tests/test_FindTest.py.')
const rows = source.endsWith('.py') ? ofEyecite(readFileSync(source, 'utf8')) : ofUnitedStates(path.resolve(source))
for (const [kind, { met, all, missed }] of Object.entries(rows)) {
  console.info(`${kind}: ${met} of ${all} (${(met / all).toFixed(3)})`)
  for (const text of missed) console.info(`  not: ${text}`)
}

type Row = { met: number; all: number; missed: string[] }

function count(rowsByKind: Record<string, Row>, kinds: readonly string[], isMet: boolean, text: string): void {
  for (const kind of kinds) {
    const row = (rowsByKind[kind] ??= { met: 0, all: 0, missed: [] })
    row.all += 1
    if (isMet) row.met += 1
    else if (kind !== 'all') row.missed.push(text)
  }
}

type Found = {
  readonly match: string
  readonly index?: number | string
  readonly type: string
  readonly [type: string]: unknown
}
type Reader = { find: (text: unknown, options?: unknown) => { readonly citations?: readonly Found[] } | undefined }

function ofUnitedStates(folder: string): Record<string, Row> {
  const load = createRequire(path.join(folder, 'package.json'))
  const reader = load(path.join(folder, 'citation.js')) as Reader
  const { find } = reader
  const expected = new Map<string, { text: string; at: number; one: Found }>()
  reader.find = (text, options) => {
    const result = find.call(reader, text, options)
    for (const one of (typeof text === 'string' && result?.citations) || []) {
      const given = Number(one.index ?? 0)
      const at = String(text).startsWith(one.match, given) ? given : String(text).indexOf(one.match)
      expected.set(`${at} ${one.match} ${String(text)}`, { text: String(text), at, one })
    }
    return result
  }
  for (const file of readdirSync(path.join(folder, 'test')).filter((name) => name.endsWith('.js')))
    runAll(load(path.join(folder, 'test', file)))
  const measured: Record<string, Row> = {}
  for (const { text, at, one } of expected.values()) {
    const end = at + one.match.length
    const own = recogniseCitations(text, { breaks: 'wrapped' }).filter((found) => found.start < end && found.end > at)
    const [, , section = ''] = /^(?:usc|cfr)\/\d/.test(idOf(one)) ? idOf(one).toLowerCase().split('/') : []
    const isMet = own.some(({ key = '' }) => section === '' || key.toLowerCase().endsWith(` ${section}`))
    count(measured, [one.type, 'all'], isMet, one.match)
  }
  return measured
}

/** `usc/8/1158/b`, `cfr/8/208.16`: title and section as their reader has them. */
function idOf(one: Found): string {
  const own = one[one.type]
  return typeof own === 'object' && own !== null && 'id' in own ? String(own.id) : ''
}

/** Runs the test functions of a module, however deep; what they assert is theirs. */
function runAll(tests: unknown): void {
  if (typeof tests === 'function') tests(new Proxy({}, { get: () => () => undefined }))
  else if (typeof tests === 'object' && tests !== null) for (const inner of Object.values(tests)) runAll(inner)
}

function ofEyecite(code: string): Record<string, Row> {
  const measured: Record<string, Row> = {}
  const pair =
    /^ {12}\(((?:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"))+),\n?([^\n]*(?:\n(?! {12}(?:\(|#)| {8}\))[^\n]*)*)/gm
  for (const [, written = '', rest = ''] of code.matchAll(pair)) {
    const text = [...written.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g)]
      .map(([, single, double]) => single ?? double ?? '')
      .join('')
      .replaceAll('\\n', '\n')
      .replaceAll(/\\(['"\\])/g, '$1')
      .replaceAll(/<[^<>]*>/g, '')
    const wanted = [...rest.matchAll(/\b(?:case|law|id|supra)_citation\(/g)].length
    const found = recogniseCitations(text, { breaks: 'wrapped' })
    const own = found.reduce((sum, { parallel = [] }) => sum + 1 + parallel.length, 0)
    count(measured, [federal.test(text) ? 'federal' : 'others', 'all'], own === wanted, JSON.stringify(text))
  }
  return measured
}
