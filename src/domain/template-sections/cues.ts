/** What the words of a paragraph tell about its place in a legal document, whatever firm or court it comes from. */

const number = String.raw`(?:(?:[ivxlc]{1,6}|[a-z]|\d{1,2}(?:\.\d{1,2})*)[.)]\s*)?`

const knownCaptions = [
  '(?:introduction|introductory statement|preliminary statement|opening|overview|preamble|recitals|witnesseth|definitions)',
  '(?:(?:factual|procedural|legal|personal|case|factual and procedural|statutory|regulatory) )?(?:background|history|posture)',
  '(?:(?:brief |concise )?statement of (?:the )?(?:facts?|case|issues?|relevant facts|undisputed facts)|facts|relevant facts)',
  '(?:summary(?: of (?:the )?(?:argument|case|facts))?|executive summary)',
  '(?:issues? presented|questions? presented|jurisdiction(?: and venue)?|(?:the )?parties)',
  '(?:(?:standard|scope) of review|(?:applicable |governing )?(?:legal|statutory|regulatory) (?:framework|standards?|arguments?|authority|analysis)|applicable law)',
  '(?:arguments?|discussion|analysis|legal discussion|merits|memorandum of (?:law|points and authorities)|points and authorities)',
  '(?:extreme hardship|hardship|discretion|exercise of discretion|eligibility|good moral character|nexus|credibility)',
  '(?:conclusion|prayer(?: for relief)?|relief (?:requested|sought)|requested relief|request for relief|closing)',
  '(?:(?:certificate|proof) of (?:service|translation|mailing|compliance)|verification|affirmation|acknowledge?ment|jurat)',
  '(?:(?:index|list|table|schedule) of (?:exhibits|evidence|documents|authorities|contents|attachments)|(?:list of )?(?:exhibits|enclosures|attachments|supporting documents|evidence))',
  '(?:(?:affidavit|declaration|statement) of .{1,60}|qualifications|credentials|opinion|(?:basis|bases|grounds) (?:of|for) .{1,40}|methodology|findings)',
  '(?:term(?: and termination)?|termination|confidentiality|notices?|governing law|indemnification|miscellaneous|entire agreement|severability|scope of (?:work|services|representation)|fees(?: and (?:costs|expenses))?|payment(?: terms)?|representations and warranties|warranties|assignment|amendments?)',
]
const knownCaption = new RegExp(`^${number}(?:the )?(?:${knownCaptions.join('|')})\\s*[.:]?$`, 'iu')

const namedNumber = '(?:article|part|section|chapter|count|exhibit|point|schedule|annex|appendix)'
const numberPattern = new RegExp(
  String.raw`^\s*(?:${namedNumber}\s+[ivxlc\dA-Z]+\b[.:—–-]?|§{1,2}\s*\d+|[IVXLC]{1,6}[.)]|[A-Z][.)]|\d{1,2}(?:\.\d{1,2}){0,3}[.)]?|\([a-z0-9]{1,4}\))\s+\S`,
  'iu',
)

const strongSignature =
  /^(?:respectfully(?: submitted)?\b|sincerely\b|very truly yours|yours (?:very )?(?:truly|faithfully|sincerely)|in witness whereof|\/s\/|i (?:hereby )?(?:declare|certify|affirm|swear|state)(?:, | )?(?:that )?(?:[^.]{0,60})?under (?:the )?(?:penalty|penalties) of perjury|executed (?:on|this|at)\b)/iu
const weakSignature =
  /^(?:(?:best|kind|warm) regards\b|with (?:thanks|gratitude|appreciation|best wishes)\b|(?:many )?thanks?(?: you)?\s*,$|yours\s*,?$|agreed(?: (?:to )?and accepted)?\s*:|accepted\s*:|atentamente\b|regards\s*,|cordially\b|dated?(?: this\b|\s*:|\s+_)|by:\s*[_\s/]*$|_{6,}|signed\s*:|signature\b|counsel for (?:the )?(?:respondent|petitioner|applicant)s?\s*$)/iu
const salutation =
  /^(?:dear\b|to whom it may concern|to the (?:adjudicating|immigration|asylum) officer|attn\b|attention\s*:|re\s*:|subject\s*:|via\b)/iu
const contact =
  /@|\(\d{3}\)\s?\d{3}|\b\d{3}[-.]\d{3}[-.]\d{4}\b|\b\d{5}(?:-\d{4})?$|\b(?:tel|fax|phone|telephone)\b\.?\s*:|^p\.?\s?o\.? box\b|^www\./iu
const dateLine =
  /^(?:date\s*:\s*)?(?:\[date\]|(?:january|february|march|april|may|june|july|august|september|october|november|december)\s+(?:\d{1,2}|_+|\[[^\]]*\]),?\s+(?:\d{4}|_+|\[[^\]]*\])|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})\s*$/iu
const court =
  /\b(?:immigration court|department of justice|executive office for immigration review|board of immigration appeals|(?:district|circuit|superior|supreme|probate|family|bankruptcy) court|court of appeals|in the matters? of|in re\b|respondents?\b|plaintiffs?\b|defendants?\b|petitioners?\b)|\bv\.\s/iu
const addressee =
  /^(?:u\.?s\.? citizenship and immigration services|uscis\b|department of (?:homeland|state)|the honou?rable\b|hon\.|attn\b|attention\s*:|to\s*:|via\b|by (?:e-?mail|fax|mail|courier)|consul)/iu

export const isKnownCaption = (text: string): boolean => text.length <= 120 && knownCaption.test(text.trim())
/** `I.`, `A.`, `1.1`, `(a)`, `Section 1`, `ARTICLE I` and the like before words. */
export const hasNumberPattern = (text: string): boolean => numberPattern.test(text)
/** Words that only stand over a signature. */
export const isStrongSignatureCue = (text: string): boolean => strongSignature.test(text.trim())
/** Words and lines that stand over signatures, but elsewhere too. */
export const isSignatureCue = (text: string): boolean => isStrongSignatureCue(text) || weakSignature.test(text.trim())
export const isSalutation = (text: string): boolean => salutation.test(text.trim())
export const hasContactDetails = (text: string): boolean => contact.test(text.trim())
export const isDateLine = (text: string): boolean => dateLine.test(text.trim())
export const namesCourtOrParty = (text: string): boolean => court.test(text)
export const startsAddress = (text: string): boolean => addressee.test(text.trim()) || isSalutation(text)
export const hasBlank = (text: string): boolean => /_{4,}/.test(text)
export const isLabelWithValue = (text: string): boolean => /^[\p{L}\p{N} .'’#/-]{2,30}:\s+\S/u.test(text.trim())
/** A line of a contents list typed by hand: dots or a tab, then a page number. */
export const isContentsLine = (text: string): boolean =>
  /(?:(?<!\.)\.{4,}\s*|(?<!…)…{2,}\s*|\t[^\S\t]*)(?:\d{1,3}|[ivxl]{1,6})$/iu.test(text.trimEnd().slice(-80))
