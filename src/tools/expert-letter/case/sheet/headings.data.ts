/** What the lines under a heading of a clinician's own notes are about. */
export type Kind =
  | 'sessions'
  | 'records'
  | 'history'
  | 'account'
  | 'complaints'
  | 'symptoms'
  | 'state'
  | 'exam'
  | 'tests'
  | 'diagnosis'
  | 'assessment'
  | 'opinion'
  | 'separation'
  | 'relocation'
  | 'return'
  | 'care'
  | 'treatment'
  | 'memory'
  | 'limits'
  | 'undone'
  | 'validity'
  | 'role'
  | 'referral'
  | 'social'
  | 'studies'
  | 'risk'
  | 'strengths'
  | 'prognosis'
  | 'basis'
  | 'alternatives'

/** Headings and labels as clinicians write them, whole; the first that fits. */
export const headings: readonly (readonly [RegExp, Kind])[] = [
  [
    /^(?:(?:reason for )?referral(?: question)?|question(?:s)? (?:asked|put)|purpose(?: of (?:the )?evaluation)?)$/u,
    'referral',
  ],
  [
    /^(?:sessions?|visits?|dates?(?: of (?:evaluation|sessions?|interviews?))?|interviews?|procedures?|scope|evaluation procedures?|(?:informed )?consent|setting|place|language|interp(?:reter)?|methods?|methodology)$/u,
    'sessions',
  ],
  [
    /^(?:records?(?: (?:reviewed|read|seen))?|documents? (?:reviewed|read|seen)|reviewed|sources(?: of info(?:rmation)?)?|informants?|collaterals?(?: (?:sources?|informants?|info(?:rmation)?|interviews?|contacts?))?)$/u,
    'records',
  ],
  [
    /^(?:hpi|history of (?:the )?present illness|history as (?:given|told|reported)|account(?: (?:given|of events))?|(?:his|her|their) account|events?|what happened|trauma(?: (?:hx|history|account))?|(?:hx|history) of (?:trauma|torture|abuse|ill[- ]treatment)|torture(?: (?:hx|history))?|ill[- ]treatment|index events?|narrative|allegations?)$/u,
    'account',
  ],
  [
    /^(?:(?:(?:(?:physical|sexual|emotional|psychological|verbal|economic|financial|domestic|marital|spousal|child) )?(?:abuse|violence)|ipv|dv|intimate partner violence|battery|cruelty|threats?|assaults?|coerci(?:on|ve control)|isolation|harassment|stalking|rape|beatings?|mistreatment)(?: (?:hx|history|account|reported|described|incidents?|by (?:the )?\p{L}+))?|(?:hx|history) of (?:the )?(?:violence|dv|ipv|domestic violence|mistreatment|cruelty)|what (?:he|she|they|\p{L}+) did)$/u,
    'account',
  ],
  [
    /^(?:(?:(?:personal|family|social|developmental|medical|psychiatric|psych|psychosocial|educational|work|past|prior|early|relevant|background)(?: medical| psychiatric)? )?(?:hx|history)|p?mhx?|background(?: (?:and|&) history)?|childhood|family(?: of origin)?|upbringing|before(?: (?:that|this|the (?:events?|arrest|fire|accident)))?)$/u,
    'history',
  ],
  [/^(?:(?:current |present(?:ing)? |chief )?(?:complaints?|problems?)|cc|ros|review of systems)$/u, 'complaints'],
  [
    /^(?:soc(?:ial)?(?: (?:hx|history|situation))?|sh|fh|shx|fhx|living situation|substances?(?: use| hx| history)?|alcohol|drugs|family (?:hx|history|situation))$/u,
    'social',
  ],
  [
    /^(?:vitals?(?: signs)?|vs|labs?(?: results?)?|imaging|radiology|x-?rays?|mri|ct|ecg|ekg|echo|studies|emg|allergies)$/u,
    'studies',
  ],
  [/^(?:(?:suicide |safety )?risk(?: assessment)?|safety|si(?: ?\/ ?hi)?)$/u, 'risk'],
  [/^(?:strengths?|protective factors?|resources|resilience)$/u, 'strengths'],
  [/^(?:prognosis|outlook|px)$/u, 'prognosis'],
  [
    /^(?:(?:current |present )?(?:symptoms?|sx)|now|current(?:ly)?|today|at present|present(?: state)?|current (?:state|functioning|presentation)|functioning|function(?:al status)?|adls?|daily (?:life|functioning))$/u,
    'symptoms',
  ],
  [
    /^(?:mse|mental status(?: exam(?:ination)?)?|mental state|behaviou?r(?:al)?(?: (?:in (?:the )?sessions?|observ(?:ed|ations?)))?|observations?|observed|in (?:the )?sessions?|presentation|demeanou?r|appearance|psych(?:iatric|ological)?(?: exam(?:ination)?)?|affect)$/u,
    'state',
  ],
  [
    /^(?:(?:physical )?exam(?:ination)?|physical|pe|o\/e|on exam(?:ination)?|(?:physical )?findings|examination findings|objective)$/u,
    'exam',
  ],
  [
    /^(?:(?:psych(?:ological|ometric)? )?(?:tests?|testing)(?: results?)?|test results|scores?|instruments?(?: (?:used|and scores))?|measures?|results?|scales?|screen(?:ing|ers?)?|questionnaires?)$/u,
    'tests',
  ],
  [/^basis(?: (?:of|for) (?:the )?(?:diagnos[ie]s|dx))?$/u, 'basis'],
  [
    /^(?:d\/?dx|differential(?: (?:diagnos[ie]s|dx))?|alternatives?(?: considered)?|rule[ -]?outs?|r\/o)$/u,
    'alternatives',
  ],
  [/^(?:dx|diagnos[ie]s|diagnostic impressions?|impressions?|dsm(?:-5(?:-tr)?)?(?: diagnos[ie]s)?)$/u, 'diagnosis'],
  [
    /^(?:a ?[/&+] ?p|assessment(?: (?:and|&) plan|\/plan)?|interpretation|correlation|consistency|interpretation of findings|findings and account)$/u,
    'assessment',
  ],
  [
    /^(?:(?:my |clinical )?(?:opinions?|conclusions?|formulation|summary)|summary and opinion|discussion|bottom line|overall|in sum|in short|taken together|opinion and conclusions?)$/u,
    'opinion',
  ],
  [
    /^(?:sep|(?:effects? of |if |on )?separat(?:ion|ed)|(?:if|when|without) (?:he|she|they|him|her|(?:the |his |her )?(?:father|mother|dad|mom|husband|wife|spouse|client|applicant))(?: (?:leaves|has to leave|is (?:removed|deported|gone|refused|sent back|away)|were (?:removed|deported)|goes away))?)$/u,
    'separation',
  ],
  [
    /^(?:reloc|(?:effects? of |if |on )?relocat(?:ion|ed|es)|if (?:she|he|they|family|the family|(?:the )?(?:child|children|kids|son|daughter)) (?:goes|go|moves?|relocates?)(?: (?:too|along|there|with (?:him|her|them)))?(?: to [\p{L} ]{3,30})?)$/u,
    'relocation',
  ],
  [
    /^(?:(?:if |on |effects? of )?(?:return(?:ed)?|removal|removed|deported|deportation)|if sent back|return to (?:the )?country)$/u,
    'return',
  ],
  [
    /^(?:recs?|recommendations?|recommended|plan|tx plan|treatment plan|needs?|treatment needs?|care|f\/?u|follow-?up|disposition)$/u,
    'care',
  ],
  [
    /^(?:(?:current |past |prior |present )?(?:treatment|tx|meds?|medications?|therapy)(?: (?:hx|history|so far))?)$/u,
    'treatment',
  ],
  [/^(?:memory|recall|delay|late filing|demeanou?r and memory|memory and delay|reason for delay)$/u, 'memory'],
  [/^(?:limits?|limitations?|caveats?|limits of (?:this )?(?:evaluation|opinion|exam(?:ination)?))$/u, 'limits'],
  [/^(?:not (?:done|seen|tested|assessed|reviewed|read))$/u, 'undone'],
  [
    /^(?:validity|malingering|malingering \/ validity|exaggeration|effort|symptom validity|response style)$/u,
    'validity',
  ],
  [
    /^(?:role of (?:the )?(?:wife|husband|father|mother|spouse|client|applicant)|supports?|other supports?(?: considered)?)$/u,
    'role',
  ],
]

/** The topic under which the letter has a kind, as its paragraphs open; none where every sentence finds its own place. */
export const topicOfKind: Readonly<Partial<Record<Kind, string>>> = {
  sessions: 'Sessions',
  records: 'Sessions',
  history: 'History',
  account: 'Account',
  complaints: 'Symptoms',
  symptoms: 'Symptoms',
  state: 'Presentation',
  exam: 'Presentation',
  tests: 'Symptoms',
  diagnosis: 'Diagnosis',
  basis: 'Diagnosis',
  alternatives: 'Alternatives',
  treatment: 'Treatment',
  assessment: 'Consistency',
  separation: 'Separation',
  relocation: 'Relocation',
  return: 'Return',
  care: 'Recommendations',
  memory: 'Memory',
  validity: 'Alternatives',
  social: 'History',
  studies: 'Presentation',
  risk: 'Symptoms',
  strengths: 'Symptoms',
  prognosis: 'Recommendations',
}

/** Of these the label itself says what the words are about, and is told. */
export const toldWithLabel: ReadonlySet<Kind> = new Set(['social', 'studies', 'risk', 'strengths'])
