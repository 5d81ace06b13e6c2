/** Where an immigration court sits; its state decides the circuit. */
export type ImmigrationCourt = { readonly city: string; readonly state: string }

const inStates: Readonly<Record<string, readonly string[]>> = {
  MA: ['Boston', 'Chelmsford'],
  PR: ['Guaynabo'],
  NY: ['New York', 'Buffalo', 'Batavia', 'Ulster'],
  CT: ['Hartford'],
  NJ: ['Newark', 'Elizabeth'],
  PA: ['Philadelphia'],
  MD: ['Baltimore', 'Hyattsville'],
  VA: ['Annandale', 'Sterling'],
  NC: ['Charlotte'],
  TX: [
    'Conroe',
    'Dallas',
    'El Paso',
    'Harlingen',
    'Houston',
    'Laredo',
    'Los Fresnos',
    'Port Isabel',
    'Pearsall',
    'San Antonio',
  ],
  LA: ['Jena', 'New Orleans', 'Oakdale'],
  OH: ['Cleveland'],
  MI: ['Detroit'],
  KY: ['Louisville'],
  TN: ['Memphis'],
  IL: ['Chicago'],
  IN: ['Indianapolis'],
  MN: ['Fort Snelling'],
  MO: ['Kansas City'],
  NE: ['Omaha'],
  CA: [
    'Adelanto',
    'Concord',
    'Imperial',
    'Los Angeles',
    'Sacramento',
    'San Diego',
    'Otay Mesa',
    'San Francisco',
    'Santa Ana',
    'Van Nuys',
  ],
  AZ: ['Eloy', 'Florence', 'Phoenix', 'Tucson'],
  NV: ['Las Vegas'],
  OR: ['Portland'],
  WA: ['Seattle', 'Tacoma'],
  HI: ['Honolulu'],
  MP: ['Saipan'],
  CO: ['Denver', 'Aurora'],
  UT: ['Salt Lake City'],
  GA: ['Atlanta', 'Lumpkin', 'Stewart'],
  FL: ['Miami', 'Krome', 'Orlando'],
}

/** General knowledge, neither confirmed nor complete: courts open and close. It proposes a state and warns. */
const immigrationCourts: readonly ImmigrationCourt[] = Object.entries(inStates).flatMap(([state, cities]) =>
  cities.map((city) => ({ city, state })),
)

/** Cities of adjudication centers and of judges who hear others' cases by video. */
const centers: readonly ImmigrationCourt[] = [
  { city: 'Falls Church', state: 'VA' },
  { city: 'Sterling', state: 'VA' },
  { city: 'Richmond', state: 'VA' },
  { city: 'Fort Worth', state: 'TX' },
]

const fold = (city: string) =>
  city
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()

/** The court of a city, `Los Angeles` or `New York (Varick)`; undefined where the list has none. */
export function courtOfCity(city: string | undefined): ImmigrationCourt | undefined {
  const given = fold(city ?? '')
  if (given === '') return undefined
  return immigrationCourts.find((court) => given === fold(court.city) || given.startsWith(`${fold(court.city)} `))
}

/** Whether judges sit in this city for cases that are docketed elsewhere. */
export function isAdjudicationCenter(city: string | undefined): boolean {
  return centers.some((center) => fold(center.city) === fold(city ?? ''))
}
