/** Names that many decisions share on one side; the short form takes the other party. */
const officials =
  /^(?:I\.?N\.?S\.?|Immigration and Naturalization Service|United States|U\.S\.|Ashcroft|Barr|Bondi|Garland|Gonzales|Holder|Lynch|McHenry|Mukasey|Reno|Rosen|Sessions|Whitaker|Wilkinson|Att(?:orney|['’]y) Gen(?:eral|\.).*|U\.S\. Att['’]y Gen\.)$/

export type ShortCitation = {
  /** `Cervantes-Gonzalez`. */
  readonly name: string
  /** Volume and reporter, for a pinpoint: `22 I&N Dec.`. */
  readonly reporter?: string
}

/** How a decision is cited after the first time; undefined for statutes, rules and whatever has no parties. */
export function shortCitation(citation: string): ShortCitation | undefined {
  const [, name = '', rest = ''] = /^([^,]+(?:, (?:Inc|LLC|Ltd)\.?)?), (.*)$/.exec(citation) ?? []
  const reporter = /^(\d+ .*?) \d/.exec(rest)?.[1]
  const subject = /^(?:Matter of|In re) (.+)$/.exec(name)?.[1] ?? partyOf(name)
  if (subject === undefined) return undefined
  return { name: subject, ...(reporter !== undefined && { reporter }) }
}

function partyOf(name: string): string | undefined {
  const [first, second] = name.split(' v. ')
  if (first === undefined || second === undefined) return undefined
  return officials.test(first) ? second : first
}
