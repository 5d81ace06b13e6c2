import { capitalized } from '#domain/prose/words.ts'
import { formOf, toThirdPerson } from '#domain/case-map/reading/verbs.ts'

/** Contractions without their apostrophe, where the word is no other one. */
const contracted: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should)nt\b/giu, "$1n't"],
  [/\bcant\b/giu, "can't"],
  [/\b(thats|whats|theres)\b/giu, ''],
  [/\b(theyre|youre)\b/giu, ''],
  [/\b(ive|youve|theyve)\b/giu, ''],
  [/\bim(?= (?:not|a|an|the|sure|afraid|glad|sorry)\b)/giu, "I'm"],
  [/(?<=^|[.;,] |\b(?:and|but|think|that|if) )(he|she|they)d(?= \p{Ll})/giu, "$1'd"],
  [/(?<=^|[.;,] )id(?= (?:bet|say|expect|think|guess|put|rate|not|be|have|call|judge|see)\b)/giu, 'I would'],
]

const joined: Readonly<Record<string, string>> = {
  thats: "that's",
  whats: "what's",
  theres: "there's",
  theyre: "they're",
  youre: "you're",
  ive: "I've",
  youve: "you've",
  theyve: "they've",
}

const months = 'january|february|april|june|july|august|september|october|november|december'
/** `in march`, `since may`: a month by its place. */
const monthByPlace =
  /(?<![\p{L}])(?:march|may)(?= (?:19|20)\d\d\b)|(?<=\b(?:in|since|until|till|last|this|by|from|of|early|late|mid|and) )(march|may)(?=[ ,.;]|$)(?! (?:be|have|not)\b)/gu

const tongues =
  "spanish|english|french|portuguese|arabic|russian|chinese|mandarin|ukrainian|korean|japanese|vietnamese|german|italian|creole|farsi|dari|pashto|urdu|hindi|nepali|amharic|tigrinya|somali|swahili|turkish|kurdish|armenian|georgian|albanian|mayan|quechua|k[’']iche[’']?|christian|muslim|catholic|american|mexican|guatemalan|honduran"
const countries =
  'guatemala|honduras|mexico|nicaragua|venezuela|colombia|ecuador|peru|bolivia|brazil|cuba|haiti|jamaica|cameroon|nigeria|ghana|senegal|ethiopia|eritrea|somalia|sudan|kenya|uganda|rwanda|congo|egypt|morocco|algeria|tunisia|libya|syria|iraq|iran|yemen|lebanon|bahrain|afghanistan|pakistan|india|bangladesh|nepal|burma|myanmar|china|vietnam|cambodia|philippines|russia|ukraine|belarus|moldova|georgia|armenia|azerbaijan|kazakhstan|kyrgyzstan|tajikistan|uzbekistan|turkmenistan|albania|kosovo|serbia|bosnia'
const named = new RegExp(String.raw`(?<![\p{L}@./-])(?:${months}|${tongues}|${countries})(?![\p{L}@-])`, 'gu')

/** `pastor w him`, `this yr`, `2 wks` */
const shortened: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=\b(?:somebody|someone|nobody|everybody|anyone|no one))['’]s (?=(?:dead|there|here|gone|safe|in|at|not|been|\p{Ll}+ing)\b)/gu,
    ' is ',
  ],
  [/^(\p{L}[\p{L}’' ]{2,30}?) (?:on|by|over) (?:the )?(?:tele)?phone: ?(?=["“])/gu, '$1 told me by telephone: '],
  [
    /(?<=\b(?:gave|gives|rated|scored|got|rating|a) (?:\p{L}{2,12} )?\d{1,2}\/\d{1,3}) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December) (?:19|20)\d\d\b)/giu,
    ' in ',
  ],
  [/(?<=\p{L}|\d) im(?:h)?o(?=[.,;]|$)/gu, ''],
  [/(?<=\p{L} )w (?=(?:him|her|them|me|us|my|the|his|their|an?|no|other)\b)/gu, 'with '],
  [/\b(\d+|this|last|next|per|a|every|each|one|two|three) ?yr\b/giu, '$1 year'],
  [/(?<=\b(?:\d+|two|three|four|some|many|few) )yrs\b\.?/giu, 'years'],
  [/(?<=\b(?:\d+|two|three|four|some|many|few) )wks\b\.?/giu, 'weeks'],
  [/(?<=[\p{L}\d]) ?(?:[:;]-?[)(DP]|<3)(?= \p{Lu})/gu, '.'],
  [/ ?(?:[:;]-?[)(DP]|<3)(?=[\s.,]|$)/gu, ''],
  [/\bmtgs\b(?:\.(?= \p{Ll}))?/giu, 'meetings'],
  [/\bart\. ?(?=\d)/gu, 'article '],
  [/\bdecl\b(?:\.(?= \p{Ll}))?/gu, 'declaration'],
  [/(?<![\p{L}\d~])~ ?(?=\d)/gu, 'about '],
  [/, (?:be careful|careful|fyi|imho|imo|btw)(?=[.,;]|$)/giu, ''],
  [/\bnat(?:iona)?l avg\b/giu, 'the national average'],
  [/(?<=\b(?:the|an) (?:national |state )?)avg\b/giu, 'average'],
  [/(?<=[\p{L})]) = (?=\d)/gu, ': '],
  [/(?<=\p{L} (?:19|20)\d\d) \+ (?=\p{L})/gu, ' and '],
  [
    /^((?:\(?\d{1,2}[.)] |[-–—*•] )?\p{L}[\p{Ll} ]{2,25}) - (?=(?:I|we|he|she|they|it|there|most|all|about|\d)\b)/gu,
    '$1: ',
  ],
  [/\b\p{Lu}\p{L}+ \p{Lu}\.?, DOB \d{1,2}\/\d{1,2}\/\d{2,4}[.,;]? ?/gu, ''],
]

/**
 * A line that an expert typed in haste, with its apostrophes, the capitals of months, countries and tongues, and short
 * words in full. What may be another word stays.
 */
export function withoutHaste(line: string): string {
  let told = line
  for (const [pattern, words] of contracted)
    told = told.replaceAll(pattern, (found: string, ...parts: unknown[]) =>
      words === ''
        ? keepingCapital(found, joined[found.toLowerCase()] ?? found)
        : words.replace('$1', typeof parts[0] === 'string' ? parts[0] : ''),
    )
  for (const [pattern, words] of shortened) told = told.replaceAll(pattern, words)
  return agreeing(
    told.replaceAll(named, (word) => capitalized(word)).replaceAll(monthByPlace, (word) => capitalized(word)),
  )
}

const keepingCapital = (found: string, words: string): string => (/^\p{Lu}/u.test(found) ? capitalized(words) : words)

/** `he go from fourth to first`, `she make`: who writes in a second language; a modal or an infinitive before it changes all. */
function agreeing(line: string): string {
  return line.replaceAll(
    /(?<!\b(?:did|does|do|can|could|will|would|should|must|may|might|let|make|made|see|saw|hear|heard|watch|watched|help|helped|have|had|lest|if|whether|to|and|or) )\b([Hh]e|[Ss]he) (go|make|win|know|come|take|give|put|need|want|think|say|bring|run|work|live|stop|start|train|teach|show|keep|lose|play|speak|help)(?= (?!(?:not)\b)\p{L})/gu,
    (whole, who: string, verb: string) => (formOf(verb) === 'present' ? `${who} ${toThirdPerson(verb)}` : whole),
  )
}
