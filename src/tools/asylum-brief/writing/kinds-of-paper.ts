import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { Unit } from './unit.ts'

/** A summons, a warrant or a charge by its title. */
export const isWritTitle = (title: string): boolean =>
  /\b(?:warrant|summons|citation|convocation|arrest order|wanted (?:notice|poster)|indictment|charge sheet|first information report)\b/i.test(
    title,
  ) && !/\b(?:traffic|speeding|parking|driving|USCIS|immigration|Target|shoplifting)\b/iu.test(title)

/** A paper by which the persecutor or a court of his looks for the client. */
export const isWrit = ({ source, text }: Unit, { map }: { readonly map: CaseMap }): boolean => {
  const title = map.exhibits.find(({ id }) => id === source)?.title ?? ''
  if (isWritTitle(title)) return true
  // A judgment of the country that convicts the client, or says that he is sought.
  if (
    /\b(?:judge?ment|sentence|verdict|court)\b/i.test(title) &&
    /\b(?:in (?:the )?absen(?:ce|tia)|wanted notice|is guilty|found guilty|years? of imprisonment|is sentenced)\b/i.test(
      map.passages.flatMap(({ document, words }) => (document === source ? [words] : [])).join(' '),
    )
  )
    return true
  return (
    /\b(?:order|decree|resolution|notice|decision)\b/i.test(title) &&
    /\b(?:wanted list|as an accused|(?:is|be) (?:arrested|detained|brought)|search for)\b/i.test(text)
  )
}

/** `UNHCR Thailand, refugee certificate`: what status the client had in another country on the way. */
export const isStatusElsewhere = ({ source }: Unit, { map }: { readonly map: CaseMap }): boolean =>
  /\bUNHCR\b|\b(?:refugee|asylum[- ]seeker|residence|humanitarian) (?:certificate|card|permit|status|visa)\b/iu.test(
    map.exhibits.find(({ id }) => id === source)?.title ?? '',
  )

/** A paper of a hospital, or one that mostly speaks of health. */
export const isMedicalUnit = ({ source }: Pick<Unit, 'source'>, { map }: { readonly map: CaseMap }): boolean => {
  const title = map.exhibits.find(({ id }) => id === source)?.title ?? ''
  if (
    /\b(?:clinical|medical|hospital|emergency|discharge|health) (?:record|report|summary|affidavit|declaration|statement|opinion|letter|evaluation)|\b(?:podiatric|orthop\p{L}+|dermatolog\p{L}+|neurolog\p{L}+|dental|physical|medical|forensic|clinical) (?:exam\p{L}*|assessment|consult\p{L}*|findings)|, (?:M\.?D|DPM|D\.?O)\.?(?=$|[,;)])|\b(?:hospital|health (?:center|centre|post)|x-ray|radiology|ultrasound|MRI|CT scan)\b/iu.test(
      title,
    )
  )
    return true
  const own = map.facts.filter(({ sources }) =>
    sources.some(
      (one) => one.type === 'passage' && map.passages.find(({ id }) => id === one.passage)?.document === source,
    ),
  )
  return own.length > 0 && own.filter(({ kind }) => kind === 'health' || kind === 'care').length * 2 > own.length
}

/** `Letter of counsel to the military prosecutor`: what was brought to an office is a report of the harm. */
export const isWrittenToAuthorities = ({ source }: Unit, { map }: { readonly map: CaseMap }): boolean =>
  /\b(?:complaint|letter|petition|report|denunciation|application)\b[^\n]{0,60}\bto (?:the )?(?:\p{L}+ ){0,2}(?:prosecutor|police|ombudsman|ministry of justice|public ministry|human rights commission|inspector)\b/iu.test(
    map.exhibits.find(({ id }) => id === source)?.title ?? '',
  )

/** A judgment, a record or an order of an office of the country; nobody speaks in it by name. */
export const isOfficialPaper = ({ source, facts }: Unit, { map }: { readonly map: CaseMap }): boolean =>
  facts.every(({ kind }) => kind !== 'country') &&
  !map.passages.some(({ document, speaker }) => document === source && speaker !== undefined) &&
  isOfficialTitle(map.exhibits.find(({ id }) => id === source)?.title ?? '')

export const isOfficialTitle = (title: string): boolean => officialPaper.test(title) && !ofPerson.test(title)

const officialPaper =
  /\b(?:judge?ments?|verdict|resolution|record of (?:custody|arrest|detention|interrogation|search)|protocol of|proc[eè]s-verbal|(?:occurrence|incident|custody) record|register of|certification of|gendarmerie|certificate of release|police|commissariat|prosecutors?|indictment|charge sheet|FIR|information report|warrants?|summons|court|tribunal|ministry|directorate|(?:decision|decree|ruling|order) of the (?!immigration|board of immigration|asylum))\b/iu
const ofPerson =
  /\b(?:letter|statement|declaration|affidavit) (?:of|by|from)\b|\b(?:immigration|asylum|USCIS|EOIR|Form I-)\b/iu
