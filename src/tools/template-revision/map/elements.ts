import type { FactKind } from '#domain/case-map/case-map.ts'
import type { CaseRules, ElementRule, QuestionReading, StatedFact } from '#domain/case-map/elements.ts'
import { recordPersons } from '#domain/case-map/record-persons.ts'
import { fieldText } from '#domain/clients/client-record.ts'
import { formatLongDate, isIsoDate } from '#domain/dates/calendar.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import type { ConfirmedSection, TemplateSectionKind } from '#domain/template-sections/template-section.ts'
import { oldWords, titleOf } from '../case.ts'
import { factKinds } from '#domain/case-map/fact-kinds.ts'

/** How the case map of a firm's template is made: each confirmed section that is written for the client is an element. */
export function templateCaseRules(input: DraftInput): CaseRules {
  const written = (input.template?.sections ?? []).filter(({ mode }) => mode === 'rewrite')
  const history = written.find(({ kind }) => kind === 'facts')?.id ?? written[0]?.id
  return {
    persons: recordPersons(input.client),
    elements: written.map((section) => elementOf(section, input)),
    questions: history === undefined ? [] : readings(history),
    stated: history === undefined ? [] : stated(input, history),
    ...(history !== undefined && { history }),
    wanted: [],
  }
}

/** What a section of this kind is told from; a section that argues takes whatever its words call for. */
const servedBy: Partial<Record<TemplateSectionKind, readonly FactKind[]>> = {
  facts: ['event', 'entry', 'presence', 'petition', 'proceedings', 'family', 'identity', 'status', 'work', 'school'],
  conclusion: ['petition', 'proceedings'],
}
const argued = factKinds.filter((kind) => kind !== 'identity' && kind !== 'computed' && kind !== 'other')

const tests: Partial<Record<TemplateSectionKind, string>> = {
  facts: 'What happened, in the order in which it happened.',
  law: 'The rule that this document rests on, with what this case brings under it.',
  argument: 'What this section argues, shown from the facts of this client.',
  conclusion: 'The relief that is asked for.',
}

function elementOf(section: ConfirmedSection, input: DraftInput): ElementRule {
  const name = titleOf(section, input)
  return {
    id: section.id,
    name,
    test: tests[section.kind] ?? 'What this section says of the client.',
    authorities: [],
    sections: [section.id],
    servedBy: servedBy[section.kind] ?? argued,
    terms: termsOf(section, input, name),
  }
}

const mostTerms = 60

/** The section's own words, without names and whatever else belongs to the case that the template was last used for. */
function termsOf({ content, heading }: ConfirmedSection, input: DraftInput, name: string): string[] {
  const old = oldWords(input)
  const body = (heading === 'own' ? content.slice(1) : content).map(({ text }) => text).join(' ')
  const words = body.match(/(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}]{4,}(?![\p{L}\p{M}])/gu) ?? []
  const counts = new Map<string, number>()
  for (const word of words) if (old?.names.has(word) !== true) counts.set(word, (counts.get(word) ?? 0) + 1)
  const most = [...counts].toSorted(([, one], [, other]) => other - one).map(([word]) => word)
  return [...(name.match(/\p{L}{4,}/gu) ?? []), ...most.slice(0, mostTerms)]
}

function readings(history: string): QuestionReading[] {
  return [{ question: 'additional_facts', about: 'applicant', kind: 'other', toldIn: history, isOfOthers: true }]
}

/** What the record says of the client in plain fields. */
function stated({ client }: DraftInput, history: string): StatedFact[] {
  const field = (name: string) => fieldText(client.client, name)
  const said = (names: readonly string[], wording: (value: string) => string, kind: FactKind): StatedFact[] => {
    const name = names.find((one) => field(one) !== undefined)
    const value = name === undefined ? undefined : field(name)
    if (name === undefined || value === undefined) return []
    return [
      {
        wording: wording(isIsoDate(value) ? formatLongDate(value) : value),
        kind,
        sources: [{ type: 'record', field: `client.${name}` }],
        toldIn: history,
      },
    ]
  }
  return [
    ...said(['date_of_birth'], (day) => `{applicant.subj} was born on ${day}`, 'identity'),
    ...said(['country_of_birth', 'place_of_birth'], (place) => `{applicant.subj} was born in ${place}`, 'identity'),
    ...said(['country_of_citizenship', 'citizenship'], (of) => `{applicant.subj} is a citizen of ${of}`, 'status'),
    ...said(
      ['date_of_entry', 'entry_date', 'last_arrival_date'],
      (day) => `{applicant.subj} entered the United States on ${day}`,
      'entry',
    ),
  ]
}
