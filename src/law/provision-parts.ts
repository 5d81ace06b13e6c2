/**
 * How far the paragraphs of often cited provisions go: under a paragraph the last one below it. From background knowledge,
 * not compared with the text (`confirmed: false`): it tells that a paragraph cannot be (`212.7(e)(27)`), and that one is
 * not made up; it confirms no text.
 */
export type ProvisionParts = {
  /** Key of the section: `8 CFR 212.7`, `8 USC 1182`. */
  readonly key: string
  /** The paragraph whose parts are counted; empty for the section itself. */
  readonly under: string
  readonly last: string
  readonly confirmed: false
}

const row = (key: string, under: string, last: string): ProvisionParts => ({ key, under, last, confirmed: false })

export const provisionParts: readonly ProvisionParts[] = [
  row('8 USC 1158', '', 'e'),
  row('8 USC 1158', '(a)', '3'),
  row('8 USC 1158', '(a)(2)', 'E'),
  row('8 USC 1158', '(b)', '3'),
  row('8 USC 1158', '(b)(1)', 'B'),
  row('8 USC 1158', '(b)(1)(B)', 'iii'),
  row('8 USC 1158', '(b)(2)', 'D'),
  row('8 USC 1158', '(c)', '3'),
  row('8 USC 1158', '(d)', '7'),
  row('8 USC 1182', '', 't'),
  row('8 USC 1182', '(a)', '10'),
  row('8 USC 1182', '(a)(2)', 'I'),
  row('8 USC 1182', '(a)(6)', 'G'),
  row('8 USC 1182', '(a)(6)(C)', 'iii'),
  row('8 USC 1182', '(a)(9)', 'C'),
  row('8 USC 1182', '(a)(9)(B)', 'v'),
  row('8 USC 1182', '(a)(9)(B)(i)', 'II'),
  row('8 USC 1182', '(a)(9)(B)(iii)', 'V'),
  row('8 USC 1182', '(a)(9)(A)', 'iii'),
  row('8 USC 1182', '(a)(9)(C)', 'iii'),
  row('8 USC 1227', '', 'd'),
  row('8 USC 1227', '(a)', '7'),
  row('8 USC 1227', '(a)(2)', 'F'),
  row('8 USC 1229b', '', 'f'),
  row('8 USC 1229b', '(b)', '6'),
  row('8 USC 1231', '(b)', '3'),
  row('8 USC 1231', '(b)(3)', 'C'),
  row('8 USC 1427', '', 'g'),
  row('8 USC 1430', '', 'e'),
  row('8 USC 1101', '', 'i'),
  row('8 USC 1101', '(a)', '53'),
  row('8 USC 1101', '(a)(42)', 'B'),
  row('8 USC 1101', '(a)(43)', 'U'),
  row('8 USC 1101', '(a)(48)', 'B'),
  row('8 USC 1255', '', 'n'),
  row('8 USC 1229b', '(a)', '3'),
  row('8 USC 1229b', '(b)(1)', 'D'),
  row('8 CFR 212.7', '', 'e'),
  row('8 CFR 212.7', '(e)', '14'),
  row('8 CFR 208.4', '(a)', '6'),
  row('8 CFR 1208.4', '(a)', '6'),
  row('8 CFR 208.13', '(b)', '3'),
  row('8 CFR 1208.13', '(b)', '3'),
  row('8 CFR 208.16', '(c)', '4'),
  row('8 CFR 1208.16', '(c)', '4'),
  row('8 CFR 208.16', '(b)', '3'),
  row('8 CFR 1208.16', '(b)', '3'),
  row('8 CFR 208.18', '(a)', '8'),
  row('8 CFR 1208.18', '(a)', '8'),
]
