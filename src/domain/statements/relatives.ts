import { genderOfKin, relationOf } from '#domain/persons/kin.ts'
import type { CasePerson } from './person.ts'
import type { Roster } from './persons.ts'

/** The relative of these persons; by the name on the roster where there is one, else by the relation. */
export function relativeOf(owners: readonly string[], word_: string, roster: Roster): readonly string[] {
  const relation = relationOf(word_)
  const gender = genderOfKin(word_)
  const isParent = /^(?:mother|father|parent)$/.test(relation)
  return (isParent ? owners.map((one) => siblingsParent(one, roster)) : owners).flatMap((owner) => {
    if (relation === 'spouse') {
      if (owner === 'client' && roster.persons.has('spouse')) return ['spouse']
      if (owner === 'spouse') return ['client']
    }
    if (isChildOfCouple(owner, relation, word_, roster)) {
      const children = [...roster.persons.values()].filter(
        (person) => person.kin === 'child' && (person.gender ?? gender) === (gender ?? person.gender),
      )
      if (children.length > 0) return children.map(({ id }) => id)
    }
    if (owner.startsWith('child') && /^(?:mother|father|parents?)$/i.test(word_)) {
      const parents = ['client', 'spouse'].filter((id) => roster.persons.has(id))
      return parents.filter(
        (id) => (roster.persons.get(id)?.gender ?? gender) === (gender ?? roster.persons.get(id)?.gender),
      )
    }
    const isTheirs = (person: CasePerson) =>
      person.owner === owner || (owner === 'client' && person.owner === undefined)
    const named = [...roster.persons.values()].filter(
      (person) => person.kin === word_.toLowerCase() && isTheirs(person),
    )
    if (named.length > 0) return named.map(({ id }) => id)
    const isOpen = (person: CasePerson) => person.owner === undefined && person.kin === word_.toLowerCase()
    const open = owner === 'spouse' ? [...roster.persons.values()].filter(isOpen) : []
    return [`${owner}:${word_.toLowerCase()}`, ...open.map(({ id }) => id)]
  })
}

/** The couple's own, and whom the client's father or mother calls a grandchild. */
function isChildOfCouple(owner: string, relation: string, called: string, { persons }: Roster): boolean {
  if (relation === 'child') return owner === 'client' || owner === 'spouse'
  if (!/^grand(?:son|daughter|child)$/iu.test(called)) return false
  const person = persons.get(owner)
  const isTheirs = /^(?:mother|father)$/.test(person?.kin ?? '') && (person?.owner ?? 'client') === 'client'
  return isTheirs || /^client:(?:mother|father)$/.test(owner)
}

/** The mother of the client's sister is the client's. */
function siblingsParent(owner: string, { persons }: Roster): string {
  const person = persons.get(owner)
  const isSibling = /^(?:brother|sister)$/.test(person?.kin ?? '') && (person?.owner ?? 'client') === 'client'
  return isSibling || /^client:(?:brother|sister)$/.test(owner) ? 'client' : owner
}

/** The named person whom a source calls a former husband or wife, else the relation. */
export function formerOf(owner: string, relation: string, { persons }: Roster): string {
  const named = [...persons.values()].filter(
    ({ id, kin, owner: whose }) => id !== 'spouse' && kin === relation.toLowerCase() && (whose ?? 'client') === owner,
  )
  return named.length === 1 && named[0] ? named[0].id : `${owner}:former-${relation}`
}
