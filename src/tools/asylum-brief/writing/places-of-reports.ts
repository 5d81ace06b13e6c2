import type { CaseFact } from '#domain/case-map/case-map.ts'
import { namesCalmPlace } from '#domain/case-map/reading/left-alone.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { argues, type CaseFrame } from '../case.ts'
import type { Ground } from '../case/relief.ts'
import { speaksOfClemency } from './measures-of-clemency.ts'
import { groundWords } from '../map/ground-words.ts'
import { groundSections, type PlacingContext, type Rule } from './placing.ts'
import { sparesSomebody } from '../map/signs.ts'
import type { Unit } from './unit.ts'

const method =
  /\b(?:interviews? (?:with|were)|interviewed (?:each|every|all)|counted only|method\w*|this report covers|could not enter|rests on the accounts|described it|field staff|compiled|sources of this|(?:recorded|counted|documented) (?:a|each|every|no) case (?:only )?(?:when|where|if)|could not (?:interview|visit|verify|reach)|were not allowed to (?:enter|visit))\b/i
const complaints =
  /\b(?:(?:does|do|did) not protect|fail(?:s|ed)? to protect|cannot protect|unable to protect|no protection|complain\w*|prosecutors?|no file|state counsel|investigat\w+|impunity|ministry|commander|police (?:response|stations?|officers? refused)|protective orders?|prosecuted|passed (?:on )?information|collu\w+|bribe\w*|infiltrat\w+|No (?:officer|official|one|soldier) has been|reinstated)\b/i
/** Laws and offices that are there: the other side will point to them, so they are met where protection is argued. */
const onPaper =
  /\b(?:has|adopted|passed|enacted) (?:a|an|the) (?:[\p{L}-]{1,14} ){0,2}law (?:against|on|of)\b|\bspeciali[sz]ed (?:courts?|units?|prosecutors?)\b|\bsentences are given\b|\b(?:constitution|law(?: of \d{4})?|code|act) (?:protects|punishes|guarantees|prohibits|forbids|bans|criminali[sz]es|makes [^.;]{2,40} (?:a crime|punishable|an offense))\b/iu
