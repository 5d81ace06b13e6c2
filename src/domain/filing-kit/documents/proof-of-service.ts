import type { Inline, LegalDocument } from '#domain/legal-document/block.ts'
import type { KitCase } from '../kit-case.ts'
import { listed } from '../listed.ts'
import { blank, orGap, paper, paragraph, signatureLines, title, words } from './paper.ts'

const methods: Readonly<Record<string, string>> = {
  mail: 'first-class mail',
  hand: 'hand delivery',
  courier: 'commercial courier',
}

/**
 * The proof of service of a court or Board filing. With all parties on ECAS it notes that ECAS completed service; what is
 * outside of ECAS is served separately. Undefined where none belongs to it: before USCIS, served in the hearing, or a joint
 * motion.
 */
export function proofOfService(kit: KitCase, titles: readonly string[]): LegalDocument | undefined {
  const { lead, answers, forum } = kit
  if ((forum !== 'court' && forum !== 'board') || answers['served_otherwise'] === 'yes') return undefined
  const outside = listed(answers['outside_ecas'])
  const method = answers['service_method']
  const isEcas = answers['all_on_ecas'] === 'yes' || method === 'ecas'
  const server = orGap(answers['server_name'] || kit.counsel.name, 'name of the person who serves')
  const filed = titles.filter((one) => !outside.includes(one))
  const blocks = [
    title('CERTIFICATE OF SERVICE'),
    paragraph(words(`${lead.name}, `), orGap(lead.aNumber, 'A-number')),
    ...(isEcas && filed.length > 0 ? [ecasParagraph(filed)] : []),
    ...(!isEcas || outside.length > 0 ? [separateParagraph(isEcas ? outside : titles, method, answers)] : []),
    signatureLines(server),
  ]
  return paper('Certificate of service', blocks)
}

function ecasParagraph(titles: readonly string[]) {
  return paragraph(
    words('On '),
    blank(14),
    words(
      ` I filed the ${joined(titles)}, with all attachments, through ECAS. Every party in this case takes part in ECAS, and service on the Department of Homeland Security was completed through ECAS.`,
    ),
  )
}

function separateParagraph(titles: readonly string[], method: string | undefined, answers: KitCase['answers']) {
  const by: Inline = orGap(methods[method ?? ''], 'way of service')
  return paragraph(
    words('On '),
    blank(14),
    words(
      ` I served a complete and identical copy of the ${joined(titles)}, with all attachments, on the Department of Homeland Security, Office of the Principal Legal Advisor, `,
    ),
    orGap(answers['opla_address'], 'address of the OPLA office'),
    words(', by '),
    by,
    words('.'),
  )
}

function joined(titles: readonly string[]): string {
  return titles.length < 2 ? (titles[0] ?? 'filing') : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`
}
