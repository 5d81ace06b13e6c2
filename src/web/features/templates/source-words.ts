import type { Source } from './old-case-queries.ts'
import type { Group } from './old-case-words.ts'

const fromRecord: Readonly<Record<string, string>> = {
  client: 'full name',
  'a-number': 'A-number',
  citizenship: 'citizenship',
  pronoun: 'pronoun',
  'birth-date': 'date of birth',
  'marriage-date': 'date of marriage',
  'entry-date': 'date of entry',
  'entry-place': 'place of entry',
  address: 'address',
}

/** Where a group comes from, as the list says it. */
export function sourceWords(source: Source, { slot, label }: Pick<Group, 'slot' | 'label'>): string {
  switch (source) {
    case 'record':
      return `Record: ${fromRecord[slot] ?? label}`
    case 'profile':
      return `Your profile: ${label}`
    case 'answer':
      return `Answer: ${label}`
    case 'computed':
      return `Computed: ${label}`
    case 'ask':
      return 'Ask me each time'
    case 'blank':
      return 'Leave blank until signed'
    case 'leave-out':
      return 'Leave out'
    case 'own':
      return 'Keep: the firm’s text'
  }
}
