/* By which words a sentence speaks of people who are no persons on file. */

const maleKin = /\b(?:brother|father|son|husband|uncle|grandfather|nephew|boy|man|boyfriend|stepfather|stepson)\b/iu
const femaleKin =
  /\b(?:sister|mother|daughter|wife|aunt|grandmother|niece|girl|woman|girlfriend|stepmother|stepdaughter)\b/iu

export function kinIn(text: string) {
  return { he: maleKin.test(text), she: femaleKin.test(text) }
}

/** Words for somebody who is no token: kin by the word, or a pronoun that the source left as it was. */
export function othersIn(text: string) {
  const kin = kinIn(text)
  return { he: kin.he || /\b(?:he|him)\b/iu.test(text), she: kin.she || /\bshe\b/iu.test(text) }
}

/** Somebody by an office or a calling, or by a name that nobody on file bears. */
const someoneElse =
  /\b(?:doctor|officer|captain|commander|judge|teacher|leader|guard|soldier|sergeant|administrator|landlord|priest|pastor|friend|neighbor|boss|manager|nurse|director|colleague|prosecutor|lawyer|agent|cousin|partner|partner’s|chief|inspector|employer|psychologist|therapist|someone|somebody|person)\b/iu
const unknownName = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u

export const namesStranger = (text: string): boolean => someoneElse.test(text) || unknownName.test(text)

/** `the elder brother of Ms. Berg`, `her brother Tolera`: a name stands behind such words, and no pronoun. */
export const ofKin =
  /\b(?:brother|sister|mother|father|son|daughter|husband|wife|uncle|aunt|cousin|nephew|niece|friend|colleague|neighbor) of $/iu

export const beforeKin =
  /(?:’s|\b(?:his|her|their|my|the)) (?:(?:older|younger|elder|late|little|twin|only) )?(?:brother|sister|mother|father|son|daughter|husband|wife|uncle|aunt|cousin|nephew|niece|grandmother|grandfather),? $/iu
