import { expect, test } from 'vitest'
import { splitIntoSections } from './split-into-sections.ts'
import { templateParagraph as line, type TemplateParagraph } from './template-paragraph.ts'

const words =
  'The applicant has lived in this country for many years, and the record that is attached shows the reasons for which the request should be granted.'
const prose = (n = 1) => Array.from({ length: n }, () => line(words))
const bold = (t: string) => line(t, { boldShare: 1 })
const title = (t: string) => line(t, { boldShare: 1, align: 'center' })
const centre = (t: string) => line(t, { align: 'center' })
const under = (t: string) => line(t, { underlineShare: 1 })
const boldUnder = (t: string) => line(t, { underlineShare: 1, boldShare: 1 })
const num = (a: number, n: number) => Array.from({ length: n }, (_, i) => line(`${a + i}. ${words}`))
type Kind = {
  readonly name: string
  readonly heads: readonly string[]
  readonly make: (heads: readonly string[]) => TemplateParagraph[]
}
const kinds: readonly Kind[] = [
  {
    name: 'complaint for declaratory relief',
    heads: [
      'NATURE OF THE ACTION',
      'JURISDICTION AND VENUE',
      'PARTIES',
      'STATUTORY AND REGULATORY BACKGROUND',
      'FACTUAL ALLEGATIONS',
      'COUNT I',
      'COUNT II',
      'PRAYER FOR RELIEF',
    ],
    make: (heads) => [
      centre('UNITED STATES DISTRICT COURT'),
      centre('DISTRICT OF OREGON'),
      line('[PLAINTIFF],'),
      line('Plaintiff,'),
      line('v.'),
      line('[DEFENDANT], in her official capacity,'),
      line('Defendant.'),
      line('Case No. [NUMBER]'),
      title('COMPLAINT FOR DECLARATORY AND INJUNCTIVE RELIEF'),
      ...heads.flatMap((x, i) => [
        title(x),
        ...(x.startsWith('COUNT') ? [centre('(Violation of the Administrative Procedure Act, 5 U.S.C. § 706)')] : []),
        ...num(1 + i * 4, 4),
      ]),
      line('Dated: ____________'),
      line('Respectfully submitted,'),
      line('____________'),
    ],
  },
  {
    name: 'retainer agreement with articles',
    heads: [
      'Article 1 – Scope of Work',
      'Article 2 – Fees',
      'Article 3 – Costs',
      'Article 4 – Duties of the Client',
      'Article 5 – Termination',
      'Article 6 – Files and Records',
    ],
    make: (heads) => [
      title('AGREEMENT FOR LEGAL SERVICES'),
      line('This agreement is made on [DATE] between [FIRM] and [CLIENT NAME].'),
      ...heads.flatMap((x, i) => [bold(x), line(`${i + 1}.1 ${words}`), line(`${i + 1}.2 ${words}`)]),
      line('IN WITNESS WHEREOF the parties have signed.'),
      line('Firm: ____________'),
      line('Client: ____________'),
    ],
  },
  {
    name: 'employer letter with run-in captions',
    heads: ['The Company', 'The Position', 'Duties', 'Minimum Requirements', 'The Beneficiary', 'Terms of Employment'],
    make: (heads) => [
      line('[DATE]'),
      line('U.S. Citizenship and Immigration Services'),
      line('California Service Center'),
      line('Re: H-1B petition for [BENEFICIARY]'),
      line('Dear Officer:'),
      ...prose(),
      ...heads.map((x) => line(`${x}. ${words}`, { leadIn: `${x}.` })),
      line('Sincerely,'),
      line('____________'),
      line('[SIGNER]'),
    ],
  },
  {
    name: 'FOIA appeal with underlined sentence captions',
    heads: [
      'The request and the response',
      'The search was not adequate',
      'Exemption 7(E) does not apply',
      'Segregable portions must be released',
      'Relief sought',
    ],
    make: (heads) => [
      line('[DATE]'),
      line('Associate General Counsel'),
      line('FOIA Appeals'),
      line('Re: Appeal of [CONTROL NUMBER]'),
      line('To the Appeals Officer:'),
      ...prose(),
      ...heads.flatMap((x) => [under(x), ...prose(2)]),
      line('Very truly yours,'),
      line('____________'),
    ],
  },
  {
    name: 'pre-trial memorandum with letters',
    heads: [
      'A. Relief sought',
      'B. Issues in dispute',
      'C. Stipulations',
      'D. Witnesses',
      'E. Exhibits',
      'F. Estimated time',
    ],
    make: (heads) => [
      centre('IMMIGRATION COURT'),
      centre('CHICAGO, ILLINOIS'),
      line('In the Matter of:'),
      line('[CLIENT NAME]'),
      line('File No.: A [A-NUMBER]'),
      title('PRE-HEARING STATEMENT'),
      ...heads.flatMap((x) => [bold(x), ...prose()]),
      line('Respectfully submitted,'),
      line('____________'),
      title('CERTIFICATE OF SERVICE'),
      line('On ____________ I served this statement on the Department through ECAS.'),
    ],
  },
  {
    name: 'country conditions memo with questions as captions',
    heads: [
      'What did the client ask?',
      'Short answer',
      'Who are the persecutors?',
      'Can the state protect the client?',
      'Could the client relocate?',
      'Sources',
    ],
    make: (heads) => [
      bold('MEMORANDUM'),
      line('TO: [ATTORNEY]'),
      line('FROM: [CLERK]'),
      line('DATE: [DATE]'),
      line('RE: [CLIENT NAME]'),
      ...heads.flatMap((x) => [boldUnder(x), ...prose(2)]),
    ],
  },
  {
    name: 'plain roman headings without any look',
    heads: ['I. Introduction', 'II. Facts', 'III. Argument', 'IV. Conclusion'],
    make: (heads) => [
      centre('IMMIGRATION COURT'),
      centre('MIAMI, FLORIDA'),
      line('In the Matter of:'),
      line('[CLIENT NAME]'),
      line('A [A-NUMBER]'),
      centre('MOTION TO RECALENDAR'),
      ...heads.flatMap((x) => [line(x), ...prose(2)]),
      line('Respectfully submitted,'),
      line('____________'),
    ],
  },
  {
    name: 'plain captions that end with a colon',
    heads: ['Identity of the declarant:', 'How I know the applicant:', 'What I saw:', 'Why I support the application:'],
    make: (heads) => [
      line('To whom it may concern,'),
      ...heads.flatMap((x) => [line(x), ...prose()]),
      line('Sincerely,'),
      line('____________'),
    ],
  },
  {
    name: 'Spanish declaration',
    heads: ['Antecedentes', 'Los hechos', 'Por qué temo regresar', 'Declaración final'],
    make: (heads) => [
      title('DECLARACIÓN JURADA'),
      line('Yo, [NOMBRE], declaro bajo pena de perjurio:'),
      ...heads.flatMap((x) => [
        bold(x),
        line(
          'Yo nací en un pueblo pequeño y viví allí con mi familia hasta que tuve que salir por lo que pasó aquella noche.',
        ),
        line('Mi madre todavía vive en la misma casa y me cuenta lo que pasa cuando puede llamar por teléfono.'),
      ]),
      line('Firmado el ____________'),
      line('____________'),
    ],
  },
  {
    name: 'bond motion with centered captions',
    heads: [
      'INTRODUCTION',
      'RESPONDENT IS NOT A DANGER',
      'RESPONDENT IS NOT A FLIGHT RISK',
      'ALTERNATIVES TO DETENTION',
      'CONCLUSION',
    ],
    make: (heads) => [
      centre('IMMIGRATION COURT'),
      centre('TACOMA, WASHINGTON'),
      line('In the Matter of:'),
      line('[CLIENT NAME]'),
      line('A [A-NUMBER]'),
      line('DETAINED'),
      ...heads.flatMap((x) => [centre(x), ...prose(2)]),
      line('Respectfully submitted,'),
      line('____________'),
    ],
  },
]

const folded = (text: string) => text.toLowerCase().replace(/[.:]$/, '').trim()

test.for(kinds)('$name: each section is named as its heading says', ({ heads, make }) => {
  const paragraphs = make(heads)
  const titles = splitIntoSections(paragraphs).sections.flatMap(({ title: name, innerHeadings }) => [
    folded(name),
    ...innerHeadings.map((index) => folded(paragraphs[index]?.text ?? '')),
  ])
  expect(heads.filter((head) => !titles.includes(folded(head)))).toEqual([])
})
