/** `Calexico? no: San Ysidro`, `Pleadings by counsel? no - pro se`: who takes a note sets himself right; what holds stays. */
export const withoutSlips = (text: string): string =>
  text.replaceAll(
    /(?<=^|[.;:,] |\d )\p{Lu}[\p{L}’'-]{1,20}(?: [\p{L}’'-]{1,20}){0,4}\? [Nn]o ?[:;,–—-]{1,3} (?=\p{L})/gu,
    '',
  )

/** `Who would stay with them?` asks its reader; it says nothing that could be told. */
export const isQuestion = (sentence: string): boolean =>
  /^(?:no|yes)[.!]?$/i.test(sentence.trim()) || (sentence.trim().endsWith('?') && !/[“"]/.test(sentence))

/** `no never left since 2013`, the reply to a question. */
export const withoutReply = (sentence: string): string =>
  sentence.replace(/^(?:no|yes),? (?=(?:never|always|he|she|they|since)\b)/iu, '')

/** What an intake note says to whoever reads it, and not of the case. */
export function isNoteToSelf(sentence: string): boolean {
  return /^(?:careful\b|caution\b|NB\b|N\.B\.|TBC\b|TBD\b|TODO\b|to be confirmed|ask (?:the )?client|check (?:with|spelling|date|name|whether|if)|confirm (?:with|date|spelling|whether)|need (?:to (?:ask|get|check)|more (?:info|details|documents))|follow up|note to (?:self|file)|\?)/i.test(
    sentence.trim(),
  )
}

/** A clause of a sentence that is such a note. */
export function withoutNotes(sentence: string): string {
  return (
    sentence
      // `Korean-- no, Vietnam era Navy vet`: what was taken back at once.
      .replaceAll(/(?<=^|[ ,;])\p{L}[\p{L}-]{1,20} ?(?:-{2,3}|—) ?no,? (?=\p{L})/gu, '')
      .replaceAll(/(?<=\p{L} )1x\b/giu, 'once')
      .replaceAll(/(?<=\p{L} )2x\b/giu, 'twice')
      .replaceAll(/[,;]? ?\((?:check|confirm|ask|tbc|tbd|to be confirmed|line says|see notes?|\?)[^()]*\)/gi, '')
      // `SSI denied (5 yr bar?)`, `told them in 2019 when ...`: a question of who took the notes, a thought that was left.
      .replaceAll(/ ?\([^()?]{0,60}\?+\)(?= \p{Ll})/gu, ',')
      .replaceAll(/ ?\([^()?]{0,60}\?+\)/g, '')
      .replaceAll(/ (?:when|because|since|if|and|but) ?\.{2,3}/g, '.')
      .replaceAll(/(?:^|[,;] )\p{L}[\p{L} ’'-]{0,50} (?:to be confirmed|tbc|tbd)(?=[.;]|$)/giu, '')
      .replaceAll(/(?<=\s|^)(?:TBC|TBD)\b/g, '')
  )
}
