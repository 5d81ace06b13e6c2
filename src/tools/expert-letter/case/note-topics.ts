import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { countWords } from '#domain/language/sentences.ts'
import { capitalized } from '#domain/prose/words.ts'

/** What experts write before a point: `Police:`, `labor cert:`, `Against:`, and the issue that it names. */
const topics: readonly (readonly [label: RegExp, issue: string])[] = [
  [
    /^(?:what (?:could|can|might|may|would) be said against (?:me|us|it)|against me|against my (?:view|opinion)|reconciliations?|truces?|mediation|improvements?|reforms?)$/iu,
    'cc.contrary',
  ],
  [
    /^(?:feuds?|customs?|customary law|practice|the (?:practice|custom|rules?)|treatment|the group|society)$/iu,
    'cc.group',
  ],
  [
    /^(?:weak (?:points?|spots?)|weakness(?:es)?|not so (?:good|great|strong)|less (?:good|strong)|minus(?:es)?|cons|downsides?|limits?|limitations?|drawbacks?)$/iu,
    'cc.contrary',
  ],
  [
    /^what (?:the |it |this |that )?(?:\p{L}+ ){0,3}(?:does|do|cannot|can) ?not (?:do|show|say|see|prove)$/iu,
    'cc.contrary',
  ],
  [/^(?:top of (?:the )?field|standing|rank(?:ing)?|comparison|peers|compared (?:with|to) others)$/iu, 'standing'],
  [
    /^(?:against(?: us| (?:his|her) case)?|what (?:is|speaks) against (?:us|it)|contrary|on the other (?:side|hand)|other side|bad for us|counter\p{L}*|caveats?)$/iu,
    'cc.contrary',
  ],
  [
    /^(?:the )?(?:police|courts?|state|state protection|protection|law|authorities|militia|gendarmerie|prosecutors?)$/iu,
    'cc.protection',
  ],
  [
    /^(?:internal )?(?:relocation|moving|(?:living |life )?elsewhere|(?:can (?:he|she|they) )?(?:move|hide|relocate))$/iu,
    'cc.relocation',
  ],
  [/^(?:(?:if|on|upon) )?(?:sent back|return(?:ed|s|ees?)?|deportation|removal|airport)$/iu, 'cc.return'],
  [/^(?:my )?(?:sources?|methods?|field ?work|basis)$/iu, 'cc.method'],
  [/^(?:the )?(?:gang|group|actors?|family|persecutors?|reach|capacity)$/iu, 'cc.actor'],
  [/^(?:officials|acquiescence|consent)$/iu, 'cc.acquiescence'],
  [/^(?:(?:the )?(?:persons?|people|who is|who are) (?:now )?at risk|(?:the )?risk(?: groups?)?)$/iu, 'cc.group'],
  [/^(?:nexus|motives?)$/iu, 'cc.nexus'],
  [/^changes$/iu, 'cc.changes'],
  [
    /^(?:background|context|history|politics|(?:the )?(?:present |current )?situation(?: today| now)?)$/iu,
    'cc.context',
  ],
  [
    /^(?:(?:social|personal|family|medical|psychosocial|trauma) history|history(?: given)?|background(?: and history)?|account)$/iu,
    'clinical.history',
  ],
  [/^(?:diagnos\p{L}*|impressions?|alternatives)$/iu, 'clinical.diagnosis'],
  [/^treatment(?: so far)?$/iu, 'clinical.treatment'],
  [
    /^(?:(?:reason for )?referral|identifying information|(?:social|personal|family|medical|psychosocial|trauma) history|history(?: given)?|background(?: and history)?|account|sessions?|procedure|methods?|tests?(?: results)?|records reviewed)$/iu,
    'clinical.basis',
  ],
  [
    /^(?:(?:present|current|mental|clinical) (?:state|status|functioning|presentation)|mental status(?: exam\p{L}*)?|presentation|observations?|symptoms?|diagnos\p{L}*|impressions?|alternatives|assessment|treatment(?: so far)?)$/iu,
    'clinical.state',
  ],
  [
    /^(?:(?:effects? of |if )?separat\p{L}+|without (?:him|her|them)|if (?:he|she|they) (?:is|are) (?:removed|deported|refused))$/iu,
    'hard.separation',
  ],
  // Where nobody stays behind, a removal is a return.
  [/^separation$/iu, 'med.needs'],
  [
    /^(?:(?:effects? of |if )?relocat\p{L}+|if (?:he|she|they) (?:goes|go|moves?)(?: along| too)?)$/iu,
    'hard.relocation',
  ],
  [/^(?:recommendations?|plan|care|treatment (?:plan|needs?)|prognosis)$/iu, 'hard.care'],
  [
    /^(?:recommendations?|plan|care|treatment (?:plan|needs?)|prognosis|(?:effects? of )?(?:return|detention))$/iu,
    'med.needs',
  ],
  [/^(?:consistency|correlation|physical (?:exam\p{L}*|findings)|findings|scars?|lesions?)$/iu, 'med.correlation'],
  [/^consistency$/iu, 'clinical.diagnosis'],
  [/^(?:memory|demeanor|delay|credibility)$/iu, 'med.memory'],
  [
    /^(?:plausib\p{L}*|fit|(?:the|his|her|their) (?:claim|account|story|declaration|statement)|application to (?:the )?(?:applicant|client|case))$/iu,
    'cc.fit',
  ],
  [/^(?:labor cert\p{L}*|perm|balance|practical(?: side)?|waiver)$/iu, 'niw.balance'],
  [/^(?:(?:national )?importance|reach|scale|national)$/iu, 'niw.importance'],
  [
    /^(?:(?:why (?:he|she|him|her)|well placed|well positioned|position(?:ed|ing)?|track record|progress))$/iu,
    'niw.positioned',
  ],
  [/^(?:merit|value|results?|trial|pilot)$/iu, 'niw.merit'],
  // Of somebody's work; of several the one that this kind of letter has.
  ...[
    ['contributions?', 'eb1a.contribution', 'eb1b.research', 'niw.merit', 'o1.criteria'],
    ['use(?: by others)?|users|adoption', 'eb1a.use', 'niw.importance', 'eb1b.recognition', 'o1.recognition'],
    ['importance|significance|impact', 'eb1a.significance', 'eb1b.recognition', 'o1.recognition'],
    ['standing|recognition', 'eb1a.other', 'eb1b.recognition', 'o1.recognition', 'niw.positioned'],
    ['judging|peer review', 'eb1a.other', 'eb1b.kinds', 'o1.criteria', 'niw.positioned'],
    ['well placed', 'niw.positioned', 'eb1a.significance', 'o1.recognition'],
    ['endeavor|proposed endeavor', 'niw.endeavor'],
  ].flatMap(([label = '', ...issues]) =>
    issues.map((issue): readonly [RegExp, string] => [new RegExp(`^(?:${label})$`, 'iu'), issue]),
  ),
]

