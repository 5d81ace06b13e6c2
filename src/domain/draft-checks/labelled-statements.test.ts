import { expect, test } from 'vitest'
import { humanise } from '#domain/provenance/fact-sources.ts'
import type { FactSource } from '#domain/provenance/fact.ts'
import { escapeText } from '#domain/section-content/write.ts'
import { labelledRecords, type LabelledRecord } from '#domain/statements/labelled-statements.data.ts'
import { checkDraft } from './check-draft.ts'
import { readMaterial, type DraftMaterial } from './material.ts'

function readCase({ record, filingDate, answers, documents, computed = {} }: LabelledRecord): DraftMaterial {
  const texts = Object.entries(documents).map(([title, text]) => ({
    id: title,
    kind: 'client_document' as const,
    title,
    text,
  }))
  const facts: FactSource[] = [
    { id: 'record', kind: 'record', title: 'Client record', text: record },
    { id: 'filing_date', kind: 'record', title: 'Filing date', text: filingDate },
    ...Object.entries(answers).map(([title, text]): FactSource => {
      const lead = text.length <= 60 ? `${title}: ` : ''
      return { id: `answer:${title}`, kind: 'answer', title, text: lead + text, lead: lead.length }
    }),
    ...texts.map(({ id, title, text }): FactSource => ({ id, kind: 'document', title, text })),
    { id: 'documents', kind: 'document', title: 'Titles of documents', text: Object.keys(documents).join('\n') },
    {
      id: 'computed',
      kind: 'computed',
      title: 'Computed',
      text: Object.entries(computed)
        .map(([name, value]) => `${humanise(name)}: ${value}`)
        .join('\n'),
    },
  ]
  return readMaterial(texts, facts)
}

const outcomes = labelledRecords.flatMap((labelled) => {
  const material = readCase(labelled)
  const filingDate = new Date(`${labelled.filingDate} UTC`).toISOString().slice(0, 10)
  return labelled.statements.map((marked) => {
    const sections = [{ id: 'S', html: `<p>${escapeText(marked.slice(2))}</p>` }]
    const flags = checkDraft({ sections, material, filingDate }).filter(
      ({ place, severity }) => place && (severity === 'red' || severity === 'amber'),
    )
    return {
      text: `${labelled.name} ${marked}`,
      isTrue: marked.startsWith('+'),
      isFlagged: flags.length > 0,
      isHeldBack: labelled.isHeldBack === true,
    }
  })
})

function share(isTrue: boolean, isHeldBack: boolean) {
  const own = outcomes.filter((outcome) => outcome.isTrue === isTrue && outcome.isHeldBack === isHeldBack)
  return own.filter(({ isFlagged }) => isFlagged).length / own.length
}

const percent = (part: number) => `${(100 * part).toFixed(0)} %`

test('false statements without numbers and with them are flagged, true ones are left alone', () => {
  const figures = {
    'false, seen': share(false, false),
    'false, held back': share(false, true),
    'true, seen': share(true, false),
    'true, held back': share(true, true),
  }
  console.info(
    `flagged: ${Object.entries(figures)
      .map(([name, part]) => `${name} ${percent(part)}`)
      .join('; ')}`,
  )
  expect(outcomes.length).toBeGreaterThanOrEqual(180)
  expect(figures['false, seen']).toBeGreaterThanOrEqual(0.92)
  expect(figures['true, seen']).toBeLessThanOrEqual(0.05)
  expect(figures['false, held back']).toBeGreaterThanOrEqual(0.75)
  expect(figures['true, held back']).toBeLessThanOrEqual(0.08)
})
