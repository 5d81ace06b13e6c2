import type { PapersFacts, Place } from './paper-facts.ts'

const formerName =
  /\b(?:[Mm]aiden name|[Ff]ormer name|[Nn]ame at birth|[Bb]irth name|(?:[Ff]ormerly|[Pp]reviously|[Aa]lso) known as|[Aa]\.?k\.?a\.?|[Nn][ée]e|MAIDEN NAME|FORMER NAME)[:,]? (?:was |is )?(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,4})/u

/** `that the name of the petitioner Jan Kowalczyk is changed to Jan Kowal`. */
const changedName =
  /\bname of (?:the )?(?:petitioner |applicant )?(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){1,4}) (?:is|be|was|shall be) (?:hereby )?changed to (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){1,4})/u

export function namesIn(lines: readonly Place[]): PapersFacts['otherNames'] {
  return lines.flatMap((place) => {
    const [, name, became] = changedName.exec(place.line) ?? []
    if (name !== undefined && became !== undefined) return [{ ...place, name, became }]
    const [, found] = formerName.exec(place.line) ?? []
    return found === undefined ? [] : [{ ...place, name: found }]
  })
}
