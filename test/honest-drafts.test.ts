import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkDraft } from '#domain/draft-checks/check-draft.ts'
import { controllingCircuit } from '#domain/draft-checks/controlling-circuit.ts'
import { readMaterial } from '#domain/draft-checks/material.ts'
import { toldFactsOf } from '#domain/draft-checks/told-facts.ts'
import type { DraftInput, SourceText } from '#domain/drafting/tool.ts'
import { factSourcesOf } from '#domain/provenance/fact-sources.ts'
import { questionsOf, type Questionnaire } from '#domain/questionnaire/question.ts'
import { escapeText } from '#domain/section-content/write.ts'
import { questionnaire as asylumQuestionnaire } from '#tools/asylum-brief/questionnaire.ts'
import { i601aQuestionnaire } from '#tools/i601a-waiver/questionnaire.ts'
import { asylumExample, inputOf as asylumInput } from './asylum-examples.ts'
import { honestAsylum, honestWaiver } from './honest-drafts.data.ts'
import { inputOf as waiverInput, waiverExample } from './i601a-cases.ts'

const papers = [
  ['declaration-of-dana-whitlock-medina', 'Declaration of Dana Whitlock Medina'],
  ['psychological-evaluation', 'Psychological evaluation'],
  ['school-record-iep', 'School record'],
  ['country-information-sheet', 'Country information sheet'],
] as const
const sources = papers.map(([id, title]): SourceText => ({
  id,
  kind: 'client_document',
  title,
  text: readFileSync(new URL(`../src/tools/i601a-waiver/examples/documents/${id}.txt`, import.meta.url), 'utf8'),
}))

/** Red and amber marks of a draft, as the server reads its case; one card a place and message. */
function doubtsOf(paragraphs: readonly string[], input: DraftInput, questionnaire: Questionnaire) {
  const questions = questionsOf(questionnaire)
  const labels = Object.fromEntries(questions.map(({ name, label }) => [name, label]))
  const material = readMaterial(input.sources, factSourcesOf(input, { labels }), toldFactsOf(input, questions))
  const sections = paragraphs.map((text, at) => ({ id: `P${at + 1}`, html: `<p>${escapeText(text)}</p>` }))
  const circuit = controllingCircuit(input, {})
  const found = checkDraft({ sections, material, filingDate: input.filingDate, ...(circuit && { circuit }) })
  return found
    .filter(({ place, severity }) => place && (severity === 'red' || severity === 'amber'))
    .map(({ severity, place, text = '', message }) => `${severity} ${place?.sectionId} “${text}” ${message}`)
}

/** What an attorney has to look at: a decision nobody has read for the list, one that is not on it, one that went the other way. */
const rightly = /not read|Not in your sources or our list|It went against the applicant/u

test.each([
  ['waiver', honestWaiver, waiverInput(waiverExample('F1_'), { sources }), i601aQuestionnaire],
  ['asylum', honestAsylum, asylumInput(asylumExample('A1')), asylumQuestionnaire],
])('an honest draft of a careful writer is not doubted for its facts: %s', (name, paragraphs, input, questionnaire) => {
  const doubts = doubtsOf(paragraphs, input, questionnaire)
  const wrongly = doubts.filter((doubt) => !rightly.test(doubt))
  console.info(`${name}: ${doubts.length} red or amber, ${wrongly.length} of them without reason\n${doubts.join('\n')}`)
  expect(doubts.length).toBeGreaterThan(0)
  expect(wrongly).toEqual([])
})
