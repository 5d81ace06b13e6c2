/**
 * How far the Constitution of the United States goes: articles, sections and clauses, amendments and their sections. From
 * background knowledge, not compared with the text (`confirmed: false`): it tells that a provision cannot be (`amend. XXX`,
 * `art. III, § 7`), and that one is not made up; it confirms no text.
 */
export type ConstitutionalPart = {
  readonly number: number
  /** Clauses of each section, in order; none where it has no sections. */
  readonly sections: readonly number[]
  /** Repealed by a later amendment. */
  readonly repealedBy?: number
  readonly confirmed: false
}

const part = (number: number, ...sections: readonly number[]): ConstitutionalPart => ({
  number,
  sections,
  confirmed: false,
})

export const articles: readonly ConstitutionalPart[] = [
  part(1, 1, 5, 7, 2, 4, 2, 3, 18, 8, 3),
  part(2, 8, 3, 1, 1),
  part(3, 1, 3, 2),
  part(4, 1, 3, 2, 1),
  part(5),
  part(6),
  part(7),
]

export const amendments: readonly ConstitutionalPart[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((number) => part(number)),
  part(13, 1, 1),
  part(14, 1, 1, 1, 1, 1),
  part(15, 1, 1),
  part(16),
  part(17),
  { ...part(18, 1, 1, 1), repealedBy: 21 },
  part(19),
  part(20, 1, 1, 1, 1, 1, 1),
  part(21, 1, 1, 1),
  part(22, 1, 1),
  part(23, 1, 1),
  part(24, 1, 1),
  part(25, 1, 1, 1, 1),
  part(26, 1, 1),
  part(27),
]
