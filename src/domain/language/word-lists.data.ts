const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words that carry no fact of their own; not counted when sentences are compared. */
export const functionWords = words(`
  a about above after again against all also although always am among an and another any anyone are around as at away
  back be became because become been before began behind being below between both but by came can cannot could did do
  does doing done down during each either else even ever every few first for from further gave get go goes going gone
  got had has have having he her here hers herself him himself his how however i if in instead into is it its itself
  just last later least less like made make many may me might more most much must my myself near never next no nor not
  nothing now of off often on once one only onto or other others our out over own per rather same said see seem several
  shall she should since so some soon still such than that the their them themselves then there these they this those
  though through thus to together told too took toward towards two under until up upon us use used very via was we went
  were what when where whether which while who whom whose why will with within without would year years yet you your
  accordingly additionally afterwards consequently finally furthermore hence indeed likewise meanwhile moreover
  nevertheless nonetheless otherwise similarly subsequently therefore thereafter thereby specifically notably generally
  january february march april june july august september october november december monday tuesday wednesday thursday
  friday saturday sunday approximately around early late mid morning afternoon evening
`)

/**
 * Capitalised words of law, agencies and documents: names in every draft, facts in none. Folded, singular and plural.
 */
export const institutionWords = words(`
  act acts administration administrative admission adjudicator adjustment affidavit agency agent america american amendment
  amendments americans annual appeal appeals appear appendix applicant applicants application applications argument army
  article asylum attachment attorney authorities authority background ban bank basis beneficiary bia board border bond brief bureau
  cancellation captain case cat catholic cause cbp central certificate chapter chief child children christian church circuit citizen citizens citizenship city
  claim clause clerk code codes college colonel commission commissioner committee community conclusion conditions conference congress
  constitution consular consulate convention cooperation corporation counsel counselor country county court courts cover credible credibility credibly
  christianity islam judaism hinduism buddhism catholicism hindu buddhist jewish jew protestant pentecostal evangelical orthodox baptist methodist
  customs daca dca date declaration defense deferral dental department deputy dhs director disability discretion district doctor document documents dos
  doctrine doj dol domestic eeoc education eligibility embassy employment enforcement english eoir evidence ex exceptional exchange exclusion executive exhibit
  exhibits expert expedited extreme facts faith family father fear federal field filing finding findings first foia form forms forum founded freedom
  general government governor grant ground grounds group guard handbook hardship health hearing high history holiday homeland hon honor
  revenue selective world honorable hospital house human humanitarian ice ij immigrant immigration ina index individual information ins inspection institute
  intelligence interior internal international interview introduction investigation iep islamic issue issues itin judge judges judgment judicial judiciary jurisdiction
  jus justice kingdom labor language law laws lawful lawyer legal letter license lpr magistrate major mandatory manual marshal master medical medicine
  member membership memorandum merits military minister ministry month mother motion muslim nation national nationality nationals nationalization nations naturalization nexus
  nineteenth nonimmigrant nta notary notice notices number oath office officer officers officials opinion opla order orders organization origin page panel paragraph parole
  part particular parish party passport past pastor patrol peace permanent persecution petition petitioner ph physician point police policy political port
  practice practices preference preliminary present president presidential press presumption priest prime prison procedural procedure proceedings
  proclamation professor program proof proposed prosecutor prospective protected protection protocol provisional psg public qualifying question race real receipt record
  records reference refugee refugees refusal region regional registration regulation regulations relative relatives relevant relief religion religious relocation removal
  report reports representative republic request requested residence resident respondent respondents response review rfe right rights room rule rules school
  second secretary section sections security senate senator senior separation sergeant series service services sheriff sister social
  society special spouse ssn staff standard standards state stated statement states station status statute statutes statutory street submission
  submitted summary superior supplement supplemental support supporting supreme tab table tax temporary testimony third timely title torture
  tps traffic translation translator travel treasury treatment treaty trial tribunal umbrella under unhcr union unit united university unlawful
  u.s us usa usc uscis usd victim victims visa visas volume voluntary waiver war warrant well withholding witness witnesses wor year
  jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday spring summer autumn fall winter christmas easter
  mr mrs ms miss dr sr sra jr prof rev fr judge esq md phd rn lcsw pa no nos id inc llc llp pc co corp ltd
  inadmissibility presence file files matter dear diversity entrant entrants check lottery vawa undersigned enclosure enclosures
  sincerely respectfully esquire honorable hereby dates initial exh pre-hearing description expansion psy
  i ii iii iv v vi vii viii ix x xi xii
`)

/** Units that belong to legal reasoning (`three elements`), not to a client's facts. */
export const reasoningUnits = words(`
  element factor step prong part ground test reason requirement issue argument theory point question condition criterion
  criteria category basis standard bar exception claim form section paragraph page exhibit tab copy circumstance approach
  showing finding way kind type thing matter aspect scenario inquiry purpose principle decision case authority sentence
  clause subsection regulation statute provision side half third quarter other more additional separate
  fact document source level author word answer example respect item piece line reading sign feature
`)

export const numberWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    dozen: 12,
  }),
)

/** Words of kinship by the relation that they state; `generic` ones do not contradict their special forms. */
export const kinship: ReadonlyMap<string, { readonly relation: string; readonly generic?: true }> = new Map(
  Object.entries({
    wife: { relation: 'spouse' },
    husband: { relation: 'spouse' },
    spouse: { relation: 'spouse', generic: true },
    fiance: { relation: 'fiance' },
    fiancee: { relation: 'fiance' },
    partner: { relation: 'partner' },
    boyfriend: { relation: 'partner' },
    girlfriend: { relation: 'partner' },
    son: { relation: 'son' },
    daughter: { relation: 'daughter' },
    child: { relation: 'child', generic: true },
    stepson: { relation: 'stepson' },
    stepdaughter: { relation: 'stepdaughter' },
    mother: { relation: 'mother' },
    father: { relation: 'father' },
    parent: { relation: 'parent', generic: true },
    stepmother: { relation: 'stepmother' },
    stepfather: { relation: 'stepfather' },
    brother: { relation: 'brother' },
    sister: { relation: 'sister' },
    sibling: { relation: 'sibling', generic: true },
    cousin: { relation: 'cousin' },
    uncle: { relation: 'uncle' },
    aunt: { relation: 'aunt' },
    nephew: { relation: 'nephew' },
    niece: { relation: 'niece' },
    grandmother: { relation: 'grandmother' },
    grandfather: { relation: 'grandfather' },
    grandson: { relation: 'grandson' },
    granddaughter: { relation: 'granddaughter' },
    'mother-in-law': { relation: 'mother-in-law' },
    'father-in-law': { relation: 'father-in-law' },
    'brother-in-law': { relation: 'brother-in-law' },
    'sister-in-law': { relation: 'sister-in-law' },
    neighbor: { relation: 'neighbor' },
    neighbour: { relation: 'neighbor' },
    friend: { relation: 'friend' },
    colleague: { relation: 'colleague' },
    employer: { relation: 'employer' },
    pastor: { relation: 'pastor' },
  }),
)
