import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  FootnoteReferenceRun,
  Header,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
  type IParagraphOptions,
} from 'docx'

/** Word templates of invented firms, each made in the way of another office. Everything in them is fictional. */
export type FirmTemplate = { readonly name: string; readonly title: string; readonly bytes: () => Promise<Uint8Array> }

export const firmTemplates: readonly FirmTemplate[] = [
  { name: 'venue-motion.docx', title: 'Motion to change venue', bytes: () => pack(venueMotion()) },
  { name: 'support-letter.docx', title: 'Support letter', bytes: () => pack(supportLetter()) },
  { name: 'engagement.docx', title: 'Engagement agreement', bytes: () => pack(engagement()) },
  { name: 'declaration.docx', title: 'Declaration', bytes: () => pack(declaration()) },
  { name: 'intake-form.docx', title: 'Intake form', bytes: () => pack(intakeForm()) },
]

async function pack(document: Document): Promise<Uint8Array> {
  return new Uint8Array(await Packer.toBuffer(document))
}

const p = (text: string, options: IParagraphOptions = {}) =>
  new Paragraph({ ...options, children: [new TextRun(text)] })
const bold = (text: string, options: IParagraphOptions = {}) =>
  new Paragraph({ ...options, children: [new TextRun({ text, bold: true })] })
const blank = () => new Paragraph({})
const prose = (topic: string) =>
  `The record shows that ${topic}, and each statement made here rests on a document that is listed below or on the sworn words of the person who was there.`
const numberingOf = (reference: string, formats: readonly [keyof typeof LevelFormat, string][]) => ({
  reference,
  levels: formats.map(([format, text], level) => ({
    level,
    format: LevelFormat[format],
    text,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: 720 * (level + 1), hanging: 360 } } },
  })),
})
const noBorder = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const cell = (...children: Paragraph[]) => new TableCell({ children })

/** A court: a caption in a table, numbered headings by style, footnotes, a certificate of service. */
function venueMotion(): Document {
  const footer = new Paragraph({ children: [new TextRun({ children: ['Page ', PageNumber.CURRENT] })] })
  return new Document({
    numbering: { config: [numberingOf('parts', [['UPPER_ROMAN', '%1.']])] },
    footnotes: { 1: { children: [p('See the declaration of the respondent.')] } },
    styles: {
      default: { document: { run: { font: 'Times New Roman', size: 24 } } },
      paragraphStyles: [
        {
          id: 'Heading1',
          name: 'heading 1',
          basedOn: 'Normal',
          next: 'Normal',
          run: { bold: true },
          paragraph: { outlineLevel: 0, keepNext: true },
        },
      ],
    },
    sections: [
      {
        headers: { default: new Header({ children: [p('NON-DETAINED', { alignment: AlignmentType.RIGHT })] }) },
        footers: { default: new Footer({ children: [footer] }) },
        children: [...motionCaption(), ...motionParts(), ...motionEnd()],
      },
    ],
  })
}

function motionCaption(): (Paragraph | Table)[] {
  const row = new TableRow({
    children: [
      cell(p('In the Matter of:'), blank(), bold('[CLIENT NAME],'), p('Respondent.')),
      cell(blank(), p('File No. A [A-NUMBER]'), p('Hearing: [HEARING DATE]')),
    ],
  })
  return [
    bold('UNITED STATES DEPARTMENT OF JUSTICE', { alignment: AlignmentType.CENTER }),
    bold('IMMIGRATION COURT', { alignment: AlignmentType.CENTER }),
    blank(),
    new Table({ rows: [row], borders: { top: noBorder, left: noBorder, right: noBorder } }),
    blank(),
    bold("RESPONDENT'S MOTION TO CHANGE VENUE", { alignment: AlignmentType.CENTER }),
  ]
}

function motionParts(): Paragraph[] {
  const heading = (text: string) =>
    p(text, { heading: HeadingLevel.HEADING_1, numbering: { reference: 'parts', level: 0 } })
  return [
    heading('INTRODUCTION'),
    justified(`Respondent [CLIENT NAME] moves this Court to change venue. ${prose('the respondent moved')}`),
    heading('STATEMENT OF FACTS'),
    new Paragraph({
      alignment: AlignmentType.JUSTIFIED,
      children: [new TextRun(prose('the family left the former address')), new FootnoteReferenceRun(1)],
    }),
    justified(prose('the children are enrolled in a school near the new address')),
    heading('ARGUMENT'),
    justified(`${prose('good cause exists')} The Court may change venue for good cause under 8 C.F.R. § 1003.20(b).`),
    p('[Insert the reasons why the witnesses cannot travel.]'),
    heading('CONCLUSION'),
    justified('For these reasons the respondent asks the Court to grant the motion and to transfer the case.'),
  ]
}

function motionEnd(): Paragraph[] {
  return [
    p('Respectfully submitted,'),
    blank(),
    p('____________________________'),
    p('[ATTORNEY NAME]'),
    p('Counsel for Respondent'),
    bold('CERTIFICATE OF SERVICE', { alignment: AlignmentType.CENTER, pageBreakBefore: true }),
    p(
      'On [DATE] I served a copy of this motion on the Department of Homeland Security through the portal of the Court.',
    ),
    p('____________________________'),
  ]
}

function justified(text: string): Paragraph {
  return p(text, { alignment: AlignmentType.JUSTIFIED, spacing: { line: 480 }, indent: { firstLine: 720 } })
}

