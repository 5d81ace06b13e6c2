import { passagesOf } from '#domain/case-map/read-map.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { isBehindArrival } from '../map/behind-arrival.ts'
import type { Pen } from './pen.ts'
import { namesOfFeared } from './speech-in-account.ts'
import { beforeTheDeed, paragraphsOfHarm, type Words, withoutSpeech, wordsOfAccount } from './words-of-account.ts'
import { office, wordsOnReport } from './words-on-office.ts'
import { isOfFearedKin } from './feared-kin.ts'

/**
 * What a sentence of the account carries for a point of the argument, by who does what to whom in it: a threat that those who
 * are feared speak, their asking for the client, what an office said or left undone. A sentence that only stands beside such
 * a one has no weight, and the argument does not quote it.
 */
export type Weigh = (one: Words, pen: Pen) => number

/** The sentences of the greatest weight, in the order of the account; what has too little is left out. */
export function heaviest(found: readonly Words[], weigh: Weigh, pen: Pen, most: number, least = 3): Words[] {
  const weighed = found.flatMap((one) => {
    const weight = weigh(one, pen)
    return weight >= least ? [{ one, weight }] : []
  })
  const chosen = new Set(
    weighed
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, most)
      .map(({ one }) => one),
  )
  return found.filter((one) => chosen.has(one))
}

