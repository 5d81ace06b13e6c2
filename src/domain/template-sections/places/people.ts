import type { PlaceMaterial } from './material.ts'

const honor = String.raw`(?:Dr|Hon|Judge|Pastor|Rev|Reverend|Father|Sister|Bishop|Imam|Rabbi|Mr|Mrs|Ms|Prof|Officer|Sgt|Capt)\.? `
const part = String.raw`\p{Lu}[\p{Ll}’'-]{1,20}`
/** `Pastor Edwidge Charles`, `Ana M. de la Cruz`. */
const name = String.raw`((?:${honor}){0,2})(${part}(?: \p{Lu}\.)?(?: (?:de|del|la|da|dos|van|von))?(?: ${part}){1,2})`
const organization =
  /\b(?:Hospital|Clinic|Court|Church|School|University|College|Office|Department|Service|Center|Street|Road|Avenue|Security|Immigration|United|County|Union|Bank|Form|Order|Notice)\b/u

/** The words by which papers and notes call somebody of this role. */
const roles: Readonly<Record<string, string>> = {
  judge: String.raw`IJ|(?:[Ii]mmigration )?[Jj]udge`,
  affiant: '[Aa]ffiant|[Dd]eclarant|[Ww]itness',
  declarant: '[Dd]eclarant|[Aa]ffiant|[Ww]itness',
  witness: '[Ww]itness|[Aa]ffiant|[Dd]eclarant',
  petitioner: '[Pp]etitioner',
  sponsor: '(?:[Jj]oint )?[Ss]ponsor',
  employer: '[Ee]mployer',
  interpreter: '[Ii]nterpreter|[Tt]ranslator',
  translator: '[Tt]ranslator|[Ii]nterpreter',
  physician: String.raw`[Pp]hysician|[Dd]octor|Dr\.`,
  doctor: String.raw`[Dd]octor|[Pp]hysician|Dr\.`,
  officer: '[Oo]fficer|ISO',
  supervisor: '[Ss]upervisor',
  spouse: '[Ss]pouse|[Hh]usband|[Ww]ife',
}

/** The role that a label asks for: `judge name`, `name of affiant`; undefined where it names none of these. */
export function roleIn(label: string): string | undefined {
  const plain = label.toLowerCase()
  const asked = Object.keys(roles).find((role) => new RegExp(String.raw`\b${role}s?\b`, 'u').test(plain))
  if (asked !== undefined) return asked
  if (/^(?:affidavit|declaration|sworn statement) of$/u.test(plain.trim())) return 'affiant'
  return undefined
}

/** Who has this role by the material: `before IJ Denise Halloran`, `Affiant: Pastor Edwidge Charles`. */
export function personInRole(role: string, { clauses, client }: PlaceMaterial): string | undefined {
  const called = roles[role]
  if (called === undefined) return undefined
  // `petitioner's mother Carol Oakes` names the mother.
  const pattern = new RegExp(
    String.raw`(?<![\p{L}])(?:${called})(?![\p{L}’'])[ :=,–-]{1,4}(?:is |was |named )?(?:(?:his|her|the|client’s|petitioner['’]s) \p{Ll}+ )?${name}`,
    'u',
  )
  for (const clause of clauses) {
    const found = pattern.exec(clause)
    if (found?.[2] !== undefined && !organization.test(found[2])) return found[2]
  }
  if (role === 'petitioner' || role === 'spouse') return client.spouse
  return undefined
}

/** The clause that says more of this person: address, age and work stand behind the name. */
export function clauseAbout(person: string, { clauses }: PlaceMaterial): string | undefined {
  return clauses.find((clause) => clause.includes(person))
}

/** `Pastor Edwidge Charles`: the title that stands before the name, as an occupation. */
export function titleBefore(person: string, { clauses }: PlaceMaterial): string | undefined {
  const escaped = person.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const found = clauses.flatMap(
    (clause) =>
      new RegExp(
        String.raw`\b(Pastor|Reverend|Rev\.?|Father|Sister|Bishop|Imam|Rabbi|Dr\.?|Officer) ${escaped}`,
        'u',
      ).exec(clause)?.[1] ?? [],
  )[0]
  return found?.replace('.', '').toLowerCase()
}
