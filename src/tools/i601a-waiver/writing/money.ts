import type { CaseFact } from '#domain/case-map/case-map.ts'
import type { Person } from '#domain/persons/person.ts'
import type { HouseholdBudget } from '../case/household-budget.ts'

/** What the household's facts say in dollars a month. */
export type Household = {
  readonly applicantPay: number | undefined
  readonly relativePay: number | undefined
  readonly housing: { readonly word: 'rent' | 'mortgage' | 'house payment'; readonly sum: number } | undefined
  /** A price that was quoted for care. */
  readonly care: number | undefined
  /** What the home costs beside: `the trailer payment`. */
  readonly beside?: { readonly word: string; readonly sum: number } | undefined
}

type Sum = {
  readonly kind: keyof Household
  readonly sum: number
  readonly word?: string
  /** The statement says "a month"; a bare sum of pay counts only beside one that says so. */
  readonly isMonthly: boolean
}

/**
 * Reads pay, housing and quoted care from facts. A sum belongs to the noun or verb that stands directly with it; one that
 * is bound to nothing, to another period, or that the facts give twice and differently, is not compared at all.
 */
export function readHousehold(
  facts: readonly CaseFact[],
  relative: string,
  persons: readonly Person[] = [],
  budget?: HouseholdBudget,
): Household {
  const stated = facts.filter(({ negated }) => !negated)
  const hasCare = stated.some(({ wording }) => careNoun.test(wording))
  const sums = stated.flatMap((fact) => [
    ...sumsIn(fact.wording, relative, hasCare),
    ...(fact.quoteOnly === true ? rowsIn(fact, relative, persons) : []),
  ])
  sums.push(...budgetSums(budget, relative))
  const isMonthlyPay = sums.some(({ kind, isMonthly }) => kind !== 'housing' && kind !== 'beside' && isMonthly)
  const only = (kind: keyof Household) => {
    const found = sums.filter(
      (one) => one.kind === kind && (one.isMonthly || kind === 'housing' || kind === 'beside' || isMonthlyPay),
    )
    return found.every(({ sum }) => sum === found[0]?.sum) ? found[0] : undefined
  }
  const housing = only('housing')
  const beside = only('beside')
  return {
    applicantPay: only('applicantPay')?.sum,
    relativePay: only('relativePay')?.sum,
    housing: housing && { word: wordOfHome(housing.word), sum: housing.sum },
    // Of several prices the lowest: what it exceeds, all exceed.
    care: sums.filter(({ kind }) => kind === 'care').toSorted((a, b) => a.sum - b.sum)[0]?.sum,
    beside: beside && { word: beside.word ?? 'home payment', sum: beside.sum },
  }
}

const wordOfHome = (label = ''): 'rent' | 'mortgage' | 'house payment' =>
  /mortgage/iu.test(label) ? 'mortgage' : /house payment/iu.test(label) ? 'house payment' : 'rent'

/** What each of the two brings home by the household’s budget, and what the home costs. */
function budgetSums(budget: HouseholdBudget | undefined, relative: string): Sum[] {
  const rows = budget?.rows ?? []
  const total = (id: string) =>
    rows
      .filter(({ owner, side, isOfOtherTime }) => owner === id && side === 'in' && isOfOtherTime !== true)
      .reduce((all, { sum }) => all + sum, 0)
  const home = rows.find(({ label, side }) => side === 'out' && /\b(?:rent|mortgage|house payment)\b/iu.test(label))
  const pays: Sum[] = [
    { kind: 'applicantPay', sum: total('applicant'), isMonthly: true },
    { kind: 'relativePay', sum: total(relative), isMonthly: true },
  ]
  // What was quoted for the care that would have to be bought.
  const care = rows.filter(
    ({ label, side }) => side === 'added' && /\b(?:care|aide|family home|nursing)\b/iu.test(label),
  )
  return [
    ...pays.filter(({ sum }) => sum > 0),
    ...care.map(({ sum }) => ({ kind: 'care' as const, sum, isMonthly: true })),
    ...(home === undefined
      ? []
      : [
          {
            kind: 'housing' as const,
            sum: home.sum,
            word: wordOfHome(home.label),
            isMonthly: true,
          },
        ]),
  ]
}

