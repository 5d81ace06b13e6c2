import { type ClientRecord, fullName } from '#domain/clients/client-record.ts'
import { foldWord } from '#domain/language/fold.ts'
import { givenNames } from '#domain/language/given-names.data.ts'
import { kin } from './lexicon.data.ts'

/** A told sentence that opens with a pronoun, and whom it means. */
export type Leaning = {
  /** It means somebody whom the sentence before it names: it stays behind that sentence. */
  readonly isBound: boolean
  /** With the client's short name in the place of the pronoun, for a place where nothing names the client before it. */
  readonly named: string
}

const person = new RegExp(String.raw`(?<!\p{L})(?:(?:Mr|Ms|Mrs|Dr)\.|(?:${kin})(?!\p{L}))`, 'iu')
/** `The witness Zuhra Karimova is`: a role, or two names, before the verb. */
const somebodyElse =
  /^(?:The |Her |His |Their |My |An? )?(?:\p{Ll}+ ){0,2}(?:witness|doctor|neighbor|friend|lawyer|attorney|notary|preparer|officer|judge|pastor|priest|teacher|employer|boss|landlord|landlady|partner|agent|smuggler|expert|nurse|therapist|psychologist|interpreter|supervisor|sponsor|guardian|counselor)\b|^(?:\p{L}+ ){0,2}\p{Lu}\p{Ll}[\p{L}’'-]* \p{Lu}\p{Ll}[\p{L}’'-]* (?:is|was|has|had|will|can|\p{Ll}{2,20}(?:s|ed))\b/u
const pronoun = /^(?:(He|She)|(His|Her))(?= \p{L})/u
const leans = /^(?:He|She|They|It|His|Her|Their|Its|This|That|These|Those|Both|There)\b/u

const sexOf = (text: string): 'he' | 'she' | undefined => {
  const head = text.split(' ').slice(0, 5).join(' ')
  const isWoman = /\b(?:wife|mother|sister|daughter|aunt|niece|grandmother|girlfriend|fiancée|Ms|Mrs|Miss)\b/u.test(
    head,
  )
  const isMan = /\b(?:husband|father|brother|son|uncle|nephew|grandfather|boyfriend|Mr)\b/u.test(head)
  return isWoman === isMan ? undefined : isWoman ? 'she' : 'he'
}

/** What each of these sentences leans on, in their order. */
export function leaningsOf(told: readonly string[], client: ClientRecord, own: 'he' | 'she' | undefined): Leaning[] {
  const { first_name: first, last_name: last } = client
  const title = own === 'he' ? 'Mr. ' : own === 'she' ? 'Ms. ' : `${first} `
  const names = [fullName(client), first, last, `Mr. ${last}`, `Ms. ${last}`, `Mrs. ${last}`]
  const isOfClient = (text: string) =>
    names.some((name) => text.split(' ').slice(0, 7).join(' ').includes(name)) ||
    /^(?:I|My|The (?:client|respondent|applicant|beneficiary))\b/u.test(text)
  const namesSomebody = (text: string) =>
    person.test(text) ||
    somebodyElse.test(text) ||
    (text.match(/\p{Lu}\p{L}+/gu) ?? []).some((word) => givenNames.has(foldWord(word)))
  let isClient = true
  let other: 'he' | 'she' | undefined
  return told.map((text, at): Leaning => {
    if (!leans.test(text)) {
      // `The company employs 48 people` names nobody: `she` is still the one before.
      isClient = isOfClient(text) || (isClient && !namesSomebody(text))
      other = sexOf(text)
      return { isBound: false, named: text }
    }
    const [written = '', subject] = pronoun.exec(text) ?? []
    const isOwn = written !== '' && own !== undefined && (own === 'he') === /^H(?:e|is)$/u.test(written)
    // Behind `His wife is a nurse` a `he` is not the wife.
    const isOther = !isClient && (other === undefined || other === own)
    if (!isOwn || isOther) return { isBound: at > 0, named: text }
    // Behind `Her mother is ill` a `she` may be the mother.
    isClient = !(subject === undefined && namesSomebody(text))
    other = sexOf(text)
    const name = `${title}${last}`
    return { isBound: false, named: `${name}${subject === undefined ? '’s' : ''}${text.slice(written.length)}` }
  })
}
