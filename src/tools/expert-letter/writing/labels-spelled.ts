/** What clinicians write before a point and in it, as a letter says it. */
const spelled: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}-])P?MHx:(?= )/gu, 'Medical history:'],
  [/(?<![\p{L}-])FHx?:(?= )/gu, 'Family history:'],
  [/(?<![\p{L}-])[Hh]x:(?= )/gu, 'History:'],
  [/(?<![\p{L}-])[Dd]x:(?= )/gu, 'Diagnosis:'],
  [/(?<![\p{L}-])[Ss]x:(?= )/gu, 'Symptoms:'],
  [/(?<![\p{L}-])[Tt]x:(?= )/gu, 'Treatment:'],
  [/(?<![\p{L}-])MSE:(?= )/gu, 'Mental status:'],
  [/(?<![\p{L}-])(?:PE|O\/E):(?= )/gu, 'On examination:'],
  [/\b(speech|physical|occupational|talk|group) tx\b/gu, '$1 therapy'],
  [/(?<![\p{L}-])hx of\b/gu, 'a history of'],
  [/(?<=\p{L} )tx(?=[ ,;.]|$)/gu, 'treatment'],
  [/(?<=\p{L} )sx(?=[ ,;.]|$)/gu, 'symptoms'],
  [/(?<=\p{L} )dx(?=[ ,;.]|$)/gu, 'diagnosis'],
]

/** The section with a clinician's labels written out; an open point keeps the words that it quotes. */
export const withLabelsSpelled = (html: string): string =>
  html
    .split(/(<mark [^<>]*>[^<>]*<\/mark>|<[^<>]*>)/u)
    .map((part) =>
      part.startsWith('<') ? part : spelled.reduce((told, [label, words]) => told.replaceAll(label, words), part),
    )
    .join('')
