export const month = 'January|February|March|April|May|June|July|August|September|October|November|December'
export const when = String.raw`(?:(?:On|In|on|in) (?:(?:${month}) (?:\d{1,2}, )?\d{4}|(?:19|20)\d{2})|(?:From|from) (?:${month}) (?:\d{1,2}(?:, \d{4})?|\d{4}) (?:to|until) (?:(?:${month}) )?(?:\d{1,2}, )?\d{4})`
export const subordinate =
  /\b(?:that|who|whom|whose|which|because|when|where|while|since|until|after|before|if|so|than|as)\b|[;:]/u
/** Behind one of these a verb belongs to another clause. */
export const ofOther = /\b(?:that|who|whom|whose|which|because|when|where|while|if)\b|[;:]/u
export const deed = String.raw`(?:\p{L}{3,}ed|took|beat|told|broke|came|went|held|hit|put|shot|left|made|kept|gave|threw|cut|sent|said|tied|hung|found|led|lost|ran|wrote|spoke|brought|sold|paid|met|saw|fled|stood|fell|lay|wore|chose|taught|hid|had)`

export const hasVerb = new RegExp(String.raw`\b(?:is|are|was|were|has|have|had|did|does|could|would|${deed})\b`, 'u')

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The first word small, unless it is a name. */
export const lower = (text: string) =>
  text.replace(
    /^(?:He|She|It|They|The|A|An|His|Her|Its|Their|There|This|That|These|Those|Some|Most|Many|Several|Whoever|Both|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Officers|Police|Men|Soldiers|Members|Guards|Agents)\b/u,
    (word) => word.toLowerCase(),
  )
