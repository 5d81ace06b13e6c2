import type { CaseRules, ElementRule } from '#domain/case-map/elements.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { readCase, type WaiverCase } from '../case.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { isInNinthCircuit } from '../case/circuit.ts'
import { elementId } from './element-ids.ts'
import { waiverPersons } from './persons.ts'
import { waiverQuestions } from './questions.ts'
import { waiverStatements } from './statements.ts'
import { against, terms } from './terms.data.ts'
import { wantedDocuments } from './wanted.ts'

/** How the case map of a waiver is made: what the law requires, who the people are, how the answers are read. */
export function waiverCaseRules(input: DraftInput): CaseRules {
  const waiver = readCase(input)
  return {
    persons: waiverPersons(waiver),
    elements: waiverElements(waiver),
    questions: waiverQuestions(waiver),
    stated: waiverStatements(waiver),
    history: 'statement_of_facts',
    findsKinByName: true,
    ...theoryOf(waiver),
    wanted: wantedDocuments(waiver),
  }
}

/** What the whole waiver claims of the first relative, with the facts of separation before those of relocation. */
function theoryOf({ relatives: [first] }: WaiverCase): Pick<CaseRules, 'theory'> {
  if (!first) return {}
  const { role, argueRelocation } = first
  const parts = ['health', 'care', 'money', 'life'] as const
  const argues =
    argueRelocation === 'yes'
      ? `{${role}.subj} can neither manage here without {applicant} nor make a life abroad`
      : `{${role}.subj} cannot manage here without {applicant}`
  return { theory: { argues, elements: parts.map((part) => elementId(role, part)), carriedBy: burdensome } }
}

