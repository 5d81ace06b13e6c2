import * as asy from '/work/main/test/asylum-examples.ts'
import * as wai from '/work/main/test/i601a-cases.ts'
import * as exp from '/work/main/test/expert-letter-cases.ts'
import { asylumBrief } from '/work/main/src/tools/asylum-brief/tool.ts'
import { i601aTool } from '/work/main/src/tools/i601a-waiver/tool.ts'
import { resolveTokens } from '/work/main/src/domain/section-content/tokens.ts'
import { sanitizeSection } from '/work/main/src/domain/section-content/sanitize.ts'
import { checkDraft } from './domain/draft-checks/check-draft.ts'
import { readMaterial } from './domain/draft-checks/material.ts'
import { factSourcesOf } from './domain/provenance/fact-sources.ts'
import { questionsOf } from './domain/questionnaire/question.ts'

function run(tool: any, input: any, sections: any[]) {
  const labels = Object.fromEntries(questionsOf(tool.questionnaire).map((q: any) => [q.name, q.label]))
  const material = readMaterial(input.sources, factSourcesOf(input, { labels, computed: tool.computeFacts(input) }))
  const ownNames = [`${input.client.first_name} ${input.client.last_name}`]
  const t = performance.now()
  const checks = checkDraft({ sections, material, filingDate: input.filingDate, ownNames })
  const ms = performance.now() - t
  return { checks, ms }
}
const only = process.argv[2]
const all: any[] = []
for (const e of asy.asylumExamples as any[]) all.push(['asylum ' + e.id, asylumBrief, asy.inputOf(e), (asy as any).draftOffline(asy.inputOf(e))])
for (const e of wai.waiverExamples as any[]) {
  const input = wai.inputOf(e); const written: any[] = []
  for (const s of i601aTool.planSections(input)) { const html = sanitizeSection(resolveTokens(i601aTool.writeSection(s, input, written)).html); written.push({ id: s.id, html }) }
  all.push(['waiver ' + e.id, i601aTool, input, written])
}
const count: Record<string, number> = {}
let words = 0
for (const [name, tool, input, draft] of all) {
  const sections = Array.isArray(draft) ? draft : draft.written
  const { checks, ms } = run(tool, input, sections)
  words += sections.map((s: any) => s.html.replace(/<[^>]+>/g, ' ').split(/\s+/).length).reduce((a: number, b: number) => a + b, 0)
  if (only && !name.includes(only)) continue
  console.log('##', name, sections.length, ms.toFixed(0) + 'ms')
  for (const c of checks) { const k = c.severity + ' ' + c.code; count[k] = (count[k] ?? 0) + 1
    if (['red', 'amber', 'grey'].includes(c.severity) && c.code !== 'gap') console.log('  ', c.severity, c.code, (c as any).place?.sectionId, '|', c.text?.slice(0, 90), '|', c.message.slice(0, 150)) }
}
console.log(count, words, words / 275)
