import type { PapersFacts, Place } from './paper-facts.ts'

const formerName =
  /\b(?:[Mm]aiden name|[Ff]ormer name|[Nn]ame at birth|[Bb]irth name|(?:[Ff]ormerly|[Pp]reviously|[Aa]lso) known as|[Aa]\.?k\.?a\.?|[Nn][ée]e|MAIDEN NAME|FORMER NAME)[:,]? (?:was |is )?(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,4})/u

/** `that the name of the petitioner Jan Kowalczyk is changed to Jan Kowal`. */
const changedName =
  /\bname of (?:the )?(?:petitioner |applicant )?(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){1,4}) (?:is|be|was|shall be) (?:hereby )?changed to (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){1,4})/u

/** `In re Olena Kowal, No. 12. Decree: the name of the petitioner is changed to Olena Roe`. */
const changedInRe =
  /\bIn re:? (\p{Lu}[\p{L}’'-]{1,40}(?: \p{Lu}[\p{L}’'-]{1,40}){1,4}),? [^\n]{0,200}\bname of (?:the )?(?:petitioner|applicant) (?:is|be|was|shall be) (?:hereby )?changed to (\p{Lu}[\p{L}’'-]{1,40}(?: \p{Lu}[\p{L}’'-]{1,40}){1,4})/u

export function namesIn(lines: readonly Place[]): PapersFacts['otherNames'] {
  return lines.flatMap((place) => {
    const [, name, became] = changedName.exec(place.line) ?? []
    if (name !== undefined && became !== undefined) return [{ ...place, name, became }]
    const [, petitioner, borne] = changedInRe.exec(place.line) ?? []
    if (petitioner !== undefined && borne !== undefined) return [{ ...place, name: petitioner, became: borne }]
    const [, found] = formerName.exec(place.line) ?? []
    return found === undefined ? [] : [{ ...place, name: found }]
  })
}
