/**
 * Words that passages serving an element use. Stems are compared, so one form is enough; a phrase counts when its words
 * stand together. They only find passages: what a fact is follows from who did what in it.
 */
export const elementTerms = {
  deadline:
    'kept from applying|application for asylum|arrived|landed|admitted|visa|entered the United States|first lawyer|saw a lawyer|learned|until then|not afraid|one year|application filed|student status|work permit|treated for|unable to speak of it|parole|TPS',
  credibility: 'admission sheet|differs|mistake|corrected|interview|date is wrong|did not mention|translated|read back',
  corroboration:
    'cannot be produced|burned|lost|no copy|kept every paper|interviews|method|sources|examined|certificate|photograph|receipt|register|could not enter|households',
  harm: 'beat|struck|kicked|detained|arrested|held|tied|blindfolded|burned|shot|stabbed|raped|threatened|kidnapped|whipped|cell|prison|dragged|punched|broke|bled|hospital|stitches|scar|extortion|strangled|electric|interrogated|released|searched|raided',
  race: 'race|tribe|clan|caste|slave|ethnic|skin|people|indigenous|slur',
  religion:
    'church|baptized|mosque|prayer|pray|God|imam|priest|faith|convert|Bible|pastor|worship|apostate|infidel|Christian|Muslim|religious|sect|temple',
  nationality: 'language|English speaker|Anglophone|ethnic|minority|citizenship|identity card|slur|nationality',
  political:
    'opposition|party|traitor|protest|banner|gathering|demonstration|rally|leaflet|journalist|article|corruption|vote|election|union|separatist|terrorist|spoke|speech|regime|opinion|list of names|government critic|activist|march',
  group:
    'family|brother|gang|recognized|community|known as|society|registers|neighbors know|immutable|born|widow|gay|orientation|clan|women|name of the family',
  groupTrait: 'born|cannot change|blood|sister|brother|son|daughter|orientation|former|identity|always been',
  groupBoundary: 'law defines|register|statute|certificate|members are|surname|household|census|listed|count',
  groupPerception:
    'known in the town|neighbors say|press|newspaper|people call|society|recognized|everyone knows|pointed at|treated as',
  motive:
    'because|said that|told us|shouted|called|so that|reason|punish|revenge|for what|accused|insult|slur|warned|that is what happens',
  government:
    'police|complaint|report|prosecutor|officer refused|no file|judge|protective order|army|ministry|commander|paid by the state|corrupt|impunity|convicted|response|station|has a law|law against|specialized courts|integrated care|shelter|sentences are given|ended in a sentence|never served',
  fear: 'looking for|asked where|returned|photograph|will kill|when he comes back|wanted|list|warrant|summons|still searching|came again|deported persons|detained on arrival|afraid|follow',
  relocation:
    'moved to|another city|relocate|found me|identity check|checkpoint|relatives in|landlord|hid|network|whole country|tracked|capital|internally displaced',
  bars: 'never been arrested|convicted|served in|weapon|armed group|passed through|resident permit|refugee status|military service|criminal record|citizenship offered',
  humanitarian:
    'nightmares|trauma|treatment|depression|scar|cannot sleep|lasting|therapy|disability|no family left|other serious harm',
  discretion:
    'work permit|tax returns|volunteer|parish|community|employer|children in school|without permission|overstayed|helps|teaches|pays',
  torture:
    'beat the soles|tied|unconscious|electric|suffocated|burned|rape|nails|hung|water|severe|broken|fractured|eardrum|lost consciousness|torture|machete|weeks in custody',
  tortureLikelihood:
    'returned|deported|airport|detained within|custody|percent|of those|cases|described beating|died in custody|disappeared|killed',
  acquiescence:
    'gendarme|officer watched|did nothing|refused|complaint|prosecutor|state counsel|commander|ministry wrote|knew|present|paid|warned the|no one was charged|collusion|together with police',
} as const

export type TermList = keyof typeof elementTerms

export const termsOf = (...lists: readonly TermList[]): string[] => [
  ...new Set(lists.flatMap((list) => elementTerms[list].split('|'))),
]