/** A condition, a need or a debt, and no doing of every day: `she drives her mother to dialysis`. */
const burdensome =
  /^(?!\{[a-z0-9-]+(?:\.subj)?\} (?:drives|takes|brings|accompanies|visits) \{).{0,600}?\b(?:diagnosed|disorder|disease|syndrome|cancer|failure|sclerosis|dementia|osteoporosis|asthma|diabetes|surgery|amputated|pregnan\p{L}{1,6}|miscarriages|hospital\p{L}{0,6}|needs|cannot|depends|care partner|caregiver|medicine only|supervision|loans? of|lost (?:his|her|the) (?:left|right|job|sight)|wakes up|orders to deploy|dialysis|lifts|injection)\b/u

function waiverElements(waiver: WaiverCase): ElementRule[] {
  return [
    {
      id: 'unlawful-presence',
      name: 'Unlawful presence',
      test: 'The applicant has been unlawfully present long enough to be inadmissible on departure.',
      authorities: ['S1', 'S2', 'S3'],
      sections: ['immigration_history', 'unlawful_presence'],
      servedBy: ['entry', 'presence'],
      persons: ['applicant'],
      terms: terms.presence,
    },
    {
      id: 'eligibility',
      name: 'Eligibility for the provisional process',
      test: 'The applicant is in the United States, at least 17, has an immigrant visa case with the fee paid, would be inadmissible for unlawful presence only, and will depart.',
      authorities: ['R1', 'R2', 'R3', 'R4'],
      sections: ['eligibility', 'immigration_history'],
      servedBy: ['petition', 'screening', 'proceedings'],
      apartFrom: { kinds: ['country', 'school', 'health', 'care'] },
      terms: ['visa', 'petition', 'approved', 'receipt', 'fee', 'National Visa Center', 'consular'],
    },
    {
      id: 'qualifying-relative',
      name: 'Qualifying relative',
      test: 'The applicant has a spouse or parent who is a United States citizen or permanent resident.',
      authorities: ['S4', 'P2'],
      sections: ['qualifying_relatives'],
      servedBy: ['status'],
      terms: ['citizen', 'naturalized', 'permanent resident', 'green card', 'born'],
      ...(waiver.relatives[0] && {
        argues: `{${waiver.relatives[0].role}.subj} is the relative whose hardship the law weighs`,
        carriedBy: new RegExp(
          String.raw`^\{${waiver.relatives[0].role}(?:\.subj)?\} (?:is|has been|became|was) .{0,60}(?:citizen|permanent resident|born in)`,
          'u',
        ),
      }),
    },
    ...waiver.relatives.flatMap((relative) => hardshipOf(waiver, relative)),
    ...(waiver.hasOtherRelatives === 'yes'
      ? [
          {
            id: 'other-relatives',
            name: 'Effect of other relatives’ hardship',
            test: 'Hardship to children and other relatives counts as far as it reaches the qualifying relative.',
            authorities: ['P2', 'P3', 'C4'],
            sections: ['other_relatives'],
            servedBy: ['family', 'school'],
            terms: terms.others,
          } satisfies ElementRule,
        ]
      : []),
    {
      id: 'discretion',
      name: 'Discretion',
      test: 'The favorable factors outweigh the adverse ones.',
      authorities: ['P5', 'C8', 'C9'],
      sections: ['discretion'],
      servedBy: ['character', 'record'],
      persons: ['applicant'],
      terms: terms.character,
      against: against.discretion,
      meets: ['record', 'misrepresented', 'false-citizenship', 'voted', 'reentered', 'smuggled', 'returned'],
      argues: '{applicant.subj} merits the favorable exercise of discretion',
      carriedBy:
        /^\{applicant(?:\.subj)?\} (?:has (?:filed|worked|paid|volunteered|been an? )|coaches|volunteers|interprets|helped|teaches|employs|supports|gives|trains|sings|leads|drives for)\b/u,
    },
  ]
}

function hardshipOf(waiver: WaiverCase, relative: QualifyingRelative): ElementRule[] {
  const stays = separationOf(waiver, relative)
  return relative.argueRelocation === 'yes' ? [...stays, ...relocationOf(relative)] : stays
}

/** `A move to rural Mexico would end the treatment`, `if she moved to Ghana`. */
const ofMove =
  /\b(?:[Aa]|[Tt]he|[Ss]uch a|[Hh]er|[Hh]is) (?:move|relocation) (?:to|abroad)\b|\b[Ii]f (?:\S+ ){1,4}(?:moves|moved|relocates|relocated|were to move|were to relocate|had to move) (?:to|abroad)\b/u

function separationOf(
  waiver: WaiverCase,
  { role, name = `the ${role}`, argueRelocation }: QualifyingRelative,
): ElementRule[] {
  const ninth = isInNinthCircuit(waiver.applicant.state) ? ['C14', 'C15'] : []
  const stays = [`sep_${role}`]
  // Where a move is argued as well, it is argued in its own section.
  const apart: Pick<ElementRule, 'apartFrom'> =
    argueRelocation === 'yes' ? { apartFrom: { kinds: ['country'], said: ofMove } } : {}
  return [
    {
      id: elementId(role, 'life'),
      name: `${name}: life without the applicant`,
      test: 'If the relative stays without the applicant, the hardship goes beyond the common consequences of refusal.',
      authorities: ['P2', 'P3', 'C1', 'C2', ...ninth],
      sections: stays,
      ...apart,
      servedBy: ['intention', 'opinion'],
      terms: terms.family,
      meets: ['managed', 'apart'],
      against: against.separation,
    },
    {
      id: elementId(role, 'health'),
      name: `${name}: health on separation`,
      test: 'A significant condition of health of the relative would grow worse in the absence of the applicant.',
      authorities: ['C1', 'P3'],
      sections: stays,
      ...apart,
      servedBy: ['health'],
      terms: terms.health,
      meets: ['improved', 'weak-opinion'],
    },
    {
      id: elementId(role, 'care'),
      name: `${name}: care that the applicant shares`,
      test: 'The applicant gives care to the relative or to a dependent that nobody else can readily give.',
      authorities: ['P3', 'C1'],
      sections: stays,
      ...apart,
      servedBy: ['care'],
      terms: terms.care,
      meets: ['help'],
    },
    {
      id: elementId(role, 'money'),
      name: `${name}: income and cost`,
      test: 'The loss of the income of the applicant and the new costs would fall on the relative.',
      authorities: ['C1', 'C2', 'P3'],
      sections: stays,
      ...apart,
      servedBy: ['money', 'work'],
      terms: terms.money,
      meets: ['means'],
    },
  ]
}

function relocationOf({ role, name = `the ${role}` }: QualifyingRelative): ElementRule[] {
  const moves = [`rel_${role}`]
  return [
    {
      id: elementId(role, 'ties'),
      name: `${name}: ties here and there`,
      test: 'The relative would leave language, family, work and community behind and has few ties abroad.',
      authorities: ['P3', 'C1', 'C5'],
      sections: moves,
      servedBy: ['ties'],
      terms: terms.ties,
      meets: ['home-abroad', 'life-abroad'],
      against: against.relocation,
    },
    {
      id: elementId(role, 'services'),
      name: `${name}: care and schooling abroad`,
      test: 'Suitable health care or schooling is not available in the country of relocation.',
      authorities: ['C1', 'P3'],
      sections: moves,
      servedBy: ['country'],
      // What a school here reports is of no school there.
      apartFrom: { kinds: ['school'] },
      terms: terms.services,
      against: against.relocation,
    },
    {
      id: elementId(role, 'conditions'),
      name: `${name}: livelihood and safety abroad`,
      test: 'Conditions in the country of relocation would add to the hardship.',
      authorities: ['C1', 'P3'],
      sections: moves,
      servedBy: ['country'],
      terms: terms.conditions,
    },
  ]
}
