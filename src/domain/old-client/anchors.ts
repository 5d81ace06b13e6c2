import type { PersonRole } from '#domain/template-sections/old-case.ts'
import { kin } from './lexicon.data.ts'
import { nameRun, rank, title } from './name-words.ts'

/** Words beside which a name stands, and who it is there. The surer ones come first. */
export type Anchor = { readonly role: PersonRole; readonly pattern: RegExp }
const name = `(?<name>${nameRun})`
const titled = `(?:(?:${title}) ){0,2}`
type Written = { readonly role: PersonRole; readonly source: string }
const anchor = (role: PersonRole, source: string): Written => ({ role, source })
const party =
  'Plaintiff|PLAINTIFF|Respondent|RESPONDENT|Applicant|APPLICANT|Client|Self-[Pp]etitioner|Victim|Noncitizen|Alien|Principal|Patient|Employee|Appellant|Detainee|Asylum Seeker|Parolee|Requestor|Requester|Candidate|Student|Worker|Trainee|Visitor|Asylee|Refugee'
const otherParty =
  'Petitioner|PETITIONER|Petitioner/Beneficiary|PETITIONER/BENEFICIARY|Beneficiary|BENEFICIARY|Name|NAME|Declarant|Affiant'
const relativeLabel = String.raw`(?:(?:Abusive|Abuser|U\.S\. [Cc]itizen|Citizen|Qualifying|Derivative|Former|Late) ){0,2}(?:[Ss]pouse|[Hh]usband|[Ww]ife|[Cc]hild|[Ss]on|[Dd]aughter|[Pp]arent|[Mm]other|[Ff]ather|[Rr]elative|[Dd]erivative|[Aa]buser|[Ss]ponsor)(?: \(\p{L}+\))?`

