const general =
  /(?<!\p{L})(?:(?<!(?:is|was|are|were|be|been|became|become|becomes|remains|as|not|only|also|now|still|already|by) )an? (?:\p{Ll}+ )?(?:applicant|alien|noncitizen|person|individual|respondent|petitioner|citizen|expert|brief|finding)|(?:^|that |where |when )an? (?:\p{Ll}+ )?(?:court|judge)|[Aa]ny (?:person|alien|applicant|noncitizen)|(?:applicants|aliens|noncitizens|persons|individuals|those) who|one who|whoever|Congress|the (?:statute|regulation|Board|Act|rule|agency|manual)|USCIS (?:may|will|considers)|is (?:persecution|torture|harm) (?:by|where|when|if))(?!\p{L})/u

/** Whether a sentence tells something of the case: rules are told of nobody, and a question is no statement. */
export function isToldOfTheCase(text: string): boolean {
  return (
    /[.!;:”"’)\d]$/.test(text.trim()) && !general.test(text) && !/\?["”]?$/.test(text.trim()) && /\p{L}{3}/u.test(text)
  )
}