const sentBack =
  /\b(?:deport\w+|returned from|sent back|returnees?|on arrival|at (?:the )?(?:\p{Lu}[\p{L}’'-]+ )?airport)\b/u
const isOfReturn = /\b(?:deport\w+|return(?:ed|s|ing|ees?)|sent back|removed|came back|on arrival)\b/iu
const taken = /\b(?:detained|arrested|questioned|taken to|imprisoned|disappeared|tortured|beaten|held)\b/i
const courts = /\b(?:charged|convicted|sentenced|courts?|protection)\b/i
export const elsewhere =
  /\b(?:traced by|find (?:women|persons|people|them|those who \p{L}+) (?:through|by)|move[sd]? to|one register|keeps? (?:a|the) registers?|registration of residence|must register (?:with|at)|register of (?:strangers|residents|tenants)|finds? (?:any|every|an|his|her|their) address|relocat\w+|displaced|present in \d+ of|(?:persons|people|women|families|those) who (?:move|flee|relocate|fled)\b|identity checks?|identity cards?|less influence|(?:south|north|east|west|interior) of the country|checkpoints?|landlords?|tenants?|no (?:province|region|district|city|place|part)|nationwide|whole country|(?:cells|networks?|members|presence) in (?!\d)(?:every|all|most|each|other|the (?:south|north|east|west|capital|whole|cities)|\p{Lu}\p{L}+(?: and|,))|left the region|service is national|other (?:cities|towns|regions|parts)|relatives in|another (?:city|town|province|region|part)|never lived in|has lived in either|network|who (?:went|moved|fled) (?:to|south|north|east|west)\b[^.;]{0,60}\b(?:arrested|traced|found|questioned|killed|safe))\b/iu
const treatment =
  /\b(?:returned (?:to|from)|deport\w+|airport|detained within|camps?|custody|tortur\w+|beating|beaten|died|killed|disappeared)\b/i

/** Nobody was called to account, or those in office stood by. */
const unpunished =
  /\b(?:nobody|no one|none|no (?:\p{L}+ ){0,2}(?:officers?|persons?|members?|soldiers?|officials?|agents?|police\p{L}*)) (?:was|were|has been|have been)\b[^.;]{0,40}\b(?:convicted|charged|prosecuted|punished|arrested|tried|dismissed)\b|\b(?:rarely|seldom|never|not) (?:\p{L}+ )?(?:investigated|prosecuted|punished)\b|\b(?:police\p{L}*|officers?|gendarmes?|soldiers?|authorities)\b[^.;]{0,120}\b(?:did not (?:intervene|act|respond|come|help|stop)|stood by|looked on|took part|removed|refused)\b/iu
/** The whole country, or several of its parts by name. */
const wholeCountry =
  /\b(?:in|of|across|throughout) (?:all|the whole|the entire|every) (?:(?:of )?(?:the )?(?:\p{L}+ )?(?:provinces|regions|districts|states|departments|governorates|cities|country|province|region|district|department))\b|\bthroughout the country\b|\breported (?:from|in) \p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)*,? and \p{Lu}/u

/** `12 of 190 chiefdoms`, `some provinces agreed`: it is so in parts of the country. */
const someOfParts =
  /(?<![\d,])(?:\d[\d,]{0,8}|\b[Ss]ome|[Ff]ew|[Ss]everal) (?:of (?:the )?(?:\d[\d,]{0,8} )?)?(?:chiefdoms|districts|provinces|regions|communes|municipalities|cantons|governorates)\b[^.;]{0,40}\b(?:agreed|adopted|banned|calm|quiet|safe|no (?:attacks|cases|incidents))\b|(?<![\d,])\d[\d,]{0,8} of (?:the )?\d[\d,]{0,8} (?:chiefdoms|districts|provinces|regions|communes|municipalities|cantons|governorates)\b/u

/** What a law leaves out, a bill that failed, a judgment that nobody carries out. */
export const ofLawAlone =
  /\b[Nn]o law (?:forbids|prohibits|bans|punishes|criminali[sz]es|protects|names)\b|\b[Bb]ills? (?:was|were) (?:brought|introduced|tabled)\b|\b(?:[Aa]ct|[Cc]ode|[Ll]aw) does not (?:name|mention|punish|forbid|cover|protect)\b|\b(?:government|state|parliament) has not (?:acted on|carried out|enforced|implemented)\b|\bcourt found that the (?:state|government)\b/u
/** Those in office license it, take money for it, or ask leave of those who do it. */
export const lendsItsHand =
  /\b(?:chiefs?|mayors?|governors?|police(?: officers)?|officials?|members of parliament|ministers?|politicians)\b[^.;]{0,40}\b(?:licen[cs]e\w*|need the consent|ask (?:the )?leave|(?:have |has )?paid for|take (?:a|their) (?:share|fee)|collect\w*|take part|took part)\b/iu

const holdsNotPlace =
  /\b(?:government|administration|state|army|police|authorities)\b[^.;]{0,60}\b(?:do(?:es)? not control|(?:has|have) (?:no presence|lost control)|cannot enter)\b/iu

/** Where a report on the country is told: by what its words speak of. */
export function countryRules(unit: Unit, { frame, map }: PlacingContext): Rule[] {
  const officials = argues(frame, 'torture') ? ['S61', 'S26'] : ['S26']
  const ground = groundOf(unit.text, frame)
  return [
    // What became of those whom a state forgave tells of the danger.
    { when: ({ text }) => speaksOfClemency(text) && taken.test(text), sections: ['S27', 'S60'] },
    { when: method, sections: ['S22'] },
    // A government that does not hold a place protects nobody in it.
    {
      when: ({ text }) => frame.persecutor.type !== 'state' && holdsNotPlace.test(text),
      sections: ['S26', ...officials],
    },
    // What the government says or does on paper is met where protection is argued, and proves no reason for the harm.
    {
      when: (one) => one.facts.some(speaksForItself) && !one.facts.some(({ statement }) => elsewhere.test(statement)),
      sections: ['S26', ...officials],
    },
    ...headedRules(unit, { frame, map }, officials),
    ...rulesOfReach(frame, officials),
    // Who is sent back and taken at the airport tells of the return, whatever place the cells are in.
    {
      when: ({ text }) => sentBack.test(text) && taken.test(text) && (isOfReturn.test(text) || !elsewhere.test(text)),
      sections: argues(frame, 'torture') ? ['S60', 'S27'] : ['S27'],
    },
    // What a report sets against its own account is met where the other side will bring it.
    {
      when: () => isOtherSide(unit, map) && (elsewhere.test(unit.text) || sentencesOf(unit.text).some(namesCalmPlace)),
      sections: ['S28'],
    },
    {
      when: () => isOtherSide(unit, map),
      sections: unit.facts.some(sparesSomebody) ? ['S28', 'S27'] : ['S26', ...officials],
    },
    {
      when: /\b(?:National Guard|army|marines|government|police|force|mission|troops) (?:(?:has|have) )?(?:sent|deployed|opened|created|adopted|declared|introduced|established|increased|arrested|announced|arrived|retook|retaken|withdrew|withdrawn|claims?|states?)\b/i,
      sections: ['S26'],
    },
    ...rulesOfLaw(frame, officials),
    { when: elsewhere, sections: ['S28'] },
    { when: ({ facts }) => facts.some(sparesSomebody), sections: ['S27'] },
    {
      when: /\b(?:answers to|commanded by|paid (?:and|,)|belongs to the (?:army|police)|national army|chain of command)\b/i,
      sections: ['S26'],
    },
    {
      when: (one) =>
        frame.grounds.includes('social-group') &&
        /\b(?:regarded?|viewed|seen|considered) (?:\p{L}+ ){0,6}as\b|\bperceived (?:to be|as)\b|\bsurvey\b|\bbelong\w* to the man\b|\b(?:neighbors|people|villagers|society|communit\w+) (?:\p{L}+ ){0,2}(?:avoid|shun|insult|reject|mock|call)\w*\b|\bspeak of (?:“|‘|the )/iu.test(
          one.text,
        ),
      sections: ['S25'],
    },
    { when: onPaper, sections: ['S26', ...officials] },
    { when: complaints, sections: frame.persecutor.type === 'state' ? officials : ['S26', ...officials] },
    {
      when: (one) =>
        ground !== undefined &&
        groundWords(one.text, ground, frame) >= (ground === 'social-group' ? 1 : 2) &&
        !/\b(?:custody|camps?|airport|deport\w+|returned (?:from|to)|on arrival|whereabouts)\b/i.test(one.text),
      sections: ground === undefined ? [] : groundSections(ground, frame),
    },
    { when: treatment, sections: argues(frame, 'torture') ? ['S60', 'S27'] : ['S27'] },
    { when: courts, sections: frame.persecutor.type === 'state' ? officials : ['S26', ...officials] },
    { when: ({ text }) => frame.grounds.includes('social-group') && ofSociety.test(text), sections: ['S25'] },
  ]
}

const ofSociety = /\b(?:society|seen as|regarded|stigma|recognized|known as)\b/i

/** In parts of the country only; what stands in no law; whose hand those in office lend. */
const rulesOfLaw = ({ persecutor }: CaseFrame, officials: readonly string[]): Rule[] => [
  { when: someOfParts, sections: ['S28'] },
  { when: ofLawAlone, sections: ['S26', ...officials] },
  { when: lendsItsHand, sections: persecutor.type === 'state' ? officials : ['S26', ...officials] },
]

/** Nobody was called to account; the danger is in every part of the country. */
const rulesOfReach = ({ persecutor }: CaseFrame, officials: readonly string[]): Rule[] => [
  {
    when: ({ text, facts }) => unpunished.test(text) && !facts.some(sparesSomebody),
    sections: persecutor.type === 'state' ? officials : ['S26', ...officials],
  },
  { when: ({ text }) => wholeCountry.test(text) && !courts.test(text), sections: ['S28'] },
]

/** `The Government points out that homicides fell`, `The Ministry states that nobody is held`, `banned healers in 2015`. */
export const speaksForItself = ({ kind, statement }: CaseFact): boolean =>
  kind === 'country' &&
  /\b(?:[Tt]he (?:[Ii]nterim )?(?:[Gg]overnment|[Mm]inistry(?: of \p{L}+)?|[Pp]rime [Mm]inister|[Pp]resident|[Aa]uthorities|[Ss]tate)) (?:also )?(?:points? out|states?|stated|says?|said|claims?|claimed|maintains?|notes?|noted|denie[sd]|called|appointed|opened|launched|recognizes?|has (?:opened|created|launched|appointed))\b/u.test(
    statement,
  )

/** A report says itself, in a heading, what it tells next. */
const headedRules = (
  unit: Unit,
  { frame, map }: Pick<PlacingContext, 'frame' | 'map'>,
  officials: readonly string[],
): Rule[] => [
  {
    when: () =>
      headed(
        unit,
        map,
        /^places$|\b(?:elsewhere|relocation|internal (?:flight|movement)|(?:other|rest) (?:parts?|regions?|of the country))\b/i,
      ),
    sections: ['S28'],
  },
  {
    when: () =>
      frame.persecutor.type !== 'state' &&
      headed(unit, map, /^(?:The )?(?:police|law|courts?|authorities|protection|government|state protection)\b/i),
    sections: ['S26', ...officials],
  },
  {
    when: () => frame.grounds.includes('social-group') && headed(unit, map, /^(?:society|social|perception|stigma)\b/i),
    sections: ['S25'],
  },
]

const headed = ({ facts }: Unit, map: PlacingContext['map'], words: RegExp): boolean =>
  facts.some((fact) => passagesOf(map, fact).some(({ heading = '' }) => words.test(heading)))

const isOtherSide = ({ facts }: Unit, map: PlacingContext['map']): boolean =>
  facts.some((fact) => standsForOtherSide(fact, map))

/** What a report itself puts under a heading such as `On the other side`. */
export const standsForOtherSide = (fact: CaseFact, map: PlacingContext['map']): boolean =>
  passagesOf(map, fact).some(({ heading = '' }) =>
    /\b(?:other side|progress|improve\w{0,6}|positive|government(?:’s|'s)? (?:response|efforts|measures)|steps taken)\b/i.test(
      heading,
    ),
  )

/** The ground of which the paragraph speaks most; the first of the brief among equals. */
export function groundOf(text: string, frame: CaseFrame): Ground | undefined {
  const [best] = frame.grounds
    .map((ground) => ({ ground, words: groundWords(text, ground, frame) }))
    .toSorted((a, b) => b.words - a.words)
  return best && best.words > 0 ? best.ground : undefined
}
