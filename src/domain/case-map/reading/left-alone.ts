const harmed =
  'arrested|detained|harmed|hurt|attacked|threatened|bothered|disturbed|molested|targeted|pursued|persecuted|found|traced|followed|touched|sought'
const ofThose =
  /\b(?:attackers?|perpetrators?|suspects?|culprits?|officers?|soldiers?|police(?:m[ae]n)?|officials?|agents|militants|gangs?|cartels?|colectivos?|militias?|guards?|army|forces|groups?|husbands|abusers|traffickers|rapists|commanders?|(?:those|persons?) responsible|killers?|murderers?|complaints?|cases?|files?|bodies|evidence|investigations?|witness(?:es)?)\b/iu

const goesOn =
  /\b(?:lives?|lived|living|works?|worked|working|stays?|stayed|remains?|remained|worships?|worshipped|practices?|practiced|continues?|continued|returned|moved|resides?|resided)\b[^.;]{0,70}\b(?:undisturbed|unmolested|unharmed|unhindered|in peace|peacefully|quietly|discreetly|openly|freely|safely|normally|without (?:difficult(?:y|ies)|incident|trouble|problems?|harm|interference|fear|being \p{L}+))\b/iu
const isLeft =
  /\b(?:has|have|had|is|are|was|were) (?:been )?(?:generally |usually |mostly )?left (?:\p{L}+ ){0,3}(?:alone|in peace)\b|\b(?:leaves?|lets?) (?:\p{L}+ ){1,3}(?:alone|in peace)\b/iu
const notHarmed = new RegExp(
  String.raw`\b(?:has|have|had) (?:never|not)(?: yet)? been (?:${harmed})\b|\b(?:is|are) (?:not|rarely|seldom|hardly|never|generally not|usually not|in general not) (?:usually |normally |generally |systematically |in general )?(?:${harmed})\b|\b(?:was|were) (?:not|never|rarely|seldom) (?:pursued|bothered|persecuted|sought|targeted|disturbed|molested)\b|\bwithout (?:ever )?being (?:${harmed})\b`,
  'iu',
)
const nobodyCame =
  /\b(?:nobody|no one) has (?:\p{L}+ )?(?:come|asked|looked|threatened|harmed|attacked|bothered|found|visited|touched|troubled|disturbed)\b/iu
const noTrouble = /\b(?:have|has|had) (?:had )?no (?:trouble|problems?|difficult(?:y|ies))\b/iu
const notAllHad =
  /\bnot (?:all|every) [^.;]{0,60}\b(?:has|have|had) (?:had )?(?:trouble|problems?|difficult(?:y|ies))\b/iu
const tookUp =
  /\bresumed (?:(?:their|his|her|private|public|normal) )*(?:practice|work|li(?:fe|ves)|activit\p{L}+|stud\p{L}+)\b/iu

/** Such persons are still there and go about their lives. */
const dailyLife =
  /\bthere are still\b[^.;]{0,60}\b(?:families|persons|people|members|communit(?:y|ies)|believers|worshippers|households)\b|\bgo to (?:work|school|church|mass|the market|the temple|the mosque)\b[^.;]{0,20}\bcome back\b|\bpassed (?:off )?(?:with few|without) incidents?\b|\bnothing has happened to (?:him|her|them)\b/iu

/**
 * Whether a sentence says of somebody that nothing is done to them: they live `undisturbed`, `have been left alone`, are
 * `rarely arrested`. That attackers go free and that complaints stay unheard is no such thing.
 */
export function leavesAlone(sentence: string): boolean {
  if (
    /\b(?:no|none|nobody|hardly any|few|cannot|could not|impossible|never)\b[^.;]{0,90}\b(?:left alone|without|in peace|safely|openly|freely)\b/iu.test(
      sentence,
    )
  )
    return false
  if (goesOn.test(sentence) || isLeft.test(sentence) || noTrouble.test(sentence) || tookUp.test(sentence)) return true
  if (notAllHad.test(sentence) || nobodyCame.test(sentence) || dailyLife.test(sentence)) return true
  const denied = notHarmed.exec(sentence)
  return denied !== null && !ofThose.test(sentence.slice(0, denied.index))
}

const away =
  /\b(?:moved|relocated|displaced|fled|elsewhere|other (?:cities|towns|regions|parts|provinces|districts|departments)|another (?:city|town|region|part|province|district|department)|the capital|countryside|farms?|big cities|large cities|(?:southern|northern|eastern|western|coastal) (?:states?|provinces?|regions?|districts?|cities)|in the (?:south|north|east|west)|outside (?:the|their|this) (?:state|province|region|district|city|village)|outside \p{Lu}\p{L}+)\b/iu

/** Whether a sentence says of a place that those who are feared are not there, or that it is calmer. */
export function namesCalmPlace(sentence: string): boolean {
  return (
    (away.test(sentence) && leavesAlone(sentence)) ||
    /\b(?:registered|recorded|found|has|have|had|there (?:is|are)) no (?:\p{L}+ ){0,2}(?:presence|cells|activity|structures?)\b/iu.test(
      sentence,
    ) ||
    /\b(?:is|are) not (?:present|active) in\b|\b(?:does|do) not (?:operate|have a presence) in\b/iu.test(sentence) ||
    /\bcommunities\b[^.;]{0,30}\babandoned the practice\b/iu.test(sentence) ||
    /\b(?:less|little|no) (?:violence|fighting|influence) in\b|\b(?:is|are|remains?|remained) (?:calm|peaceful|safer?|quiet)\b/iu.test(
      sentence,
    )
  )
}
