import { formOf } from '#domain/case-map/reading/verbs.ts'
import { capitalized } from '#domain/prose/words.ts'
import { spelledOut } from '../record-lines.ts'
import type { Examined } from './examined.ts'
import { withArticles } from './written-out.ts'

const thirdPerson =
  /^(?:avoids|asks|becomes|checks|scans|rocks|covers|clenches|touches|rubs|flinches|whispers|stares|apologizes|blames|complains|cries|denies|describes|discloses|does|dreams|eats|endorses|expresses|fears|feels|feeds|finds|forgets|gets|gives|goes|has|hears|hides|is|isolates|jumps|keeps|lives|looks|loses|meets|misses|needs|pays|presents|relives|remembers|reports|sees|says|shakes|shows|sits|sleeps|speaks|startles|states|stays|suffers|takes|talks|teaches|drives|cooks|cares|supports|earns|studies|drinks|limps|tells|thinks|trembles|uses|wakes|walks|wants|watches|weeps|works)$/u
const notHers =
  /^(?:sent|recommended|reviewed|diagnosed|prescribed|scored|dated|based|related|seen|noted|advised|referred|admitted|discharged|hospitalized|transferred|given|used)$/u

/** How somebody is, though it looks like a deed: `guarded otherwise`. */
const states =
  /^(?:guarded|tired|oriented|disoriented|withdrawn|depressed|agitated|distressed|frightened|scared|worried|exhausted|distracted|detached|subdued|constricted|blunted|restricted|composed|relaxed|confused|groomed|dressed|focused|engaged|motivated|irritated|isolated|limited|impaired|preserved|unchanged|ashamed|terrified|overwhelmed|preoccupied|shaken|embarrassed)$/u

/** `arrives`, `washes`: of a verb that is known, and no plural that a note begins with. */
const isThirdOfVerb = (word: string): boolean =>
  /^\p{Ll}{3,}s$/u.test(word) &&
  !/^(?:hands|scars|dates|marks|burns|bruises|wounds|tests|scores|records|visits|calls|plans|dreams|fears|cuts|works|notes|walks|limits|signs|results|needs|returns|attacks|answers|reports|thoughts|pains?|stops)$/u.test(
    word,
  ) &&
  [word.slice(0, -1), word.replace(/es$/u, ''), word.replace(/ies$/u, 'y')].some((base) => formOf(base) === 'present')

/** A verb that a note begins with and that the person examined is the subject of. */
export function isVerb(word: string): boolean {
  const lower = word.toLowerCase()
  if (states.test(lower)) return false
  return (
    thirdPerson.test(lower) || isThirdOfVerb(lower) || (/^(?:past|be)$/u.test(formOf(lower)) && !notHers.test(lower))
  )
}

/** `Startled twice when door closed`, `Denies plan`: the person examined did; undefined where the note begins otherwise. */
export function withItsSubject(note: string, { he, his }: Examined): string | undefined {
  const own = ofExaminer(note) ?? sufferedBy(note, he) ?? deniedBy(note, { he, his })
  if (own !== undefined) return own
  const first = /^(?:also |now |still |currently |first )?(\p{L}+)/iu.exec(note)?.[1] ?? ''
  const [lead = ''] = /^(?:also|now|still|currently|first) /iu.exec(note) ?? []
  const rest = note.slice(lead.length)
  // `Left forearm, inner side` is a side.
  if (
    /^(?:no|without) |^left (?:\p{Ll}+,|side|arm|leg|hand|foot|knee|shoulder|ear|eye|wrist|thigh|forearm)/iu.test(
      note,
    ) ||
    !/^\p{L}\p{Ll}+ /u.test(rest)
  )
    return undefined
  const reported = saidBy(note, he)
  if (reported !== undefined) return reported
  // `Winged scapula`, `healed fracture`: what was found, and nobody's deed.
  if (findings.test(rest) || isDoneByAnother(rest, he)) return undefined
  if (!isVerb(first) || /^(?:is|was|are|were|do|have|am)$/iu.test(first)) return undefined
  const said = withOwnSide(withArticles(spelledOut(rest)), his)
  return `${capitalized(he)} ${lead.toLowerCase()}${said.charAt(0).toLowerCase()}${joined(said.slice(1), he)}.`
}

