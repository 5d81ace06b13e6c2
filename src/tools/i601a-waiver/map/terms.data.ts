/** Words that passages use which serve an element, beside those of its test. Stems are compared: one form is enough. */
export const terms = {
  health: words(
    'diagnosed diagnosis illness disease disorder depression anxiety relapse recurrence episode remission therapy therapist psychiatrist psychologist physician doctor nurse hospital hospitalized surgery medication medicine prescribed dose sertraline insulin dialysis cancer diabetes asthma seizure stroke arthritis pain chronic symptoms suicidal panic sleep insomnia score PHQ-9 GAD-7 treatment prognosis evaluation opinion',
    ['more likely than not', 'passive thoughts', 'panic attack', 'blood pressure', 'missed work', 'side effects'],
  ),
  care: words(
    'autism autistic disability disabled wheelchair caregiver bathes dresses feeds lifts drives appointment sessions meltdown supervise aide childcare babysitter kindergarten custody toddler speech occupational therapy attendance shift night caring looks alone help helper transport',
    [
      'special education',
      'takes care',
      'cares for',
      'picks up',
      'early intervention',
      'no one else',
      'nobody else',
      'after school',
      'day care',
      'bring the student',
      'speech therapy',
    ],
  ),
  money: words(
    'income pay salary wages earns earned hourly rent mortgage debt loan bills utilities savings insurance budget household expenses afford cost costs quoted tuition tax taxes employer hours overtime dollars business foreclosure eviction support remittance',
    [
      'a month',
      'per month',
      'take home',
      'brings home',
      'car payment',
      'credit card',
      'health insurance',
      'two households',
    ],
  ),
  family: words(
    'married marriage husband wife together home children sister brother parents mother father friends neighbors alone lonely separation apart absence stay remain',
    ['I will stay', 'will remain', 'cannot leave', 'would stay', 'out of town', 'no family'],
  ),
  ties: words(
    'language Spanish English speak speaks lived born raised visited family relatives church parish community citizen mother father sister brother school friends career license degree move relocate relocation return abroad move culture religion',
    ['never lived', 'never been', 'does not speak', 'grew up', 'left behind', 'would lose', 'daily contact'],
  ),
  services: words(
    'psychiatrist psychologist specialist clinic hospital pharmacy medicine medication shortage insurance physician treatment therapist therapy school special education teacher pupils Spanish English waiting list rehabilitation kilometers hours distance unavailable',
    [
      'public health care',
      'health post',
      'waiting list',
      'speech therapist',
      'does not exist',
      'nearest hospital',
      'no psychiatrist',
      'special education',
      'residence card',
      'not available',
    ],
  ),
  conditions: words(
    'wages earn earned month employment unemployment jobs work violence crime gang kidnapping extortion murder homicide robbery police roads closed curfew water electricity poverty advisory danger earthquake hurricane flood conflict armed',
    [
      'travel advisory',
      'do not travel',
      'reconsider travel',
      'armed confrontations',
      'minimum wage',
      'state of emergency',
      'shut down',
    ],
  ),
  others: words(
    'daughter son child children mother father sister brother grandmother grandfather counselor counseling grade school dialysis afraid fear sleeps nightmares grades age lives',
    ['school counselor', 'in fourth grade', 'years old', 'depends on'],
  ),
  character: words(
    'taxes ITIN filed volunteer volunteers coach church parish pastor community employer arrested arrest record convicted regret regrets remorse honest school college graduated certificate donated helped letters education trade home owner',
    ['never been arrested', 'no criminal record', 'filed taxes', 'without pay', 'put it right', 'same employer'],
  ),
  presence: words('entered border inspection crossed visa overstayed paroled admitted left departed returned trip', [
    'without inspection',
    'never left',
    'has not left',
  ]),
} as const

/** Terms of facts that speak against hardship; they count only where nothing negates them. */
export const against = {
  separation: [
    'partial remission',
    'full remission',
    'has recovered',
    'no longer needs',
    'mild range',
    'savings account',
    'missed no work',
    'lives with an adult child',
  ],
  relocation: [
    'enroll in public health care',
    'on the public list',
    'admits children',
    'bilingual school',
    'speaks fluent',
    'dual citizen',
    'owns a house',
    'free of charge',
  ],
  discretion: ['arrested', 'convicted', 'without inspection', 'false', 'unpaid taxes', 'DUI', 'removed', 'deported'],
} as const

function words(single: string, phrases: readonly string[] = []): readonly string[] {
  return [...new Set([...single.split(' '), ...phrases])]
}
