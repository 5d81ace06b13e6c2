import { storyWords } from './lexicon.data.ts'
import { graveKinds } from './no-sentence.ts'

/** What whoever signs says of the paper itself. */
export const ownFirstPerson =
  /\b(?:I,? (?:[^,.]{3,60}, )?(?:(?:hereby|do) )*(?:have discussed|have (?:read|reviewed) (?:this|these|the|each)|declare|certify|swear|affirm|(?:ask|request|urge) (?:that )?(?:USCIS|the (?:Court|Service|officer|judge|agency|consul(?:ar officer)?))(?: to)? (?:grant|approve)\p{L}* (?:(?:the|this|my|her|his|their) )?\p{L}+(?: \p{L}+){0,2}(?=[.])|make this|am (?:over|at least|competent|an attorney|the attorney|counsel|fluent|making|the respondent|the applicant)|have personal knowledge|understand|served|caused|represent|write|am writing|am (?:not )?asking|am willing|respectfully|(?:have been|was) (?:asked|retained)|(?:would|can) be|state these|look forward|submit|know the (?:facts|following))|(?:was|were|has been) (?:read|read back|translated|interpreted) to me|under (?:the )?penalt|bajo (?:pena|protesta)|juro que|declaro (?:que lo anterior|bajo)|certifico|Yo, [^,]{3,60}, declaro|my (?:own )?(?:personal knowledge|client|office|firm|signature))\b/iu

/** The beginning of a sentence on cases, courts and the law. */
export const general =
  /^(?:(?:an?|any|every|each|no|such|where|when|if|once|because) (?:\p{L}+ ){0,3}?(?:respondents?|applicants?|aliens?|noncitizens?|persons?|petitioners?|beneficiar(?:y|ies)|individuals?|courts?|judges?|agency|officers?|(?:qualifying|immediate) relatives?|child|children|spouse|parents?|juveniles?|immigrants?|self-petitioners?|victims?|workers?|employers?|students?|residents?|citizens?|refugees?|asylees?|parolees?)\b|the (?:Act|Court|Board|statute|regulations?|Attorney General|Supreme Court|BIA|law|standard|term|Immigration Judge|Service|agency|test|factors?)\b|an? (?:arrest|conviction|charge|citation|dismissal|denial|notice|filing|motion|application|petition|delay|mistake|error|omission|marriage|admission|departure)(?: (?:alone|by itself)| (?:that|which) [^,.;]{3,60}?)? (?:is|does not|carries|carry|may|must|cannot|has no|need not)\b|under |in (?:an?|any|every|such|custody|bond|removal) [^.;]{3,60}? (?:the (?:noncitizen|alien|individual|person)|an?|any|every) |in (?:deciding|determining|evaluating|assessing|considering)|to (?:establish|qualify|prevail|obtain|show|demonstrate)\b|(?:extreme )?hardship (?:is|must|may)|(?:relevant|among the (?:relevant )?(?:factors|considerations)|(?:relevant )?(?:factors|considerations)) (?:are|is|include)\b|congress |courts )/iu

/** `A noncitizen in custody bears the burden of showing that he`: a pronoun in it is whoever the rule speaks of. */
export const ofAnybody = (words: string): boolean =>
  general.test(words) &&
  /^(?:(?:in|under|for|on|at) (?:[^.;]|(?<=\b(?:Dec|Cir|v|F|Supp|S|C|R|U))\.){3,120}?, )?(?:the (?=noncitizen|alien\b|individual)|(?:an?|any|every|each) )(?!(?:\p{L}{1,20} ){0,3}(?:courts?|judges?|agency|officers?)\b)/iu.test(
    words,
  )

/** What a party does in its case: `Respondent respectfully requests`. */
export const stepOfCase =
  /\b(?:moves?|requests?|asks? (?:this|the|that)|seeks?|submits?|appl(?:y|ies) for|petitions?|represents?|opposes?|appeals?|respectfully|hereby|is eligible|qualifies)\b/iu

