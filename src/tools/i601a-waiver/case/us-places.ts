import { fold } from './words.ts'

// INA 101(a)(36) and (38): the states, the District of Columbia, Puerto Rico, Guam, the Virgin Islands and the Marianas.
const places: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  DC: 'District of Columbia',
  PR: 'Puerto Rico',
  GU: 'Guam',
  VI: 'Virgin Islands',
  MP: 'Northern Mariana Islands',
}

const names = Object.values(places).map(fold)

/** True when a place of birth names the United States or a state, so that a blank date of arrival needs no question. */
export function namesUnitedStates(place: string): boolean {
  const words = ` ${fold(place).replaceAll(/[^a-z]+/g, ' ')} `
  return (
    /\bUSA?\b|\bU\.\s?S\./.test(place) ||
    endsWithCode(place) ||
    ['united states', ...names].some((name) => words.includes(` ${name} `))
  )
}

/** `Tucson, AZ`. */
function endsWithCode(place: string): boolean {
  const [, code] = /,\s*([A-Z]{2})\.?$/.exec(place.trim()) ?? []
  return code !== undefined && code in places
}
