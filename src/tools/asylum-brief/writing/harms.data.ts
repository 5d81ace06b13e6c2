/** A harm by its name, with the words of a sentence about the client that tell of it. `length`: how long, where it says so. */
export type NamedHarm = { readonly when: RegExp; readonly name: string; readonly length?: RegExp }

/** What is the client's, as in `shot at her stall`, is not the client. */
const client = String.raw`\{applicant(?:\.(?:subj|him|he))?\}`
const span = String.raw`((?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|several|many) (?:hours?|days?|nights?|weeks?|months?|years?))`
const howLong = new RegExp(String.raw`\b${span}\b`, 'iu')
/** The client is who it was done to: the object of the verb, or the subject of its passive. */
const did = (verbs: string) =>
  new RegExp(
    // Whoever was arrested with the client, or hit beside her, is somebody else.
    String.raw`\b(?:${verbs}) (?:(?!with|beside|near|before|after|for|because|by)\p{L}{1,12} ){0,4}${client}|${client} (?:was|had been|were) (?:\p{L}{1,14} ){0,3}(?:${verbs})\b`,
    'iu',
  )
const hisBody = (verbs: string, part: string) =>
  new RegExp(
    String.raw`\b(?:${verbs})\b[^.;]{0,40}\{applicant\.(?:poss|his)\} (?:\p{L}{1,12} ){0,3}(?:${part})\b`,
    'iu',
  )

/** In the order in which a brief names them. */
export const harmsDone: readonly NamedHarm[] = [
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
      String.raw`\b(?:gave|sentenced) ${client} (?:to )?(?:\p{L}{1,10}|\d{1,3}) (?:days?|months?|years?) (?:of |in )(?:arrest|jail|prison|detention)`,
      'iu',
    ),
    length: howLong,
  },
  {
    name: 'a violent arrest',
    when: new RegExp(String.raw`\bdragged ${client}[^.;]{0,40}\b(?:van|car|truck|street|station|house)\b`, 'iu'),
  },
  { name: 'rape', when: did('raped|gang-raped|sexually assaulted') },
  { name: 'blows to the soles of the feet', when: /\bsoles of \{applicant/iu },
  { name: 'a whipping', when: did('whipped|flogged|lashed') },
  {
    name: 'electric shocks',
    when: /\b(?:stun gun|taser|electric (?:baton|prod)|cattle prod)\b[^.;]{0,40}\{applicant|\{applicant[^.;]{0,80}\belectric (?:shocks?|current)|\belectric (?:shocks?|current)[^.;]{0,60}\{applicant|electrocuted \{applicant/iu,
  },
  {
    name: 'the head forced into water',
    when: /\{applicant(?:\.\p{Ll}+)?\} head (?:\p{L}+ ){0,3}(?:in|into|under)\b[^.;]{0,40}\bwater\b/iu,
  },
  {
    name: 'suspension by the limbs',
    when: /\b(?:hung|hanged|suspended) \{applicant|\{applicant(?:\.\p{Ll}+)?\} was (?:hung|hanged|suspended)/iu,
  },
  {
    name: 'tying of the limbs',
    when: /\btied \{applicant(?:\.\p{Ll}+)?\} (?:\p{Ll}+ ){0,2}(?:elbows|hands|arms|wrists|ankles|feet|legs)\b/iu,
  },
  { name: 'a bag over the head', when: /\b(?:bag|hood|plastic) over \{applicant(?:\.\p{Ll}+)?\} head/iu },
  {
    name: 'burns',
    when: hisBody('burn(?:ed|t)|put out', 'arms?|forearms?|back|body|chest|face|feet|hands?|legs?|neck|skin|thighs?'),
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
  { name: 'a beating', when: did('beat|beaten|kicked|punched|struck|hit|slapped|clubbed|assaulted|attacked') },
  {
    name: 'a beating',
    when: hisBody(
      'beat|kicked|punched|struck|hit|slapped',
      'arms?|back|chest|ears?|eyes?|face|head|legs?|mouth|neck|nose|ribs?|stomach|jaw',
    ),
  },
  {
    name: 'loss of consciousness',
    when: /\{applicant(?:\.\p{Ll}+)?\} (?:lost consciousness|passed out|fainted|was unconscious)/iu,
  },
  { name: 'lost teeth', when: /\{applicant(?:\.\p{Ll}+)?\} lost (?:\p{L}+ )?(?:tooth|teeth)/iu },
  {
    name: 'a push down the stairs',
    when: new RegExp(String.raw`\b(?:pushed|threw|thrown|kicked) ${client} (?:\p{L}{1,12} ){0,3}stairs\b`, 'iu'),
  },
  {
    name: 'a weapon held to the head',
    when: /\b(?:pistol|gun|rifle|knife|machete|weapon) to \{applicant(?:\.\p{Ll}+)?\} (?:head|throat|neck|face|chest)\b/iu,
  },
  { name: 'an armed attack', when: /\b(?:shot|fired|opened fire) (?:at|on) \{applicant/iu },
  {
    name: 'forced nakedness',
    when: /\b(?:undress|stripped)\b[^.;]{0,30}\{applicant|\{applicant[^.;]{0,40}\b(?:undress|was stripped)\b/iu,
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
    when: /\{applicant(?:\.\p{Ll}+)?\} (?:\p{Ll}+ )?(?<kin>brother|sister|father|mother|son|daughter|husband|wife|uncle|aunt|cousin)\b[^]{0,200}?(?:\b(?:was killed|was murdered|was shot dead|(?:he|she) died)\b|\{(?!applicant)[^{}]{1,40}\} (?:died|was killed|was shot dead)\b|\bkilled (?:him\b|her\b|\{(?!applicant)))/iu,
  },
  {
    name: 'the burning of the house',
    when: /\b(?:burn(?:ed|t)|set fire to) (?:down )?(?:the|our|\{applicant(?:\.\p{Ll}+)?\}|the family’s) (?:\p{Ll}+ )?(?:house|home|shop|store|farm|compound)\b/iu,
  },
]
