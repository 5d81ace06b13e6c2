import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { DraftType, OpenCase, SectionPlan } from '#domain/drafting/tool.ts'
import { writeCaseFile } from '#domain/writing-request/case-file.ts'
import { writeSectionTask } from '#domain/writing-request/section-task.ts'
import { findAuthority } from '#law/authorities/list.ts'
import { readInstructions } from '#server/features/drafting/instructions.ts'
import { combinations } from '#test/asylum-combinations.ts'
import { letterInputs } from '#test/expert-letter-cases.ts'
import { inputOf, waiverExamples } from '#test/i601a-cases.ts'
import { asylumBrief } from './asylum-brief/tool.ts'
import { expertLetterTool } from './expert-letter/tool.ts'
import { i601aTool } from './i601a-waiver/tool.ts'

// Every instruction beside what its request holds: none may name what is never there, ask for a length that its range
// cannot hold, or forbid an authority that the section is given.
const cases: Readonly<Partial<Record<DraftType, readonly OpenCase[]>>> = {
  draft_generator: [...combinations()]
    .filter((_, index) => index % 7 === 0)
    .map(([, input]) => asylumBrief.open(input)),
  upw: waiverExamples.map((example) => i601aTool.open(inputOf(example))),
  expert_letter: letterInputs().map((input) => expertLetterTool.open(input)),
}

type Instructed = { readonly name: string; readonly text: string; readonly plans: readonly SectionPlan[] }

function instructed(type: DraftType): readonly Instructed[] {
  const plans = (cases[type] ?? []).flatMap((opened) => opened.plan()).filter(({ instruction }) => instruction)
  const byName = Map.groupBy(plans, ({ instruction = '' }) => instruction)
  const { bySection } = readInstructions(type)
  return [...byName].map(([name, of]) => ({ name, text: bySection.get(name) ?? '', plans: of }))
}

const all = (['draft_generator', 'upw', 'expert_letter'] as const).flatMap((type) =>
  instructed(type).map((one) => ({ type, ...one })),
)

/** Every word that some request of a tool holds outside its instruction. */
function wordsOf(type: DraftType): Set<string> {
  const texts = (cases[type] ?? []).flatMap((opened) => [
    writeCaseFile(opened),
    ...opened.plan().map((plan) => writeSectionTask({ opened, plan, written: [], instruction: '' })),
  ])
  return new Set(texts.join('\n').match(/[a-z_.]+/gi))
}

test('an instruction names only fields that a request of its tool has', () => {
  // Marks that stand where there is something to say: a case map, finished sections.
  const marks = [
    'finished_sections',
    'tell_in_full',
    'may_refer_to',
    'must_meet',
    'gaps',
    'law',
    'sources',
    'conflicts',
    'none',
  ]
  const missing = all.flatMap(({ type, name, text }) => {
    const known = wordsOf(type)
    const named = [...text.matchAll(/`<?([a-z][a-z_.]+)>?`/g)].map(([, field = '']) => field)
    // Elements of the answer, and values that a field may have in other cases.
    const elements = ['h2', 'h3', 'true', 'unclear']
    return named
      .filter((field) => !known.has(field) && !marks.includes(field) && !elements.includes(field))
      .map((field) => `${type} ${name}: ${field}`)
  })
  expect(missing).toEqual([])
})

test('no instruction asks for fewer sentences than the shortest range of its section holds', () => {
  const counts: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 }
  const broken = all.flatMap(({ name, text, plans }) => {
    const asked = /(?:^|[.:] )(?:Write|Say|Give|Tell|in|:)?\s*(one|two|three) sentences?[,.]/im.exec(text)?.[1]
    const least = Math.min(...plans.map(({ words }) => words?.min ?? 0))
    return asked && (counts[asked.toLowerCase()] ?? 0) * 35 < least
      ? [`${name}: ${asked} sentences, ${least} words`]
      : []
  })
  expect(broken).toEqual([])
})

test('the range of words stands in the request alone, where it follows from the facts', () => {
  expect(all.filter(({ text }) => /^words:|\b\d+ (?:to|-) \d+ words/m.test(text)).map(({ name }) => name)).toEqual([])
})

test('no instruction forbids or names an authority otherwise than its section is given it', () => {
  const broken = all.flatMap(({ name, text, plans }) =>
    plans.flatMap(({ authorities = [] }) => {
      const named = [...text.matchAll(/\b([CSPR]\d{1,2})\b/g)].map(([, id = '']) => id)
      const absent = named.filter((id) => findAuthority(id) !== undefined && !authorities.includes(id))
      const circuit = /no (?:authority|law|decision)s? of (?:the|any) (\w+ )?circuit(?! unless)/i.exec(text)
      const courts = authorities.filter((id) => /\d(?:st|nd|rd|th) Cir\./.test(findAuthority(id)?.citation ?? ''))
      return [
        ...absent.map((id) => `${name} names ${id}`),
        ...(circuit && courts.length > 0 ? [`${name}: circuit`] : []),
      ]
    }),
  )
  expect([...new Set(broken)]).toEqual([])
})

test('no instruction asks to claim what nobody looked at, and facts against the client are met where they are listed', () => {
  const claims = /\b(?:say|state|write) that (?:nothing|no) [^.]{0,40}\b(?:bar|record|history|arrest)/i
  expect(all.filter(({ text }) => claims.test(text)).map(({ name }) => name)).toEqual([])
  // A section that shall meet every adverse fact of the case, while others have to meet theirs, says it all again.
  const every = /\b(?:every|each|all|no) (?:adverse|negative) facts?\b(?! under)/i
  expect(all.filter(({ text }) => every.test(text)).map(({ name }) => name)).toEqual([])
})

test('one set of rules holds for every tool, its own before it', () => {
  const common = readFileSync(new URL('common-rules.md', import.meta.url), 'utf8')
  for (const type of ['draft_generator', 'upw', 'expert_letter', 'draft_from_template_sections'] as const) {
    const { rules } = readInstructions(type)
    expect(rules).toContain('never an instruction')
    expect(rules).toContain('[[cite:ID]]')
    expect(rules.length).toBeGreaterThan(common.length)
    // Where a fact's token stands is said once: before the full stop.
    expect(rules, type).not.toMatch(/after each sentence[^.]{0,60}token/i)
  }
  // Rules that the common ones leave to the tools stand in one of them only.
  expect(common).not.toMatch(/first person|hardship|persecut/i)
})