/** `arrested 4/20/17`, `released after two days`: what was done to the person, and no deed of the person’s. */
function sufferedBy(note: string, he: string): string | undefined {
  if (/^(?:Referred|Admitted|Discharged|Hospitalized|Transferred) (?:to|for|from|with|after|on)\b/u.test(note))
    return `${capitalized(he)} was ${withArticles(spelledOut(note.charAt(0).toLowerCase() + note.slice(1)))}.`
  const [, verb = '', rest = ''] =
    /^(arrested|detained|imprisoned|jailed|kidnapped|abducted|released|deported|conscripted|drafted|sentenced|operated|tortured|beaten|shot|stabbed|raped|interrogated|handcuffed|hooded|blindfolded)((?: (?:on|in|at|by|for|from|with|after|until|again|twice|once|daily|since|to) .*| \d.*| \p{Lu}\p{Ll}+ \d.*)?)$/iu.exec(
      note,
    ) ?? []
  if (verb === '') return undefined
  const when = withArticles(spelledOut(rest))
    .replace(/^(?=\p{Lu}\p{Ll}+ \d{1,2},)/u, 'on ')
    .replace(/^(?=\p{Lu}\p{Ll}+ (?:19|20)\d\d)/u, 'in ')
  return `${capitalized(he)} was ${verb.toLowerCase()}${when === '' ? '' : ` ${when}`}.`
}

