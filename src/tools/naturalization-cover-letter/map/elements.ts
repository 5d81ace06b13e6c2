import type { CaseRules, ElementRule, StatedFact } from '#domain/case-map/elements.ts'
import { recordPersons } from '#domain/case-map/record-persons.ts'
import { fieldText } from '#domain/clients/client-record.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { isYes } from '#domain/questionnaire/question.ts'
import type { N400Filing } from '#law/n400-filing.ts'
import { isThroughSpouse, type NaturalizationCase, readCase } from '../case.ts'
import { chosenConcerns } from '../case/evidence.ts'
import { listExhibits } from '../case/exhibits.ts'
import { halfYear, readPapers } from '../case/papers.ts'
import { terms } from './terms.data.ts'

/** How the case map of a naturalization letter is made: what the basis requires, and what the answers state. */
export const naturalizationCaseRules =
  (filing: N400Filing) =>
  (input: DraftInput): CaseRules => {
    const application = readCase(input, filing)
    return {
      persons: recordPersons(input.client),
      elements: [
        residence(application),
        ...basisElements(application),
        ...periods(application),
        character(application),
      ],
      questions: [],
      stated: stated(application),
      history: 'eligibility',
      wanted: listExhibits(application).map(({ code, text }) => ({ title: text, words: terms.papers[code] ?? [text] })),
    }
  }

function residence({ basis, service }: NaturalizationCase): ElementRule {
  return {
    id: 'permanent-residence',
    name: 'Lawful permanent residence',
    test: 'The applicant was lawfully admitted for permanent residence, where the basis asks for it.',
    authorities: basis === '316(a)' ? ['ina316a'] : basis === '319(a)' ? ['ina319a'] : [],
    sections: ['eligibility', 'enclosures'],
    servedBy: ['status', 'entry', 'identity'],
    persons: ['applicant'],
    terms: terms.residence,
    ...(service === undefined && { needs: 'date of permanent residence' }),
  }
}

/** What this basis alone requires: a marriage, a spouse sent abroad, or service. */
function basisElements(application: NaturalizationCase): ElementRule[] {
  const { basis, service } = application
  if (service)
    return [
      {
        id: 'service',
        name: 'Honorable service',
        test: 'The applicant served honorably in the Armed Forces of the United States for the time that the basis asks for.',
        authorities: basis === '329' ? ['ina329'] : basis === '328' ? ['ina328'] : ['ina328', 'ina329'],
        sections: ['eligibility', 'enclosures'],
        servedBy: ['work', 'record', 'event'],
        persons: ['applicant'],
        terms: terms.service,
        against: ['other than honorable', 'dishonorable', 'bad conduct', 'absent without leave', 'desertion'],
      },
    ]
  if (!isThroughSpouse(application)) return []
  const marriage: ElementRule = {
    id: 'marital-union',
    name: 'Marriage to a citizen',
    test: 'The applicant is married to a citizen of the United States and, for three years before filing under INA 319(a), has lived in marital union with the same citizen spouse.',
    authorities: [basis === '319(a)' ? 'ina319a' : 'ina319b'],
    sections: ['eligibility', 'enclosures'],
    servedBy: ['family', 'status', 'ties'],
    terms: terms.marriage,
    meets: ['apart'],
    against: ['separated', 'moved out', 'divorce filed', 'petition for dissolution', 'lived apart'],
  }
  if (basis === '319(a)') return [marriage]
  return [
    marriage,
    {
      id: 'stationed-abroad',
      name: 'Spouse regularly stationed abroad',
      test: 'The citizen spouse is regularly stationed abroad in qualifying employment, and the applicant will join the spouse and return when it ends.',
      authorities: ['ina319b', 'cfr319-11a'],
      sections: ['eligibility', 'enclosures'],
      servedBy: ['work', 'intention'],
      terms: terms.stationed,
    },
  ]
}

/** Residence and presence over years; service and a spouse stationed abroad do without them. */
function periods({ basis }: NaturalizationCase): ElementRule[] {
  const years = basis === '316(a)' ? 5 : basis === '319(a)' ? 3 : undefined
  if (years === undefined) return []
  return [
    {
      id: 'continuous-residence',
      name: 'Continuous residence and physical presence',
      test: `The applicant has resided in the United States continuously for ${years} years after the admission, has been present for half of that time, and for three months in the district or State.`,
      authorities: [basis === '319(a)' ? 'ina319a' : 'ina316a'],
      sections: ['eligibility', 'enclosures'],
      servedBy: ['presence', 'ties', 'work', 'relocation'],
      persons: ['applicant'],
      terms: terms.periods,
      meets: ['left-home'],
      against: ['more than six months', 'months abroad', 'year abroad', 'nonresident', 'gave up the apartment'],
    },
  ]
}

function character(application: NaturalizationCase): ElementRule {
  const isAsked = isYes(application.answers, 'has_past_arrests') || chosenConcerns(application).length > 0
  return {
    id: 'good-moral-character',
    name: 'Good moral character',
    test: 'The applicant has been a person of good moral character; arrests, taxes and support are disclosed with their records.',
    authorities: ['ina316a'],
    sections: ['enclosures', 'introduction'],
    servedBy: ['character', 'record', 'money'],
    persons: ['applicant'],
    terms: terms.character,
    meets: ['record', 'misrepresented', 'false-citizenship', 'voted', 'smuggled', 'affiliated'],
    against: ['arrested', 'charged with', 'convicted', 'pleaded guilty', 'owes', 'unpaid', 'failed to file', 'arrears'],
    ...(isAsked && { needs: 'certified record of the outcome of each matter that is disclosed' }),
  }
}

/** Each trip that a paper lists, with the days that software counted; a long one stands against continuous residence. */
function statedTrips(application: NaturalizationCase): StatedFact[] {
  const element = periods(application)[0]?.id
  return readPapers(application.input).trips.map(({ left, returned, days, paper }) => ({
    wording: `{applicant.subj} was outside the United States from ${formatLongDate(left)}, to ${formatLongDate(returned)}, for ${days === 1 ? 'one day' : `${days} days`}`,
    kind: 'presence' as const,
    date: { from: left, to: returned },
    amounts: [{ value: days, noun: 'days' }],
    sources: [{ type: 'computed' as const, from: [], how: paper }],
    toldIn: 'eligibility',
    ...(element !== undefined && {
      serves: [{ element, direction: days > halfYear ? ('against' as const) : ('supports' as const) }],
    }),
  }))
}

function stated(application: NaturalizationCase): StatedFact[] {
  const { client, residentSince } = application
  const citizenOf = fieldText(client.client, 'country_of_citizenship')
  return [
    ...statedTrips(application),
    ...(residentSince === undefined
      ? []
      : [
          {
            wording: `{applicant.subj} has been a lawful permanent resident since ${formatLongDate(residentSince)}`,
            kind: 'status' as const,
            date: { from: residentSince },
            sources: [{ type: 'answer' as const, question: 'permanent_residence_date' }],
            serves: [{ element: 'permanent-residence' }],
          },
        ]),
    ...(citizenOf === undefined
      ? []
      : [
          {
            wording: `{applicant.subj} is a citizen of ${citizenOf}`,
            kind: 'identity' as const,
            sources: [{ type: 'record' as const, field: 'client.country_of_citizenship' }],
            serves: [{ element: 'permanent-residence' }],
          },
        ]),
  ]
}