/** `1. Whether the judge erred in finding that Ms. Example was not credible`: a question for the court names, and tells nothing. */
export const isIssue = (words: string): boolean =>
  /^\W*(?:\(?(?:\d{1,2}|[A-Z]|[IVX]{1,4})[.)] )?Whether\b/u.test(words) &&
  !storyWords.some(([kind, pattern]) => graveKinds.has(kind) && pattern.test(words))

/** The authority behind a sentence makes it a rule. */
export const citation =
  /^\s*(?:See (?!(?:also |generally )?(?:Tabs?|Exh?s?\.|Exhibits?|Attach|Encl|Decl|Affid|Letters?|Appendi|the |his |her |Pet|Resp|Ind)(?!\p{Ll}* (?:v\.|of \p{Lu}-)))|Id\.|INA §|8 C\.F\.R\.|\d{1,2} U\.S\.C\.|Matter of |9 FAM|\d{1,2} USCIS-PM|\p{Lu}[\p{L}’'-]{1,30} v\. )/u

/** The firm speaks to whom it writes; a person in it is only filled in. */
export const asksTheReader =
  /^(?:on behalf of [^,;]{2,60}, )?(?:please|kindly|do not|enclosed|attached|we (?:represent|ask|request|respectfully|submit|enclose|return|send|mail|attach|have (?:closed|enclosed|attached|filed|mailed)|write|appreciate|thank|trust|believe|look)|our (?:office|firm)|this (?:office|firm|letter|firm’s)|i (?:write|am writing|respectfully|enclose|appreciate|thank)|thank you|should you|si (?:usted )?tiene|llame|comuníquese|por favor|if you|you (?:may|can) (?:reach|call|contact))\b/iu

/** Salutations and lines of contact name people without telling anything. */
export function isAddress(words: string): boolean {
  return /^(?:dear|re:|to:|from:|via|cc:|attn|sincerely|respectfully)/iu.test(words)
}

/** `Before me, the undersigned notary, appeared`, `I, Ana Example, declare as follows:`. */
export const isFormal = (words: string): boolean =>
  /^before me\b|^I am (?:[\p{L} ]{3,50} and )?(?:employed|a resident) in the (?:County|City|State)\b|^I, [^.;]{3,90}, have (?:read|reviewed) (?:this|these|the)\b|^(?:subscribed|signed|sworn)\b[^.;]{0,40}\bbefore me\b|^my commission expires\b|^This (?:matter|case|cause) (?:came|comes|is) (?:on )?(?:before|for)\b|^The Court, having\b|^Upon (?:consideration|reading)\b|^I, [^,.;]{3,90}, am (?:fluent|competent)\b|\b(?:personally )?appeared before me\b|\bbeing (?:first )?duly sworn\b|^I, [^.;]{3,90}?,? (?:(?:hereby|do|solemnly|being) )*(?:declare|depose|state|swear|affirm|attest|certify)[^.;]{0,40}:$/iu.test(
    words,
  )

/** `Ana Example has worked for me since May 2017.`: how long the writer knows somebody, and nothing else. */
export const isAcquaintance = (words: string): boolean =>
  /^(?:\p{Lu}[\p{L}’'.-]+ ){1,6}has (?:worked|prayed|worshipped|studied|lived|served|trained|been) (?:a member of |a student of |a tenant of )?(?:for|with|under|among|at|in|of)? ?(?:me|us|our [^,.;]{2,30}) (?:since|for) [^,.;]{3,30}\.$|^I (?:am an?|work (?:at|for|with|as)|live|serve|teach|volunteer|run|manage) [^,.;]{3,80} and (?:I )?have (?:known|treated|taught|employed|supervised|coached|taken care of|worked with) [^,.;]{3,60} (?:since|for) [^,.;]{3,30}\.$/u.test(
    words,
  )

/** `I am the owner of Example Bakery and I am writing`: who writes, and why. */
export const isOwnPost =
  /^I(?: am|[’']m) the (?:\p{Ll}+ ){0,2}(?:steward|coordinator|librarian|captain|dispatcher|caretaker|owner|manager|director|principal|pastor|head|president|supervisor|chef|foreman|founder|secretary|teacher|coach|landlord|minister|deacon)\b/u
