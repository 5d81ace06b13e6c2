import type { FactKind } from '../../case-map.ts'

/** What the label of a note says that it is about. */
export type NoteTopic =
  | 'office'
  | 'to counsel'
  | 'identity'
  | 'birth'
  | 'language'
  | 'marital status'
  | 'religion'
  | 'education'
  | 'work'
  | 'work there'
  | 'income'
  | 'bills'
  | 'insurance'
  | 'home'
  | 'household'
  | 'entry'
  | 'trips'
  | 'arrests'
  | 'tickets'
  | 'taxes'
  | 'earlier filings'
  | 'residence'
  | 'family there'
  | 'family'
  | 'mother'
  | 'father'
  | 'brother'
  | 'sister'
  | 'other kin'
  | 'children'
  | 'support of a child'
  | 'health'
  | 'diagnosis'
  | 'medication'
  | 'doctor'
  | 'treatment'
  | 'symptoms'
  | 'scars'
  | 'limits'
  | 'help'
  | 'tasks'
  | 'school'
  | 'harm'
  | 'episode'
  | 'hiding'
  | 'relocation'
  | 'fear'
  | 'third country'
  | 'report'
  | 'motive'
  | 'persecutor'
  | 'opinion'
  | 'membership'
  | 'late filing'
  | 'separation'
  | 'move'
  | 'safety'
  | 'care there'
  | 'work there abroad'
  | 'military'
  | 'voting'
  | 'community'
  | 'adverse'
  | 'witnesses'
  | 'history'
  | 'other'

/**
 * Labels as offices, clients and doctors write them: whole, in small letters, without accents, full stops and what stands in
 * brackets; the first that fits. Whose it is (`his work`, `kids (hers)`) is read apart.
 */
