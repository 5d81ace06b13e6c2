import type { SourceText } from '#domain/drafting/tool.ts'
import type { TemplateParagraph } from '#domain/template-sections/template-paragraph.ts'

const s = (id: string, kind: SourceText['kind'], title: string, text: string): SourceText => ({ id, kind, title, text })
const H = { boldShare: 1, align: 'center', outlineLevel: 0 } as const
const b = { boldShare: 1 } as const

/** A firm's own template with facts as they are typed in a hurry. Each fact is words of one paragraph of the draft. */
export type HastyDraft = {
  readonly name: string
  readonly client: Readonly<Record<string, string>>
  readonly spouse?: Readonly<Record<string, string>>
  readonly answers: Readonly<Record<string, string | string[]>>
  readonly template: readonly (string | readonly [text: string, look: Partial<TemplateParagraph>])[]
  readonly sources: readonly SourceText[]
  /** `a|b` either. */
  readonly needed: readonly string[]
  readonly absent: readonly string[]
  /** What the file does not have. */
  readonly gaps: readonly string[]
}

export const hastyDrafts: readonly HastyDraft[] = [
  {
    name: 'motion to continue',
    gaps: [],
    client: {
      first_name: 'Oumar',
      last_name: 'Diarra',
      a_number: '213555804',
      country_of_citizenship: 'Mali',
      gender: 'male',
    },
    answers: {
      multipurpose_document_title: 'Motion to continue',
      additional_facts:
        'Individual hearing 12/03/2026 1:00 pm before IJ Denise Halloran, San Antonio. Client had emergency appendix surgery 11/15/2026 at Methodist Hospital, discharged 11/19, Dr. Patel says no travel or work for 6 weeks. No prior continuance asked by respondent. DHS (ACC Mark Tolland) was emailed 11/20 and doesnt oppose. asks for reset after Jan 15 2027. witness (brother Sekou Diarra) also must re-book from NYC.',
      documents: ['D1', 'D2'],
    },
    template: [
      ['UNITED STATES DEPARTMENT OF JUSTICE', H],
      ['EXECUTIVE OFFICE FOR IMMIGRATION REVIEW', H],
      ['IMMIGRATION COURT', H],
      ['[CITY, STATE]', H],
      'In the Matter of:',
      '[RESPONDENT NAME]',
      'File No. A[A-NUMBER]',
      'In removal proceedings',
      'Immigration Judge: [JUDGE NAME]',
      'Next Hearing: [HEARING DATE AND TIME]',
      ["RESPONDENT'S MOTION TO CONTINUE", H],
      ['INTRODUCTION', H],
      'Respondent, [RESPONDENT NAME], through undersigned counsel, respectfully moves this Court to continue the individual hearing set for [HEARING DATE] because of [REASON FOR CONTINUANCE].',
      ['STATEMENT OF FACTS', H],
      'The Respondent is a native and citizen of [COUNTRY]. [Describe the procedural history and the event that makes the continuance necessary.]',
      'The Respondent has previously requested [NUMBER OF PRIOR CONTINUANCES] continuances.',
      ['LEGAL STANDARD', H],
      'An Immigration Judge may grant a continuance for good cause shown. 8 C.F.R. § 1003.29.',
      ['ARGUMENT', H],
      'Good cause exists here. [Explain why the facts amount to good cause.] The Department of Homeland Security [OPPOSES/DOES NOT OPPOSE] this motion.',
      ['CONCLUSION', H],
      'For these reasons, Respondent asks the Court to continue the hearing to a date after [REQUESTED DATE].',
      'Respectfully submitted,',
      '______________________',
      '[ATTORNEY NAME]',
      '[FIRM NAME]',
      'Counsel for Respondent',
      ['LIST OF EXHIBITS', H],
      'A. [Exhibit]',
      ['CERTIFICATE OF SERVICE', H],
      'On [DATE] I served this motion on the Office of the Principal Legal Advisor by [METHOD OF SERVICE].',
      '______________________',
    ],
    sources: [
      s(
        'D1',
        'client_document',
        'Discharge summary Methodist Hospital',
        `METHODIST HOSPITAL SAN ANTONIO
Discharge summary
Patient: Oumar Diarra
The patient was admitted on November 15, 2026 with acute appendicitis and had a laparoscopic appendectomy the same day.
He was discharged on November 19, 2026. He should not travel, drive or lift for six weeks, until December 31, 2026.
Anil Patel, M.D.`,
      ),
      s(
        'D2',
        'client_document',
        'Hearing notice',
        `NOTICE OF HEARING
In re Oumar Diarra A 213-555-804
Your individual hearing is set for December 3, 2026 at 1:00 p.m. before Immigration Judge Denise Halloran, 800 Dolorosa Street, San Antonio, Texas.`,
      ),
    ],
    needed: [
      'Oumar Diarra',
      '213-555-804|213555804',
      'Denise Halloran',
      'December 3, 2026',
      'Mali',
      'November 15, 2026',
      'appende|appendix',
      'November 19, 2026',
      'six weeks',
      'Patel',
      'does not oppose|DOES NOT OPPOSE',
      'January 15, 2027',
      'Sekou Diarra',
      'San Antonio',
      'Tolland',
      'Discharge summary',
      'Julia Moreau',
      'no prior|no continuance|not previously|no continuances',
    ],
    absent: ['doesnt', '11/15', 'ACC', 'NYC', '12/03', 'states: Anil Patel'],
  },
  {
    name: 'response to a request for evidence',
    gaps: ['USCIS ADDRESS'],
    client: {
      first_name: 'Lucía',
      last_name: 'Fuentealba Rojas',
      country_of_citizenship: 'Chile',
      gender: 'female',
      a_number: '',
      marriage_date: '2024-05-18',
    },
    spouse: { name: 'Brandon Keith Oakes', gender: 'male', citizenship: 'United States' },
    answers: {
      multipurpose_document_title: 'Response to RFE (I-485)',
      additional_facts:
        "receipt IOE0928817734. RFE dated Sept 28 2026, due 12/24/2026. asks for: (1) joint sponsor I-864 bc petitioner income too low (2) proof of shared residence. joint sponsor = petitioner's mother Carol Oakes, income 71,400 in 2025. they live at 77 Alder Rd Apt 4, Tacoma since 06/2024. medical exam I-693 already filed w/ I-485",
      documents: ['D1', 'D2', 'D3'],
    },
    template: [
      ['Moreau Immigration PLLC', b],
      '12 River St., Austin, TX 78701',
      '[DATE]',
      'USCIS',
      'Attn: RFE Response',
      '[USCIS ADDRESS]',
      'RE: Response to Request for Evidence',
      'Form: [FORM NUMBER]',
      'Receipt No.: [RECEIPT NUMBER]',
      'Applicant: [APPLICANT NAME]',
      'RFE Date: [RFE DATE]     Due: [DUE DATE]',
      'Dear Officer:',
      'This office represents [APPLICANT NAME]. We submit this response to the Request for Evidence dated [RFE DATE]. The response is timely, as it is filed before [DUE DATE].',
      ['Background', b],
      '[APPLICANT NAME] is a citizen of [COUNTRY] and the spouse of [PETITIONER NAME], a U.S. citizen. They married on [DATE OF MARRIAGE]. [Summarize the filing and what USCIS asked for.]',
      ['Evidence submitted in response', b],
      '[For each item requested, state what is submitted and what it shows.]',
      ['Conclusion', b],
      'The enclosed evidence answers the Request for Evidence in full. We ask that the application be approved. If any further evidence is needed, please contact the undersigned at [ATTORNEY PHONE] or [ATTORNEY EMAIL].',
      'Sincerely,',
      '______________________',
      '[ATTORNEY NAME]',
      ['Enclosures', b],
      '1. [Enclosure]',
    ],
    sources: [
      s(
        'D1',
        'client_document',
        'Form I-864 of Carol Oakes',
        `Form I-864, Affidavit of Support, joint sponsor Carol Ann Oakes, signed October 30, 2026. Household size: 3. Total income reported for 2025: $71,400.`,
      ),
      s(
        'D2',
        'client_document',
        'Lease 77 Alder Rd',
        `RESIDENTIAL LEASE
77 Alder Road, Apartment 4, Tacoma, Washington. Tenants: Brandon K. Oakes and Lucia Fuentealba. Term: June 1, 2024 to May 31, 2027. Rent: $1,720 a month.`,
      ),
      s(
        'D3',
        'client_document',
        'joint bank statements',
        `Sound Credit Union. Joint account of Brandon Oakes and Lucia Fuentealba. Statements January 2025 to September 2026. Salary deposits of both, rent payments to the landlord each month.`,
      ),
    ],
    needed: [
      'IOE0928817734',
      'September 28, 2026',
      'December 24, 2026',
      'I-485',
      'Lucía Fuentealba Rojas',
      'Chile',
      'Brandon Keith Oakes',
      'May 18, 2024',
      'Carol',
      '$71,400',
      '77 Alder',
      '$1,720',
      'June 1, 2024|June 2024',
      'I-693',
      '(512) 555-0188',
    ],
    absent: ['bc ', 'w/', '12/24'],
  },
  {
    name: 'affidavit of a pastor',
    gaps: [
      'to word: Pastor Edwidge Charles, 61, Church of the Open Door, Brockton MA, lives 14 Grove St Brockton',
      'to translate: Muy buena persona segun el pastor.',
    ],
    client: {
      first_name: 'Marlon',
      last_name: 'Baptiste',
      country_of_citizenship: 'Haiti',
      gender: 'male',
      date_of_birth: '1991-07-02',
    },
    answers: {
      multipurpose_document_title: 'Affidavit of support witness',
      additional_facts:
        "Affiant: Pastor Edwidge Charles, 61, Church of the Open Door, Brockton MA, lives 14 Grove St Brockton. knows Marlon since he came in 2019 - church member, sunday school teacher, drives the elderly. Marlon's daughter Naïka (b. 2020 Boston) sings in choir. Affiant saw him care for his mother after her stroke in feb 2025. muy buena persona segun el pastor. never saw him drunk or violent.",
      documents: [],
    },
    template: [
      ['AFFIDAVIT OF ____________________', H],
      'I, ____________________ (name of affiant), of ____________________ (address of affiant), being duly sworn, state:',
      '1. I am ______ (age) years old and I work as ____________________ (occupation).',
      '2. I have known [CLIENT NAME] since ____________ (date).',
      ['How I know the client', b],
      '[Describe how the affiant met the client and how often they meet.]',
      ['Character and family', b],
      '[Describe the character of the client, with examples that the affiant saw.]',
      '3. I make this affidavit in support of the application of [CLIENT NAME], a citizen of [COUNTRY].',
      'I declare under penalty of perjury that the foregoing is true and correct.',
      'Executed on ____________ at ____________.',
      '______________________',
      '(signature)',
    ],
    sources: [],
    needed: [
      'Edwidge Charles',
      '14 Grove St',
      '61',
      'pastor|Pastor',
      'Marlon Baptiste',
      '2019',
      'Haiti',
      'Sunday school',
      'elderly',
      'Naïka',
      'mother + stroke',
      'February 2025',
      'violent',
    ],
    absent: ['He never saw him', 'I ,', ' feb ', 'b. 2020'],
  },
]
