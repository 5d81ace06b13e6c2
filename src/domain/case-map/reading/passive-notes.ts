/** `Nelly Renteria killed on August 30` was killed: nobody stands behind the verb whom she could have killed. */
export const withPassive = (sentence: string): string =>
  sentence.replace(
    /^((?:Don |Doña |Mr\. |Ms\. )?\p{Lu}[\p{L}.’-]+(?: \p{Lu}[\p{L}.’-]+){0,3}(?: \([^()]{2,30}\))?) (killed|murdered|kidnapped|arrested|displaced|tortured|shot)(?= (?:on|in|at|to|by|dead)\b| \d|[.;]|$)/u,
    '$1 was $2',
  )
