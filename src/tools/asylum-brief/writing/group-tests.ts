import type { CaseFact } from '#domain/case-map/case-map.ts'
import { exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import { stemsOf } from '#domain/case-map/reading/stems.ts'
import type { Pen } from './pen.ts'
import { pinsOf } from './pins.ts'
import { isCountry } from '../map/signs.ts'

/** Of what kind the trait is that draws a group: each kind has its own argument under each test. */
export type TraitOfGroup =
  | 'lineage'
  | 'kin'
  | 'body'
  | 'sex'
  | 'descent'
  | 'relationship'
  | 'calling'
  | 'past'
  | 'orientation'

const kinds: readonly (readonly [TraitOfGroup, RegExp])[] = [
  // Families of one standing, and no single one.
  ['lineage', /\b(?:of|from|in) (?:the )?(?!immediate\b|nuclear\b|extended\b)\p{Ll}{3,20} families\b(?! of \p{Lu})/u],
  // `their families’ former masters`: the family is whose masters they were, and not the group.
  [
    'kin',
    /\b(?:famil(?:y|ies)(?![’'])|relatives?|children of|wi(?:fe|ves) of|siblings? of|sons? of|daughters? of)\b/iu,
  ],
  [
    'orientation',
    /\b(?:gays?|lesbians?|bisexuals?|homosexuals?|transgender|LGBT\w*|sexual orientation|gender identity)\b/iu,
  ],
  [
    'past',
    /\b(?:former|ex-\p{Ll}+|widow(?:er)?s?|who (?:have |had |once )?(?:took|testified|served|worked|fought|refused|joined|spoke|led|taught|cooperated|participated|protested|reported|witnessed|helped|defected|deserted|denounced|\p{Ll}{3,12}ed))\b/iu,
  ],
  ['relationship', /\b(?:relationships?|partners?|marriages?|wives|wife|betrothed)\b/iu],
  [
    'body',
    /\b(?:albin\w+|disab\w+|deaf|blind|HIV|AIDS|epilep\w+|mental(?:ly)? (?:ill\w*|disorders?|disabilit\w+)|schizophren\w+|bipolar|autis\w+|intersex|(?:physical|medical|genetic|skin) (?:conditions?|traits?|difference))\b/iu,
  ],
  ['descent', /\b(?:indigenous|native|ethnic\w{0,6}|tribes?|clans?|castes?|descent|dalits?|roma|maya[n]?)\b/iu],
  [
    'calling',
    /\b(?:defenders?|activists?|journalists?|advocates?|whistleblowers?|dissidents?|leaders?|organizers?|lawyers?|teachers?|doctors?|nurses?)\b/iu,
  ],
  ['sex', /\b(?:wom[ae]n|girls?|females?|m[ae]n|boys?|males?)\b/iu],
]

/** The first kind of trait that the wording of a group names; undefined where it names none that is known. */
export const traitOfGroup = (wording: string): TraitOfGroup | undefined =>
  kinds.find(([, words]) => words.test(wording))?.[0]

/** Why the limits of the group can be drawn, by the kind of its trait. */
export function limitsBy(trait: TraitOfGroup | undefined): string {
  switch (trait) {
    case 'kin':
      return 'Who belongs to one family is a matter of birth and marriage, which registers record and neighbors know; nobody is within it by degrees'
    case 'lineage':
      return 'Into which house somebody was born is a matter of fact, which kin and neighbors know, and nobody is born into it by degrees'
    case 'body':
      return 'The condition is seen or found by any physician, and somebody has it or has it not'
    case 'relationship':
      return 'Sex, nationality, the relationship and whether its bonds hold are each questions of fact, answered for each woman by yes or no'
    case 'past':
      return 'What somebody did or was is a fact with a place and a time; it happened or it did not'
    case 'calling':
      return 'The calling is practiced in the open, and those around know who holds it and who does not'
    case 'descent':
      return 'Descent has its outward marks, language and places of origin among them, by which members and others tell who belongs'
    case 'orientation':
    case 'sex':
    case undefined:
      return 'Whether somebody is within these words can be answered by yes or no'
  }
}

/** Why nobody can be asked to give the trait up; undefined where another sentence of the section says it. */
export function fixedBy(trait: TraitOfGroup | undefined): string | undefined {
  switch (trait) {
    case 'kin':
      return 'Kinship is such a trait: who the members of this family are was settled by birth and marriage.'
    case 'lineage':
      return 'Birth into a family of a certain standing is such a trait: nobody chooses it, and nobody can leave it.'
    case 'body':
      return 'A condition of the body is such a trait: it is given, and no wish changes it.'
    case 'relationship':
      return 'A position within a relationship is such a trait where the one who holds it is not free to leave it.'
    case 'calling':
      return 'A calling of conscience is such a trait: nobody should be required to give it up in order to be safe.'
    case 'descent':
      return 'Descent is given by birth, and nobody can change it.'
    case 'sex':
      return 'Sex is given by birth, and nobody can change it.'
    case 'past':
    case 'orientation':
    case undefined:
      return undefined
  }
}

/**
 * What shows that the client is a member: for a family the kinship by name, else the places of the record whose words about
 * the client share those of the group. Undefined where no place does.
 */
export function membershipOf(
  wording: string,
  pen: Pen,
): { readonly sentence: string; readonly exhibits: string[] } | undefined {
  const kin = kinOfGroup(wording, pen)
  const own = new Set(stemsOf(wording.replaceAll(/\bimmediate|members?|persons?|people|in|of\b/giu, ' ')))
  for (const word of stemsOf(pen.frame.country ?? '')) own.delete(word)
  const shown = pen.map.facts.filter(
    (fact) =>
      !isCountry(fact) &&
      !fact.negated &&
      passagesOf(pen.map, fact).length > 0 &&
      (kin === undefined
        ? fact.persons.includes('applicant') && stemsOf(fact.asTold ?? fact.statement).some((stem) => own.has(stem))
        : isKinNamed(fact, kin)),
  )
  const exhibits = exhibitTokens(
    pen.map,
    shown.slice(0, 3).flatMap((fact) => passagesOf(pen.map, fact)),
  )
  if (exhibits.length === 0) return undefined
  return {
    sentence:
      kin === undefined
        ? 'That {applicant.subj} is within the group the record shows.'
        : `{${kin.id}} is {applicant.poss} ${kin.word}.`,
    exhibits,
  }
}

type Kin = { readonly id: string; readonly word: string; readonly first: string }

/** `immediate family of Ulises Alvarenga`: the relative by whose name the group is drawn, and what he is to the client. */
function kinOfGroup(wording: string, { map }: Pen): Kin | undefined {
  if (traitOfGroup(wording) !== 'kin') return undefined
  return map.persons.flatMap(({ id, full, first = full.split(' ')[0] ?? full, roleWord = '', relations }): Kin[] => {
    const word = relations?.['applicant'] ?? /^the (\p{Ll}+)$/u.exec(roleWord)?.[1]
    return id !== 'applicant' && word !== undefined && kinWords.test(word) && wording.includes(first)
      ? [{ id, word, first }]
      : []
  })[0]
}

const kinWords =
  /^(?:brother|sister|father|mother|son|daughter|husband|wife|uncle|aunt|cousin|nephew|niece|grandfather|grandmother)$/u

const isKinNamed = ({ asTold, wording }: CaseFact, { id, word, first }: Kin): boolean => {
  const named = new RegExp(
    String.raw`(?:\b[Mm]y|\{applicant\.(?:poss|his)\}) (?:\p{Ll}+ )?${word},? (?:${RegExp.escape(first)}|\{${id}\b)`,
    'u',
  )
  return named.test(asTold ?? '') || named.test(wording)
}

/** `Some parents said that I would bring a curse`: the places where the client's own account tells how those around saw it. */
export function seenAround(pen: Pen): string[] {
  const seen = pen.map.facts.filter(
    (fact) =>
      pen.told.get(fact.id) === 'S15' &&
      passagesOf(pen.map, fact).some(({ speaker }) => speaker === 'applicant') &&
      around.test(fact.asTold ?? fact.statement),
  )
  return seen.length === 0 ? [] : [...pinsOf(pen, seen.slice(0, 3))]
}

const around =
  /\b(?:parents|mothers?|neighbors?|people|everybody|everyone|villagers|children|pupils|teachers?|colleagues|customers|the (?:whole )?village)\b[^.;“”"]{0,40}\b(?:call(?:ed)? (?:me|us|him|her|them) (?!to\b|by\b|on\b|from\b|and\b|that\b|at\b|in\b|when\b|back\b|again\b)|spat|laughed|pointed|avoid\w*|refused|asked to move|would not (?:sit|eat|greet|buy|play)|said (?:that )?(?:I|we) (?:would|was|were|am|are|had))\b/iu
