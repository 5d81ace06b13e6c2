import type { LetterSources } from './letter-sources.ts'
import { capitalized } from '#domain/prose/words.ts'
import type { Background, Post } from './background.ts'
import { isForCounselOnly, isOwnVoice } from './own-voice.ts'

/** What the record and the curriculum vitae of the expert tell, in the words that the letter's sentences have a place for. */
export function expertBackground({ expert, expertDocuments }: LetterSources): Record<string, string | undefined> {
  const lines = expertDocuments
    .filter((paper) => !isForCounselOnly(paper))
    .flatMap(({ text }) => text.split('\n'))
    .map((line) => line.trim())
  const articles = lines.flatMap(
    (line) =>
      /^(\d[\d,]{0,5} (?:peer-reviewed )?(?:articles|papers|publications) on (\S.{2,120}?))\.?$/u.exec(line) ?? [],
  )
  const books = [...lines, ...(expert?.text.split(/\n|(?<=\p{Ll}{2})\. /u) ?? [])].flatMap(
    (line) =>
      /\b(?:wrote|author of|published) (?:\p{L}+ ){0,2}(?:books?|articles|papers) on ([^.;,]{4,80})/iu.exec(
        line,
      )?.[1] ?? [],
  )
  return {
    'expert.field': articles[2] ?? books[0],
  }
}

/** Title and institution as the description gives them, else the post that the curriculum vitae says lasts. */
export function positionOf({ expert }: LetterSources, { posts }: Background): string | undefined {
  const description = expert?.text ?? ''
  const described = positionIn(description) ?? licensedAt(description)
  if (described !== undefined) return described
  const [, later, place] =
    /, now (\p{Ll}[\p{Ll} -]{4,40}?) (?:at |of )?(?:the )?(\p{Lu}[\p{L} .’'-]{4,60})(?=[.,;]|$)/u.exec(description) ??
    []
  if (later !== undefined && place !== undefined) return `${capitalized(later)}, ${place}`
  const now = posts.find(({ to, where }) => to === undefined && where !== undefined)
  return now ? positionNow(now, description) : postAt(description)
}

/** `nephrologist, North Platte Kidney Center` */
function postAt(description: string): string | undefined {
  const [first = '', where = ''] = description.split(/[,;\n]|\.\s/u).map((part) => part.trim())
  const isPost = /^\p{L}[\p{L} -]{2,40}$/u.test(first) && /(?:ist|er|or|ian|nurse|counsel)$/iu.test(first)
  // `Licensed psychologist, Ohio no. 6120`: a number, and no place.
  return isPost && /^\p{Lu}[\p{L}&.' -]{4,80}$/u.test(where) && !/ (?:no|lic|license)$/iu.test(where)
    ? `${capitalized(first)}, ${where}`
    : undefined
}

/** `Licensed psychologist, Colorado #3382; Ostrander Psychological Services, Pueblo`: the calling, and where it is exercised. */
function licensedAt(description: string): string | undefined {
  const [, calling, where] =
    /^([Ll]icensed [\p{Ll} ]{5,40}), [^;.\n]{3,40}?\d[^;.\n]{0,12}[;.] (\p{Lu}[\p{L}&.’' -]{4,60}\b(?:Services|Center|Clinic|Associates|Group|Hospital|Practice|Counseling|Institute)(?:, \p{Lu}[\p{L} ]{2,30})?)/u.exec(
      description,
    ) ?? []
  return calling === undefined || where === undefined ? undefined : `${capitalized(calling)}, ${where}`
}

/** In private practice the profession is the title. */
function positionNow({ title, where }: Post, description: string): string {
  const [profession = ''] = description.split(/ ?[,;\n(]|\. /u)
  return /^(?:in )?private practice$/iu.test(title) && /^[\p{L} -]{6,50}$/u.test(profession)
    ? `${capitalized(profession.trim())}, private practice, ${where}`
    : `${title}, ${where}`
}

/** Where the expert can be reached and how the expert will testify, where the expert's own papers say so. */
export function reachedAt(
  { expert, expertDocuments }: LetterSources,
  given: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  const own = expertDocuments.filter(isOwnVoice).map(({ text }) => text)
  const offered = own.flatMap(
    (text) =>
      /\b(?:I|[Ss]he|[Hh]e) (?:(?:can|will|would|(?:am|is) (?:willing|able|available|ready) to) )?(?:also )?testif(?:y|ies)\b([^.\n]{0,40})/u.exec(
        text,
      ) ?? [],
  )
  const told = [expert?.text ?? '', ...own].flatMap(
    (text) =>
      /\b(?:contact|reach|e-?mail|call)(?: me)?(?: at| on|:)? {0,2}(\S+@[\w.-]+\w)/iu.exec(text)?.[1] ??
      /\b(?:contact|reach|call|phone|tel)(?: me)?(?: at| on|:)? {0,2}(\(?\d{3}\)?[ -]?\d{3}-?\d{4})\b/iu.exec(
        text,
      )?.[1] ??
      // A number in the notes for counsel, or at the end of a sentence of them, is where the expert is reached.
      /(?:^|[.,] )(\(?\d{3}\)?[ -]\d{3}-\d{4})\.?$/mu.exec(text)?.[1] ??
      [],
  )
  return {
    'expert.contact': given['expert.contact'] ?? told[0],
    // Where the record merely names an address, the head of the letter has it, and nothing is offered.
    'expert.email': /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/u.exec(expert?.text ?? '')?.[0],
    testify: given['testify'] ?? (offered[0] === undefined ? undefined : 'yes'),
    'testify.how': /\b(?:in person or )?by (?:video|telephone|phone|webex)(?: or in person)?\b/iu.exec(
      offered[1] ?? '',
    )?.[0],
  }
}

/** The first part of the description, where it reads as a title with an institution. */
function positionIn(description: string): string | undefined {
  const [first = ''] = description
    .trim()
    .split(/;|\n|(?<!\b(?:St|Mt|Ft|Dr|Prof|Univ|Inc|Co))\.\s+(?=\p{Lu})|(?<=\p{Ll}{4})\.\s+|\.$/u)
  const title = first
    .replace(/[.,;]? (?:e-?mail:? )?\S{1,64}@\S{1,100}$/iu, '')
    .replace(/ ?\((?:[^()]*)\)/gu, '')
    .replace(/,? since (?:\p{Lu}\p{L}+ )?(?:19|20)\d{2}$/u, '')
    .trim()
  // `Chief of the Division (ret.)`: the office is over.
  const isOver = /\((?:ret|retired|former|emerit\p{L}+|until \d{4})\b/iu.test(first)
  const words = title.split(/\s+/)
  const isTitle =
    /^\p{Lu}/u.test(title) && /,| of | at /u.test(title) && !/\d|\b(?:I|he|she|has|have|is|was|with)\b/u.test(title)
  const said = isOver && !/^former/iu.test(title) ? `Former ${title}` : title
  return isTitle && words.length >= 3 && words.length <= 16 ? said : undefined
}
