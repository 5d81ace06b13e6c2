export type Gender = 'he' | 'she'

/** A person of the case. Relatives who are only called so have the id of their relation: `client:mother`. */
export type CasePerson = {
  readonly id: string
  /** The words of the name, folded; empty where nobody names the person. */
  readonly words: ReadonlySet<string>
  readonly gender?: Gender
  readonly born?: string
  /** What the person is to the client: `wife`, `brother`, `doctor`. */
  readonly kin?: string
  /** Whose relative, by id, where a source says it: the spouse's mother is not the client's. */
  readonly owner?: string
}
