/** Month names as clients and documents write them: English with abbreviations, Spanish, Portuguese, French. */
const names: readonly (readonly string[])[] = [
  ['january', 'jan', 'enero', 'janeiro', 'janvier'],
  ['february', 'feb', 'febrero', 'fevereiro', 'février', 'fevrier'],
  ['march', 'mar', 'marzo', 'março', 'marco', 'mars'],
  ['april', 'apr', 'abril', 'avril'],
  ['may', 'mayo', 'maio', 'mai'],
  ['june', 'jun', 'junio', 'junho', 'juin'],
  ['july', 'jul', 'julio', 'julho', 'juillet'],
  ['august', 'aug', 'agosto', 'août', 'aout'],
  ['september', 'sept', 'sep', 'septiembre', 'setiembre', 'setembro', 'septembre'],
  ['october', 'oct', 'octubre', 'outubro', 'octobre'],
  ['november', 'nov', 'noviembre', 'novembro', 'novembre'],
  ['december', 'dec', 'diciembre', 'dezembro', 'décembre', 'decembre'],
]

const byName = new Map(names.flatMap((forms, index) => forms.map((form) => [form, index + 1])))

/** 1 to 12 for a month's name or abbreviation in any case; undefined for other words. */
export function monthNumber(name: string): number | undefined {
  return byName.get(name.toLowerCase().replace(/\.$/, ''))
}

/** The alternatives for every month's name, the longest first, for use in a pattern with the `i` and `u` flags. */
export const monthPattern = `(?:${[...byName.keys()].toSorted((a, b) => b.length - a.length).join('|')})`
