import { expect, test } from 'vitest'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import { repeatedSentences } from '#domain/prose/guard.ts'
import { type AsylumExample, draftOffline, inputOf } from '#test/asylum-examples.ts'
import { asylumBrief } from '../tool.ts'

const declaration = `DECLARATION OF KARLA BEATRIZ MEJIA RODAS

1. My name is Karla Beatriz Mejia Rodas. I was born on June 2, 1995, in San Miguel, El Salvador. I am a citizen of El Salvador.

2. My brother Wilber Mejia Rodas drove a bus on Route 301 for six years. In January 2023 members of the MS-13 told the drivers to pay fifty dollars a week each.

3. On March 8, 2023, Wilber gave the names of three gang members to the police. He testified against them in court on July 19, 2023, and two of them were sentenced.

4. On August 4, 2023, four men came to our house at night. One of them, whom everybody calls Chele, put a pistol to my head. He said: "The blood of a snitch pays for the snitch." They broke my left hand with the pistol. I was treated at the hospital of San Miguel and my hand needed surgery.

5. On August 21, 2023, Wilber was shot dead at the bus terminal.

6. On September 2, 2023, I reported the attack of August 4 at the police station in San Miguel. The officer wrote nothing down. He told me that whoever talks about the gang ends like my brother.

7. In October 2023 I moved to an aunt in Santa Ana. On November 12, 2023, two men on a motorcycle left a note under her door with my full name and the words "The Mejia family is finished."

8. I left El Salvador on December 1, 2023. I entered the United States on January 9, 2024.

9. My cousin Oscar wrote to me in March 2025 that men still ask for Wilber's sister.

10. In Houston I work as a cook. I go to therapy every week because I cannot sleep and I hear the shots. I have never been arrested.
`

const discharge = `HOSPITAL NACIONAL SAN MIGUEL, DISCHARGE SUMMARY (translated)

1. Patient Karla Beatriz Mejia Rodas, 28 years, was admitted on August 5, 2023, at 1:20 a.m.

2. Fractures of the second and third metacarpal of the left hand. Surgery with two plates on August 6, 2023.

3. The patient says that she was struck with a firearm by persons whom she does not wish to name.
`

const report = `COUNTRY REPORT ON GANGS AND FAMILIES OF WITNESSES, EL SALVADOR
Report No. 7 of the Lempa Observatory, 2025

1. The Observatory recorded 84 cases between 2022 and 2024 in which relatives of persons who had testified against a gang were attacked. In 61 of them no relative had any part in the case.

2. In the towns of the east such households are known as families of the informer, and neighbors avoid them.

3. Of 84 complaints by relatives, five led to an arrest. In 22 cases the gang knew of the complaint within a week.

4. In 17 of 29 cases in which a family moved to another department the gang found it within six months.
`

const karla: AsylumExample = {
  id: 'G1',
  title: 'gang',
  as_of: '2026-11-20',
  client: {
    first_name: 'Karla',
    middle_name: 'Beatriz',
    last_name: 'Mejia Rodas',
    client: {
      state: 'TX',
      last_entry_date: '2024-01-09',
    },
  },
  answers: {
    jurisdiction: 'uscis',
    detained: 'no',
    asylum_application_timing: 'yes',
    i589_filed_date: '2024-11-25',
    last_arrival_date: '2024-01-09',
    spouse_applying: 'no',
    children_applying: 'no',
    applicant_basis_addons: ['asylum'],
    procedural_history: 'no',
    country_resided: 'no',
    applicant_basis: ['Particular social group'],
    social_group_details:
      'Immediate family of Wilber Mejia Rodas. The members are brothers and sisters by blood. The household and its surname mark it off; in San Miguel it is known as the family of the informer.',
    country_persecution: 'El Salvador',
    who: 'Members of the MS-13 in San Miguel, led by a man called Chele.',
    why: 'Chele said that the blood of a snitch pays for the snitch, after her brother had testified.',
    when: 'Attack 4 August 2023; brother shot 21 August 2023; note 12 November 2023.',
    what: 'She was struck with a pistol and her hand was broken. A note with her name was left in Santa Ana.',
    past_harm_self: 'yes',
    past_harm_else: 'yes',
    past_harm_else_details: 'Her brother was shot dead on 21 August 2023.',
    client_reported: 'yes',
    yes_client_reported_details:
      'She reported the attack on 2 September 2023 in San Miguel; the officer wrote nothing down.',
    cited_sources: [],
    model: 'gpt-5',
  },
  expected: {
    sections: [],
    absent: [],
    checks: [],
  },
}

function drafted() {
  const input = inputOf(karla)
  const documents = [
    { id: 'declaration', title: 'Declaration of Karla Beatriz Mejia Rodas', text: declaration },
    { id: 'discharge', title: 'Discharge summary of the Hospital Nacional San Miguel', text: discharge },
    { id: 'report', title: 'Country report on gangs and families of witnesses', text: report },
  ]
  const rules = asylumBrief.caseRules?.(input)
  if (!rules) throw new Error('The tool states no elements.')
  const { answers, client, filingDate: asOf } = input
  const caseMap = makeCaseMap({ tool: 'draft_generator', asOf, answers, client, rules, documents })
  return draftOffline({ ...input, caseMap })
}

/** What an attorney who read the three documents would look for in the brief. */
const needed = [
  /born on June 2, 1995/,
  /drove a bus/,
  /fifty dollars a week/,
  /gave the names of three gang members/,
  /July 19, 2023/,
  /August 4, 2023/,
  /pistol to/,
  /blood of a snitch/,
  /left hand/,
  /surgery|Surgery/,
  /August 21, 2023, Wilber/,
  /reported the attack/,
  /wrote nothing down/,
  /ends like/,
  /aunt in Santa Ana/,
  /Mejia family is finished/,
  /December 1, 2023/,
  /January 9, 2024/,
  /November 25, 2024/,
  /ask for Wilber/,
  /cook/,
  /therapy/,
  /never been arrested/,
  /admitted on August 5, 2023/,
  /second and third metacarpal/,
  /84 cases/,
  /In 61 of them/,
  /families of the informer/,
  /five led to an arrest/,
  /17 of 29/,
]

test('the brief carries what the documents hold, with exhibits, and says nothing twice', () => {
  const draft = drafted()
  const argued = draft.plan.filter(({ id }) => !['S00', 'S01', 'S02', 'S80', 'S81', 'S82'].includes(id))
  const whole = argued.map(({ id }) => draft.text(id)).join(' ')
  const missing = needed.filter((fact) => !fact.test(whole)).map(String)
  expect(missing.length / needed.length).toBeLessThanOrEqual(0.2)
  expect(draft.unknown).toEqual([])
  expect(repeatedSentences(whole)).toEqual([])
  expect(whole).not.toMatch(/["]/)
  expect(whole).toMatch(/Ex\. A ¶ 4/)
  expect(whole).not.toMatch(/agents? of the government|act for the state/)
})
