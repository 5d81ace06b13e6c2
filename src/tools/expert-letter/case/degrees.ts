/** Degrees as papers write them, without dots, and as the letter prints them. */
const degrees: Readonly<Record<string, string>> = {
  PhD: 'Ph.D.',
  DPhil: 'D.Phil.',
  PsyD: 'Psy.D.',
  EdD: 'Ed.D.',
  DEng: 'D.Eng.',
  ScD: 'Sc.D.',
  DSc: 'D.Sc.',
  DrPH: 'Dr.P.H.',
  JD: 'J.D.',
  MD: 'M.D.',
  DO: 'D.O.',
  DVM: 'D.V.M.',
  DMA: 'D.M.A.',
  LLM: 'LL.M.',
  LLB: 'LL.B.',
  MSc: 'M.Sc.',
  MS: 'M.S.',
  MA: 'M.A.',
  MPhil: 'M.Phil.',
  MEng: 'M.Eng.',
  MFA: 'M.F.A.',
  MPH: 'M.P.H.',
  MBA: 'M.B.A.',
  MSW: 'M.S.W.',
  MTech: 'M.Tech.',
  MEd: 'M.Ed.',
  MBBS: 'M.B.B.S.',
  BSc: 'B.Sc.',
  BS: 'B.S.',
  BA: 'B.A.',
  BFA: 'B.F.A.',
  BEng: 'B.Eng.',
  BTech: 'B.Tech.',
  BMus: 'B.Mus.',
  MMus: 'M.Mus.',
}

/** Degrees in the letter's spelling, whatever the papers use. */
export const printedDegrees: readonly string[] = Object.values(degrees)

/** A degree at the beginning of a part: `PhD`, `Doctor of Medicine`. */
export const degreePattern = new RegExp(
  String.raw`(?<![\p{L}.])(${Object.keys(degrees).join('|')}|Doctorate|Master of \p{L}+|Bachelor of \p{L}+|Doctor of \p{L}+)(?![\p{L}])`,
  'u',
)

const dotted: readonly (readonly [RegExp, string])[] = Object.entries(degrees).map(([plain, printed]) => [
  new RegExp(
    String.raw`(?<![\p{L}.])${printed.replaceAll('.', String.raw`\.\s?`).replace(/\\s\?$/u, '')}(?=[\s,;:)]|$)`,
    'gu',
  ),
  plain,
])

/** The text with degrees without dots, so that a full stop is a full stop. */
export function plainDegrees(text: string): string {
  return dotted.reduce((told, [pattern, plain]) => told.replaceAll(pattern, plain), text)
}

export function printedDegree(title: string): string {
  return degrees[title] ?? title
}

const known = new RegExp(
  String.raw`(?<![\p{L}.])(${Object.keys(degrees)
    .filter((name) => name.length > 2)
    .join('|')})(?![\p{L}])`,
  'gu',
)

/** The text with its degrees as the letter prints them. */
export function dottedDegrees(text: string): string {
  return text.replaceAll(known, (name) => printedDegree(name))
}
