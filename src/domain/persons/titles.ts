import { institutionWords } from '#domain/language/word-lists.data.ts'

const titles = String.raw`(?:the )?(?:respondent|applicant|dr\.?|mr\.?|mrs\.?|ms\.?|miss|prof(?:essor|\.)?|pastor|rev(?:erend|\.)?|father|fr\.|sister|sr\.|deacon|imam|rabbi|bishop|elder|hon\.|judge|chief|staff|master|first|sergeant|sgt\.?|ssg\.?|sfc\.?|cpl\.?|corporal|spc\.?|specialist|private|pfc\.?|lieutenant|lt\.?|captain|capt\.?|cpt\.?|major|maj\.?|colonel|col\.?|commander|cdr\.?|petty officer|chief warrant officer)`
const titled = new RegExp(String.raw`^(?:${titles} )+(?=\p{Lu})`, 'iu')

/** `SSG Dana Whitlock` -> `Dana Whitlock`: ranks and titles are no names. */
export const withoutTitles = (name: string): string => name.replace(titled, '')

/** `Declaration of Dana Whitlock`: the person whose paper it is, by its title; undefined for a firm or an office. */
export function ofTitle(title: string): string | undefined {
  const named =
    /(?:declaration|affidavit|statement|letter|memorandum|testimony)s? (?:of|by|from) ([^\n,(]+)/i.exec(title)?.[1] ??
    clinicianOf(title)
  const found = named === undefined ? undefined : withoutTitles(named)
  if (found === undefined) return undefined
  // `Letter of the mother, Florence Nakato` names her after what she is.
  const called = /^(?:the|her|his|a|an) [\p{Ll} -]{3,30}$/u.test(found.trim()) ? afterRelation(title) : found
  const written = called
    ?.replace(/ (?:in support|regarding|concerning|about|dated|on|for|to|re|-|–)(?: .*)?$/i, '')
    .trim()
  if (written === undefined || !isName(written)) return undefined
  return properCase(written)
}

/** `Psychological evaluation by Dr. Hannah Price`, `Assessment by Ana Rey, LCSW`: an evaluation `of` somebody is about that one. */
const clinicianOf = (title: string): string | undefined =>
  /\b(?:evaluation|assessment|examination|report) (?:by|from) (Dr\.? [^\n,(]{2,60})/iu.exec(title)?.[1] ??
  /\b(?:evaluation|assessment|examination|report) (?:by|from) ([^\n,(]{2,60}), (?:Ph\.?D|Psy\.?D|M\.?D|LCSW|LMFT|LMHC|LPC|LICSW)\b/iu.exec(
    title,
  )?.[1] ??
  // `Psychological evaluation, Marcus Feld, Psy.D.`
  /\b(?:evaluation|assessment|examination|report), (?:Dr\.? )?(\p{Lu}[^\n,(]{2,60}), (?:Ph\.?D|Psy\.?D|M\.?D|LCSW|LMFT|LMHC|LPC|LICSW)\b/u.exec(
    title,
  )?.[1]

function afterRelation(title: string): string | undefined {
  return /(?:declaration|affidavit|statement|letter|testimony)s? (?:of|by|from) (?:the|her|his|an?) [\p{Ll} -]{3,30}, ([^\n,(]+)/iu.exec(
    title,
  )?.[1]
}

/** Two to five words with capitals, none of which names an office, a firm or a group. */
function isName(written: string): boolean {
  const words = written.split(' ')
  return (
    words.length >= 2 &&
    words.length <= 5 &&
    words.every((word) => /^(?:\p{Lu}|(?:de|del|la|van|von|bin|al|da|dos|el)$)/u.test(word)) &&
    !words.some(
      (word, at) =>
        // `Md. Ashraful`: a given name, not a doctor.
        !(at === 0 && /^(?:Md|Mohd|Mst)\.$/u.test(word)) &&
        (organization.test(word) || institutionWords.has(word.toLowerCase().replace(/\.$/, ''))),
    )
  )
}

const organization =
  /^(?:the|inc|llc|ltd|company|cleaning|construction|roofing|landscaping|restaurant|foods?|bakery|farms?|clinic|center|centre|program|association|associates|foundation|observatory|institute|agency|services|solutions|group|employer|pastor|neighbors?|coworkers?|friends?|landlord|kitchen|auto|motors|union|league|academy|elementary|nursery|daycare|ministries|temple|mosque|synagogue|fellowship|assembly|network|coalition|council|board|physicians?|pediatrics|cardiology|neurology|oncology|orthopedics|therapy|wellness|rehabilitation|rehab|healthcare|counseling|audiology|dental|hospice|spine|surgical)\.?$/iu

export function properCase(text: string): string {
  if (text !== text.toUpperCase()) return text
  return text.toLowerCase().replaceAll(/(?<![\p{L}\p{M}])\p{Ll}/gu, (letter) => letter.toUpperCase())
}
