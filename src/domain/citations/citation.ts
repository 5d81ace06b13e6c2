/** What kind of thing is cited. Short forms (`short-case`, `supra`, `id`, `name-only`) point to a citation before them. */
export type CitationKind =
  | 'case'
  | 'docket'
  | 'statute'
  | 'regulation'
  | 'register'
  | 'public-law'
  | 'policy-manual'
  | 'foreign-affairs-manual'
  | 'executive-order'
  | 'court-rule'
  | 'constitution'
  | 'database'
  | 'unpublished'
  | 'short-case'
  | 'supra'
  | 'id'
  | 'name-only'

/** A citation as it stands in a text; offsets are into that text, `end` exclusive. */
export type Citation = {
  readonly kind: CitationKind
  readonly start: number
  readonly end: number
  readonly text: string
  /**
   * What it names, in one form for all ways to write it: `480 U.S. 421`, `26 I&N Dec. 388`, `8 USC 1158` (also for
   * INA § 208), `8 CFR 1208.16`, `89 FR 103370`, `Pub. L. 109-13`, `PM 9 B.5`. Absent from short forms until resolved.
   */
  readonly key?: string
  /** Subsection: `(b)(1)(B)(i)`. */
  readonly sub?: string
  /** The name of the case, without signals before it. */
  readonly name?: string
  readonly volume?: number
  readonly reporter?: string
  /** First page; absent when it is left blank (`___`). */
  readonly page?: number
  /** Pinpoint pages as written: `565-66`. */
  readonly pin?: string
  /** The court in the parenthesis, as written: `BIA`, `9th Cir.`. */
  readonly court?: string
  readonly year?: number
  /** Keys of parallel citations that follow it (`107 S. Ct. 1207`). */
  readonly parallel?: readonly string[]
  /** A statute cited by the section of the Act (`ina`), of the Code (`usc`), or by its bare number (`bare`). */
  readonly written?: 'ina' | 'usc' | 'bare'
  /** Why it cannot be what it looks like, in one sentence. */
  readonly malformed?: string
  /** What stands right behind it: `overruled by`, `aff'd`. */
  readonly history?: string
}

/** A normalised text and the way back to offsets of the original. */
export type NormalText = {
  readonly text: string
  /** The offset in the original for an offset in `text`. */
  readonly at: (index: number) => number
}
