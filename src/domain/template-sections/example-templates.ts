import { type TemplateParagraph, templateParagraph as line } from './template-paragraph.ts'

/** Fictional templates of invented firms, in the looks that firms use. For tests, the evaluation and the demo. */

const bold = (text: string, more: Partial<TemplateParagraph> = {}) => line(text, { boldShare: 1, ...more })
const centred = (text: string) => bold(text, { align: 'center' })
const underlined = (text: string) => line(text, { underlineShare: 1 })
const heading = (text: string, level: 1 | 2 | 3) =>
  line(text, { style: `Heading ${level}`, outlineLevel: level - 1, keepWithNext: true, boldShare: 1 })
const clause = (lead: string, text: string) =>
  line(`${lead} ${text}`, { leadIn: lead, boldShare: lead.length / (lead.length + text.length) })
const cell = (text: string, row: number, index: number, table = 0) => line(text, { table: { table, row, cell: index } })
const blank = line('')

/** A support letter: letterhead, bold or underlined captions, no styles. */
export const letterTemplate: readonly TemplateParagraph[] = [
  centred('HOLLOWAY & PRATT IMMIGRATION LAW'),
  line('410 Alder Street, Suite 9, Portland, OR 97204', { align: 'center' }),
  line('Tel. (503) 555-0148 | intake@holloway.example', { align: 'center' }),
  blank,
  line('[DATE]'),
  blank,
  line('U.S. Citizenship and Immigration Services'),
  line('Nebraska Service Center'),
  line('RE: Form I-485 of [CLIENT NAME], A# ___________'),
  blank,
  line('Dear Officer:'),
  blank,
  line(
    'This office represents [CLIENT NAME], a citizen of {{country of citizenship}}, and submits this letter in support of the pending application to adjust status.',
  ),
  blank,
  bold('Personal background'),
  line(
    '[CLIENT NAME] was born on [DATE OF BIRTH] in <<country of birth>> and last entered the United States on [DATE OF LAST ENTRY]. [Insert two or three sentences about family and work in the United States.]',
  ),
  blank,
  underlined('Family ties'),
  line(
    'The applicant lives with close relatives who depend on the applicant for support, and the record shows continuous residence, steady work and a home that the family has kept together for years.',
  ),
  blank,
  underlined('Employment and community'),
  line(
    'The applicant has worked without interruption and has paid taxes each year, as the enclosed transcripts show, and the applicant takes part in the life of the parish and of the local school.',
  ),
  blank,
  bold('Legal standard'),
  line(
    'An applicant for adjustment must have been inspected and admitted or paroled, must be eligible for a visa that is immediately available, and must be admissible to the United States.',
  ),
  blank,
  bold('Conclusion'),
  line(
    'For these reasons the applicant asks the Service to approve the application, and counsel remains ready to answer any question that the officer may have.',
  ),
  blank,
  line('Sincerely,'),
  blank,
  line('______________________'),
  line('[ATTORNEY NAME]'),
  line('Attorney for the applicant'),
  blank,
  bold('Enclosures'),
  line('Form G-28'),
  line('Tax transcripts'),
]

/** A motion: court caption, automatic contents, outlined headings, certificate of service. */
export const motionTemplate: readonly TemplateParagraph[] = [
  bold('NON-DETAINED', { align: 'right' }),
  centred('UNITED STATES DEPARTMENT OF JUSTICE'),
  centred('EXECUTIVE OFFICE FOR IMMIGRATION REVIEW'),
  centred('IMMIGRATION COURT'),
  centred('OMAHA, NEBRASKA'),
  cell('In the Matter of:', 0, 0),
  cell('[RESPONDENT NAME]', 1, 0),
  cell('File No. A XXX-XXX-XXX', 1, 1),
  cell('In removal proceedings', 2, 0),
  centred("RESPONDENT'S MOTION TO CHANGE VENUE"),
  bold('TABLE OF CONTENTS', { align: 'center' }),
  line('I. INTRODUCTION\t1', { contents: true, tabLeader: true }),
  line('II. STATEMENT OF FACTS\t2', { contents: true, tabLeader: true }),
  heading('I. INTRODUCTION', 1),
  line(
    'Respondent, through undersigned counsel, moves this Court to change venue to the immigration court nearest to the place where the respondent now lives with family.',
  ),
  heading('II. STATEMENT OF FACTS AND PROCEDURAL HISTORY', 1),
  line(
    'The Department served the Notice to Appear on [date of service] and filed it with the Court. The respondent concedes proper service and has attended every hearing that the Court has set.',
  ),
  line(
    'The respondent moved to [new city] in order to live with relatives who provide housing and support, and reported the new address on Form EOIR-33.',
  ),
  heading('III. ARGUMENT', 1),
  heading('A. Good cause exists to change venue', 2),
  line(
    'Venue may be changed for good cause. The relevant factors include administrative convenience, the location of witnesses, the cost of transport and the views of both parties to the case.',
  ),
  line('[Discuss each factor with facts of the client and cite the exhibits.]'),
  heading('B. The pleadings are complete', 2),
  line(
    'The respondent admits the allegations and concedes the charge, and designates the country of removal as required before a motion of this kind may be granted.',
  ),
  heading('IV. CONCLUSION', 1),
  line('For these reasons the respondent asks that the Court grant this motion and change venue as requested above.'),
  blank,
  line('Respectfully submitted,'),
  line('____________________________'),
  line('Counsel for Respondent'),
  heading('INDEX OF EXHIBITS', 1),
  cell('A', 0, 0, 1),
  cell('Lease of the new home', 0, 1, 1),
  cell('B', 1, 0, 1),
  cell('Form EOIR-33', 1, 1, 1),
  heading('CERTIFICATE OF SERVICE', 1),
  line('On [date] I served a copy of this motion on the Office of the Principal Legal Advisor through ECAS.'),
  line('____________________________'),
]

