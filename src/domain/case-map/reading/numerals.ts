/** `Bipolar I disorder`: a numeral, and nobody; `In class I was made to …` is the speaker. */
export const numeral =
  /\b([Bb]ipolar|[Tt]ype|[Pp]hase|[Cc]ategory|[Cc]lass|[Ss]tage|[Ll]evel|World War|Title|Part) I\b(?!(?<=\b(?:phase|category|class|stage|level) I) (?:am|was|had|have|did|do|could|would|will|never|\p{Ll}+ed)\b)/gu
