import { condition } from './condition-notes.ts'
import { recordNotes } from './record-notes.data.ts'

const kin =
  'father|mother|brother|sister|son|daughter|wife|husband|partner|cousin|uncle|aunt|nephew|niece|grandmother|grandfather|grandson|granddaughter|colleague|neighbor|friend|boss'
/** With a small or a capital first letter. */
const anyKin = kin
  .split('|')
  .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
  .join('|')
/** What is done to somebody, as a note writes it without `was`. */
export const done =
  'shot|killed|murdered|beaten|kidnapped|abducted|arrested|detained|threatened|raped|stabbed|attacked|burned|sentenced|tortured|deported|hospitalized|diagnosed|released|fired|evicted|taken|held|extorted|robbed|married|born'
const passive = String.raw`(?:${done})(?= (?:dead|in|on|at|by|with|for|from|to|after|before|and|when|until|twice|three|several)\b|[.,;]|$| \d| (?:January|February|March|April|May|June|July|August|September|October|November|December)\b)`

/**
 * Notes by what they leave out, each with the words that are put back. `OWNER` stands for the one of whom the answer tells in
 * the possessive, `ABOUT` for the name.
 */
export const noteRules: readonly (readonly [RegExp, string])[] = [
  [
    /\btold (him|her|them) (?=(?:leave|join|sell|stop|go|come|pay|give|quit|sign|work|vote|change|marry|return)\b)/gu,
    'told $1 to ',
  ],
  // `Amritdhari (baptized) Sikh since April 2021, keeps hair`
  ...(['a', 'an'] as const).map((article): readonly [RegExp, string] => [
    new RegExp(
      String.raw`^(${article === 'an' ? '(?=[AEIOU])' : '(?![AEIOU])'})((?:\p{Lu}?\p{L}{3,16} )?(?:\(\p{L}{3,16}\) )?(?:Sikh|Muslim|Christian|Catholic|Hindu|Buddhist|Baptist|Evangelical|Pentecostal)) (since [^,;]{4,40}), (?=(?:keeps|wears|prays|attends|goes|sings|teaches|preaches) )`,
      'u',
    ),
    `ABOUT has been ${article} $2 $3 and `,
  ]),
  // `Born Sunni Muslim, converted to Christianity`
  [
    /^(born)(?: an?)? ((?:Sunni|Shia|Shiite|Roman|Coptic|Greek|Russian|Orthodox)? ?(?:Muslim|Christian|Catholic|Hindu|Jew|Buddhist|Sikh|Orthodox)),? (?:and |then |but )?(?=converted|baptized|became|left)/iu,
    'ABOUT was born a $2 and ',
  ],
  // `Parkinson’s disease since 2017, falls twice a week`
  [
    new RegExp(String.raw`^()((?:[\p{L}’-]{1,20} ){0,3}(?:${condition})) since (?=(?:19|20)\d\d(?:[,.;]|$))`, 'iu'),
    'ABOUT has had $2 since ',
  ],
  // `Client was beaten`, `client sold the oven`
  [/^client(?=[ ’'])/iu, 'The client'],
  // `Father shot dead`, `Brother Nahún shot in leg`
  // Who `threatened` or `attacked in May` did it or suffered it: nobody can tell.
  [
    new RegExp(String.raw`^(${anyKin})((?: \p{Lu}[\p{L}\p{M}’'-]+)?) (?=(?!threatened|attacked|raped)${passive})`, 'u'),
    'OWNER $1$2 was ',
  ],
  // `grandmother Helen Kowalski 81 years old, citizen, has a pacemaker`
  [
    new RegExp(
      String.raw`^(${anyKin}),? (\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}’'-]+){0,2}),? (?=\d{1,3}(?: years old)?,)`,
      'u',
    ),
    'OWNER $1, $2, ',
  ],
  // `Wesley born December 1, 2020`, `Twins Noah and Liam born on`
  [
    /^((?:Twins |The twins )?\p{Lu}[\p{L}\p{M}’'-]+ and \p{Lu}[\p{L}\p{M}’'-]+) born (?=(?:on|in|at) )/u,
    '$1 were born ',
  ],
  [/^(\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}’'-]+)?) born (?=(?:on|in|at) )/u, '$1 was born '],
  // `Shoplifting ticket in 2015, dismissed after a class`
  [
    /^(?:an? |one )?((?:\p{L}+ )?(?:tickets?|arrest|charge|citation|DUI|DWI|warrant|case)) ([^,.;]{4,40}), (?=(?:dismissed|dropped|reduced|expunged|sealed|paid|vacated)\b)/iu,
    'ABOUT had a $1 $2, which was ',
  ],
  // `father testified`, `Wife has lupus`
  [
    new RegExp(
      String.raw`^(${anyKin})((?: \p{Lu}[\p{L}\p{M}’'-]+){0,2},?)(?= (?:\p{L}+ed|has|had|is|was|lives|works|earns|takes|needs|suffers|cannot|left|went|fled|spoke|gave|saw|\d{1,3}(?: years old)?,)\b)`,
      'u',
    ),
    'OWNER $1$2',
  ],
  // `Beatings almost every week, burned with an iron`
  [
    /^((?:repeated |daily |weekly |constant )?(?:beatings?|threats?|insults?|rapes?|extortion|harassment|abuse|detention|confinement))(?= (?:almost|every|each|by|with|and|in|at|for|over|from)\b|[,.;])/iu,
    'ABOUT suffered $1',
  ],
  // `Fired from her job at the bank`, `Held until May 20`
  [
    new RegExp(
      String.raw`^(fired|dismissed|(?!married)(?:${done}))(?= (?:from|until|for|on|in|at|by|with|and|twice)\b)`,
      'iu',
    ),
    'ABOUT was $1',
  ],
  [
    /^(?=(?:seen|known|regarded|viewed|perceived|labeled|labelled|branded|accused|suspected|considered|treated) (?:as|by|of|a|an) )/iu,
    'ABOUT was ',
  ],
  [/^(left|fled|moved|escaped|crossed|flew)(?= (?:on|in|to|from|for|by|the)\b)/iu, 'ABOUT $1'],
  [/^(held|believed|thought|said|taken|supposed)(?= to be )/iu, 'ABOUT was $1'],
  ...recordNotes,
  // `Practices Falun Gong since 2019`, `Joined the party in 2018`
  [
    /^(supports|supported|opposes|opposed|criticizes|criticized|favors|favored|practices|practiced|meditates|prays|preaches|preached|attends|attended|studies|studied|joined|belongs|believes|converted|leads|led|organized|organizes|teaches|taught|posts|posted|spoke|speaks|wrote|writes|refused|refuses|voted|campaigned|protested|marched|testified|reported|hid|was|has|had|is)(?= \p{L})/iu,
    'ABOUT $1',
  ],
  [/^(?:files?|filed) (?=[^.;,]{3,60}\bsince (?:19|20)\d\d)/iu, 'ABOUT has filed '],
  [/^never (left|returned|been|worked|missed)(?=[^.;]{0,40}\bsince\b)/iu, 'ABOUT has never $1'],
  [/\b(died|moved here|graduated) (?=(?:19|20)\d\d\b)/gu, '$1 in '],
  // `Cleaned motel rooms 2014 to 2019`: what one does for oneself, and nobody to another.
  [
    /^(cleaned|cooked|painted|picked|packed|delivered|worked|graduated|coached|volunteered|sewed|cared|raised|studied|cleans|cooks|paints|picks|packs|sews|volunteers|coaches|cares|bakes|sings|donates|donated|mows|plays|helps|helped) (?!by\b)(?=\p{L}|\d)/iu,
    'ABOUT $1 ',
  ],
  [/^(?:(?:has|have) )?not been (?=\p{L}+ing\b)/iu, 'ABOUT has not been '],
  [
    /^(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:support )?letters(?: of support| of recommendation)?(?=[.,;]|$)/iu,
    'ABOUT has $1 letters of support',
  ],
  // `No arrests`, `One DUI in 2015`, `Homeowner`
  [/^no (arrests?|criminal record|convictions?|criminal history)(?=[,.;]|$| ever)/iu, 'ABOUT has no $1'],
  [
    /^(one|two|a|1|2) (DUIs?|DWIs?|DWAIs?|OWIs?|OUIs?|arrests?|convictions?|citations?|tickets?|misdemeanors?) (?=in|on|from|at|for)/iu,
    'ABOUT had $1 $2 ',
  ],
  [
    /^(?:one|a|1) (?:traffic )?ticket,? (?:for )?(?:no|driving without a) license,? (?:in )?((?:19|20)\d\d)(?:,? (?:it was )?paid)?(?=[.,;]|$)/iu,
    'ABOUT had one ticket for driving without a license in $1',
  ],
  [/^([BFJHLM]-\d) (?:visa |status )?until /u, 'ABOUT held $1 status until '],
  [
    /^in (?:lawful |valid |legal )?([BFHJLMOPR]-\d[AB]?)(?: visa)?(?: status)? until ([^,;]+), then (TPS|DACA|parole|[BFHJLMOPR]-\d[AB]?)(?=[ ,.;]|$)/iu,
    'ABOUT held $1 status until $2, and then $3',
  ],
  [/^in (?:lawful |valid |legal )?([BFHJLMOPR]-\d[AB]?)(?: visa)?(?: status)? until /iu, 'ABOUT held $1 status until '],
  [
    /^(also )?((?:severe |major |acute |serious )?(?:depression|anxiety|PTSD|trauma)(?: and (?:severe |major |acute |serious )?(?:depression|anxiety|PTSD))?) (?=after|since|because|from|when|until)/iu,
    'ABOUT $1had $2 ',
  ],
  [/^depressed (?=after|since|because|when)/iu, 'ABOUT was depressed '],
  [/, in (treatment|therapy) (?:from|since) /gu, ', and has been in $1 since '],
  [/^homeowner(?=[,.;]|$)/iu, 'ABOUT is a homeowner'],
  [
    /^(?:(?:files? |filed )?taxes with (?:an )?ITIN|ITIN(?: taxes)?)(?: filed)? (?:since |from )?((?:19|20)\d\d)(?: on(?:ward)?| to (?:now|date|present))?(?=[.,;]|$)/iu,
    'ABOUT has filed taxes with an ITIN since $1',
  ],
  [
    /^(AA|AS|BA|BS|MA|MS|GED|high school diploma|bachelor[’']s degree|master[’']s degree)( degree)?(?: in)? ((?:19|20)\d\d),? (?:at |from )?(\p{Lu}[^.,;]{3,50})(?=[.,;]|$)/u,
    'ABOUT earned an $1$2 at $4 in $3',
  ],
  [
    /^([FJMHLBOPR]-\d[AB]? (?:student|visitor|worker|scholar|status)) since /u,
    'ABOUT has been here as a holder of $1 status since ',
  ],
  [/, status kept (?=until|till|through)/iu, ', and kept that status '],
  [/^imputed[,:]? /iu, 'The opinion is imputed: '],
  [/^choir (at|of|in) /iu, 'ABOUT sings in the choir $1 '],
  [/^sorry (?:that )?(?=he|she)/iu, 'ABOUT is sorry that '],
  [/^never (?:been )?harmed (?:him|her)self/iu, 'ABOUT has not been harmed in person'],
  [/\b(parents|brothers|sisters) (?=(?:house|home|shop|farm|store|land)\b)/giu, '$1’ '],
  // `House burned on October 16`, `Radio raided`
  [
    new RegExp(
      String.raw`^(house|home|shop|store|farm|church|office|radio|station|car|business|bakery|truck|dog|stall|boat|door|motorcycle|cow)( ?)(?=(?:${done}|raided|searched|destroyed|looted|confiscated|closed|painted|marked|poisoned|stolen|smashed)\b(?! (?:the|his|her|my|a)\b))`,
      'iu',
    ),
    'The $1 was ',
  ],
  [new RegExp(String.raw`^(The client|He|She) (?=${passive})`, 'u'), '$1 was '],
  // `Two toenails pulled`
  [
    /^(two|three|four|five|several|both|\d) ((?:toe|finger)?nails|teeth|ribs|fingers|toes) (pulled(?: out)?|broken|knocked out|cut off|burned)(?=[ .,;(]|$)/iu,
    '$1 of OWNER $2 were $3',
  ],
  // `Threat note under door`, `Threat note on December 1, 2023`
  [/^threat note (?=(?:under|on|at|in|left)\b)/iu, 'A threat note came '],
  [/^rent (?=\$)/iu, 'The rent is '],
  [/^mortgage (?=\$)/iu, 'The mortgage is '],
  [/^(?:salary|salaries|pay|wages?) there (?=\$)/iu, 'The pay there is '],
  [/^income: /iu, ''],
  // `in front of bakery`, `shot in leg`
  [
    /(?<=\b(?:in front of|behind|under|outside|inside|at) )(?=(?:bakery|door|house|shop|store|school|church|station|market|office|terminal|farm|gate|window)\b)/giu,
    'the ',
  ],
  [
    /(?<=\b(?:in|on|to) )(?!foot and |foot (?:to|through|from|across|for)\b)(?=(?:(?:left|right) )?(?:leg|arm|head|face|back|chest|stomach|hand|foot|feet|knee|shoulder|neck|thigh|mouth|ribs)\b)/giu,
    'the ',
  ],
  [
    /^no (rheumatologist|psychiatrist|psychologist|neurologist|oncologist|cardiologist|nephrologist|doctor|hospital|specialist|clinic|school|dialysis|treatment|therapist|pediatrician)(?=\b)/iu,
    'There is no $1',
  ],
  [/^nearest ([\p{L} ]{3,40}?) (?=(?:is )?\d|one hour|two hours)/iu, 'The nearest is $1, '],
]
