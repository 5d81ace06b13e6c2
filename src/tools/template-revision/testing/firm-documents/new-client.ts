import type { Attorney } from '#domain/clients/attorney.ts'
import type { ClientRecord } from '#domain/clients/client-record.ts'

const field = (value: string) => ({ value, dataType: 'text' as const })

/** Whom the firms' papers are drafted for next. */
export const newClients: Readonly<Record<'he' | 'she', ClientRecord>> = {
  he: {
    id: 'client-1',
    first_name: 'Issouf',
    middle_name: 'Rasmané',
    last_name: 'Kaboré',
    client: {
      a_number: field('A 000-000-772'),
      gender: field('male'),
      date_of_birth: field('1982-05-19'),
      country_of_citizenship: field('Burkina Faso'),
    },
    spouse: {},
    children: [],
  },
  she: {
    id: 'client-2',
    first_name: 'Nilufar',
    middle_name: null,
    last_name: 'Rakhimova',
    client: {
      a_number: field('A 000-000-655'),
      gender: field('female'),
      date_of_birth: field('1993-06-14'),
      country_of_citizenship: field('Uzbekistan'),
    },
    spouse: {},
    children: [],
  },
}

export const newAttorney: Attorney = {
  email: 'p@firm.example',
  phone: '(614) 555-0150',
  first_name: 'Philippa',
  middle_name: null,
  last_name: 'Oyelowo',
  title: null,
  firm_name: 'Oyelowo Law Group',
  license_number: 'PO117203',
  license_authority: null,
  address_1: '400 Brightwater Street',
  address_2: null,
  city: 'Columbus',
  state: 'Ohio',
  zip_code: '43201',
}
