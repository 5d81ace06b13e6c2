import { foldWord } from '#domain/language/fold.ts'
import type { CasePerson, Gender } from './person.ts'

/** The words of a name, folded, without initials. */
export function wordsOf(name: string): Set<string> {
  return new Set((name.match(/[\p{L}\p{M}'’-]+/gu) ?? []).map(foldWord).filter((word) => word.length > 1))
}

/** The client, the spouse and the children as the lines of the record give them. */
export function recordPersons(text: string): CasePerson[] {
  const groups = new Map<string, Map<string, string>>()
  for (const line of text.split('\n')) {
    const [, who = '', field = '', value = ''] = /^(?:(Spouse|Child \d+) )?([^:]{2,60}): (.+)$/.exec(line) ?? []
    const id = who === '' ? 'client' : who.toLowerCase().replace(' ', '-')
    if (field !== '') groups.set(id, (groups.get(id) ?? new Map<string, string>()).set(field.toLowerCase(), value))
  }
  return [...groups].map(([id, fields]) => {
    const gender = readGender(fields.get('gender') ?? fields.get('sex') ?? '')
    const born = fields.get('date of birth')
    const kin = id === 'spouse' ? 'spouse' : id.startsWith('child') ? 'child' : undefined
    return {
      id,
      words: wordsOf(fields.get('name') ?? ''),
      ...(gender && { gender }),
      ...(born !== undefined && { born }),
      ...(kin !== undefined && { kin }),
    }
  })
}

function readGender(said: string): Gender | undefined {
  if (/^(?:f|female|woman)$/i.test(said)) return 'she'
  return /^(?:m|male|man)$/i.test(said) ? 'he' : undefined
}
