import type { DraftInput } from '#domain/drafting/tool.ts'
import type { Answers } from '#domain/questionnaire/question.ts'
import { asylumExample, inputOf } from './asylum-examples.ts'

const reliefs: readonly (readonly string[])[] = [
  ['asylum'],
  ['Withholdingofremoval'],
  ['ConventionAgainstTorture'],
  ['asylum', 'Withholdingofremoval'],
  ['asylum', 'ConventionAgainstTorture'],
  ['Withholdingofremoval', 'ConventionAgainstTorture'],
  ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
]
const grounds = ['Race', 'Religion', 'Nationality', 'Political Opinion', 'Particular social group']

/** No ground, one, two together, all. */
const chosenGrounds: readonly (readonly string[])[] = [
  [],
  ['Religion'],
  ['Political Opinion', 'Particular social group'],
  grounds,
]

const told: Answers = {
  jurisdiction: 'immigration',
  judge_name: 'Ada Lindholm',
  city: 'Boston',
  state: 'MA',
  detained: 'yes',
  asylum_application_timing: 'no',
  missed_filing_deadline_reason: 'The law changed in 2024 while she was treated for trauma',
  spouse_applying: 'yes',
  children_applying: 'no',
  first_defendant: 'Jonas Example, spouse',
  convention_against_torture_details: 'Prisoners are beaten there.',
  procedural_history: 'yes',
  procedural_history_details: 'Form I-589 filed 3 March 2025.',
  country_resided: 'yes',
  benefits_details: 'Two months in Kenya without status.',
  race_details: 'She is Oromo.',
  religion_details: 'She is Lutheran.',
  nationality_details: 'She speaks Oromo.',
  political_opinion_details: 'She was taken for a member of the front.',
  social_group_details: 'Women of the family of a former witness in Ethiopia. The town knows them.',
  country_persecution: 'Ethiopia',
  who: 'Police officers and men of a militia',
  why: 'They said that her people are traitors',
  when: '2 May 2023',
  what: 'She was struck and held for two days in a shed behind the station, without food, and told that she would be shot if she spoke of it to anyone in the town.',
  past_harm_self: 'yes',
  past_harm_else: 'yes',
  past_harm_else_details: 'Her brother was held as well.',
  client_reported: 'no',
  no_client_reported_details: 'The police took part',
  cited_sources: ['Declaration of the brother'],
}

/** One made-up client in all forums with every combination of reliefs and grounds: name and input of each. */
export function* combinations(changes: Answers = {}): Generator<readonly [name: string, input: DraftInput]> {
  const blank = { ...asylumExample('B2'), answers: told }
  for (const jurisdiction of ['uscis', 'immigration', 'board of immigration'])
    for (const relief of reliefs)
      for (const chosen of chosenGrounds) {
        yield [
          `${jurisdiction} / ${relief.join('+')} / ${chosen.join('+')}`,
          inputOf(blank, { jurisdiction, applicant_basis_addons: relief, applicant_basis: chosen, ...changes }),
        ]
      }
}
