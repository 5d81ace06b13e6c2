import { actsOutside, type PlacedMark } from './acting.ts'
import type { StoryKind } from '#domain/template-sections/old-case.ts'
import { storyWords } from './lexicon.data.ts'

export const graveKinds: ReadonlySet<StoryKind> = new Set(['illness', 'harm', 'crime'])
export const lettersOf = (words: string): number => words.match(/\p{L}+/gu)?.length ?? 0

/** `In the Matter of`, and `Dale Example, Warden, Respondent.` */
const captionOrParty =
  /^\W*in (?:re|the matters? of)\b|,\s(?:Petitioner|Respondent|Plaintiff|Defendant|Appellant|Appellee|Beneficiary|Applicant)s?[.,]?$|^\p{Lu}[\p{L}. ’'-]{4,40},\s(?:Acting )?(?:U\.S\. )?(?:Attorney General|Secretary|Director|Warden|Commissioner|Sheriff|Field Office Director)(?!\p{L})[^.;]{0,80},$/iu
const label = /^\p{Lu}[\p{L} .’'/()-]{2,45}: \P{Ll}/u

/** A line of a caption or a form, or a sentence that the firm has made a template of already. */
export function isNoSentence(words: string, marks: readonly PlacedMark[]): boolean {
  const letters = words.match(/\p{L}+/gu) ?? []
  if (letters.length < 3 || words === words.toUpperCase() || captionOrParty.test(words) || /\[ ?\]|☐/u.test(words))
    return true
  if (letters.length < 6 && !isSaid(words)) return true
  if (isOfPapers(words, marks) || isCaptionLine(words) || isLabelled(words, marks)) return true
  if (!/[.!?:;]["”’)\]]*$/.test(words) && !finite.test(words) && !actsOutside(words, marks)) return true
  return (
    /\[[^[\]]{2,}\]|\{\{|<<|«|_{4,}/u.test(words) &&
    marks.every(({ slot }) => slot === 'pronoun' || slot === 'other-pronoun')
  )
}

/** `Ana Example · A 000-000-000 · N-400`: a line of references. */
const isOfReferences = (words: string): boolean => (words.match(/ [·•|] /gu) ?? []).length > 1

const isOfPapers = (words: string, marks: readonly PlacedMark[]): boolean =>
  isOfReferences(words) || isListed(words, marks) || isAskedFor(words) || isEnclosed(words)

/** `- Passport of Ana Example`, `3. Letter of Dr. Example`: a paper in a list. */
const listed =
  /^(?:[-–•*]|\(?(?:\d{1,2}|[A-Za-z])[.)])?\s*(?:(?:\p{L}[\p{L}’-]*,? ){0,3}(?:[Cc]opy|[Cc]opies|[Ll]etters?|[Pp]assport(?: page)?s?|[Dd]eclarations?|[Aa]ffidavits?|[Ss]tatements?|[Ff]orms?|[Cc]ertificates?|[Cc]ertifications?|[Pp]etitions?|[Aa]pplications?|[Rr]eceipts?|[Bb]riefs?|[Cc]ontracts?|[Ii]nvoices?|[Nn]otices?|[Ee]vidence|[Pp]hotographs?|[Ee]valuations?|[Rr]eports?|[Rr]ecords?|[Rr]esumes?|[Tt]ranscripts?|[Oo]rders?|[Dd]ecrees?|[Ll]ease|[Tt]axe?s?(?: returns?)?|[Pp]ay ?stubs?|[Tt]ranslations?)),? (?:of|by|from|for|on|to|with|showing|dated|signed)\b/u

/** `What would happen if we went with her`, `My family`: a line that opens a part. */
const isCaptionLine = (words: string): boolean =>
  /^(?:What|Why|How|Where|When|Who|My|Our|Your|The)\b[^.!?:;,\d]{2,60}$/u.test(words) &&
  words.split(' ').length < 10 &&
  !storyWords.some(([kind, pattern]) => graveKinds.has(kind) && pattern.test(words))

const participle =
  /\b(?:signed|issued|dated|filed|certified|notarized|sworn|executed|translated|sealed|attached) (?=by|on|in|at|from|with|to|and)/u

/** Names in a list of papers are filled in; what they are told to suffer from is not. */
function isListed(words: string, marks: readonly PlacedMark[]): boolean {
  if (!listed.test(words) || finite.test(words.replace(participle, ''))) return false
  const bare = unmarked(words, marks)
  return !storyWords.some(([kind, pattern]) => graveKinds.has(kind) && pattern.test(bare))
}

/** `3. Any photograph that is held under his name`: what an agency is asked for. */
const isAskedFor = (words: string): boolean =>
  /^\W*(?:\(?(?:\d{1,2}|[A-Za-z])[.)] )?(?:All|Any|Each|Every|Copies of|A (?:complete )?copy of|all|any|each|every|copies of|a (?:complete )?copy of)(?: (?:and all|other))? (?:\p{Ll}+,? ){0,3}?(?:entries|encounters|Form|records?|documents?|files?|fingerprints?|photographs?|recordings?|entr(?:y|ies)|notes?|correspondence|statements?|e-?mails?|forms?|applications?|petitions?|memoranda)\b/u.test(
    words,
  ) && !storyWords.some(([kind, pattern]) => graveKinds.has(kind) && pattern.test(words))

/** `Enclosures: Form G-28; consent of Ana Example dated March 3`: papers that go along, and whose they are. */
const isEnclosed = (words: string): boolean =>
  /^(?:Enclosures?|Encls?\.?|Attachments?): (?:(?:Forms? [A-Z]{1,4}-?\d+[A-Z]?|(?:[Ss]igned |[Cc]opy of )?(?:[Cc]onsent|[Pp]assport|[Rr]elease|[Dd]eclaration|[Aa]ffidavit|[Ll]etter|[Bb]irth certificate|[Mm]arriage certificate)(?: (?:of|by|from) [\p{Lu}][^;.]{2,60})?)(?:; (?:and )?|\.?$)){1,12}$/u.test(
    words,
  )

const unmarked = (words: string, marks: readonly PlacedMark[]): string =>
  marks
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { at, to }) => `${text.slice(0, Math.max(0, at))}X${text.slice(to)}`, words)

const someVerb = /\b(?:is|was|are|were|has|have|had|did|\p{L}{2,}(?:ed|s))\b/u
/** `He found our number twice`: somebody and what was done, however short. */
const isSaid = (words: string): boolean =>
  someVerb.test(words) || (/^(?:he|she|they|we|i|\p{Lu}\p{L}+)\b/iu.test(words) && past.test(words))
const past =
  /\b(?:beat|began|bit|blew|bought|broke|brought|built|burnt|came|caught|chose|cut|drank|drove|ate|fed|fell|felt|fled|forgot|fought|found|gave|got|grew|heard|held|hid|hit|hurt|kept|knew|led|left|lost|made|met|paid|ran|rode|said|sang|sat|saw|sent|shot|shut|slept|sold|spent|spoke|stole|stood|struck|swam|swore|taught|threw|told|took|tore|went|wept|woke|won|wore|wrote)\b/iu
const finite =
  /\b(?:is|was|are|were|am|be|been|has|have|had|did|does|do|will|would|can|could|may|must|cannot|should|said|told|came|went|saw|took|made|gave|kept|left|ran|fled|held|knew|met|lost|found|sold|taught|wrote|spoke|paid|bought|built|brought|fought|led|sent|spent|stood|wore|began|became|got|shot|hit|es|era|fue|son(?= (?:los|las|mis|sus|de|una?|muy|mi|su|el)\b)|mató|nací|viven?)\b|(?<!\p{L})\p{L}{3,40}ed\b|(?<!\p{L})\p{Ll}{3,40}s (?:at|on|in|to|from|with|her|his|the|an?|that|for|every|each|not|only|by|as|and|it|me|us|my|their)\b/iu

/** `Beneficiary: Ana Example`: a line of a form. */
function isLabelled(words: string, marks: readonly PlacedMark[]): boolean {
  // `Amina Said` says nothing.
  const [before = '', ...after] = unmarked(words, marks).split(':')
  return label.test(words) && before.split(' ').length < 5 && lettersOf(words) < 16 && !finite.test(after.join(':'))
}
