import { trimEndOf } from '#domain/text/trim.ts'
import { readsAsHeading } from '#domain/case-map/reading/heading-looks.ts'
import { type Degree, degreeIn, organization } from './degree-lines.ts'
import { degreePattern, plainDegrees } from './degrees.ts'
import { postTitle } from './post-title.ts'
import { readSpan, type Span } from './year-span.ts'

/** A post with its time; `where` is the employer as the paper has it, with its place. */
export type Post = { readonly title: string; readonly where?: string } & Span

/** What a curriculum vitae or a short description tells of a life, in the order of the paper. */
export type Background = {
  readonly degrees: readonly Degree[]
  readonly posts: readonly Post[]
  /** Whole sentences about the person, in the third person as they stand. */
  readonly sentences: readonly string[]
  /** Everything else that is listed: `Patent US 11,222,333 (2021)`. */
  readonly entries: readonly string[]
}

const contact = /@|\bhttps?:|\bwww\.|\b(?:phone|tel|fax|e-?mail|address|orcid|linkedin)\b|\(\d{3}\) ?\d{3}|\bpage \d/iu
/** The letter itself never speaks of pay from a curriculum vitae, nor of family. */
const personal = /^(?:salary|pay|compensation|date of birth|born|nationality|citizenship|marital status|children)\b/iu

/** Reads lines of a curriculum vitae: one line holds one degree, post or entry. */
export function readCurriculum(text: string, names: readonly string[]): Background {
  const lines = text
    .split('\n')
    .map((line) => cleanLine(line))
    .filter((line) => line !== '' && !contact.test(line) && !personal.test(line))
  const isOnlyName = (line: string) =>
    line.length < 60 &&
    !/\d/.test(line) &&
    names.some((name) => name !== '' && line.toLowerCase().includes(name.toLowerCase()))
  const isHead = (line: string, index: number) =>
    index < 4 && !isSentence(line) && (isOnlyName(line) || (!/\d/.test(line) && !degreePattern.test(line)))
  let title = ''
  const told = lines
    .filter((line, index) => !isHead(line, index))
    .flatMap((line) => {
      if (isTitleLine(line)) {
        title = line
        return []
      }
      // `Publications (27 in total)`: a new heading that says something itself.
      const headed =
        /^(?:selected )?(publications?|awards?|honors|peer review|editorial work|memberships?|presentations|teaching|service)\b(?= ?\(| ?$)/iu.exec(
          line,
        )
      if (headed !== null) title = headed[1] ?? ''
      return partsOf(line, /;\s+(?=\p{Lu})/u).map((part) =>
        telling.test(title) && !isSentence(part) && !part.toLowerCase().startsWith(title.toLowerCase())
          ? `${properCase(title)}: ${part}`
          : part,
      )
    })
  return sortParts(told)
}

/** Headings without which their lines say nothing. */
const telling =
  /opinion|testimon|expert|consult|patent|grant|licen[cs]|language|peer review|field ?work|field ?research|^books?$/iu

const properCase = (title: string) => title.charAt(0) + title.slice(1).toLowerCase()

/** Reads a short description: sentences and fragments divided by full stops and semicolons. */
export function readDescription(text: string): Background {
  return sortParts(
    text
      .split('\n')
      .flatMap((line) => partsOf(cleanLine(line), /;\s+/u))
      .map((part) =>
        part.replace(/^(?:before(?: that)?|previously|earlier): (\p{L})/iu, (_, first: string) => first.toUpperCase()),
      ),
  )
}

export function joinBackgrounds(all: readonly Background[]): Background {
  const degrees = all.flatMap((one) => one.degrees)
  const posts = all.flatMap((one) => one.posts)
  return {
    degrees: degrees.filter((one, at) => degrees.findIndex(({ title }) => title === one.title) === at || one.field),
    posts: posts.filter(
      (one, at) => posts.findIndex(({ title, from }) => title === one.title && from === one.from) === at,
    ),
    sentences: all.flatMap(({ sentences }) => sentences),
    entries: [...new Set(all.flatMap(({ entries }) => entries))],
  }
}

function cleanLine(line: string): string {
  const plain = line.trim().replace(/^(?:[-•*–]|\(?\d{1,2}[.)])\s+/u, '')
  // `(2015- )`, a post that lasts.
  return plainDegrees(
    plain
      .replaceAll(/\bUniv\b\.?(?= of)/gu, 'University')
      .replace(/^VP,? (?=\p{Lu})/u, 'Vice president of ')
      .replace(/\(((?:19|20)\d\d) ?[-–] ?\)/u, '($1 - present)')
      .replace(/,? ((?:19|20)\d\d) ?[-–]$/u, ', $1 - present')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(' • ', '; '),
  ).replace(/^(?:education|degrees?|experience|employment|positions?): /iu, '')
}

function isTitleLine(line: string): boolean {
  if (/\d/.test(line)) return false
  if (/^(?:curriculum vitae|r[ée]sum[ée])\b/iu.test(line)) return true
  if (degreePattern.test(line) || postTitle.test(line)) return line === line.toUpperCase()
  return readsAsHeading(line) && !line.includes(',')
}

/** Sentences of a line; what a semicolon divides stands alone where both parts are fragments. */
function partsOf(line: string, divider: RegExp): string[] {
  if ((titled.test(line) || works.test(line)) && !isSentence(line)) return [line.replace(/[.;,]$/u, '').trim()]
  return line
    .split(
      /(?<=[\p{Ll}\d)+]{2}|[A-Z]{3}| (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]))(?<!\b(?:Inc|Corp|Ltd|Co|Intl|Assoc|Dept|Prof|Inst|Univ|Natl|Conf|Proc|Acad|Asst|Surg|Med|Eng|Sci|Res|Phys|Chem|Biol|Appl|Comput|Trans|Lett|Rev|Ann|Clin|Psychol|Psychiatr|Emerg|Forensic|Agric|Environ|Sr|Jr|St|Mt|Ft|No|no|Vol|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec))\.\s+(?=[\p{Lu}\d])/u,
    )
    .flatMap((sentence) => (isSentence(sentence) ? [sentence] : sentence.split(divider)))
    .map((part) => part.replace(/[.;,]$/u, '').trim())
    .filter((part) => part.length > 3)
}

