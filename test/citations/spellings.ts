/** Ways in which attorneys write one citation; for tests. */
const cases: readonly ((citation: string) => string)[] = [
  (text) => text,
  (text) => text.replace(/(F\.|L\.) ?(\d?[a-z]+\d?)/, '$1 $2'),
  (text) => text.replace('F.3d', 'F. 3d').replace('F.4th', 'F. 4th').replace('F.2d', 'F. 2d').replace('U.S.', 'U. S.'),
  (text) => text.replace('F.3d', 'F3d').replace('F.4th', 'F4th').replace('F.2d', 'F2d'),
  (text) => text.replace('I&N Dec.', 'I. & N. Dec.'),
  (text) => text.replace('I&N Dec.', 'I & N Dec.'),
  (text) => text.replace('I&N Dec.', 'I&N Dec').replace(' v. ', ' v '),
  (text) => text.replace(' v. ', ' vs. ').replace('Matter of', 'In re'),
  (text) => text.replace(/^[^,]+/, (name) => name.toUpperCase()),
  (text) => text.replace(/^([^,]+),/, '$1'),
  (text) => text.replaceAll(' ', '\u00a0'),
  (text) => text.replaceAll(' ', '  '),
  (text) => text.replace(/ (?=\d{1,4} )/, '\n'),
  (text) => `See ${text}`,
  (text) => `See, e.g., ${text}; see also the record.`,
  (text) => `The rule is settled (citing ${text}).`,
  (text) => text.replace(/ Cir\. (\d{4})/, ' Cir., $1').replace('(BIA ', '(B.I.A. '),
  (text) => text.replaceAll('-', '\u2011'),
  (text) => text.replaceAll("'", '’'),
  (text) => `In ${text}, the tribunal said so.`,
]

const provisions: readonly ((citation: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll(' § ', ' '),
  (text) => text.replaceAll('§', 'Section'),
  (text) => text.replaceAll('§', 'section'),
  (text) => text.replaceAll('§', 'Sec.'),
  (text) => text.replaceAll('U.S.C.', 'USC').replaceAll('C.F.R.', 'CFR'),
  (text) => text.replaceAll('U.S.C.', 'U. S. C.').replaceAll('C.F.R.', 'C. F. R.'),
  (text) => text.replaceAll('U.S.C.', 'U.S.C.A.').replaceAll('C.F.R.', 'CFR'),
  (text) => text.replaceAll('U.S.C.', 'U.S. Code').replaceAll('C.F.R.', 'Code of Federal Regulations'),
  (text) => text.replaceAll('U.S.C.', 'United States Code').replaceAll('INA', 'I.N.A.'),
  (text) => text.replaceAll('INA', 'Immigration and Nationality Act'),
  (text) =>
    text
      .replaceAll(/(\d+) U\.S\.C\. § /g, '$1, United States Code, Section ')
      .replaceAll(/(\d+) C\.F\.R\. § /g, '$1, Code of Federal Regulations, Section '),
  (text) =>
    text
      .replaceAll(/(\d+) U\.S\.C\. § /g, 'Title $1, United States Code, Section ')
      .replaceAll(/(\d+) C\.F\.R\. § /g, 'Title $1, Code of Federal Regulations, Section '),
  (text) =>
    text
      .replaceAll(/(\d+) U\.S\.C\. § /g, 'Title $1 U.S.C. § ')
      .replaceAll(/(\d+) C\.F\.R\. § /g, 'Title $1 C.F.R. § '),
  (text) => text.replaceAll(' ', '\u00a0'),
  (text) => text.replaceAll('§ ', '§'),
  (text) => text.replaceAll('§', '§ '),
  (text) => text.replaceAll(')(', ') ('),
  (text) => text.replace(/\(/, ' ('),
  (text) => `Under ${text}, the rule is plain.`,
]

/** Twenty spellings of one citation of the list. */
export function spellingsOf(citation: string): readonly string[] {
  const isProvision = /U\.S\.C\.|C\.F\.R\.|INA §/.test(citation)
  return (isProvision ? provisions : cases).map((write) => write(citation))
}
