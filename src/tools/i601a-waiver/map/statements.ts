import type { FactSource } from '#domain/case-map/case-map.ts'
import type { StatedFact } from '#domain/case-map/elements.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { counted, withThousands } from '#domain/prose/words.ts'
import { hadAuthorizedStay } from '../case/entry.ts'
import { wholeYears, type WaiverCase } from '../case.ts'
import type { QualifyingRelative } from '../case/relatives.ts'

/** What the structured answers, the record and the tool's own arithmetic say, as facts. */
export function waiverStatements(waiver: WaiverCase): StatedFact[] {
  return [
    ...identity(waiver),
    ...entries(waiver),
    ...petition(waiver),
    ...presence(waiver),
    ...waiver.relatives.flatMap((relative) => status(relative)),
    ...marriage(waiver),
  ]
}

const answer = (question: string): FactSource => ({ type: 'answer', question })
const record = (field: string): FactSource => ({ type: 'record', field: `client.${field}` })

function identity({ applicant }: WaiverCase): StatedFact[] {
  const { bornOn, birthCountry } = applicant
  if (bornOn === undefined) return []
  return [
    {
      wording: `{applicant} was born${birthCountry === undefined ? '' : ` in ${birthCountry}`} on ${formatLongDate(bornOn)}`,
      kind: 'identity',
      sources: [record('date_of_birth')],
      date: { from: bornOn },
      serves: [{ element: 'eligibility' }],
      toldIn: 'immigration_history',
    },
  ]
}

function entries({ entry }: WaiverCase): StatedFact[] {
  const { lastEntryDate, lastEntryPlace, manner } = entry
  if (!manner.includes('without_inspection') || lastEntryDate === undefined) return []
  return [
    {
      wording: `{applicant} entered the United States without inspection${lastEntryPlace === undefined ? '' : ` near ${lastEntryPlace.replace(/^near /iu, '')}`} on ${formatLongDate(lastEntryDate)}`,
      kind: 'entry',
      sources: [answer('admisibility_details'), record('last_entry_date')],
      date: { from: lastEntryDate },
      serves: [{ element: 'unlawful-presence' }, { element: 'discretion', direction: 'against' }],
      toldIn: 'immigration_history',
    },
  ]
}

function petition({ basis }: WaiverCase): StatedFact[] {
  const { type, approvedOn, petitioner } = basis
  if (approvedOn === undefined || type === undefined || type === 'diversity_visa_program') return []
  const form = `Form ${type.toUpperCase().replace('_', '-')}`
  return [
    {
      wording: `USCIS approved the ${form}${petitioner === undefined ? '' : ` filed by ${petitioner}`} on ${formatLongDate(approvedOn)}`,
      kind: 'petition',
      sources: [answer('approval_date'), answer('petitioner_name')],
      date: { from: approvedOn },
      serves: [{ element: 'eligibility' }],
      toldIn: 'immigration_history',
    },
  ]
}

function presence({ presence: counts, entry, asOf }: WaiverCase): StatedFact[] {
  if (counts === undefined || counts.days === 0) return []
  return [
    {
      wording: `{applicant.poss} unlawful presence comes to ${counted(counts.days, 'day')} from ${formatLongDate(counts.start)} to ${formatLongDate(asOf)}`,
      kind: 'computed',
      sources: [
        {
          type: 'computed',
          from: hadAuthorizedStay(entry) ? ['i94_expire_date'] : ['last_entry_date'],
          how: `${withThousands(counts.days)} days`,
        },
      ],
      amounts: [{ value: counts.days, noun: 'days' }],
      serves: [{ element: 'unlawful-presence' }, { element: 'discretion', direction: 'against' }],
      toldIn: 'unlawful_presence',
    },
  ]
}

function status({
  role,
  name,
  birthplace,
  residentSince,
  citizenSince,
  status: now,
}: QualifyingRelative): StatedFact[] {
  if (name === undefined) return []
  const since = now === 'citizen' ? citizenSince : residentSince
  const is =
    now === 'citizen'
      ? `is a citizen of the United States${since === undefined ? '' : `, naturalized on ${formatLongDate(since)}`}`
      : since === undefined
        ? 'is a lawful permanent resident'
        : `has been a lawful permanent resident since ${formatLongDate(since)}`
  const born = birthplace === undefined ? '' : `was born in ${birthplace} and `
  return [
    {
      wording: `{${role}} ${born}${is}`,
      kind: 'status',
      sources: [answer('qualifying_relative'), answer(`${role}_place_of_birth`)],
      serves: [{ element: 'qualifying-relative' }],
      toldIn: 'qualifying_relatives',
    },
  ]
}

function marriage({ marriedOn, asOf, relatives }: WaiverCase): StatedFact[] {
  const years = wholeYears(marriedOn, asOf)
  if (marriedOn === undefined || years === undefined || !relatives.some(({ role }) => role === 'spouse')) return []
  return [
    {
      wording: `{spouse} married {applicant} on ${formatLongDate(marriedOn)}`,
      kind: 'family',
      sources: [record('marriage_date')],
      date: { from: marriedOn },
      serves: [{ element: 'discretion' }],
      toldIn: 'statement_of_facts',
      ...(years > 0 && { np: `a marriage of ${counted(years, 'year')}` }),
    },
  ]
}
