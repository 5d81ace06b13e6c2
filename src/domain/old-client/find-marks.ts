import { findCrimes } from './find-crimes.ts'
import { findDateMarks } from './find-date-marks.ts'
import { findNumbers, marksOf } from './find-numbers.ts'
import { findPlaces } from './find-places.ts'
import { answersOfOthers } from './positions-of-others.ts'
import { labelledValues } from './labelled-values.ts'
import type { FoundMark } from '#domain/template-sections/old-case.ts'
import { kin, legalPositions, procedureClaims } from './lexicon.data.ts'

const money =
  /(?:about |nearly |almost |over |approximately )?\$ ?\d[\d,]*(?:\.\d{2})?(?: (?:million|thousand))?(?: (?:an?|per|each|every) (?:hour|day|week|month|year))?/giu
const amounts =
  /(?<!\bpresent for (?=ten years))\b(?:\d[\d,]{0,15}(?:\.\d{1,6})?|(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-)?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?: |-)(?:exhibits|witnesses|reports|articles|declarations|affidavits|interviews|miles?|hours?(?: by (?:car|bus|train|plane))?|days?|weeks?|months?|percent(?! of (?:the )?(?:federal )?poverty)|years)\b(?! of continuous)|\bone (?:year|month)\b(?! (?:of|after|before|from))|\bone (?:week|month) of (?:her|his) pay\b/giu
const age =
  /\b(?:\d{1,3}|\p{L}+(?:-\p{L}+)?)-year-old\b|\b\d{1,2} years? old(?= \p{L})|\b(?:am|is|was) (?:now )?(?:\d{1,2}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{L}{3,5})?) years of age\b|,? ?\b(?:ages?|aged) \d{1,3}(?:(?:,| and|, and) \d{1,3})*|\b(?:is|was|am) (?:now )?(?:\d{1,2}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{L}{3,5})?|\p{L}{3,6}teen) years old|(?<=\b(?:turns|will turn) )(?:eighteen|twenty-one|1[68]|21)(?= on )|(?<=, )(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{L}{3,5})?|\p{L}{3,6}teen|\d{1,2}) years old(?=,)|(?<=\bat the age of )(?:\d{1,2}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{L}{3,5})?|\p{L}{3,6}teen)(?!\p{L})|\b\d{1,2} years of age\b|\b(?:is|was|am|turned|turns) (?:now |only |almost |nearly )?(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{L}{3,5})?|\d{2})(?=[,.;]| and | or |$)/giu
