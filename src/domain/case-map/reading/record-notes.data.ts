/** What notes say of a record, of taxes and of relatives, as sentences: `ABOUT` is the one whom the answer is about. */
export const recordNotes: readonly (readonly [RegExp, string])[] = [
  // `Third renewal refused in June`, `Complaint to the Constitutional Court rejected`: what was asked for, and what came of it
  [
    /^(?:the |an? )?((?:(?:first|second|third|fourth|last) )?(?:renewal|extension|complaint|petition|request|visa application|permit)(?: (?:of|to|for|with|at) [^,.;]{3,50}?)?) (refused|denied|rejected|granted|approved|revoked|dismissed)\b/iu,
    'The $1 was $2',
  ],
  // `Caught at the border in 2010 and signed voluntary return, came back three weeks later`
  [/^(caught|stopped|apprehended|turned back)(?= (?:at|by|near|in|on)\b)/iu, 'ABOUT was $1'],
  [/\b(voluntary (?:return|departure)(?: papers)?), (?=(?:came|entered|crossed|returned) )/giu, '$1, and '],
  // `Arrested November 2019 retail theft (a coat), supervision 12 months, completed, dismissed`
  [
    /\b(arrested (?:in|on) (?:\p{Lu}\p{Ll}+ )?(?:\d{1,2}, )?(?:19|20)\d\d),? (?=(?:(?:retail|petty|petit|grand|simple|aggravated|domestic|public|disorderly|reckless|drunk|auto|identity) )?(?:theft|larceny|shoplifting|assault|battery|violence|intoxication|conduct|driving|possession|trespass(?:ing)?|vandalism|fraud|forgery|burglary|robbery|loitering|mischief)\b)/gu,
    '$1 for ',
  ],
  [
    /, (?:and )?(supervision|probation)(?: of| for)? (\d{1,2} (?:months|years)|(?:one|two|three) years?),? (?:completed|finished|done)(?![\p{L}])/gu,
    ', completed $2 of $1',
  ],
  [
    /, (\p{L}{1,10}|\d{1,2}) (years?|months?)(?: of)? (probation|supervision) completed\b/gu,
    ' and completed $1 $2 of $3',
  ],
  [/\b(tickets? in (?:19|20)\d\d),? (?:for )?no licen[sc]e\b/giu, '$1 for driving without a license'],
  [/^no arrests? ever\b/iu, 'ABOUT has never been arrested'],
  [/^never (?=(?:in|part of|a member of) )/iu, 'ABOUT was never '],
  [
    /^\$([\d,]{3,9}) (?:in |of )?((?:student|car|personal) loans|(?:medical|credit card) (?:debt|bills))(?=[.,;]|$)/iu,
    'The $2 are $$1',
  ],
  [
    /^(jumped ship)[:,]? (?:and )?(came as)(?: an?)? (crew(?: member|man)?) and stayed\b/iu,
    'ABOUT $2 $3, $1 and stayed',
  ],
  [/^(jumped ship)(?=[.,; ]|$)/iu, 'ABOUT $1'],
  // `was born with a heart defect, open heart surgery at five months, another one expected before he is 10`
  [/, (open heart surgery|heart surgery|surgery|surgeries|a transplant) (at|in) /gu, ', had $1 $2 '],
  [
    /(?<=\b(?:surgery|surgeries|operation|transplant)\b[^.;]{0,60}), another (?:one )?expected\b/gu,
    ', and another is expected',
  ],
  // `has had hypertension since 2021, stage 3 kidney disease`
  [/(?<=\bhas [^.;]{3,60}), (stage \d[ab]? [^.,;]{0,30}\b(?:disease|cancer|failure))(?=[.;]|$)/gu, ' and has $1'],
  // `Employer wants him back`, `Day program would take her`
  [
    /^((?:day |adult |after-school )?(?:employer|landlord|boss|manager|supervisor|pastor|priest|teacher|counselor|therapist|doctor|psychiatrist|neurologist|oncologist|cardiologist|social worker|foreman|program)) (?=(?:wants|says|said|told|wrote|writes|will|would|can|cannot|could|was|is|has|had|lets|gives|gave|knows|recommends?|thinks|calls|asks|needs)\b)/iu,
    'The $1 ',
  ],
  // `Memory care quoted $7,150 a month`
  [
    /^((?:the |an? )?(?:\p{Ll}+ |\p{Lu}\p{Ll}+ ){0,3}(?:care|aide|home|sitter|nursing|facility|program|school|nanny)) quoted (?:at )?(?=\$)/iu,
    '$1 was quoted at ',
  ],
  // `Elvira is 72, Alzheimer’s disease diagnosed in 2023`
  [
    /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,3} is \d{1,3}), (?=[^,.;]{0,40}\b(?:disease|dementia|cancer|diabetes|failure|lupus|syndrome|arthritis|sclerosis)\b)/u,
    '$1 and has ',
  ],
  [
    /\b(disease|dementia|cancer|diabetes|failure|lupus|syndrome|arthritis|sclerosis) diagnosed (?:in )?(?=(?:19|20)\d\d\b)/gu,
    '$1, diagnosed in ',
  ],
  [
    /\b(arrested [^.;]{3,140}?), (?=(?:dismissed|dropped|expunged|sealed|vacated|reduced)\b)/giu,
    '$1, and the charge was ',
  ],
  // `no license driving 2 tickets in 2013 and 2016, paid`
  [
    /^(?:no|without(?: an?)?) licen[sc]e(?: driving)?,? (\d{1,2}|two|three|four|five) tickets? (?:in |from )?((?:19|20)\d\d(?:(?:,| and|, and) (?:19|20)\d\d){0,4})(?:,? paid)?(?=[.,;]|$)/iu,
    'ABOUT had $1 tickets for driving without a license, in $2',
  ],
  [
    /^(?:files? |filed |pays? )?(?:income )?taxes every year since ((?:19|20)\d\d),? with (?:an )?ITIN(?=[.,;]|$)/iu,
    'ABOUT has filed taxes with an ITIN every year since $1',
  ],
  // `Deacon helper at Iglesia Nueva Vida, fixes cars`
  [
    /^((?:\p{L}{3,15} ){0,2}(?:helper|volunteer|usher|deacon|coach|treasurer|member|reader|singer|drummer|guitarist|cook)) ((?:at|of|in|for) [^,.;]{3,60}), (?=\p{Ll}{3,12}s \p{L})/iu,
    'ABOUT is a $1 $2 and ',
  ],
  // `Clarence Pruitt 74 her father, citizen, Vietnam vet`
  [
    /^(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){1,2}),? (\d{1,3}),? (his|her) (father|mother|grandmother|grandfather|brother|sister|uncle|aunt), (?=\p{L})/u,
    '$1, $3 $4, is $2, ',
  ],
  // `a son Tyrese from before, 14, his dad Andre died in 2015`
  [
    /\b(has an? (?:son|daughter|boy|girl),? \p{Lu}\p{L}+),? from (?:before|an? (?:prior|earlier|previous) (?:marriage|relationship)), (\d{1,2}), (?:his|her) (?=(?:father|mother|dad|mom)\b)/gu,
    '$1, $2, from an earlier relationship, whose ',
  ],
]
