const weaker: readonly (readonly [RegExp, RegExp])[] = [
  [/^a beating$/u, /^(?:blows|kicks|a whipping|a beating with|.{1,40} (?:strokes|lashes|blows)\b)/u],
  [/^tying of the limbs$/u, /^suspension by the limbs$/u],
  [/^(?:captivity|confinement)$/u, /^(?:detention|captivity|confinement|abduction) for/u],
  [/^detention$/u, /^(?:confinement for|abduction)/u],
  [/^a knife wound$/u, /^(?:genital cutting|cutting with a blade)/u],
  [/^capture by force$/u, /^(?:abduction|captivity|detention)/u],
  [/^(?:sexual violence|a sexual assault)$/u, /^rape$/u],
  [/^sexual violence$/u, /^a sexual assault$/u],
]

/** `detention for eleven days` says more than `detention`, blows to the feet more than a beating. */
export function withoutWeaker(harms: readonly string[]): string[] {
  const isSaidBy = (harm: string, other: string) =>
    other !== harm &&
    (other.startsWith(`${harm} for `) ||
      weaker.some(([weak, strong]) => weak.test(harm) && strong.test(other)) ||
      (harm.startsWith('a beating with ') && other === harm.replace('a beating', 'blows')) ||
      (harm.startsWith('confinement for ') && other === harm.replace('confinement', 'detention')) ||
      (harm.startsWith('the shooting of') && other === harm.replace('shooting', 'killing')))
  return harms.filter((harm) => !harms.some((other) => isSaidBy(harm, other)))
}

const grave = [
  /^the killing/u,
  /^(?:rape|a sexual assault|sexual violence)/u,
  /^(?:electric|suspension|burns|a gunshot|a stabbing|stoning|the pulling|suffocation|cuts with|blows to the soles|.{1,30} (?:strokes|lashes))/u,
  / for /u,
  /^(?:a bag|blows to|strangling)/u,
  /^(?:abduction|captivity|confinement|detention)/u,
]

/** The gravest of the harms, in their own order. */
export function gravest(harms: readonly string[], most: number): string[] {
  const rank = (harm: string) => {
    const at = grave.findIndex((pattern) => pattern.test(harm))
    return at < 0 ? grave.length : at
  }
  const chosen = new Set(harms.toSorted((a, b) => rank(a) - rank(b)).slice(0, most))
  return harms.filter((harm) => chosen.has(harm))
}
