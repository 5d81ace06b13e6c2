/** A harm by its name, with the words of a sentence about the client that tell of it. `length`: how long, where it says so. */
export type NamedHarm = { readonly when: RegExp; readonly name: string; readonly length?: RegExp }

/** What is the client's, as in `shot at her stall`, is not the client. */
const client = String.raw`\{applicant(?:\.(?:subj|him|he))?\}`
const span = String.raw`((?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{L}{3,5})?|several|many) (?:hours?|days?|nights?|weeks?|months?|years?))`
const howLong = new RegExp(String.raw`\b${span}\b`, 'iu')
/** `He stood there and was arrested, fined and kicked`: what shares the helping verb. */
const alsoDone = String.raw`^(?:(?:On|In) \p{L}{3,9} [\d, ]{1,9} )?${client} (?:[^.;{}]{2,90}\b)?(?:was|were) [^.;{}]{3,80}(?:, | and )`
/** The client is who it was done to: the object of the verb, or the subject of its passive. */
const did = (verbs: string) =>
  new RegExp(
    // Whoever was arrested with the client, or hit beside her, is somebody else.
    String.raw`\b(?:${verbs}) (?:(?!with|beside|near|before|after|for|because|by)\p{L}{1,12} ){0,4}${client}|${client} (?:was|had been|were) (?:\p{L}{1,14} ){0,3}(?:${verbs})\b|${client} [^.;,{}]{2,90} and (?:was|were) (?:\p{L}{1,14} ){0,2}(?:${verbs})\b|${alsoDone}(?:${verbs})(?=$|[.,;]| (?:in|on|at|by|with|until|so|for|and|again|twice)\b)`,
    'iu',
  )
const hisBody = (verbs: string, part: string) =>
  new RegExp(
    String.raw`\b(?:${verbs})\b[^.;]{0,40}\{applicant\.(?:poss|his)\} (?:\p{L}{1,12} ){0,3}(?:${part})\b`,
    'iu',
  )

