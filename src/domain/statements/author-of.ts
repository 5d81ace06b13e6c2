const authorName = String.raw`((?:\p{Lu}[\p{L}’'-]+)(?: \p{Lu}[\p{L}’'.-]*){1,3})`
const opening = new RegExp(String.raw`(?:^|[\s.])(?:I,|My name is|I am) (?:Dr\. )?${authorName}`, 'u')
const inTitle = new RegExp(
  String.raw`(?:(?<!\p{L})(?:of|by|from)|,|:|[–—]) (?:Dr\. |Professor |Prof\. |Mr\. |Ms\. |Mrs\. |Reverend |Rev\. |Pastor |Father |Judge |Captain |Sister |Brother |Imam |Rabbi )?${authorName}`,
  'u',
)

/** The name of the person who speaks in a document: from its opening words or its title. */
export function authorOf(title: string, text: string): string | undefined {
  const isTold = /(?<!\p{L})(?:I(?!-\d)|my|me)(?!\p{L})/u.test(text)
  const isOne =
    isTold ||
    /(?:Dr|Prof|Professor|Mr|Ms|Mrs|Rev|Reverend|Pastor|Sister|Brother|Father|Judge)\.? |^(?:curriculum vitae|cv|resume)/i.test(
      title,
    )
  const name = opening.exec(text.slice(0, 400))?.[1] ?? (isOne ? inTitle.exec(title)?.[1] : undefined)
  return name !== undefined && !bodies.test(name) ? name : undefined
}

/** Names of offices, firms and places are no persons. */
const bodies =
  /(?<!\p{L})(?:Services?|County|City|Town|Village|State|Court|Hospital|Clinic|Church|School|College|University|Institute|Center|Centre|Department|Ministry|Bureau|Office|Board|Agency|Company|Corporation|Inc|LLC|Ltd|Corp|Group|Association|Society|Foundation|Union|Bank|Police|Army|Republic|Revenue|Diagnostics|Laborator(?:y|ies)|Systems|Technologies|Industries|Council|Committee|Commission|Academy|Parish|Diocese|Temple|Mosque|Red Cross|North|South|East|West|United|National|International)(?!\p{L})/u