/** `Net pay, Kristin Boyer: $1,900 a month`: a row of a paper with a name that can only be one of the two. */
function rowsIn({ asTold, wording }: CaseFact, relative: string, persons: readonly Person[]): Sum[] {
  return (asTold ?? wording).split(/; |\n/u).flatMap((row): Sum[] => {
    const [, named = '', figure = ''] =
      /^(?:net |gross |monthly |take-home )?(?:pay|wages?|salary|income|earnings)(?: of)?[,:]? ([^:$]{3,60}?)[,:]? \$(\d[\d,]*(?:\.\d\d)?) (?:a|per) month$/iu.exec(
        row.trim(),
      ) ?? []
    const owners = persons.filter(
      ({ full, first }) => named !== '' && named.includes(first ?? full.split(' ')[0] ?? full),
    )
    const [owner] = owners
    const kind = owner?.id === 'applicant' ? 'applicantPay' : owner?.id === relative ? 'relativePay' : undefined
    return owners.length !== 1 || kind === undefined
      ? []
      : [{ kind, sum: Number(figure.replaceAll(',', '')), isMonthly: true }]
  })
}

const amount = /\$(\d[\d,]*(?:\.\d\d)?)/gu
const monthly = /^,? (?:a|per|each|every) month\b/u
const otherPeriod = /^,? (?:a|an|per|each|every) (?:hour|day|week|year|visit|session)\b/u
const careNoun =
  /\b(?:day ?care|child ?care|after-school|caregiver|home health aide|nursing home|paid care|home care|home aide|memory care|assisted living|care facility)\b/iu

function sumsIn(wording: string, relative: string, hasCare: boolean): Sum[] {
  if (/\bwould\b/u.test(wording) && !/\bquoted\b/u.test(wording)) return []
  return [...wording.matchAll(amount)].flatMap((match): Sum[] => {
    const before = wording.slice(Math.max(0, match.index - 120), match.index)
    const after = wording.slice(match.index + match[0].length, match.index + match[0].length + 60)
    const sum = Number(match[1]?.replaceAll(',', ''))
    if (otherPeriod.test(after) || !Number.isFinite(sum)) return []
    // Nobody lives a month on it: a pay by the hour whose unit stands elsewhere.
    if (sum < 150 && !monthly.test(after)) return []
    const isMonthly = monthly.test(after) || /\bmonthly (?:pay|income|wages?|salary|rent)\b[^$]*$/u.test(before)
    const word = housingWord(before, after)
    const [, paid] = besideHousing.exec(before) ?? []
    if (paid !== undefined) return [{ kind: 'beside', sum, word: paid.toLowerCase(), isMonthly }]
    if (word !== undefined) return [{ kind: 'housing', sum, word, isMonthly }]
    if (isCare(before, hasCare)) return isMonthly ? [{ kind: 'care', sum, isMonthly }] : []
    const kind = payOf(before, relative)
    const isOfAnotherTime = /\b(?:year|annual\p{L}*|(?:19|20)\d\d)\b/u.test(before + after)
    return kind === undefined || (isOfAnotherTime && !isMonthly) ? [] : [{ kind, sum, isMonthly }]
  })
}

const besideHousing =
  /\b((?:trailer|mobile home|home|land|lot) payment)(?: (?:is|of|costs|runs|comes to))?(?: about| some)? $/iu

