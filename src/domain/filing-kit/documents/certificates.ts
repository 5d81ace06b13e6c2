import type { Inline, LegalDocument } from '#domain/legal-document/block.ts'
import type { KitCase } from '../kit-case.ts'
import { blank, orGap, paper, paragraph, signatureLines, title, words } from './paper.ts'

/** A document that was translated, as its certificate names it. */
export type Translated = { readonly title: string; readonly exhibit?: string; readonly pages?: number }

/** One certificate for the documents of one translator: what the court, the Board and USCIS ask for together. */
export function translationCertificate({ answers }: KitCase, documents: readonly Translated[]): LegalDocument {
  const translator = answers['translator']
  const many = documents.length > 1
  return paper('Certificate of translation', [
    title('CERTIFICATE OF TRANSLATION'),
    paragraph(
      words('I, '),
      orGap(translator, 'translator'),
      words(', am competent to translate from '),
      orGap(answers['translator_language'], 'language'),
      words(
        ` into English. I made the English translation of the ${many ? 'documents' : 'document'} listed below. I certify that each translation is full, complete and accurate, and that it is true and accurate to the best of my abilities.`,
      ),
    ),
    documents.length > 0
      ? { kind: 'list', ordered: true, items: documents.map((one) => ({ content: [words(lineOf(one))] })) }
      : paragraph(orGap(undefined, 'translated documents')),
    signatureLines(
      orGap(translator, 'translator'),
      orGap(answers['translator_address'], 'translator’s address'),
      orGap(answers['translator_phone'], 'translator’s telephone'),
    ),
  ])
}

function lineOf({ title: name, exhibit, pages }: Translated): string {
  const about = [
    ...(exhibit === undefined ? [] : [`Exhibit ${exhibit}`]),
    ...(pages === undefined ? [] : [`${pages} ${pages === 1 ? 'page' : 'pages'}`]),
  ]
  return about.length > 0 ? `${name} (${about.join(', ')})` : name
}

/** Placed after the declarant's signature. */
export function interpreterCertificate({ answers, lead }: KitCase): LegalDocument {
  const language = orGap(answers['declarant_language'], 'language')
  const declarant: Inline = words(answers['declarant'] || lead.name)
  const medium = { video: ' by video', telephone: ' by telephone' }[answers['interpreter_medium'] ?? ''] ?? ''
  return paper('Certificate of interpretation', [
    title('CERTIFICATE OF INTERPRETATION'),
    paragraph(
      words('I, '),
      orGap(answers['interpreter'], 'interpreter'),
      words(', am competent to interpret and translate between '),
      language,
      words(' and English. Before '),
      declarant,
      words(' (“the declarant”) signed the '),
      orGap(answers['declaration_title'], 'title of the declaration'),
      words(` above, I read all of it to the declarant${medium} in `),
      language,
      words(
        ', a language that the declarant understands. The declarant told me that the declarant understood it. My interpretation was true and accurate to the best of my abilities.',
      ),
    ),
    signatureLines(
      orGap(answers['interpreter'], 'interpreter'),
      orGap(answers['interpreter_address'], 'interpreter’s address'),
      orGap(answers['interpreter_phone'], 'interpreter’s telephone'),
    ),
  ])
}

/** The two sentences are the statute's form and are never varied; the longer one is good in both places. */
export const perjuryInside = 'I declare under penalty of perjury that the foregoing is true and correct.'
export const perjuryAbroad =
  'I declare under penalty of perjury under the laws of the United States of America that the foregoing is true and correct.'

/** The frame of an unsworn declaration under 28 U.S.C. § 1746; its facts are written by the person who declares. */
export function declaration({ answers, lead, form }: KitCase): LegalDocument {
  const name = answers['declarant'] || lead.name
  const isInside = answers['signed_abroad'] === 'no'
  const language = answers['declarant_language']
  const readBack =
    language && language.toLowerCase() !== 'english'
      ? [{ content: [words(`This declaration was read to me in ${language}, which I understand.`)] }]
      : []
  return paper('Declaration', [
    title(`DECLARATION OF ${name.toLocaleUpperCase('en-US')}`),
    paragraph(words(`I, ${name}, declare:`)),
    {
      kind: 'list',
      ordered: true,
      items: [
        {
          content: [
            words(
              `I make this declaration in support of ${name === lead.name ? `my Form ${form}` : `Form ${form} of ${lead.name}`}. I know the facts below myself, except where I say that I was told them.`,
            ),
          ],
        },
        { content: [orGap(undefined, 'facts, one in each paragraph')] },
        ...readBack,
      ],
    },
    paragraph(words(`${isInside ? perjuryInside : perjuryAbroad} Executed on `), blank(14), words('.')),
    { kind: 'signature', lines: [[blank()], [words(name)]] },
  ])
}