/** Named only where the file does not leave its cause open. */
export const lossOfPregnancy = 'the loss of a pregnancy'
export const causeIsOpen =
  /\b(?:cannot|can not|could not|can[’']t|nobody can|no one can|unable to) (?:say|tell|know|determine|establish)\b[^.;]{0,60}\b(?:from what|why|whether|what caused|the cause|its cause)\b|\bcause (?:is|was|remains) (?:unknown|not known|undetermined)\b/iu

/** `His hands and his right forearm were burned`. */
const bodyWas = (verbs: string) =>
  new RegExp(
    String.raw`\{applicant\.(?:poss|his)\} (?:\p{Ll}{1,12} ){0,2}(?:arms?|forearms?|back|chest|face|feet|foot|hands?|fingers?|jaw|legs?|neck|nose|ribs?|shoulders?|wrists?)(?: and (?:\{applicant\.(?:poss|his)\} )?(?:\p{Ll}{1,12} ){1,3})? ?(?:was|were) (?:\p{Ll}{1,12} )?(?:${verbs})\b`,
    'iu',
  )

/** `She was there five days`: how long, where what was done there is done to somebody who is held. */
export const wasThere =
  /\{applicant(?:\.\p{Ll}+)?\} (?:was|stayed|remained) there (?:for )?((?:\p{L}{1,12}|\d{1,3}) (?:days?|nights?|weeks?|months?))\b/iu
export const harmsInCustody: readonly string[] = [
  'chaining to a wall',
  'suspension by the limbs',
  'a bag over the head',
  'electric shocks',
  'the head forced into water',
  'suffocation with a gas mask',
]

/** `gave him forty strokes with a koboko`: as many as were counted. */
export const strokes = 'strokes'

/** In the order in which a brief names them. */
export const harmsDone: readonly NamedHarm[] = [
  {
    name: strokes,
    when: new RegExp(
      String.raw`\b(?:gave|dealt) ${client} (?<times>(?:\p{L}{2,12}(?:-\p{L}{2,8})?|\d{1,3}) (?:strokes|lashes|blows|whips))(?: with (?<tool>(?:an?|the) \p{Ll}{3,14}))?|\b(?:flogged|whipped|lashed|caned) ${client} (?<times>(?:\p{L}{2,12}|\d{1,3}) (?:strokes|lashes|times))`,
      'iu',
    ),
  },
  {
    name: 'confinement',
    when: new RegExp(
      String.raw`${client} (?:was|were|remained|stayed|spent) (?:for )?${span} (?:locked |tied |held )?in (?:an?|the|that|their) (?:\p{Ll}{2,12} )?(?:room|cell|container|basement|cellar|hole|pit|hut|shed|storeroom|jungle|forest|bush|camp|garage|dungeon)\b|\bIn the (?:jungle|forest|bush|camp|cell|container|basement|hole) ${client} (?:was|were|stayed|remained) (?:for )?${span}`,
      'iu',
    ),
    length: howLong,
  },
  {
    name: 'the pulling out of nails',
    when: /\bpulled (?:out )?(?:the )?(?:nails?|fingernails?|toenails?)\b|\bpulled out [^.;]{0,30}\b(?:nails?|fingernails?|toenails?)\b/iu,
  },
  {
    name: 'suffocation with water',
    when: /\b(?:cloth|towel|rag)\b[^.;]{0,40}(?:on|over|in|to) \{applicant(?:\.\p{Ll}+)?\} (?:face|mouth|nose)\b[^.;]{0,40}\bwater\b/iu,
  },
  {
    name: 'suffocation with water',
    when: /\bpoured water\b[^.;]{0,60}\b(?:drown\w*|chok\w+|suffocat\w+|(?:could|can) ?not breathe)\b/iu,
  },
  {
    name: 'blows to the soles of the feet',
    when: /\b(?:beat|hit|struck|whipped) \{applicant\.(?:poss|his)\} (?:bare )?(?:soles|feet)\b|\b(?:beat|hit|struck|whipped) \{applicant(?:\.\p{Ll}+)?\} on the (?:soles|feet)\b|\b(?:beat|hit|struck|whipped) \{applicant(?:\.\p{Ll}+)?\} with [^.;{}]{2,40} on the soles\b/iu,
  },
  {
    name: 'cuts to the soles of the feet',
    when: /\b(?:cut|slashed|sliced) (?:the )?(?:soles of \{applicant\.(?:poss|his)\} feet|\{applicant\.(?:poss|his)\} (?:soles|feet))\b/iu,
  },
  {
    name: 'cuts with a machete',
    when: new RegExp(
      String.raw`\b(?:cut|hacked|slashed) (?:${client}|\{applicant\.(?:poss|his)\} \p{Ll}{2,12}) [^.;]{0,60}\bwith (?:an?|the|his) machete`,
      'iu',
    ),
  },
  {
    name: 'rape',
    when: new RegExp(
      String.raw`\btook ${client} by force (?:that night|every night|many nights|at night|again and again)\b`,
      'iu',
    ),
  },
  { name: 'chop wounds', when: did('chopped|hacked') },
  {
    name: 'detention',
    when: new RegExp(String.raw`\bheld ${client} (?:there |in custody )?for ${span}`, 'iu'),
    length: howLong,
  },
  {
    name: 'the withdrawal of a license to practice',
    when: /\b(?:withdrew|revoked|cancell?ed|took away) \{applicant\.(?:poss|his)\} (?:\p{Ll}{2,14} )?licen[cs]e\b/iu,
  },
  {
    name: 'a wound from a blade',
    when: new RegExp(
      String.raw`\b(?:knife|blade|machete|razor|sword|dagger|bayonet) (?:\p{Ll}{1,10} )?(?:went|cut|entered|passed|slid|drove) (?:into|in|through|deep into) \{applicant\.(?:poss|his)\}`,
      'iu',
    ),
  },
  {
    name: 'detention',
    when: new RegExp(
      String.raw`${client} was (?:brought|taken|driven|sent|transferred) (?:back )?to (?:the|an?) (?:\p{Ll}{2,14} ){0,3}(?:camp|center|centre|station|lock-up|prison|jail|barracks|base|cells?|headquarters)\b`,
      'iu',
    ),
  },
  {
    name: 'restraint in a chair',
    when: new RegExp(
      String.raw`${client} was (?:put|tied|locked|strapped) (?:in|into|to) (?:the|an?) (?:\p{Ll}{2,12} )?chair\b`,
      'iu',
    ),
  },
  {
    name: 'a coil fitted without consent',
    when: new RegExp(String.raw`${client} was fitted with (?:an?|the) (?:coil|IUD|intrauterine device)\b`, 'iu'),
  },
  {
    name: 'kicks to the head',
    when: new RegExp(
      String.raw`${client} was kicked in the (?:head|face)\b|\bkicked (?:${client} in the|\{applicant\.(?:poss|his)\}) (?:head|face)\b`,
      'iu',
    ),
  },
  { name: 'abduction', when: did('abducted|kidnapped'), length: howLong },
  {
    name: 'captivity',
    when: new RegExp(
      String.raw`\bkept ${client} (?:\p{L}{1,12} ){0,3}(?:days?|nights?|weeks?|months?)\b|${client} was held captive`,
      'iu',
    ),
    length: howLong,
  },
  {
    name: 'detention',
    when: did(
      'arrested|detained|imprisoned|jailed|locked|held(?= (?:there|in|at|for|twice|by|until|without|overnight|an?|one|two|three|four|five|six|seven|eight|nine|ten|\\d))',
    ),
    length: howLong,
  },
  {
    name: 'detention',
    when: new RegExp(
      String.raw`\b(?:SHO|[Oo]fficers?|[Pp]olice(?:man|men)?|[Ss]ergeant|[Ii]nspector|[Cc]ommander|[Cc]aptain|[Cc]hief|[Ss]oldiers?|[Cc]onstables?)\b[^.;“”]{0,40}\bkept ${client} (?:there |in custody )?(?:for )?(?:\p{L}{1,12}|\d{1,2}) hours?\b`,
      'u',
    ),
    length: howLong,
  },
  {
    name: 'detention',
    when: new RegExp(
      String.raw`\b(?:gave|sentenced) ${client} (?:to )?(?:\p{L}{1,10}|\d{1,3}) (?:days?|months?|years?) (?:of |in )(?:arrest|jail|prison|detention)`,
      'iu',
    ),
    length: howLong,
  },
  {
    name: 'detention',
    when: new RegExp(
      String.raw`\b(?:took|brought|drove|transferred) ${client} (?:\p{L}{1,14} ){0,4}(?:detention|police station|station|prison|jail|barracks|brigade|base|camp|headquarters|cells?|custody|commissariat)\b`,
      'iu',
    ),
  },
  {
    name: 'detention',
    when: new RegExp(
      String.raw`${client} was (?:held|kept) in (?:the|an?|their) (?:\p{Ll}{2,12} ){0,2}(?:basement|cellar|cells?|building|compound|container|barracks|camp|base|prison)\b`,
      'iu',
    ),
  },
  {
    name: 'forced nakedness',
    when: new RegExp(
      String.raw`${client} (?:was|were|had been) (?:kept )?naked\b|\bkept ${client} naked\b|\b(?:pulled|dragged|marched|paraded|led|drove) ${client}[^.;{}]{0,20} (?:naked|without clothes)\b`,
      'iu',
    ),
  },
  {
    name: 'detention',
    when: new RegExp(
      String.raw`${client} (?:was|were|spent|stayed|remained) (?:for )?${span} in (?:the )?(?:\p{Lu}(?![^;]{0,80}\b(?:aunts?|uncles?|mother|father|parents|sister|brother|cousins?|friends?|relatives|heal|rest|visit|wedding|funeral|hospital)\b)|(?:\p{Ll}{2,12} )?(?:prison|jail|detention|custody|solitary)\b)`,
      'u',
    ),
    length: howLong,
  },
  {
    name: 'detention',
    when: new RegExp(
      String.raw`${client} (?:was|were|stayed|remained) (?:held |kept )?(?:in|at) (?:the|an?|that|their) (?:\p{L}{2,12} ){0,2}(?:station|cells?|lock-up|prison|jail|barracks|stadium|base|camp|headquarters) for ${span}`,
      'iu',
    ),
    length: howLong,
  },
  {
    name: 'detention',
    when: new RegExp(
      String.raw`${client} (?:was|were|stayed|remained|spent) (?:held |kept )?(?:in|at) (?:\p{Lu}[\p{L}’-]{1,20} ){1,3}(?:police )?(?:station|barracks|prison|cells?|post) for ${span}`,
      'u',
    ),
    length: howLong,
  },
  {
    name: 'a forced examination of the body',
    when: new RegExp(
      String.raw`\bexamined ${client} by force\b|\b(?:anal|vaginal) examination (?:of|on) ${client}`,
      'u',
    ),
  },
  {
    name: 'detention',
    when: new RegExp(
      String.raw`${client} (?:was|remained|stayed) (?:there|in (?:a|the) cell) for\b[^.;]{0,90}\b(?:cell|prison|alone|guards?|blindfold\w*|window)\b`,
      'iu',
    ),
    length: howLong,
  },
  {
    name: 'detention',
    when: new RegExp(
      String.raw`\b(?:put|threw|locked|pushed) ${client} (?:in|into|inside) (?:\p{L}{1,10} ){0,3}(?:cell|container|basement|dungeon|prison|jail|police station)\b`,
      'iu',
    ),
  },
  {
    name: 'detention',
    when: new RegExp(
      String.raw`${client} (?:was|were) (?:kept|held) (?:for )?(?:\p{L}{1,12} ){0,3}(?:hours?|days?|nights?|weeks?|months?) (?:in|at|by) (?:an?|the)\b[^.;]{0,60}\b(?:office|station|camp|base|cell|room|building|headquarters|barracks|police|army|navy|CID|unit)\b`,
      'iu',
    ),
    length: howLong,
  },
  {
    name: 'capture by force',
    when: new RegExp(
      String.raw`\b(?:[Tt]hey|men|gunmen|fighters|members) (?:took|carried|drove|dragged) ${client} (?:away|into|to (?=\p{Lu}|(?:the|a) (?:bush|forest|mountains?|hills?|base|house|field)))(?![^.;]{0,40}\b(?:[Hh]ospital|[Cc]linic|[Dd]octor|[Aa]irport|[Cc]hurch|[Ss]afe))`,
      'u',
    ),
  },
  {
    name: 'imprisonment',
    when: new RegExp(
      String.raw`${client} (?:was|remained|stayed) in (?:the )?(?:\p{Ll}+ )?prison\b|${client} was (?:imprisoned|jailed)\b`,
      'iu',
    ),
    length: howLong,
  },
  {
    name: 'a prison sentence',
    when: new RegExp(
      String.raw`\bsentenced ${client} to (?!(?:a fine|probation|pay)\b)|${client} (?:got|received|was given) (?:\p{Ll}{2,12}|\d{1,2}) years (?:for|in|of)\b|${client} was (?:convicted\b[^.;]{0,90} and )?sentenced (?:[^.;]{0,30} )?to (?!(?:a fine|probation|pay)\b)`,
      'iu',
    ),
  },
  {
    name: 'the deprivation of sleep',
    when: /\bkept \{applicant(?:\.\p{Ll}+)?\} (?:from sleep\p{Ll}*|awake)\b|\{applicant(?:\.\p{Ll}+)?\} was (?:kept|held) awake\b|\b(?:did not|never|would not) let \{applicant(?:\.\p{Ll}+)?\} sleep\b|\b(?:each|every) time \{applicant(?:\.\p{Ll}+)?\} (?:closed|shut) \{applicant\.\p{Ll}+\} eyes\b|\{applicant(?:\.\p{Ll}+)?\} was not (?:allowed|permitted|let) to sleep\b/iu,
  },
  {
    name: 'detention',
    when: new RegExp(
      String.raw`\b[Ii]n (?:the|a|their) (?:\p{Ll}{2,12} )?(?:detention cent(?:er|re)|prison|jail|cells?|barracks|police station)\b[^.;{}]{0,60}${client} was (?:asked|questioned|interrogated|kept|held)\b`,
      'u',
    ),
    length: howLong,
  },
  {
    name: 'forced standing',
    when: new RegExp(
      String.raw`\b(?:made|forced) ${client} (?:to )?(?:stand|squat)\b|${client} (?:was|were) (?:made|forced) to (?:stand|squat)\b`,
      'iu',
    ),
  },
  {
    name: 'forced kneeling',
    when: new RegExp(
      String.raw`\b(?:made|forced) ${client} (?:to )?kneel\b|${client} (?:was|were) (?:made|forced) to kneel\b`,
      'iu',
    ),
  },
  {
    name: 'a violent arrest',
    when: new RegExp(String.raw`\bdragged ${client}[^.;]{0,40}\b(?:van|car|truck|street|station|house)\b`, 'iu'),
  },
  {
    name: 'rape',
    when: new RegExp(
      String.raw`\b(?:did not want to|refused to|said no)\b[^.;]{0,60}\bforced ${client}|\bforced ${client} to have (?:sex|relations)`,
      'iu',
    ),
  },
  {
    name: 'sexual violence',
    when: new RegExp(
      String.raw`\btook ${client} (?:when(?:ever)?|as often as) (?:he|they) (?:wanted|liked|pleased)\b`,
      'iu',
    ),
  },
  {
    name: 'confinement',
    when: new RegExp(
      String.raw`\bkept ${client} (?:locked |shut )?in(?:side)? (?:the|his|a|their) (?:house|room|compound|hut|farm|apartment|cellar)\b`,
      'iu',
    ),
  },
  {
    name: lossOfPregnancy,
    when: /\bmonths (?:pregnant|with (?:the|a|\{applicant\.(?:poss|his)\}) (?:\p{Ll}+ )?child)\b[^;]{0,80}\blost (?:it|the (?:baby|child|pregnancy))\b/iu,
  },
  {
    name: 'being dragged by force',
    when: new RegExp(
      String.raw`\b(?:pulled|dragged) ${client} (?:out )?by (?:the|an?|\{applicant(?:\.\p{Ll}+)?\}) (?:hair|scarf|arms?|feet|legs?|collar|ears?|neck|dress|shirt|veil)\b`,
      'iu',
    ),
  },
  { name: 'rape', when: did('raped|gang-raped') },
  // Not every sexual assault is what the law calls rape: it keeps the account's own word.
  { name: 'a sexual assault', when: did('sexually (?:assaulted|abused|attacked)') },
  // `He forced me.`: what an account says so means nothing else.
  { name: 'sexual violence', when: new RegExp(String.raw`\bforced ${client}(?: again)?(?=$|[.;,])`, 'iu') },
  {
    name: 'shackling',
    when: new RegExp(
      String.raw`\b(?:put|placed|locked|closed|snapped) (?:the |a |some )?(?:handcuffs|cuffs|shackles|chains?) (?:on|around) (?:${client}|\{applicant\.(?:poss|his)\})`,
      'iu',
    ),
    length: howLong,
  },
  {
    name: 'blows to the soles of the feet',
    when: /(?<!\b(?:cut|cuts|slashed|sliced|pierced|pricked|burned|burnt|branded|scalded)\b[^.;]{0,20})\bsoles of \{applicant|\{applicant(?:\.\p{Ll}+)?\}[^.;]{0,60}\b(?:hit|struck|beat|whipped) the soles\b/iu,
  },
  { name: 'a whipping', when: did('whipped|flogged|lashed') },
  {
    name: 'electric shocks',
    when: /\b(?:stun gun|taser|electric (?:baton|prod)|cattle prod)\b[^.;]{0,40}\{applicant|\{applicant[^.;]{0,80}\belectric (?:shocks?|current)|\belectric (?:shocks?|current)[^.;]{0,60}\{applicant|electrocuted \{applicant|\b(?:gave|sent) \{applicant(?:\.\p{Ll}+)?\} (?:\p{Ll}+ )?(?:current|shocks)\b|\bcurrent (?:\p{Ll}+ )?(?:through|into) \{applicant|\b(?:wires?|clips|clamps|electrodes) (?:on|to|onto|at) \{applicant\.(?:poss|his)\} (?:\p{Ll}{1,10} )?(?:ears?|earlobes|lobes|toes?|fingers?|feet|tongue|chest|thumbs?|genitals|nipples|hands?|testicles)\b/iu,
  },
  {
    name: 'the head forced into water',
    when: /\{applicant(?:\.\p{Ll}+)?\} head (?:\p{L}+ ){0,3}(?:in|into|under)\b[^.;]{0,40}\bwater\b/iu,
  },
  {
    name: 'suspension by the limbs',
    when: /\b(?:hung|hanged|suspended) \{applicant|\bpulled \{applicant(?:\.\p{Ll}+)?\} up (?:on|by|to|with) (?:a|the|\{)|\bpulled \{applicant(?:\.\p{Ll}+)?\} up\b[^.;]{0,40}\btoes\b|\{applicant(?:\.\p{Ll}+)?\} was (?:hung|hanged|suspended)/iu,
  },
  {
    name: 'tying of the limbs',
    when: /\btied \{applicant(?:\.\p{Ll}+)?\} (?:\p{Ll}+ ){0,2}(?:elbows|hands|arms|wrists|ankles|feet|legs)\b|\{applicant(?:\.\p{Ll}+)?\} was tied (?:up )?(?:with|by|at) (?:\{applicant(?:\.\p{Ll}+)?\} |the )?(?:elbows|hands|arms|wrists|ankles|feet|legs)\b/iu,
  },
  {
    name: 'suffocation with a gas mask',
    when: /\bgas mask\b[^.;]{0,40}(?:on|over) (?:\{applicant|him\b|her\b)/iu,
  },
  { name: 'tying up', when: new RegExp(String.raw`\btied (?:up )?${client} (?:up|to)\b`, 'iu') },
  {
    name: 'a bag over the head',
    when: /\b(?:sack|bag|hood|bucket)\b[^.;]{0,20}\b(?:on|over) \{applicant\.(?:poss|his)\} head\b/iu,
  },
  {
    name: 'a bag over the head',
    when: /\b(?:bag|hood|plastic)\b[^.;]{0,40} (?:over|on|around) \{applicant(?:\.\p{Ll}+)?\} head/iu,
  },
  { name: 'burns', when: new RegExp(String.raw`\b(?:burned|burnt) ${client} (?:with|on)\b`, 'iu') },
  { name: 'burns', when: bodyWas('burned|burnt|scalded') },
  { name: 'broken bones', when: bodyWas('broken|fractured') },
  {
    name: 'burns',
    when: hisBody('burn(?:ed|t)|put out', 'arms?|forearms?|back|body|chest|face|feet|hands?|legs?|neck|skin|thighs?'),
  },
  {
    name: 'blows to the head',
    when: /\bon \{applicant(?:\.\p{Ll}+)?\} head and (?:hit|struck|beat)\b|\b(?:hit|struck|beat) \{applicant(?:\.\p{Ll}+)?\} (?:on|over|in|about) the head\b/iu,
  },
  {
    name: 'chaining to a wall',
    when: new RegExp(String.raw`${client} was (?:handcuffed|chained|shackled|cuffed) to\b`, 'iu'),
  },
  { name: 'a stabbing', when: did('stabbed') },
  { name: 'a gunshot wound', when: did('shot') },
  { name: 'strangling', when: did('strangled|choked') },
  {
    name: 'the cutting of an ear',
    when: /\bcut off (?:a |the )?(?:part|piece|tip|half)? ?(?:of )?\{applicant(?:\.\p{Ll}+)?\} (?:left |right )?ear/iu,
  },
  {
    name: 'broken bones',
    when: hisBody(
      'broke|fractured',
      'arms?|forearms?|legs?|ribs?|nose|jaw|fingers?|hands?|collarbone|wrists?|ankles?|clavicle|shoulder',
    ),
  },
  {
    name: 'broken bones',
    when: /\{applicant(?:\.\p{Ll}+)?\}[^.;]{3,200}\b(?:so that|until) (?:(?:an?|one|two|three|his|her|\{applicant(?:\.\p{Ll}+)?\}) )?(?:ribs?|nose|arm|leg|jaw|finger|wrist) (?:broke|(?:was|were) broken)\b/iu,
  },
  {
    name: 'broken bones',
    when: /\{applicant(?:\.\p{Ll}+)?\} (?:left |right )?hand\b[^;]{0,80}\bbroke\b[^.;]{0,40}\bfingers?\b|\bbroke (?:two|three|one|some) (?:of \{applicant(?:\.\p{Ll}+)?\} )?fingers\b/iu,
  },
  { name: 'a beating', when: did('beat|beaten|kicked|punched|struck|hit|slapped|clubbed|assaulted|attacked') },
  {
    name: 'a beating',
    when: hisBody(
      'beat|kicked|punched|struck|hit|slapped',
      'arms?|back|chest|ears?|eyes?|face|head|legs?|mouth|neck|nose|ribs?|stomach|jaw',
    ),
  },
  {
    name: 'stoning',
    when: /\b(?:threw|thrown|threw with) (?:stones|rocks|bricks)\b[^.;]{0,60}\b(?:opened|hit|struck|broke|cut|split)\b[^.;]{0,20}\{applicant|\b(?:threw|pelted) (?:stones|rocks|bricks) at \{applicant|\bstoned \{applicant|\{applicant(?:\.\p{Ll}+)?\} (?:was|were) (?:\p{Ll}+ )?(?:stoned|hit by (?:a )?stones?)\b/iu,
  },
  {
    name: 'loss of consciousness',
    when: /\{applicant(?:\.\p{Ll}+)?\} (?:lost consciousness|passed out|fainted|was unconscious)/iu,
  },
  {
    name: lossOfPregnancy,
    when: /\{applicant(?:\.\p{Ll}+)?\} (?:[^.;{}]{2,30} and )?(?:lost (?:the|her) (?:baby|child|pregnancy)|miscarried|had a miscarriage)/iu,
  },
  {
    name: 'broken teeth',
    when: /\{applicant(?:\.\p{Ll}+)?\} (?:\p{L}+ )?teeth (?:\p{L}+ )?(?:broke|were broken|were knocked out)|\bbroke (?:\p{L}+ )?(?:of )?\{applicant(?:\.\p{Ll}+)?\} (?:\p{L}+ )?t(?:oo|ee)th\b/iu,
  },
  {
    name: 'a knife wound',
    when: hisBody(
      'cut|slashed|stabbed',
      'arms?|forearms?|back|chest|cheeks?|face|hands?|legs?|neck|shoulder|stomach|thighs?',
    ),
  },
  {
    name: 'genital cutting',
    when: new RegExp(
      String.raw`${client} was (?:circumcised|excised|infibulated|(?:cut|mutilated) (?:with a (?:razor|blade|knife)|and (?:sealed|sewn|closed)))`,
      'iu',
    ),
  },
  {
    name: 'cutting with a blade',
    when: new RegExp(String.raw`\b(?:opened|cut) ${client} with a (?:blade|razor|knife)`, 'iu'),
  },
  {
    name: 'a blade held to the neck',
    when: /\b(?:knife|machete|blade|razor) (?:to|at|against|on) \{applicant(?:\.\p{Ll}+)?\} (?:throat|neck)\b/iu,
  },
  { name: 'lost teeth', when: /\{applicant(?:\.\p{Ll}+)?\} lost (?:\p{L}+ )?(?:tooth|teeth)/iu },
  {
    name: 'blows with a pistol',
    when: /\b(?:hit|struck|beat) \{applicant(?:\.\p{Ll}+)?\} (?:\p{L}+ ){0,5}?with (?:a|the|his) (?:pistol|gun)\b/iu,
  },
  {
    name: 'blows with a rifle',
    when: /\b(?:hit|struck) \{applicant(?:\.\p{Ll}+)?\} (?:\p{L}+ ){0,5}?with (?:a|the|his|their) rifles?\b/iu,
  },
  {
    name: 'a push down the stairs',
    when: new RegExp(String.raw`\b(?:pushed|threw|thrown|kicked) ${client} (?:\p{L}{1,12} ){0,3}stairs\b`, 'iu'),
  },
  {
    name: 'a weapon held to the head',
    when: /\b(?:pistol|gun|rifle|weapon) to \{applicant(?:\.\p{Ll}+)?\} (?:head|throat|neck|face|chest|temple)\b/iu,
  },
  { name: 'an armed attack', when: /\b(?:shot|fired|opened fire) (?:at|on) \{applicant/iu },
  {
    name: 'forced nakedness',
    when: /\b(?:undress|stripped)\b[^.;]{0,30}\{applicant|\{applicant[^.;]{0,40}\b(?:undress|was stripped)\b/iu,
  },
]

/** `They had battery water in a bottle. It went on my neck`: what is thrown stands before where it falls. */
export const caustic = /\b(?:acid|battery water|boiling (?:water|oil)|caustic|lye)\b/iu
export const fallsOnBody =
  /\b(?:went|came|fell|splashed|spilled|poured|thrown|landed) (?:on|over|onto|at|into) \{applicant\.(?:poss|his)\} /iu

/** What the client was threatened with, by the words of the statement. */
export const threats: readonly NamedHarm[] = [
  { name: 'shots fired as a warning', when: /\bfired (?:\p{L}+ ){0,3}(?:into|in) the air\b/iu },
  {
    name: 'a threat of rape',
    when: /\{applicant(?:\.\p{Ll}+)?\} would be raped|\bthreatened (?:\{applicant(?:\.\p{Ll}+)?\} with rape|to rape \{applicant)|\{applicant(?:\.\p{Ll}+)?\} (?:was|were) [^.;{}]{0,90}\bthreatened with rape\b/iu,
  },
]

/** What was threatened, and what was done to those close to the client, by the words of the whole statement. */
export const harmsToKin: readonly { readonly when: RegExp; readonly name: string }[] = [
  {
    name: 'threats of death',
    when: /\bthreatened (?:to kill \{applicant|\{applicant(?:\.\p{Ll}+)?\} with death)|\bsaid (?:that )?(?:he|she|they) would (?:kill|cut|shoot|burn|murder|behead) \{applicant/iu,
  },
  {
    name: 'the killing of {applicant.his} KIN',
    when: /\{applicant(?:\.\p{Ll}+)?\} (?:\p{Ll}+ )?(?<kin>brother|sister|father|mother|son|daughter|husband|wife|uncle|aunt|cousin)\b(?:(?:(?! and )[^.;]){0,80}?\b(?:was killed|was murdered|was shot dead)\b|[^]{0,200}?(?:\b(?:he|she) (?:died|was killed|was shot dead)\b|(?<!\b(?:friend|colleague|classmate|neighbor) )\{(?!applicant)[^{}]{1,40}\} (?:died|was killed|was shot dead)\b|\{applicant(?:\.\p{Ll}+)?\} (?:brother|sister|father|mother|son|daughter|husband|wife|uncle|aunt|cousin) (?:died|was killed|was shot dead)\b|\bkilled (?:him\b|her\b|\{(?!applicant))))/iu,
  },
  {
    name: 'a beating of {applicant.his} KIN',
    when: /\b(?:beat|beaten|kicked|punched|whipped) (?:up )?(?:\{applicant(?:\.\p{Ll}+)?\}|his|her|the family’s) (?:\p{Ll}+ )?(?<kin>brother|sister|father|mother|son|daughter|husband|wife|uncle|aunt|cousin)\b/iu,
  },
  {
    name: 'the arrest of {applicant.his} KIN',
    when: /\b(?:took|arrested|detained|seized) (?:away )?\{applicant(?:\.\p{Ll}+)?\} (?:\p{Ll}+ )?(?<kin>brother|sister|father|mother|son|daughter|husband|wife|uncle|aunt|cousin)\b(?! to\b)/iu,
  },
  {
    name: 'the shooting of {applicant.his} KIN',
    when: /\bshot \{applicant(?:\.\p{Ll}+)?\} (?:\p{Ll}+ )?(?<kin>brother|sister|father|mother|son|daughter|husband|wife|uncle|aunt|cousin)\b/iu,
  },
  {
    name: 'a criminal case against {applicant.him}',
    when: /\b(?:registered|lodged|opened|filed) (?:an? |the )?(?:FIR|First Information Report|criminal (?:case|complaint|charge)|blasphemy (?:case|complaint))\b(?: No\.)?[^.;{}]{0,40}\bagainst \{applicant/iu,
  },
  {
    name: 'gunfire at a home',
    // `Shot dead at his door` is the killing of somebody else.
    when: /\b(?:shot(?! dead)|fired)(?: (?:\p{L}{1,12}|\d{1,2})){0,3} (?:at|into|through) (?!(?:his|her|their) )(?:[\p{L}\p{M}’'{}.]{1,30} ){0,4}(?:door|house|home|windows?|gate)\b/iu,
  },
  {
    name: 'a firebombing',
    when: /\bthrew (?:\p{L}+ ){0,2}?(?:gasoline|petrol|fire|molotov)[ -](?:bombs?|cocktails?|bottles?)\b|\bthrew (?:a )?(?:bottles?|cocktails?) of (?:gasoline|petrol)\b/iu,
  },
  {
    name: 'a threat of death',
    when: /\b(?:note|letter|envelope|message) with (?:a |two |three )?bullets?\b|\bbullets? (?:lay|was left|were left) (?:at|under|before|on)\b/iu,
  },
  {
    name: 'the burning of property',
    when: /\bthrew (?:\p{L}+ ){0,2}?(?:gasoline|petrol|fuel) (?:into|on|onto|at|over|through)\b|\b(?:burn(?:ed|t)|set fire to) (?:down )?(?:the|our|\{applicant(?:\.\p{Ll}+)?\}|the family’s) (?:\p{Ll}+ )?(?:bus|truck|car|taxi|boat|stall|crops|harvest|workshop|office|church)\b/iu,
  },
  {
    name: 'the burning of the KIN',
    // That a shop burned is a deed where the next words tell who lit it.
    when: /(?:\b[Oo]ur|\{applicant\.(?:poss|his)\}|\b[Tt]he family’s) (?:\p{Ll}{2,12} )?(?<kin>house|home|hut|room|shop|store|farm|compound|workshop|salon|pharmacy|bakery|office|clinic|church|mosque|temple|stall|truck|taxi|car) (?:in \p{Lu}\p{L}{1,20} )?(?:was (?:set on fire|torched)|(?:was )?(?:burned|burnt)\b[^;]{0,200}?\b(?:petrol|gasoline|kerosene|set (?:it|the)|lit it|torch\w*|molotov))/u,
  },
  {
    name: 'the destruction of {applicant.his} KIN',
    when: /\b(?:smashed|destroyed|wrecked|ransacked|demolished|tore down|broke up) (?:up )?(?:our|\{applicant\.(?:poss|his)\}|the family’s) (?:\p{Ll}{2,12} )?(?<kin>house|home|hut|shop|store|farm|compound|workshop|salon|pharmacy|bakery|office|clinic|church|mosque|temple|stall|truck|taxi|car)\b/iu,
  },
  {
    name: 'the burning of the KIN',
    when: /\b(?:burn(?:ed|t)|set fire to) (?:down )?(?:the|our|\{applicant(?:\.\p{Ll}+)?\}|the family’s) (?:\p{Ll}+ )?(?<kin>house|home|hut|shop|store|farm|compound)\b/iu,
  },
  {
    name: 'the burning of the KIN',
    when: /\b(?:[Tt]he|[Oo]ur|\{applicant\.(?:poss|his)\}|[Tt]he family’s) (?<kin>house|home|hut|shop|store|farm|compound|workshop) (?:was )?(?:burned|burnt) (?:down|to the ground|to ashes)\b/u,
  },
]