const written: readonly Written[] = [
  // `Ana Example (A 000-000-000)`, the first of them.
  anchor(
    'client',
    String.raw`${name}(?:,| \(| \(“[^”]{2,30}”\),| [·•|/–—-])? ?\(?(?:A-?(?:[Nn]umber|[Nn]o\.|#):? ?)?A ?#?[- ]?\d{3}[- ]?\d{3}[- ]?\d{3}`,
  ),
  anchor(
    'client',
    String.raw`^\W*${name},? (?:an individual, )?(?:Petitioner|Plaintiff|PETITIONER|PLAINTIFF)s?\b[,.]?\s*$`,
  ),
  anchor(
    'person',
    String.raw`^\W*${name}, (?:in (?:his|her|their) |(?:Acting )?(?:Warden|Director|Secretary|Sheriff|Attorney General|Field Office Director|Commissioner|Administrator|WARDEN|DIRECTOR|SECRETARY|SHERIFF))`,
  ),
  // `IN SUPPORT OF FORM I-751 OF ANA EXAMPLE`: whose paper the line over an affidavit says it serves.
  anchor(
    'client',
    String.raw`^\W*(?:[Ii]n [Ss]upport of|IN SUPPORT OF)(?: \p{L}[\p{L}’'-]{0,20}| [A-Z]{1,3}-?\d{1,4}[A-Z]?,?){1,9} (?:of|OF|for|FOR|by|BY) ${titled}${name}\W*$`,
  ),
  // Whom somebody else writes of.
  anchor(
    'client',
    String.raw`\b[Mm]y (?:former |longtime |dear |good |close )?(?:tenant|student|employee|parishioner|patient|friend|neighbor|co-?worker|colleague|volunteer|player|pupil|trainee),? ${name}`,
  ),
  // `I am the aunt of Ana Example`: whom somebody else declares for.
  anchor(
    'client',
    String.raw`\bI am (?:the |an? )?(?:\p{Ll}+ ){0,2}(?:${kin}|friend|neighbor|employer|supervisor|pastor|teacher|landlord|landlady|co-?worker|roommate) of ${titled}${name}`,
  ),
  // A line that says who the party is comes before what a sentence says in passing.
  anchor('client', String.raw`^\W*(?:${party})(?: \([^()]{2,20}\))?: ${titled}${name}`),
  // Of a petition for somebody the record is the beneficiary’s.
  anchor('client', String.raw`^\W*(?:Beneficiary|BENEFICIARY): ${titled}${name}`),
  anchor(
    'judge',
    String.raw`\b(?:(?:Hon(?:orable|\.) )?Immigration Judge|Judge|IJ|Hon\.|Honorable|HON\.|JUDGE)[: ]+(?:the )?${name}`,
  ),
  anchor('judge', String.raw`\b(?:[Jj]ue[zc]a?|[Mm]agistrad[oa]) ${name}`),
  anchor('judge', String.raw`${name}, (?:United States |U\.S\. )?(?:Acting )?(?:Assistant Chief )?Immigration Judge`),
  anchor(
    'department-counsel',
    String.raw`\b(?:Assistant Chief Counsel|Deputy Chief Counsel|Trial Attorney|Chief Counsel|(?:DHS|ICE|OPLA|Department|Government) (?:counsel|attorney)|counsel for (?:the )?(?:Department|DHS|Government)|ACC),? (?:(?:Mr|Ms|Mrs)\.? )?${name}`,
  ),
  anchor(
    'department-counsel',
    String.raw`\b(?:Department|DHS|Government),? (?:by and )?through (?:its |the )?(?:(?!Mr|Ms)\p{Lu}?\p{L}+ ){0,4}?(?:[Aa]ttorney|[Cc]ounsel),? ${name}`,
  ),
  anchor('judge', String.raw`${name}\n(?:United States )?Immigration Judge`),
  anchor('department-counsel', String.raw`${name}, (?:Assistant|Deputy|Senior)? ?(?:Chief Counsel|Trial Attorney)`),
  anchor(
    'client',
    String.raw`\b(?:[Ii]n [Ss]upport of|IN SUPPORT OF)[^\n.;]{0,90}?(?: (?:of|OF|for|FOR|by|BY)) (?:(?:my|MY|his|her) (?:\p{L}+ )?(?:${kin}),? )?${titled}${name}`,
  ),
  anchor(
    'client',
    String.raw`\b(?:write|writing|letter|testify|speak|vouch) (?:this letter |to you |today )?(?:in support of|on behalf of|for|about|regarding|concerning) (?:my (?:\p{L}+ )?)?${titled}${name}`,
  ),
  anchor(
    'client',
    String.raw`^\W*(?:[Aa]ffidavit|AFFIDAVIT|[Dd]eclaration|DECLARATION|[Ll]etter|LETTER|[Ss]tatement|STATEMENT) (?:[Ii]n [Ss]upport [Oo]f|IN SUPPORT OF) ${titled}${name}\W*$`,
  ),
  anchor(
    'client',
    String.raw`\b(?:room-?mate|housemate|friend|co-?worker|colleague|neighbor|supervisor|landlord|teacher|pastor|employer|coach|doctor|care of|(?:employed|taught|treated|coached|supervised|hired)) (?:of |to )?${name}(?= (?:since|for|from)(?!\p{L}))`,
  ),
  anchor('attorney', String.raw`/?\bs/ ?${name}`),
  anchor('attorney', String.raw`\b(?:Lic\.|[Ll]icenciad[oa]|[Aa]bogad[oa]) ${name}`),
  anchor(
    'attorney',
    String.raw`${name},? (?:Esq\b|ESQ\b|EOIR ID|EOIR No|SBN|Bar No|Attorney (?:for|at)|Counsel for|Accredited Representative|Managing (?:Attorney|Partner)|Partner\b|Of Counsel)`,
  ),
  anchor(
    'witness',
    String.raw`\b(?<kin>[Ff]ormer|[Pp]rior|[Pp]revious) (?:attorney|counsel|representative),? ${titled}${name}`,
  ),
  // `Through undersigned counsel, Ana Example (“Ms. Example”) applies`: that is the client.
  anchor(
    'client',
    String.raw`\b[Tt]hrough (?:the )?(?:undersigned|(?:her|his|their) (?:undersigned )?) ?(?:counsel|attorneys?),? (?:(?:the )?(?:[Rr]espondent|[Aa]pplicant|[Pp]etitioner),? )?${name}(?=,? (?:[(“"]|an? |(?:hereby |respectfully )?(?:applies|applied|moves|requests|submits|files|seeks|asks|petitions|responds|opposes|appeals)))`,
  ),
  anchor('person', String.raw`\b(?:District|County|State|City|U\.S\.|States|[’']s|Prosecuting) Attorney ${name}`),
  anchor(
    'attorney',
    String.raw`\b(?:[Uu]ndersigned(?: counsel)?|(?<!\b(?:District|County|State|City|Prosecuting|Defense|States|U\.S\.|[Ss]tate[’']s|Commonwealth[’']s) )[Aa]ttorney|my attorney|counsel),? ${name}`,
  ),
  anchor(
    'client',
    String.raw`\b(?:${party}|on behalf of|behalf of our client|Our client|our client|represents?|represented|In re|IN RE|concerning)(?:[:,]| is)? ${titled}${name}`,
  ),
  anchor(
    'client',
    String.raw`\b(?:RE|Re):[^\n]{0,80}? for (?:(?:my|MY|his|her) (?:\p{L}+ )?(?:${kin}),? )?${titled}${name}`,
  ),
  anchor(
    'client',
    String.raw`\b(?:${otherParty}|I,|Yo,|[Mm]y name is|[Mm]e llamo|DECLARATION OF|AFFIDAVIT OF|Declaration of|Affidavit of|STATEMENT OF|DECLARACIÓN DE|Declaración de|RE|Re)[:,]? ${titled}${name}`,
  ),
  anchor('doctor', String.raw`\b(?:Dr\.?|DR\.?|Doctor|Dra\.) ${name}`),
  anchor(
    'doctor',
    String.raw`${name}, (?:M\.?D\.?|Ph\.?D\.?|Psy\.?D\.?|L\.?C\.?S\.?W\.?|R\.?N\.?|D\.?O\.?|LMFT|LMSW|N\.?P\.?|P\.?A\.?-C|(?!LL[CP]|PLL?C|APC|ESQ|USC|DHS|CBP|INC|NYC)(?=[B-DF-HJ-NP-TV-Z]{0,6}[AEIOU]?[B-DF-HJ-NP-TV-Z]{1,6}(?!\p{L}))[A-Z]{3,6})(?!\p{L})`,
  ),
  anchor('relative', String.raw`\b(?<kin>${relativeLabel}): ${titled}${name}`),
  anchor('relative', String.raw`(?<![\p{L}-])(?<kin>${kin})s?(?:,| named| is| called)? ${name}`),
  anchor(
    'relative',
    String.raw`${name},? \(?(?:who is )?(?:her|his|my|their|your|the (?:respondent|applicant|client)[’']s) (?:\p{L}+ ){0,3}?(?<kin>${kin})(?![\p{L}-])`,
  ),
  anchor(
    'witness',
    String.raw`${name} (?:will testify|can testify|testified|writes|attests|confirms|declares|swears)\b`,
  ),
  anchor('person', String.raw`\b(?:${rank}) ${name}`),
  anchor('person', String.raw`\b(?:Mr|Ms|Mrs|Miss|Mx|Sr|Sra|Srta)\.? ${name}`),
  anchor('person', String.raw`\b[Dd]ear ${titled}${name}`),
  anchor(
    'person',
    String.raw`\b(?:llame a|pregunte por|comuníquese con|hable con|[Cc]all|[Aa]sk for) ${titled}${name}`,
  ),
]

let made: readonly Anchor[] | undefined

/** Made at their first use: long patterns take their time, and a server starts without them. */
export const anchors = (): readonly Anchor[] =>
  (made ??= written.map(({ role, source }) => ({ role, pattern: new RegExp(source, 'gu') })))

let madeAliases: readonly RegExp[] | undefined

/** `(“Harry”)`, `goes by Linda`: a further name of somebody. */
export const aliases = (): readonly RegExp[] => (madeAliases ??= makeAliases())

const makeAliases = (): readonly RegExp[] => [
  new RegExp(
    String.raw`\b(?:also known as|known as|a/k/a|aka|AKA|formerly|née|goes by|went by|nicknamed|(?:calls?|called) (?:me|him|her)|uses the names?|using the name|[Mm]e dicen) (?:as )?[“"‘]?${name}`,
    'gu',
  ),
  new RegExp(String.raw`(?<=\p{L} )\([“"‘]${name}[”"’]\)`, 'gu'),
  new RegExp(String.raw`(?<=\p{Lu}\p{L}{0,40} )[“"]${name}[”"](?= \p{Lu})`, 'gu'),
  new RegExp(String.raw`${name}, as (?:he|she|I) (?:is|was|am) (?:called|known)`, 'gu'),
]
