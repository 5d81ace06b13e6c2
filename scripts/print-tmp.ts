import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { inputOf, waiverExample } from '#test/i601a-cases.ts'
import { i601aTool } from '#tools/i601a-waiver/tool.ts'
import { waiverCaseRules } from '#tools/i601a-waiver/map/elements.ts'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import { resolveTokens } from '#domain/section-content/tokens.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'
const dir = '/work/shared/design/exemplars/waiver/documents/'
const docs = readdirSync(dir).sort().map((f, i) => ({ id: 'doc-' + 'abcd'[i], kind: 'client_document' as const, title: readFileSync(dir + f, 'utf8').split('\n')[0]!, text: readFileSync(dir + f, 'utf8') }))
const mode = process.argv[2] ?? 'docs'
const input = inputOf(waiverExample(process.argv[3] ?? 'F1'), { client: { state: 'AZ' }, sources: mode === 'docs' ? docs : [] })
const map = makeCaseMap({ tool: 'upw', asOf: input.filingDate, answers: input.answers, client: input.client, rules: waiverCaseRules(input), documents: input.sources.map(({ id, title, text }) => ({ id, title, text })) })
if (mode === 'map' || process.argv[4] === 'map') { for (const f of map.facts) console.log(f.id, f.kind, f.toldIn, f.quoteOnly ? 'Q' : '', f.negated ? 'NEG' : '', '|', f.wording, '|', map.links.filter((l) => l.fact === f.id).map((l) => `${l.element}:${l.direction[0]}${l.weight}`).join(' ')); console.log(map.persons.map((p) => [p.id, p.full, p.short, p.role, p.pronoun].join('/')).join('\n')); console.log(map.conflicts); console.log(map.sections.filter((s) => s.meets.length)) ; process.exit() }
const open = i601aTool.open({ ...input, caseMap: map })
for (const plan of open.plan()) {
  const html = open.write(plan, [])
  const { html: done } = resolveTokens(html, { exhibits: map.exhibits } as never)
  console.log('\n## ' + plan.title + '\n' + sectionText(done))
}
