import { attorneyName, cityLine } from '#domain/clients/attorney.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { escapeText, gap, textOrGap } from '#domain/section-content/write.ts'
import type { CaseFrame } from '../case.ts'

/** The lines of a filing's cover as markup (gaps included), for the page and for the Word file (R3 to R6). */
export type Caption = {
  readonly tribunal: readonly string[]
  /** Each respondent in capitals with the file number. */
  readonly parties: readonly { readonly name: string; readonly file: string }[]
  readonly proceedings: string
  readonly custody: string
  readonly judgeAndHearing: readonly string[]
}

export function captionOf(frame: CaseFrame): Caption {
  const people = [{ name: frame.clientName, aNumber: frame.aNumber }, ...frame.family.members]
  return {
    tribunal: tribunal(frame),
    parties: people.map(({ name, aNumber }) => ({
      name: escapeText(name.toUpperCase()),
      file: textOrGap(aNumber, 'A-NUMBER'),
    })),
    proceedings: `In ${proceedingsType(frame)} proceedings`,
    custody: custodyMark(frame),
    judgeAndHearing: judgeAndHearing(frame),
  }
}

/** R4 */
function custodyMark({ answers }: CaseFrame): string {
  const detained = textOf(answers, 'detained')
  if (detained === undefined) return gap('DETAINED / NON-DETAINED')
  return detained === 'yes' ? 'DETAINED' : 'NON-DETAINED'
}

function tribunal({ forum, answers }: CaseFrame): string[] {
  const upper = (name: string, label: string) => textOrGap(textOf(answers, name)?.toUpperCase(), label)
  return [
    'UNITED STATES DEPARTMENT OF JUSTICE',
    'EXECUTIVE OFFICE FOR IMMIGRATION REVIEW',
    ...(forum === 'board'
      ? ['BOARD OF IMMIGRATION APPEALS', 'FALLS CHURCH, VIRGINIA']
      : ['IMMIGRATION COURT', `${upper('city', 'COURT CITY')}, ${upper('state', 'COURT STATE')}`]),
  ]
}

/** The attorney's choice, else what the procedural history says. */
function proceedingsType({ answers }: CaseFrame): string {
  const chosen = textOf(answers, 'proceedings_type')
  if (chosen === 'removal' || chosen === 'withholding-only' || chosen === 'asylum-only') return chosen
  const history = textOf(answers, 'procedural_history_details') ?? ''
  return /\b(withholding|asylum)-only\b/i.exec(history)?.[0].toLowerCase() ?? 'removal'
}

/** Before the Board the judge's name is always left to the attorney. */
function judgeAndHearing({ forum, answers }: CaseFrame): string[] {
  if (forum === 'board') return [`Immigration Judge: ${gap('IMMIGRATION JUDGE')}`]
  const hearing = textOf(answers, 'next_hearing')
  return [
    `Immigration Judge: ${textOrGap(textOf(answers, 'judge_name'), 'IMMIGRATION JUDGE')}`,
    `Next Hearing: ${hearing === undefined ? `${gap('DATE')} at ${gap('TIME')}` : escapeText(hearing)}`,
  ]
}

/** Name, title, firm, address, phone, email, licence and, for the court and the Board, the EOIR ID. */
export function attorneyBlock({ attorney, forum }: CaseFrame): string[] {
  const name = textOrGap(attorneyName(attorney), 'ATTORNEY NAME')
  const address = [attorney.address_1, attorney.address_2, cityLine(attorney)].flatMap((line) =>
    line ? [escapeText(line)] : [],
  )
  return [
    attorney.title ? `${name}, ${escapeText(attorney.title)}` : name,
    textOrGap(attorney.firm_name, 'FIRM NAME'),
    ...(address.length > 0 ? address : [gap('ADDRESS')]),
    textOrGap(attorney.phone, 'PHONE'),
    textOrGap(attorney.email, 'EMAIL'),
    `${textOrGap(attorney.license_authority, 'LICENSE AUTHORITY')} No. ${textOrGap(attorney.license_number, 'LICENSE NUMBER')}`,
    ...(forum === 'uscis' ? [] : [`EOIR ID ${gap('EOIR ID')}`]),
  ]
}

/** S80: signed by hand, never by software. */
export function signatureLines(frame: CaseFrame): string[] {
  return ['____________________', ...attorneyBlock(frame), `Counsel for the ${frame.role}`, 'Date: ________']
}
