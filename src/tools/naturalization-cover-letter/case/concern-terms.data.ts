/** Words by which a paper speaks of a matter that Part 9 or Part 14 of Form N-400 brings up, beside taxes, trips and support. */
export const concernTerms: Readonly<Record<string, { readonly name: string; readonly words: RegExp }>> = {
  false_claim_or_voting: {
    name: 'registration to vote, voting or a claim to citizenship',
    words:
      /\b(?:voter|voting|voted|vote|ballots?|elections?|registered to vote|registration (?:was )?cancell?ed|claim(?:ed)? to (?:be a )?(?:U\.S\. |United States )?citizen(?:ship)?|U\.S\. citizen\b)/iu,
  },
  removal_proceedings: {
    name: 'removal proceedings',
    words:
      /\b(?:removal|deportation|exclusion) (?:proceedings|order|hearing)|\b(?:order of removal|notice to appear|immigration judge|proceedings (?:were |are )?terminated)\b/iu,
  },
  selective_service: {
    name: 'registration with the Selective Service',
    words: /\bselective service\b|\bregist(?:er|ered|ration)\b[^.]{0,60}\bselective\b/iu,
  },
  // Of another matter a paper of an office shows what it is.
  other: { name: 'a change of address', words: /\bAR-11\b|\bchange of address\b/iu },
  fraud_or_misrepresentation: {
    name: 'a misrepresentation',
    words:
      /\b(?:misrepresent\p{L}*|fraud\p{L}*|false (?:statement|document|name|social security)|false information)\b/iu,
  },
  prior_denial: {
    name: 'an earlier application',
    words:
      /\b(?:denied|denial|decision)\b[^.]{0,80}\b(?:application|petition|N-400|I-485)\b|\b(?:N-400|application for naturalization)\b[^.]{0,80}\bdenied\b/iu,
  },
}