/** `“Falanga and gait”, J. Forensic Emerg. Med. 2019`: the full stops of a cite end nothing. */
const titled = /[”"],? \p{Lu}\p{L}{0,9}\. /u

/** Under one label stands one list. */
const works =
  /^(?:books?|publications?|articles|papers|awards|prizes|grants|languages|memberships|trainings?): |^\p{Lu}[\p{L}’-]+, \p{Lu}\.[^]{0,100}\((?:19|20)\d\d\)/iu

const isSentence = (part: string) =>
  /^(?:He|She|They|I|\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,3}|Before that,? (?:he|she|I)|Since then,? (?:he|she|I)|(?:From|Since|Between|In|Until) [^,.;]{4,30},? (?:he|she|I)) (?:has|have|am|is|was|were|holds?|serve[sd]|work(?:s|ed)|taught|teaches|danced|wrote|writes|speaks|lives|published|directed|directs|led|leads|trained|received|earned|joined|founded)\b/u.test(
    part,
  )

/** `Has done 38 examinations`: a sentence without its subject. */
const spokenFragment =
  /^(?:Has|Have|Testified|Visited|Speaks|Published|Directs|Leads|Teaches|Taught|Wrote|Authored|Served|Serves|Trained|Holds)\b/u

function sortParts(parts: readonly string[]): Background {
  const degrees: Degree[] = []
  const posts: Post[] = []
  const sentences: string[] = []
  const entries: string[] = []
  for (const part of parts) {
    const degree = isSentence(part) ? undefined : degreeIn(part)
    const post =
      degree || isSentence(part) ? undefined : postIn(part.replace(/, same(?: \p{L}+)?(?=,)/iu, samePlace(posts)))
    if (degree) degrees.push(degree)
    else if (post) posts.push(post)
    else if (isSentence(part) || spokenFragment.test(part)) sentences.push(part)
    else if (/\s/.test(part) && !/^\p{Lu}[\p{L} .’'-]{3,50}, born (?:in |on )?[\p{L}\d ,]{4,24}$/u.test(part))
      entries.push(part)
  }
  return { degrees, posts, sentences, entries }
}

/** `Assistant Professor, same, 2010-2016`. */
const samePlace = (posts: readonly Post[]) => (posts.at(-1)?.where === undefined ? '' : `, ${posts.at(-1)?.where}`)

function postIn(part: string): Post | undefined {
  const found = readSpan(part)
  if (!found) return undefined
  const words = trimEndOf(found.rest.replace(/^[\s:,–-]+/u, ''), ' :,(–-').trim()
  // What is over says so by its years.
  const post = found.span.to === undefined ? words : words.replace(/^Former (?=\p{Ll})/u, '')
  const [title, where] = practiceIn(post) ?? splitTitle(post)
  if (/^(?:licen[cs]ed|board|certified|registered|admitted)\b/iu.test(title)) return undefined
  if (!postTitle.test(title) || (where !== undefined && (!/^\p{Lu}/u.test(where) || where.includes(';'))))
    return undefined
  return { title, ...(where !== undefined && { where }), ...found.span }
}

/** `Private practice in Toledo` */
function practiceIn(words: string): [string, string] | undefined {
  const [, practice, where] = /^(?:in )?(private practice) in (\p{Lu}.+)$/iu.exec(words) ?? []
  return practice === undefined || where === undefined ? undefined : [practice, where]
}

function splitTitle(words: string): [string, string?] {
  const at = / at (?:the )?(?=\p{Lu})/u.exec(words)
  if (at) return [words.slice(0, at.index).replace(/,$/u, ''), words.slice(at.index + 4)]
  const [title = '', ...rest] = words.split(/,\s+/)
  // `Associate Professor, Latin American Studies, Cannon Lake College`: the subject belongs to the title.
  const [subject, ...others] = rest
  const isSubject =
    /professor|lecturer|fellow|reader|resident|intern\b/iu.test(title) &&
    subject !== undefined &&
    others.length > 0 &&
    !organization.test(subject) &&
    !/\b(?:program|programme|initiative|project|division|unit)\b/iu.test(subject) &&
    organization.test(others[0] ?? '')
  // `Resident, Emergency Medicine, Halloway Hospital`: who still learns does so in the subject.
  if (isSubject) return [`${title} ${/resident|intern\b/iu.test(title) ? 'in' : 'of'} ${subject}`, others.join(', ')]
  // `Chief, Division of Surgery, St. Mark’s Hospital`: the part of the house belongs to the title.
  if (subject !== undefined && others.length > 0 && /^(?:Division|Department|Section|Unit|Office) of /u.test(subject))
    return [`${title} of the ${subject}`, others.join(', ')]
  return rest.length === 0 ? [title] : [title, rest.join(', ')]
}
