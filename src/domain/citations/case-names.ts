const signal =
  /^(?:(?:but|and|or)? ?(?:see(?:,? also|,? generally)?(?:,? e\.g\.,?)?|accord|cf\.|compare|contra|e\.g\.,?|citing|quoting|quoted in|cited in|in|under|per|by|with|following|from|and|also|applying|since|after|that|the Board in|held in|as in|the Court in|like)[,:]? )+/i
const agencyName =
  /(?:Matter of|In re:?|In the Matter of|Ex parte|MATTER OF|IN RE:?|IN THE MATTER OF|EX PARTE) +(?=[A-Z“"])/g
const versus = /(?:^|[ (])(v|vs|V|VS)\.? /g
const lowerWord =
  /^(?:of|the|and|for|de|del|la|las|los|da|do|dos|van|von|der|den|el|al|bin|ibn|ex|rel\.?|y|e|on|in|to|et|al\.?,?)$/
const abbreviation =
  /(?:^|[ .(])(?:[A-Z]|St|Mr|Mrs|Ms|Dr|Jr|Sr|Co|Corp|Inc|Ltd|Bros|Int|Servs?|Sec|Soc|Nat|Ass|Dep|Dept|Att|Gen|Comm|Inst|Univ|Cty|Cnty|Ctr|Hosp|Ins|Mfg|R\.R|Ry|No|Nos|U\.S|Transp|State|N\.Y|Educ|Welf|Health|Imm|Refugee)\.$/

export type FoundName = {
  /** Where the name begins in the window. */
  readonly start: number
  readonly name: string
}

/**
 * The name of a case that ends a piece of text (the 220 characters before a citation, or less): `Matter of X`, `In re X`,
 * `X v. Y`, without the signals before it. Undefined when the piece ends otherwise.
 */
export function findNameAtEnd(piece: string): FoundName | undefined {
  const end = piece.replace(/(?<![ ,])[ ,]+$/, '')
  const agency = [...end.matchAll(agencyName)].at(-1)
  const against = [...end.matchAll(versus)].at(-1)
  if (agency && (!against || agency.index > against.index)) {
    const name = end.slice(agency.index)
    return isOneName(name.slice(agency[0].length)) ? { start: agency.index, name } : undefined
  }
  return against && findParties(end, against.index + against[0].indexOf('v'))
}

/** A name goes on over `Int'l, Inc.` and initials, but never over the end of a sentence or a semicolon. */
function isOneName(text: string): boolean {
  if (text.length > 120 || /[;:\n\d?!]/.test(text.replaceAll(/\bNo\. ?\d+/g, ''))) return false
  return !endsSentenceInside(text) && text.split(' ').every((word) => /^[“"(&A-Z–-]/.test(word) || lowerWord.test(word))
}

function endsSentenceInside(text: string): boolean {
  return [...text.matchAll(/\.[”"’)]? (?=[A-Z])/g)].some((stop) => !abbreviation.test(text.slice(0, stop.index + 1)))
}

function findParties(text: string, at: number): FoundName | undefined {
  const right = text.slice(at).replace(/^vs?\.? /i, '')
  if (right === '' || right.length > 110 || !isOneName(right)) return undefined
  const left = text.slice(0, at).trimEnd()
  const party = firstParty(left)
  const signals = signal.exec(party)?.[0] ?? ''
  if (party.length === signals.length) return undefined
  const name = `${party.slice(signals.length)} ${text.slice(at)}`
  return { start: left.length - party.length + signals.length, name: name.trim() }
}

/** The words that end a piece of text and can be the first party's name. */
function firstParty(left: string): string {
  const words = left.split(/(?<= )/)
  let from = words.length
  while (from > 0 && belongsToParty(words[from - 1] ?? '', from === words.length)) from -= 1
  while (from < words.length && lowerWord.test((words[from] ?? '').trim())) from += 1
  return words.slice(from).join('')
}

/** Goes back word by word: capitalised words, small connecting words, abbreviations; a sentence's end stops it. */
function belongsToParty(word: string, isLast: boolean): boolean {
  const bare = word.trim()
  if (bare === '' || /[;:()\n“”"]$/.test(bare) || (/[.?!]$/.test(bare) && !isLast && !abbreviation.test(` ${bare}`)))
    return false
  if (bare.endsWith(',') && !isLast)
    return /^(?:Inc|Int['’]l|Ltd|Co|Corp|S|N|L)\.?,$/.test(bare) || /^[A-Z][\w’'-]+,$/.test(bare)
  return /^["“(]?[A-Z&]/.test(bare) || lowerWord.test(bare)
}

const generic = new Set(
  'ins dhs us united states usa uscis ice eoir doj department justice homeland security immigration naturalization citizenship customs enforcement service services secretary attorney general atty gen usdhs v in re matter of the and inc llc'
    .split(' ')
    .concat(
      'state people commonwealth territory dep dept department bureau board comm commission commr agency co corp company ltd llp assn ass soc intl natl city county town village school dist district'.split(
        ' ',
      ),
      'chertoff napolitano mayorkas noem nielsen sec holder garland lynch barr sessions bondi ashcroft gonzales mukasey reno whitaker wilkinson rosen keisler filip thornburgh meese smith rogers'.split(
        ' ',
      ),
    ),
)

function nameWords(name: string): string[] {
  return name
    .replace(/ \(?(?:I{1,3}|IV)\)?$/, '')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/(?<=(?<![A-Z])[A-Z]-) (?=[A-Z]-)/g, '')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F'’.]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9-]+/)
    .filter((word) => word !== '')
}

/**
 * True when two names can be the same case: initials must be equal, otherwise half of the shorter name's own words (the
 * government's party does not count) must be in the other, also abbreviated (`Transp.` for `Transportation`).
 */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [readName(one), readName(other)]
  if (a.isOfGovernment !== b.isOfGovernment && a.isVersus && b.isVersus) return false
  if (a.isAgencyCase !== b.isAgencyCase && (a.isVersus || b.isVersus)) return false
  const [short, long] = a.own.length <= b.own.length ? [a.own, b.own] : [b.own, a.own]
  if (short.some((word) => /^[a-z](-[a-z])*-$/.test(word)) || long.some((word) => /^[a-z](-[a-z])*-$/.test(word)))
    return short.join(' ') === long.join(' ')
  const shared = short.filter((word) => long.some((candidate) => isSameWord(word, candidate)))
  return shared.length > 0 && shared.length * 2 >= short.length
}

type ReadName = {
  readonly own: readonly string[]
  readonly isOfGovernment: boolean
  readonly isAgencyCase: boolean
  readonly isVersus: boolean
}

/** A name is compared with hundreds of listed ones: it is read once. Reading gives the same for the same name, always. */
const known = new Map<string, ReadName>()
const mostKnown = 5000

function readName(name: string): ReadName {
  const before = known.get(name)
  if (before) return before
  const read = {
    own: ownWords(name),
    isOfGovernment: isOfGovernment(name),
    isAgencyCase: isAgencyCase(name),
    isVersus: isVersus(name),
  }
  if (known.size >= mostKnown) known.clear()
  known.set(name, read)
  return read
}

/** True when two names have any word in common, that of the government too: `Garland` for `Garland v. Ming Dai`. */
export function sharesWord(one: string, other: string): boolean {
  const words = new Set(nameWords(other))
  return nameWords(one).some((word) => word.length > 1 && words.has(word))
}

/** One of the two parties is the government by one of its names, and nobody else. */
function isOfGovernment(name: string): boolean {
  return name.split(/ vs?\.? /i).some((party) => {
    const words = nameWords(party)
    return words.length > 0 && words.every((word) => generic.has(word) || word === 'sec')
  })
}

const isAgencyCase = (name: string) => /^(?:matter of|in re|in the matter of) /i.test(name)
const isVersus = (name: string) => / vs?\.? /i.test(name)

function ownWords(name: string): string[] {
  const words = nameWords(name)
  const own = words.filter((word) => !generic.has(word))
  return own.length > 0 ? own : words
}

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  return Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one))
}
