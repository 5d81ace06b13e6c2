import type { Judgement } from './judgement.ts'
import type { Statement } from './read-statements.ts'

/** Who said that she is a citizen need not be one. */
const pretended = /(?<!\p{L})(?:claim|pretend|represent|said|says)\p{L}*[^.;,]{0,40}citizen/iu

/** `Apart from a ticket he has no record`: the sentence itself names what there is. */
const excepting = /(?<!\p{L})(?:apart from|except(?: for)?|other than|aside from|besides|but for)(?!\p{L})/iu

/** An application for a patent or a licence is none to the immigration agency. */
const otherOffice = /(?<!\p{L})(?:patents?|licen[sc]e|scholarship|grants?|loan|university|patent office)(?!\p{L})/iu

/** Who did not have to register says nothing of having done so. */
const notAsked =
  /(?<!\p{L})(?:not|never|nor) (?:required|obliged|expected|have|had|need\p{L}*)(?: to)?(?!\p{L})|exempt|(?<!\p{L})too (?:old|young)(?!\p{L})|(?:past|above|beyond|over) the age/iu

/** For what an expert is paid or not paid; who coaches a team without pay is none. */
const professionalWork =
  /(?<!\p{L})(?:I|letter|report|opinion|evaluation|assessment|evaluated|sessions?|testimony|Dr|Prof|Professor|expert|psycholog\p{L}+|therap\p{L}+|examin\p{L}+|interview\p{L}*|writ(?:es|ing|ten)|motion|counsel|attorney|lawyer)(?!\p{L})/u

/** Of these a file has to say that there was none; of a fee or a visit that nobody mentions there was none. */
const provesAbsence =
  /^(?:arrest|conviction|record|citation|removed|proceedings|earlier-filing|police-report|taxes|adverse|left|overstay|work-without|asylum-before|voted|claimed-citizen)$/

/** A filing at another office, pay for other work, a citizenship that was only claimed. */
function isOfOtherKind(concept: string, denied: boolean, text: string): boolean {
  if (concept === 'earlier-filing') return otherOffice.test(text)
  if (concept === 'fee') return denied && !professionalWork.test(text)
  if (concept === 'selective-service') return notAsked.test(text)
  // `Paid what was owed` tells that nothing is owed.
  if (concept === 'owes')
    return /(?<!\p{L})paid (?:all (?:that )?|everything (?:that )?)?(?:what )?(?:\p{L}+ ){1,2}owed(?!\p{L})/iu.test(
      text,
    )
  return concept === 'usc' && pretended.test(text)
}

/** `Neither of them started a divorce`: it is said of the couple, and not of an earlier marriage. */
const ofNeither = /(?<!\p{L})neither (?:of (?:them|the two)|spouse)(?!\p{L})/iu

const ofNobody = /(?<!\p{L})(?:no one|nobody|none of them)(?: (?:was|were|had been|has been))? $/iu

/** Claims that another reading explains, and absences that nobody has to put on file. */
export function isQuiet(
  { concept, flagged, denied, ids, text, sentence, start }: Statement,
  { state }: Judgement,
): boolean {
  if (isOfOtherKind(concept, denied, sentence.text) || (concept === 'removed' && ids.length === 0)) return true
  if (denied && (excepting.test(sentence.text) || (concept === 'divorced' && ofNeither.test(sentence.text))))
    return true
  // `No one was struck`: it is said of an event, and of nobody of the case.
  if (denied && ofNobody.test(sentence.text.slice(0, start - sentence.start))) return true
  if (state !== 'not-found') return false
  // Who was not detained on some day is no claim that there was no arrest.
  const isDay = concept === 'arrest' && !/arrest/i.test(text)
  return flagged === 'conflict' || (denied && (isDay || !provesAbsence.test(concept)))
}