/** A letter: letterhead in the page header, captions that are only bold, bullets, no styles. */
function supportLetter(): Document {
  const bullet = (text: string) => p(text, { bullet: { level: 0 } })
  return new Document({
    styles: { default: { document: { run: { font: 'Garamond', size: 23 } } } },
    sections: [
      {
        properties: { titlePage: true, page: { margin: { left: 1700, right: 1700 } } },
        headers: {
          first: new Header({
            children: [bold('HOLLOWAY & PRATT IMMIGRATION LAW', { alignment: AlignmentType.CENTER })],
          }),
          default: new Header({ children: [p('Re: [CLIENT NAME]')] }),
        },
        children: [
          p('[DATE]'),
          blank(),
          p('U.S. Citizenship and Immigration Services'),
          p('Nebraska Service Center'),
          blank(),
          p('RE: Form I-485 of [CLIENT NAME], A# [A-NUMBER]'),
          blank(),
          p('Dear Officer:'),
          blank(),
          p(
            `This office represents [CLIENT NAME], a citizen of {{country of citizenship}}. ${prose('the application is complete')}`,
          ),
          blank(),
          bold('Personal background'),
          p(`[CLIENT NAME] was born on [DATE OF BIRTH]. ${prose('the client has lived here for many years')}`),
          blank(),
          bold('Family ties'),
          p(prose('close relatives depend on the client')),
          bullet('the spouse, who works nights and cannot care for the children alone;'),
          bullet('two children, who attend the local school.'),
          blank(),
          bold('Conclusion'),
          p('For these reasons the applicant asks the Service to approve the application.'),
          blank(),
          p('Sincerely,'),
          blank(),
          p('______________________'),
          p('[ATTORNEY NAME]'),
        ],
      },
    ],
  })
}

/** An agreement: clauses in three levels of numbers, a schedule on a page of its own, turned sideways. */
function engagement(): Document {
  const clause = (level: number, text: string, isBold = false) =>
    new Paragraph({ numbering: { reference: 'clauses', level }, children: [new TextRun({ text, bold: isBold })] })
  const part = (title: string, topic: string) => [
    clause(0, title, true),
    clause(1, prose(topic)),
    clause(1, `The Client, {{client name}}, agrees to the following in respect of ${topic}:`),
    clause(2, 'to tell the Firm at once of every change;'),
    clause(2, 'to keep every original document safe.'),
  ]
  const rows = [
    ['Stage', 'Fee'],
    ['Filing', '[FEE]'],
    ['Interview', '[FEE]'],
  ].map(([first = '', second = '']) => new TableRow({ children: [cell(p(first)), cell(p(second))] }))
  return new Document({
    numbering: {
      config: [
        numberingOf('clauses', [
          ['DECIMAL', '%1.'],
          ['DECIMAL', '%1.%2'],
          ['LOWER_LETTER', '(%3)'],
        ]),
      ],
    },
    sections: [
      {
        children: [
          bold('ENGAGEMENT AGREEMENT', { alignment: AlignmentType.CENTER }),
          p('This Agreement is made on [DATE] between Holloway & Pratt (the Firm) and [CLIENT NAME] (the Client).'),
          ...part('SCOPE OF SERVICES', 'the services that the Firm renders'),
          ...part('FEES AND COSTS', 'the fees that the Client pays'),
          ...part('TERMINATION', 'the end of this engagement'),
          p('IN WITNESS WHEREOF the parties have signed this Agreement.'),
          new Paragraph({
            children: [new TextRun({ children: ['Firm: ____________', new Tab(), 'Client: ____________'] })],
          }),
        ],
      },
      {
        properties: { page: { size: { orientation: PageOrientation.LANDSCAPE } } },
        children: [bold('SCHEDULE OF FEES'), new Table({ rows })],
      },
    ],
  })
}

/** A declaration: a series of numbered paragraphs under captions that are underlined. */
function declaration(): Document {
  const numbered = (text: string) => p(text, { numbering: { reference: 'paragraphs', level: 0 } })
  const caption = (text: string) => new Paragraph({ children: [new TextRun({ text, underline: {}, allCaps: true })] })
  return new Document({
    numbering: { config: [numberingOf('paragraphs', [['DECIMAL', '%1.']])] },
    sections: [
      {
        children: [
          bold('DECLARATION OF [CLIENT NAME]', { alignment: AlignmentType.CENTER }),
          p('I, [CLIENT NAME], declare the following from my own knowledge and would testify to it.'),
          caption('Background'),
          numbered(`I was born on [DATE OF BIRTH] in {{country of birth}}. ${prose('my family lived there')}`),
          numbered(prose('I went to school until I was sixteen')),
          caption('What happened'),
          numbered(prose('two men came to the house at night')),
          numbered(prose('the police did not write anything down')),
          caption('Why I fear to return'),
          numbered(prose('they still ask my mother where I am')),
          p('I declare under penalty of perjury that the foregoing is true and correct.'),
          p('Executed on [DATE] at [CITY].'),
          p('______________________'),
        ],
      },
    ],
  })
}

/** A form: all of its text stands in tables. */
function intakeForm(): Document {
  const row = (label: string, value: string) => new TableRow({ children: [cell(p(label)), cell(p(value))] })
  return new Document({
    sections: [
      {
        children: [
          new Table({
            rows: [row('Full name of client', ''), row('A-number', '[A-NUMBER]'), row('Date of birth', '')],
          }),
          p('Office use'),
          new Table({ rows: [row('Country of citizenship', '{{country of citizenship}}'), row('Remarks', '')] }),
        ],
      },
    ],
  })
}
