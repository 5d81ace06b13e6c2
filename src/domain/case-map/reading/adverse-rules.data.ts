/** In what words statements speak against a client, sign by sign. Each pattern reads one sentence. */
export type AdverseRule = {
  readonly says: readonly RegExp[]
  /** A denial does not take it away: it is one itself. */
  readonly evenDenied?: readonly RegExp[]
  /** Only about the applicant, or only about others: by who is in the fact. */
  readonly about?: 'applicant' | 'others'
  /** What would be, or is feared, shows nothing. */
  readonly isReal?: true
}

/** What speaks of the household that would stay, or move. */
export const hardshipRules = {
  help: {
    says: [
      /\b(?:sister|brother|mother|father|aunt|uncle|cousin|in-law|neighbou?r|friend|grandmother|grandfather|grandparents|parents|niece|nephew|relatives|family|siblings?|daughter|son)\b[^.;]{0,60}\b(?:(?<!\bto )helps?|helped|could help|can help|babysits?|look(?:s|ed) after|takes? care of|took care of|watches the|picks? (?:\p{L}+ ){1,4}up|offered to (?:help|drive|watch|take|care|look|stay|move))\b/iu,
      /\b(?:parents?|mother|father|sister|brother|in-laws|grandmother|grandparents)\b[^.;]{0,30}\blives? (?:\p{L}+ |\d+ ){0,4}(?:streets?|blocks?|doors?|houses?) (?:away|from|down)\b/iu,
      /\b(?:circle|network|number) of (?:\p{L}+ ){0,2}(?:friends|relatives|family|neighbou?rs)\b/iu,
      /\b(?:friends|relatives|family|parents|siblings|church|community)\b[^.;]{0,40}\b(?:who |that )?(?:would|will|can|are willing to|is willing to) (?:support|help|assist|take care|look after|step in)\b/iu,
      /\b(?:employer|hospital|job|office|company|boss|manager|supervisor|work)\b[^.;]{0,30}\b(?:would (?:give|let|allow|offer|grant)|offered|agreed to)\b[^.;]{0,60}\b(?:transfer|shifts?|schedule|hours|leave|remotely|nights?|from home|time off)\b/iu,
    ],
    evenDenied: [
      /\b(?:sister|brother|mother|father|aunt|uncle|cousin|in-law|neighbou?r|friend|grandmother|grandfather|grandparents|parents|niece|nephew|relatives|family|siblings?|daughter|son)\b[^.;]{0,40}\b(?:lives? (?:next door|nearby|close|close by|around the corner|upstairs|downstairs|with us|in the same)|moved in)\b/iu,
      /\b(?:sister|brother|mother|father|aunt|uncle|cousin|neighbou?r|friend|parents|relatives)\b[^.;]{0,30}\boffered to (?:help|drive|watch|take|care|look|stay|move)\b/iu,
    ],
    about: 'others',
  },
  improved: {
    says: [
      /\b(?:improved|(?<!\buse disorder\b[^.;]{0,30})in (?:partial |full |sustained )?remission|is stable|are stable|was stable|(?:has|have) been stable|stabilized|recovered|(?<!\b(?:only|unless|requires?|must)\b[^.;]{0,60})well[- ]controlled|under control|felt well|feels? (?:well|better)|sleeps? better|gained weight|gained \w+ pounds|symptom-free|responds? well|doing well|functions? well|less (?:anxious|depressed)|returned to work)\b/iu,
      /\b(?:(?:has|have) healed|quiescent|asymptomatic|sle(?:eps?|pt|eping) through the night|back to normal|full recovery|made a recovery|in the (?:mild|minimal|normal) range|(?:is|am) happy (?:in|with|at)|as (?:he|she|I) did before)\b/iu,
      /\blast (?:\p{L}+ )?(?:seizure|flare|relapse|episode|attack|hospitalization|admission) was (?:in|on|\p{L}+ years ago)\b/iu,
    ],
    evenDenied: [
      /\b(?:no absences|missed no work)\b/iu,
      /\bno longer (?:meets?|met|fulfil(?:s|led)?|satisf(?:ies|ied)) (?:the )?(?:full |diagnostic )?criteria\b/iu,
      /\bno longer (?:needs?|needed|takes?|took|requires?|required|sees|saw|has|had|suffers?|suffered) (?:\p{L}+ ){0,2}(?:therapy|treatment|medication|medicine|it|them|symptoms|nightmares|attacks?|pain)\b/iu,
      /\b(?:stopped|came off|ended) (?:\p{L}+ ){0,2}(?:medication|medicine|therapy|treatment)\b[^.;]{0,40}\b(?:no longer needed|better|well|recovered)\b/iu,
      /\b(?:had|has|have|been) no (?:further |more |new )?(?:flares?|relapses?|episodes?|seizures?|symptoms|panic attacks|nightmares)\b/iu,
      /\btakes? no (?:more )?(?:medicine|medication|pills)\b/iu,
    ],
  },
  means: {
    says: [
      /(?:\$ ?\d[\d,.]* in savings|\bsavings (?:account )?of \$ ?\d|\bin our savings)/iu,
      /\b(?:loans?|mortgage|debts?|house|home|car)\b[^.;]{0,20}\b(?:is|are|has been|have been|was|were) paid (?:off|in full)\b/iu,
      /\b(?:insurance|plan|policy|Medicaid|Medicare)\b[^.;]{0,30}\b(?:covers|covered|pays for) (?:everything|(?:nearly )?all(?! (?:two|three|four|five|six|of (?:us|them)|the family))|most)\b/iu,
      /\b(?:could|can) (?:pay|cover|afford|carry) [^.;]{1,40}\b(?:alone|by (?:myself|herself|himself)|without)\b/iu,
      /\b(?:received|got|was given) (?:a |an )(?:raise|promotion|inheritance)\b/iu,
    ],
    evenDenied: [/\b(?:has|have|with) no (?:debts?|loans?|mortgage)\b/iu],
    isReal: true,
  },
  managed: {
    says: [
      /\b(?:managed|coped|got by|did) (?:quite |very )?(?:well|fine)\b/iu,
      /\b(?:kept|continued|went on) (?:working|to work|teaching|studying)\b/iu,
      /\b(?:were|was|had been|have been) (?:legally )?separated (?:from|in|for|between|during)\b[^.;]{0,40}\b(?:(?:19|20)\d\d|months?|years?)\b/iu,
      /\b(?:lived apart|moved out|filed for divorce)\b/iu,
    ],
    isReal: true,
  },
  'weak-opinion': {
    says: [
      /\b(?:opinion|evaluation|findings?|diagnosis|report)\b[^.;]{0,30}\b(?:rests?|relies|is based|are based|was based) (?:only|solely|entirely|wholly) on\b/iu,
      /\b(?:a single|one) (?:session|interview|visit|meeting)\b[^.;]{0,30}\b(?:by (?:video|telephone|phone)|only|alone|minutes)\b/iu,
    ],
    evenDenied: [
      /\b(?:examiner|evaluator|clinician|psychologist|psychiatrist|therapist|doctor|physician|evaluation)\b[^.;]{0,20}\bdid not (?:review|see|have|obtain|consult|request|speak|test|administer)\b/iu,
      /\b[Nn]o (?:records|tests|collateral interviews?)\b[^.;]{0,30}\b(?:were|was) (?:reviewed|available|given|administered|held|made)\b/iu,
    ],
  },
  'home-abroad': {
    says: [
      /\b(?:(?:has|have|owns?|built) (?:a|an|the|his own|her own|their own) (?:house|home|farm|apartment|shop|land)|could (?:live|stay) (?:there|with (?:him|her|them))|owns? (?:land|property)|offered [^.;]{0,20}\b(?:home|room|job|work)|speaks? (?:fluent|good|some) (?!english)\p{L}+)\b/iu,
    ],
    about: 'others',
  },
  'life-abroad': {
    says: [
      /\b(?:owns?|inherited|bought|built) (?:\p{L}+ ){1,3}(?:house|home|farm|apartment|shop|land|lots?|plots?|bakery|business|store|ranch|workshop)\b[^.;]{0,20}\b(?:there|in \p{Lu})/u,
      /\boffered (?:\p{L}+ ){1,8}(?:house|home|floor|room|rooms|apartment|job|work|position)\b/iu,
      /\b(?:wants?|invited|asked|hopes for) (?:him|her|them|us|me) to (?:take (?:\p{L}+ ){1,3}over|take over|come and (?:live|work)|run it)\b/iu,
      /(?<!(?:n[’']t|\bnot|\bhardly|\bbarely|\blittle|\bcannot|\bnever|\bno longer)\b[^.;]{0,20})\b(?:speaks?|spoke|learn(?:ed|s|t)|understands?) (?:fluent |good |some |both )?(?:Spanish|Portuguese|French|Arabic|Hindi|Urdu|Bengali|Punjabi|Tagalog|Mandarin|Cantonese|Korean|Vietnamese|Russian|Ukrainian|Polish|Creole|Amharic|Swahili|Nepali|Farsi|Dari|Turkish|Thai|Japanese|Italian|German)\b(?! (?:only|beyond|badly|poorly|a little|well enough))(?![^.;]{0,20}\b(?:only|classes|a few words)\b)/u,
      /\b(?:spent|spends?|spend) (?:\p{L}+ ){1,3}(?:summers?|Christmas(?:es)?|winters?|vacations?|holidays?|years?|months)\b[^.;]{0,30}\b(?:there|with|in (?!the United|prison|jail|hospital|the hospital|detention)\p{Lu})/u,
      /\bfeels? at home (?:there|in)\b/iu,
      /\b(?:medicine|medication|drug|treatment|therapy|\p{Ll}+mab|\p{Ll}+ine|insulin|specialists?)\b[^.;]{0,30}\b(?:is|are) (?:also |widely |readily )?(?:sold|available|offered|provided|obtainable)\b(?![^.;]{0,20}\b(?:only|privately|at a price)\b)/iu,
      /\b[Tt]here (?:is|are) (?:an? |several |many |good )(?:\p{L}+ ){0,3}(?:schools?|hospitals?|clinics?|specialists?|universit(?:y|ies)) (?:there|in|near|nearby)\b(?![^.;]{0,40}\b(?:but|only|hours|full|costs?)\b)/u,
    ],
    isReal: true,
  },
} as const satisfies Readonly<Record<string, AdverseRule>>

/** What speaks of a conduct or of a record of the client. */
export const conductRules = {
  record: {
    says: [
      /\b(?:arrested|citation|convicted|charged with|pleaded|plea|fined|probation|penalty|penalties|paid late|owes? (?:taxes|tax|back)|unpaid|overstayed|deported|removal order|drunk|false (?:document|name|papers|passport)|(?:outstanding|bench) warrant)\b/iu,
      /\b(?:driving (?:while|under)|DUI|DWI|under the influence|diversion program|disorderly conduct|shoplifting|bar fight|(?:restraining|protective|protection) order (?:was (?:issued|granted|entered) )?against|night in jail|in jail for)\b/iu,
      /\bcited for\b/iu,
      /\b(?:(?:police|officer|trooper)[^.;]{0,40}\bticket|ticket for (?:(?:careless|reckless) driving|driving|speeding|not|no|running|parking))\b/iu,
      /\b(?:traffic|parking|speeding) (?:tickets?|citations?|fines?)\b/iu,
      /\b(?:owes?|still owe|behind on|arrears)\b[^.;]{0,30}\b(?:support|taxes|alimony|restitution)\b/iu,
      /\b(?:fell behind on|stopped paying)\b/iu,
      /\b(?:removed from the United States|ordered removed|order of removal|voluntary return|returned (?:to \p{Lu}\p{L}+ )?voluntarily|voluntarily returned|expedited removal|apprehended (?:near|at|by))\b/iu,
      /\b(?:worked|working|job|employed)\b[^.;]{0,50}\bwithout (?:authorization|permission|a permit|papers|a work permit)\b/iu,
      /\bcharges? of \p{Ll}+\b[^.;]{0,50}\b(?:was|were) (?:dismissed|dropped|reduced|sealed|expunged)\b/iu,
    ],
    evenDenied: [
      /\b(?:had no (?:valid )?(?:driver[’']s )?license|without (?:a|any) (?:valid )?(?:driver[’']s )?license|(?:did not|failed to) pay\b[^.;]{0,30}\b(?:tax(?:es)?|support|fines?|fees?|debts?|loans?|restitution|bail)|did not (?:file|appear|register|report|declare)|failed to (?:file|appear|register|declare))\b/iu,
      /\b(?:paid no (?:income |federal )?tax(?:es)?|has not paid (?:\p{L}+ ){0,2}(?:for|support|taxes)|(?:has|have|had) not (?:filed|declared|registered))\b/iu,
    ],
    about: 'applicant',
    isReal: true,
  },
  misrepresented: {
    says: [
      /\b(?:misrepresent(?:ed|ation|ations)|fraud(?:ulent(?:ly)?)?|falsely|false (?:claim|statement|answer|letter|document|papers|name|passport))\b/iu,
      /\b(?:passport|papers|card|name|visa|certificate|license|number)\b(?<!\b(?:left|fled|escaped)\b[^.;]{0,60})[^.;]{0,20}\b(?:belonged to|that belongs to|of) (?:another|somebody|someone|a friend|(?:a|my|his|her|the) (?:cousin|brother|sister|friend|uncle|aunt|neighbou?r))\b/iu,
      /\b(?:cousin|brother|sister|friend|uncle|aunt|neighbou?r|somebody|someone|another (?:man|woman|person))[’']s (?<!\b(?:left|fled|escaped)\b[^.;]{0,60})(?:passport|papers|card|visa|certificate|license|number)\b/iu,
      /\b(?:used|under|gave|given as|with) (?:a |an |another |the )?(?:false |different |other |borrowed )name\b|\bname given as\b/iu,
      /\b(?:told|said|stated|claimed|wrote|declared|swore|checked)\b[^.;]{0,60}\b(?:that )?(?:he|she|I) (?:was|were|is|am) (?:a |an )?(?:U\.?S\.? )?citizen\b/iu,
      /\b(?:told|wrote|stated|said|declared)\b[^.;]{0,20}\b(?:officer|consul|interviewer|form|application|embassy)\b[^.;]{0,40}\b(?:that )?(?:he|she|I) (?:had|was|were) (?:no (?:children|spouse|arrests)|single|married|never|not)\b/iu,
      // The purpose of a visit, given for a visa by somebody who fled.
      /\bvisa (?:application|interview|form)\b[^.;]{0,60}\b(?:wrote|said|stated|told|declared|answered)\b[^.;]{0,60}\b(?:going|would|wanted|intended|coming|planned) (?:to|for)\b[^.;]{0,40}\b(?:visit\w*|fair|touris\w+|wedding|conference|business|study|holiday|vacation|show|shopping|return)\b/iu,
      /\b[Oo]n (?:the|my|her|his|\{applicant\.(?:poss|his)\}) visa (?:form|application)\b[^.;]{0,20}\b(?:wrote|said|stated|put|declared)\b[^.;]{0,60}\b(?:visit\w*|touris\w+|holidays?|vacation|conference|business|stud\w+|wedding|fair|show|shopping|return\w*|going|coming|job|work\w*)\b/u,
      /\b(?:registered to vote|voted in (?:a |an |the )?(?:U\.?S|American|federal|state|local|presidential|primary|county))\b/iu,
    ],
    evenDenied: [
      /\bwhere (?:he|she|I) (?:had )?never worked\b/iu,
      /\b(?:which|that) (?:was|is) (?:not true|untrue|a lie)\b/iu,
      /\b(?:number|passport|papers|card|name|license)\b[^.;]{0,20}\b(?:was|is|were) not (?:mine|his|hers|his own|her own|my own)\b/iu,
    ],
    about: 'applicant',
    isReal: true,
  },
  reentered: {
    says: [
      /\b(?:crossed (?:the (?:border|river) )?again(?! into (?!the U))|re-?entered|came back (?:across|over|through) the (?:border|river|desert|line)|crossed back)\b/iu,
    ],
    about: 'applicant',
    isReal: true,
  },
  'left-home': {
    says: [/\bgave up (?:\p{L}+ ){0,2}(?:apartment|home|house|lease|job|room)\b/iu, /\b(?:as a |as )nonresident\b/iu],
    about: 'applicant',
    isReal: true,
  },
} as const satisfies Readonly<Record<string, AdverseRule>>

/** What speaks against a claim to protection. */
export const protectionRules = {
  'safe-elsewhere': {
    says: [
      /\b(?<!\b(?:would|could|will|to|can|might|may) )(?:lived? (?:there )?(?:safely|quietly|in peace|openly)|unharmed|was safe|were safe|felt safe)\b/iu,
      /\bleft (?:me|us) (?:alone|in peace)\b/iu,
    ],
    evenDenied: [
      /\b(?:nothing happened|without (?:difficulty|incident|harm|problems?|trouble)|no (?:problems?|trouble|incidents?|harm) (?:there|in|while)|(?:was|were) not (?:found|harmed|bothered|followed|looked for)|nobody (?:bothered|followed|harmed|looked for))\b/iu,
      /\b(?:nobody|no one) (?:asked|came|looked|searched) (?:for|after) (?:me|us|him|her|them) (?:there|in)\b/iu,
    ],
  },
  'other-account': {
    says: [
      /\b(?:was|is) written (?:down )?(?:there )?that (?:he|she|I|\{applicant(?:\.\p{Ll}{2,5})?\}) (?:came|come|was coming|wanted|would)\b/u,
      /\b(?:states?|stated|says|said|told|reports?|reported|explained|wrote|writes|notes?|noted|records?|recorded)\b[^.;]{0,70}\b(?:fell|fallen|slipped|accident(?:al(?:ly)?)?|by mistake|at work|playing|stairs)\b/iu,
      /\b(?:was|were|got) confused\b|\bmixed (?:it |them |the \p{L}+ )?up\b/iu,
      /\b(?:testified|stated|said|told|gave|declared)\b[^;]{0,90}; (?:the|his|her|in the) (?:\p{L}+ ){0,2}(?:statement|declaration|form|application|interview|affidavit)\b/iu,
      /\b(?:gave|gives) the (?:date|place|time|number) of [^.;]{2,60} as\b/iu,
      /\bdiffers? from (?:what|the (?:\p{L}+ )?(?:statement|declaration|account|application|form))\b/iu,
    ],
    evenDenied: [
      /\b(?:could not|cannot|was not able to|were not able to|unable to) (?:name|identify|recognize|recall|remember|say who|give the|state the|explain)\b|\banswered that (?:he|she) (?:could|did) not\b|\bdid not (?:mention|name|identify|report (?!on\b|to\b|there\b|in\b|back\b))|^Asked “[^”]{0,90}\b(?:arrested|detained|harmed|jailed)\b[^”]{0,60}”?[^“]{0,60}answered: “No\b|\b(?:inconsistent|contradicts?|discrepanc(?:y|ies))\b|\bwas (?:wrong|mistaken) (?:by|to (?:say|tell|write|state|give)|about)\b|\bmade a mistake (?:about|in|with|when)\b|\bfirst as \p{Lu}[^.;]{0,40}\b(?:and )?then (?:as|corrected)\b|\bmisspoke\b/iu,
      /\bfirst (?:in|at|to) \p{Lu}[^.;]{0,40}\b(?:and )?then (?:in|at|to|corrected)\b|\b(?:gave|dated|placed|stated) the (?:year|month|day|date|length|number|place)\b[^.;]{0,80}\b(?:at first|first|in one place)\b|\bsaid (?:“)?that (?:he|she|they) (?:was|were|had) [^.;]{3,60}\band not \p{L}+ (?:in|on|as)\b/iu,
      /\b(?:ever|been) (?:\p{L}+ ){0,2}(?:detained|harmed|beaten|attacked|threatened|hurt)\b[^\n]{0,60}\?\s*(?:A[.:]|Answer:)\s*No\b/iu,
    ],
  },
  'no-proof': {
    says: [],
    evenDenied: [
      /\b(?:never|not) (?:asked|requested|sought|tried to (?:get|obtain))\b[^.;]{0,60}\b(?:to get|to send|for (?:a|the|any|it|one)|copy|report|certificate|record|letter)\b/iu,
      /\bdid not (?:ask|try|request)\b[^.;]{0,40}\b(?:copy|report|certificate|records?|letter|proof)\b/iu,
    ],
    about: 'applicant',
  },
  returned: {
    says: [
      /\b(?:returned|went back|traveled back|travelled back|flew back) (?:home|to (?:bury|see|attend|visit)|for (?:the|a|his|her|my) (?:funeral|burial|wedding)|to (?:her|his|the|my) (?:country|homeland|village|city|parents))\b|\brenewed (?:\p{L}+ ){1,2}passport\b/iu,
      /\b(?:flew|traveled|travelled|went) (?:back |home )?to \p{Lu}\p{L}+ (?:for (?:\p{L}+|\d+) (?:days?|weeks?|months?)|because|when|to (?:see|bury|visit))\b/u,
      /\b(?:went|flew|traveled|travelled) (?:(?:back|home) ){1,3}for (?:\p{L}{2,12}[ -]){1,3}(?:days?|weeks?|months?)\b/iu,
      /\b(?:traveled|travelled|flew|trip|abroad)\b[^.;]{0,80}\b(?:went (?:home|back)|came (?:home|back)|returned)\b/iu,
    ],
    isReal: true,
  },
  delayed: {
    says: [
      /\bwaited (?:\p{L}+ ){1,4}(?:months?|years?)\b/iu,
      /\bfiled only (?:in|on|after|when)\b/iu,
      /\bcould (?:still )?(?:apply|file|have (?:applied|filed))\b/iu,
      /\b(?:knew|learned|was told)\b[^.;]{0,30}\b(?:one-year deadline|had (?:one|a) year|time limit)\b/iu,
    ],
    evenDenied: [/\bdid (?:nothing|not (?:apply|file|do anything))\b[^.;]{0,30}\buntil\b/iu],
    about: 'applicant',
    isReal: true,
  },
  'other-motive': {
    says: [
      /\bmoney (?:that )?(?:I|he|she|we|my (?:father|husband|brother)) owed\b|\b(?:owed|unpaid|because of (?:a|the|my|our)) (?:\p{L}+ ){0,2}debts?\b/iu,
      /\b(?:quarrel|dispute|feud|fight|argument|conflict)\b[^.;]{0,40}\b(?:over|about|because of) (?:\p{L}+ ){0,2}(?:land|money|property|inheritance|boundary|fields?|cattle|house|debts?|water|business|farm)\b/iu,
      /\b(?:personal|private|family) (?:quarrel|revenge|dispute|feud)\b/iu,
      /\balso (?:burned|attacked|beat|robbed|threatened|demanded|took)\b[^.;]{0,60}\b(?:who (?:had|have|did|do) (?:never|not)|everyone|every (?:shop|family|house)|all the)\b/iu,
    ],
    evenDenied: [
      /\balso (?:burned|attacked|beat|robbed|threatened)\b[^.;]{0,60}\bwho (?:had|have|did|do) (?:never|not|nothing)\b/iu,
    ],
    isReal: true,
  },
  protected: {
    says: [
      /\b(?:arrested|charged|convicted|sentenced|prosecuted|jailed|imprisoned) (?:\p{L}+ ){0,3}(?:attackers?|perpetrators?|assailants?|suspects?|culprits?|(?:young )?men|officials?|those responsible)\b/iu,
      /\b(?:court|judge)\b[^.;]{0,20}\bsentenced (?:him|them|the \p{L}+)\b/iu,
      /\b(?:granted|issued|gave) (?:me|her|him|us) (?:a |an )?(?:protective|protection|restraining) order\b/iu,
      /\boffered (?:to (?:keep|protect|guard|hide)|(?:me|her|him|us) (?:police )?protection)\b/iu,
      /\b(?:prosecutors?|courts?|authorities)\b[^.;]{0,40}\b(?:charged|convicted|prosecuted|sentenced) (?:\p{L}+ |\d+ ){0,3}(?:officials?|officers?|soldiers?|police(?:men)?|agents?|attackers?|perpetrators?|members of the (?:mob|gang))\b/iu,
    ],
    isReal: true,
  },
  barred: {
    says: [
      /\b(?:treated their wounded|gave (?:them|the (?:rebels|fighters|guerrillas|militia|soldiers)) (?:\p{L}+ ){0,2}(?:food|money|medicine|shelter|supplies)|(?:carried|hid|stored) (?:\p{L}+ ){0,2}(?:weapons?|guns?|rifles?|ammunition) for)\b/iu,
      /\bguarded (?:\p{L}+ ){0,2}(?:prisoners|detainees|captives)\b|\btook part in (?:raids?|arrests?|interrogations?|operations? against)\b/iu,
      /\b(?:residence permit|resident permit|permanent residen(?:ce|t)|citizenship|refugee status|asylum) (?:in|of) (?!the (?:United|U\.S))\p{Lu}/u,
    ],
    evenDenied: [
      /\b(?:did not|never|nor) (?:ask|asked|apply|applied|seek) for asylum (?:there|in (?:either|any|both|these|those|\p{Lu}))/u,
    ],
    about: 'applicant',
    isReal: true,
  },
} as const satisfies Readonly<Record<string, AdverseRule>>