export const labelCatalogue: readonly (readonly [RegExp, NoteTopic])[] = [
  [
    /^(?:client|client name|name|nombre|date|fecha|staff|interviewer|interviewed by|prepared by|intake(?: date| by)?|file|case(?: no)?|matter|a#|a no|a-number|alien no|receipt(?: no)?|phone|tel|cell|email|re|source|sources|interpreter|referred by)$/u,
    'office',
  ],
  [
    /^(?:docs?(?:uments)?(?: (?:to get|needed|wanted|requested|pending))?|to get|to ?do|need(?:ed)?(?: from client)?|still need(?:ed)?|missing|ask|not asked|open|questions?|follow[- ]?up|f\/u|next steps?|evidence|exhibits?|pending|notes? to (?:self|file)|check|verify|falta|pendiente|documentos)$/u,
    'to counsel',
  ],
  [/^(?:dob(?:\/pob)?|pob|b|born|birth|date of birth|nacimiento|fecha de nacimiento)$/u, 'birth'],
  [/^(?:ssn|nationality|citizenship|sex|gender|age|edad|coc|coc\/cob|cob)$/u, 'identity'],
  [/^(?:lang|languages?|speaks|spanish|english|idiomas?)$/u, 'language'],
  [/^(?:marital(?: status)?|married|marriage|status civil|estado civil|civil status|relationship)$/u, 'marital status'],
  [/^(?:religion|faith|relig|fe)$/u, 'religion'],
  [/^(?:educ|education|studies|univ|university|college|estudios|escolaridad)$/u, 'education'],
  [
    /^(?:work|job|jobs|employment|empl|employer|occupation|occ|current job|works?|trabajo|empleo|ocupacion|work now)$/u,
    'work',
  ],
  [/^(?:work before|before|prior (?:work|job)|past (?:work|jobs?)|work back home|work there)$/u, 'work there'],
  [/^(?:income|inc|pay|wages?|earnings|salary|money|fin|financ(?:es|ial)|\$+|ingresos|sueldo|dinero)$/u, 'income'],
  [
    /^(?:bills?|expenses?|exp|costs?|monthly|debts?|rent|mortgage|mtg|gastos|deudas?|renta|meds? cost|cost of meds)$/u,
    'bills',
  ],
  [/^(?:ins|insurance|health ins(?:urance)?|coverage|seguro|medicaid|medicare)$/u, 'insurance'],
  [/^(?:home|housing|house|residence|lives?|lives at|address|addr|vivienda|casa|domicilio|direccion)$/u, 'home'],
  [/^(?:lives with|household|hh|in (?:the )?home|vive con)$/u, 'household'],
  [/^(?:entry|entries|entered|last entry|arrival|arrived|border|came|came to us|doe|eoe|entrada|llegada)$/u, 'entry'],
  [
    /^(?:trips?(?: since| abroad)?|travel(?: since)?|absences?|abroad|exits?|left us|viajes?|salidas?|trips? out(?: of us)?)$/u,
    'trips',
  ],
  [
    /^(?:arrests?|criminal(?: (?:hx|history|record))?|crim(?: (?:hx|history|record))?|record|police record|dui|convictions?|arrestos?|antecedentes)$/u,
    'arrests',
  ],
  [/^(?:tickets?|traffic|citations?|multas)$/u, 'tickets'],
  [/^(?:tax|taxes|itin|impuestos|taxes filed)$/u, 'taxes'],
  [
    /^(?:prior (?:filings?|immig(?:ration)?|apps?|applications?|petitions?)|past filings?|earlier filings?|immig(?:ration)?(?: (?:hx|history))?|n-?400 before|prior removal|prior deport(?:ation)?|uscis|tramites)$/u,
    'earlier filings',
  ],
  [/^(?:green card|lpr|lpr since|gc|perm(?:anent)? res(?:idence)?)$/u, 'residence'],
  [
    /^(?:fam(?:ily)? (?:back home|there|abroad|in (?:home )?country)|relatives (?:there|abroad)|back home|familia alla)$/u,
    'family there',
  ],
  [/^(?:family|fam|relatives|kin|siblings|parents|familia|padres|hermanos)$/u, 'family'],
  [/^(?:mother|mom|mama|mami|madre|mother-in-law|mil)$/u, 'mother'],
  [/^(?:father|dad|papa|papi|padre|father-in-law|fil)$/u, 'father'],
  [/^(?:brother|bro|hermano)$/u, 'brother'],
  [/^(?:sister|sis|hermana)$/u, 'sister'],
  [/^(?:uncle|aunt|cousin|grandmother|grandma|grandfather|grandpa|friend|tio|tia|primo|abuela|abuelo)$/u, 'other kin'],
  [/^(?:kids?|children|child|sons?|daughters?|hijos?|hijas?|ninos)$/u, 'children'],
  [/^(?:child support|support order|cs)$/u, 'support of a child'],
  [/^(?:dx|dxs|diagnos[ie]s|diagnostico|conditions?)$/u, 'diagnosis'],
  [
    /^(?:health|med|medical|med(?:ical)? (?:hx|history)|illness|psych|mental(?: health)?|mh|dep|depression|anx|anxiety|salud|enfermedad|pregnancy)$/u,
    'health',
  ],
  [/^(?:meds?|medications?|medicines?|rx|medicinas?|medicamentos)$/u, 'medication'],
  [/^(?:dr|drs|doctors?|pcp|physician|therapist|counselor|clinic|medico)$/u, 'doctor'],
  [
    /^(?:tx|treatment|therapy|infusions?|surgery|surgeries|hosp|hospital|procedures?|needs?|tratamiento)$/u,
    'treatment',
  ],
  [
    /^(?:sx|symptoms?|flares?|bad days|nightmares?|flashbacks?|sleep|mood|pain|seizures?|panic|panic attacks|suenos|sintomas|complaints?|cc|course|labs?|prognosis)$/u,
    'symptoms',
  ],
  [/^(?:scars?|marks|injur(?:y|ies)|cicatrices|lesiones)$/u, 'scars'],
  [/^(?:can(?:no|[’'])t(?: do)?|cannot do|limits?|limitations|restrictions)$/u, 'limits'],
  [/^(?:who helps|help|helpers|support|support system|supports|quien ayuda|other help|ayuda)$/u, 'help'],
  [/^(?:what (?:he|she) does|(?:he|she) does|does|role|chores|tasks|care|caregiving|helps with)$/u, 'tasks'],
  [/^(?:school|schools|iep|504|grades|escuela)$/u, 'school'],
  [/^(?:harm|past harm|persecution|events?|incidents?|what happened|hx of harm|dano|danos|que paso|hechos)$/u, 'harm'],
  [/^(?:threats?|amenazas?)$/u, 'harm'],
  [/^(?:hiding|hid|escondido|escondida|where hid)$/u, 'hiding'],
  [
    /^(?:relocation|reloc|internal relocation|moved within|why not (?:move|elsewhere|another city)|reubicacion|int reloc)$/u,
    'relocation',
  ],
  [/^(?:fear|fears|fear of return|afraid of|if returned|miedo|temor|what (?:he|she) fears)$/u, 'fear'],
  [
    /^(?:why left|route|journey|ruta|transit|third country|why not [a-z ]{3,20}|asylum there|countries crossed|paises|transito)$/u,
    'third country',
  ],
  [/^(?:police report|police|report(?:ed)?|reports|complaint|denuncia|denuncias|reported to police)$/u, 'report'],
  [/^(?:why (?:him|her|me|them)|why|reason|motive|nexus|grounds?|por que|motivo|razon)$/u, 'motive'],
  [/^(?:who|persecutors?|who did it|perpetrators?|quien|quienes|agente)$/u, 'persecutor'],
  [/^(?:opinion|political opinion|politics|pol op|known by|known for|opinion politica)$/u, 'opinion'],
  [/^(?:org|orgs|organizations?|member(?:ship)?s?|party|partido|groups?|union)$/u, 'membership'],
  [
    /^(?:why late|late|late filing|1 ?yr|one[- ]year|1-year|1yr bar|one year bar|delay|why (?:no|not) fil(?:ed|ing)(?: (?:in time|earlier|sooner))?|por que tarde)$/u,
    'late filing',
  ],
  [
    /^(?:sep|separation|if (?:he|she|they) (?:goes|leaves|is (?:refused|gone|denied|deported))|stay|if separated|without (?:him|her))$/u,
    'separation',
  ],
  [
    /^(?:move|moving|reloc abroad|if (?:she|he|they) (?:moves?|relocates?|goes (?:too|along))|there|where|going there|if moves)$/u,
    'move',
  ],
  [/^(?:safety|security|crime|danger|advisory|violence|seguridad)$/u, 'safety'],
  [/^(?:(?:doctors|care|meds?|hospitals?|clinics?|schools?) there|nearest (?:doctor|hospital))$/u, 'care there'],
  [/^(?:jobs there|work abroad)$/u, 'work there abroad'],
  [/^(?:mil|military|army|sel service|selective service|servicio militar)$/u, 'military'],
  [/^(?:vote|voting|vote\/reg|voted|voter reg(?:istration)?)$/u, 'voting'],
  [/^(?:church|coach|coaches|volunteer|volunteers|community|equities|pos|positive|iglesia|activities)$/u, 'community'],
  [/^(?:adverse|neg|negative|bad facts?)$/u, 'adverse'],
  [/^(?:witness(?:es)?|testigos?|corroboration)$/u, 'witnesses'],
  [/^(?:hx|history|bio|background|historia|after|now|summary|kept during [a-z ]{3,20})$/u, 'history'],
]

/** What the facts of a topic are about, for the section that needs them. */
export const kindOfTopic: Readonly<Partial<Record<NoteTopic, FactKind>>> = {
  birth: 'identity',
  language: 'ties',
  'marital status': 'family',
  religion: 'identity',
  education: 'identity',
  work: 'work',
  'work there': 'work',
  income: 'money',
  bills: 'money',
  insurance: 'money',
  home: 'money',
  household: 'family',
  entry: 'entry',
  trips: 'presence',
  arrests: 'record',
  tickets: 'record',
  taxes: 'character',
  'earlier filings': 'proceedings',
  residence: 'status',
  'family there': 'family',
  family: 'family',
  mother: 'family',
  father: 'family',
  brother: 'family',
  sister: 'family',
  'other kin': 'family',
  children: 'family',
  'support of a child': 'money',
  health: 'health',
  diagnosis: 'health',
  medication: 'health',
  doctor: 'health',
  treatment: 'health',
  symptoms: 'health',
  scars: 'health',
  limits: 'health',
  help: 'care',
  tasks: 'care',
  school: 'school',
  harm: 'harm',
  episode: 'harm',
  hiding: 'relocation',
  relocation: 'relocation',
  fear: 'fear',
  'third country': 'presence',
  report: 'protection',
  motive: 'motive',
  opinion: 'belief',
  membership: 'belief',
  'late filing': 'deadline',
  separation: 'intention',
  move: 'ties',
  military: 'character',
  voting: 'character',
  community: 'character',
  adverse: 'record',
}
