// A ticket by which one flies is none of the police: `One ticket is more than our rent`.
const conduct =
  /\b(?:arrested|public intoxication|charged with|fined|DUI|DWI|DWAI|OWI|OUI|driving under the influence|convicted|pled guilty|pleaded guilty|pleaded no contest|pled no contest|no contest to|nolo contendere|misdemeanor|anger management|(?<!\bwas )(?<!\bwere )(?<!\bbeen )assaulted|(?:simple |misdemeanor )?battery\b(?! pack| charger)|bar fight|fist ?fight|(?:about|in) (?:the|a) fight(?= (?:in|of|outside|at|on)\b)|behind (?:on|with|in) (?:his |her |the )?child support|child[- ]support arrears|of arrears|the stealing|probation|jail|citation|false (?:name|document|number|papers|SSN|[Ss]ocial [Ss]ecurity)|(?<!\b(?:plane|airplane|air|airline|bus|train|round-trip) )tickets?(?! (?:is|are) more| costs?\b| to \p{Lu}| home\b| back\b| there\b| would cost)|without a license|unlicensed|fake|(?:[Ss]ocial [Ss]ecurity number|documents?|papers|card) that (?:(?:was|were) not (?:his|hers|her|\{)|belonged to|had been given to|was (?:someone|somebody|another)|(?:he|she|\{applicant[^{}]*\}) (?:made up|invented|borrowed|bought))|without authorization|unauthorized|deported|ordered removed|sent back|stopped at the border|Border Patrol|crossed again|overstay\p{L}*|misrepresent\p{L}*|smuggl\p{L}*|fraud|jumped ship|dr[oi]v\p{Ll}+ (?:after drinking|drunk|while intoxicated)|shoplifting|theft of|(?:took|stole) [^.;]{3,60} from (?:a|the) (?:store|shop|supermarket|pharmacy)|possession of|community (?:service|control)|nolle prosequi|caught (?:once|twice|at|by|before)|turned back|work(?:s|ed|ing)?\b[^.;]{0,60} without (?:papers|permission|authorization)|with no papers|without auth\b|told the [Oo]fficer|[Nn]o (?:federal |tax )?returns? (?:until|for|before|filed)|not filed\b|expired inspection|[Cc]harges? (?:was |were )?(?:dismissed|dropped)|adjudication|denied asylum|in proceedings|administratively closed|(?:friend|cousin|brother|sister|uncle|neighbor)[’']?s (?:green card|papers|SSN|[Ss]ocial|number|name|license)|(?:made[- ]up|invented|borrowed|bought) (?:an? )?(?:SSN|[Ss]ocial|SS|card|number|papers|name)|left (?:the|his|her) (?:\p{Ll}+ )?ship\b|did not go back to (?:the|his|her) ship|wet reckless|reckless driving|SS card|let (?:her|him )?go back|marijuana|cannabis|(?:did|have|has) not file[d]?|filed late|another name|(?:used|under) (?:an? )?(?:alias|other name)|back taxes|unpaid taxes|owe[sd]? (?:the )?(?:FTB|IRS|state|taxes|\$)|no taxes filed|all (?:\p{Ll}+ )?years late|borrowed (?:an? )?(?:[Ss]ocial|SSN|number)|cash job|worked [^.;]{0,40}for cash|off the books|paid no (?:\p{Ll}+ )?tax(?:es)?|[Ss]peeding tickets?|eviction|number (?:that )?(?:he|she|\{applicant[^{}]*\}) used at work)(?![\p{L}])/u

/** Tells of something that an officer may hold against the applicant; a denial of it tells of nothing. */
export function isAdverseConduct(text: string): boolean {
  return text
    .split(/[.;]|\b(?:except|other than|apart from)\b/u)
    .some(
      (clause) =>
        conduct.test(clause) &&
        !/\b(?:never|not been|no (?:arrests?|convictions?|criminal)|without (?:any )?(?:arrests?|convictions?))\b/u.test(
          clause,
        ),
    )
}
