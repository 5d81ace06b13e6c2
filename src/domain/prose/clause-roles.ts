import type { Mention, MentionForm } from './mentions.ts'

/** The words before and behind a mention, in its sentence. */
type Around = { readonly before: string; readonly after: string }

export type Role = 'subject' | 'object' | 'possessive'

const beforeObject =
  /(?:^|\s)(?:about|after|against|and|around|at|before|behind|beside|between|by|for|from|in|into|like|near|of|off|on|onto|over|than|through|to|toward|under|upon|with|without)\s*$/iu
/** A verb that acts on whoever is named next: `They let {x} go`. */
const beforeActedOn =
  /(?:^|\s)(?:let|took|told|saw|asked|beat|hit|held|called|made|gave|kept|sent|brought|found|left|met|knew|helped|hung|tied|shot|cut|threw|pushed|forced|stopped|arrested|released|threatened|followed|questioned|slapped|kicked|dragged|fetched|detained)\s*$/iu
const beforeSubject =
  /(?:^|[,;:—]\s*|\s)(?:because|but|if|once|since|that|though|until|when|where|while|whom|which|who)\s*$/iu
const finiteVerb =
  /^\s+(?:also |never |always |then |alone |now |still )?(?:is|are|was|were|has|have|had|does|do|did|will|would|can|could|may|might|must|should|cannot|\p{L}{2,}(?:ed|s))\b/iu

const roleOfForm: Readonly<Partial<Record<MentionForm, Role>>> = {
  poss: 'possessive',
  his: 'possessive',
  subj: 'subject',
  he: 'subject',
  him: 'object',
}

/** Whether the mention is a subject, an object or a possessive; undefined where the words around it do not tell. */
export function roleInClause({ form }: Mention, { before, after }: Around): Role | undefined {
  const said = roleOfForm[form]
  if (said !== undefined) return said
  if (before.trim() === '' || isOwnClause(before, after)) return 'subject'
  if (/\b(?:and|or)\s*$/u.test(before) || /^\s+(?:and|or)\b/u.test(after)) return undefined
  if (opensClause(before) && finiteVerb.test(after)) return 'subject'
  return isActedOn(before, after) ? 'object' : undefined
}

const opensClause = (before: string): boolean => beforeSubject.test(before) || /[,;]\s*$/u.test(before)

function isActedOn(before: string, after: string): boolean {
  if (beforeActedOn.test(before) && !finiteVerb.test(after)) return true
  const isLast = /^\s*(?:[,.;:)]|$)/u.test(after) && /\p{L}\s*$/u.test(before)
  return beforeObject.test(before) || isLast
}

/** `when she and her crew came`, `and he brought meals`: the subject of a clause of its own. */
function isOwnClause(before: string, after: string): boolean {
  if (beforeSubject.test(before) && /^\s+and (?:his|her|their) \p{Ll}+ \p{Ll}+ed\b/u.test(after)) return true
  const isLater = /\p{L},? and\s*$/u.test(before) && /\b(?:when|because|while|after|that|where)\b/u.test(before)
  return isLater && finiteVerb.test(after)
}
