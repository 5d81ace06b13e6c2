/** `In March 2023`, `Before the trial,`: words before the subject of a sentence, with no verb in them. */
export const isLead = (text: string): boolean =>
  /^(?:In|On|At|Since|Before|After|Between|During|By|From|For|Until|Now|Then|Today|Each|Every|Last|This|That) [^.;:]{0,60}$/u.test(
    text,
  ) && !/\b(?:is|are|was|were|has|have|had|\p{L}+ed)\b/u.test(text)