/** The client's own people, helpers and counsel: what they say or do is no act of those who are feared. */
const ofOwnSide =
  /(?:^|[,;:] |\b(?:and|then|but|when|because) )(?:[Mm]y|[Oo]ur|[Tt]he|[Hh]is|[Hh]er|[Aa]) (?:\p{Ll}+(?:[’']s)? )?(?:mother|father|parents?|wife|husband|sister|brother|son|daughter|uncle|aunt|cousin|niece|nephew|friend|lawyer|attorney|doctor|nurse|pastor|priest|imam|neighbou?rs?|teacher|grandmother|grandfather|clinic|hospital)\b(?:, [^“”,;]{2,40},)?[^“”,;]{0,40}\b(?:said|told|asked|advised|called|wrote|helped|took|sent|paid)\b/u

/** `After that night my father said that I must stay with him`. */
const saidByKin =
  /\b(?:[Mm]y|[Oo]ur) (?:\p{Ll}+ )?(?:mother|father|parents?|wife|husband|sister|brother|son|daughter|uncle|aunt|cousin|friend|lawyer|doctor|pastor|priest|grandmother|grandfather)(?: \p{Lu}\p{L}+|, [^,;“”]{2,40},)? (?:said|told|answered|warned)\b/u

const ofMyself =
  /(?:^|[,;:] |\b(?:and|then|but|when) )(?:I|[Ww]e) (?:\p{L}+ )?(?:said|told|asked|answered|called|wrote)\b/u

/** What is said in a sentence, without its marks. */
const saidIn = (words: string): string =>
  [
    ...[...curlyQuotes(words).matchAll(/[“‘]([^“”‘]{4,240}?)[”’](?!\p{L})/gu)].map(([, said = '']) => said),
    // `He said, I give you until Friday`: spoken words without their marks.
    ...[
      ...(/\b(?:said|says|told|shouted|wrote|warned)\b(?: to me| me| on the (?:tele)?phone)?[,:] ([^“”‘]{8,240})$/u.exec(
        words,
      ) ?? []),
    ].slice(1),
  ].join(' ')

/** What is still to come, or that they know: `Next time`, `until you`, `we know where`, `sew your own shroud`. */
const toCome =
  /\b(?:next time|then (?:we|I|they) (?:will )?(?:finish|come|go on)|not (?:yet )?(?:finished|over|done)|did not finish|un(?:til|less)|will|shall|[’']ll|going to|come back|one day|soon|wait(?:ing)? for|if (?:you|he|she|they|i|we)|or (?:you|we|else|i)|know where|we know|(?:I|we) have (?:time|patience)|you will see|we have (?:your|his|her)|find you|never (?:leave|again)|the same|(?:is|are) still (?:ours|there|here|waiting|looking))\b|\byour (?:own )?(?:grave|shroud|coffin|turn|burial|funeral|blood|head|children|family)\b/iu

/** A threat that is told without its words: `warned me that he would kill me`. */
const toldThreat =
  /\b(?:said|told|warned|swore|threaten\w*|wrote|announced|vowed)\b[^“”.;]{0,45}\b(?:would|will|next time|if I|if we|going to)\b[^“”.;]{0,45}\b(?:me|us|my|our|I)\b|\bthreaten(?:ed|s)? (?:me|us|my|to)\b/iu

/** They ask, search, come back, keep a list or a picture. */
const seeks =
  /\b(?:ask(?:s|ed|ing)?(?! (?:(?:me|us|him|her|them) to|me (?:(?:each|every) \p{L}+ )?whether)\b)(?: \p{L}+){0,3}? (?:for(?! (?:\p{L}+ )?(?:hours?|days?|minutes?|weeks?)\b)|about|where|when|if|whether|who|how)|look(?:s|ed|ing)? for|search(?:es|ed|ing)?|(?<!\b(?:I|we|We|[Ss]he|my \p{Ll}+) )came (?:again|back|for|to (?:my|our|the|her|his)|with (?:an?|the) (?:paper|list|warrant|picture|order))|(?:was|were) at (?:my|our|the) (?:\p{Ll}+[’']s|house|home|door|gate|shop)|come (?:again|to (?:my|our))|follow(?:s|ed|ing)?|watch(?:es|ed|ing)?|show(?:s|ed) (?:a|my|the) (?:picture|photograph|photo)|took (?:my|the|a) (?:picture|photograph|photo)|(?:a|the|new|another) (?:warrant|summons|convocation|order|criminal case)|on (?:a|the|their) list|stood (?:in front of|before|outside|at) (?:my|our|the)(?! (?:grave|funeral|table|bottom|top|back|border|altar)))\b/iu

const ofClient =
  /\b(?:me|my|us|our|mine)\b|\bwhere I\b|\b(?:if|whether|when) I\b|\bthe one (?:who|with|from)\b|\b(?:he|she|they) (?:was|were) (?:asked|told)\b/iu

/** The danger that is still there: who is feared speaks of what is to come, or looks for the client; behind the departure more. */
export const weightOnDanger: Weigh = (one, pen) => {
  const bare = withoutSpeech(one.told)
  if (isOwnDoing(bare) || isOfOfficeAsked(one, pen) || ofFilingHere.test(bare)) return 0
  const isTheirs =
    namesOfFeared(pen).some((name) => one.words.includes(name)) || office.test(bare) || isOfFearedKin(bare, pen)
  const weight = weightOfThreat(one, isTheirs) + weightOfSearch(one, pen)
  if (weight === 0) return 0
  return weight + (isTheirs ? 1 : 0) + (isSinceArrival(one, pen) ? 2 : 0)
}

/** What officers, courts and counsel of this country ask or say is no threat. */
const ofFilingHere =
  /\b(?:interview|interpreter|did not (?:file|apply)|asylum|I-589|hearing (?:notice|date)|date from the court|released me|parole|legal clinic|overstay\w*|(?:I|we) had asked|tourist visas?)\b/iu

/** Where private persons are feared: what those said to whom the harm was brought is no threat of theirs. */
export const isOfOfficeAsked = (one: Words, pen: Pen): boolean =>
  pen.frame.persecutor.type === 'non-state' &&
  !namesOfFeared(pen).some((name) => one.words.includes(name)) &&
  wordsOnReport(pen, 60).some(({ paragraph }) => paragraph === one.paragraph)

/** What the client says, or does alone: `I came back over the river`. */
const isOwnDoing = (bare: string): boolean =>
  (ofMyself.test(bare) && !seeks.test(bare)) ||
  (/^(?:[^,]{3,40}, )?I\b/u.test(bare) && !/\b(?:they|men|police|soldiers|who)\b/iu.test(bare))

function weightOfThreat({ told: words }: Words, isTheirs: boolean): number {
  const said = saidIn(words)
  const bare = withoutSpeech(words)
  // `My lawyer wrote: “They ask where you are.”`: what those who are feared do, through somebody who saw it.
  if (/\bthey (?:are |still |have |also )?(?:ask|look|search|come|came|want|wait|written|wrote|say)/iu.test(said))
    return 4
  if (ofOwnSide.test(bare) && !isTheirs) return 0
  if (said === '') return toldThreat.test(bare) && !saidByKin.test(bare) ? 3 : 0
  return toCome.test(said) || asksWhere.test(said) ? 4 : 0
}

/** `Two is finished. Where is the seller of lamps?` */
const asksWhere = /\bwhere (?:is|are) (?:he|she|they|the|your|that)\b|\bwhere (?:he|she) is\b/iu

function weightOfSearch({ told: words, paragraph }: Words, pen: Pen): number {
  const bare = withoutSpeech(words)
  if (isOrdered.test(bare)) return 5
  if (isFree.test(bare) && !ofOwnPerson.test(bare) && isSaidOfThem(bare, pen) && !isOfOwnPeople(paragraph, pen))
    return 3
  if (asksNothing.test(bare) || askedForRelease.test(bare)) return 0
  if (ofThisCountry.test(bare)) return 0
  const byOthers = !ofOwnSide.test(bare) || /\b(?:they|men|police|soldiers|people)\b/iu.test(bare)
  if (!seeks.test(bare) || !byOthers || !isOfClient(words, pen)) return 0
  // That they came is the harm itself where it is told with it; later it is the search.
  return paragraphsOfHarm(pen).has(paragraph) && fellOnClient(paragraph, pen) ? 1 : 3
}

/** It is the client on whom the harm fell in this paragraph, and no relative. */
const fellOnClient = (paragraph: string, pen: Pen): boolean =>
  wordsOfAccount(pen).some((one) => one.paragraph === paragraph && beforeTheDeed(withoutSpeech(one.told)) !== undefined)

/** Officers of this country ask as well, and search for nobody. */
const ofThisCountry =
  /\b(?:border patrol|immigration|asylum officer|credible fear|consul\w*|embassy)\b|\b(?:officer|agent) asked (?:me |us |in \p{Lu}\p{L}+ )?(?:if|why|whether|what|how)\b/iu

/** `They never asked for money from me` is no search. */
const asksNothing =
  /\b(?:never|did not|nobody|no one|no (?:fear|idea|sign|thought)|not (?:think|afraid|fear|know|believe))\b[^.;]{0,30}\b(?:ask\w*|look\w*|search\w*|came|come|follow\w*)\b/iu

/** `I was released because the commander asked for me`: who gets somebody out looks for nobody. */
const askedForRelease =
  /\b(?:released|freed|let (?:me|us|him|her) (?:go|out))\b[^.;]{0,30}\b(?:because|when|after|since)\b[^.;]{0,120}\b(?:asked|spoke|vouched|paid|came) (?:for|to)\b/iu

/** A writ is out; those who did it walk free. */
const isOrdered =
  /\b(?:warrants?|summons|convocations?|arrest order|criminal case|wanted notice)\b[^.;]{0,60}\b(?:left|issued|sent|brought|came|opened|given|for me|my name)\b|\b(?:left|issued|sent|brought|opened)\b[^.;]{0,40}\b(?:warrants?|summons|convocations?|arrest order|criminal case)\b/iu

const isFree =
  /\b(?:escaped from|(?:was|were|is|are|has been) (?:released|free(?:d)?|let out)|walks? free|came out of prison)\b/iu

/** Of those who did it by their name, or of somebody whom a name or `he` means: not `some prisoners were released`, `her hair was free`. */
const isSaidOfThem = (bare: string, pen: Pen): boolean =>
  namesOfFeared(pen).some((name) => bare.includes(name)) || theyAreFree.test(bare)

/** `My cousin was one of them. He was released`: it is the client's own people of whom the paragraph tells. */
const isOfOwnPeople = (paragraph: string, pen: Pen): boolean => {
  const own = wordsOfAccount(pen).filter((one) => one.paragraph === paragraph)
  return (
    own.some(({ told }) =>
      /\b[Mm]y (?:\p{Ll}+ )?(?:cousin|brother|sister|son|daughter|friend|colleague|nephew|niece|husband|wife|father|mother)\b/u.test(
        told,
      ),
    ) && !own.some(({ words }) => namesOfFeared(pen).some((name) => words.includes(name)))
  )
}

const theyAreFree =
  /(?:^|, |\b(?:and|that) )(?:He|he|She|she|They|they|The \p{Ll}+|\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20})?) (?:(?:was|were) \p{Ll}+[^.;,]{0,40} and )?(?:escaped from|(?:was|were|is|are|has been|had been) (?:released|freed?|let out))\b/u

const ofOwnPerson =
  /\b(?:I|we|my (?:\p{L}+ )?(?:brother|sister|son|daughter|husband|wife|father|mother|cousin|friend|uncle)) (?:was|were|had been|escaped)\b/iu

/** They ask or search, or a writ is out. */
export const isSearch = ({ told: words }: Words): boolean => isOrdered.test(words) || seeks.test(withoutSpeech(words))

/** It speaks of what is to come; of the others those who are feared ask or search. */
export const isThreat = ({ told: words }: Words): boolean => {
  const said = saidIn(words)
  return said === '' ? toldThreat.test(withoutSpeech(words)) : toCome.test(said) || asksWhere.test(said)
}

/** It falls on the client, in the first person or by name. */
const isOfClient = (words: string, { client }: Pen): boolean =>
  ofClient.test(words) || (client.first !== undefined && words.includes(client.first))

const isSinceArrival = ({ passage }: Pick<Words, 'passage'>, pen: Pen): boolean =>
  pen.map.facts.some(
    (fact) => passagesOf(pen.map, fact).some(({ id }) => id === passage.id) && isBehindArrival(fact, pen),
  )

/** What an office did with what was brought to it: it spoke, it refused, it left undone, it passed on, it wrote nothing. */
export const weightOnResponse: Weigh = ({ told: words }) => {
  const bare = withoutSpeech(words)
  if (ofMyself.test(bare) && saidIn(words) !== '' && !/\b(?:he|she|they|officer|police\w*)\b/iu.test(bare)) return 0
  let weight = 0
  if (saidIn(words) !== '') weight += 3
  if (leftUndone.test(bare)) weight += 3
  if (fateOfPaper.test(bare)) weight += 2
  if (gaveAway.test(bare)) weight += 4
  if (sentAway.test(bare)) weight += 3
  if (/\b(?:said|told|answered|wrote) (?:me |us |my \p{L}+ )?that\b/iu.test(bare)) weight += 2
  return weight
}

/** An office tells those who are feared where the client is. */
const gaveAway =
  /\b(?:police\p{L}*|officers?|sergeant|commander)\b[^.;]{0,40}\btold\b[^.;]{0,60}\b(?:address|where (?:I|we))\b/iu

/** `The officer telephoned my uncle and told me to go home`. */
const sentAway =
  /\b(?:told|ordered|advised) (?:me|us|him|her|my \p{L}+) to (?:go|leave|make peace|respect|obey|be (?:quiet|glad|patient)|forget|settle|solve|come back|return|keep quiet|stay (?:away|home|quiet))\b|\b(?:officer|police\p{L}*|sergeant|prosecutor|he|she|they) (?:tele)?(?:phoned|called|warned) (?:my|the) (?:\p{L}+ )?(?:uncle|father|husband|brother|family|chief|elder|in-laws)\b/iu

const leftUndone =
  /\b(?:refus\w+|arrested (?:me|us|him|her)\b|laugh(?:ed|s)|did nothing|nothing (?:happened|was done|came|after)|never (?:came|called|answered|heard|arrested|gave|wrote)|did not (?:come|help|bring|serve|arrest|investigate|register|write|take|give|open|answer|want|ask|stop)|would not|could not (?:take|help|write)|no (?:answer|copy|number|paper|one came|arrests?)|nobody (?:came|was)|sent (?:me|us|her|him) (?:away|home)|put (?:down|away)|tore|closed|wrote (?:two|three|a few|some) lines|ate|watched|stood (?:by|there)|shrugged|told (?:them|him) who)\b/iu

const fateOfPaper =
  /\b(?:letter|paper|complaint|case|report|file|number|record)\b[^.;]{0,60}\b(?:transmitted|closed|filed away|archived|lost|pending|given|no|not|never|without|says?|said|lines)\b/iu

/** Another place of the country: who found the client there, what cannot be had there, what makes everybody known. */
export const weightOnPlaces: Weigh = ({ told: words }) => {
  const bare = withoutSpeech(words)
  if (/^Q:|\b(?:lawyer|attorney|United States|America|airport|visa|another country)\b/u.test(words)) return 0
  let weight = 0
  if (cannotThere.test(bare)) weight += 3
  if (seeks.test(bare) && elsewhere.test(bare)) weight += 3
  if (knownThere.test(bare)) weight += 3
  if (movesWithin.test(bare)) weight += 3
  if (ofOthersThere.test(bare)) weight += 3
  return weight
}

const cannotThere =
  /\b(?:cannot|can[’']t|could not|couldn[’']t|without|no one|nobody|not allowed to|forbidden)\b[^.;]{0,60}\b(?:rent|live|work|hide|move|travel|stay|register\w*|settle|card|papers?|sponsor|find (?:work|a room))\b/iu

const elsewhere = /\b(?:there|in \p{Lu}\p{L}+|other|another|elsewhere|everywhere)\b/u

const knownThere =
  /\b(?:register\w*|checkpoints?|identity cards?|landlords?|accent|list)\b[^.;]{0,60}\b(?:every\w*|all|any|police|chief|known?|asks?|who)\b|\b(?:every\w*|all|any)\b[^.;]{0,40}\b(?:register\w*|checkpoints?|cards?|landlords?)\b/iu

/** Somebody of the client's own who tried it. */
const ofOthersThere =
  /\b(?:sister|brother|cousin|friend|colleague|uncle|aunt|neighbou?r|\p{Ll}+-in-law)\b[^.;]{0,40}\b(?:gone|moved|fled|went|hid)\b[^.;]{0,20}\b(?:to|in) \p{Lu}/u

const movesWithin =
  /\b(?:I|[Ww]e) (?:moved|fled|hid|stayed|lived|slept|went)\b[^.;]{0,60}\b(?:in|at|to) (?:my |the |a )?(?:\p{Lu}|cousin|sister|brother|aunt|uncle|village|friend)/u
