const ordinary =
  /^(?:He|She|It|They|The|A|An|His|Her|Its|Their|There|This|That|These|No|Both|In|On|At|For|Since|Until|Without|With|When|If|Only|All|Most|Some|One|Two|Three|Police|Soldiers|Officers|Men|Members|Nobody|Somebody|Everybody|From|To|By|Between|During|After|Before|Among|Against|Change|Part|People|Neighbors|Villagers|Children|Venue|Bond|Custody|Proceedings|Hearings|Whoever|Anyone|Anybody|Those|Then|Now|Later)(?= )/u
/** `Deserters and those who refuse`: a plural before its verb or its fellow names nobody; `Charles had`, `Torres and` are names. */
const plural = /^\p{Lu}\p{Ll}{3,}[bcdfghklmnprtvwy]s (?:and|who|are|were|have|had|of)\b/u

/** The sentence as it stands behind a connecting word: only what is no name begins small. */
export const withSmallOpening = (sentence: string): string =>
  ordinary.test(sentence) || plural.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence
