/** Citations with one thing about them changed, by what was changed; for tests. */
export type Altered = { readonly what: string; readonly text: string }

const decision =
  /^(.*?),? (\d{1,4}) (U\.S\.|S\. Ct\.|I&N Dec\.|F\.2d|F\.3d|F\.4th|F\. App[’']x|F\. Supp\. (?:2d|3d)|F\. Supp\.) (\d{1,5})(.*)$/
const elsewhere: Readonly<Record<string, string>> = {
  'F.2d': 'F.3d',
  'F.3d': 'F.4th',
  'F.4th': 'F.3d',
  'U.S.': 'F.2d',
  'S. Ct.': 'U.S.',
  'I&N Dec.': 'F.3d',
}

/** What is left when one thing of a decision is changed: volume, page, year, court, party, reporter, pinpoint. */
function alterDecision(citation: string, at: number): Altered[] {
  const match = decision.exec(citation)
  if (!match) return []
  const [, name = '', volume = '', reporter = '', page = '', rest = ''] = match
  const [first, number] = [Number(page), Number(volume)]
  const tail = rest.replace(/^, \d+(?:-\d+)?/, '')
  const circuit = /\(\d+(?:st|nd|rd|d|th) Cir\./.exec(citation)?.[0]
  const other = elsewhere[reporter]
  const invented = ['Ramirez', 'Okonkwo', 'Petrov', 'Nguyen'][at % 4] ?? ''
  const made: (Altered | undefined)[] = [
    { what: 'volume', text: `${name}, ${number + 1 + (at % 3)} ${reporter} ${page}${rest}` },
    { what: 'page', text: `${name}, ${volume} ${reporter} ${first + 1 + ((at * 13) % 40)}${rest}` },
    { what: 'page', text: `${name}, ${volume} ${reporter} ${first > 3 ? first - 1 - (at % 2) : first + 61}${rest}` },
    {
      what: 'year',
      text: citation.replace(/(\d{4})\)$/, (_, year) => `${Number(year) + (at % 2 === 0 ? 1 : -1)})`),
    },
    circuit === undefined
      ? { what: 'court', text: citation.replace('(BIA', '(A.G.') }
      : { what: 'court', text: citation.replace(circuit, circuit === '(9th Cir.' ? '(2d Cir.' : '(9th Cir.') },
    {
      what: 'party',
      text: / v\. /.test(name)
        ? citation.replace(/^.*? v\. /, `${invented}-Delgado v. `)
        : citation.replace(/^(?:Matter of|In re) [^,]+,/, `Matter of ${invented}-Delgado,`),
    },
    other === undefined ? undefined : { what: 'reporter', text: `${name}, ${volume} ${other} ${page}${rest}` },
    first > 6 ? { what: 'pinpoint', text: `${name}, ${volume} ${reporter} ${page}, ${first - 5}${tail}` } : undefined,
    { what: 'pinpoint', text: `${name}, ${volume} ${reporter} ${page}, ${first + 300}${tail}` },
  ]
  return made.flatMap((one) => (one && one.text !== citation ? [one] : []))
}

/** The last part of a subsection exchanged for one that no provision has. */
function alterProvision(citation: string): Altered[] {
  if (!/^(?:INA|8 U\.S\.C\.|8 C\.F\.R\.) § [\d.A-Z]+(?:\([A-Za-z0-9]+\))+$/.test(citation)) return []
  return ['(99)', '(zz)'].flatMap((part) => [
    { what: 'subsection', text: citation.replace(/\([A-Za-z0-9]+\)$/, part) },
    { what: 'subsection', text: `${citation}${part}` },
  ])
}

/** Every change of one citation of the list; `at` varies how much. */
export function alter(citation: string, at: number): readonly Altered[] {
  return [...alterDecision(citation, at), ...alterProvision(citation)]
}
