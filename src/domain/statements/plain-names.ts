import { isUnknownWord } from '#domain/language/dictionary.ts'
import { foldWord } from '#domain/language/fold.ts'
import { givenNames } from '#domain/language/given-names.data.ts'
import { isOfRecord, known } from './known-person.ts'
import type { CasePerson } from './person.ts'
import { wordsOf } from './record-persons.ts'

const fullName =
  /(?<![\p{L}’'-]|(?:San|Santa|Santo|St|Mount|Fort|Port|El|Los|Las)\.? )(\p{Lu}[\p{Ll}\p{M}’'-]{1,20}) ((?:(?:\p{Lu}\.|de|del|la|van|von|al|bin) ){0,2}\p{Lu}[\p{L}\p{M}’'-]{2,20}(?: \p{Lu}[\p{L}\p{M}’'-]{2,20})?)(?![\p{L}])/gu

/** What bears the name of a person and is none. */
const thing =
  /^,? ?(?:street|avenue|road|boulevard|drive|lane|hospital|clinic|church|parish|school|county|university|college|institute|center|centre|conservatory|city|town|village|department|district|police|station|prison|court|airport|park|square|foundation|bridge|market|hotel|company|inc|llc|bank)(?!\p{L})/iu
const bodies =
  /(?<!\p{L})(?:Street|Avenue|Road|Hospital|Clinic|Church|Parish|School|County|University|College|Institute|Center|Centre|City|Town|Department|Station|Court|Airport|Park|Square|Foundation|Bank|Company|Corporation|Floors|Grill|Nails|Inn|Services?|House|Society|Union|Network|Women|Rehabilitation|Conservatory|Act|Form|Guard|States?|North|South|East|West)(?!\p{L})/u

/** Words right before a name that tell that it is a person’s. */
const cue =
  /(?<!\p{L})(?:married|met|named|called|notary|notario|lawyer|attorney|chairman|president|leader|boss|commander|owner|colleague|friend|neighbou?r|partner|coworker|classmate|father is|mother is|witness|driver|man|woman|boy|girl|brother|sister|cousin),? $/u

/** People whom a text names in full and by no title: `the notary Alim Sherzamonov`, `Óscar Guardado, whom she met`. */
export function addPlainNames(found: Map<string, CasePerson>, text: string): void {
  for (const match of text.matchAll(fullName)) {
    const [whole, first = ''] = match
    const folded = foldWord(first)
    if (bodies.test(whole) || thing.test(text.slice(match.index + whole.length, match.index + whole.length + 24)))
      continue
    const words = wordsOf(whole)
    if (words.size < 2 || known(found, words) || [...found.values()].some((person) => person.words.has(folded)))
      continue
    const only = bySurname(found, words)
    if (only) found.set(only.id, { ...only, words })
    else if (
      givenNames.has(folded) ||
      (isUnknownWord(folded) && cue.test(text.slice(Math.max(0, match.index - 24), match.index)))
    ) {
      const id = [...words].join('-')
      found.set(id, { id, words })
    }
  }
}

/** `Mr. Sherzamonov` of another text: the one on the roster who has the last name alone. */
function bySurname(found: ReadonlyMap<string, CasePerson>, words: ReadonlySet<string>): CasePerson | undefined {
  const last = [...words].at(-1)
  const bearers = [...found.values()].filter((person) => last !== undefined && person.words.has(last))
  const [only] = bearers
  return only && bearers.length === 1 && only.words.size === 1 && !isOfRecord.test(only.id) ? only : undefined
}
