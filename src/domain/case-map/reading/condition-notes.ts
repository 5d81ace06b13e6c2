import type { Person } from '#domain/persons/person.ts'

/** Illnesses by their last word, as a note names them. */
export const condition =
  'cancer|diabetes|asthma|lupus|arthritis|epilepsy|dementia|hypertension|depression|anxiety|PTSD|disease|disorder|syndrome|failure|sclerosis|autism|dyslexia|delay|stroke|lymphedema|insulin|pacemaker|hearing loss|bladder problems|heart problems|back problems|knee problems|kidney problems|fracture|hernia|migraines|glaucoma|cataracts'
const treatmentWords =
  'mastectomy|chemotherapy|radiation|surgery|operation|transplant|dialysis|biopsy|amputation|angioplasty|bypass|hysterectomy|physical therapy|therapy'
const medicineEnd =
  /\b\p{L}{4,}(?:xifen|nisone|quenil|mab|formin|trexate|olol|opril|statin|triptyline|zepam|azole|setron|traline|oxetine|apine|artan|mycin|cillin|quine|pentin|sulin)\b/iu
/** `depression, zoloft` */
const thenMedicine =
  /, ((?:zoloft|prozac|lexapro|wellbutrin|xanax|lithium|metformin|insulin|prednisone|gabapentin|sertraline|fluoxetine|trazodone|seroquel|abilify|humira|methotrexate)\b)/iu

/** `Rosa: breast cancer, stage II` */
export function labelled(sentence: string): string {
  return sentence.replace(
    new RegExp(
      String.raw`^(\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}’'-]+)?): (?=[^.]{0,40}\b(?:${condition})\b)`,
      'u',
    ),
    '$1 has ',
  )
}

/** A condition, a treatment or a medicine without a verb is the person's whom the answer is about. */
export function withVerb(sentence: string, { full }: Person): string {
  const plain =
    /^(?:\p{Lu}\p{Lu}|(?:Crohn|Parkinson|Alzheimer|Hashimoto|Huntington|Raynaud|Sjögren|Tourette|Down|Graves|Cushing|Hodgkin|Marfan|Lyme)(?:[’']?s)?\b|(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day)/u.test(
      sentence,
    )
      ? sentence
      : sentence.charAt(0).toLowerCase() + sentence.slice(1)
  const text = /^\p{Lu}\p{Ll}+(?: and|\.| \p{Ll})/u.test(sentence) && medicineEnd.test(sentence) ? sentence : plain
  if (new RegExp(String.raw`^(?:an? )?(?:${treatmentWords})\b`, 'iu').test(sentence))
    return `${full} underwent ${/^(?:mastectomy|transplant|biopsy|operation|amputation|angioplasty|bypass|hysterectomy)/iu.test(sentence) ? 'a ' : ''}${plain}`
  if (new RegExp(String.raw`\b(?:${condition})\b`, 'iu').test(sentence) && /^\p{L}/u.test(sentence))
    return /^(?:\p{Lu}\p{Ll}+),? \d/u.test(sentence)
      ? sentence
      : `${full} has ${plain.replace(thenMedicine, ' and takes $1')}`
  if (isMedicineAlone(sentence)) return `${full} takes ${text}`
  if (new RegExp(String.raw`^(?:\p{L}+ ){0,2}(?:${occupation})(?= (?:at|for|with|of|in|since)\b)`, 'iu').test(sentence))
    return `${full} has been a${/^[aeio]/iu.test(sentence) ? 'n' : ''} ${plain}`
  return sentence
}

const occupation =
  'machinist|cook|chef|driver|mechanic|carpenter|painter|roofer|gardener|landscaper|cleaner|housekeeper|nurse|nanny|cashier|clerk|waiter|waitress|welder|plumber|electrician|mason|butcher|baker|tailor|seamstress|supervisor|manager|foreman|teacher|tutor|coach|volunteer|helper|member|activist|organizer|student|journalist|reporter|lawyer|leader|delegate|soldier|policeman|policewoman|farmer|fisherman|trader|shopkeeper|taxi driver|bus driver|interpreter|deacon|pastor|missionary'

/** `Plaquenil and prednisone.`: names of medicines and nothing else. */
function isMedicineAlone(sentence: string): boolean {
  const words = sentence.replace(/[.;,]$/, '').split(/,? and |, | /)
  return (
    words.length <= 6 &&
    words.some((word) => medicineEnd.test(word)) &&
    words.every(
      (word) => medicineEnd.test(word) || /^(?:daily|weekly|mg|for|\d+|five|ten|two|three|years?|months?)$/.test(word),
    )
  )
}
