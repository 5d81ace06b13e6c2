import { cleanSentence } from '../reading/clean-wording.ts'
import { nameTokens } from '../reading/name-persons.ts'
import type { Alias } from '#domain/persons/forms.ts'

/** A sentence that somebody wrote in the third person as a wording: persons as tokens, no full stop. */
export const ownWording = (statement: string, aliases: readonly Alias[]): string =>
  nameTokens(cleanSentence(statement), aliases).replace(/\.$/, '')