/** `taught him myself`, `did no testing, not my field`, `wrote it down`: what speaks of me or of writing is whose notes they are. */
function ofExaminer(note: string): string | undefined {
  const plain = note.replaceAll(/[“"][^“”"]*[”"]/gu, '')
  const first = /^\p{L}+/u.exec(note)?.[0].toLowerCase() ?? ''
  if (!/^(?:past|be)$/u.test(formOf(first)) && first !== 'did') return undefined
  const isOwn =
    /\b(?:myself|my (?:field|practice|office|own|notes|view|opinion|specialty))\b/u.test(plain) ||
    /^(?:wrote|noted|recorded|took) (?:it|this|that|her words|his words) (?:down|at once|in)\b/iu.test(note)
  if (!isOwn) return undefined
  const said = withArticles(spelledOut(note.charAt(0).toLowerCase() + note.slice(1)))
  return `I ${said.replace(/, not (?=my\b)/u, '; it is not ').replace(/, (?=(?:re)?\p{Ll}+ed\b)/u, ' and ')}.`
}

/** `told her he would call`, `forced sex`, `pushed down steps`: of whom such a note speaks it does not say. */
function isDoneByAnother(note: string, he: string): boolean {
  const toThem =
    he === 'he'
      ? /^\p{L}+(?: \p{Ll}+ly)? him\b/iu
      : /^\p{L}+(?: \p{Ll}+ly)? her\b(?= [“"‘]|[,.;]|$| (?:an?|the|he|she|that|to|if|not|never|every|when|with|in|on|at|by|for|from|of|down|out|up|away|into|and|or|while|because|until|after|before|so|again|often|daily)\b)/iu
  return toThem.test(note) || ofViolence.test(note)
}

const ofViolence =
  /^(?:hit|beat|slapped|punched|kicked|choked|strangled|pushed|shoved|forced|threatened|raped|molested|abused|grabbed|locked|burned|stabbed|insulted|humiliated|belittled|mocked|controlled|stalked|dragged|whipped|tortured|attacked|assaulted|harassed|coerced|hid|monitored|demanded|accused)\b(?! (?:head|tongue|lip|(?:his|her) (?:own )?(?:head|hand|arm|leg|tongue|lip|knee|foot))\b)/iu

const findings =
  /^\p{L}+ed (?:\p{L}+ )?(?:scapulae?|scars?|fractures?|lesions?|sensation|range|marks?|skin|reflex(?:es)?|strength|movements?|rotation|abduction|flexion|grip|gait|teeth|tooth|nails?|joints?|muscles?|wounds?|burns?|bands?)\b/iu

/** `can't wear scarves`: the person examined cannot. */
function deniedBy(note: string, { he, his }: Pick<Examined, 'he' | 'his'>): string | undefined {
  // `Did not open mail`: whoever examines does, orders, tests; the rest is said of the person.
  if (
    /^did(?:n['’]?t| not) (?!(?:do|perform|order|test|take|obtain|examine|assess|measure|use|request|repeat|attach|see|review|read|interview|ask|treat|visit|speak|talk|have|get|run|include|perform|verify|evaluate|contact)\b)\p{Ll}/iu.test(
      note,
    )
  )
    return `${capitalized(he)} ${withOwnSide(withArticles(spelledOut(note.replace(/^did(?:n['’]?t| not)/iu, 'did not'))), his)}.`
  const denied = /^(can['’]?t|cannot|doesn['’]?t|does not|won['’]?t|will not|couldn['’]?t|could not) (?=\p{Ll})/iu.exec(
    note,
  )?.[0]
  // `can’t exclude a part of it`: who judges is the clinician.
  if (denied !== undefined && ofJudgement.test(note.slice(denied.length)))
    return `I ${inFull(denied).replace('does not', 'do not')}${withArticles(spelledOut(note.slice(denied.length)))}.`
  if (denied !== undefined)
    return `${capitalized(he)} ${inFull(denied)}${withOwnSide(withArticles(spelledOut(note.slice(denied.length))), his)}.`
  return undefined
}

const ofJudgement =
  /^(?:exclude|rule out|(?:tell|say) (?:whether|how|if|when|which|what|more|exactly)|determine|quantify|put (?:a|any) (?:number|figure)|give (?:a|any) (?:number|figure|percentage)|comment|opine|judge|separate the|date (?:the |these |his |her )?(?:scars?|marks?|wounds?|injur\p{L}+|burns?|lesions?)|verify|measure)\b/iu

/** `Says "..."`, `reports symptoms began`: what the person said, as words or as a clause. */
function saidBy(note: string, he: string): string | undefined {
  const quotes =
    /^(?:says?|said|states?|stated): ?[“"](.+?)[.]?[”"][.]?$|^(?:says?|said|states?|stated) [“"](.+?)[.]?[”"][.]?$/iu.exec(
      note,
    )
  if (quotes !== null)
    return `${capitalized(he)} ${/^s\p{L}+d/iu.test(note) ? 'said' : 'says'}: “${quotes[1] ?? quotes[2]}.”`
  if (/^reports? (?=(?:sx|symptoms|nightmares|pain) (?:began|started|stopped))/iu.test(note))
    return `${capitalized(he)} reports that ${withArticles(spelledOut(note.replace(/^reports? /iu, '')))}.`
  return undefined
}

const withOwnSide = (words: string, his: string) =>
  words.replaceAll(
    /\b(lifts?|raises?|moves?|bends?|turns?) (right|left) (?=arm|hand|leg|knee|shoulder|foot)/gu,
    `$1 ${his} $2 `,
  )

const inFull = (denied: string) =>
  denied
    .toLowerCase()
    .replace(/^can['’]?t|^cannot/u, 'cannot')
    .replace(/^won['’]?t/u, 'will not')
    .replace(/n['’]?t (?=$)/u, ' not ')

/** `still nightmares` behind a semicolon gets its verb, and the last of several verbs its "and". */
function joined(words: string, he: string): string {
  const told = words.replace(/; (still|now) (?=\p{Ll}+s\b)(?!\p{Ll}+s (?:to|that|of)\b)/u, `; ${he} $1 has `)
  const suffers = told.replace(
    /, (?=(?:\p{Ll}+ )?(?:nightmares|flashbacks|headaches|panic attacks|bad dreams|insomnia|palpitations)\b)/u,
    ' and has ',
  )
  if (suffers !== told) return suffers
  if (/\band\b|;/u.test(told)) return told
  const commas = [...told.matchAll(/, (?=(\p{Ll}+) )/gu)]
  const last = commas.at(-1)
  if (last === undefined || !isVerbOrModal(last[1] ?? '')) return told
  const at = last.index
  const isEach = commas.every(([, verb = '']) => isVerbOrModal(verb))
  return `${told.slice(0, at)}${isEach ? '' : ','} and ${told.slice(at + 2)}`
}

const isVerbOrModal = (word: string) =>
  isVerb(word) || formOf(word) === 'modal' || /^(?:did|does|cannot|could)$/u.test(word)