/** A fee agreement: numbered clauses with outline levels, captions run into the text. */
export const agreementTemplate: readonly TemplateParagraph[] = [
  centred('LEGAL SERVICES AGREEMENT'),
  line(
    'This agreement is made between Marlowe Legal Group and [CLIENT NAME] on the date of the last signature below, for the services described in it.',
  ),
  clause(
    'Scope of services.',
    'The firm will prepare and file the application named in the first schedule and will appear at one interview before the agency, and at no hearing unless agreed in writing.',
  ),
  clause(
    'Fees.',
    'The client pays a flat fee of $________ in two parts, half on signing and half before filing, and the filing fees of the agency in addition to the fee of the firm.',
  ),
  clause(
    'Duties of the client:',
    'The client gives true and complete information, keeps copies of what is filed and tells the firm about every change of address within ten days of moving.',
  ),
  clause(
    'Termination.',
    'Either side may end this agreement by written notice; the firm then returns the file and refunds what has not been earned under the terms that are stated above.',
  ),
  line('IN WITNESS WHEREOF the parties have signed this agreement.'),
  line('____________________\t____________________'),
]

/** A declaration: a title and numbered statements. */
export const declarationTemplate: readonly TemplateParagraph[] = [
  centred('DECLARATION OF [CLIENT NAME]'),
  line(
    'I, [CLIENT NAME], declare that the following is true to the best of my knowledge and that I could testify to it.',
  ),
  ...[
    'I was born on [DATE OF BIRTH] in [COUNTRY OF BIRTH], where I lived with my parents until I finished school and began to work.',
    'I left my country on ________ (date of departure) because [describe what happened before departure, with dates].',
    'I live in the United States with my family and I have not travelled abroad since I arrived here for the first time.',
  ].map((text, index) => line(text, { numbering: { label: `${index + 1}.`, level: 0 } })),
  line('I declare under penalty of perjury under the laws of the United States of America that the foregoing is true.'),
  line('Executed on ____________ at ____________.'),
  line('____________________________'),
]

/** An intake sheet: one large table of labels and empty cells. */
export const formTemplate: readonly TemplateParagraph[] = [
  line('Client data sheet'),
  ...['Full name of client', 'Date of birth', 'Country of citizenship', 'Last employer'].flatMap((label, row) => [
    cell(label, row, 0),
    cell('', row, 1),
  ]),
  line(''),
  ...["Spouse's name", 'Date of birth of spouse'].flatMap((label, row) => [
    cell(label, row, 0, 1),
    cell('', row, 1, 1),
  ]),
]

/** A long agreement whose clauses carry heading levels only to be numbered. */
export const numberedClausesTemplate: readonly TemplateParagraph[] = [
  centred('SPONSORSHIP AGREEMENT'),
  ...['Definitions', 'Sponsor', 'Support', 'Notices'].flatMap((title, article) => [
    line(`ARTICLE ${['I', 'II', 'III', 'IV'][article]} ${title.toUpperCase()}`, {
      outlineLevel: 0,
      style: 'Heading 1',
      boldShare: 1,
    }),
    ...[1, 2, 3].map((number) =>
      line(
        `${title} number ${number} obliges the sponsor to give true information, to keep the records that this article names and to answer every request within thirty days of its receipt.`,
        { outlineLevel: 1, style: 'Heading 2', numbering: { label: `${article + 1}.${number}`, level: 1 } },
      ),
    ),
  ]),
  line('By: ____________________'),
]

/** A letter of plain paragraphs without any heading. */
export const proseTemplate: readonly TemplateParagraph[] = [
  line('March 3, 2026'),
  line('To whom it may concern:'),
  ...Array.from({ length: 8 }, (_, index) =>
    line(
      `Paragraph ${index + 1} tells, in the plain words that the firm likes, what the reader has to know about the person, about the family and about the work that was done during the years spent in this country, and it goes on for a while so that the letter has some length and the reader has something to weigh, as letters of this kind usually do.`,
    ),
  ),
  line('Very truly yours,'),
  line('____________________'),
]