/** Under these headings stands what has a section of its own, and no finding. */
const rooms = /^(?:opinion|acquaintance|field)$/iu
export const isRoom = (heading: string): boolean => rooms.test(heading.replace(/[.:]$/u, ''))

/** Before the expert's own opinion. */
const ofOpinion =
  /^(?:(?:so,? |and so,? )?(?:(?:my|his|her|the) )?(?:own |overall )?(?:opinion|view|bottom line|conclusion|answer)(?: in (?:one|a) (?:sentence|line|word|nutshell)| in short| is)?|in (?:short|sum|summary|one sentence)|to sum up|overall)$/iu

/** A label of so many words names what the point is about. */
const longestLabel = 8

/** `Police. They did nothing.`, `labor cert: a free tool has no employer`: the label and what follows it. */
function partsOf(words: string): { readonly label: string; readonly rest: string } | undefined {
  const [, label = '', rest = ''] =
    /^([\p{L} ’'/&-]{3,40}?)(?::|\.(?= |$)| [-–—](?= )) ?(.*)$/su.exec(words.trim()) ?? []
  return label === '' || countWords(label) > longestLabel ? undefined : { label: label.trim(), rest }
}

const issuesNamed = (label: string, isPlace: boolean): string[] => [
  // `Merit/importance`: the first that is known.
  ...label
    .split(/ ?[/&] ?/u)
    .flatMap((one) => topics.filter(([pattern]) => pattern.test(one)).map(([, issue]) => issue)),
  ...(isPlace ? ['cc.relocation'] : []),
]

const issueOf = (label: string, isPlace: boolean): string | undefined => issuesNamed(label, isPlace)[0]

/** A heading of the expert's own report that names what its paragraphs are about, for a clinician's letter too. */
export const isTopic = (heading: string): boolean => issuesNamed(heading.replace(/[.:]$/u, ''), false).length > 0

/** `LIMITS`, `Limitations`: what stands under it limits the opinion. */
export const isOfLimits = (heading: string): boolean =>
  /^(?:(?:limits?|limitations?)(?: of (?:this|my) (?:opinion|evaluation|report))?|what I (?:do not|don['’]t|cannot|can['’]t) (?:know|say)|what I have not (?:done|seen))$/iu.test(
    heading,
  )

/** The point opens with the name of its topic. */
export function isLabelled(words: string): boolean {
  const found = partsOf(words)
  return found !== undefined && issueOf(found.label, false) !== undefined
}

/** The point opens with a label for what speaks against the opinion. */
export function isAgainst(words: string): boolean {
  const found = partsOf(words)
  return found !== undefined && issueOf(found.label, false) === 'cc.contrary'
}

/** The point without the label before it. */
export function withoutLabel(words: string): string {
  const found = partsOf(words)
  return found === undefined ? words : capitalized(found.rest)
}

/** A line of notes whose label names its topic, and what it says, as a sentence with the label before it. */
export function labelledSentence(line: string): string | undefined {
  const found = partsOf(line)
  if (found === undefined || found.rest === '' || !/:| [-–—] /u.test(line)) return undefined
  const isOpinion = ofOpinion.test(found.label)
  if (!isOpinion && issueOf(found.label, false) === undefined) return undefined
  // `Labor cert: makes no sense`: the topic is what the verb is about.
  if (!isOpinion && /^(?:makes|is|would|does|has|can|cannot|will)\b/iu.test(found.rest))
    return `${capitalized(found.label)}. ${capitalized(asSubject(found.label))} ${found.rest.replace(/[.;,]?$/u, '.')}`
  const held = isOpinion ? withThereIs(found.rest) : found.rest
  if (!isSaid(held, isOpinion)) return undefined
  // `The law: yes, since 2014 a widow may refuse`: the answer to a question that nobody reads.
  const said = held
    .replace(/^(?:yes,?|no,) (?=\p{Ll})/iu, '')
    .replace(/^I (?:think|believe|find) (?:that )?/u, isOpinion ? '' : '$&')
    .replace(/[.;,]?$/u, '.')
  // `I think that A, and that B`: one opinion.
  if (isOpinion && said !== capitalized(said)) return `In my opinion ${said.replace(/, and that (?=\p{L})/u, ', and ')}`
  return isOpinion ? `In my opinion ${lowered(said)}` : `${capitalized(found.label)}. ${capitalized(said)}`
}

/** A sentence; an opinion says what it holds in its first clause. */
const isSaid = (words: string, isOpinion: boolean): boolean =>
  countWords(words) >= 4 && hasFiniteVerb(isOpinion ? (words.split(/[,;] /u)[0] ?? '') : words)

/** `Opinion: real risk if he goes back`: of what there is. */
const withThereIs = (words: string): string =>
  words.replace(
    /^(?:an? )?((?:very )?(?:real|reasonable|high|higher|serious|grave|substantial|low|small|moderate|considerable|significant|no|little) (?:risk|danger|chance|likelihood|probability|protection|hope)\b)/iu,
    (_, what: string) =>
      `there is ${/^(?:no|little)\b|protection$/iu.test(what) ? '' : 'a '}${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  )

const asSubject = (label: string): string =>
  /^(?:labor cert\p{L}*|perm)$/iu.test(label)
    ? 'a labor certification'
    : /^the /iu.test(label)
      ? label
      : `the ${label.toLowerCase()}`

/** `A growers’ tool` inside a sentence; a name keeps its capital. */
const lowered = (words: string) =>
  words.replace(/^(?:The|An?|It|This|That|He|She|They|These|Those|There|His|Her)(?= )/u, (word) => word.toLowerCase())

/**
 * The issue that the first words of a point name, and the point without them. Undefined where it opens with a sentence
 * of its own. `cities` are places of the papers: a point under the name of one is about living there.
 */
export function topicOf(
  paragraph: readonly string[],
  isCity: (name: string) => boolean,
  isIssue: (issue: string) => boolean,
): { readonly issue: string; readonly words: readonly string[] } | undefined {
  const [first = '', ...rest] = paragraph
  const found = partsOf(first)
  if (found === undefined) return undefined
  const issue = issuesNamed(found.label, !hasFiniteVerb(found.label) && isCity(found.label)).find((one) => isIssue(one))
  const words = [...(found.rest === '' ? [] : [capitalized(found.rest)]), ...rest]
  return issue === undefined || words.length === 0 ? undefined : { issue, words }
}

/** What counsel’s question is about, and the label of that topic; the first that fits. */
const asked: readonly (readonly [RegExp, string])[] = [
  [/\b(?:you (?:cannot|can['’]t|do not|don['’]t) (?:speak|say|judge|know)|limits? of)\b/u, 'Limits'],
  [/\b(?:against|contrary|other side|weak\w*|caveats?|improv\w+)/u, 'Against'],
  [/\b(?:police|protect\w*|authorit\w*|prosecut\w*)\b/u, 'Police'],
  [/\b(?:officials?|intend|intent|acquiesc\w*|guards?|consent)\b/u, 'Officials'],
  [
    /\b(?:relocat\w*|elsewhere|another (?:city|part)|move|hide)\b|\b(?:live|stay|be safe) (?:in|safely)\b/u,
    'Relocation',
  ],
  [/\b(?:return\w*|deport\w*|arriv\w*|sent back|detained|conditions|prisons?)\b/u, 'Return'],
  [/\b(?:plausib\w*|account|story|fit|declaration)\b/u, 'Plausibility'],
  [/^who\b|\b(?:persecut\w*|gangs?|reach)\b/u, 'Actors'],
  [/\b(?:legal|laws?|status|treat\w*|position of|seen|regarded)\b/u, 'Treatment'],
]

/** The label of the topic that counsel asked about; undefined where the question names none. */
export function topicAsked(question: string): string | undefined {
  const said = question.toLowerCase()
  return asked.find(([pattern]) => pattern.test(said))?.[1]
}
