import type { FactKind } from '../case-map.ts'
import type { DocumentSort } from '../elements.ts'
import { stemsOf } from './stems.ts'

/** The first that fits, so the narrow ones stand before the wide ones. */
export const sortTerms: readonly { readonly sort: DocumentSort; readonly words: readonly string[] }[] = [
  {
    sort: 'declaration',
    words: ['declaration of', 'affidavit', 'sworn statement', 'statement of the applicant', 'declaration'],
  },
  {
    sort: 'police',
    words: [
      'police report',
      'police department',
      'complaint to the police',
      'denuncia',
      'incident report',
      'complaint no',
      'first information report',
    ],
  },
  {
    sort: 'country',
    words: [
      'country report',
      'country information',
      'country condition',
      'human rights',
      'advisory',
      'information sheet',
      'documentation center',
      'report no.',
      'world report',
      'religious freedom',
      'early warning',
      'alerta temprana',
      'observatory',
      'observatorio',
      'annual report',
      'informe anual',
      'situation report',
      'rights monitor',
      'rights desk',
      'rights watch',
    ],
  },
  {
    sort: 'evaluation',
    words: [
      'psychological evaluation',
      'psychiatric evaluation',
      'psychosocial',
      'forensic',
      'evaluation of',
      'evaluation',
    ],
  },
  {
    sort: 'school',
    words: [
      'individualized education',
      'iep',
      'school record',
      'report card',
      'school district',
      'transcript of grades',
      'letter of the teacher',
    ],
  },
  {
    sort: 'medical',
    words: [
      'medical report',
      'medical record',
      'x-ray',
      'radiolog',
      'ultrasound',
      'laboratory report',
      'hospital',
      'clinic',
      'polyclinic',
      'diagnosis',
      'discharge summary',
      'physician',
      'nephrolog',
      'cardiolog',
      'oncolog',
      'neurolog',
      'rheumatolog',
      'pulmonolog',
      'memory care',
      'treatment',
      'm.d.',
    ],
  },
  {
    sort: 'court',
    words: ['summons', 'warrant', 'judgment', 'court order', 'indictment', 'notice to appear', 'disposition'],
  },
  {
    sort: 'financial',
    words: [
      'tax return',
      'tax transcript',
      'w-2',
      'pay stub',
      'pay record',
      'bank statement',
      'mortgage',
      'lease',
      'rent ledger',
      'budget',
      'employment letter',
      'earnings',
    ],
  },
  {
    sort: 'identity',
    words: ['birth certificate', 'marriage certificate', 'passport', 'identity card', 'naturalization certificate'],
  },
  { sort: 'cv', words: ['curriculum vitae', 'résumé', 'resume', 'cv of', 'biographical'] },
  { sort: 'publication', words: ['publication', 'journal', 'abstract', 'citations of'] },
  { sort: 'letter', words: ['letter', 'dear ', 'to whom it may concern', 'statement of'] },
]

const terms = (text: string) => [...new Set(stemsOf(text))]

/** Stems that tell what a statement is about. */
export const kindTerms: readonly (readonly [FactKind, readonly string[]])[] = [
  [
    'health',
    terms(
      'diagnosed diagnosis depression anxiety disorder illness sick sickness pain surgery medication medicine sertraline insulin dialysis kidney cancer diabetes asthma seizure stroke blood pressure psychiatrist psychologist therapist physician hospital hospitalized symptoms panic sleep nightmares suicidal relapse episode remission treatment dose mg score chronic condition disability autism injury injuries fracture scar bruise swollen wheelchair pregnancy trauma ptsd',
    ),
  ],
  [
    'care',
    terms(
      'cares caring caregiver bathe feeds feeding lifts drives appointments appointment therapy speech occupational meltdown supervise bedtime helps night sessions routine daycare babysit brings picks drop-off cooks medication transport rides',
    ),
  ],
  [
    'money',
    terms(
      'rent mortgage pay pays paid income wage wages earns salary month debt loan bills insurance tuition cost costs afford savings dollars money expenses utilities payment budget transfer transfers remittance pension unemployment',
    ),
  ],
  [
    'work',
    terms(
      'works worked job employer employed employment technician shift hours company foreman manager construction warehouse business profession career license teacher taught nurse carpenter',
    ),
  ],
  [
    'school',
    terms(
      'school grade class teacher classroom student pupil education iep enrolled university college tutoring counselor homework aide',
    ),
  ],
  [
    'family',
    terms(
      'married marriage wedding children son daughter born brother sister mother father parents family grandmother wife husband divorced widow together sibling siblings',
    ),
  ],
  [
    'ties',
    terms(
      'lived arizona spanish language english relatives church parish friends community neighborhood born raised grew speaks speak home town citizen roots never',
    ),
  ],
  [
    'country',
    terms(
      'region municipality province government police army violence gang cartel homicide kidnapping road roads clinic village conflict nationwide capital inhabitants report survey researchers percent',
    ),
  ],
  [
    'intention',
    terms('stay remain move relocate follow leave intend decided decision refused separation separated apart'),
  ],
  [
    'character',
    terms(
      'taxes tax filed volunteer volunteers coach coaches church parish pastor honest remorse regret regrets arrested convicted charged award community charity rehabilitation taught donates',
    ),
  ],
  ['entry', terms('entered arrived admitted inspection border visa crossed paroled landed airport overstay entry')],
  [
    'harm',
    terms(
      'beat beaten hit kicked struck detained arrested tortured raped burned burnt shot stabbed attacked kidnapped killed murdered slapped blindfolded threatened cell prison custody raid raided machete gun knife soldiers assaulted bruised interrogated whipped',
    ),
  ],
  ['threat', terms('threat threats threatened threaten warned warning kill message phone call summons note letter')],
  [
    'motive',
    terms(
      'because called said told insult apostate traitor accused terrorist list names slur supporter opposition belongs reason blamed',
    ),
  ],
  [
    'belief',
    terms(
      'baptized baptism church christian muslim faith prayer bible converted conversion party member protest demonstration politics political opinion speech vote election activist journalist gay lesbian transgender ethnic tribe clan',
    ),
  ],
  ['fear', terms('fear fears afraid scared return returned airport looking searching wanted arrest hiding')],
  [
    'protection',
    terms(
      'police complaint complained reported gendarme officer prosecutor investigate investigation protect protection refused government authorities official officials ministry impunity',
    ),
  ],
  [
    'relocation',
    terms('moved relocated another city capital elsewhere hid hiding safe identity card tenants found relatives'),
  ],
  [
    'corroboration',
    terms('papers receipts copy copies burned lost kept record records translated certificate witness photograph'),
  ],
  ['deadline', terms('lawyer filed application deadline year arrived learned')],
  ['petition', terms('petition approved receipt uscis i-130 i-140 beneficiary petitioner priority')],
  ['proceedings', terms('notice appear hearing judge court removal proceedings charged')],
]
