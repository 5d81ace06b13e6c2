/** `PTSD until spring, she did not leave the apartment`: two statements that only a comma holds together. */
export function withSpliceJoined(sentence: string): string {
  const found =
    /, (?=(?:s?he|they) (?:did not|does not|do not|could not|cannot|was not|were not|never|stayed|lay)\b)/u.exec(
      sentence,
    )
  if (
    found === null ||
    /\b(?:when|because|if|after|before|while|since|until|although|as|that|where)\b(?! (?:\p{Lu}\p{Ll}+|spring|summer|fall|autumn|winter|\d))/u.test(
      sentence.slice(0, found.index),
    )
  )
    return sentence
  return `${sentence.slice(0, found.index)}, and ${sentence.slice(found.index + 2)}`
}