/** `rent is $1,680`, `the mortgage payment of about $900`, `$1,680 a month in rent`; no other noun between them. */
function housingWord(before: string, after: string): 'rent' | 'mortgage' | 'house payment' | undefined {
  const [, word] =
    /\b(rent|mortgage)(?: payment)?(?: each month| every month| a month)?[,:]?(?: (?:is|of|at|costs|runs|comes to))?(?: about| some| now)? $/iu.exec(
      before,
    ) ??
    /^(?: (?:a|per|each|every) month)? (?:in|for|of|toward|as) (?:the |their |his |her |its |monthly )?(rent|mortgage)\b/iu.exec(
      after,
    ) ??
    []
  if (/\b(?:house payment|house, whose payment)(?: (?:is|of))?(?: about)? $/iu.test(before)) return 'house payment'
  return word === undefined ? undefined : word.toLowerCase() === 'mortgage' ? 'mortgage' : 'rent'
}

/** A price that somebody quoted for care: `after-school care quoted at $900`, `They quoted her $900`. */
function isCare(before: string, hasCare: boolean): boolean {
  const clause = lastClause(before)
  return (
    careNoun.test(clause) || (hasCare && /\bquoted (?:at |\{[^{}]*\} |(?:him|her|them) )?(?:about )?$/u.test(clause))
  )
}

/** Whose pay the sum is: the verb or the noun of pay stands in its own clause, and the clause names the person. */
function payOf(before: string, relative: string): keyof Household | undefined {
  const clause = lastClause(before)
  const owner =
    /(?:^|\s)\{([a-z0-9-]+)\.poss\} (?:own )?(?:monthly |present |take-home |net )?(?:pay|income|wages|salary|earnings|paycheck|check|pension|SSDI|SSI|Social Security|(?:VA |disability )?(?:compensation|benefits?)) (?:is|are|of|comes to)(?: about| some)? $/u
  // "Her pay is $1,450; his is $4,200."
  const elliptic =
    /\b(?:pay|income|wages|salary|earnings) (?:is|are)\b[^;]{0,60}(?:;|,| and) ?\{([a-z0-9-]+)\.poss\} is(?: about| some)? $/u
  const earns =
    /\b(?:earns?|brings? home|takes? home|makes|nets|clears|gets|draws|receives?)(?: about| some| around)? $/u
  // `I pay him $4,100 a month`, in the words of an employer.
  if (/\bpays \{applicant(?:\.\w+)?\}(?: about| some)? $/u.test(before)) return 'applicantPay'
  // `earns $3,150 a month and {applicant} $5,400`
  const second =
    /\b(?:earns|makes|brings home) \$[\d,]{3,9}(?: a month)?,? and \{([a-z0-9-]{1,30})(?:\.\w{1,4})?\}(?: about)? $/u.exec(
      before,
    )?.[1]
  const who =
    second ??
    owner.exec(before)?.[1] ??
    elliptic.exec(before)?.[1] ??
    (earns.test(clause) ? subjectOf(clause, before) : undefined)
  return who === 'applicant' ? 'applicantPay' : who === relative ? 'relativePay' : undefined
}

/**
 * The person with whom the clause begins, or the only one of the sentence where the clause begins with its verb; never
 * through a possessive (`his brother earns`) or a relative clause (`her brother, who earns`).
 */
function subjectOf(clause: string, before: string): string | undefined {
  const [, own] =
    /^\s*(?:Now |Today )?\{([a-z0-9-]+)(?:\.(?:subj|he))?\} (?:also |still |now )?\p{L}+(?: home)?(?: about| some| around)? $/u.exec(
      clause,
    ) ?? []
  if (own !== undefined) return own
  if (!/^\s*(?:also |still |now )?\p{L}+(?: home)?(?: about| some| around)? $/u.test(clause)) return undefined
  if (/\b(?:who|which|that|whose)\b/u.test(before)) return undefined
  const named = [...before.slice(before.lastIndexOf('. ') + 1).matchAll(/\{([a-z0-9-]+)(\.\w+)?\}/gu)]
  const [first] = named
  return /^\.(?:poss|his|him)$/u.test(first?.[2] ?? '') || named.some(([, id]) => id !== first?.[1])
    ? undefined
    : first?.[1]
}

/** What stands since the last comma, semicolon, full stop, "and" or sum. */
function lastClause(before: string): string {
  return before.split(/[;$]|, |\. | and /u).at(-1) ?? before
}
