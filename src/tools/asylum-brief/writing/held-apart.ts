/** So much of both that a run of sixteen words in it goes over the joint. */
export const aroundJoint = (before: string, after: string): string =>
  [...before.split(/\s+/).slice(-15), ...after.split(/\s+/).slice(0, 15)].join(' ')

/** Behind a connecting word only what is no name begins small. */
export const withSmallOpening = (text: string): string =>
  text.replace(
    /^(?:He|She|It|They|The|A|An|His|Her|Its|Their|There|This|That|These|No|Both|In|On|At|For|Since|Until|From|To|By|Between|Without|With|When|If|After|Before|During|Men|Police|Soldiers|Members|Whoever|Anyone|Anybody|Those|Then|Now|Later)(?= )/u,
    (word) => word.toLowerCase(),
  )

/** Words that hold a sentence apart from the one before. */
export const links = ['Further,', 'In addition,', 'Moreover,']