const pronoun =
  /(?<![\p{L}’'])(?:he|she|him|her|his|hers|himself|herself)(?![\p{L}])(?! or (?:she|he|her|his|him)\b)(?<!\b(?:his or her|he or she|him or her|himself or herself|her or his|she or he|his\/her|he\/she))/giu
const relation = new RegExp(
  String.raw`\b(?:the (?:only |eldest |youngest )?(?:son|daughter|child|brother|sister|mother|father|wife|husband|widow|widower|cousin|nephew|niece) of )?(?:her|his|my|their|our|your|mis?|sus?|the (?:respondent|applicant|client|petitioner|beneficiary)[’']s|\p{Lu}\p{L}+[’']s) (?:(?:two|three|four|five|six|seven|\d|own|only|elder|older|eldest|younger|youngest|late|minor|adult|U\.S\. citizen|citizen|sick|small|unborn|newborn|deceased|first|second|other|estranged|former|ex-?|twin|beloved|\d+-year-old|\p{L}+-year-old|and|lawful permanent resident) ){0,4}(?:${kin})(?![\p{L}-])(?: and (?:(?:son|daughter|child|children|sons|daughters)(?![\p{L}-])))?(?:,? ages? \d{1,2}(?:(?:,| and|, and) \d{1,2})*)?|\b(?:mother|father|parents?) of (?:\p{L}+ ){1,3}?(?:${kin}|\d)|\b(?:one|two|three|four|five|six|seven|eight) (?:(?:minor|young|small|U\.S\. citizen|adult) )*(?:children|sons|daughters|kids|siblings|brothers|sisters)(?:,? ages? \d{1,2}(?:(?:,| and|, and) \d{1,2})*)?|(?<=\b(?:is|was|am|are|remains?|now) )(?:single|widowed|divorced|separated)(?![\p{L}-])|\bmarried to(?= )`,
  'giu',
)
/** `a half day of the docket`. */
const halves = /\b(?:a|one) half[- ](?:day|hour|year)\b|\bhalf (?:a|an) (?:day|hour|year)\b/giu
/** `stipulate to the element of hardship`: what the other side is asked for in this case. */
const stipulated = /(?<=\bstipulat(?:e|es|ed) to )(?:the )?\p{Ll}[^.;,:]{3,60}?(?= and (?:to |waive)|[.;,]|$)/gu
/** `(1) Forms G-28, two`: how many of a paper go along. */
const copies =
  /(?<=^\W{0,3}\d{1,2}[.)] [^,;:.]{3,60}, )(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)(?=\W*$)/gu
/** `because of a trial in Example`: why somebody cannot be there that day. */
const engagement =
  /(?<=\b(?:because of|due to|owing to|conflicts? with) )(?:an? )(?:(?:jury|bench|criminal|civil|federal|family|long-planned|planned|scheduled) ){0,2}(?:trial|surgery|operation|arbitration|deposition|wedding|funeral|conference|oral argument|vacation)(?: (?:in|before|of|at) (?:the )?(?:\p{Lu}[\p{L}’'.-]*|his|her|my)(?: [\p{L}’'-]{2,20}){0,2}(?=[.,;]|$))?(?!\p{L})/gu
const custody = /\b(?:(?:FORMERLY|PREVIOUSLY|CURRENTLY|NEVER) )?(?:NON-?DETAINED|NOT DETAINED|DETAINED)\b/gu
/** `released her on`, and on what: of this case, and no answer to whether somebody is detained. */
const releasedOn =
  /(?<=\breleased (?:her|him|them|me) on )(?:an? )?(?:bond of \$[\d,]+|(?:her|his|their|my) own recognizance|(?:order of )?(?:release on )?recognizance|parole|order of supervision)/gu

const transcript =
  /\b(?:(?:Tr|I\.?J|R|A\.?R|Rec|Dec|Op)\.|Transcript|Decision)(?: (?:Dec\.|Decision))? at \d{1,4}(?:[-–]\d{1,4})?(?:, \d{1,4}(?:[-–]\d{1,4})?){0,4}|(?<=(?<!\p{L})A\.?R\.? )\d{1,4}(?:[-–]\d{1,4})?(?:, \d{1,4}(?:[-–]\d{1,4})?){0,4}(?![\d-])|\bTr\. \d{1,4}(?:[-–:]\d{1,4})?(?:, \d{1,4}(?:[-–:]\d{1,4})?){0,4}|(?<=\b(?:Exh?s\.|Exhibits|Tabs) )(?:[A-Z]{1,2}|\d{1,3})(?:(?:[-–]|, | and | through | to )(?:[A-Z]{1,2}|\d{1,3})(?![\p{L}\d])){1,6}/gu
const pinpoint =
  /\b(?:Ex(?:h?\.|hibit)|Tab|Attach(?:ment|\.)|Encl(?:osure|\.)|Appendix) (?:[A-Z]{1,2}|\d{1,3})(?:-\d{1,3})?,? (?:at|pages?|pp?\.) \d{1,4}(?:[-–]\d{1,4})?/gu
/** `Tr. 31; Exh. 5`: an exhibit of the record that the case had by then. */
const ofRecord =
  /(?<=\bTr\. [\d–-]{1,9}; (?:see )?Exh?s?\. )\d{1,3}(?![\d-])|(?<=\bat Exh?\. )\d{1,3}(?![\d-])|(?<=(?:\(|\b[Ss]ee (?:also )?)Exh\. |\bat Exhibit )(?:\d{1,3}|[A-Z])(?![\p{L}\d-])/gu
/** `My name is Ana Example, and I am a retired librarian`. */
const selfDescription =
  /\b(?:[Mm]y name is [^.;]{3,60}?,? and )?I (?:am|have been|work as|have worked as) an? (?!citizen|(?:U\.S\.|United States|naturalized|lawful|permanent|native|resident|national|person|member|witness|friend|respondent|applicant|attorney|lawyer|legal)\b)(\p{Ll}[^,.;]{3,60}?)(?=[,.;]| for | at | in (?=\p{Lu})| and | who )/gu
/** `I work at Example House as a night advocate`. */
const selfPost =
  /\bI (?:work|serve|volunteer|am (?:now |currently )?employed)(?: [^.;]{3,50}?)? as an? (\p{Ll}[^,.;]{3,40}?)(?=[,.;]| and | at | for | by | with )/gu
/** `I direct the choir of`: what the writer does. */
const selfWork =
  /\bI (?:also )?(?:direct|lead|manage|head|teach|coach|supervise|run) ((?:the|an?|our|my) [^,.;]{3,60}?)(?= of \p{Lu}| at |[,.;]| and )/gu
/** `DETAINED: NO`: the answer alone. */
const custodyAnswer = /(?<=^\W{0,3}(?:currently )?detained\??: ?)(?:yes|no)(?=\W*$)/giu
/** `Non-detained`, alone on its line of a caption, or with the place behind it. */
const custodyLine =
  /^\W{0,3}(?:(?:formerly|previously|currently|never) )?(?:non-?|not )?detained(?=\W{0,4}$| (?:at|in) \p{Lu}|[;,] )/giu
/** `NOT DETAINED – STAY IN EFFECT`: the whole line is of this case. */
const custodyNote =
  /^\W{0,3}(?:(?:formerly|previously|currently|never) )?(?:non-?|not )?detained ?[–—-] ?\p{L}[^§]{2,80}?(?= (?:under|pursuant|per)\b|$)/giu
/** `DETAINED: Example County Jail`: where somebody is held goes with it. */
const custodyAt = /^\W{0,3}(?:currently )?detained: ?\p{Lu}[^§:]{3,80}$/giu
const custodyLabel = /(?<=\bcustody(?: status)?: )(?:(?:not|non)[ -]?)?detained\b/giu
const visa =
  /(?<=\b(?:admitted|entered|arrived|paroled) (?:[^.;:]{0,60} )?as )an? (?!refugee|asylee|parolee|lawful|conditional)\p{Ll}[\p{Ll} -]{3,40}?(?=[.,;]| on | and | in |$)|\b(?:(?:student|visitor|visitor[’']s|tourist|work|business|exchange|fianc[eé]e?|crewman|religious worker|diversity) visa|(?:(?<=\b(?:as|with|on) )an? )?[A-Z]-\d[A-Z]?\d? (?:exchange |academic )?(?:visa|status|nonimmigrant|classification|visitor|tourist|student|worker|trainee|crewman|fianc[eé]e?)(?: (?:visa|status|nonimmigrant))?|advance parole|humanitarian parole|(?<=\b(?:category|classification|preference)(?: code)?: ?)[A-Z]{1,3}-?\d[A-Z]?|(?:IR|CR)-?[1-7]|(?<=\b(?:as|is|was) |, )an? (?:refugee|asylee|lawful permanent resident|parolee|conditional (?:permanent )?resident)|work permit|green card)\b/giu
/** `a discharge summary`: which paper of a doctor there is of somebody. */
const papersOfCare =
  /\b(?:(?:an?|the|his|her|my) )?(?:hospital |medical |clinical )?(?:discharge (?:summary|summaries|papers|notes|instructions)|audiograms?|x-rays?|MRI|CT scans?|ultrasounds?|pathology reports?|blood tests?|lab(?:oratory)? results)(?!\p{L})/giu
/** `served by first-class mail`, `Via UPS Overnight`: how this paper goes. */
const conveyance =
  /(?<=\b(?:by|via):? )(?:(?:U\.S\. |United States )?(?:(?:first[- ]class|certified|registered|priority)(?: U\.S\.)? mail|(?:express|overnight) mail)(?:,? (?:postage prepaid|return receipt requested))?|(?:hand|personal|overnight|courier) delivery|personal service|(?:overnight |private )?courier|(?:FedEx|Federal Express|UPS|DHL|USPS)(?: (?:Overnight|Ground|Express|Priority Mail|Next Day Air))?)(?!\p{L})/giu
/** A certificate, or the line over an address: a rule on how notices are sent is of any case. */
const goesOut =
  /^\W{0,3}(?:sent )?(?:via|by)\b|\bI\b.{0,80}\b(?:serv|mail|sent|deliver|certify)|\b(?:was|were|is|being) (?:served|mailed|sent)\b.{0,200} (?:by|via) /iu
/** `letters of the coach and the pastor`: papers of people of the case. */
const papersOf =
  /\b(?:letters?|declarations?|affidavits?|statements?) (?:of|from|by) (?:the|his|her|their) (?:pastor|priest|imam|rabbi|coach|teacher|principal|employer|landlord|neighbors?|doctor|nurse|therapist|supervisor|foreman|midwife|deacon)(?:,? (?:and )?(?:the|his|her|their) \p{L}{4,20}){0,3}/giu

/** `charges him as removable under section 237(a)(2)(A)(ii)`: the ground of one case. */
const charge =
  /\bcharg(?:es|ed|ing) (?:him|her|them|me|(?:the )?(?:Respondent|respondent)|M[rs]s?\. \p{Lu}[\p{L}’'-]{1,30}) (?:(?:as|with being) (?:removable|inadmissible|deportable) )?(?:under|pursuant to|with) (?:section |INA |§ ?|INA § ?){0,2}(2(?:12|37)\(a\)(?:\([\dA-Za-z]{1,4}\)){1,4})/gu

/** `label`: the cell before, in a table of labels and values. Words of an old case that have a shape: numbers, dates, places, ages, relations, amounts. In no order, with overlaps. */
export function findShapes(text: string, label = ''): FoundMark[] {
  return [
    ...findNumbers(text),
    ...findPlaces(text),
    ...findCircumstances(text),
    ...findDateMarks(text, label),
    ...labelledValues(text, label),
  ]
}

/** `I am the husband of Ana Example`: what whoever speaks is to the client. */
const kinOfSpeaker = new RegExp(
  String.raw`(?<=(?<!\p{L})I am (?:[\p{Ll}\p{Lu}. ]{1,60} and )?the )(?:${kin})(?= of \p{Lu})`,
  'gu',
)

/** Age, family, amounts, custody, position in the case. */
function findCircumstances(text: string): FoundMark[] {
  const relations = [...text.matchAll(relation)].map((match): FoundMark => {
    const aside = /,? (?:together |along )?with $/iu.exec(text.slice(0, match.index))?.[0]
    const end = match.index + match[0].length
    const isAside = aside !== undefined && /^[.,;]/.test(text.slice(end))
    const start = match.index - (isAside ? aside.length : 0)
    return { start, end, slot: 'family', ...(isAside && { isAside: true as const }) }
  })
  return [
    ...marksOf(text, 'amount', money),
    ...marksOf(text, 'amount', amounts),
    ...marksOf(text, 'age', age),
    ...marksOf(text, 'pronoun', pronoun),
    ...relations,
    ...marksOf(text, 'custody', custodyAnswer),
    ...(/^\W{0,3}(?:currently )?detained\??: ?(?:yes|no)\W*$/iu.test(text) ? [] : marksOf(text, 'custody', custody)),
    ...marksOf(text, 'custody', custodyLabel),
    ...marksOf(text, 'unsure', releasedOn),
    ...marksOf(text, 'unsure', engagement),
    ...marksOf(text, 'unsure', kinOfSpeaker),
    ...marksOf(text, 'amount', copies),
    ...(goesOut.test(text) && !/ §|\d I&N/u.test(text) ? marksOf(text, 'unsure', conveyance) : []),
    ...marksOf(text, 'unsure', papersOfCare),
    ...marksOf(text, 'amount', halves),
    ...marksOf(text, 'unsure', stipulated),
    ...marksOf(text, 'custody', custodyNote),
    ...marksOf(text, 'custody', custodyLine),
    ...marksOf(text, 'custody', custodyAt),
    // The kind of request that a reference names is the firm's; a class of visa in it is the client's.
    ...marksOf(text, 'visa', visa).filter(
      ({ start, end }) => !/^\W*(?:re|subject):/iu.test(text) || /\d/.test(text.slice(start, end)),
    ),
    ...marksOf(text, 'exhibit', pinpoint),
    ...marksOf(text, 'exhibit', ofRecord),
    ...(/^\W*enc/iu.test(text) ? marksOf(text, 'exhibit', papersOf) : []),
    ...marksOf(text, 'exhibit', transcript),
    ...findCrimes(text),
    ...answersOfOthers(text),
    ...marksOf(text, 'signer-title', selfDescription, 1),
    ...marksOf(text, 'signer-title', selfPost, 1),
    ...marksOf(text, 'organization', selfWork, 1),
    ...marksOf(text, 'legal-position', charge, 1),
    ...legalPositions.flatMap((pattern) => marksOf(text, 'legal-position', pattern)),
    ...procedureClaims.flatMap((pattern) => marksOf(text, 'procedure', pattern)),
  ]
}
