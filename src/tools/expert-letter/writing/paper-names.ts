const papers =
  /^(?:(?:annual|press|test|field|trial|school|medical|police|country|news|expert|support|offer|recommendation|reference|psychological|psychosocial|market|user|usage) )?(?:reports?|letters?|declarations?|affidavits?|reviews?|agreements?|contracts?|certificates?|surveys?|evaluations?|statements?|records?|articles?|stud(?:y|ies)|interviews?|orders?|decisions?|assessments?|notes?|lists?|minutes|plans?|proposals?|transcripts?|datasets?|summar(?:y|ies)|programs?)\b/iu

/** A paper as a sentence names it: `the report of the field trial`. A file's name is no title: nothing then. */
export function nameInSentence(title: string): string | undefined {
  const plain = title.trim().replace(/,\s*(?:(?:\p{Lu}\p{Ll}{2,8}\.? )?(?:\d{1,2}, )?(?:19|20)\d{2})$/u, '')
  if (plain === '' || !/\s/.test(plain) || /[_/\\]|\.\p{L}{2,4}$/u.test(plain)) {
    return papers.test(plain) && !/[_\d]/.test(plain) ? `the ${plain.toLowerCase()}` : undefined
  }
  return papers.test(plain) ? `the ${plain.charAt(0).toLowerCase()}${plain.slice(1)}` : plain
}
